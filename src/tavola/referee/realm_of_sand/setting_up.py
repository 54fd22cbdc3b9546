"""PREPARAZIONE DEL GIOCO: decks, display, circle, boards, tiles, the purple board's extra disc."""

from __future__ import annotations

from tavola.referee.realm_of_sand.circle import replenish
from tavola.referee.realm_of_sand.components import LEVELS, components
from tavola.referee.realm_of_sand.table import Play, Question, Table


def set_up(table: Table) -> Play:
    deal_cards(table)
    lay_the_circle(table)
    yield from name_the_starting_player(table)
    yield from deal_boards(table)
    yield from choose_sides(table)
    yield from deal_tiles(table)
    yield from take_extra_disc(table)


def deal_cards(table: Table) -> None:
    """The order is chance's; that they are all there, and four of each level face up, is not."""
    table.decks = [list(reversed(deck)) for deck in table.seen["decks"]]
    table.display = [[card for card in row if card] for row in table.seen["display"]]
    for level, deck, row in zip(LEVELS, table.decks, table.display, strict=True):
        ours = sorted(card.id for card in table.contents.cards.values() if card.level == level)
        expect(table, f"cards of level {level}", ours, sorted(deck + row), "RS-2.1")
        expect(table, f"face-up cards of level {level}", min(4, len(ours)), len(row), "RS-2.2")


def lay_the_circle(table: Table) -> None:
    """Tiles that were already taken when we came lay at the start, in the order in which they were taken."""
    table.first = table.seen["first"]
    taken = [tile for seat in table.clockwise() for tile in table.seen["players"][seat]["active"]]
    table.circle = taken + table.seen["circle"]
    expect(table, "tiles", sorted(components().tiles), sorted(table.circle), "RS-2.3")


def name_the_starting_player(table: Table) -> Play:
    how = table.options["start_player"]
    if how == "choose":
        table.first = table.turn = 0
        answer = yield Question(0, "start", [f"start:{seat}" for seat in range(table.seats)], "RS-2.7")
        table.first = int(answer.split(":")[1])
    elif how == "youngest":
        table.first = 0  # whoever opens the table declares himself the youngest
    else:
        table.first = table.seen["first"]
        expect(table, "the starting player is at the table", True, table.first in range(table.seats), "RS-2.7")
    table.turn = table.first


def deal_boards(table: Table) -> Play:
    """A board for each, no two the same: dealt, or chosen clockwise from all, or drafted from one more than players,
    the last player first."""
    boards, how = components().boards, table.options["board_deal"]
    if how == "random":
        for player, seen in zip(table.players, table.seen["players"], strict=True):
            player.board = seen["board"]
        dealt = [player.board for player in table.players]
        fair = len(set(dealt)) == table.seats and set(dealt) <= set(boards)
        expect(table, "different boards of the box", True, fair, "RS-2.6")
        return
    order = table.clockwise()
    table.offer = list(boards)
    if how == "draft":
        order.reverse()
        table.offer = list(table.seen["offer"])
        fair = len(set(table.offer)) == table.seats + 1 and set(table.offer) <= set(boards)
        expect(table, "boards to draft from", True, fair, "RS-2.6")
    for seat in order:
        answer = yield Question(seat, "board", [f"board:{board}" for board in table.offer], "RS-2.6")
        table.players[seat].board = answer.split(":")[1]
        table.offer.remove(table.players[seat].board)
    table.offer = []


def choose_sides(table: Table) -> Play:
    for seat in table.clockwise():
        if table.options["mode"] == "mixed":
            answer = yield Question(seat, "side", ["side:basic", "side:advanced"], "RS-2.6")
            table.players[seat].face = answer.split(":")[1]
        else:
            table.players[seat].face = table.options["mode"]


def deal_tiles(table: Table) -> Play:
    how = table.options["setup_tiles"]
    for seat in table.clockwise():
        player = table.players[seat]
        if how == "pick_of_two":
            yield from replenish(table, seat)
        elif how == "first_three":
            player.active, table.circle = table.circle[:3], table.circle[3:]
        else:
            player.active = list(table.seen["players"][seat]["active"])
            possible = len(player.active) == 3 and all(tile in table.circle for tile in player.active)
            expect(table, f"tiles dealt to {seat} lay in the circle", True, possible, "RS-2.8")
            table.circle = [tile for tile in table.circle if tile not in player.active]


def take_extra_disc(table: Table) -> Play:
    """Purple takes a blue or a yellow disc, as long as there is one where it comes from."""
    source = table.reserve if table.options["purple_source"] == "reserve" else table.boxed
    for seat in table.clockwise():
        player = table.players[seat]
        keys = [f"extra:{element}" for element in ("S", "M") if source[element] > 0]
        if player.side.power == "purple" and keys:
            answer = yield Question(seat, "extra", keys, "RS-10.12")
            element = answer.split(":")[1]
            source[element] -= 1
            player.front[element] += 1


def expect(table: Table, what: str, right: object, found: object, clause: str) -> None:
    if right != found:
        table.impossible.append((what, str(right), str(found), clause))
