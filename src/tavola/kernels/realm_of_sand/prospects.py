"""How near a board is to the cards that its player may complete: what players think about, no part of the rules.

Every place in which a pattern may lie is looked at once: a bit for each place, and the pieces that are missing there as
a number of three binary digits, each digit a set of places. Worth is told in thousandths of a star.
"""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.layout import (
    BASIC,
    DISCS,
    DISPLAY,
    ELEMENTS,
    FRONT,
    IN_LOG,
    IS_KEPT,
    KEPT,
    LAND,
    LEVEL,
    LOG,
    MOST_CARDS,
    MOST_DISPLAY,
    OPENED,
    OWNER,
    SIDE_OF,
)
from tavola.kernels.realm_of_sand.levels import side_at
from tavola.kernels.realm_of_sand.pieces import disc_cells, front_discs, player_at
from tavola.kernels.realm_of_sand.tables import (
    ANCHORS,
    BRIGHT,
    CAP,
    CARD_DISCS,
    CARD_STARS,
    CARDS,
    CELLS,
    DARK,
    DARK_RULE,
    FIELD,
    FIRST_CELL,
    LEVEL_UP,
    LOOK_COUNT,
    LOOKS,
    ON_DISPLAY,
    ONE_CARD,
    PART,
    SHAPE,
    SUMMONS,
    TALLY,
)

# -- weights of who judges, in thousandths
BASIC_DISC, SPECIAL_DISC, LEVELS, CRYSTAL, UNOWNED, LONG, PACE, HURRY = range(8)
SHARES = 8  # of the best card, the second, the third and the fourth
NEAR = 12  # of a card's gain, by half pieces that are missing
MOST_HALVES = 17
WEIGHTS = NEAR + MOST_HALVES

# -- notes: where a pattern may lie, by card, as long as side, level and open cells stay what they are
MOST_LOOKS = 8
ONE_NOTE = 2 + MOST_LOOKS
BEST = MOST_CARDS * ONE_NOTE  # 4: scratch, the dearest hopes
TARGET_AT, TARGET_LOOK, TARGET_CARD = BEST + 4, BEST + 5, BEST + 6  # the nearest place of the dearest card
NOTES = BEST + 7

NO_HAND, IN_FRONT, ALL_DISCS = 0, 1, 2  # discs that make up for missing pieces: none, half of each, whole
FAR = 99
WHOLE = 1000
PLACES_TRIED = 3  # of those that lack as little


@scalar
def note_of(t: Words, s: Words, notes: Words, me: int, card: int) -> int:
    """Where the note of a card stands; it is written anew when the board has changed so that it must be."""
    at, key = card * ONE_NOTE, 1 + (s[me + SIDE_OF] << 8) + s[me + LEVEL]
    if notes[at] == key and notes[at + 1] == s[me + OPENED]:
        return at
    notes[at], notes[at + 1] = key, s[me + OPENED]
    side, its = side_at(s, me), CARDS + card * ONE_CARD
    size, look = t[its + CELLS], t[its + LOOKS]
    dark = t[side + DARK] if t[DARK_RULE] == CAP else 0
    usable = t[side + BRIGHT] | (t[side + DARK] if t[DARK_RULE] == CAP else s[me + OPENED])
    for nth in range(min(t[its + LOOK_COUNT], MOST_LOOKS)):
        places = t[look + ANCHORS]
        for cell in range(size):
            places &= usable >> t[look + FIRST_CELL + 2 * cell]
        left = places
        while left:
            shape = t[look + SHAPE] << first_of(left)
            if count_of(shape & dark) > s[me + LEVEL]:
                places &= ~(left & -left)
            left &= left - 1
        notes[at + 2 + nth] = places
        look += FIRST_CELL + 2 * size
    return at


@scalar
def lacking(t: Words, s: Words, notes: Words, me: int, card: int, hand: int, discs: int) -> int:
    """Half pieces that the nearest place of a card lacks on the land that was looked at; discs make up for some."""
    its, note = CARDS + card * ONE_CARD, note_of(t, s, notes, me, card)
    size, look, fewest = t[its + CELLS], t[its + LOOKS], FAR
    for nth in range(min(t[its + LOOK_COUNT], MOST_LOOKS)):
        found = notes[note + 2 + nth]
        if found:
            ones, twos, fours = 0, 0, 0
            for cell in range(size):
                at = look + FIRST_CELL + 2 * cell
                gone = ~(s[LAND + t[at + 1]] >> t[at])
                carried = ones & gone
                ones ^= gone
                fours |= twos & carried
                twos ^= carried
            missing = 0
            if found & ~fours:
                found &= ~fours
            else:
                missing += 4
            if found & ~twos:
                found &= ~twos
            else:
                missing += 2
            if found & ~ones:
                found &= ~ones
            else:
                missing += 1
            if 2 * missing - hand * min(discs, missing) < fewest:
                places = PLACES_TRIED if discs else 1
                while found and places:
                    helped = helping(t, s, me, look, size, first_of(found), hand) if discs else 0
                    if 2 * missing - hand * helped < fewest:
                        fewest = 2 * missing - hand * helped
                        notes[TARGET_AT], notes[TARGET_LOOK] = first_of(found), look
                    found &= found - 1
                    places -= 1
        look += FIRST_CELL + 2 * size
    return fewest


