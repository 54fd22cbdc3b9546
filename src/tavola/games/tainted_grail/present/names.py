"""What everything on the table is called, as messages: Characters, places, cards, things that change hands."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import copy_source, is_secret, kind_and_id, location_of
from tavola.games.tainted_grail.content.message_ids import alone, character_name, hyphenated, source_message
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say

TRADED_BY_COUNT = ("food", "wealth")  # things to trade that are no cards


def passage(g: Avalon, id: str) -> Message:
    """Words that are read aloud: where a table of one has its own, those (D.10)."""
    return say(alone(id) if len(g.heroes) == 1 and alone(id) in g.box.lines else id)


def hero_name(g: Avalon, seat: Seat) -> Message:
    """Who sits there now; before anybody has chosen, the seat."""
    if seat < len(g.heroes):
        return character_name(g.heroes[seat].character)
    return say("seat-player", number=seat + 1)


def location_name(number: int) -> Message:
    return say(f"location-{number}")


def card_name(card: str) -> Message:
    return say(source_message(f"card:{card}"))


def held_name(copy: str) -> Message:
    """An Item or a Secret, by its copy: "eel_spear#2", "17#1"."""
    card = card_of(copy)
    return say(f"secret-{card}") if is_secret(card) else say(f"item-{hyphenated(card)}")


def goods_name(what: str) -> Message:
    """Something that may change hands: a kind of resource, an Item or a Secret."""
    return say(f"kind-{what}") if what in TRADED_BY_COUNT else held_name(what)


def held_ref(copy: str) -> str:
    """How an Item or Secret is called among the things that light up."""
    return copy_source(copy)


def key_name(key: str) -> Message:
    """A key by what connects it: an Attribute, Magic, or nothing at all."""
    return say(f"attribute-{key}") if key in ATTRIBUTES else say(f"key-{key}")


def source_name(g: Avalon, source: str) -> Message:
    """The card, place or person that an effect or a dial stands on: "item:eel_spear#2", "hero:1", "103"."""
    if (number := location_of(source)) is not None:
        return location_name(number)
    kind, name = kind_and_id(source)
    if kind == "hero":
        return hero_name(g, int(name))
    if kind == "flaw":
        return say(f"character-{hyphenated(name)}-flaw")
    if kind == "verse":
        return section_name(name.partition(".")[0])
    if kind in ("dream", "nightmare", "menhir"):
        return location_name(int(name))
    return say(source_message(source))


def section_name(section: str) -> Message:
    """The part of the Journal that is being read: a place, its Dream or Nightmare, or the Book of Secrets."""
    kind, _, number = section.rpartition(":")
    if not number.isdigit():
        return say("journal-book")
    place = location_name(int(number))
    if kind == "dream":
        return say("journal-dream", place=place)
    return say("journal-nightmare", place=place) if kind else place


def quest_name(quest: str) -> Message:
    """The card a Quest stands on: "event:ev.c1.p1", "secret:17#1"."""
    return say(source_message(quest))
