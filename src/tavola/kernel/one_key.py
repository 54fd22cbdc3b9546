"""Records known by the one key they are written with: `gain: {food: 1}` is a record of the kind `gain`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

import msgspec


class _Family(type):
    """msgspec looks whether what a hook read is of the family: what is written plainly is, and so are its records."""

    def __instancecheck__(cls, value: Any) -> bool:
        return type.__instancecheck__(cls, value) or cls.takes(value) or type(value) in cls.kinds().values()  # type: ignore[attr-defined]


class OneKey:
    """Stands for "any kind of this family" in the fields of records, as `Doable` does for Dos.

    A family derives one class from it, and its records from that class; msgspec asks a hook to read the class itself.
    """

    __slots__ = ()

    @classmethod
    @abstractmethod
    def called(cls) -> str:
        """The family in words, with its article."""

    @classmethod
    @abstractmethod
    def kinds(cls) -> Mapping[str, type[msgspec.Struct]]:
        """Its records by their key."""

    @classmethod
    def takes(cls, plain: Any) -> bool:
        """Whether this belongs to the family as it is written: a number among values."""
        return False


class OrPlain(OneKey, metaclass=_Family):
    """A family that may be written plainly too: `damage: 2` beside `damage: {attr: courage}`.

    What is plain stays what it is, so its records stand beside the family and not below it.
    """

    __slots__ = ()

    @classmethod
    @abstractmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        """What is taken as it is, in words and as a JSON Schema."""


def kind_written(family: type[OneKey], plain: Any) -> type[msgspec.Struct]:
    """The kind that a plain value is written as; ValueError where it has none of the keys or more than one."""
    kinds, called = family.kinds(), family.called()
    if not isinstance(plain, dict):
        either = f"{family.plainly()[0]} or " if issubclass(family, OrPlain) else ""
        raise ValueError(f"{called} is {either}a mapping with one word, not {plain!r}")
    words = [key for key in plain if key in kinds]
    if len(words) != 1:
        raise ValueError(f"{called} has one word, not {', '.join(words) or 'none'}")
    return kinds[words[0]]


def read_one_key(family: type[OneKey], plain: Any, hook: Callable[[type, Any], Any]) -> Any:
    """A plain value as the record it is written as, or as it is where the family takes it so."""
    if family.takes(plain):
        return plain
    return msgspec.convert(plain, kind_written(family, plain), dec_hook=hook, str_keys=True)


def must_be_whole(kind: type) -> None:
    """A record may be known only when it says all that its family asks of each."""
    left_open = [name for name in dir(kind) if getattr(getattr(kind, name, None), "__isabstractmethod__", False)]
    if left_open:
        raise TypeError(f"{kind.__name__} leaves open: {', '.join(left_open)}")
