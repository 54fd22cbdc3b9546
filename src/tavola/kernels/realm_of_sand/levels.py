"""The level track and the dark cells that it lets a player use (games/realm_of_sand/levels.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.layout import LEVEL, OPENED, OPENING, SEAT, SIDE_OF
from tavola.kernels.realm_of_sand.pieces import occupied, player_at
from tavola.kernels.realm_of_sand.tables import (
    CAP,
    CHOSEN_UNLOCK,
    DARK,
    DARK_RULE,
    LEVEL_MAX,
    ONE_SIDE,
    OPENS,
    PART,
    PER_SIDE,
    SIDE_ORDER,
    SIDES,
    A,
)


@scalar
def side_at(s: Words, me: int) -> int:
    """Where the numbers of a player's side begin."""
    return SIDES + s[me + SIDE_OF] * ONE_SIDE


@scalar
def may_cover(t: Words, s: Words, me: int, dark: int, used: int, cells: int) -> bool:
    """Whether pieces on these cells keep to the dark rule (RS-4.8, RS-9.1 to RS-9.5): at level L at most L dark cells
    hold a piece, or only those that are open. `used` are the dark cells that hold one now."""
    if t[DARK_RULE] == CAP:
        return count_of((cells & dark) | used) <= s[me + LEVEL]
    return cells & dark & ~s[me + OPENED] == 0


@scalar
def room(t: Words, s: Words, me: int, taken: int) -> int:
    """The dark cells on which one more piece may be laid; one that is occupied already adds none."""
    if t[DARK_RULE] != CAP:
        return s[me + OPENED]
    dark = t[side_at(s, me) + DARK]
    used = taken & dark
    return dark if count_of(used) < s[me + LEVEL] else used


@scalar
def raise_level(t: Words, s: Words, seat: int, steps: int) -> None:
    """The cube stops at the end of the track; steps beyond it are lost (RS-8.4, RS-8.5, RS-9.6, RS-15.6)."""
    me = player_at(seat)
    side = side_at(s, me)
    steps = min(steps, t[side + LEVEL_MAX] - s[me + LEVEL])
    if steps <= 0:
        return
    s[me + LEVEL] += steps
    if t[DARK_RULE] == CAP:
        return
    if t[DARK_RULE] == CHOSEN_UNLOCK:
        s[OPENING] = steps
        return
    at = t[SIDE_ORDER] + s[me + SIDE_OF] * PER_SIDE
    for nth in range(s[me + LEVEL] - steps, s[me + LEVEL]):
        if nth < PER_SIDE and t[at + nth] >= 0:
            s[me + OPENED] |= 1 << t[at + nth]


@scalar
def shut_cells(t: Words, s: Words) -> int:
    """The dark cells that are not open."""
    me = player_at(s[SEAT])
    return t[side_at(s, me) + DARK] & ~s[me + OPENED]


@scalar
def list_openings(t: Words, s: Words, out: Words, count: int) -> int:
    """Where the player opens a dark cell for good at each step (RS-9.3)."""
    shut = shut_cells(t, s)
    while shut:
        out[count] = t[t[OPENS] + first_of(shut)]
        count += 1
        shut &= shut - 1
    return count


@scalar
def open_cell(t: Words, s: Words, meaning: int) -> None:
    s[player_at(s[SEAT]) + OPENED] |= 1 << ((meaning >> A) & PART)


@scalar
def dark_used(t: Words, s: Words, me: int) -> int:
    """The dark cells that hold a piece."""
    return occupied(s, me) & t[side_at(s, me) + DARK]
