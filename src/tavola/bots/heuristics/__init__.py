"""What a position is worth, one file a game: `value(game, g, seat) -> float`, larger is better for the seat.

A file may also have `shortlist(game, g, decision, most) -> keys`: the answers worth trying where there are hundreds.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

Value = Callable[[Game[Any], State, Seat], float]
Shortlist = Callable[[Game[Any], State, Decision, int], tuple[str, ...]]


def nothing_known(game: Game[Any], g: State, seat: Seat) -> float:
    """Where a game has no evaluation yet, every unfinished position is worth the same."""
    return 0.0


def value_for(game_id: str) -> Value:
    """The evaluation of a game: the function `value` of the module of this package that has the game's name."""
    module = f"{__name__}.{game_id}"
    if find_spec(module) is None:
        return nothing_known
    found: Value = import_module(module).value
    return found


def shortlist_for(game_id: str) -> Shortlist | None:
    """How a game narrows hundreds of answers down to the promising ones, where its evaluation says so."""
    module = f"{__name__}.{game_id}"
    found: Shortlist | None = getattr(import_module(module), "shortlist", None) if find_spec(module) else None
    return found


def scale_for(game_id: str) -> float:
    """How large a difference of the evaluation makes a position look nearly won: the game's `SCALE`, or ten."""
    module = f"{__name__}.{game_id}"
    return float(getattr(import_module(module), "SCALE", 10.0)) if find_spec(module) else 10.0
