"""The Journal as a graph: which verse leads to which, by choice, by redirection or by itself."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.schema import LocationEntry, PackEntries, Section, Verse
from tavola.games.tainted_grail.content.survey import Spot, Text, inside
from tavola.games.tainted_grail.content.vocabulary import Cost

END = "end"
BOOK = "book"
BACK = "back"  # from the Book of Secrets to the hub of the section it was entered from


class Way(msgspec.Struct, frozen=True):
    """From one verse to another, to the end, or into the Book of Secrets."""

    start: str
    goto: str
    kind: str  # choice, redirect, go_on, effect
    key: str = ""  # of the choice
    if_: Cond | None = None
    cost: Cost | None = None
    once: bool | str = False
    do: tuple[Effect, ...] = ()

    @property
    def is_always_open(self) -> bool:
        return self.if_ is None and self.cost is None and not self.once


def sections(place: LocationEntry) -> Iterator[tuple[str, Section]]:
    """The sections of a Location by name: "107", "dream:107", "nightmare:107"."""
    if place.journal is not None:
        yield str(place.number), place.journal
    for kind, sleep in (("dream", place.dream), ("nightmare", place.nightmare)):
        if sleep is not None and sleep.verses is not None:
            yield f"{kind}:{place.number}", sleep.verses


def all_sections(entries: PackEntries) -> Iterator[tuple[str, Section]]:
    for place in entries.locations:
        yield from sections(place)


def ways_from(id: str, verse: Verse) -> Iterator[Way]:
    """Where one may go on from a verse. Without choices it goes on by itself."""
    if verse.then is not None:
        yield Way(id, verse.then.goto, "redirect", if_=verse.if_)
    yield from _by_effects(id, verse.do)
    for choice in verse.choices:
        yield Way(id, choice.goto, "choice", choice.key, choice.if_, choice.cost, choice.once, tuple(choice.do))
        yield from _by_effects(id, choice.do)
    if not verse.choices and verse.goto is not None:
        yield Way(id, verse.goto, "go_on")


def _by_effects(id: str, effects: list[Effect]) -> Iterator[Way]:
    for _, entry in inside(Text(Spot("", "", "", ""), effects)):
        if entry.leads_to:
            yield Way(id, entry.leads_to, "effect")


def ways_of(section: Section) -> list[Way]:
    return [way for id, verse in section.verses.items() for way in ways_from(id, verse)]


def reached_from(section: Section, start: str) -> list[str]:
    """Verses that some way leads to, nearest first."""
    reached, ahead = [start], [start]
    while ahead:
        here = ahead.pop(0)
        if here not in section.verses:
            continue
        for way in ways_from(here, section.verses[here]):
            if way.goto in section.verses and way.goto not in reached:
                reached.append(way.goto)
                ahead.append(way.goto)
    return reached


def leads_out(goto: str) -> bool:
    """To the end, or into the Book of Secrets, which ends for itself."""
    return goto == END or goto.startswith(f"{BOOK}.")
