"""Why an answer of Sangue Reale is advised: for a plan, what the rival tends to show; else what it brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tavola.content.table_messages import seat_name
from tavola.games.sangue_reale.state import Duel, other
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.text import Message, say

ENOUGH = 3  # plans that were shown before anything is said of a habit


def reason(game: Game[Any], g: State, decision: Decision, key: str) -> Message | None:
    assert isinstance(g, Duel)
    if decision.prompt == "plan":
        return about_the_rival(g, other(decision.seat))
    return next(iter(game.forecast(g, decision, key).words), None)


def about_the_rival(g: Duel, rival: Seat) -> Message:
    """Equal plans cancel (SR-6.4), so what counts is what the other will show."""
    shown = g.sheets[rival].chronology
    if len(shown) < ENOUGH:
        return say("advice-mix")
    action, times = max(Counter(shown).items(), key=lambda found: (found[1], found[0]))
    return say("advice-rival-shows", rival=seat_name(rival), action=action, times=times, rounds=len(shown))
