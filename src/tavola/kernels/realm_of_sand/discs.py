"""Main action 2: summoning discs, one small step at a time (games/realm_of_sand/discs.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.layout import (
    ACT,
    AFTERWARDS,
    ASIDE,
    DISCS,
    ELEMENTS,
    FRONT,
    LIMIT,
    MAIN,
    NEXT,
    PHASE,
    PROMPT,
    REPLENISH,
    SEAT,
    STEPS,
    SUMMON,
    SUMMON_ON,
    SUMMONING_ALL,
    SUMMONING_SOME,
    SUPPLY,
    TURN_OF,
    USED,
    USED_FRONT,
)
from tavola.kernels.realm_of_sand.levels import room, side_at
from tavola.kernels.realm_of_sand.pieces import (
    disc_at,
    disc_cells,
    front_discs,
    home_of_displaced,
    lift,
    occupied,
    player_at,
)
from tavola.kernels.realm_of_sand.tables import (
    BRIGHT,
    DONE_NO,
    FREE_DISCS,
    GRID,
    LAYS,
    MEANS_LAY,
    MEANS_MOVE,
    MOVES,
    PART,
    SEATS,
    SUMMON_MIN,
    SUMMONS,
    TO_RESERVE,
    A,
    B,
)

NO_SUMMON = -1


@scalar
def own_discs(s: Words, me: int) -> int:
    return front_discs(s, me) + count_of(disc_cells(s, me))


@scalar
def can_summon(t: Words, s: Words, me: int) -> bool:
    """Somebody who owns a disc can always place or move it: a bright cell may hold anything (RS-6.2)."""
    return t[SUMMON_MIN] == 0 or own_discs(s, me) > 0


@scalar
def begin_summon(t: Words, s: Words, every: int) -> None:
    """Up to three steps, or as many as one has discs; never fewer than three where a disc may be used again (RS-6.1,
    RS-6.6, RS-10.13)."""
    usual = t[SUMMONS]
    if every:
        own = own_discs(s, player_at(s[TURN_OF]))
        usual = max(own, usual) if t[FREE_DISCS] else own
    s[PHASE], s[MAIN] = AFTERWARDS, SUMMONING_ALL if every else SUMMONING_SOME
    s[LIMIT], s[STEPS], s[USED], s[NEXT] = usual, 0, 0, SUMMON_ON
    for element in range(ELEMENTS):
        s[USED_FRONT + element] = 0


@scalar
def place_and_move(t: Words, s: Words) -> None:
    """Steps follow one another until the limit, or the player has had enough (RS-6.5). Alone a tile is the price
    (RS-13.4)."""
    if s[LIMIT] > s[STEPS] and has_step(t, s, player_at(s[TURN_OF])):
        s[PROMPT], s[SEAT] = SUMMON, s[TURN_OF]
        return
    stop_summoning(s)
    s[NEXT] = ACT
    if t[SEATS] == 1:
        s[PROMPT], s[SEAT], s[NEXT] = ASIDE, s[TURN_OF], REPLENISH


@scalar
def stop_summoning(s: Words) -> None:
    s[LIMIT], s[STEPS], s[USED] = NO_SUMMON, 0, 0
    for element in range(ELEMENTS):
        s[USED_FRONT + element] = 0


@scalar
def to_place(t: Words, s: Words, me: int, element: int) -> int:
    """Discs in front that may be placed in this summon (RS-6.6, RS-6.10)."""
    return s[me + FRONT + element] - (0 if t[FREE_DISCS] else s[USED_FRONT + element])


@scalar
def has_step(t: Words, s: Words, me: int) -> bool:
    """Whether any disc is left to use."""
    for element in range(ELEMENTS):
        if to_place(t, s, me, element) > 0:
            return True
    return to_move(t, s, me) != 0


@scalar
def to_move(t: Words, s: Words, me: int) -> int:
    """Cells with discs that may be moved in this summon."""
    return disc_cells(s, me) & (-1 if t[FREE_DISCS] else ~s[USED])


@scalar
def list_steps(t: Words, s: Words, out: Words, at: int) -> int:
    """Discs in front to any usable cell, discs on the board to any other (RS-6.1, RS-6.4, RS-6.7)."""
    me = player_at(s[SEAT])
    bright, taken = t[side_at(s, me) + BRIGHT], occupied(s, me)
    dark, count = room(t, s, me, taken), at
    for element in range(ELEMENTS):
        if to_place(t, s, me, element) > 0:
            count = list_ends(t, t[LAYS] + element * t[GRID], bright, out, count)
            count = list_ends(t, t[LAYS] + element * t[GRID], dark, out, count)
    movable = to_move(t, s, me)
    while movable:
        bit = movable & -movable
        dark = room(t, s, me, taken ^ bit)
        count = list_ends(t, t[MOVES] + first_of(bit) * t[GRID], bright & ~bit, out, count)
        count = list_ends(t, t[MOVES] + first_of(bit) * t[GRID], dark & ~bit, out, count)
        movable ^= bit
    if count > at and s[STEPS] >= t[SUMMON_MIN]:
        out[count] = t[DONE_NO]
        count += 1
    return count


@scalar
def list_ends(t: Words, numbers: int, cells: int, out: Words, count: int) -> int:
    """The numbers of these cells in one row of a table."""
    while cells:
        out[count] = t[numbers + first_of(cells)]
        count += 1
        cells &= cells - 1
    return count


@scalar
def make_step(t: Words, s: Words, meaning: int) -> None:
    """A disc leaves the front or its old cell; or the player has had enough."""
    me = player_at(s[SEAT])
    kind, a = meaning & PART, (meaning >> A) & PART
    end = 1 << ((meaning >> B) & PART)
    if kind == MEANS_LAY:
        s[me + FRONT + a] -= 1
        put_down(t, s, me, a, end)
    elif kind == MEANS_MOVE:
        start = 1 << a
        element = disc_at(s, me, start)
        s[me + DISCS + element] ^= start
        s[USED] &= ~start
        put_down(t, s, me, element, end)
    else:
        stop_summoning(s)


@scalar
def put_down(t: Words, s: Words, me: int, element: int, end: int) -> None:
    """Whatever lies on the cell is removed (RS-6.3); the disc there counts as used."""
    displace(t, s, me, end)
    s[me + DISCS + element] |= end
    s[USED] |= end
    s[STEPS] += 1


@scalar
def displace(t: Words, s: Words, me: int, bit: int) -> None:
    """A disc that was used in this summon and is sent back stays used."""
    if s[USED] & bit:
        s[USED] &= ~bit
        element = disc_at(s, me, bit)
        if element >= 0 and not t[TO_RESERVE]:
            s[USED_FRONT + element] += 1
    lift(s, me, bit, SUPPLY, home_of_displaced(t, me))
