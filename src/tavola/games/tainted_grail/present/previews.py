"""What an answer would surely bring, said before it is given: as far as no chance and no unread page is needed."""

from __future__ import annotations

from tavola.games.tainted_grail.events.costs import CostPaid
from tavola.games.tainted_grail.events.day import ActionBegan, CharacterPassed, CharacterRested
from tavola.games.tainted_grail.events.encounter import CardPlayed, KeyConnected
from tavola.games.tainted_grail.present.event_text import tell
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import ONE, Decision
from tavola.kernel.flow import stop
from tavola.kernel.preview import foreseen
from tavola.kernel.text import Message

# What the answer itself says already, or what the very next event says better.
OBVIOUS = (ActionBegan, CardPlayed, CharacterPassed, CharacterRested, CostPaid)


def preview(g: Avalon, decision: Decision, key: str) -> list[Message]:
    """For a card: the keys that connect and what they give, up to the first card drawn."""
    table = of_one(g) if decision.prompt == "eat" else g
    events = [event for event in foreseen(table, decision, key) if not isinstance(event, OBVIOUS)]
    return [tell(g, event) for event in sorted(events, key=is_means)]


def is_means(event: object) -> bool:
    """A key that joins is the means: what comes of it is said first."""
    return isinstance(event, KeyConnected)


def of_one(g: Avalon) -> Avalon:
    """The evening as if one alone were asked: a meal or a night without it touches nobody else (TG-14.3)."""
    twin = g.clone()
    stop(twin)
    twin.mode = ONE
    return twin
