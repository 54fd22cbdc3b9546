"""Come reintegrare le tessere: the rune circle and the active area."""

from __future__ import annotations

from tavola.referee.realm_of_sand.table import Play, Question, Table


def replenish(table: Table, seat: int) -> Play:
    """While a player has fewer than three tiles he takes one of the first two from the start."""
    active = table.players[seat].active
    while len(active) < 3 and table.circle:
        answer = yield Question(seat, "refill", [f"take:{tile}" for tile in table.circle[:2]], "RS-5.2")
        tile = answer.split(":")[1]
        table.circle.remove(tile)
        active.append(tile)


def put_away(table: Table, seat: int, tile: str) -> None:
    """A used tile goes to the end of the circle; alone it is laid aside as a round marker."""
    table.players[seat].active.remove(tile)
    if table.seats == 1:
        table.aside.append(tile)
    else:
        table.circle.append(tile)


def lay_a_tile_aside(table: Table, seat: int) -> Play:
    """Alone, a summon too costs a tile of the active area, at choice."""
    keys = [f"aside:{tile}" for tile in table.players[seat].active]
    answer = yield Question(seat, "aside", keys, "RS-13.4")
    put_away(table, seat, answer.split(":")[1])
