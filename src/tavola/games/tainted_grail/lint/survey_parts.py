"""The conditions, costs and values in the texts of a pack, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.survey import Spot, Text, inside, texts
from tavola.games.tainted_grail.content.vocabulary import Choose, Cond, Cost, EffectEntry, Expr, Modify, Repeat

COST_KINDS = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "exp")
# Where a word keeps its numbers: the keys of its body that hold a value.
VALUES_IN = {
    "discard": ("n", "hand_but"),
    "charges": ("add",),
    "item": ("draw", "discard"),
    "dial": ("set", "add"),
    "token": ("time", "quest"),
    "menhir": ("dial",),
    "events": ("random_top", "peek"),
}


def conditions_of(text: Text) -> Iterator[tuple[Spot, Cond]]:
    """Every condition of a text, whole: what lies inside `all`, `any` and `not` is found with `parts_of`."""
    for cond in text.conditions:
        yield text.spot, cond
    for spot, entry in inside(text):
        if isinstance(entry.if_, dict):
            yield spot, entry.if_
        if isinstance(entry.choose, Choose):
            yield from ((spot.at(option.key), option.if_) for option in entry.choose.options if option.if_)
        if isinstance(entry.modify, Modify) and entry.modify.if_:
            yield spot, entry.modify.if_


def parts_of(cond: Cond) -> Iterator[Cond]:
    """A condition and all those it is made of."""
    yield cond
    for name, body in cond.items():
        inner = body if name in ("all", "any") and isinstance(body, list) else [body] if name == "not" else []
        for part in inner:
            if isinstance(part, dict):
                yield from parts_of(part)


def all_conditions(entries: PackEntries) -> Iterator[tuple[Spot, Cond]]:
    for text in texts(entries):
        for spot, cond in conditions_of(text):
            yield from ((spot, part) for part in parts_of(cond))


def costs_of(text: Text) -> Iterator[tuple[Spot, Cost]]:
    """Every cost of a text, that of an Ability used by choice included."""
    if text.cost is not None:
        yield text.spot, text.cost
    if text.ability is not None and isinstance(text.ability.trigger, dict):
        act = text.ability.trigger.get("act")
        if isinstance(act, dict):
            yield text.spot, msgspec.convert(act, Cost)
    for spot, entry in inside(text):
        if isinstance(entry.choose, Choose):
            yield from ((spot.at(option.key), option.cost) for option in entry.choose.options if option.cost)


def values_of(text: Text) -> Iterator[tuple[Spot, Any]]:
    """Every value of a text: amounts of effects and of costs."""
    for spot, entry in inside(text):
        yield from ((spot, value) for value in values_in(entry))
    for spot, cost in costs_of(text):
        yield from ((spot.at("cost"), getattr(cost, kind)) for kind in COST_KINDS)


def values_in(entry: EffectEntry) -> Iterator[Expr]:
    """The values of one effect; those of effects inside it are their own."""
    for amounts in (entry.gain, entry.lose, entry.set, entry.attribute):
        if isinstance(amounts, dict):
            yield from amounts.values()
    for value in (entry.damage, entry.pool, entry.affinity, entry.draw):
        if isinstance(value, (int, dict)):
            yield value
    for word, keys in VALUES_IN.items():
        body = getattr(entry, word)
        if isinstance(body, dict):
            yield from (body[key] for key in keys if key in body and body[key] != "all")
    if isinstance(entry.menhir, dict) and isinstance(change := entry.menhir.get("adjust"), dict):
        yield change.get("add", 0)
    if isinstance(entry.repeat, Repeat):
        yield entry.repeat.times
    if isinstance(entry.modify, Modify):
        changes = (entry.modify.add, entry.modify.mul, entry.modify.set, entry.modify.prevent)
        yield from (value for value in changes if isinstance(value, (int, dict)) and not isinstance(value, bool))
