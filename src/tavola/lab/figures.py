"""A figure of balance with its interval, its target and its alarm, whatever game it was measured in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from re import Pattern
from typing import TypeAlias

import msgspec

Bounds: TypeAlias = tuple[float | None, float | None]
ON_TARGET, OFF_TARGET, ALARM, PLAIN = "on target", "off target", "alarm", ""


class Figure(msgspec.Struct, frozen=True):
    """What was measured. Figures of one family (all cards, all actions) are compared with each other."""

    name: str
    figure: float
    low: float
    high: float
    sample: int
    target: Bounds = (None, None)
    alarm: Bounds = (None, None)
    family: str = ""
    label: str = ""

    def verdict(self) -> str:
        """On or off target, alarm, or nothing where no target is set."""
        if outside(self.figure, self.alarm):
            return ALARM
        if outside(self.figure, self.target):
            return OFF_TARGET
        return ON_TARGET if any(bound is not None for bound in (*self.target, *self.alarm)) else PLAIN

    def is_sure(self) -> bool:
        """Whether the whole interval says the same as the figure; on target always is."""
        if self.verdict() not in (ALARM, OFF_TARGET):
            return True
        bounds = self.alarm if self.verdict() == ALARM else self.target
        least, most = bounds
        return (least is not None and self.high < least) or (most is not None and self.low > most)

    def trips(self) -> bool:
        return self.verdict() == ALARM and self.is_sure()


class Series(msgspec.Struct, frozen=True):
    """Games of one kind (two players, campaigns) and what they show."""

    id: str
    title: str
    games: int
    figures: tuple[Figure, ...]


class Report(msgspec.Struct, frozen=True):
    """Everything a run has found, as it is printed, kept and drawn."""

    tavola: str
    game: str
    pack: str
    bots: str
    series: tuple[Series, ...]

    def figures(self) -> list[Figure]:
        return [figure for series in self.series for figure in series.figures]

    def alarms(self) -> list[Figure]:
        return [figure for figure in self.figures() if figure.trips()]

    def games(self) -> int:
        return sum(series.games for series in self.series)


def outside(figure: float, bounds: Bounds) -> bool:
    least, most = bounds
    return (least is not None and figure < least) or (most is not None and figure > most)


def grouped(
    figures: Iterable[Figure], families: Sequence[tuple[Pattern[str], str]], names: Mapping[str, str]
) -> list[Figure]:
    """The figures with their families: a pattern with one group says which belong together and what each is of."""
    return [_with_family(figure, families, names) for figure in figures]


def _with_family(figure: Figure, families: Sequence[tuple[Pattern[str], str]], names: Mapping[str, str]) -> Figure:
    for pattern, title in families:
        if match := pattern.fullmatch(figure.name):
            return msgspec.structs.replace(figure, family=title, label=names.get(match[1], match[1]))
    return figure


# -- beside another run


class Change(msgspec.Struct, frozen=True):
    """A figure then and now."""

    series: str
    then: Figure
    now: Figure

    def by(self) -> float:
        return self.now.figure - self.then.figure

    def width(self) -> float:
        """Half of the difference's interval, the two runs being independent."""
        halves = [(figure.high - figure.low) / 2 for figure in (self.then, self.now)]
        return sqrt(halves[0] ** 2 + halves[1] ** 2)

    def is_sure(self) -> bool:
        return abs(self.by()) > self.width()


def changes(then: Report, now: Report) -> list[Change]:
    """The figures that both runs have."""
    known = {(series.id, figure.name): figure for series in then.series for figure in series.figures}
    return [
        Change(series.id, known[series.id, figure.name], figure)
        for series in now.series
        for figure in series.figures
        if (series.id, figure.name) in known
    ]
