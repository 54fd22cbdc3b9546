"""Squares and discs on a board: what lies where, how it is told, how it leaves."""

from __future__ import annotations

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import Player, Sand


def pieces_at(side: Side, element: int, cells: int, *, disc: bool) -> list[str]:
    """These pieces as events name them."""
    letter = f"({ELEMENTS[element]})" if disc else ELEMENTS[element]
    return [f"{name} {letter}" for name in side.names_of(cells)]


def lift(player: Player, side: Side, cells: int, squares: list[int], discs: list[int]) -> list[str]:
    """Takes all pieces off these cells and adds them to the given counts (RS-4.5, RS-4.6); says what they were."""
    gone: list[str] = []
    for element in range(BASIC):
        if hit := player.squares[element] & cells:
            player.squares[element] ^= hit
            squares[element] += hit.bit_count()
            gone += pieces_at(side, element, hit, disc=False)
    for element in range(len(ELEMENTS)):
        if hit := player.discs[element] & cells:
            player.discs[element] ^= hit
            discs[element] += hit.bit_count()
            gone += pieces_at(side, element, hit, disc=True)
    return gone


def home_of_displaced(g: Sand, player: Player) -> list[int]:
    """Where a displaced disc goes: back to its owner, or to the reserve if the table plays it so (RS-4.7)."""
    return player.front if g.options.displaced_disc == "to_owner" else g.reserve


def piece_at(player: Player, bit: int) -> tuple[int, bool] | None:
    """The element on a cell and whether it is a disc, or None for an empty cell."""
    for element in range(BASIC):
        if player.squares[element] & bit:
            return element, False
    for element in range(len(ELEMENTS)):
        if player.discs[element] & bit:
            return element, True
    return None
