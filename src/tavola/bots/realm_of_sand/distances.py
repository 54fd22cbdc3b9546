"""How far many boards of Realm of Sand are from many cards at once.

A board that one answer makes differs from the board on the table in three cells at most. So every pattern in every
place is counted once for the table as it lies, and each answer adds the small numbers of the cells that it changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.choices import CarryChoice, DiscChoice
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.state import Player, Sand
from tavola.kernel.choice_keys import read_as

Numbers: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = NDArray[np.int8]
Places: TypeAlias = NDArray[np.int64]

KINDS = len(ELEMENTS)
MANY = 128  # sets of cards whose needs are kept ready
OUT_OF_REACH = 50  # pieces missing of a card that cannot be laid anywhere


class Lot:
    """The needs of some cards, one a column; `wants` has a row for each piece that may lie on each cell."""

    __slots__ = ("_by_element", "_changes", "sizes", "starts", "totals", "wants")

    def __init__(self, each: Sequence[Counts]) -> None:
        self.wants: Counts = np.concatenate(each, axis=1)
        self.starts = np.cumsum([0, *[wants.shape[1] for wants in each[:-1]]])
        self.sizes: Counts = np.add.reduce(self.wants, axis=0, dtype=np.int8)
        self.sizes[self.sizes == 0] = OUT_OF_REACH
        self.totals: list[Counts] = [
            np.add.reduce(self.wants[element::KINDS], axis=0, dtype=np.int8) for element in range(KINDS)
        ]
        self._changes: Counts | None = None
        self._by_element: Counts | None = None

    def met(self, on: NDArray[np.bool_], element: int | None = None) -> Counts:
        """For many boards: how many pieces lie where each need wants them; of all elements, or of one.

        Boards hold few pieces, so a row is added for each of them, the first of all boards at once, then the second.
        """
        boards, _, size = on.shape
        if self._by_element is None:
            none = np.zeros((1, self.wants.shape[1]), dtype=np.int8)
            self._by_element = np.concatenate([*[self.wants[nth::KINDS] for nth in range(KINDS)], none])
        board, row = np.nonzero(on.reshape(boards, -1) if element is None else on[:, element])
        many = np.bincount(board, minlength=boards)
        rows = np.full((max(1, many.max()), boards), size * KINDS)
        rows[np.arange(len(board)) - (np.cumsum(many) - many)[board], board] = row + size * (element or 0)
        found: Counts = self._by_element.take(rows[0], axis=0)
        for each in rows[1:]:
            found += self._by_element.take(each, axis=0)
        return found

    def changes(self) -> Counts:
        """What each row of an answer changes on an empty board: what comes to lie is not missing any more."""
        if self._changes is None:
            others = np.zeros((len(self.wants) // KINDS + 1, self.wants.shape[1]), dtype=np.int8)
            self._changes = np.concatenate([-self.wants, others])
        return self._changes.copy()


class Chart:
    """The needs of all cards on one side, and what every answer changes there.

    An answer is three rows of changes: `5 * cell + element` where a piece comes to lie, `left + cell` where one leaves.
    """

    def __init__(self, side: Side, needs: Mapping[str, Sequence[int]]) -> None:
        self.side, self.left, self.nothing = side, side.size * KINDS, side.size * (KINDS + 1)
        self.cell = {name: nth for nth, name in enumerate(side.names)}
        self.wants: dict[str, Counts] = {}
        self.needs: dict[str, list[int]] = {}  # those of each column
        self.usable: dict[str, list[int]] = {}  # for each level how many of a card's needs keep to it
        for card, each in needs.items():
            dark = {need: (side.cells_of(need) & side.dark).bit_count() for need in each}
            ordered = sorted(each, key=dark.__getitem__)
            self.needs[card], self.wants[card] = ordered, self.columns(ordered)
            levels = range(side.level_max + 1)
            self.usable[card] = [sum(dark[need] <= level for need in ordered) for level in levels]
        here = side.placements.values()
        self.index = {placement.key: nth for nth, placement in enumerate(here)}
        self.laid = np.array([self._rows(placement.bits, placement.elements) for placement in here], dtype=np.int64)
        self._ready: dict[tuple[int, tuple[str, ...]], Lot] = {}

    def _rows(self, bits: Sequence[int], elements: Sequence[int]) -> tuple[int, ...]:
        return tuple((bit.bit_length() - 1) * KINDS + element for bit, element in zip(bits, elements, strict=True))

    def columns(self, needs: Sequence[int]) -> Counts:
        """A one wherever a need wants that piece on that cell."""
        size = self.side.size
        found = np.zeros((size * KINDS, len(needs)), dtype=np.int8)
        for nth, need in enumerate(needs):
            for bit in self.side.bits_of(need):
                element, cell = divmod(bit.bit_length() - 1, size)
                found[cell * KINDS + element, nth] = 1
        return found

    def of(self, level: int, cards: tuple[str, ...]) -> Lot:
        """The needs of these cards with no more dark cells than the level allows; for a card without any, a dummy."""
        ready = self._ready.get((level, cards))
        if ready is None:
            if len(self._ready) >= MANY:
                self._ready.clear()
            none = np.zeros((self.left, 1), dtype=np.int8)
            each = [self.wants[card][:, : self.usable[card][level]] for card in cards]
            ready = self._ready[level, cards] = Lot([wants if wants.shape[1] else none for wants in each])
        return ready

    def answers(self, keys: Sequence[str], pieces: Mapping[str, int]) -> Places:
        """The rows of changes of each of these answers: placements, or steps of single pieces."""
        if keys[0] in self.index:
            return self.laid.take(np.fromiter(map(self.index.__getitem__, keys), np.int64, len(keys)), axis=0)
        return np.array([self.step(key, pieces) for key in keys], dtype=np.int64)

    def step(self, key: str, pieces: Mapping[str, int]) -> tuple[int, int, int]:
        """One piece comes to lie on a cell, alone: a disc laid or moved, a square carried."""
        choice = self.side.steps.get(key) or read_as(CarryChoice, key)
        if isinstance(choice, DiscChoice):
            return self.cell[choice.at] * KINDS + ELEMENTS.index(choice.element), self.nothing, self.nothing
        comes = self.cell[choice.end] * KINDS + pieces[choice.start]
        return comes, self.left + self.cell[choice.start], self.nothing


class Outlook:
    """A board as it lies against a lot of needs."""

    def __init__(self, chart: Chart, lot: Lot, player: Player) -> None:
        self.chart, self.lot = chart, lot
        self.pieces = pieces_on(player, chart.side)
        self.rows = [cell * KINDS + element for cell, element in self.pieces]
        self.missing: Counts = lot.sizes - np.add.reduce(lot.wants[self.rows], axis=0, dtype=np.int8)

    def missing_after(self, answers: Places) -> Counts:
        """For every answer and every need how many pieces would be missing."""
        size, wants = self.chart.side.size, self.lot.wants
        changes = self.lot.changes()
        if self.pieces:
            cells, lost = [cell for cell, _ in self.pieces], wants[self.rows]
            changes[: size * KINDS].reshape(size, KINDS, -1)[cells] += lost[:, None, :]
            changes[[self.chart.left + cell for cell in cells]] = lost
        found: Counts = changes.take(answers[:, 0], axis=0)
        found += changes.take(answers[:, 1], axis=0)
        found += changes.take(answers[:, 2], axis=0)
        found += self.missing
        return found

    def missing_of(self, element: int) -> Counts:
        """How many pieces of one element each need lacks; to be read only."""
        here = [cell * KINDS + element for cell, lies in self.pieces if lies == element]
        if not here:
            return self.lot.totals[element]
        lacking: Counts = self.lot.totals[element] - np.add.reduce(self.lot.wants[here], axis=0, dtype=np.int8)
        return lacking


def pieces_on(player: Player, side: Side) -> list[tuple[int, int]]:
    """The number of every occupied cell with the element on it."""
    found = []
    for element in range(KINDS):
        cells = player.discs[element] | (player.squares[element] if element < len(player.squares) else 0)
        found += [(bit.bit_length() - 1, element) for bit in side.bits_of(cells)]
    return found


def spread(players: Sequence[Player], side: Side) -> NDArray[np.bool_]:
    """For each player, element and cell whether a piece lies there."""
    width = side.size // 8 + 1
    cells = b"".join(
        [
            (squares | discs).to_bytes(width, "little")
            for player in players
            for squares, discs in zip_longest(player.squares, player.discs, fillvalue=0)
        ]
    )
    bits = np.unpackbits(np.frombuffer(cells, dtype=np.uint8), bitorder="little")
    return bits.reshape(len(players), KINDS, -1)[:, :, : side.size].astype(np.bool_)


_CHARTS: WeakKeyDictionary[Side, dict[str, Chart]] = WeakKeyDictionary()


def chart_of(g: Sand, side: Side) -> Chart:
    symmetry = g.options.pattern_symmetry
    charts = _CHARTS.setdefault(side, {})
    if symmetry not in charts:
        charts[symmetry] = Chart(side, {card: fit.everywhere for card, fit in side.fits(symmetry).items()})
    return charts[symmetry]
