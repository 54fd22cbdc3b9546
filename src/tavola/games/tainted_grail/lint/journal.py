"""The Journal of a pack: every verse can be reached and left, every choice list has an open choice (LN-9, LN-10)."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.campaign.carrying import VERSE as CARRIED_HOME
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.schema import Section, Verse
from tavola.games.tainted_grail.content.survey import Spot, all_effects, inside, texts
from tavola.games.tainted_grail.journal.graph import (
    BACK,
    BOOK,
    END,
    Way,
    all_sections,
    leads_out,
    reached_from,
    ways_from,
    ways_of,
)
from tavola.games.tainted_grail.lint.pack import Found, Pack


def journals(pack: Pack) -> Found:
    """LN-9 for every section of every Location, and for the Book of Secrets."""
    for name, section in all_sections(pack.entries):
        kind, _, number = name.rpartition(":")
        for field, message in section_faults(pack, section):
            yield pack.fault("LN-9", "locations", number, message, f"{kind or 'journal'}.{field}")
    for id, field, message in _book_faults(pack):
        yield pack.fault("LN-9", "book", id, message, field)


def section_faults(pack: Pack, section: Section) -> Iterator[tuple[str, str]]:
    """Each fault with the field it is a fault of."""
    if section.start not in section.verses:
        yield "start", "the section starts at a verse that does not exist"
        return
    if section.way_back not in section.verses:
        yield "hub", "the hub is a verse that does not exist"
    for way in ways_of(section):
        if way.goto not in section.verses and not _is_exit(pack, way.goto):
            yield field_of(way), f"leads to {way.goto!r}, which does not exist"
    for id in sorted(set(section.verses) - set(reached_from(section, section.start))):
        yield id, "no way leads to this verse"
    for id, verse in section.verses.items():
        yield from ((f"{id}.{field}".rstrip("."), message) for field, message in _verse_faults(id, verse))
    ways = ways_of(section)
    open_ways = [way for way in ways if is_open_way(way)]
    ending, surely = _ending(section, ways), _ending(section, open_ways)
    for id in sorted(set(section.verses) - ending):
        yield id, "no way leads from here to the end"
    for id in sorted((ending - surely) & {way.start for way in open_ways}):
        yield id, "who can pay nothing goes round for ever: no open way leads to the end"
    for id in sorted(_forced_rings(section)):
        yield f"{id}.goto", "goes round in a ring without any choice"


def field_of(way: Way) -> str:
    """Where the verse says so."""
    place = {"choice": f".choices.{way.key}", "redirect": ".then"}.get(way.kind, "")
    return f"{way.start}{place}" if way.kind == "effect" else f"{way.start}{place}.goto"


def _is_exit(pack: Pack, goto: str) -> bool:
    if goto == END:
        return True
    book, _, number = goto.partition(".")
    return book == BOOK and number in pack.box.book


def _verse_faults(id: str, verse: Verse) -> Iterator[tuple[str, str]]:
    """Each fault with the field of the verse where it is mended."""
    ways = list(ways_from(id, verse))
    if not ways:
        yield "goto", "leads nowhere: it needs choices or a goto"
    if verse.choices and not any(way.kind == "choice" and way.is_always_open for way in ways):
        yield "choices", "no choice is always open: one needs neither condition nor cost nor `once`"
    if verse.choices and verse.goto is not None:
        yield "goto", "has choices and a goto; the goto is never followed"
    if (verse.if_ is None) != (verse.then is None):
        yield ("then" if verse.then is None else "if"), "`if` and `then` of a verse go together"
    keys = [choice.key for choice in verse.choices]
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield f"choices[{len(keys) - 1 - keys[::-1].index(key)}].key", f"the choice {key!r} stands twice"


def is_open_way(way: Way) -> bool:
    return way.kind != "choice" or way.is_always_open


def _ending(section: Section, ways: list[Way]) -> set[str]:
    """Verses from which some of these ways leads out."""
    ending = {way.start for way in ways if leads_out(way.goto)}
    ending |= {id for id, verse in section.verses.items() if any(_ends_it_all(entry) for entry in verse.do)}
    while more := {way.start for way in ways if way.goto in ending} - ending:
        ending |= more
    return ending


def _ends_it_all(entry: Effect) -> bool:
    """A Chapter or the campaign is over: nobody asks for the end of the verse."""
    return any(kind in ("chapter", "ending") for kind, _ in entry.brings())


def _forced_rings(section: Section) -> set[str]:
    """Verses that go on by themselves to one another for ever."""
    forced = {
        id: verse.goto
        for id, verse in section.verses.items()
        if not verse.choices and verse.goto is not None and verse.then is None
    }
    rings: set[str] = set()
    for start, first in forced.items():
        seen, here = [start], first
        while here in forced and here not in seen:
            seen.append(here)
            here = forced[here]
        if here == start:
            rings.add(start)
    return rings


def _book_faults(pack: Pack) -> Iterator[tuple[str, str, str]]:
    book = Section("", dict(pack.entries.book))
    targets = {way.goto.partition(".")[2] for _, section in all_sections(pack.entries) for way in ways_of(section)}
    targets |= {way.goto.partition(".")[2] or way.goto for way in ways_of(book)}
    targets |= {CARRIED_HOME, *(str(chapter.grace.verse) for chapter in pack.entries.chapters)}
    targets |= {entry.leads_to.partition(".")[2] for _, entry in all_effects(pack.entries)}
    for id, verse in pack.entries.book.items():
        if id not in targets:
            yield id, "", "no way leads to this verse"
        yield from ((id, field, message) for field, message in _verse_faults(id, verse))
        for way in ways_from(id, verse):
            if way.goto not in (*book.verses, BACK) and not _is_exit(pack, way.goto):
                yield id, field_of(way).removeprefix(id).lstrip("."), f"leads to {way.goto!r}, which does not exist"


def scopes(pack: Pack) -> Found:
    """LN-10: where a whole Party may be meant, an effect says whom it touches."""
    for text in texts(pack.entries):
        if text.spot.kind == "secrets":  # their owner is meant
            continue
        for spot, entry in inside(text):
            if needs_scope(spot) and not entry.says_whom:
                yield pack.fault_at("LN-10", spot, f"`{entry.word}` does not say `who`")


def needs_scope(spot: Spot) -> bool:
    return not spot.alone and spot.default in ("self", "all")
