"""The needs of all cards on all sides, as sets of numbered needs: which of them want a piece on a cell.

The needs of one card on one side are numbered, those with few dark cells first. A set of them is a whole number, so a
few operations count for all of them at once how many of their pieces lie on a board.
"""

from __future__ import annotations

from tavola.games.realm_of_sand.boards import Side
from tavola.kernels.laid import Unclaimed, Words
from tavola.kernels.realm_of_sand.laying import Tables
from tavola.kernels.realm_of_sand.layout import ELEMENTS, MOST_CARDS
from tavola.kernels.realm_of_sand.plans.layout import (
    BY_PIECE,
    IN_A_SET,
    LEVELS_TOLD,
    MOST_HELP,
    MOST_LADDER,
    MOST_LISTED,
    MOST_SETS,
    ONE_HEAD,
    ONE_SET,
    PER_ELEMENT,
)


def needs_of(names: Tables) -> Words:
    """The needs of a pack on all its sides; `Unclaimed` where the planner has no room for them."""
    found = [0] * (len(names.sides) * MOST_CARDS * ONE_HEAD)
    told: dict[Side, list[tuple[int, int, int]]] = {}
    most = 0
    for nth, side in enumerate(names.sides):
        if side not in told:
            told[side] = [_tell(names, side, card, found) for card in range(len(names.cards))]
        for card, head in enumerate(told[side]):
            at = (nth * MOST_CARDS + card) * ONE_HEAD
            found[at : at + ONE_HEAD] = head
            most = max(most, head[1])
    _refuse(names, most)
    return found


def _tell(names: Tables, side: Side, card: int, found: Words) -> tuple[int, int, int]:
    fit = side.fits(names.options.pattern_symmetry)[names.cards[card]]
    dark = {need: (side.cells_of(need) & side.dark).bit_count() for need in fit.everywhere}
    needs = sorted(fit.everywhere, key=dark.__getitem__)
    pieces = [_pieces(names, side, need) for need in needs]
    first = len(found)
    for begin in range(0, len(needs), IN_A_SET):
        told = [0] * ONE_SET
        for nth, need in enumerate(needs[begin : begin + IN_A_SET]):
            for level in range(dark[need], LEVELS_TOLD):
                told[level] |= 1 << nth
            for element, cell in pieces[begin + nth]:
                told[BY_PIECE + element * PER_ELEMENT + cell] |= 1 << nth
        found += told
    at = len(found)
    found += [element << 8 | cell for each in pieces for element, cell in each]
    return first, -(-len(needs) // IN_A_SET), at


def _pieces(names: Tables, side: Side, need: int) -> list[tuple[int, int]]:
    """The element and the cell of each piece."""
    bits = [bit.bit_length() - 1 for bit in side.bits_of(need)]
    return [(bit // side.size, names.bits[side][bit % side.size]) for bit in bits]


def _refuse(names: Tables, most: int) -> None:
    limits = names.box.limits
    for there, told in (
        (3 * limits.display <= MOST_LISTED and 3 * limits.display * most <= MOST_SETS, "so many places for cards"),
        (limits.summon <= MOST_HELP, f"summons of {limits.summon} discs"),
        (max(len(card.figure) for card in names.box.cards.values()) < MOST_LADDER, "patterns of so many pieces"),
        (max(side.level_max for side in names.sides) < LEVELS_TOLD, "so many levels"),
        (names.grid <= ELEMENTS * PER_ELEMENT, "so large a grid"),
    ):
        if not there:
            raise Unclaimed(f"the planner of Realm of Sand does not play with {told}")
