"""What can happen: map."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class GuardianDieRolled(GrailEvent, frozen=True):
    reveals = "chance"
    encounter: str
    face: str


class GuardianMoved(GrailEvent, frozen=True):
    encounter: str
    number: int


class GuardianLeft(GrailEvent, frozen=True):
    encounter: str
    number: int


class MenhirInspected(GrailEvent, frozen=True):
    """Its section was read: what it asks for may be shown from now on."""

    reveals = "hidden"
    number: int


class MenhirActivated(GrailEvent, frozen=True):
    number: int
    dial: int
    renewed: bool


class MenhirDialTurned(GrailEvent, frozen=True):
    number: int
    dial: int  # 0: taken out


class MenhirWentDark(GrailEvent, frozen=True):
    number: int


class AnomalySuffered(GrailEvent, frozen=True):
    """A Character was caught by the Anomaly: its land is gone, or no Menhir is lit anywhere."""

    seat: Seat


class LocationRevealed(GrailEvent, frozen=True):
    reveals = "hidden"
    number: int
    x: int
    y: int


class LocationDiscarded(GrailEvent, frozen=True):
    number: int


class LocationRemoved(GrailEvent, frozen=True):
    number: int


class LocationReplaced(GrailEvent, frozen=True):
    reveals = "hidden"
    old: int
    new: int


class CharactersMoved(GrailEvent, frozen=True):
    seats: tuple[Seat, ...]
    number: int
    travelling: bool
