"""The base of every record that a pack is read into."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

S = TypeVar("S", bound=Struct)


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record in which an unknown key is an error. Nobody changes it after it was read."""


def records_in(thing: object, kind: type[S]) -> Iterator[S]:
    """All records of a kind inside another, that one included."""
    if isinstance(thing, kind):
        yield thing
    if isinstance(thing, Struct):
        for field in thing.__struct_fields__:
            yield from records_in(getattr(thing, field), kind)
    elif isinstance(thing, (list, tuple)):
        for part in thing:
            yield from records_in(part, kind)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from records_in(part, kind)
