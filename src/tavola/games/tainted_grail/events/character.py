"""What can happen: character."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class ResourceGained(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    n: int
    now: int


class ResourceLost(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    n: int
    now: int


class SecretGained(GrailEvent, frozen=True):
    reveals = "hidden"
    seat: Seat
    secret_number: int


class SecretLost(GrailEvent, frozen=True):
    seat: Seat
    secret_number: int


class TrackMoved(GrailEvent, frozen=True):
    seat: Seat
    track: str
    before: int
    now: int


class AttributeRaised(GrailEvent, frozen=True):
    seat: Seat
    attribute: str
    now: int


class SkillTaken(GrailEvent, frozen=True):
    seat: Seat
    card: str
    side: str


class AttributeLost(GrailEvent, frozen=True):
    seat: Seat
    attribute: str
    now: int
    skill: str = ""  # the Skill card that went back with the point


class ItemsTurned(GrailEvent, frozen=True):
    """Which of two cards with one keyword is in use."""

    seat: Seat
    up: str


class ItemGained(GrailEvent, frozen=True):
    """The Item deck is face down: drawing shows what was hidden."""

    reveals = "hidden"
    seat: Seat
    item: str


class ItemLost(GrailEvent, frozen=True):
    seat: Seat
    item: str
