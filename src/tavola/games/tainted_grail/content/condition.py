"""Conditions as records, one kind for each word (D.3). The words themselves stand in words/.

A condition in a pack is a map with exactly one word; it is read into the record of that word.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias, TypeVar

from tavola.games.tainted_grail.content.strict import Strict
from tavola.kernel.one_key import OneKey, OrPlain, must_be_whole
from tavola.kernel.text import Message


class Reached(Protocol):
    """What a campaign can come to, as far as the linter has found out (lint/reach.py)."""

    statuses: set[tuple[str, int]]
    secrets: set[int]
    places: set[int]
    events: set[str]
    chapters: set[str]
    encounters: set[str]

    def may_be_lit(self, number: int) -> bool: ...

    def is_chapter(self, name: str) -> bool: ...

    def may_be_played(self, character: str) -> bool: ...


class Asking(OneKey):
    """Stands for any condition in the fields of records."""

    __slots__ = ()

    @classmethod
    def called(cls) -> str:
        return "a condition"

    @classmethod
    def kinds(cls) -> dict[str, type[Condition]]:
        return CONDITIONS


class Condition(Asking, Strict, gc=False):
    """One word with what it asks for. Its only field is the word, and it encodes as it is written in a pack."""

    word: ClassVar[str] = ""

    @abstractmethod
    def met(self, g: Any, asked: Any) -> bool:
        """Whether it is so on this table, for those who are asked."""

    @abstractmethod
    def says(self, voice: Any, negated: bool) -> Message:
        """The clause that stands after "if"; negated, what is so where it does not hold."""

    def faults(self) -> Iterable[str]:
        """What is wrong with it that its types allow (LN-1)."""
        return ()

    def names(self) -> Iterable[tuple[str, Any]]:
        """The entries of the pack that it names: ("statuses", "oath")."""
        return ()

    def possible(self, found: Reached) -> bool:
        """Whether it could ever hold with what a campaign can come to; numbers and what must *not* be always can."""
        return True

    def parts(self) -> Iterable[Cond]:
        """The conditions it is made of."""
        return ()

    def tracks(self) -> Iterable[str]:
        """The survival tracks that it looks at."""
        return [track for part in self.parts() for track in part.tracks()]

    @property
    def body(self) -> Any:
        return getattr(self, self.__struct_fields__[0])


class Ending(OrPlain):
    """Stands for what an Event waits for: a condition, or the next Event."""

    __slots__ = ()

    @classmethod
    def called(cls) -> str:
        return "what ends an Event"

    @classmethod
    def kinds(cls) -> dict[str, type[Condition]]:
        return CONDITIONS

    @classmethod
    def takes(cls, plain: Any) -> bool:
        return bool(plain == "next_event")

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return "`next_event`", {"const": "next_event"}


if TYPE_CHECKING:
    Cond = Condition
    Until: TypeAlias = Condition | Literal["next_event"]
else:
    Cond, Until = Asking, Ending

CONDITIONS: dict[str, type[Condition]] = {}
K = TypeVar("K", bound=type[Condition])


def condition(kind: K) -> K:
    """Makes a record known as a condition: from then on packs may ask it."""
    must_be_whole(kind)
    kind.word = kind.__struct_encode_fields__[0]
    CONDITIONS[kind.word] = kind
    return kind
