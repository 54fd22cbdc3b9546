"""The end of the game and the final scoring."""

from __future__ import annotations

from tavola.games.realm_of_sand.events import GameEnded
from tavola.games.realm_of_sand.patterns import available
from tavola.games.realm_of_sand.solo import is_triggered, table
from tavola.games.realm_of_sand.state import Sand, in_turn_order, stars
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit


def end_of_round(g: Sand) -> bool:
    """Whether the game is over now; if so, it is scored (RS-12.1)."""
    g.ending = why_over(g)
    if g.ending:
        everybody = tuple(stars(g, seat) for seat in range(len(g.players)))
        emit(g, GameEnded(g.ending, tuple(ranking(g)), everybody, table(g).rank(g)))
    return bool(g.ending)


def why_over(g: Sand) -> str:
    """The name of the ending that this round brings, or "" (RS-11.1, RS-11.6, RS-11.7)."""
    if any(is_triggered(g, seat) for seat in range(len(g.players))):
        return "hourglasses"
    last = table(g).last_round(g)
    if last is not None and g.round >= last:
        return "last_round"
    if g.options.card_exhaustion_end == "end_of_round" and not cards_are_left(g):
        return "cards_exhausted"
    return ""


def cards_are_left(g: Sand) -> bool:
    return any(g.decks) or any(available(g, seat) for seat in range(len(g.players)))


def ranking(g: Sand) -> list[Seat]:
    """Most stars; then most pieces on the board; then the later in turn order (RS-12.1 to RS-12.5). No ties remain."""
    order = list(in_turn_order(g))
    return sorted(order, key=lambda seat: (stars(g, seat), tie_pieces(g, seat), order.index(seat)), reverse=True)


def tie_pieces(g: Sand, seat: Seat) -> int:
    """Squares and discs in the rune area; discs in front count only if the table plays it so (RS-12.2, RS-9.7)."""
    player = g.players[seat]
    return player.pieces() + (sum(player.front) if g.options.tie_pieces == "board_and_front" else 0)
