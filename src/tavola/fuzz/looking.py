"""What the table tells people, and its save: nothing of it may raise either, however odd the table has become."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola.kernel.codec import load, save, state_bytes
from tavola.kernel.decision import Decision
from tavola.kernel.game import Game
from tavola.kernel.view import detail, seat_view

LOOKED_AT = 4  # answers of one question


def look(game: Game[Any], g: Any, random: Random) -> None:
    """Every seat's sight and a spectator's, the words of questions and of some answers with what they would bring."""
    for viewer in (None, *range(game.seated(g))):
        seat_view(game, g, viewer)
    for decision in g.open:
        game.prompt(g, decision)
        for key in some_answers(decision, random):
            detail(game, g, decision, key)


def some_answers(decision: Decision, random: Random) -> list[str]:
    legal = decision.legal()
    return random.sample(legal, min(LOOKED_AT, len(legal)))


def differs_when_read_back(game: Game[Any], g: Any) -> bool:
    read_back = load(game, save(game, g, g.box), g.box)
    return state_bytes(read_back) != state_bytes(g) or state_bytes(g.clone()) != state_bytes(g)
