"""A recorded table told from its opening on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.content.table_messages import how_it_ended, seat_name
from tavola.kernel.game import open_decision
from tavola.kernel.history import History
from tavola.kernel.state import State
from tavola.kernel.text import Words


def past_lines(history: History[Any], words: Words) -> Iterator[str]:
    """Everything seen: the answers, what followed, and how it ended if it has."""
    game, before = history.game, history.opening.clone()
    for event in history.events:
        yield words.say(game.tell(before, event))
    for number, (step, events, g) in enumerate(history.walk()):
        if isinstance(step, State):
            yield f"{number}. {words('replay-ruled')}"
        else:
            label = words.say(game.label(before, open_decision(before, step.seat), step.key))
            yield f"{number}. {words.say(seat_name(step.seat))}: {label}"
        for event in events:
            yield f"   {words.say(game.tell(g, event))}"
        before = g.clone()
    outcome = game.outcome(before)
    if outcome is not None:
        names = [seat_name(seat) for seat in range(history.seats)]
        yield from (words.say(said) for said in how_it_ended(outcome, names, game.cooperative))
