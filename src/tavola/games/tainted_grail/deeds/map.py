"""What can be done: map."""

from __future__ import annotations

from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Seat


class MoveGuardians(GrailDo, frozen=True):
    """The die is rolled for each Guardian, by Location number; an Encounter is over before the next roll (TG-5.11)."""


class RollForGuardian(GrailDo, frozen=True):
    encounter: str


class FightGuardian(GrailDo, frozen=True):
    encounter: str
    number: int
    seats: list[Seat]


class FaceGuardians(GrailDo, frozen=True):
    """Whoever enters a Location with Guardians faces all of them, in an order they choose (TG-25.6)."""

    seats: list[Seat]
    number: int
    faced: list[str] = []


class InspectMenhir(GrailDo, frozen=True):
    """Read what the Menhir asks for and, if it can be given, light it at once (TG-11.1, TG-11.2)."""

    seat: Seat
    number: int


class AskToLight(GrailDo, frozen=True):
    """One way came to nothing: the others are still open."""

    seat: Seat
    number: int


class LightMenhir(GrailDo, frozen=True):
    seat: Seat
    number: int
    way: str


class ReachSafeGroundTogether(GrailDo, frozen=True):
    """Those whose Locations are gone and who come to the same place arrive there as one group (TG-5.3, TG-5.15)."""

    seats: list[Seat]
    number: int


class ReachSafeGround(GrailDo, frozen=True):
    """The same for one alone: saves of older programs hold it."""

    seat: Seat


class Arrive(GrailDo, frozen=True):
    """A group has come to a Location: reveal, Guardians, instant rules (TG-18.13; its steps are in arrival.py)."""

    seats: list[Seat]
    number: int
    travelling: bool = False
