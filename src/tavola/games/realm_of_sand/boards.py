"""A side of a player board as bits: its cells, every way to lay each tile on it, every way to find each pattern on it.

The cells of a side are numbered in reading order; a set of cells is a whole number with one bit a cell. What lies on a
board is five such sets, one for each element; written one after the other they make one long number, the *land*.
A pattern laid somewhere is such a number too (its *need*), so that "these pieces match the card here" is one operation:
no bit of the need is missing from the land.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import TypeVar

import msgspec

from tavola.games.realm_of_sand.choices import DiscChoice, MoveChoice, PlaceChoice
from tavola.games.realm_of_sand.options import Symmetry
from tavola.games.realm_of_sand.shapes import ELEMENTS, Figure, ways_to_lie

K = TypeVar("K")
V = TypeVar("V")
VOID, BRIGHT, DARK, CRYSTAL = "-", ".", "D", "X"
MOST_REMEMBERED = 2_000  # boards of one side whose matches, or placements, are known
FIELD = 8  # bits for one element in a tally
TOP_BITS = sum(1 << FIELD * nth + FIELD - 1 for nth in range(len(ELEMENTS)))


class Placement(msgspec.Struct, frozen=True, gc=False):
    """One way to lay one tile on a side."""

    key: str  # "place:t07:r90:b4": the tile, how it is turned, where its first square in reading order lies
    tile: str
    covers: int  # the three cells as a set
    bits: tuple[int, ...]  # the cells one by one, in reading order of the turned tile
    elements: tuple[int, ...]  # the element of each
    cells: tuple[str, ...]  # their names


class Places(msgspec.Struct, frozen=True, gc=False):
    """All keys of one tile on a side (RS-4.2, RS-4.4): those on bright cells, the rest by the dark cells they touch."""

    bright: tuple[str, ...]
    dark: tuple[tuple[int, tuple[str, ...]], ...]
    everywhere: tuple[str, ...]


class Fit(msgspec.Struct, frozen=True, gc=False):
    """All needs of one pattern on a side, those on bright cells first, and how many pieces of each element it takes."""

    bright: tuple[int, ...]
    everywhere: tuple[int, ...]
    tally: int
    plane: int  # the land of one element of the pattern, the one it has least of
    anchored: dict[int, tuple[int, ...]]  # the needs by their first bit on that plane: pieces there are few


def tally(counts: Sequence[int]) -> int:
    """Counts of the elements packed into one number, so that all five are compared at once."""
    return sum(count << FIELD * nth for nth, count in enumerate(counts))


def cell_name(row: int, column: int) -> str:
    """`b4`: a letter for the column, a number for the row, from the upper left corner."""
    return ascii_lowercase[column] + str(row + 1)


def remember(found: dict[K, V], key: K, value: V) -> None:
    """For a while: when there is no more room, all is forgotten."""
    if len(found) >= MOST_REMEMBERED:
        found.clear()
    found[key] = value


class Side:
    """One printed side. The tables for patterns are made when first asked for."""

    def __init__(
        self,
        rows: Sequence[str],
        order: Sequence[str],
        level_max: int,
        power: str | None,
        tiles: Mapping[str, Figure],
        patterns: Mapping[str, Figure],
    ) -> None:
        self.rows, self.level_max, self.power = tuple(rows), level_max, power
        grid = [(r, c, kind) for r, row in enumerate(rows) for c, kind in enumerate(row) if kind != VOID]
        self.at = {(r, c): nth for nth, (r, c, _) in enumerate(grid)}
        self.names = tuple(cell_name(r, c) for r, c, _ in grid)
        self.bit = {name: 1 << nth for nth, name in enumerate(self.names)}
        self.size = len(grid)
        self.all = (1 << self.size) - 1
        self.dark = sum(1 << nth for nth, (_, _, kind) in enumerate(grid) if kind == DARK)
        self.bright = self.all ^ self.dark
        self.crystals = sum(1 << nth for nth, (_, _, kind) in enumerate(grid) if kind == CRYSTAL)
        self.order = tuple(self.bit[name] for name in order) or tuple(self.bits_of(self.dark))
        self.whole_land = (1 << self.size * len(ELEMENTS)) - 1
        self._patterns = patterns
        self._fits: dict[Symmetry, dict[str, Fit]] = {}
        self._matches: dict[tuple[int, Symmetry], dict[str, bool]] = {}
        self._kept: dict[tuple[str, int, int], tuple[str, ...]] = {}
        self.placements: dict[str, Placement] = {}
        self.places = {tile: self._places(tile, figure) for tile, figure in tiles.items()}
        self._disc_keys()

    # -- cells
    def bits_of(self, cells: int) -> list[int]:
        """A set of cells one by one."""
        found = []
        while cells:
            found.append(cells & -cells)
            cells &= cells - 1
        return found

    def names_of(self, cells: int) -> tuple[str, ...]:
        return tuple([self.names[bit.bit_length() - 1] for bit in self.bits_of(cells)])

    def cells_of(self, need: int) -> int:
        """The cells that a need lies on, whatever their elements."""
        cells = 0
        while need:
            cells |= need & self.all
            need >>= self.size
        return cells

    # -- tiles
    def _places(self, tile: str, figure: Figure) -> Places:
        bright: list[str] = []
        dark: dict[int, list[str]] = {}
        for way, look in ways_to_lie(figure).items():
            for bits in self._everywhere(look):
                key = PlaceChoice(tile, way, self.names[bits[0].bit_length() - 1]).key
                covers = sum(bits)
                elements = tuple(ELEMENTS.index(letter) for _, _, letter in look)
                cells = tuple(self.names[bit.bit_length() - 1] for bit in bits)
                self.placements[key] = Placement(key, tile, covers, bits, elements, cells)
                if covers & self.dark:
                    dark.setdefault(covers & self.dark, []).append(key)
                else:
                    bright.append(key)
        groups = tuple((cells, tuple(keys)) for cells, keys in dark.items())
        return Places(tuple(bright), groups, (*bright, *(key for _, keys in groups for key in keys)))

    def _everywhere(self, look: Figure) -> list[tuple[int, ...]]:
        """The bits under a figure for each shift that keeps it on the cells, in reading order of its first cell."""
        top, left, _ = look[0]
        shape = [(r - top, c - left) for r, c, _ in look]
        found = []
        for r, c in self.at:
            bits = [self.at.get((r + down, c + right)) for down, right in shape]
            if None not in bits:
                found.append(tuple(1 << bit for bit in bits if bit is not None))
        return found

    def places_with(self, tile: str, used: int, level: int) -> tuple[str, ...]:
        """The keys of all placements of a tile after which no more than `level` dark cells are used.

        Boards change little from turn to turn, so what was found is remembered for a while.
        """
        asked = (tile, used, level)
        found = self._kept.get(asked)
        if found is None:
            places = self.places[tile]
            allowed = [keys for cells, keys in places.dark if (cells | used).bit_count() <= level]
            found = places.bright + tuple([key for keys in allowed for key in keys])
            remember(self._kept, asked, found)
        return found

    # -- discs
    def _disc_keys(self) -> None:
        """Keys for laying a disc of each element on each cell, and for moving a disc from any cell to any other."""
        bright, names = self.names_of(self.bright), self.names
        lays: list[DiscChoice | MoveChoice] = [DiscChoice(element, name) for element in ELEMENTS for name in names]
        moves: list[DiscChoice | MoveChoice] = [
            MoveChoice(start, end) for start in names for end in names if end != start
        ]
        self.steps: dict[str, DiscChoice | MoveChoice] = {step.key: step for step in (*lays, *moves)}
        self.lay: dict[str, dict[str, str]] = {element: {} for element in ELEMENTS}
        self.move: dict[str, dict[str, str]] = {start: {} for start in names}
        for key, step in self.steps.items():
            if isinstance(step, DiscChoice):
                self.lay[step.element][step.at] = key
            else:
                self.move[step.start][step.end] = key
        self.lay_bright = {e: tuple([keys[name] for name in bright]) for e, keys in self.lay.items()}
        self.move_bright = {
            start: tuple([keys[end] for end in bright if end != start]) for start, keys in self.move.items()
        }

    # -- patterns
    def fits(self, symmetry: Symmetry) -> dict[str, Fit]:
        """For every card the needs of its pattern on this side, dark cells included (RS-7.4)."""
        found = self._fits.get(symmetry)
        if found is None:
            found = self._fits[symmetry] = {card: self._fit(look, symmetry) for card, look in self._patterns.items()}
        return found

    def matches_on(self, land: int, symmetry: Symmetry) -> dict[str, bool]:
        """Which cards are known to match on this land, or not to; whoever finds out notes it here."""
        known = self._matches.get((land, symmetry))
        if known is None:
            known = {}
            remember(self._matches, (land, symmetry), known)
        return known

    def _fit(self, figure: Figure, symmetry: Symmetry) -> Fit:
        dark_land = sum(self.dark << self.size * nth for nth in range(len(ELEMENTS)))
        needs: dict[int, None] = {}  # in order, without repetition
        for look in ways_to_lie(figure, symmetry).values():
            shifts = [self.size * ELEMENTS.index(letter) for _, _, letter in look]
            for bits in self._everywhere(look):
                needs[sum(bit << shift for bit, shift in zip(bits, shifts, strict=True))] = None
        bright = tuple(need for need in needs if not need & dark_land)
        letters = [letter for _, _, letter in figure]
        counts = [letters.count(element) for element in ELEMENTS]
        # Of several that are equally scarce the last: only discs have the last two elements.
        scarcest = max((nth for nth, count in enumerate(counts) if count), key=lambda nth: (-counts[nth], nth))
        plane = self.all << self.size * scarcest
        anchored: dict[int, list[int]] = {}
        for need in needs:
            anchored.setdefault((need & plane) & -(need & plane), []).append(need)
        everywhere = (*bright, *(need for need in needs if need & dark_land))
        return Fit(bright, everywhere, tally(counts), plane, {bit: tuple(found) for bit, found in anchored.items()})
