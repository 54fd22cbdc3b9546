"""Nothing that changes nothing is done over and over (TG-6.13): what came to nothing is not offered again in the same
facts, and is as soon as they change."""

from __future__ import annotations

import hashlib

import msgspec

from tavola.games.tainted_grail.box import AvalonBox
from tavola.games.tainted_grail.state import Avalon, Cards, GrailDo, Held, Hero, Place
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo
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
# Nobody may see what lies in these, so nothing may depend on it: only how many cards they hold.
HIDDEN = ("event_deck", "random_events", "item_deck")
APART = {"heroes", "shelved", "places", "encounter_decks", *HIDDEN}
FACTS = tuple(name for name in Avalon.__struct_fields__ if name not in NO_FACTS | APART)


def _by_name(value: object) -> str:
    assert isinstance(value, AvalonBox)
    return value.name()


_encode = msgspec.json.Encoder(enc_hook=_by_name).encode


def facts(g: Avalon) -> str:
    """A short name for the facts as they stand, as far as the players know them."""
    found = [getattr(g, name) for name in FACTS]
    hidden = [len(getattr(g, name)) for name in HIDDEN]
    decks = {colour: len(deck) for colour, deck in g.encounter_decks.items()}
    heroes = [_at_rest(hero) for hero in (*g.heroes, *g.shelved)]
    places = {number: _untouched(place) for number, place in g.places.items()}
    return hashlib.blake2b(_encode([found, hidden, decks, heroes, places]), digest_size=8).hexdigest()


def _at_rest(hero: Hero) -> Hero:
    """Whatever the order in which its things were gained and its cards lie."""
    items, secrets = sorted(hero.items, key=_name), sorted(hero.secrets, key=_name)
    combat, diplomacy = _in_order(hero.combat), _in_order(hero.diplomacy)
    return msgspec.structs.replace(hero, acted=False, items=items, secrets=secrets, combat=combat, diplomacy=diplomacy)


def _in_order(cards: Cards) -> Cards:
    return msgspec.structs.replace(cards, deck=sorted(cards.deck), reserve=sorted(cards.reserve))


def _name(held: Held) -> str:
    return held.id


def _untouched(place: Place) -> Place:
    return msgspec.structs.replace(place, used={}) if place.used else place


def remember(g: Avalon, what: str, where: str = "") -> None:
    """This came to nothing, in the facts as they are or as they were then."""
    mark = f"{what}@{where or facts(g)}"
    g.called_off.append(mark)


class Remember(GrailDo, frozen=True):
    """This has just come to nothing, or will have if everything stays as it is."""

    what: str


@rule(Remember)
def remember_it(g: Avalon, do: Remember) -> None:
    remember(g, do.what)


def times(g: Avalon, what: str) -> int:
    """How often it has come to nothing in the facts as they stand."""
    start = f"{what}@"
    if not any(mark.startswith(start) for mark in g.called_off):  # as good as always: the facts need no name
        return 0
    return g.called_off.count(f"{what}@{facts(g)}")


def was_in_vain(g: Avalon, what: str) -> bool:
    return bool(g.called_off) and times(g, what) > 0


def is_off(g: Avalon, seat: Seat, key: str) -> bool:
    """Tried by this Character since anybody last acted, or in these very facts, and it came to nothing."""
    return bool(g.called_off) and (f"{seat}:{key}" in g.called_off or was_in_vain(g, f"{seat}:{key}"))


def forget_what_was_called_off(g: Avalon, *, entirely: bool) -> None:
    """Somebody has acted. What came to nothing in certain facts is forgotten only when they cannot come back."""
    g.called_off = [] if entirely else [mark for mark in g.called_off if "@" in mark]


# -- whether something free has changed anything


class Weigh(GrailDo, frozen=True):
    """Something free is over: has it left the facts as they were before, or brought back facts that were there?"""

    what: str
    before: str


@rule(Weigh)
def weigh(g: Avalon, do: Weigh) -> None:
    now, was = facts(g), f"{WAS}@{do.before}"
    if now == do.before or f"{WAS}@{now}" in g.called_off:
        remember(g, do.what, do.before)
    if now != do.before and was not in g.called_off:
        g.called_off.append(was)


class DoAndWeigh(GrailDo, frozen=True):
    """Something free, and then a look at what it has changed."""

    what: str
    deed: AnyDo


@rule(DoAndWeigh)
def do_and_weigh(g: Avalon, do: DoAndWeigh) -> None:
    then(g, do.deed, Weigh(do.what, facts(g)))
