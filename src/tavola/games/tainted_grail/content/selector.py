"""Whom and which place a text means (D.2), as it is written: a word, a number, or one of these records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from tavola.games.tainted_grail.content.strict import Strict

Seal: TypeAlias = Literal["menhir", "dreams", "inhospitable", "hospitable"]
PLACE_WORDS = ("here", "lowest_revealed", "highest_connected")


class PlaceSort(Strict, gc=False):
    """What a Location must be like; an empty one asks for any."""

    tag: str | None = None
    seal: Seal | None = None
    at: int | list[int] | None = None
    menhir: bool | None = None
    all: list[PlaceSort] | None = None
    any: list[PlaceSort] | None = None
    not_: PlaceSort | None = msgspec.field(name="not", default=None)

    @property
    def numbers(self) -> list[int]:
        """The Locations of which it has to be one, where it says so."""
        return [self.at] if isinstance(self.at, int) else self.at or []

    @property
    def tags(self) -> Iterator[str]:
        """Every tag that it speaks of, at any depth."""
        if self.tag is not None:
            yield self.tag
        for part in (*(self.all or ()), *(self.any or ()), *([self.not_] if self.not_ is not None else ())):
            yield from part.tags


class PlaceSought(Strict, gc=False):
    """A Location by its number, or those of a sort: connected to one, or any that is revealed."""

    number: int | None = None
    connected: Where | None = None
    chosen: PlaceSort | None = None
    tag: str | None = None
    seal: Seal | None = None

    @property
    def sort(self) -> PlaceSort:
        return self.chosen if self.chosen is not None else PlaceSort(self.tag, self.seal)


class TargetSought(PlaceSought, gc=False):
    """The same, or a Secret in front of whoever has it."""

    secret: int | None = None


Where: TypeAlias = int | str | PlaceSought  # D.2: a Location by its number, by a word, or by a selector
Target: TypeAlias = int | str | TargetSought  # what a dial or token lies on: a place, a card, a Character


class WhoIsAt(Strict, gc=False):
    """All Characters in a place."""

    at: Where


Who: TypeAlias = Literal["self", "owner", "each", "all", "party", "one", "others"] | WhoIsAt
