"""Additional action: completing building cards, and what they give (games/realm_of_sand/buildings.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.crystals import charge
from tavola.kernels.realm_of_sand.layout import (
    ACT,
    ANCHOR,
    CARD,
    COMPLETED,
    DISPLAY,
    ELEMENTS,
    EMBEDDING,
    FRONT,
    GLASSES,
    IN_LOG,
    IS_KEPT,
    KEPT,
    LOG,
    LOOK,
    MOST_DISPLAY,
    NEXT,
    OPEN_CELLS,
    OPENING,
    OWNER,
    PROMPT,
    RESERVE,
    SEAT,
    STARS,
    SUPPLY,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.levels import raise_level, side_at
from tavola.kernels.realm_of_sand.patterns import lies_at, look_at_land
from tavola.kernels.realm_of_sand.pieces import lift, player_at
from tavola.kernels.realm_of_sand.sharing import NO_ACTION, ON, begin_sharing, shared_number, spelt_cells
from tavola.kernels.realm_of_sand.tables import (
    CARD_DISCS,
    CARD_GLASSES,
    CARD_LEVEL,
    CARD_STARS,
    CARDS,
    CELLS,
    DARK,
    FIRST_CELL,
    LEVEL_UP,
    LOOK_COUNT,
    LOOKS,
    ON_DISPLAY,
    ONE_CARD,
    PART,
    SHAPE,
    A,
)


@scalar
def name_card(s: Words, meaning: int) -> None:
    """Complete a card; where its pattern matches in several places, choose one (RS-7.7)."""
    s[CARD], s[LOOK], s[ANCHOR] = (meaning >> A) & PART, -1, -1
    s[PROMPT], s[SEAT], s[NEXT] = EMBEDDING, s[TURN_OF], ACT


@scalar
def list_embeddings(t: Words, s: Words, out: Words, at: int, wanted: int) -> int:
    """Every place where the pieces match the pattern, those on bright cells first (RS-7.1, RS-7.4). The place whose
    number is wanted is kept in mind."""
    me = player_at(s[SEAT])
    look_at_land(s, me)
    begin_sharing(s)
    its = CARDS + s[CARD] * ONE_CARD
    size, dark = t[its + CELLS], t[side_at(s, me) + DARK]
    for part in range(2):
        look = t[its + LOOKS]
        for nth in range(t[its + LOOK_COUNT]):
            anchors = lies_at(t, s, look, size)
            while anchors:
                anchor = first_of(anchors)
                cells = t[look + SHAPE] << anchor
                if (cells & dark != 0) == (part == 1):
                    number = shared_number(t, s, spelt_cells(t, ON, cells))
                    if wanted == NO_ACTION:
                        out[at] = number
                    elif wanted == number:
                        s[LOOK], s[ANCHOR] = nth, anchor
                    at += 1
                anchors &= anchors - 1
            look += FIRST_CELL + 2 * size
    return at


@scalar
def count_embeddings(t: Words, s: Words) -> int:
    look_at_land(s, player_at(s[SEAT]))
    its = CARDS + s[CARD] * ONE_CARD
    size, look, count = t[its + CELLS], t[its + LOOKS], 0
    for _ in range(t[its + LOOK_COUNT]):
        count += count_of(lies_at(t, s, look, size))
        look += FIRST_CELL + 2 * size
    return count


@scalar
def cells_paid(t: Words, s: Words) -> int:
    """The cells on which the pattern of the card was found."""
    its = CARDS + s[CARD] * ONE_CARD
    look = t[its + LOOKS] + s[LOOK] * (FIRST_CELL + 2 * t[its + CELLS])
    return t[look + SHAPE] << s[ANCHOR]


@scalar
def build(t: Words, s: Words) -> None:
    """Pay the pieces that match and gain the card, at once with all its bonuses (RS-7.16, RS-8.1, RS-8.6)."""
    seat = s[TURN_OF]
    me = player_at(seat)
    cells = cells_paid(t, s)
    lift(s, me, cells, SUPPLY, me + FRONT)  # RS-7.5, RS-7.6, RS-7.8
    take_card(t, s, seat)
    charge(t, s, seat, cells)
    gain_discs(t, s, me)
    s[OPENING] = 0
    raise_level(t, s, seat, t[CARDS + s[CARD] * ONE_CARD + LEVEL_UP])
    if s[OPENING]:
        s[NEXT] = OPEN_CELLS
    else:
        forget_card(s)


@scalar
def take_card(t: Words, s: Words, seat: int) -> None:
    """The card lies open before its owner (RS-7.14); its place in the display stays empty this turn (RS-7.11)."""
    me, card = player_at(seat), s[CARD]
    its = CARDS + card * ONE_CARD
    row = DISPLAY + (t[its + CARD_LEVEL] - 1) * MOST_DISPLAY
    for nth in range(t[ON_DISPLAY]):
        if s[row + nth] == card:
            s[row + nth] = -1
    if s[me + KEPT]:
        take_kept(s, me, card + OWNER * seat + IS_KEPT)
    s[LOG + s[IN_LOG]] = card + OWNER * seat
    s[IN_LOG] += 1
    s[me + COMPLETED] += 1
    s[me + STARS] += t[its + CARD_STARS]
    s[me + GLASSES] += t[its + CARD_GLASSES]


@scalar
def take_kept(s: Words, me: int, entry: int) -> None:
    """A card that lay face down is turned up, if it is this one."""
    nth = 0
    while nth < s[IN_LOG] and s[LOG + nth] != entry:
        nth += 1
    if nth == s[IN_LOG]:
        return
    s[IN_LOG] -= 1
    s[me + KEPT] -= 1
    for place in range(nth, s[IN_LOG]):
        s[LOG + place] = s[LOG + place + 1]


@scalar
def gain_discs(t: Words, s: Words, me: int) -> None:
    """A type that has run out in the reserve is not replaced by another (RS-8.2, RS-8.3, RS-8.7, RS-15.2)."""
    wanted = CARDS + s[CARD] * ONE_CARD + CARD_DISCS
    for element in range(ELEMENTS):
        gained = min(t[wanted + element], s[RESERVE + element])
        s[RESERVE + element] -= gained
        s[me + FRONT + element] += gained


@scalar
def forget_card(s: Words) -> None:
    """Nothing is being completed any more."""
    s[CARD], s[LOOK], s[ANCHOR] = -1, -1, -1
