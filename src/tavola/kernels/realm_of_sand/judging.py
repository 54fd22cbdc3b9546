"""What a position is worth to a player, in thousandths of a star, as the bots' evaluation has it."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.layout import (
    BEFORE,
    CHARGED,
    DISCS,
    ELEMENTS,
    ENDING,
    FACE,
    FIRST,
    FRONT,
    GLASSES,
    LEVEL,
    PHASE,
    ROUND,
    STARS,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.patterns import look_at_land
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.prospects import CRYSTAL, HURRY, IN_FRONT, LEVELS, LONG, WHOLE, hope, worth_of_disc
from tavola.kernels.realm_of_sand.tables import GLASSES_END, LAST_ROUND, SEATS, TARGET

STARS_A_TURN, GLASSES_A_TURN, TURNS_A_GLASS = 2000, 700, 1300
USUAL_HOPE, MIDDLING = 4000, 18000
CLEAR = 4  # stars that make a lead clear
PATIENCE = 20  # rounds after which a player takes what there is


@scalar
def means(s: Words, w: Words, me: int) -> int:
    """Discs, levels and the crystal: what helps with cards to come."""
    worth = w[LEVELS] * s[me + LEVEL] + w[CRYSTAL] * s[me + CHARGED]
    for element in range(ELEMENTS):
        worth += (s[me + FRONT + element] + count_of(s[me + DISCS + element])) * worth_of_disc(w, element)
    return worth


@scalar
def is_to_move(t: Words, s: Words, seat: int) -> bool:
    """Whether the turn of a seat in this round is still to come."""
    return (seat - s[FIRST]) % t[SEATS] > (s[TURN_OF] - s[FIRST]) % t[SEATS]


@scalar
def turns_left(t: Words, s: Words, seat: int) -> int:
    """Thousandths of main actions still to come; where hourglasses decide, a guess from whoever has most of them."""
    now = WHOLE if s[TURN_OF] == seat and s[PHASE] == BEFORE else 0
    if t[LAST_ROUND]:
        return (t[LAST_ROUND] - s[ROUND]) * WHOLE + now
    most = 0
    for other in range(t[SEATS]):
        soon = s[player_at(other) + GLASSES] * WHOLE
        if is_to_move(t, s, other):
            soon += GLASSES_A_TURN
        most = max(most, soon)
    by_glasses = max(0, t[TARGET] * WHOLE - most) * TURNS_A_GLASS // WHOLE if t[GLASSES_END] else PATIENCE * WHOLE
    return min(by_glasses, max(0, PATIENCE - s[ROUND]) * WHOLE // 2) + now


@scalar
def to_beat(t: Words, s: Words, w: Words, seat: int) -> int:
    """What the strongest rival has in hand and may be supposed to hope for; alone a middling score."""
    if t[SEATS] == 1:
        return MIDDLING
    most = 0
    for other in range(t[SEATS]):
        if other != seat:
            theirs = WHOLE * s[player_at(other) + STARS]
            if s[ENDING] == 0:
                theirs += means(s, w, player_at(other)) + USUAL_HOPE
            most = max(most, theirs)
    return most


@scalar
def lead(t: Words, s: Words, seat: int) -> int:
    """Between -1000 and 1000: whether a seat would like the game to end with the round. Who is to move will gain."""
    if t[SEATS] == 1:
        return 0
    mine, most = 0, -1
    for other in range(t[SEATS]):
        soon = WHOLE * s[player_at(other) + STARS] + (STARS_A_TURN if is_to_move(t, s, other) else 0)
        if other == seat:
            mine = soon
        else:
            most = max(most, soon)
    return max(-WHOLE, min(WHOLE, (mine - most) // CLEAR))


@scalar
def value(t: Words, s: Words, notes: Words, w: Words, seat: int) -> int:
    """By how much a seat stands better than the best of the others; alone, than a middling score."""
    me = player_at(seat)
    worth = WHOLE * s[me + STARS] - to_beat(t, s, w, seat)
    if s[ENDING] or s[me + FACE] < 0:
        return worth
    left = turns_left(t, s, seat)
    look_at_land(s, me)
    worth += w[HURRY] * s[me + GLASSES] * lead(t, s, seat) // WHOLE
    worth += means(s, w, me) * min(left, w[LONG]) // w[LONG]
    return worth + hope(t, s, notes, w, seat, left, IN_FRONT)
