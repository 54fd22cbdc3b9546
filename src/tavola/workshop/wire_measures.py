"""What is asked and told of games that are only counted: a pack beside its parent, a value looked for by trying."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.service.wire.requests import Ask
from tavola.service.wire.stream import ShortText, Word
from tavola.workshop.wire import Seq


class ValueAsk(Ask, frozen=True):
    """A number of an entry that is to bring a figure of a kind of games to its target."""

    file: Annotated[str, msgspec.Meta(max_length=200)]
    entry: Annotated[str, msgspec.Meta(max_length=400)]
    field: Annotated[str, msgspec.Meta(max_length=200)]
    figure: Annotated[str, msgspec.Meta(max_length=200)]
    kind: Word


class MeasureAsk(Ask, frozen=True):
    """Play this and that: `against` is `parent`, `now` or a version. With `tries` each value plays `games`."""

    games: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 200
    kinds: Annotated[list[Word], msgspec.Meta(max_length=20)] = []
    bots: ShortText = "companion"
    against: Annotated[str, msgspec.Meta(max_length=20)] = "parent"
    version: Seq | None = None
    tries: ValueAsk | None = None


class FigureNow(msgspec.Struct, frozen=True):
    figure: float
    low: float
    high: float
    sample: int


class FigureBeside(msgspec.Struct, frozen=True):
    """A figure of both packs; `changed` when chance alone would hardly make them differ so much."""

    name: str
    label: str
    family: str
    then: FigureNow
    now: FigureNow
    target: tuple[float | None, float | None]
    alarm: tuple[float | None, float | None]
    verdict: str
    alarmed: bool
    changed: bool


class SeriesBeside(msgspec.Struct, frozen=True):
    id: str
    title: str
    games: dict[str, int]
    figures: list[FigureBeside]


class Tried(msgspec.Struct, frozen=True):
    """One value, what the figure was with it, and after how many games; without a figure where the pack has faults."""

    value: int
    games: int
    figure: FigureNow | None


class Search(msgspec.Struct, frozen=True):
    """A value looked for by trying; `best` when all were played, null where none comes near enough to say so."""

    file: str
    entry: str
    field: str
    figure: str
    kind: str
    target: tuple[float | None, float | None]
    tried: list[Tried]
    best: int | None = None
    games: int = 0


class MeasureInfo(msgspec.Struct, frozen=True):
    """A run of games with two packs, as far as it has come."""

    id: str
    state: Literal["playing", "done", "stopped", "failed"]
    done: int
    of: int
    now: str
    then: str
    problem: str
    series: list[SeriesBeside]
    search: Search | None = None
