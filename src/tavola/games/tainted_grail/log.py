"""What is told of a campaign: the base of all its events. Each event stands beside the rule that emits it."""

from __future__ import annotations

from tavola.kernel.event import Event


class GrailEvent(Event, frozen=True):
    """Something that happened in Avalon."""
