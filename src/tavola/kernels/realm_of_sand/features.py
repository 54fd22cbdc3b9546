"""What a net sees of a position of Realm of Sand: small whole numbers, a player's own workshop first."""

from __future__ import annotations

from typing import Any, TypeAlias

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.judging import is_to_move, turns_left
from tavola.kernels.realm_of_sand.layout import (
    BASIC,
    CHARGED,
    CIRCLE,
    COMPLETED,
    DISCS,
    DISPLAY,
    ELEMENTS,
    ENDING,
    FACE,
    FRONT,
    GLASSES,
    IN_ACTIVE,
    IN_CIRCLE,
    IN_LOG,
    IS_KEPT,
    KEPT,
    LEVEL,
    LOG,
    MOST_CARDS,
    MOST_DISPLAY,
    MOST_TILES,
    OWNER,
    PHASE,
    PROMPT,
    PROMPTS,
    ROUND,
    SEAT,
    SIDE_OF,
    SQUARES,
    STARS,
    TILES,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.patterns import look_at_land
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.prospects import FAR, NO_HAND, NOTES, discs_at_hand, lacking
from tavola.kernels.realm_of_sand.tables import (
    CARD_GLASSES,
    CARD_STARS,
    CARDS,
    LEVEL_UP,
    ON_DISPLAY,
    ONE_CARD,
    REACH,
    SEATS,
)

Bytes: TypeAlias = Any

MISSING = 6  # pieces of a card: so many and more are alike
HELPED = 4  # half pieces, when the discs in front help
CARD_BITS = MISSING + HELPED
SUMS = 3 * MISSING  # how many cards lack so many pieces, the most stars among them, and the most hourglasses
LEAD = 20
ROUNDS_SEEN, TURNS_SEEN = 26, 24
MOST_SIDES = 20
TABLE_SEEN = ROUNDS_SEEN + len(PROMPTS) + TURNS_SEEN + 6 + 2 * LEAD + 1
PLAYER_SEEN = MOST_CARDS * CARD_BITS + SUMS + 13 + MOST_SIDES + 4 * ELEMENTS + 5 * ELEMENTS + 2 * MOST_TILES + 8


@scalar
def see(t: Words, s: Words, notes: Words, seat: int, out: Bytes) -> int:
    """The position for one seat; how many numbers there are."""
    see_table(t, s, seat, out)
    see_player(t, s, notes, seat, out, TABLE_SEEN)
    if t[SEATS] == 1:
        return TABLE_SEEN + PLAYER_SEEN
    see_player(t, s, notes, strongest(t, s, seat), out, TABLE_SEEN + PLAYER_SEEN)
    return TABLE_SEEN + 2 * PLAYER_SEEN


@scalar
def see_own(t: Words, s: Words, notes: Words, seat: int, out: Bytes) -> None:
    """Only what an own answer can have changed, where no card was completed."""
    see_table(t, s, seat, out)
    see_player(t, s, notes, seat, out, TABLE_SEEN)


@scalar
def strongest(t: Words, s: Words, seat: int) -> int:
    """The rival with most stars; of equal ones the one who moves sooner after the seat."""
    best, most = seat, -1
    for nth in range(1, t[SEATS]):
        other = (seat + nth) % t[SEATS]
        if s[player_at(other) + STARS] > most:
            best, most = other, s[player_at(other) + STARS]
    return best


@scalar
def one_of(out: Bytes, at: int, n: int, which: int) -> int:
    for nth in range(n):
        out[at + nth] = 0
    out[at + max(0, min(which, n - 1))] = 1
    return at + n


@scalar
def see_table(t: Words, s: Words, seat: int, out: Bytes) -> None:
    at = one_of(out, 0, ROUNDS_SEEN, s[ROUND])
    at = one_of(out, at, len(PROMPTS), s[PROMPT])
    at = one_of(out, at, TURNS_SEEN, turns_left(t, s, seat) // 500)
    out[at] = 1 if s[TURN_OF] == seat else 0
    out[at + 1] = 1 if s[SEAT] == seat and s[PROMPT] else 0
    out[at + 2] = 1 if s[PHASE] == 0 else 0
    out[at + 3] = 1 if is_to_move(t, s, seat) else 0
    out[at + 4] = 1 if s[ENDING] else 0
    out[at + 5] = 1
    lead = 0
    if t[SEATS] > 1:
        lead = s[player_at(seat) + STARS] - s[player_at(strongest(t, s, seat)) + STARS]
    one_of(out, at + 6, 2 * LEAD + 1, LEAD + lead)


@scalar
def see_player(t: Words, s: Words, notes: Words, who: int, out: Bytes, first: int) -> None:
    me, at = player_at(who), first
    for nth in range(PLAYER_SEEN):
        out[at + nth] = 0
    if s[me + FACE] < 0:
        return
    look_at_land(s, me)
    for row in range(3):
        for nth in range(t[ON_DISPLAY]):
            card = s[DISPLAY + row * MOST_DISPLAY + nth]
            if card >= 0:
                see_card(t, s, notes, who, card, out, first)
    if s[me + KEPT]:
        for nth in range(s[IN_LOG]):
            entry = s[LOG + nth]
            if entry // OWNER == who + IS_KEPT // OWNER:
                see_card(t, s, notes, who, entry % OWNER, out, first)
    at += MOST_CARDS * CARD_BITS + SUMS
    out[at] = min(255, s[me + STARS])
    out[at + 1 + max(0, min(11, s[me + GLASSES]))] = 1
    at = one_of(out, at + 13, MOST_SIDES, s[me + SIDE_OF])
    for element in range(ELEMENTS):
        out[at + element] = s[me + FRONT + element]
        out[at + ELEMENTS + element] = count_of(s[me + DISCS + element])
        out[at + 2 * ELEMENTS + element] = count_of(s[me + SQUARES + element]) if element < BASIC else 0
        owned = s[me + FRONT + element] + count_of(s[me + DISCS + element])
        out[at + 3 * ELEMENTS + element] = owned
        out[at + 4 * ELEMENTS + 5 * element + min(4, owned)] = 1
    at += 9 * ELEMENTS
    for nth in range(s[me + IN_ACTIVE]):
        out[at + s[me + TILES + nth]] += 1
    at += MOST_TILES
    for nth in range(min(t[REACH], s[IN_CIRCLE])):
        out[at + s[CIRCLE + nth]] += 1
    at += MOST_TILES
    out[at] = s[me + LEVEL]
    out[at + 1] = s[me + CHARGED]
    out[at + 2] = s[me + COMPLETED]
    out[at + 3] = s[me + KEPT]
    out[at + 4] = s[me + IN_ACTIVE]


@scalar
def see_card(t: Words, s: Words, notes: Words, who: int, card: int, out: Bytes, first: int) -> None:
    """How many pieces it lacks, at its own place and among all that lack as many."""
    me, own = player_at(who), who * NOTES
    its = notes[own:]
    halves = lacking(t, s, its, me, card, NO_HAND, 0)
    missing = MISSING - 1 if halves >= FAR else min(MISSING - 1, halves // 2)
    out[first + card * CARD_BITS + missing] = 1
    discs = discs_at_hand(t, s, me, 1)
    if discs and halves < FAR:
        with_discs = lacking(t, s, its, me, card, 2, min(discs, 3))
        out[first + card * CARD_BITS + MISSING + min(HELPED - 1, with_discs // 2)] = 1
    sums, at = first + MOST_CARDS * CARD_BITS, CARDS + card * ONE_CARD
    out[sums + missing] += 1
    out[sums + MISSING + missing] = max(int(out[sums + MISSING + missing]), t[at + CARD_STARS] + t[at + LEVEL_UP])
    out[sums + 2 * MISSING + missing] = max(int(out[sums + 2 * MISSING + missing]), t[at + CARD_GLASSES])
