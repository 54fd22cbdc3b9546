"""Matching: which building cards the pieces on a board would complete, and where (games/realm_of_sand/patterns.py).

A figure is looked for everywhere at once: the cells of an element, moved back by the distance of a cell of the figure
from its first one, are the places where the first could lie. What is left after all its cells are the true places.
"""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.layout import (
    BASIC,
    DISCS,
    DISPLAY,
    ELEMENTS,
    IN_LOG,
    IS_KEPT,
    KEPT,
    LAND,
    LOG,
    MOST_DISPLAY,
    OWNER,
    SQUARES,
)
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.tables import (
    ANCHORS,
    CARDS,
    CELLS,
    COMPLETE_NO,
    FIELD,
    FIRST_CELL,
    LOOK_COUNT,
    LOOKS,
    ON_DISPLAY,
    ONE_CARD,
    SEATS,
    TALLY,
    TOP_BITS,
)


@scalar
def look_at_land(s: Words, me: int) -> int:
    """What lies on a board, by element, a square and a disc alike (RS-6.9); returns how many of each, as a tally."""
    tally = 0
    for element in range(ELEMENTS):
        cells = s[me + DISCS + element]
        if element < BASIC:
            cells |= s[me + SQUARES + element]
        s[LAND + element] = cells
        tally += count_of(cells) << (FIELD * element)
    return tally


@scalar
def lies_at(t: Words, s: Words, look: int, size: int) -> int:
    """Every cell from which on a pattern lies on the land in this look (RS-7.1)."""
    found = t[look + ANCHORS]
    at = look + FIRST_CELL
    for _ in range(size):
        found &= s[LAND + t[at + 1]] >> t[at]
        if found == 0:
            break
        at += 2
    return found


@scalar
def matches(t: Words, s: Words, card: int, tally: int) -> bool:
    """Whether a pattern lies anywhere, turned and mirrored as the table plays it (RS-7.2, RS-7.3)."""
    its = CARDS + card * ONE_CARD
    if ((tally | TOP_BITS) - t[its + TALLY]) & TOP_BITS != TOP_BITS:
        return False
    size = t[its + CELLS]
    look = t[its + LOOKS]
    for _ in range(t[its + LOOK_COUNT]):
        if lies_at(t, s, look, size):
            return True
        look += FIRST_CELL + 2 * size
    return False


@scalar
def list_completable(t: Words, s: Words, seat: int, out: Words, count: int) -> int:
    """The available cards that match somewhere: any face-up card, and one's own kept cards (RS-7.9, RS-7.10)."""
    me = player_at(seat)
    tally = look_at_land(s, me)
    if tally == 0:
        return count
    for row in range(3):
        for nth in range(t[ON_DISPLAY]):
            card = s[DISPLAY + row * MOST_DISPLAY + nth]
            if card >= 0 and matches(t, s, card, tally):
                out[count] = t[CARDS + card * ONE_CARD + COMPLETE_NO]
                count += 1
    if s[me + KEPT]:
        for nth in range(s[IN_LOG]):
            entry = s[LOG + nth]
            if entry // OWNER == seat + IS_KEPT // OWNER and matches(t, s, entry % OWNER, tally):
                out[count] = t[CARDS + entry % OWNER * ONE_CARD + COMPLETE_NO]
                count += 1
    return count


@scalar
def any_available(t: Words, s: Words) -> bool:
    """Whether there is a card that anybody could complete."""
    for row in range(3):
        for nth in range(t[ON_DISPLAY]):
            if s[DISPLAY + row * MOST_DISPLAY + nth] >= 0:
                return True
    for seat in range(t[SEATS]):
        if s[player_at(seat) + KEPT]:
            return True
    return False
