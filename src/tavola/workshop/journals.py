"""The verses of Tainted Grail's Journal: where each leads, what it marks and what it asks."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.content.source import PackSource
from tavola.content.words import LANGUAGES
from tavola.games.tainted_grail.content.message_ids import verse_message
from tavola.games.tainted_grail.content.open_box import collect_entries
from tavola.games.tainted_grail.content.schema import PackEntries, Section, Verse
from tavola.games.tainted_grail.content.survey import Text, inside, texts
from tavola.games.tainted_grail.journal.graph import BACK, BOOK, END, Way, reached_from, sections, ways_from
from tavola.games.tainted_grail.lint.survey_parts import conditions_of, conditions_within
from tavola.workshop.ranges import entry_of
from tavola.workshop.showing import Titles
from tavola.workshop.wire import VerseNode, VerseWay

WAYS = {
    "": ("journal", "verses"),
    "dream": ("dream", "verses", "verses"),
    "nightmare": ("nightmare", "verses", "verses"),
}
Marks = dict[str, tuple[set[str], set[str]]]  # by message: what is set, what is asked


def nodes(source: PackSource, titles: Titles) -> list[VerseNode]:
    """Every verse of the pack."""
    collected = collect_entries(source)
    entries = collected.entries
    marks, found = marks_of(entries), list[VerseNode]()
    for place in entries.locations:
        file = collected.file_of("locations", place.number)
        for name, section in sections(place):
            kind = name.rpartition(":")[0]
            way = ("locations", str(place.number), *WAYS[kind])
            reached = set(reached_from(section, section.start)) if section.start in section.verses else set()
            for id, verse in section.verses.items():
                known = (id == section.start, id in reached)
                found.append(node(file, way, name, id, verse, section, marks, titles, known))
    called = {way.goto.partition(".")[2] for way in all_ways(entries) if way.goto.startswith(f"{BOOK}.")}
    for number, verse in entries.book.items():
        file = collected.file_of(BOOK, number)
        known = (False, number in called)
        found.append(node(file, (BOOK,), BOOK, number, verse, None, marks, titles, known))
    return found


def node(
    file: str,
    way: tuple[str, ...],
    section: str,
    id: str,
    verse: Verse,
    within: Section | None,
    marks: Marks,
    titles: Titles,
    known: tuple[bool, bool],
) -> VerseNode:
    message = verse_message(section, id)
    words = {language: len((titles.said(language, message) or "").split()) for language in LANGUAGES}
    sets, reads = marks.get(message, (set(), set()))
    goes = [VerseWay(target(way, within, one), one.kind, one.key, one.if_ is not None) for one in ways_from(id, verse)]
    return VerseNode(
        file, entry_of((*way, id)), section, id, known[0], words, sorted(sets), sorted(reads), goes, not goes, known[1]
    )


def target(way: tuple[str, ...], within: Section | None, one: Way) -> str:
    """The path of the verse that a way leads to; `end` and `back` are no verses."""
    book, _, number = one.goto.partition(".")
    if one.goto in (END, BACK):
        return within.way_back if one.goto == BACK and within is not None else one.goto
    return entry_of((BOOK, number)) if book == BOOK and number else entry_of((*way, one.goto))


def all_ways(entries: PackEntries) -> Iterator[Way]:
    for place in entries.locations:
        for _, section in sections(place):
            for id, verse in section.verses.items():
                yield from ways_from(id, verse)
    for number, verse in entries.book.items():
        yield from ways_from(number, verse)


def marks_of(entries: PackEntries) -> Marks:
    found: Marks = {}
    for text in texts(entries):
        if text.spot.verse:
            sets, reads = found.setdefault(text.spot.base, (set(), set()))
            sets |= set(set_by(text))
            reads |= set(asked_by(text))
    return found


def set_by(text: Text) -> Iterator[str]:
    for _, effect in inside(text):
        if effect.word == "status":
            yield from (name for name in whole(effect.names()))


def asked_by(text: Text) -> Iterator[str]:
    for _, cond in conditions_of(text):
        for part in conditions_within(cond):
            yield from whole(part.names())


def whole(named: object) -> Iterator[str]:
    """Of a Status and its part the part alone."""
    pairs = [(str(kind), str(name)) for kind, name in named if kind in ("statuses", "status part")]  # type: ignore[attr-defined]
    parts = {name for kind, name in pairs if kind == "status part"}
    yield from parts
    yield from (name for kind, name in pairs if kind == "statuses" and not any(p.startswith(f"{name}#") for p in parts))
