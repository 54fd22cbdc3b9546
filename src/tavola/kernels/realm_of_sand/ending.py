"""The end of the game and the final scoring (games/realm_of_sand/ending.py, solo.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.layout import (
    BY_CARDS,
    BY_HOURGLASSES,
    BY_LAST_ROUND,
    ENDING,
    FIRST,
    GAME_OVER,
    GLASSES,
    GOES_ON,
    IN_DECK,
    NEXT,
    ROUND,
    STARS,
)
from tavola.kernels.realm_of_sand.patterns import any_available
from tavola.kernels.realm_of_sand.pieces import front_discs, occupied, player_at
from tavola.kernels.realm_of_sand.tables import CARDS_END, GLASSES_END, LAST_ROUND, SEATS, TARGET, TIE_FRONT


@scalar
def end_of_round(t: Words, s: Words) -> None:
    """Whether the game is over now (RS-11.1, RS-11.4 to RS-11.7; alone RS-13.1, RS-13.7)."""
    if is_triggered(t, s):
        s[ENDING] = BY_HOURGLASSES
    elif t[LAST_ROUND] and s[ROUND] >= t[LAST_ROUND]:
        s[ENDING] = BY_LAST_ROUND
    elif t[CARDS_END] and not cards_are_left(t, s):
        s[ENDING] = BY_CARDS
    if s[ENDING] != GOES_ON:
        s[NEXT] = GAME_OVER


@scalar
def is_triggered(t: Words, s: Words) -> bool:
    for seat in range(t[SEATS]):
        if t[GLASSES_END] and s[player_at(seat) + GLASSES] >= t[TARGET]:
            return True
    return False


@scalar
def cards_are_left(t: Words, s: Words) -> bool:
    return s[IN_DECK] + s[IN_DECK + 1] + s[IN_DECK + 2] > 0 or any_available(t, s)


@scalar
def stars(t: Words, s: Words, seat: int) -> int:
    return s[player_at(seat) + STARS]


@scalar
def place_of(t: Words, s: Words, seat: int) -> int:
    """Most stars; then most pieces on the board; then the later in turn order (RS-12.1 to RS-12.5)."""
    if s[ENDING] == GOES_ON:
        return 0
    place = 1
    for other in range(t[SEATS]):
        if other != seat and stands_before(t, s, other, seat):
            place += 1
    return place


@scalar
def stands_before(t: Words, s: Words, one: int, other: int) -> bool:
    first, second = s[player_at(one) + STARS], s[player_at(other) + STARS]
    if first == second:
        first, second = tie_pieces(t, s, one), tie_pieces(t, s, other)
    if first == second:
        first, second = (one - s[FIRST]) % t[SEATS], (other - s[FIRST]) % t[SEATS]
    return first > second


@scalar
def tie_pieces(t: Words, s: Words, seat: int) -> int:
    """Squares and discs in the rune area; discs in front count only if the table plays it so (RS-12.2, RS-9.7)."""
    me = player_at(seat)
    return count_of(occupied(s, me)) + (front_discs(s, me) if t[TIE_FRONT] else 0)
