"""Records known by the one key they are written with: `gain: {food: 1}` is a record of the kind `gain`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

import msgspec


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


def kind_written(family: type[OneKey], plain: Any) -> type[msgspec.Struct]:
    """The kind that a plain value is written as; ValueError where it has none of the keys or more than one."""
    kinds, called = family.kinds(), family.called()
    if not isinstance(plain, dict):
        raise ValueError(f"{called} is a mapping with one word, not {plain!r}")
    words = [key for key in plain if key in kinds]
    if len(words) != 1:
        raise ValueError(f"{called} has one word, not {', '.join(words) or 'none'}")
    return kinds[words[0]]


def read_one_key(family: type[OneKey], plain: Any, hook: Callable[[type, Any], Any]) -> Any:
    """A plain value as the record it is written as."""
    return msgspec.convert(plain, kind_written(family, plain), dec_hook=hook, str_keys=True)


def must_be_whole(kind: type) -> None:
    """A record may be known only when it says all that its family asks of each."""
    left_open = [name for name in dir(kind) if getattr(getattr(kind, name, None), "__isabstractmethod__", False)]
    if left_open:
        raise TypeError(f"{kind.__name__} leaves open: {', '.join(left_open)}")
