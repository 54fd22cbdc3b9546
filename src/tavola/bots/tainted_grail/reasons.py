"""Why an answer of Tainted Grail is advised: by day, what a traveller wants; elsewhere what the answer brings."""

from __future__ import annotations

from typing import Any

from tavola.bots.tainted_grail.goals import is_safe_tonight, named_wishes
from tavola.bots.tainted_grail.route import RoutePlanner
from tavola.bots.tainted_grail.traveller import TIRED
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.text import Message, say


def reason(game: Game[Any], g: State, decision: Decision, key: str) -> Message | None:
    assert isinstance(g, Avalon)
    if decision.prompt == "act" and (wanted := by_day(g, decision, key)):
        return wanted
    if decision.prompt in ("journal", "book"):
        return None  # what a choice in the story leads to is for who makes it
    return next(iter(game.forecast(g, decision, key).words), None)


def by_day(g: Avalon, decision: Decision, key: str) -> Message | None:
    hero = g.heroes[decision.seat]
    if key == "pass":
        tired = hero.energy <= TIRED and is_safe_tonight(g, hero.at)
        return say("advice-rest") if tired else None
    way = RoutePlanner(g, decision.seat)
    for name, chain in named_wishes(g, way):
        if way.next_step(chain.deeds[0]) == key:
            return Message(f"advice-{name}")
    return None
