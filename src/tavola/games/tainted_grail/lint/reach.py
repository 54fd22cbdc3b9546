"""What can come about in a campaign at all: a search over Statuses, Secrets, Locations, Events and Chapters.

Numbers are left out: whatever asks for Attributes, resources, tracks, days, cards or luck counts as possible, and so
does everything that asks for something *not* to be. What is not found here cannot happen; what is found might.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tavola.games.tainted_grail.campaign.grace import SAVED
from tavola.games.tainted_grail.campaign.opening import CHALLENGE
from tavola.games.tainted_grail.content.schema import Verse
from tavola.games.tainted_grail.content.survey import Spot, Text, branches, texts
from tavola.games.tainted_grail.journal.graph import BOOK, Way, sections, ways_from
from tavola.games.tainted_grail.lint.map import cells, original
from tavola.games.tainted_grail.lint.pack import Pack
from tavola.games.tainted_grail.words.choose import ChooseEffect
from tavola.games.tainted_grail.words.flow import IfEffect


class Reach(msgspec.Struct):
    """Everything that was found to be possible in a campaign of this pack; conditions ask it (`Reached`)."""

    pack: Pack
    chapters: set[str] = msgspec.field(default_factory=set)
    events: set[str] = msgspec.field(default_factory=set)
    statuses: set[tuple[str, int]] = msgspec.field(default_factory=set)
    secrets: set[int] = msgspec.field(default_factory=set)
    places: set[int] = msgspec.field(default_factory=set)
    encounters: set[str] = msgspec.field(default_factory=set)
    verses: set[tuple[str, str]] = msgspec.field(default_factory=set)
    menhirs: set[int] = msgspec.field(default_factory=set)
    endings: set[str] = msgspec.field(default_factory=set)  # win, fail

    def size(self) -> int:
        return sum(len(getattr(self, name)) for name in self.__struct_fields__ if name != "pack")

    def may_be_lit(self, number: int) -> bool:
        """In some version of the Location."""
        return any(original(self.pack, other) == original(self.pack, number) for other in self.menhirs)

    def is_chapter(self, name: str) -> bool:
        return name in self.pack.box.chapters

    def may_be_played(self, character: str) -> bool:
        return any(character in campaign.roster for campaign in self.pack.entries.campaigns)


def reach(pack: Pack) -> Reach:
    """The least set that contains the start and whatever follows from what is in it."""
    found = Reach(pack, secrets={CHALLENGE}, statuses={(SAVED, 0)})
    for campaign in pack.entries.campaigns:
        found.chapters.update(campaign.chapters[:1])
    on_the_map = cells(pack)
    found.places = {n for n, entry in pack.box.locations.items() if entry.legacy is None and n in on_the_map}
    found.verses = {(BOOK, str(chapter.grace.verse)) for chapter in pack.entries.chapters}
    everything = list(texts(pack.entries))
    size = -1
    while size != found.size():
        size = found.size()
        _open_chapters(pack, found)
        _turn_pages(pack, found)
        for text in everything:
            if _is_open(pack, found, text.spot) and all(cond.possible(found) for cond in text.conditions):
                _carry_out(pack, found, text)
        found.menhirs = {n for n in found.places if "menhir" in pack.box.locations[n].seals} | found.menhirs
    return found


def _open_chapters(pack: Pack, found: Reach) -> None:
    for id in found.chapters:
        chapter = pack.box.chapters.get(id)
        if chapter is None:
            continue
        found.events.update(chapter.events.deck)
        reserve = chapter.events.random_reserve
        found.events.update(
            e.id for e in pack.entries.events if e.chapter == 0 and (reserve == "all" or e.id in reserve)
        )
        for colour, change in chapter.encounters.items():
            cards = [enemy for enemy in pack.entries.encounters if enemy.deck == colour]
            found.encounters.update(enemy.id for enemy in cards if change.add.names(enemy))


def _turn_pages(pack: Pack, found: Reach) -> None:
    """Verses that may be read: the first of each Location, and where possible ways lead from there."""
    for number in found.places:
        for name, section in sections(pack.box.locations[number]):
            found.verses.add((name, section.start))
    ahead = list(found.verses)
    while ahead:
        name, id = ahead.pop()
        for way in _ways(pack, name, id):
            if way.if_ is not None and not way.if_.possible(found):
                continue
            book, _, verse = way.goto.partition(".")
            target = (BOOK, verse) if book == BOOK and verse else (name, way.goto)
            if target not in found.verses and _exists(pack, *target):
                found.verses.add(target)
                ahead.append(target)


def _verses(pack: Pack, name: str) -> dict[str, Verse]:
    if name == BOOK:
        return dict(pack.entries.book)
    entry = pack.box.locations.get(int(name.rpartition(":")[2]))
    return next((section.verses for id, section in sections(entry) if id == name), {}) if entry is not None else {}


def _exists(pack: Pack, name: str, id: str) -> bool:
    return id in _verses(pack, name)


def _ways(pack: Pack, name: str, id: str) -> Iterable[Way]:
    verse = _verses(pack, name).get(id)
    return ways_from(id, verse) if verse is not None else ()


def _is_open(pack: Pack, found: Reach, spot: Spot) -> bool:
    """Whether the card or verse that a text stands on can be met."""
    if spot.verse:
        return _verse_of(spot) in found.verses
    names: dict[str, Callable[[str], bool]] = {
        "locations": lambda name: int(name) in found.places,
        "events": lambda name: name in found.events,
        "secrets": lambda name: int(name) in found.secrets,
        "chapters": lambda name: name in found.chapters,
        "encounters": lambda name: name in found.encounters,
    }
    is_met = names.get(spot.kind)
    return is_met is None or is_met(spot.name)


def _verse_of(spot: Spot) -> tuple[str, str]:
    """The section and verse of a spot: its field is `journal.v6.<choice>` or `dream.d1`, in the Book its name."""
    if spot.kind == BOOK:
        return BOOK, spot.name
    kind, id, *_ = spot.field.split(".")
    return (spot.name if kind == "journal" else f"{kind}:{spot.name}"), id


def _carry_out(pack: Pack, found: Reach, text: Text) -> None:
    ahead = [(text.spot, entry) for entry in text.effects]
    while ahead:
        spot, entry = ahead.pop()
        if isinstance(entry, IfEffect) and not entry.if_.possible(found):
            ahead += [(spot, inner) for inner in entry.else_ or ()]
            continue
        if isinstance(entry, ChooseEffect):
            options = [o for o in entry.choose.options if o.if_ is None or o.if_.possible(found)]
            ahead += [(spot, inner) for option in options for inner in option.do]
            continue
        for kind, what in entry.brings():
            note(pack, found, kind, what)
        ahead += [(deeper, inner) for effects, deeper in branches(spot, entry) for inner in effects]


def note(pack: Pack, found: Reach, kind: str, what: Any) -> None:
    """What one effect makes possible."""
    if kind == "version":
        old, new = what
        if old in found.places and new in pack.box.locations:
            found.places.add(new)
    elif kind == "book":
        found.verses.add((BOOK, what))
    elif kind in NOTED:
        getattr(found, NOTED[kind]).add(what)


# What an effect brings, and where it is noted; a version of a Location and a verse of the Book need a look first.
NOTED = {
    "status": "statuses",
    "secret": "secrets",
    "event": "events",
    "chapter": "chapters",
    "ending": "endings",
    "encounter": "encounters",
}
