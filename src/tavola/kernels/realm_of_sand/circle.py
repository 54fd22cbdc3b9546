"""The rune circle: used tiles go to its end, new ones come from its start (games/realm_of_sand/circle.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.layout import (
    ASIDE_TILES,
    CIRCLE,
    IN_ACTIVE,
    IN_ASIDE,
    IN_CIRCLE,
    SEAT,
    TILES,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.tables import ACTIVE, ASIDES, PART, REACH, SEATS, TAKES, A


@scalar
def wants_tile(t: Words, s: Words, seat: int) -> bool:
    """A player with fewer than three tiles takes another, as long as there are any (RS-5.3)."""
    return s[player_at(seat) + IN_ACTIVE] < t[ACTIVE] and s[IN_CIRCLE] > 0


@scalar
def list_refills(t: Words, s: Words, out: Words, at: int) -> int:
    """One of the first two from the start (RS-5.2)."""
    count = min(t[REACH], s[IN_CIRCLE])
    for nth in range(count):
        out[at + nth] = t[t[TAKES] + s[CIRCLE + nth]]
    return at + count


@scalar
def take_from_circle(s: Words, me: int, nth: int) -> None:
    """The tile leaves the circle; one that was not chosen stays first. So the Queen moves on (RS-5.5)."""
    s[me + TILES + s[me + IN_ACTIVE]] = s[CIRCLE + nth]
    s[me + IN_ACTIVE] += 1
    s[IN_CIRCLE] -= 1
    for place in range(nth, s[IN_CIRCLE]):
        s[CIRCLE + place] = s[CIRCLE + place + 1]


@scalar
def take_tile(t: Words, s: Words, meaning: int) -> None:
    tile = (meaning >> A) & PART
    nth = 0
    while s[CIRCLE + nth] != tile:
        nth += 1
    take_from_circle(s, player_at(s[SEAT]), nth)


@scalar
def give_up(t: Words, s: Words, tile: int) -> None:
    """A tile leaves the active area: to the end of the circle (RS-5.1, RS-5.4); alone, to mark the round (RS-13.3,
    RS-13.5)."""
    me = player_at(s[TURN_OF])
    nth = 0
    while s[me + TILES + nth] != tile:
        nth += 1
    s[me + IN_ACTIVE] -= 1
    for place in range(nth, s[me + IN_ACTIVE]):
        s[me + TILES + place] = s[me + TILES + place + 1]
    if t[SEATS] == 1:
        s[ASIDE_TILES + s[IN_ASIDE]] = tile
        s[IN_ASIDE] += 1
    else:
        s[CIRCLE + s[IN_CIRCLE]] = tile
        s[IN_CIRCLE] += 1


@scalar
def list_asides(t: Words, s: Words, out: Words, at: int) -> int:
    """The tile that a summon costs who plays alone (RS-13.4)."""
    me = player_at(s[SEAT])
    for nth in range(s[me + IN_ACTIVE]):
        out[at + nth] = t[t[ASIDES] + s[me + TILES + nth]]
    return at + s[me + IN_ACTIVE]


@scalar
def lay_aside(t: Words, s: Words, meaning: int) -> None:
    give_up(t, s, (meaning >> A) & PART)
