"""A section of the Journal as plain lines for a pack's writer: each verse, what it does, where it leads."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tavola.games.tainted_grail.content.message_ids import hyphenated, verse_message
from tavola.games.tainted_grail.content.schema import PackEntries, Section, Verse
from tavola.games.tainted_grail.journal.graph import BOOK, Way, all_sections, reached_from, ways_from
from tavola.games.tainted_grail.rules_text.rules_text import effects_line, price_line, requirement_line
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.kernel.text import Message, Words

UNSAID = {"redirect": "→", "effect": "⇢", "go_on": "…"}  # ways on that no words name


class Exit(msgspec.Struct, frozen=True):
    """One way on from a verse, in words."""

    words: str
    goto: str
    marks: tuple[str, ...]  # condition, price, once, effects
    kind: str


class Page(msgspec.Struct, frozen=True):
    """A verse in words."""

    id: str
    text: str
    effects: str
    exits: tuple[Exit, ...]


def find_section(entries: PackEntries, name: str) -> Section:
    """By name: "107", "dream:107", "nightmare:107", or "book". LookupError says which there are."""
    if name == BOOK and entries.book:
        return Section(min(entries.book, key=int), dict(entries.book))
    sections = dict(all_sections(entries))
    if name not in sections:
        there = ", ".join(sorted(sections))
        raise LookupError(f"the pack has no Journal section {name!r}; there are: {there}, {BOOK}")
    return sections[name]


def pages(name: str, section: Section, words: Words) -> list[Page]:
    """The verses in the order in which one comes to them; those that no way leads to come last."""
    reached = reached_from(section, section.start)
    order = [*reached, *(id for id in section.verses if id not in reached)]
    return [_page(name, id, section.verses[id], words) for id in order if id in section.verses]


def _page(name: str, id: str, verse: Verse, words: Words) -> Page:
    base = verse_message(name, id)
    voice = Voice(alone=False, base=base)
    effects = words.say(effects_line(verse.do, voice)) if verse.do else ""
    exits = tuple(_exit(way, base, voice, words) for way in ways_from(id, verse))
    return Page(id, words(base) if words.has(base) else "", effects, exits)


def _exit(way: Way, base: str, voice: Voice, words: Words) -> Exit:
    label = words(f"{base}-{hyphenated(way.key)}") if way.kind == "choice" else ""
    marks: list[Message] = []
    if way.if_ is not None:
        marks.append(requirement_line(way.if_, voice))
    if way.cost is not None:
        marks.append(price_line(way.cost))
    said = [words.say(mark) for mark in marks]
    if way.once:
        said.append("1×" if way.once is True else words(f"rule-once-{way.once}"))
    if way.do:
        said.append(words.say(effects_line(way.do, voice)))
    return Exit(label, way.goto, tuple(said), way.kind)


def outline(name: str, section: Section, words: Words) -> Iterator[str]:
    """A line for each verse, and one below it for each way on."""
    for page in pages(name, section, words):
        yield f"{page.id}  {page.text}".rstrip()
        if page.effects:
            yield f"    * {page.effects}"
        for way in page.exits:
            marks = f" [{'; '.join(way.marks)}]" if way.marks else ""
            label = way.words or UNSAID[way.kind]
            yield f"    - {label}{marks} -> {way.goto}"
