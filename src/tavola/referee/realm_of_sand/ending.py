"""FINE DEL GIOCO, PUNTEGGIO FINALE and SFIDA IN SOLITARIO: when it is over, who has won, which rank."""

from __future__ import annotations

from tavola.referee.realm_of_sand.components import components
from tavola.referee.realm_of_sand.table import Table


def reasons_to_end(table: Table) -> list[str]:
    """Asked when a round is over, so that all have had as many turns. Every reason that holds."""
    options, reasons = table.options, []
    alone = table.seats == 1
    most = max(table.hourglasses(seat) for seat in range(table.seats))
    if most >= options["hourglass_target"] and (not alone or options["solo_hourglass_end"] == "end"):
        reasons.append("hourglasses")
    if alone and table.round >= components().solo_rounds:
        reasons.append("last_round")
    if options["max_rounds"] is not None and table.round >= options["max_rounds"]:
        reasons.append("last_round")
    left = [*table.display, *table.decks, *(player.kept for player in table.players)]
    if options["card_exhaustion_end"] == "end_of_round" and not any(left):
        reasons.append("cards_exhausted")
    return reasons


def places(table: Table) -> list[int]:
    """The place of each seat: stars, then pieces on the board, then who is later in the order of turns."""
    order = table.clockwise()

    def rank(seat: int) -> tuple[int, int, int]:
        player = table.players[seat]
        pieces = len(player.area)
        if table.options["tie_pieces"] == "board_and_front":
            pieces += sum(player.front.values())
        return table.stars(seat), pieces, order.index(seat)

    return [1 + sum(rank(other) > rank(seat) for other in order) for seat in range(table.seats)]


def solo_rank(table: Table) -> str:
    stars = table.stars(0)
    return [name for least, name in components().ranks if stars >= least][-1]
