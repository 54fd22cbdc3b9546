"""Verses one may come back to in one walk through the Journal: there a choice that changed nothing is not repeated."""

from __future__ import annotations

from tavola.games.tainted_grail.box import AvalonBox
from tavola.games.tainted_grail.content import Verse
from tavola.games.tainted_grail.journal_graph import BOOK, all_sections, ways_from

Spot = tuple[str, str]  # a section and a verse


def in_a_ring(box: AvalonBox, section: str, verse: str) -> bool:
    """Whether the text leads from this verse back to it."""
    rings: set[Spot] | None = box.made.get("rings")
    if rings is None:
        rings = box.made["rings"] = rings_of(box)
    return (section, verse) in rings


def rings_of(box: AvalonBox) -> set[Spot]:
    texts: dict[Spot, Verse] = {(BOOK, id): verse for id, verse in box.book.items()}
    for name, section in all_sections(box.entries):
        texts |= {(name, id): verse for id, verse in section.verses.items()}
    ways = {spot: [_target(spot[0], way.goto) for way in ways_from(spot[1], verse)] for spot, verse in texts.items()}
    return {spot for spot in texts if _leads_back(spot, ways)}


def _target(section: str, goto: str) -> Spot:
    book, _, verse = goto.partition(".")
    return (BOOK, verse) if book == BOOK and verse else (section, goto)


def _leads_back(start: Spot, ways: dict[Spot, list[Spot]]) -> bool:
    seen: set[Spot] = set()
    ahead = list(ways[start])
    while ahead:
        spot = ahead.pop()
        if spot == start:
            return True
        if spot not in seen:
            seen.add(spot)
            ahead += ways.get(spot, [])
    return False
