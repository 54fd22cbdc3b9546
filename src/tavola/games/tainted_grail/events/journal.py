"""What can happen: journal."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class ExplorationBegan(GrailEvent, frozen=True):
    section: str
    members: tuple[Seat, ...]


class VerseRead(GrailEvent, frozen=True):
    """Its words are `verse-<section>-<verse>`: from now on they may be shown."""

    reveals = "hidden"
    section: str
    verse: str


class ChoiceTaken(GrailEvent, frozen=True):
    """What it leads to was not known before: from here on there is no way back."""

    reveals = "hidden"
    section: str
    verse: str
    choice: str


class ExplorationEnded(GrailEvent, frozen=True):
    section: str
