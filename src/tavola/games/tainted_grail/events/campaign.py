"""What can happen: campaign."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class StatusMarked(GrailEvent, frozen=True):
    status: str
    part: int


class StatusCleared(GrailEvent, frozen=True):
    status: str


class CharacterLeft(GrailEvent, frozen=True):
    seat: Seat
    character: str


class CharacterAdded(GrailEvent, frozen=True):
    seat: Seat
    character: str
    at: int
    returned: bool


class CharacterChosen(GrailEvent, frozen=True):
    seat: Seat
    character: str
    board: str
    colour: str


class ChroniclerNamed(GrailEvent, frozen=True):
    seat: Seat


class QuestSucceeded(GrailEvent, frozen=True):
    reveals = "hidden"
    quest: str


class QuestFailed(GrailEvent, frozen=True):
    reveals = "hidden"
    quest: str


class QuestDropped(GrailEvent, frozen=True):
    quest: str


class NarrativeEnded(GrailEvent, frozen=True):
    """From the next effect on the table counts everybody again (TG-40.2)."""


class NarrativeKept(GrailEvent, frozen=True):
    seat: Seat  # who would rather keep it


class ChapterBegan(GrailEvent, frozen=True):
    reveals = "hidden"
    chapter: str


class ChapterEnded(GrailEvent, frozen=True):
    chapter: str


class SaveOffered(GrailEvent, frozen=True):
    """A good moment to stop for tonight (TG-31.1)."""


class SessionEnded(GrailEvent, frozen=True):
    """The table stops for tonight; the campaign can go on from its save."""

    day: int


class CampaignEnded(GrailEvent, frozen=True):
    outcome: str
    ending: str


class GraceGiven(GrailEvent, frozen=True):
    """Not the intended way to play: from the second time on the words suggest the Narrative mode (TG-29.13)."""

    reveals = "hidden"
    chapter: str
    times: int


class ConditionGained(GrailEvent, frozen=True):
    seat: Seat
    condition: str


class ConditionLost(GrailEvent, frozen=True):
    seat: Seat
    condition: str


class CharacterCarriedHome(GrailEvent, frozen=True):
    seat: Seat
    character: str
    at: int
    until: int  # the day on which it stands up again


class CharacterDied(GrailEvent, frozen=True):
    seat: Seat
    character: str
    at: int


class CharacterJoined(GrailEvent, frozen=True):
    seat: Seat
    character: str
    at: int


class EventRevealed(GrailEvent, frozen=True):
    reveals = "hidden"
    event_id: str


class EventEnded(GrailEvent, frozen=True):
    event_id: str


class EventDeckEmpty(GrailEvent, frozen=True):
    """Nothing to reveal: a well-made pack never lets this happen (TG-5.9)."""


class EventsPeeked(GrailEvent, frozen=True):
    """Somebody looked at the next Events."""

    reveals = "hidden"
    seat: Seat
    event_ids: tuple[str, ...]
