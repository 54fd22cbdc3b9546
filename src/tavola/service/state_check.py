"""Checks a state that people have written: every view, prompt and option of it must work before anybody plays it."""

from __future__ import annotations

from typing import Any

from tavola.kernel import codec
from tavola.kernel.decision import Decision
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.text import Words
from tavola.kernel.view import detail, seat_view
from tavola.service.present import PREVIEWS, refusal_info, translated


def inspect(game: Game[Any], g: State, seats: int, words: Words) -> None:
    """Whatever the rules would stumble over later, they stumble over here."""
    for viewer in (None, *range(seats)):
        view = seat_view(game, g, viewer).view
        translated(codec.plain(view), words)
        game.describe(view, words)
    for decision in g.open:
        inspect_decision(game, g, decision, words)


def inspect_decision(game: Game[Any], g: State, decision: Decision, words: Words) -> None:
    words.say(game.prompt(g, decision))
    for refusal in game.refused(g, decision):
        refusal_info(refusal, words)
    for key in decision.legal()[:PREVIEWS]:
        found = detail(game, g, decision, key)
        for message in (found.label, *found.preview):
            words.say(message)
