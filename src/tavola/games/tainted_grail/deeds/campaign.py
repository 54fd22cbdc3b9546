"""What can be done: campaign."""

from __future__ import annotations

from tavola.games.tainted_grail.state import Choice, GrailDo
from tavola.kernel.decision import Seat


class DawnChanges(GrailDo, frozen=True):
    """Before a day begins somebody may leave, join or come back, and the Narrative mode may end."""


class StopChanging(GrailDo, frozen=True):
    """The group is as it should be."""


class StopForTonight(GrailDo, frozen=True):
    """The session is over; the next one may have more seats (TG-31.4)."""


class ShelveCharacter(GrailDo, frozen=True):
    """A Character leaves the group; its Secrets stay with the others, except Personal ones (TG-31.5)."""

    seat: Seat


class GiveOnLeaving(GrailDo, frozen=True):
    seat: Seat
    other: Seat
    copy: str


class AddCharacter(GrailDo, frozen=True):
    """A new Character starts where some Character in play is, with normal starting things; a shelved one comes back."""

    character: str


class JoinAt(GrailDo, frozen=True):
    """The Character is there (TG-31.6)."""

    character: str
    at: int


class SetUp(GrailDo, frozen=True):
    """Everything before the first morning."""

    seats: int


class MeetOneAlone(GrailDo, frozen=True):
    """A table of one Encounter: it is met at once, and its end is the table's."""


class Choose(GrailDo, frozen=True):
    """A player's choice of tile, board or colour."""

    seat: Seat
    choice: Choice


class CheckQuests(GrailDo, frozen=True):
    """Look whether an active Quest is met, in the order in which they were gained (TG-20.9)."""


class ProposeEnd(GrailDo, frozen=True):
    """Somebody would play without the help; it concerns all, so all must agree (TG-41.4)."""

    seat: Seat


class AskToEnd(GrailDo, frozen=True):
    seats: tuple[Seat, ...]  # who has not agreed yet


class KeepNarrative(GrailDo, frozen=True):
    seat: Seat


class EndNarrative(GrailDo, frozen=True):
    """Dials already set stay as they are; whoever is alone uses the Health limiter from now on."""


class BeginChapter(GrailDo, frozen=True):
    """Resolve a Chapter's set-up card."""

    chapter: str


class OfferSave(GrailDo, frozen=True):
    """The text says that this is a good place to stop."""


class EndCampaign(GrailDo, frozen=True):
    """The story is over, well or badly."""

    outcome: str
    ending: str = ""


DEATH = "death"  # what ends a campaign when nobody is left; the story's own failures have the names it gives them


class Fail(GrailDo, frozen=True):
    """The campaign has failed, unless the Mother of All is asked for grace (TG-29.12)."""

    ending: str


class CarryHome(GrailDo, frozen=True):
    """In Story mode who would have died is carried to the Chapter's stone by the others (M-6)."""

    seat: Seat


class TakeGrace(GrailDo, frozen=True):
    """Back to the beginning of the Chapter, with what verse 500 leaves."""


class GainCondition(GrailDo, frozen=True):
    """A condition card comes to a Character's board and is followed (TG-29.1, TG-29.11)."""

    seat: Seat
    condition: str


class LoseCondition(GrailDo, frozen=True):
    """The track has left the zone: the card goes, with the dial on it (TG-29.4)."""

    seat: Seat
    condition: str


class Die(GrailDo, frozen=True):
    """A Character dies."""

    seat: Seat


class Bequeath(GrailDo, frozen=True):
    giver: Seat
    taker: Seat
    copy: str


class TakeCharacter(GrailDo, frozen=True):
    """An unused Character takes the place, in the revealed Location with the lowest number (TG-29.7)."""

    seat: Seat
    character: str


class RevealEvent(GrailDo, frozen=True):
    """Step 5 of the Start of the Day."""
