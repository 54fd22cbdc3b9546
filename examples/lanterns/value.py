"""What a position of Lanterns is worth to a bot: `greedy`, the search and the master ask it."""

from __future__ import annotations

from typing import Any

from lanterns.game import points
from lanterns.state import River
from tavola.kernel.decision import Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

SCALE = 4.0  # a lead that looks nearly won


def value(game: Game[Any], g: State, seat: Seat) -> float:
    """By how much the seat leads the best of the others; oil that is left is worth a little."""
    assert isinstance(g, River)
    others = max(points(g, other) for other in range(len(g.players)) if other != seat)
    return points(g, seat) - others + 0.1 * sum(g.players[seat].oil)
