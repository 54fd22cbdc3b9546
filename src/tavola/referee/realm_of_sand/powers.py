"""Effetti del Potere Speciale: what a charged crystal may be spent on. Purple's is part of summoning."""

from __future__ import annotations

from itertools import permutations

from tavola.referee.realm_of_sand.components import ELEMENTS, LEVELS
from tavola.referee.realm_of_sand.levels import advance, may_lie
from tavola.referee.realm_of_sand.summoning import is_ready
from tavola.referee.realm_of_sand.table import Piece, Play, Player, Question, Table

LOOK_AT = 3


def may_use_power(table: Table, seat: int) -> bool:
    """The crystal is ready, and there is something the power could do."""
    player = table.players[seat]
    if player.face != "advanced" or not is_ready(table, player):
        return False
    match player.side.power:
        case "red":
            return bool(decks_to_look_into(table))
        case "yellow":
            return bool(exchanges(table, player))
        case "green":
            return bool(carries(table, player))
        case "orange":
            return player.level < player.side.level_max
        case "blue":
            return bool(swaps(table, player, [], []))
        case _:
            return False


def use_power(table: Table, seat: int) -> Play:
    player = table.players[seat]
    player.charged = False
    match player.side.power:
        case "red":
            yield from look_and_keep(table, seat)
        case "yellow":
            yield from exchange_a_disc(table, seat)
        case "green":
            yield from carry_a_square(table, seat)
        case "orange":
            yield from advance(table, seat, 1)
        case "blue":
            yield from swap_tiles(table, seat)


def decks_to_look_into(table: Table) -> list[str]:
    least = LOOK_AT if table.options["red_short_deck"] == "forbid" else 1
    return [f"deck:{level}" for level in LEVELS if len(table.decks[level - 1]) >= least]


def look_and_keep(table: Table, seat: int) -> Play:
    """The first three cards of a deck: one is kept, the others go below the deck one after another."""
    answer = yield Question(seat, "deck", decks_to_look_into(table), "RS-10.10")
    deck = table.decks[int(answer.split(":")[1]) - 1]
    table.looked_at = deck[:LOOK_AT]
    del deck[:LOOK_AT]
    keys = [":".join(("keep", *order)) for order in permutations(table.looked_at)]
    answer = yield Question(seat, "keep", keys, "RS-10.10")
    kept, *others = answer.split(":")[1:]
    table.players[seat].kept.append(kept)
    deck.extend(others)
    table.looked_at = []


def exchanges(table: Table, player: Player) -> list[str]:
    """One of his discs, before him or on the board, for one of another type that the reserve has."""
    mine = {element: element for element in ELEMENTS if player.front[element] > 0}
    if table.options["yellow_scope"] == "front_or_board":
        mine |= {cell: piece.element for cell, piece in player.area.items() if piece.kind == "disc"}
    return [
        f"exchange:{place}:{wanted}"
        for place, element in mine.items()
        for wanted in ELEMENTS
        if wanted != element and table.reserve[wanted] > 0
    ]


def exchange_a_disc(table: Table, seat: int) -> Play:
    player = table.players[seat]
    answer = yield Question(seat, "exchange", exchanges(table, player), "RS-10.14")
    _, place, wanted = answer.split(":")
    if place in ELEMENTS:
        given = place
        player.front[given] -= 1
        player.front[wanted] += 1
    else:
        given = player.area[place].element
        player.area[place] = Piece("disc", wanted)
    table.reserve[given] += 1
    table.reserve[wanted] -= 1


def carries(table: Table, player: Player) -> list[str]:
    """Every square to every empty cell on which a piece may lie."""
    return [
        f"carry:{start}:{end}"
        for start, piece in player.area.items()
        if piece.kind == "square"
        for end in player.side.cells
        if end not in player.area and may_lie(table, player, [end], [start])
    ]


def carry_a_square(table: Table, seat: int) -> Play:
    player = table.players[seat]
    answer = yield Question(seat, "carry", carries(table, player), "RS-10.15")
    _, start, end = answer.split(":")
    player.area[end] = player.area.pop(start)


def swaps(table: Table, player: Player, given: list[str], taken: list[str]) -> list[str]:
    """A tile of the active area for any of the circle; a tile that has just changed places stays where it is."""
    return [
        f"swap:{mine}:{theirs}"
        for mine in player.active
        if mine not in taken
        for theirs in table.circle
        if theirs not in given
    ]


def swap_tiles(table: Table, seat: int) -> Play:
    """One tile, or two."""
    player = table.players[seat]
    given: list[str] = []
    taken: list[str] = []
    for done in ([], ["done"]):
        answer = yield Question(seat, "swap", swaps(table, player, given, taken) + done, "RS-10.17")
        if answer == "done":
            return
        _, mine, theirs = answer.split(":")
        player.active[player.active.index(mine)] = theirs
        if table.options["blue_position"] == "in_place":
            table.circle[table.circle.index(theirs)] = mine
        else:
            table.circle.remove(theirs)
            table.circle.append(mine)
        given.append(mine)
        taken.append(theirs)
