"""A measure: a number for each language or one for all, who has what is counted, and who has not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

ALL = "all"  # where a value does not differ between languages


class Measure(msgspec.Struct):
    """What a quota may be set on."""

    name: str
    title: str  # one English line for writers
    unit: str = ""  # "%" or nothing
    values: dict[str, float] = {}  # by language, or under "all"
    having: dict[str, list[str]] = {}  # ids of sections, choices, parts or places
    lacking: dict[str, list[str]] = {}

    def value(self, language: str) -> float:
        return self.values.get(language, self.values.get(ALL, 0))

    def plain(self) -> float | dict[str, float]:
        return self.values[ALL] if set(self.values) == {ALL} else dict(self.values)

    def note(self, language: str, value: float, having: Iterable[str] = (), among: Iterable[str] = ()) -> None:
        """One value; `among` are the ids that might have had what is counted."""
        there = list(having)
        known = set(there)
        self.values[language] = round(value, 1)
        self.having[language] = there
        self.lacking[language] = [id for id in among if id not in known]

    def note_share(self, language: str, having: Sequence[str], among: Sequence[str]) -> None:
        self.note(language, 100 * len(having) / len(among) if among else 0, having, among)


def share(name: str, title: str, having: Sequence[str], among: Sequence[str]) -> Measure:
    """A share in percent that is the same in every language."""
    measure = Measure(name, title, "%")
    measure.note_share(ALL, having, among)
    return measure


def count(name: str, title: str, having: Sequence[str], among: Sequence[str] = ()) -> Measure:
    """How many there are, the same in every language."""
    measure = Measure(name, title)
    measure.note(ALL, len(having), having, among)
    return measure


def number(name: str, title: str, value: float, unit: str = "") -> Measure:
    measure = Measure(name, title, unit)
    measure.note(ALL, value)
    return measure
