"""What can happen: costs."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class CostPaid(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    n: int
    of: Seat  # in whose place


class ItemFlipped(GrailEvent, frozen=True):
    seat: Seat
    item: str


class HandCardPaid(GrailEvent, frozen=True):
    seat: Seat
    card: str


class MemberExcluded(GrailEvent, frozen=True):
    seat: Seat


class ConsentRefused(GrailEvent, frozen=True):
    seat: Seat
    about: str
