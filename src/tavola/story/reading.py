"""A pack taken apart for counting: sections of the Journal and the Book, choices, places, Statuses, all else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from tavola.content.source import PackSource
from tavola.content.yaml import read_plain
from tavola.story.quotafile import StoryFile, read_story_file
from tavola.story.words import Said, all_words

BOOK = "book"
Body = dict[str, Any]
Line = Callable[..., int]  # from a path inside a file to its line


class Choice(msgspec.Struct, frozen=True):
    """One choice of a section."""

    id: str  # "101.v5.say_you_will_listen"
    section: str
    body: Body

    @property
    def goto(self) -> str:
        return str(self.body.get("goto", "end"))


class Section(msgspec.Struct, frozen=True):
    """A verse of the Journal or of the Book of Secrets."""

    id: str  # "101.v5", "book.419"
    place: str  # "101", "book"
    verse: str
    body: Body
    file: str
    line: int

    @property
    def message(self) -> str:
        return f"verse-{self.place}-{self.verse.replace('_', '-')}"

    @property
    def choices(self) -> list[Choice]:
        return [Choice(f"{self.id}.{body['key']}", self.id, body) for body in self.body.get("choices") or []]

    def target(self, goto: str) -> str:
        """The id of the section that a `goto` of this one names; "end" and "back" are no sections."""
        return goto if goto in ("end", "back") or goto.startswith(f"{BOOK}.") else f"{self.place}.{goto}"


class Place(msgspec.Struct, frozen=True):
    """A Location with a Journal."""

    number: str
    original: str  # the number of the Location it is a version of, or its own
    start: str  # a section's id
    hub: str  # the section that leaves lead back to


class Entry(msgspec.Struct, frozen=True):
    """Anything else of a pack that may ask for a Status or set one: an Event, a Secret, a Chapter."""

    kind: str
    id: str
    body: Body
    file: str
    line: int


class StoryPack(msgspec.Struct):
    """What is counted."""

    id: str
    sections: dict[str, Section]
    places: dict[str, Place]
    entries: list[Entry]
    statuses: dict[str, int]  # parts that are told; 0: the Status has none
    words: dict[str, dict[str, Said]]
    story: StoryFile
    tags: dict[str, str]  # section -> what its `# end:` comment says it ends on

    def choices(self, chapter: str = "") -> list[Choice]:
        return [choice for section in self.on_ground(chapter) for choice in section.choices]

    def on_ground(self, chapter: str) -> list[Section]:
        """The sections on a Chapter's ground; all where none is named."""
        of = self.story.chapter_of
        return [one for one in self.sections.values() if not chapter or of(one.place, one.verse) == chapter]

    def of_kind(self, kind: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.kind == kind]

    def text(self, language: str, message: str) -> str:
        said = self.words[language].get(message)
        return said.text if said else ""

    def original(self, place: str) -> str:
        return self.places[place].original if place in self.places else place


def read_story(source: PackSource) -> StoryPack:
    """A pack as its story; `PackError` where a file is no YAML or the quotas cannot be read."""
    pack = StoryPack(source.id, {}, {}, [], {}, all_words(source), read_story_file(source), {})
    legacy: dict[str, str] = {}
    for file in source.names():
        if file != "pack.yaml":
            plain, lines = read_plain(file, source.files[file])
            for kind, value in (plain or {}).items():
                _add_kind(pack, legacy, kind, value, file, lambda *path, p=plain, at=lines.at: at(p, path))
            _add_tags(pack, file, source.files[file].decode("utf-8"))
    pack.places = {number: _versioned(place, legacy) for number, place in pack.places.items()}
    return pack


def _add_kind(pack: StoryPack, legacy: dict[str, str], kind: str, value: Any, file: str, line: Line) -> None:
    if kind == BOOK:
        _add_verses(pack, BOOK, value or {}, file, partial(line, BOOK))
        return
    for at, body in enumerate(value or []):
        number_or_key = "number" if kind in ("locations", "secrets") else "key" if kind == "statuses" else "id"
        name = str(body.get(number_or_key))
        pack.entries.append(Entry(kind, name, _without_journal(body), file, line(kind, at)))
        if kind == "statuses" and not body.get("hidden"):
            pack.statuses[name] = body.get("parts", 0)
        if "legacy" in body:
            legacy[name] = str(body["legacy"])
        if journal := body.get("journal"):
            _add_verses(pack, name, journal["verses"], file, partial(line, kind, at, "journal", "verses"))
            hub = journal.get("hub") or ("v1" if "v1" in journal["verses"] else journal["start"])
            pack.places[name] = Place(name, name, f"{name}.{journal['start']}", f"{name}.{hub}")


def _without_journal(body: Body) -> Body:
    return {key: value for key, value in body.items() if key != "journal"}


def _add_verses(pack: StoryPack, place: str, verses: dict[str, Body], file: str, line: Line) -> None:
    for verse, body in verses.items():
        pack.sections[f"{place}.{verse}"] = Section(f"{place}.{verse}", place, verse, body or {}, file, line(verse))


def _versioned(place: Place, legacy: dict[str, str]) -> Place:
    original, seen = place.number, {place.number}
    while legacy.get(original, original) not in seen:  # a chain of versions ends in an original number (LN-4)
        original = legacy[original]
        seen.add(original)
    return msgspec.structs.replace(place, original=original)


def _add_tags(pack: StoryPack, file: str, text: str) -> None:
    """`# end: speech` belongs to the section it stands in or beside."""
    here = sorted((section for section in pack.sections.values() if section.file == file), key=lambda s: s.line)
    for number, line in enumerate(text.splitlines(), 1):
        _, found, tag = line.partition("# end:")
        above = [section for section in here if section.line <= number]
        if found and above:
            pack.tags[above[-1].id] = tag.split()[0].strip(".,;") if tag.split() else ""


def told_in(section: Section) -> Iterator[str]:
    """The messages that a section tells besides its own words."""
    yield from _told(section.body.get("do"))
    for choice in section.choices:
        yield from _told(choice.body.get("do"))


def _told(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(text := node.get("text"), str):
            yield text
        for value in node.values():
            yield from _told(value)
    elif isinstance(node, list):
        for value in node:
            yield from _told(value)
