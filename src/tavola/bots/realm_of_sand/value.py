"""What a position of Realm of Sand is worth to a bot that looks one answer ahead; the weights are a person's guess.

A search plays with other weights: see `realm_of_sand_quick.py`.
"""

from __future__ import annotations

from typing import Any

from tavola.bots.realm_of_sand.evaluation import Evaluator, Weights
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

SCALE = 8.0  # a margin that makes a position look nearly won
GUESSED = Evaluator(Weights())


def value(game: Game[Any], g: State, seat: Seat) -> float:
    """By how much the seat stands better than the best of the others; alone, than a middling score."""
    assert isinstance(g, Sand)
    return GUESSED.value(game, g, seat)


def shortlist(game: Game[Any], g: State, decision: Decision, most: int) -> tuple[str, ...]:
    """The legal keys that look best."""
    assert isinstance(g, Sand)
    return GUESSED.shortlist(g, decision, most)
