"""1 Piazzare Parti di Runa: lay a tile, clear what is under it, replace it with squares."""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations

from tavola.referee.realm_of_sand.circle import put_away, replenish
from tavola.referee.realm_of_sand.components import BASIC_ELEMENTS
from tavola.referee.realm_of_sand.levels import may_lie
from tavola.referee.realm_of_sand.shapes import Laid, placements
from tavola.referee.realm_of_sand.table import Piece, Play, Question, Table


def ways_to_place(table: Table, seat: int) -> dict[str, Laid]:
    """Every tile of the active area, every turn, every place on usable cells."""
    player = table.players[seat]
    return {
        key: laid
        for tile in player.active
        for key, laid in placements(player.board, player.face, tile, table.contents.tiles[tile]).items()
        if may_lie(table, player, [cell for cell, _ in laid], [])
    }


def place(table: Table, seat: int, key: str) -> Play:
    """What lies under the tile goes first; then come the squares, as far as there are any.

    By the other ruling the squares from under the tile are held back and reach the supply last.
    """
    player, tile = table.players[seat], key.split(":")[1]
    laid = placements(player.board, player.face, tile, table.contents.tiles[tile])[key]
    before = dict(table.supply)
    for cell, _ in laid:
        table.remove(seat, cell)
    held = {element: table.supply[element] - before[element] for element in BASIC_ELEMENTS}
    if table.options["remove_before_place"]:
        held = dict.fromkeys(BASIC_ELEMENTS, 0)
    for element in BASIC_ELEMENTS:
        table.supply[element] -= held[element]
    filled: list[str] = []
    for element in BASIC_ELEMENTS:
        wanted = [cell for cell, colour in laid if colour == element]
        filled += yield from cells_supplied(seat, wanted, table.supply[element])
    for cell, element in laid:
        if cell in filled:
            table.supply[element] -= 1
            player.area[cell] = Piece("square", element)
    for element in BASIC_ELEMENTS:
        table.supply[element] += held[element]
    put_away(table, seat, tile)
    yield from replenish(table, seat)


def cells_supplied(seat: int, wanted: list[str], left: int) -> Generator[Question, str, list[str]]:
    """All of them, none of them, or, where a colour is short, those the player chooses."""
    if left >= len(wanted):
        return wanted
    if left == 0:
        return []
    answer = yield Question(
        seat, "short", [f"short:{'+'.join(some)}" for some in combinations(wanted, left)], "RS-4.12"
    )
    return answer.split(":")[1].split("+")
