"""What an option would bring, seen from a twin of the table that stops where chance or a secret would show."""

from __future__ import annotations

from tavola.kernel.chance import UNSEEN, ChanceUnseen
from tavola.kernel.decision import Decision
from tavola.kernel.event import Event, seen_by, take_events
from tavola.kernel.flow import AT_ONCE, take
from tavola.kernel.state import State


def foreseen(g: State, decision: Decision, key: str) -> list[Event]:
    """The events that would surely follow, as the deciding seat would see them, up to the first that reveals.

    Where several answer in secret nothing is sure: what follows depends on what the others hold.
    """
    if g.mode not in AT_ONCE:
        return []
    twin = g.clone()
    twin.rng = UNSEEN
    twin.loaded = []
    try:
        take(twin, decision, key)
    except ChanceUnseen:
        pass
    sure: list[Event] = []
    for event in take_events(twin):
        if event.reveals:
            break
        if (seen := seen_by(event, decision.seat)) is not None:
            sure.append(seen)
    return sure
