"""What can happen: effects."""

from __future__ import annotations

from tavola.games.tainted_grail.content.vocabulary import Change
from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class TaskNoted(GrailEvent, frozen=True):
    task: str


class TaskDone(GrailEvent, frozen=True):
    """It is struck off the list: the story has answered it (D.10)."""

    task: str


class DialTurned(GrailEvent, frozen=True):
    """A dial that is no Menhir's was set or turned; `target` says on what it lies."""

    target: str
    token: str
    value: int


class DialRemoved(GrailEvent, frozen=True):
    target: str


class TokensChanged(GrailEvent, frozen=True):
    number: int  # of the Location
    kind: str  # time or quest
    now: int


class DieRolled(GrailEvent, frozen=True):
    """A die, a coin or the Guardian die was thrown for a text."""

    reveals = "chance"
    seat: Seat
    die: str
    result: str


class EffectTookHold(GrailEvent, frozen=True):
    """Something holds for a while: a number is changed for these Characters."""

    source: str
    seats: tuple[Seat, ...]
    stat: str
    lasts: str
    change: Change


class TextRead(GrailEvent, frozen=True):
    """A passage was read aloud; its words are the message named."""

    reveals = "hidden"
    text: str
