"""Why an answer is advised, in one line of the game's words.

A module `tavola.bots.<game>.reasons` may say more than what an answer brings at once: it has
`reason(game, g, decision, key) -> Message | None`. The world it looks at is imagined: it knows what the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavola.bots.evaluation import module_of
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game, open_decision
from tavola.kernel.state import State
from tavola.kernel.text import Message

Reason = Callable[[Game[Any], State, Decision, str], Message | None]


def reason_for(game: Game[Any], g: State, seat: Seat, key: str) -> Message | None:
    """What the game's own module says, else the first thing that the answer would bring."""
    decision = open_decision(g, seat)
    own: Reason | None = getattr(module_of(game.id, "reasons"), "reason", None)
    if own is not None:
        return own(game, g, decision, key)
    return next(iter(game.forecast(g, decision, key).words), None)
