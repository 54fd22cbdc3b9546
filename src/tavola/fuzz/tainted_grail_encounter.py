"""The ends of an Encounter in Avalon: decks, hands, the Pool, the Affinity track, and those who are in it."""

from __future__ import annotations

from random import Random

from tavola.fuzz.tainted_grail_day import RICH
from tavola.games.tainted_grail.character.resources import gain_resource, set_resource
from tavola.games.tainted_grail.character.survival import set_track, track_top
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.state import Avalon, Cards


def cards_of_one(g: Avalon, random: Random) -> Cards:
    return cards_of(g, random.choice(current(g).members))


def empty_a_deck(g: Avalon, random: Random) -> None:
    """All but a card or two have been drawn and discarded."""
    cards, left = cards_of_one(g, random), random.choice([0, 0, 1, 2])
    cards.discard += cards.deck[left:]
    del cards.deck[left:]


def empty_a_hand(g: Avalon, random: Random) -> None:
    cards = cards_of_one(g, random)
    cards.discard += cards.hand
    cards.hand = []


def fill_a_hand(g: Avalon, random: Random) -> None:
    """Draws upon draws in one Activation."""
    cards, left = cards_of_one(g, random), random.choice([0, 3])
    cards.hand += cards.deck[left:]
    del cards.deck[left:]


def change_the_pool(g: Avalon, random: Random) -> None:
    if current(g).kind == "combat":
        current(g).pool = random.choice([0, 0, 1, 30])


def move_the_marker(g: Avalon, random: Random) -> None:
    """One step from either end of the track: on the end itself the Stage would be over."""
    fight = current(g)
    if fight.kind == "diplomacy":
        fight.marker = random.choice([1, max(1, len(g.box.encounters[fight.card].track) - 2)])


def change_a_member(g: Avalon, random: Random) -> None:
    """Out of Magic, or full of it; nearly dead, or nearly mad, or well."""
    seat = random.choice(current(g).members)
    if random.random() < 0.5:
        set_resource(g, seat, "magic", 0)
    else:
        gain_resource(g, seat, "magic", RICH)
    set_track(g, seat, "health", random.choice([1, track_top(g, seat, "health")]))
    set_track(g, seat, "terror", random.choice([0, track_top(g, seat, "terror") - 1]))
