"""What an option would bring, seen from a clone of the table that stops where chance or a secret would show."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tavola.kernel.chance import UNSEEN, ChanceUnseen
from tavola.kernel.decision import Decision
from tavola.kernel.event import Event, seen_by, take_events
from tavola.kernel.flow import AT_ONCE, take
from tavola.kernel.state import State
from tavola.kernel.text import Message

S = TypeVar("S", bound=State)


class Forecast(msgspec.Struct, frozen=True):
    """What an answer would bring for sure. A game adds fields of its own, for clients that draw it."""

    words: tuple[Message, ...] = ()

    def data(self) -> dict[str, object]:
        """The forecast without its words, as plain data."""
        found: dict[str, object] = msgspec.to_builtins(self)
        found.pop("words")
        return found


def foresee(g: S, decision: Decision, key: str) -> tuple[list[Event], S] | None:
    """The events that would follow, up to the first that reveals, and the table on which the answer was carried out.

    Where several answer in secret nothing is sure: what follows depends on what the others hold.
    """
    if g.mode not in AT_ONCE:
        return None
    clone = g.clone()
    clone.rng = UNSEEN
    clone.loaded = []
    try:
        take(clone, decision, key)
    except ChanceUnseen:
        pass
    sure: list[Event] = []
    for event in take_events(clone):
        if event.reveals:
            break
        if (seen := seen_by(event, decision.seat)) is not None:
            sure.append(seen)
    return sure, clone


def foreseen(g: State, decision: Decision, key: str) -> list[Event]:
    """The events that would surely follow, as the deciding seat would see them, up to the first that reveals."""
    found = foresee(g, decision, key)
    return [] if found is None else found[0]
