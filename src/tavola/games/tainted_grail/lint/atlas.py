"""The map of a pack as text: which cells are taken, where Menhirs stand, and where a new Location could lie."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.content.source import PackSource
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import collect_entries
from tavola.games.tainted_grail.lint.map import FAR_APART, Cell, cells, menhir_cells
from tavola.games.tainted_grail.lint.pack import Pack

WIDTH = 5


def atlas(source: PackSource) -> Iterator[str]:
    """North is up. Each campaign, and each Chapter that lays the map out anew, has a map of its own."""
    collected = collect_entries(source)
    pack = Pack(source, collected, AvalonBox(source.id, source.digest, collected.entries), standard=False)
    where = cells(pack)
    stones = menhir_cells(pack, where)
    yield "Taken: 109, with a Menhir: 109*. Free: · within reach of a Menhir (LN-5), else blank."
    for nth in sorted({cell[0] // FAR_APART for cell in shifted(where).values()}):
        taken = {cell: number for number, cell in where.items() if map_of(cell) == nth}
        lit = {cell for number, cell in stones.items() if map_of(cell) == nth}
        yield ""
        yield from rows(taken, lit, set(stones))


def shifted(where: dict[int, Cell]) -> dict[int, Cell]:
    """Columns counted so that those west of a start do not fall to the map before it."""
    return {number: (x + FAR_APART // 2, y) for number, (x, y) in where.items()}


def map_of(cell: Cell) -> int:
    return (cell[0] + FAR_APART // 2) // FAR_APART


def rows(taken: dict[Cell, int], lit: set[Cell], stones: set[int]) -> Iterator[str]:
    """One line a row of cells, with a free one around all that is taken."""
    west, east = min(x for x, _ in taken) - 1, max(x for x, _ in taken) + 1
    for y in range(max(y for _, y in taken) + 1, min(y for _, y in taken) - 2, -1):
        row = (written((x, y), taken, lit, stones) for x in range(west, east + 1))
        yield "".join(f"{cell:>{WIDTH}}" for cell in row).rstrip()


def written(cell: Cell, taken: dict[Cell, int], lit: set[Cell], stones: set[int]) -> str:
    if cell in taken:
        return f"{taken[cell]}{'*' if taken[cell] in stones else ' '}"
    return "· " if any(abs(cell[0] - x) <= 1 and abs(cell[1] - y) <= 1 for x, y in lit) else ""
