"""The distance from many boards to many cards of Realm of Sand at once.

A board is the pieces that it lacks (all there could be, less the land), a card the needs of its pattern; both are rows
of 64-bit words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.state import Sand

Numbers: TypeAlias = NDArray[np.float32]
Words: TypeAlias = NDArray[np.uint64]
Places: TypeAlias = NDArray[np.int64]

WORD = 64
MANY = 256  # sets of cards whose needs are kept ready


def overlap(boards: Words, needs: Words) -> Numbers:
    """For every board and every need how many pieces they have in common."""
    counts = np.zeros((len(boards), len(needs)), dtype=np.uint8)
    for word in range(boards.shape[1]):
        counts += np.bitwise_count(boards[:, word, None] & needs[None, :, word])
    return counts.astype(np.float32)


class Chart:
    """The needs of all cards on one side; for each level those with no more dark cells than it allows."""

    def __init__(self, side: Side, needs: dict[str, tuple[int, ...]]) -> None:
        self.words = -(-side.size * len(ELEMENTS) // WORD)
        self.side = side
        dark = {card: [(side.cells_of(need) & side.dark).bit_count() for need in each] for card, each in needs.items()}
        self.needs: list[dict[str, Words]] = []
        for level in range(side.level_max + 1):
            allowed = {
                card: [need for need, used in zip(each, dark[card], strict=True) if used <= level]
                for card, each in needs.items()
            }
            self.needs.append({card: self.rows(each or [side.whole_land]) for card, each in allowed.items()})
        self.layers = self.rows([side.all << side.size * element for element in range(len(ELEMENTS))])
        self.every = sum(1 << side.size * element for element in range(len(ELEMENTS)))
        here = side.placements.values()
        self.index = {placement.key: nth for nth, placement in enumerate(here)}
        self.cleared = self.rows([placement.covers * self.every for placement in here])
        self.laid = self.rows(
            [sum(bit << side.size * e for bit, e in zip(p.bits, p.elements, strict=True)) for p in here]
        )
        self._ready: dict[tuple[int, tuple[str, ...]], tuple[Words, Places]] = {}

    def rows(self, numbers: Sequence[int]) -> Words:
        low = (1 << WORD) - 1
        split = [[number >> WORD * nth & low for nth in range(self.words)] for number in numbers]
        return np.array(split, dtype=np.uint64)

    def of(self, level: int, cards: tuple[str, ...]) -> tuple[Words, Places]:
        """The needs of these cards one after the other, and where each card's begin."""
        ready = self._ready.get((level, cards))
        if ready is None:
            if len(self._ready) >= MANY:
                self._ready.clear()
            each = [self.needs[level][card] for card in cards]
            starts = np.cumsum([0, *[len(needs) for needs in each[:-1]]])
            ready = self._ready[level, cards] = np.concatenate(each), starts
        return ready

    def after(self, missing: int, keys: Sequence[str], discs: Mapping[str, int]) -> Words:
        """What the board would lack after each of these answers: placements, or steps of single pieces.

        `discs` has the element of the piece on each cell that a step may move.
        """
        if keys[0].startswith("place:"):
            at = [self.index[key] for key in keys]
            return (self.rows([missing]) | self.cleared[at]) & ~self.laid[at]
        return self.rows([self.after_step(missing, key, discs) for key in keys])

    def after_step(self, missing: int, key: str, discs: Mapping[str, int]) -> int:
        """`disc:S:b4`, `move:a1:b4` and `carry:a1:b4`: one piece comes to lie on b4, alone."""
        side = self.side
        _, source, end = key.split(":")
        element = discs[source] if source in discs else ELEMENTS.index(source)
        if source in discs:
            missing |= side.bit[source] << side.size * element
        return (missing | side.bit[end] * self.every) & ~(side.bit[end] << side.size * element)


_CHARTS: WeakKeyDictionary[Side, dict[str, Chart]] = WeakKeyDictionary()


def chart_of(g: Sand, side: Side) -> Chart:
    symmetry = g.options.pattern_symmetry
    charts = _CHARTS.setdefault(side, {})
    if symmetry not in charts:
        charts[symmetry] = Chart(side, {card: fit.everywhere for card, fit in side.fits(symmetry).items()})
    return charts[symmetry]
