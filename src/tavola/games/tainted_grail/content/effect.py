"""Effects as records, one kind for each word (D.6), and the Abilities of cards, which are made of them (D.5).

An effect in a pack is a map with exactly one word and perhaps `who`; it is read into the record of that word. Here is
what all of them have in common; the words themselves stand in words/.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

import msgspec

from tavola.games.tainted_grail.content.condition import Asking, Cond
from tavola.games.tainted_grail.content.selector import Target, Who
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.trigger import ByChoice, Trigger
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import Cost, Flip, Limit, Modify
from tavola.kernel.one_key import OneKey, must_be_whole, read_one_key
from tavola.kernel.text import Message


class Branch(NamedTuple):
    """Effects inside an effect: the key they stand under, where one does, and whether they treat one Character."""

    effects: Sequence[AnyEffect]
    key: str = ""
    alone: bool = False


class Worded(OneKey):
    """Stands for any effect in the fields of records."""

    __slots__ = ()

    @classmethod
    def called(cls) -> str:
        return "an effect"

    @classmethod
    def kinds(cls) -> dict[str, type[Effect]]:
        return WORDS


class Effect(Worded, Strict, kw_only=True, gc=False):
    """One word with its body, and perhaps `who` beside it. Nobody changes it after it was read.

    A word is a record below this one that says what it does (`apply`), how it reads (`says`) and, where there is
    anything to say, what the linter and the bots ask: the rest here. The table and the voice are above this room, so
    only the words name their types. Its first field is the word, and it encodes as it is written in a pack.
    """

    who: Who | None = None

    word: ClassVar[str] = ""
    scoped: ClassVar[bool] = False  # where a whole Party may be meant it must say whom it touches (LN-10)
    contest: ClassVar[str] = (
        ""  # where it may stand: "" anywhere, "any" in Encounters, else combat or diplomacy (LN-22)
    )
    plays_a_card: ClassVar[bool] = False

    @abstractmethod
    def apply(self, g: Any, do: Any) -> None:
        """What it does to the table."""

    @abstractmethod
    def says(self, voice: Any) -> Message:
        """The clause that rules text has for it."""

    def faults(self) -> Iterable[str]:
        """What is wrong with it that its types allow (LN-1)."""
        return ()

    def names(self) -> Iterable[tuple[str, Any]]:
        """The entries of the pack that it names: ("items", "eel_spear")."""
        return ()

    def brings(self) -> Iterable[tuple[str, Any]]:
        """What may come of it: ("secret", 17), ("chapter", "ch2"); effects inside it are asked for themselves."""
        return ()

    def moments(self) -> Iterable[str]:
        """Triggers for which it is the occasion."""
        return ()

    def misplaced(self, spot: Any) -> Iterable[str]:
        """Why it may not stand here, besides `contest` (LN-22)."""
        return ()

    def values(self) -> Iterable[Expr]:
        """Its numbers."""
        return ()

    def conditions(self) -> Iterable[tuple[str, Cond]]:
        """What it depends on, with the key of the option that does."""
        return ()

    def costs(self) -> Iterable[tuple[str, Cost]]:
        """What it lets somebody pay, with the key of the option."""
        return ()

    def inner(self) -> Iterable[Branch]:
        """The lists of effects in it."""
        return ()

    def messages(self, base: str) -> Iterable[str]:
        """Messages of the pack that it says; `base` is how those of its card begin."""
        return ()

    @property
    def change(self) -> Modify | None:
        """The number it changes for a while, where it is a modifier."""
        return None

    @property
    def leads_to(self) -> str:
        """The verse it turns to, where it turns to one."""
        return ""

    @property
    def turns_over(self) -> str | Flip | None:
        """What it flips in an Encounter, where it does."""
        return None

    @property
    def turns_dial_on(self) -> Target | None:
        """What it names to turn a dial on, where it does."""
        return None

    @property
    def says_whom(self) -> bool:
        return self.who is not None or not self.scoped


if TYPE_CHECKING:
    AnyEffect = Effect
else:
    AnyEffect = Worded

WORDS: dict[str, type[Effect]] = {}
W = TypeVar("W", bound=type[Effect])
T = TypeVar("T")


def word(kind: W) -> W:
    """Makes a record known as a word: from then on packs may use it."""
    must_be_whole(kind)
    kind.word = kind.__struct_encode_fields__[1]  # the first after `who`
    WORDS[kind.word] = kind
    return kind


def from_plain(plain: Any, kind: type[T]) -> T:
    """Plain data as a pack has it, as a record that may hold effects and conditions."""
    return msgspec.convert(plain, kind, str_keys=True, dec_hook=_read)


def _read(kind: type, plain: Any) -> Any:
    if issubclass(kind, OneKey):
        return read_one_key(kind, plain, _read)
    raise NotImplementedError(kind)


def read_effect(plain: Any) -> Effect:
    found: Effect = _read(Worded, plain)
    return found


def read_condition(plain: Any) -> Cond:
    found: Cond = _read(Asking, plain)
    return found


class Ability(Strict, dict=True):
    """What a card does and when (D.5)."""

    trigger: Trigger  # "place", {delayed: 1}, {act: cost, during?, phase?} ...
    do: list[AnyEffect]
    if_: Cond | None = msgspec.field(name="if", default=None)
    cost: Cost | None = None
    limit: Limit | None = None

    @cached_property
    def price(self) -> Cost:
        """What it costs to use by choice."""
        return self.trigger.act if isinstance(self.trigger, ByChoice) else Cost()