@scalar
def discs_at_hand(t: Words, s: Words, me: int, hand: int) -> int:
    """How many pieces a summon could make up for at most."""
    if hand == NO_HAND:
        return 0
    return min(t[SUMMONS], front_discs(s, me) + (count_of(disc_cells(s, me)) if hand == ALL_DISCS else 0))


@scalar
def helping(t: Words, s: Words, me: int, look: int, size: int, anchor: int, hand: int) -> int:
    """How many of the missing pieces one summon could lay there with the discs in front, or with all discs."""
    tally = 0
    for cell in range(size):
        at = look + FIRST_CELL + 2 * cell
        if (s[LAND + t[at + 1]] >> (anchor + t[at])) & 1 == 0:
            tally += 1 << (FIELD * t[at + 1])
    helped = 0
    for element in range(ELEMENTS):
        owned = s[me + FRONT + element]
        if hand == ALL_DISCS:
            owned += count_of(s[me + DISCS + element])
        helped += min((tally >> (FIELD * element)) & PART, owned)
    return min(helped, t[SUMMONS])


@scalar
def worth_of_disc(w: Words, element: int) -> int:
    return w[BASIC_DISC] if element < BASIC else w[SPECIAL_DISC]


@scalar
def gain_of(t: Words, s: Words, w: Words, me: int, card: int) -> int:
    """What completing a card brings, less while a special disc that it needs is not owned."""
    its = CARDS + card * ONE_CARD
    worth = WHOLE * t[its + CARD_STARS] + w[LEVELS] * t[its + LEVEL_UP]
    for element in range(ELEMENTS):
        worth += t[its + CARD_DISCS + element] * worth_of_disc(w, element)
    for element in range(BASIC, ELEMENTS):
        wanted = (t[its + TALLY] >> (FIELD * element)) & PART
        if wanted > s[me + FRONT + element] + count_of(s[me + DISCS + element]):
            worth = worth * w[UNOWNED] // WHOLE
    return worth


@scalar
def least_lacking(t: Words, card: int, tally: int) -> int:
    """Pieces that a card lacks wherever it lies, because so few of them lie anywhere."""
    wanted, missing = t[CARDS + card * ONE_CARD + TALLY], 0
    for element in range(ELEMENTS):
        missing += max(0, ((wanted >> (FIELD * element)) & PART) - ((tally >> (FIELD * element)) & PART))
    return missing


@scalar
def promise_of(
    t: Words, s: Words, notes: Words, w: Words, me: int, card: int, left: int, hand: int, discs: int, tally: int
) -> int:
    """What one card may bring in so many thousandths of turns; 0 where it cannot be among the four dearest.

    A card that lacks more must never be nearer by the weights.
    """
    least = least_lacking(t, card, tally)
    halves = 2 * least - hand * min(discs, least)
    gain = gain_of(t, s, w, me, card)
    if halves >= MOST_HALVES or gain * w[NEAR + halves] // WHOLE <= notes[BEST + 3]:
        return 0
    halves = lacking(t, s, notes, me, card, hand, discs)
    if halves >= MOST_HALVES or halves * WHOLE * WHOLE > 2 * left * w[PACE]:
        return 0
    found = gain * w[NEAR + halves] // WHOLE
    return found * left // (left + WHOLE) if halves else found


@scalar
def hope(t: Words, s: Words, notes: Words, w: Words, seat: int, left: int, hand: int) -> int:
    """What the nearest and dearest cards promise on the land that was looked at: the best in full, others less."""
    me, target, at, look = player_at(seat), -1, 0, 0
    discs, tally = discs_at_hand(t, s, me, hand), 0
    for element in range(ELEMENTS):
        tally += count_of(s[LAND + element]) << (FIELD * element)
    for nth in range(4):
        notes[BEST + nth] = 0
    for row in range(3):
        for nth in range(t[ON_DISPLAY]):
            card = s[DISPLAY + row * MOST_DISPLAY + nth]
            if card >= 0 and remember(notes, promise_of(t, s, notes, w, me, card, left, hand, discs, tally)):
                target, at, look = card, notes[TARGET_AT], notes[TARGET_LOOK]
    if s[me + KEPT]:
        for nth in range(s[IN_LOG]):
            entry = s[LOG + nth]
            if entry // OWNER == seat + IS_KEPT // OWNER:
                card = entry % OWNER
                if remember(notes, promise_of(t, s, notes, w, me, card, left, hand, discs, tally)):
                    target, at, look = card, notes[TARGET_AT], notes[TARGET_LOOK]
    notes[TARGET_CARD], notes[TARGET_AT], notes[TARGET_LOOK] = target, at, look
    found = 0
    for nth in range(4):
        found += notes[BEST + nth] * w[SHARES + nth] // WHOLE
    return found


@scalar
def remember(notes: Words, promise: int) -> bool:
    """Among the four dearest, the dearest first; whether it is the dearest of all."""
    place = 4
    while place > 0 and promise > notes[BEST + place - 1]:
        if place < 4:
            notes[BEST + place] = notes[BEST + place - 1]
        place -= 1
    if place < 4:
        notes[BEST + place] = promise
    return place == 0
