"""What has come of a campaign so far, and what was read of it aloud: records for others to show or bind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

import msgspec

from tavola.kernel.event import Event
from tavola.kernel.text import Message

# A chapter, a day and a place are headings; an Event, a dream, a foe and a card have their names above their words.
PassageKind: TypeAlias = Literal[
    "chapter", "day", "place", "event", "dream", "foe", "card", "read", "choice", "move", "outcome", "note", "ending"
]


class ChapterTale(msgspec.Struct, frozen=True):
    """A chapter in hindsight. Of the ways it did not take only their number is told."""

    id: str
    title: Message
    is_over: bool
    way: Message | None  # the way it went, once it is over
    doors: int  # how many other ways there were
    lines: tuple[Message, ...]  # what else is told of it


class Passage(msgspec.Struct, frozen=True):
    """A piece of a campaign's journal. Words that a pack does not have are left out."""

    kind: PassageKind
    text: Message | None = None
    title: Message | None = None


class Journalist(ABC):
    """Keeps the journal of one table: it is told what followed each answer, as the reader of the book saw it."""

    open_answers: ClassVar[bool] = False  # everybody knows what anybody answers: it is told the answers too

    @property
    @abstractmethod
    def title(self) -> Message:
        """What the book is called."""

    @property
    @abstractmethod
    def motto(self) -> Message:
        """What stands below the title."""

    @property
    @abstractmethod
    def people(self) -> Sequence[Message]:
        """Who went."""

    @abstractmethod
    def passages_of(self, key: str, events: Sequence[Event]) -> list[Passage]:
        """What the events of an answer add. The key is empty where it is a secret, and for the set-up."""
