"""Avanzamento Livello: the level track and the dark cells."""

from __future__ import annotations

from tavola.referee.realm_of_sand.table import Play, Player, Question, Table


def may_lie(table: Table, player: Player, cells: list[str], freed: list[str]) -> bool:
    """Whether pieces may come to lie on these cells, when those cells have been freed.

    As many dark cells as the level may hold a piece at a time; by the other options only those that were opened.
    """
    dark_cells = player.side.dark
    dark = [cell for cell in cells if cell in dark_cells]
    if not dark:
        return True
    if table.options["dark_rule"] != "occupancy_cap":
        return all(cell in player.opened for cell in dark)
    held = [cell for cell in dark_cells if cell in player.area and cell not in freed and cell not in dark]
    return len(held) + len(set(dark)) <= player.level


def advance(table: Table, seat: int, spaces: int) -> Play:
    """The cube goes forward, at most to the end of the track; by two options each space opens a dark cell for good."""
    player = table.players[seat]
    steps = min(spaces, player.side.level_max - player.level)
    player.level += steps
    if table.options["dark_rule"] == "occupancy_cap":
        return
    for _ in range(steps):
        shut = [cell for cell in table.contents.dark_order[player.board, player.face] if cell not in player.opened]
        if table.options["dark_rule"] == "ordered_unlock":
            player.opened.append(shut[0])
        else:
            answer = yield Question(seat, "unlock", [f"open:{cell}" for cell in shut], "RS-9.3")
            player.opened.append(answer.split(":")[1])
