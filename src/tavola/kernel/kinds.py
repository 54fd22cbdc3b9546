"""The records below a base class: how a game's Dos, events and choices are found by their tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

T = TypeVar("T")


def kinds_below(base: type[T]) -> Iterator[type[T]]:
    """Every class below `base`, those that only group others included, each before its own sub-classes."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_below(kind)


def by_tag(base: type[T]) -> dict[str, type[T]]:
    """The same by the tag that stands for them in JSON."""
    return {tag_of(kind): kind for kind in kinds_below(base)}


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)
