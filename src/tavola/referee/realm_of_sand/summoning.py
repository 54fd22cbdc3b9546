"""2 Evocare Spiriti Elementali: place discs from the front and move those on the board."""

from __future__ import annotations

from collections import Counter

from tavola.referee.realm_of_sand.circle import lay_a_tile_aside, replenish
from tavola.referee.realm_of_sand.components import ELEMENTS
from tavola.referee.realm_of_sand.levels import may_lie
from tavola.referee.realm_of_sand.table import Piece, Play, Player, Question, Table

AT_MOST = 3


class Used:
    """The discs that were placed or moved in this summon: where they lie, and which were sent back to the front."""

    def __init__(self, only_once: bool) -> None:
        self.only_once = only_once
        self.cells: list[str] = []
        self.front: Counter[str] = Counter()

    def may_place(self, player: Player, element: str) -> bool:
        used = self.front[element] if self.only_once else 0
        return player.front[element] - used > 0

    def may_move(self, cell: str) -> bool:
        return not (self.only_once and cell in self.cells)


def ways_to_summon(table: Table, seat: int) -> list[str]:
    """The plain summon, and the purple board's summon of all discs."""
    player = table.players[seat]
    if player.discs() == 0 and table.options["summon_min"] > 0:
        return []
    if player.side.power != "purple":
        return ["summon"]
    if table.options["purple_part2"] == "passive":
        return ["summon:all"]
    return ["summon", "summon:all"] if is_ready(table, player) and player.discs() > 0 else ["summon"]


def is_ready(table: Table, player: Player) -> bool:
    """Charged, and not in this round."""
    return player.charged and player.charged_in_round < table.round


def steps(table: Table, player: Player, used: Used) -> list[str]:
    """Every single disc that may be placed or moved now, to every cell it may go to."""
    cells = player.side.cells
    place = [
        f"disc:{element}:{cell}"
        for element in ELEMENTS
        if used.may_place(player, element)
        for cell in cells
        if may_lie(table, player, [cell], [])
    ]
    move = [
        f"move:{start}:{end}"
        for start, piece in player.area.items()
        if piece.kind == "disc" and used.may_move(start)
        for end in cells
        if end != start and may_lie(table, player, [end], [start])
    ]
    return place + move


def summon(table: Table, seat: int, key: str) -> Play:
    player = table.players[seat]
    limit = AT_MOST
    free = table.options["summon_same_disc"] == "free"
    if key == "summon:all":
        limit = max(player.discs(), AT_MOST) if free else player.discs()
        if table.options["purple_part2"] == "flip":
            player.charged = False
    used = Used(only_once=not free)
    for done in range(limit):
        keys = steps(table, player, used)
        if done >= table.options["summon_min"]:
            keys.append("done")
        answer = yield Question(seat, "summon", keys, "RS-6.1")
        if answer == "done":
            break
        carry_out(table, seat, answer, used)
    if table.seats == 1:
        yield from lay_a_tile_aside(table, seat)
        yield from replenish(table, seat)


def carry_out(table: Table, seat: int, answer: str, used: Used) -> None:
    """One disc leaves its place and lies on the cell; what lay there is removed."""
    player = table.players[seat]
    verb, what, cell = answer.split(":")
    if verb == "disc":
        player.front[what] -= 1
        disc = Piece("disc", what)
    else:
        disc = player.area.pop(what)
        if what in used.cells:
            used.cells.remove(what)
    removed = table.remove(seat, cell)
    if cell in used.cells:
        used.cells.remove(cell)
        if removed and table.options["displaced_disc"] == "to_owner":
            used.front[removed.element] += 1
    player.area[cell] = disc
    used.cells.append(cell)
