"""Verses one may come back to in one walk through the Journal: there a choice that changed nothing is not repeated."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.schema import Verse
from tavola.games.tainted_grail.journal.graph import BACK, BOOK, END, all_sections, ways_from

VerseAt = tuple[str, str]  # a section and a verse


def in_a_ring(box: AvalonBox, section: str, verse: str) -> bool:
    """Whether the text leads from this verse back to it."""
    return (section, verse) in box.once("rings", lambda: rings_of(box))


def rings_of(box: AvalonBox) -> set[VerseAt]:
    """Section by section, for the Book of Secrets leads back to whichever it was entered from."""
    book: dict[VerseAt, Verse] = {(BOOK, id): verse for id, verse in box.book.items()}
    rings = _rings(book, list(book), (BOOK, END))
    for name, section in all_sections(box.entries):
        own = {(name, id): verse for id, verse in section.verses.items()}
        rings |= _rings(book | own, list(own), (name, section.way_back))
    return rings


def _rings(texts: dict[VerseAt, Verse], starts: list[VerseAt], back: VerseAt) -> set[VerseAt]:
    """Of the verses that these lead to, those that lead back to themselves."""
    ways: dict[VerseAt, list[VerseAt]] = {}
    ahead = list(starts)
    while ahead:
        spot = ahead.pop()
        if spot in texts and spot not in ways:
            ways[spot] = [_target(spot[0], way.goto, back) for way in ways_from(spot[1], texts[spot])]
            ahead += ways[spot]
    return {spot for spot in ways if spot in _reached(spot, ways)}


def _target(section: str, goto: str, back: VerseAt) -> VerseAt:
    book, _, verse = goto.partition(".")
    if book == BOOK and verse:
        return BOOK, verse
    return back if section == BOOK and goto == BACK else (section, goto)


def _reached(start: VerseAt, ways: dict[VerseAt, list[VerseAt]]) -> set[VerseAt]:
    seen: set[VerseAt] = set()
    ahead = list(ways[start])
    while ahead:
        spot = ahead.pop()
        if spot not in seen:
            seen.add(spot)
            ahead += ways.get(spot, [])
    return seen
