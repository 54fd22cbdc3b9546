"""Every piece in one place and no other (PI-3, PI-6 to PI-8): what is counted at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from tavola.games.tainted_grail.campaign.setup import own_cards
from tavola.games.tainted_grail.content.box import copies
from tavola.games.tainted_grail.content.card_ids import source_id, source_kind
from tavola.games.tainted_grail.state import Avalon, Hero
from tavola.kernel.chance import shuffle

T = TypeVar("T", int, str)


def count_pieces(g: Avalon) -> dict[str, int]:
    """Each Location, Encounter, Item, Secret and Skill card; and how many cards of decks are not where they should be.

    Decks come and go with their Characters, so of these only what is amiss can be counted.
    """
    heroes = [*g.heroes, *g.shelved]
    count: Counter[str] = Counter()
    count.update(f"location:{number}" for number in (*g.places, *g.available, *g.removed))
    count.update(f"encounter:{id}" for id in encounters(g))
    count.update(f"item:{copy}" for copy in (*g.item_deck, *(held.id for hero in heroes for held in hero.items)))
    count.update(f"item:{copy}" for place in g.places.values() for copy in place.dropped)
    count.update(f"secret:{copy}" for copy in (*g.secrets_left, *g.secrets_removed))
    count.update(f"secret:{held.id}" for hero in heroes for held in hero.secrets)
    count.update(f"skill:{card}" for card in (*g.skill_pool, *(held.card for hero in heroes for held in hero.skills)))
    count["cards amiss"] = sum(cards_amiss(g, hero) for hero in g.heroes if hero.alive)
    count["cells shared"] = len(g.places) - len({(place.x, place.y) for place in g.places.values()})
    count["events doubled"] = events_doubled(g)
    return dict(count)


def take_in_what_is_new(g: Avalon) -> None:
    """What the pack has gained since this table was opened goes where set-up would have put it; Events come with their
    Chapter."""
    here, box = count_pieces(g), g.box

    def new(kind: str, ids: Iterable[T]) -> list[T]:
        return [id for id in ids if f"{kind}:{id}" not in here]

    g.available = sorted([*g.available, *new("location", box.locations)])
    g.secrets_left += new("secret", copies((str(secret.number), secret.copies) for secret in box.secrets.values()))
    g.skill_pool = sorted([*g.skill_pool, *new("skill", box.skills)])
    g.encounters_unused = sorted([*g.encounters_unused, *new("encounter", box.encounters)])
    if items := new("item", copies((item.id, item.copies) for item in box.items.values())):
        g.item_deck += items
        shuffle(g, g.item_deck)


def encounters(g: Avalon) -> Iterator[str]:
    """In its deck, unused, out of the campaign, in play, or on a Location as a Guardian."""
    for deck in g.encounter_decks.values():
        yield from deck
    yield from g.encounters_unused
    yield from g.encounters_removed
    yield from (guardian.encounter for guardian in g.guardians)
    if g.encounter is not None:
        yield g.encounter.card


def cards_amiss(g: Avalon, hero: Hero) -> int:
    """How many cards of a Character are missing, or are there twice."""
    entry = g.box.characters[hero.character]
    own = Counter(card.id for kind in ("combat", "diplomacy") for card in own_cards(g, entry, hero.colour, kind))
    there: Counter[str] = Counter()
    for cards in (hero.combat, hero.diplomacy):
        for pile in (cards.deck, cards.hand, cards.discard, cards.spare, cards.reserve):
            there.update(pile)
    if g.encounter is not None:
        laid = [*g.encounter.sequence, *([g.encounter.placing] if g.encounter.placing is not None else [])]
        there.update(card.card for card in laid if card.character == hero.character)
    return ((own - there) + (there - own)).total()


def events_doubled(g: Avalon) -> int:
    """Copies of Event cards that lie in two places; those that never came into play lie in the box."""
    quests = [f"{source_id(quest)}#1" for quest in g.quests if source_kind(quest) == "event"]
    today = [g.event_today] if g.event_today else []
    everywhere = [*g.event_deck, *g.event_discard, *g.lasting_events, *g.random_events, *today, *quests]
    return len(everywhere) - len(set(everywhere))
