"""Turning and flipping: every way in which a tile or a pattern can lie on a board, tried one by one."""

from __future__ import annotations

from functools import cache

from tavola.referee.realm_of_sand.components import Shape, components

TURNS = ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")  # m: flipped first; then clockwise by so much
SYMMETRIES = {  # of patterns, by table option
    "d4": TURNS,
    "reflect_only": ("r0", "m0", "m180"),  # as printed, left and right exchanged, upside down
    "rotate_only": ("r0", "r90", "r180", "r270"),
    "fixed": ("r0",),
}

Laid = tuple[tuple[str, str], ...]  # (cell, element) of each part, in reading order
Way = frozenset[tuple[str, str]]  # the same, in no order


def turned(shape: Shape, turn: str) -> Shape:
    """The shape flipped left to right where the turn says m, then turned clockwise, and pushed to the corner."""
    parts = [(r, -c, e) if turn[0] == "m" else (r, c, e) for r, c, e in shape]
    for _ in range(int(turn[1:]) // 90):
        parts = [(c, -r, e) for r, c, e in parts]
    top, left = min(r for r, _, _ in parts), min(c for _, c, _ in parts)
    return tuple(sorted((r - top, c - left, e) for r, c, e in parts))


def different_turns(shape: Shape, turns: tuple[str, ...]) -> dict[str, Shape]:
    """The turns that look different, each under the first name it has."""
    found: dict[str, Shape] = {}
    for turn in turns:
        if turned(shape, turn) not in found.values():
            found[turn] = turned(shape, turn)
    return found


def lie_everywhere(shape: Shape, board: str, face: str) -> list[Laid]:
    """The shape, as it is now turned, at every place where each part is on a cell, bright or dark."""
    places = components().sides[board, face].places
    found = []
    for down in range(10):
        for right in range(10):
            if all((r + down, c + right) in places for r, c, _ in shape):
                found.append(tuple(part(places[r + down, c + right], e) for r, c, e in shape))
    return found


@cache
def same_board(board: str, face: str) -> str:
    """The first board that is printed like this one: all basic sides are alike, so they are worked out once."""
    sides = components().sides
    return next(each for each in components().boards if sides[each, face] == sides[board, face])


@cache
def part(cell: str, element: str) -> tuple[str, str]:
    """One of each is enough: there are many patterns and many places."""
    return cell, element


def placements(board: str, face: str, tile: str, figure: Shape) -> dict[str, Laid]:
    return placements_on(same_board(board, face), face, tile, figure)


def embeddings(board: str, face: str, pattern: Shape, symmetry: str) -> list[Way]:
    return embeddings_on(same_board(board, face), face, pattern, symmetry)


@cache
def placements_on(board: str, face: str, tile: str, figure: Shape) -> dict[str, Laid]:
    """Every way to lay a tile on a board, by the key of the answer: tile, turn, the cell of its first square."""
    return {
        f"place:{tile}:{turn}:{laid[0][0]}": laid
        for turn, shape in different_turns(figure, TURNS).items()
        for laid in lie_everywhere(shape, board, face)
    }


@cache
def embeddings_on(board: str, face: str, pattern: Shape, symmetry: str) -> list[Way]:
    """Every way in which a card's pattern may lie on a board: the cells and what each must show."""
    shapes = different_turns(pattern, SYMMETRIES[symmetry])
    return [frozenset(laid) for shape in shapes.values() for laid in lie_everywhere(shape, board, face)]


def reading_order(board: str, face: str, cells: list[str]) -> list[str]:
    return sorted(cells, key=components().sides[board, face].cells.index)
