"""A table laid for reading one section of the Journal, from a state that somebody names."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.authoring.outline import find_section
from tavola.games.tainted_grail.campaign.chapters import change_the_encounter_decks
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.deeds.character import GainItem
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.state import Avalon, Place
from tavola.kernel.flow import run, then


def begin_walk(
    box: AvalonBox,
    section: str,
    characters: Sequence[str],
    statuses: Sequence[str] = (),
    secrets: Sequence[int] = (),
    items: Sequence[str] = (),
    chapter: str = "",
    rng: int = 1,
    verse: str = "",
) -> Avalon:
    """These Characters at the place, with these marks and things; the first verse is read, or the one that is named.
    Bad names: LookupError."""
    found = find_section(box.entries, section)
    start = verse or found.start
    if start not in found.verses:
        raise LookupError(f"there is no verse {start!r} in {section}")
    campaign = next(iter(box.campaigns.values()))
    known: list[tuple[str, Sequence[str | int], Sequence[str | int]]] = [
        ("Character", characters, list(box.characters)),
        ("Status", [status.partition("#")[0] for status in statuses], list(box.statuses)),
        ("Secret", secrets, list(box.secrets)),
        ("Item", items, list(box.items)),
        ("Chapter", [chapter] if chapter else [], list(box.chapters)),
    ]
    for kind, named, there in known:
        for name in named:
            if name not in there:
                raise LookupError(f"there is no {kind} {name!r}; there are: {', '.join(map(str, there))}")
    g = build_table(box, list(characters) or campaign.roster[:1], rng=rng)
    _prepare(g, chapter or campaign.chapters[0], statuses, secrets, items)
    if section != BOOK:
        _go_to(g, int(section.rpartition(":")[2]))
    then(g, ReadSection(section, start, list(range(len(g.heroes)))))
    run(g)
    return g


def _prepare(g: Avalon, chapter: str, statuses: Sequence[str], secrets: Sequence[int], items: Sequence[str]) -> None:
    """The Encounter decks are those of the Chapter; its Events stay aside."""
    chapters = g.box.campaigns[g.campaign].chapters
    for earlier in chapters[: chapters.index(chapter) + 1]:
        change_the_encounter_decks(g, BeginChapter(earlier))
    g.chapter = chapter
    for status in statuses:
        mark_status(g, status)
    for number in secrets:
        gain_secret(g, 0, number)
        run(g)
    then(g, *[GainItem(0, item) for item in items])
    run(g)
    g.events = []


def _go_to(g: Avalon, number: int) -> None:
    """Everybody stands there; a place that is not on the table is laid at its edge."""
    if number not in g.places:
        if number in g.available:
            g.available.remove(number)
        edge = 1 + max(abs(place.x) + abs(place.y) for place in g.places.values())
        g.places[number] = Place(edge, edge)
    for hero in g.heroes:
        hero.at = number
