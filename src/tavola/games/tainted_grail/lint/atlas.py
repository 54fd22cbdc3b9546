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
    yield "Taken: 109, with a Menhir: 109*. Free, within reach of a Menhir (LN-5): ·a, or · alone where no key leads."
    for nth in sorted({cell[0] // FAR_APART for cell in shifted(where).values()}):
        taken = {cell: number for number, cell in where.items() if map_of(cell) == nth}
        lit = {cell for number, cell in stones.items() if map_of(cell) == nth}
        yield ""
        free = named_free(taken, lit)
        yield from rows(taken, free, set(stones))
        yield from (f"·{name}  keys: {{{neighbours(cell, taken)}}}" for cell, name in free.items() if name)
    yield ""
    yield f"A Location may have any number that none has: {max(where, default=100) + 1} is free."


def shifted(where: dict[int, Cell]) -> dict[int, Cell]:
    """Columns counted so that those west of a start do not fall to the map before it."""
    return {number: (x + FAR_APART // 2, y) for number, (x, y) in where.items()}


def map_of(cell: Cell) -> int:
    return (cell[0] + FAR_APART // 2) // FAR_APART


def around(taken: dict[Cell, int]) -> Iterator[list[Cell]]:
    """Row by row from the north, with a free cell around all that is taken."""
    west, east = min(x for x, _ in taken) - 1, max(x for x, _ in taken) + 1
    for y in range(max(y for _, y in taken) + 1, min(y for _, y in taken) - 2, -1):
        yield [(x, y) for x in range(west, east + 1)]


def named_free(taken: dict[Cell, int], lit: set[Cell]) -> dict[Cell, str]:
    """The free cells that a Menhir would light; those beside a Location have a letter, as none has a number yet."""
    near = {(x + east, y + north) for x, y in lit for east in (-1, 0, 1) for north in (-1, 0, 1)}
    free = [cell for row in around(taken) for cell in row if cell in near and cell not in taken]
    beside = [cell for cell in free if neighbours(cell, taken)]
    return dict.fromkeys(free, "") | {cell: letters(nth) for nth, cell in enumerate(beside)}


def letters(nth: int) -> str:
    """a to z, then aa, ab and so on."""
    return (letters(nth // 26 - 1) if nth >= 26 else "") + chr(ord("a") + nth % 26)


def neighbours(cell: Cell, taken: dict[Cell, int]) -> str:
    """The keys that a Location there needs, as they are written in its entry."""
    (x, y), sides = cell, {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
    keys = {side: taken.get((x + east, y + north)) for side, (east, north) in sides.items()}
    return ", ".join(f"{side}: {number}" for side, number in keys.items() if number is not None)


def rows(taken: dict[Cell, int], free: dict[Cell, str], stones: set[int]) -> Iterator[str]:
    for row in around(taken):
        yield "".join(f"{written(cell, taken, free, stones):>{WIDTH}}" for cell in row).rstrip()


def written(cell: Cell, taken: dict[Cell, int], free: dict[Cell, str], stones: set[int]) -> str:
    if cell in taken:
        return f"{taken[cell]}{'*' if taken[cell] in stones else ' '}"
    return f"·{free[cell]} " if cell in free else ""
