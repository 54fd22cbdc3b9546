"""Completare Carte Costruzione: match the pattern, pay, take the card and its bonuses, charge the crystal."""

from __future__ import annotations

from tavola.referee.realm_of_sand.levels import advance
from tavola.referee.realm_of_sand.shapes import embeddings, reading_order
from tavola.referee.realm_of_sand.table import Play, Player, Question, Table

ROW = 4


def cards_within_reach(table: Table, seat: int) -> list[str]:
    """Face-up cards of the display and the cards this player keeps."""
    return [card for row in table.display for card in row] + table.players[seat].kept


def completable(table: Table, seat: int) -> list[str]:
    return [card for card in cards_within_reach(table, seat) if ways_to_pay(table, seat, card)]


def ways_to_pay(table: Table, seat: int, card: str) -> list[str]:
    """The cells whose pieces, squares or discs, show the card's pattern; each set of cells once."""
    player = table.players[seat]
    shown = {(cell, piece.element) for cell, piece in player.area.items()}
    found = set()
    pattern = table.contents.cards[card].shape
    for laid in embeddings(player.board, player.face, pattern, table.options["pattern_symmetry"]):
        if laid <= shown:
            found.add("on:" + "+".join(reading_order(player.board, player.face, [cell for cell, _ in laid])))
    return sorted(found)


def complete(table: Table, seat: int, card: str) -> Play:
    player = table.players[seat]
    answer = yield Question(seat, "embedding", ways_to_pay(table, seat, card), "RS-7.7")
    cells = answer.split(":")[1].split("+")
    for cell in cells:
        pay(table, seat, cell)
    take(table, player, card)
    if player.face == "advanced" and not player.charged and any(cell in player.side.crystals for cell in cells):
        player.charged, player.charged_in_round = True, table.round
    for element in table.contents.cards[card].discs:
        if table.reserve[element] > 0:
            table.reserve[element] -= 1
            player.front[element] += 1
    yield from advance(table, seat, table.contents.cards[card].level_up)


def pay(table: Table, seat: int, cell: str) -> None:
    """A square goes back to the supply, a disc to its owner for later."""
    player = table.players[seat]
    piece = player.area.pop(cell)
    if piece.kind == "square":
        table.supply[piece.element] += 1
    else:
        player.front[piece.element] += 1


def take(table: Table, player: Player, card: str) -> None:
    for row in [*table.display, player.kept]:
        if card in row:
            row.remove(card)
    player.completed.append(card)


def refill_the_display(table: Table) -> None:
    """After the turn each row has four cards again, as long as its deck lasts."""
    for deck, row in zip(table.decks, table.display, strict=True):
        while len(row) < ROW and deck:
            row.append(deck.pop(0))
