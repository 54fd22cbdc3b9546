"""Tainted Grail as numbers: Characters, the map, the Encounter. A story names most answers: they share numbers."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from tavola.coding import QUESTION, Observer, bits, marks, named, one_of, question
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, RESOURCES, TRACKS
from tavola.games.tainted_grail.state import Avalon, Cards, Hero

SHARED = 4096
SEATS = 4
STAGES = ("start", "during", "end")
KINDS = ("combat", "diplomacy", "text")
VERSE = 16  # bits that tell verses apart
MOST = 255
FOE = 6  # numbers that tell how an Encounter stands
PILES = ("deck", "hand", "discard", "spare", "reserve")
NOUGHTS = (0,) * max(len(ATTRIBUTES), len(RESOURCES))  # of what a Character has none
PLAIN = ("agree", "decline", "done", "eat", "end", "fast", "flee", "go_on", "join", "keep", "leave", "pass", "ready")


def keys(box: AvalonBox) -> Iterator[str]:
    """The answers of every day; the thousands that a Journal names share the rest."""
    yield from PLAIN
    yield from (f"travel:{number}" for number in sorted(box.locations))
    yield from (f"play:{name}" for name in sorted(box.characters))
    yield from (f"play:{card}" for card in sorted(box.cards))


def points(g: Avalon, seat: int) -> float:
    """Quests fulfilled, which is the score of the whole table."""
    return float(g.quests_done)


class Encoder(Observer):
    """One's own Character first, then the others'."""

    def __init__(self, box: AvalonBox, seats: int) -> None:
        self.seats = seats
        self.characters = {name: nth for nth, name in enumerate(sorted(box.characters))}
        self.places = {number: nth for nth, number in enumerate(sorted(box.locations))}
        self.cards = {name: nth for nth, name in enumerate(sorted(box.cards))}
        self.encounters = {name: nth for nth, name in enumerate(sorted(box.encounters))}
        self.statuses = {name: nth for nth, name in enumerate(sorted(box.statuses))}
        self.chapters = {name: nth for nth, name in enumerate(["", *sorted(box.chapters)])}
        self.this_character, self.this_place = one_of(self.characters), one_of(self.places)
        self.this_foe, self.this_chapter = one_of(self.encounters), one_of(self.chapters)
        self.nowhere = bytes(len(self.places))
        self.no_foe = bytes(len(self.encounters) + len(KINDS) + FOE + len(self.cards))
        self.blank = bytes(len(self._hero_names()))
        self.names = self._names()

    def _hero_names(self) -> tuple[str, ...]:
        return named(
            ("character", self.characters), ("alive", 1), ("passed", 1), ("acted", 1), ("track", TRACKS),
            ("marker", ATTRIBUTES), ("resource", RESOURCES), ("at", self.places),
            ("skills", 1), ("items", 1), ("secrets", 1), ("conditions", 1), ("combat", PILES), ("diplomacy", PILES),
        )  # fmt: skip

    def _names(self) -> tuple[str, ...]:
        return (
            *named(
                ("question", QUESTION),
                ("chapter", self.chapters), ("day", 1), ("stage", STAGES), ("step", 1), ("round", 1),
                ("place", self.places), ("time", self.places), ("quest_tokens", self.places), ("menhir", self.places),
                ("guardian", self.places), ("status", self.statuses),
                ("quests", 1), ("quests_done", 1), ("tasks", 1), ("verse", VERSE),
                ("foe", self.encounters), ("kind", KINDS), ("members", 1), ("pool", 1), ("marker", 1), ("foe_stage", 1),
                ("turn", 1), ("played", 1), ("sequence", self.cards),
                ("own_hand", self.cards),
            ),
            *(f"seat{nth}_{name}" for nth in range(self.seats) for name in self._hero_names()),
        )  # fmt: skip

    def look(self, g: Avalon, seat: int) -> bytearray:
        found = bytearray(question(g, seat))
        found += self.this_chapter[g.chapter]
        found.append(min(g.day, MOST))
        found += bytes([stage == g.stage for stage in STAGES])
        found += bytes([min(g.step, MOST), min(g.round, MOST)])
        self.look_at_map(g, found)
        found += bytes([len(g.quests), min(g.quests_done, MOST), len(g.tasks)])
        reading = g.exploration
        verse = crc32(f"{reading.section}/{reading.verse}".encode()) % (1 << VERSE) if reading else 0
        found += bits(verse, VERSE)
        self.look_at_encounter(g, found)
        hero = g.heroes[seat] if seat < len(g.heroes) else None
        found += marks(self.cards, (*hero.combat.hand, *hero.diplomacy.hand) if hero else ())
        for nth in range(self.seats):
            other = (seat + nth) % self.seats
            found += self.look_at_hero(g.heroes[other]) if other < len(g.heroes) else self.blank
        return found

    def look_at_map(self, g: Avalon, found: bytearray) -> None:
        places, count = self.places, len(self.places)
        here = bytearray(5 * count)
        for number, place in g.places.items():
            at = places[number]
            here[at] = 1
            if place.time or place.quest:
                here[at + count], here[at + 2 * count] = min(place.time, MOST), min(place.quest, MOST)
        for number, dial in g.menhirs.items():
            here[places[number] + 3 * count] = dial + 1
        for guardian in g.guardians:
            here[places[guardian.at] + 4 * count] += 1
        found += here
        marked = bytearray(len(self.statuses))
        for status, parts in g.statuses.items():
            if status in self.statuses:
                marked[self.statuses[status]] = len(parts)
        found += marked

    def look_at_encounter(self, g: Avalon, found: bytearray) -> None:
        fight = g.encounter
        if fight is None:
            found += self.no_foe
            return
        found += self.this_foe[fight.card]
        found += bytes([kind == fight.kind for kind in KINDS])
        found += bytes([len(fight.members), min(fight.pool, MOST), fight.marker, fight.stage])
        found += bytes([min(fight.turn, MOST), min(fight.played, MOST)])
        found += marks(self.cards, [laid.card for laid in fight.sequence])

    def look_at_hero(self, hero: Hero) -> bytearray:
        found = bytearray(self.this_character[hero.character])
        found += bytes([
            hero.alive, hero.passed, hero.acted, hero.energy, hero.health, hero.terror,
            *map(hero.markers.get, ATTRIBUTES, NOUGHTS),
            *[min(each, MOST) for each in map(hero.resources.get, RESOURCES, NOUGHTS)],
        ])  # fmt: skip
        found += self.this_place.get(hero.at, self.nowhere)
        found += bytes([
            len(hero.skills), len(hero.items), len(hero.secrets), len(hero.conditions),
            *piles(hero.combat), *piles(hero.diplomacy),
        ])  # fmt: skip
        return found


def piles(cards: Cards) -> tuple[int, ...]:
    return len(cards.deck), len(cards.hand), len(cards.discard), len(cards.spare), len(cards.reserve)
