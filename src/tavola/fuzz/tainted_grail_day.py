"""The ends of a day in Avalon. Tracks, cards and resources move through the rules' own steps where these have any."""

from __future__ import annotations

from random import Random

from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.character.items import gain_copy
from tavola.games.tainted_grail.character.resources import gain_resource, set_resource
from tavola.games.tainted_grail.character.secrets import remove_secret
from tavola.games.tainted_grail.character.survival import energy_cap, set_track, track_top
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import RESOURCES, Cost
from tavola.games.tainted_grail.day.party import TOGETHER
from tavola.games.tainted_grail.deeds.character import GainSecret, TakeSkill
from tavola.games.tainted_grail.deeds.day import Explore, TakeAction
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.selectors import living, living_at
from tavola.games.tainted_grail.map.locations import enter
from tavola.games.tainted_grail.state import Avalon, Place
from tavola.kernel.decision import Seat
from tavola.kernel.flow import then

RICH = 60  # of a resource; with caps the rules stop at their own limit
LONG = 9  # days that a Menhir shines


def somebody(g: Avalon, random: Random) -> Seat:
    return random.choice(living(g))


def some(g: Avalon, random: Random) -> list[Seat]:
    return random.sample(living(g), random.randint(1, len(living(g))))


# -- tracks and resources


def spend(g: Avalon, random: Random) -> None:
    for seat in some(g, random):
        set_track(g, seat, "energy", 0)


def rest(g: Avalon, random: Random) -> None:
    """Unhurt, calm, and with all the Energy that Health allows."""
    for seat in some(g, random):
        set_track(g, seat, "health", track_top(g, seat, "health"))
        set_track(g, seat, "terror", 0)
        set_track(g, seat, "energy", energy_cap(g, seat))


def wound(g: Avalon, random: Random) -> None:
    """A step from the end, or on it: what the tracks bring about then is the rules' own business."""
    seat = somebody(g, random)
    set_track(g, seat, "health", random.choice([0, 1, 1, 2]))
    if random.random() < 0.5:
        set_track(g, seat, "terror", track_top(g, seat, "terror") - random.choice([0, 1]))


def make_poor(g: Avalon, random: Random) -> None:
    for seat in living(g):
        for kind in RESOURCES:
            set_resource(g, seat, kind, 0)


def make_rich(g: Avalon, random: Random) -> None:
    for seat in some(g, random):
        for kind in random.sample(RESOURCES, random.randint(1, len(RESOURCES))):
            gain_resource(g, seat, kind, RICH)


# -- decks and piles


def empty_event_decks(g: Avalon, random: Random) -> None:
    """All Events of the Chapter have come; the Random Events perhaps too."""
    g.event_discard += g.event_deck
    g.event_deck = []
    if random.random() < 0.5:
        g.event_discard += g.random_events
        g.random_events = []


def empty_encounter_decks(g: Avalon, random: Random) -> None:
    """Cards left the campaign one by one."""
    for colour in random.sample(sorted(g.encounter_decks), random.randint(1, len(g.encounter_decks))):
        g.encounters_removed += g.encounter_decks[colour]
        g.encounter_decks[colour] = []


def take_all_items(g: Avalon, random: Random) -> None:
    seat = somebody(g, random)
    while g.item_deck:
        gain_copy(g, seat, g.item_deck.pop())


def lose_all_secrets(g: Avalon, random: Random) -> None:
    """Those that nobody holds have left the campaign."""
    g.secrets_removed += g.secrets_left
    g.secrets_left = []


def take_many_secrets(g: Avalon, random: Random) -> None:
    numbers = sorted({int(card_of(copy)) for copy in g.secrets_left})
    seat = somebody(g, random)
    then(g, *[GainSecret(seat, number) for number in random.sample(numbers, min(5, len(numbers)))])
    if numbers and random.random() < 0.3:
        remove_secret(g, random.choice(numbers))


def take_all_skills(g: Avalon, random: Random) -> None:
    """Everybody has learnt what there was to learn, markers first."""
    for seat in living(g):
        hero = g.heroes[seat]
        hero.markers = {
            name: max(points, g.box.boards[hero.board].attribute_slots) for name, points in hero.markers.items()
        }
    then(g, *[TakeSkill(somebody(g, random), card, random.choice("ab")) for card in g.skill_pool])


def learn_everything(g: Avalon, random: Random) -> None:
    """The Reserves are in the decks; or as little is in a deck as may be."""
    hero = g.heroes[somebody(g, random)]
    for cards in (hero.combat, hero.diplomacy):
        cards.deck += cards.reserve
        cards.reserve = []
        if random.random() < 0.5:
            cards.spare += cards.deck[15:]
            del cards.deck[15:]


# -- what may happen


def meet_anybody(g: Avalon, random: Random) -> None:
    """Some text sends a group into any Encounter of the pack, from its deck or by name."""
    group = company_of(g, random)
    somewhere = [*g.encounters_unused, *(id for deck in g.encounter_decks.values() for id in deck)]
    if somewhere:
        then(g, MeetEncounter(members=group, id=random.choice(somewhere), source="story", hero=group[0]))


def company_of(g: Avalon, random: Random) -> list[Seat]:
    """Somebody and, at times, who is there too."""
    seat = somebody(g, random)
    others = [other for other in living_at(g, g.heroes[seat].at) if other != seat]
    return [seat, *random.sample(others, random.randint(0, len(others)))]


def go_anywhere(g: Avalon, random: Random) -> None:
    """A group has come to a Location of the pack that could still be revealed, and explores it."""
    if not g.available:
        return
    group, number = company_of(g, random), random.choice(g.available)
    edge = 2 + max(max(abs(place.x), abs(place.y)) for place in g.places.values())
    g.available.remove(number)
    g.places[number] = Place(edge, edge)
    if g.box.locations[number].journal is not None and random.random() < 0.7:
        source = f"location:{number}"
        then(g, TakeAction(group[0], "explore", "explore", Cost(), source, TOGETHER, (Explore(number),)))
    enter(g, group, number, travelling=False)


def change_the_story(g: Avalon, random: Random) -> None:
    """Statuses are marked, a part of them or all."""
    for key in random.sample(sorted(g.box.statuses), min(len(g.box.statuses), random.choice([1, 5, 1000]))):
        parts = g.box.statuses[key].parts
        mark_status(g, f"{key}#{random.randint(1, parts)}" if parts else key)


# -- the land


def lose_all_locations(g: Avalon, random: Random) -> None:
    """Nothing that could be revealed is left in the campaign."""
    g.removed += g.available
    g.available = []


def darken(g: Avalon, random: Random) -> None:
    """All dials have been taken out, or show their last day."""
    for number in g.menhirs:
        g.menhirs[number] = random.choice([0, 1])


def brighten(g: Avalon, random: Random) -> None:
    for number, place in g.box.locations.items():
        if number in g.places and place.menhir is not None:
            g.menhirs[number] = LONG


def use_up_places(g: Avalon, random: Random) -> None:
    for place in g.places.values():
        place.time = random.choice([0, 1, 9])
        place.quest = random.choice([0, 1, 9])
