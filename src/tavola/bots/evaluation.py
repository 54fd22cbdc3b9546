"""What a position is worth: `tavola.bots.<game>.value` has `value(game, g, seat) -> float`, larger is better.

A guest game names a package of its own. The module may also have `shortlist(game, g, decision, most) -> keys`: the
answers worth trying where there are hundreds. A module `rollout` beside it says how a search plays on from a position:
see `Foresight`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tavola import games
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

Value = Callable[[Game[Any], State, Seat], float]
Shortlist = Callable[[Game[Any], State, Decision, int], tuple[str, ...]]
Reply = Callable[[Game[Any], State, Decision], str]
PlayOn = Callable[[Game[Any], State, Seat, int], None]
LEVELS: dict[str, tuple[int, float | None]] = {"companion": (120, None), "master": (4_000, 1.0)}


def module_of(game_id: str, name: str) -> Any:
    """A module of a game's bots, or None where the game has none of that name."""
    package = games.info(game_id).judgement if game_id in games.GAMES else f"tavola.bots.{game_id}"
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def nothing_known(game: Game[Any], g: State, seat: Seat) -> float:
    """Where a game has no evaluation yet, every unfinished position is worth the same."""
    return 0.0


def value_for(game_id: str) -> Value:
    """The evaluation of a game: the function `value` of its module."""
    found: Value = getattr(module_of(game_id, "value"), "value", nothing_known)
    return found


def shortlist_for(game_id: str) -> Shortlist | None:
    """How a game narrows hundreds of answers down to the promising ones, where its evaluation says so."""
    found: Shortlist | None = getattr(module_of(game_id, "value"), "shortlist", None)
    return found


def scale_for(game_id: str) -> float:
    """How large a difference of the evaluation makes a position look nearly won: the game's `SCALE`, or ten."""
    return float(getattr(module_of(game_id, "value"), "SCALE", 10.0))


class Foresight:
    """What a search asks of a game: how a position is judged, and where the game says so, how it is played on.

    `ranked` lists the answers worth thinking about, the best first; `reply` is the likely answer to a question;
    `play_on(game, g, seat, begun)` plays from a thought begun in that round to where it can be judged for a seat.
    """

    def __init__(self, game_id: str) -> None:
        said = module_of(game_id, "rollout")
        self.value: Value = getattr(said, "value", None) or value_for(game_id)
        self.shortlist = shortlist_for(game_id)
        self.scale = scale_for(game_id)
        self.ranked: Shortlist | None = getattr(said, "ranked", None)
        self.reply: Reply | None = getattr(said, "reply", None)
        self.play_on: PlayOn | None = getattr(said, "play_on", None)
        self.curiosity: float = getattr(said, "CURIOSITY", 0.9)  # how much is tried that looks worse but is less known
        self.patience: int = getattr(said, "PATIENCE", 1_000)  # visits that one answer is worth at most, on average
        self.levels: dict[str, tuple[int, float | None]] = getattr(said, "LEVELS", LEVELS)  # visits, seconds


def foresight_for(game_id: str) -> Foresight:
    return Foresight(game_id)
