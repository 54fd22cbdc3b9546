"""Figures drawn on squared paper: read from rows of letters, turned, mirrored, compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from tavola.games.realm_of_sand.options import Symmetry

ELEMENTS = "ECOSM"  # Emerald Wood, Crimson Sand, Obsidian; as discs only: Sapphire, Golden Moon
BASIC = 3  # the first three have squares
NO_CELL = ".-"

# One cell of a figure: row, column, letter. A figure lists its cells in reading order and starts at the upper left.
FigureCell: TypeAlias = tuple[int, int, str]
Figure: TypeAlias = tuple[FigureCell, ...]

# How a figure may lie: turned clockwise by so many degrees; with m, mirrored left to right first.
WAYS = ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")
SYMMETRIES: dict[Symmetry, tuple[str, ...]] = {
    "d4": WAYS,
    "rotate_only": ("r0", "r90", "r180", "r270"),
    "reflect_only": ("r0", "m0", "m180"),  # the mirror stands beside it or above it
    "fixed": ("r0",),
}


def read_figure(rows: Sequence[str]) -> Figure:
    """`["C.", "CO"]` as cells; dots and dashes are no cells."""
    return settled(
        (r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter not in NO_CELL
    )


def settled(cells: Iterable[FigureCell]) -> Figure:
    """Moved up and left as far as it goes, cells in reading order."""
    cells = sorted(cells)
    top = min((r for r, _, _ in cells), default=0)
    left = min((c for _, c, _ in cells), default=0)
    return tuple((r - top, c - left, letter) for r, c, letter in cells)


def turned(figure: Figure, way: str) -> Figure:
    cells = figure
    if way[0] == "m":
        cells = tuple((r, -c, letter) for r, c, letter in cells)
    for _ in range(int(way[1:]) // 90):
        cells = tuple((c, -r, letter) for r, c, letter in cells)
    return settled(cells)


def ways_to_lie(figure: Figure, symmetry: Symmetry = "d4") -> dict[str, Figure]:
    """Every different look of a figure, by the first way that gives it (RS-4.3, RS-7.2, RS-7.3)."""
    found: dict[Figure, str] = {}
    for way in SYMMETRIES[symmetry]:
        found.setdefault(turned(figure, way), way)
    return {way: look for look, way in found.items()}


def turned_once(way: str) -> str:
    """How a figure lies after a quarter turn clockwise."""
    return f"{way[0]}{(int(way[1:]) + 90) % 360}"


def flipped(way: str) -> str:
    """How a figure lies once it is mirrored left to right as it is seen."""
    return f"{'r' if way[0] == 'm' else 'm'}{-int(way[1:]) % 360}"


def drawn(figure: Figure) -> tuple[str, ...]:
    """A figure as rows of letters, with dots where it has no cell."""
    rows, columns = extent(figure)
    letters = {(r, c): letter for r, c, letter in figure}
    return tuple("".join(letters.get((r, c), ".") for c in range(columns)) for r in range(rows))


def likeness(figure: Figure) -> Figure:
    """The same for two figures exactly when one is the other turned or mirrored."""
    return min(turned(figure, way) for way in WAYS)


def is_connected(figure: Figure) -> bool:
    """Whether one can walk over edges from any cell to any other."""
    todo = {(r, c) for r, c, _ in figure}
    edge = [todo.pop()] if todo else []
    while edge:
        r, c = edge.pop()
        near = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & todo
        todo -= near
        edge += near
    return not todo


def extent(figure: Figure) -> tuple[int, int]:
    """Rows and columns that it takes."""
    return 1 + max(r for r, _, _ in figure), 1 + max(c for _, c, _ in figure)
