"""Nothing that changes nothing is done over and over (TG-6.13): what came to nothing is not offered again in the same
facts, and is as soon as they change."""

from __future__ import annotations

import hashlib

import msgspec

from tavola.games.tainted_grail.box import AvalonBox
from tavola.games.tainted_grail.state import Avalon, Hero, Place

# What goes on, and how often something was done, are no facts: a round more makes no new position.
NO_FACTS = frozenset(
    {
        *("rng", "loaded", "stack", "steps", "open", "mode", "held", "asked", "events", "box"),
        *("round", "step", "somebody_acted", "all_held", "quiet_since", "ready", "abed", "steps_taken", "steps_asked"),
        *("party", "payers", "turned_away", "helpers", "arriving", "called_off", "met", "used"),
    }
)
FACTS = tuple(name for name in Avalon.__struct_fields__ if name not in NO_FACTS | {"heroes", "places"})


def _by_name(value: object) -> str:
    assert isinstance(value, AvalonBox)
    return value.name()


_encode = msgspec.json.Encoder(enc_hook=_by_name).encode


def facts(g: Avalon) -> str:
    """A short name for the facts as they stand."""
    found = [getattr(g, name) for name in FACTS]
    heroes = [_at_rest(hero) for hero in g.heroes]
    places = {number: _untouched(place) for number, place in g.places.items()}
    return hashlib.blake2b(_encode([found, heroes, places]), digest_size=8).hexdigest()


def _at_rest(hero: Hero) -> Hero:
    return msgspec.structs.replace(hero, acted=False) if hero.acted else hero


def _untouched(place: Place) -> Place:
    return msgspec.structs.replace(place, used={}) if place.used else place


def remember(g: Avalon, what: str, where: str = "") -> None:
    """This came to nothing, in the facts as they are or as they were then."""
    mark = f"{what}@{where or facts(g)}"
    g.called_off.append(mark)


def times(g: Avalon, what: str) -> int:
    """How often it has come to nothing in the facts as they stand."""
    start = f"{what}@"
    if not any(mark.startswith(start) for mark in g.called_off):  # as good as always: the facts need no name
        return 0
    return g.called_off.count(f"{what}@{facts(g)}")


def was_in_vain(g: Avalon, what: str) -> bool:
    return bool(g.called_off) and times(g, what) > 0
