"""What can be done: journal."""

from __future__ import annotations

from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Seat


class ReadSection(GrailDo, frozen=True):
    """A group reads a section from a verse on: "103" of the Journal, "dream:103", "nightmare:103" or "book"."""

    section: str
    start: str
    members: list[Seat]


class ReadVerse(GrailDo, frozen=True):
    section: str
    verse: str


class TurnTo(GrailDo, frozen=True):
    """Go on reading at another verse, in the Book of Secrets, or stop."""

    section: str
    goto: str


class TakeChoice(GrailDo, frozen=True):
    """A choice was taken and paid for: its effects follow, for those who are still there."""

    section: str
    verse: str
    key: str


class AskAgain(GrailDo, frozen=True):
    """The choice came to nothing: the others of the verse are still open."""

    section: str
    verse: str
