"""Nothing that changes nothing is done over and over (TG-6.13): what came to nothing is not offered again in the same
facts, and is as soon as they change."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection
from operator import attrgetter

import msgspec

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.deeds.day import DoAndWeigh, Remember, Weigh
from tavola.games.tainted_grail.marks import Attempt, attempt, attempt_in, names_facts
from tavola.games.tainted_grail.state import Avalon, Cards, Held, Hero
from tavola.kernel.decision import Seat
from tavola.kernel.flow import rule, then

PATIENCE = 3  # how often something may be tried, or moved to and fro, though nothing comes of it
WAS = "was"  # marks facts that were left by something free

# What goes on, and how often something was done, are no facts: a round more makes no new position.
NO_FACTS = frozenset(
    {
        *("rng", "loaded", "stack", "steps", "open", "mode", "held", "asked", "events", "box"),
        *("round", "step", "somebody_acted", "all_held", "quiet_since", "ready", "abed", "steps_taken", "steps_asked"),
        *("party", "payers", "turned_away", "helpers", "arriving", "called_off", "met", "used"),
    }
)
# Of these only the number of cards counts. Nobody may see what lies in a deck, so nothing may depend on it; and what
# leaves a supply turns up somewhere else.
SUPPLIES = ("event_deck", "random_events", "item_deck", "encounters_unused", "skill_pool", "secrets_left", "available")
FACTS = tuple(
    name
    for name in Avalon.__struct_fields__
    if name not in NO_FACTS | {"heroes", "shelved", "places", "encounter_decks", *SUPPLIES}
)
OF_A_HERO = tuple(
    name for name in Hero.__struct_fields__ if name not in ("acted", "combat", "diplomacy", "items", "secrets")
)


_facts_of = attrgetter(*FACTS)
_facts_of_a_hero = attrgetter(*OF_A_HERO)


def _by_name(value: object) -> str:
    assert isinstance(value, AvalonBox)
    return value.name()


_encode = msgspec.json.Encoder(enc_hook=_by_name).encode


def facts(g: Avalon) -> str:
    """A short name for the facts as they stand, as far as the players know them. It stands in saved tables."""
    found: list[object] = list(_facts_of(g))
    found += [len(getattr(g, name)) for name in SUPPLIES]
    found += [len(deck) for deck in g.encounter_decks.values()]
    for hero in (*g.heroes, *g.shelved):
        found += _facts_of_a_hero(hero)
        found += [*_cards(hero.combat), *_cards(hero.diplomacy)]
        found += sorted(hero.items, key=_name) + sorted(hero.secrets, key=_name)  # whatever was gained first
    for number, place in g.places.items():
        found += [number, place.x, place.y, place.time, place.quest, place.dropped]
    return hashlib.blake2b(_encode(found), digest_size=8).hexdigest()


def _cards(cards: Cards) -> tuple[object, ...]:
    return len(cards.deck), len(cards.reserve), cards.hand, cards.discard, cards.spare


def _name(held: Held) -> str:
    return held.id


def remember(g: Avalon, what: str, where: str = "") -> None:
    """This came to nothing, in the facts as they are or as they were then."""
    g.called_off.append(attempt_in(what, where or facts(g)))


@rule(Remember)
def remember_it(g: Avalon, do: Remember) -> None:
    remember(g, do.what)


def came_to_nothing(g: Avalon, what: str, times: int) -> bool:
    """Whether it has so often in the facts as they stand."""
    start, tried = attempt_in(what, ""), 0
    for mark in g.called_off:
        if mark.startswith(start):
            tried += 1
    if tried < times:  # as good as always: the facts need no name
        return False
    return g.called_off.count(attempt_in(what, facts(g))) >= times


def tired_of(g: Avalon) -> Collection[Attempt]:
    """What was done as often as it may be done, whatever the facts: cards moved to and fro (TG-14.11)."""
    if len(g.called_off) - len(set(g.called_off)) < PATIENCE - 1:  # too few are there more than once
        return ()
    return {made for made, times in Counter(g.called_off).items() if times >= PATIENCE}


def was_in_vain(g: Avalon, what: str) -> bool:
    return bool(g.called_off) and came_to_nothing(g, what, 1)


def is_off(g: Avalon, seat: Seat, key: str) -> bool:
    """Tried by this Character since anybody last acted, or in these very facts, and it came to nothing."""
    if not g.called_off:
        return False
    tried = attempt(seat, key)
    return tried in g.called_off or came_to_nothing(g, tried, 1)


def forget_what_was_called_off(g: Avalon, *, entirely: bool) -> None:
    """Somebody has acted. What came to nothing in certain facts is forgotten only when they cannot come back."""
    g.called_off = [] if entirely else [mark for mark in g.called_off if names_facts(mark)]


# -- whether something free has changed anything


@rule(Weigh)
def weigh(g: Avalon, do: Weigh) -> None:
    now, was = facts(g), attempt_in(WAS, do.before)
    if now == do.before or attempt_in(WAS, now) in g.called_off:
        remember(g, do.what, do.before)
    if now != do.before and was not in g.called_off:
        g.called_off.append(was)


@rule(DoAndWeigh)
def do_and_weigh(g: Avalon, do: DoAndWeigh) -> None:
    then(g, do.deed, Weigh(do.what, facts(g)))
