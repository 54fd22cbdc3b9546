"""Values as records, one kind for each word (D.1): numbers that a card leaves to the table.

A value in a pack is a number, or a map with exactly one word; the words themselves stand in words/values.py.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, TypeVar

from tavola.games.tainted_grail.content.strict import Strict
from tavola.kernel.one_key import OrPlain, must_be_whole, read_one_key
from tavola.kernel.text import Message

MOST_PAID = 20  # no track and no purse holds more


class Value(Strict, gc=False):
    """One word with its body. Its only field is the word, and it encodes as it is written in a pack.

    The table is above this room, so only the words name its type.
    """

    word: ClassVar[str] = ""

    @abstractmethod
    def worth(self, g: Any, hero: int, source: str) -> int:
        """What it is worth now for this Character, on this card."""

    @abstractmethod
    def noun(self) -> Message:
        """As a noun: "your Courage", "the number of Charges on this card"."""

    def amount_of(self, kind: Message) -> Message | None:
        """So much of something, where it is not said by "equal to"."""
        return None

    @property
    def taken_away(self) -> Expr | None:
        """What it takes away, where it is written as -1 times something."""
        return None

    @property
    def alone(self) -> int:
        """As good as it can be told beforehand, for a single player."""
        return 1

    def faults(self) -> Iterable[str]:
        """What is wrong with it that its types allow (LN-1)."""
        return ()

    def parts(self) -> Iterable[Expr]:
        """The values it is made of."""
        return ()


class Worth(OrPlain):
    """Stands for a number or any value in the fields of records."""

    __slots__ = ()

    @classmethod
    def called(cls) -> str:
        return "a value"

    @classmethod
    def kinds(cls) -> dict[str, type[Value]]:
        return VALUES

    @classmethod
    def takes(cls, plain: Any) -> bool:
        return type(plain) is int

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return "a whole number", {"type": "integer"}


class WorthPaid(Worth):
    """The same as a price."""

    __slots__ = ()

    @classmethod
    def takes(cls, plain: Any) -> bool:
        return type(plain) is int and 0 <= plain <= MOST_PAID

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return f"a number from 0 to {MOST_PAID}", {"type": "integer", "minimum": 0, "maximum": MOST_PAID}


class WorthSet(Worth):
    """What a modifier sets: a number, a Trait on or off, a Key that is connected."""

    __slots__ = ()

    @classmethod
    def takes(cls, plain: Any) -> bool:
        return isinstance(plain, (int, str))

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return "a whole number, true, false, a text", {"type": ["integer", "boolean", "string"]}


class WorthOrAll(Worth):
    """So much, or all there is."""

    __slots__ = ()

    @classmethod
    def takes(cls, plain: Any) -> bool:
        return type(plain) is int or plain == "all"

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return "a whole number, `all`", {"anyOf": [{"type": "integer"}, {"const": "all"}]}


if TYPE_CHECKING:
    Expr: TypeAlias = int | Value
    Price: TypeAlias = int | Value
    ToSet: TypeAlias = int | Value | bool | str
    ExprOrAll: TypeAlias = int | Value | Literal["all"]
else:
    Expr, Price, ToSet, ExprOrAll = Worth, WorthPaid, WorthSet, WorthOrAll

VALUES: dict[str, type[Value]] = {}
V = TypeVar("V", bound=type[Value])


def value(kind: V) -> V:
    """Makes a record known as a value: from then on packs may use it."""
    must_be_whole(kind)
    kind.word = kind.__struct_encode_fields__[0]
    VALUES[kind.word] = kind
    return kind


def read_value(plain: Any) -> Expr:
    """A value as it is written in a pack."""
    found: Expr = read_one_key(Worth, plain, lambda kind, inner: read_one_key(kind, inner, _no_hook))
    return found


def _no_hook(kind: type, plain: Any) -> Any:
    raise NotImplementedError(kind)
