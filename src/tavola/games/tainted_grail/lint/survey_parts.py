"""The conditions, costs and values in the texts of a pack, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.survey import Spot, Text, inside, texts
from tavola.games.tainted_grail.content.trigger import ByChoice
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import COST_KINDS, Cost


def conditions_of(text: Text) -> Iterator[tuple[Spot, Cond]]:
    """Every condition of a text, whole: what lies inside `all`, `any` and `not` is found with `parts_of`."""
    for cond in text.conditions:
        yield text.spot, cond
    for spot, entry in inside(text):
        yield from ((spot.at(key) if key else spot, cond) for key, cond in entry.conditions())


def conditions_within(cond: Cond) -> Iterator[Cond]:
    """A condition and all those it is made of."""
    yield cond
    for part in cond.parts():
        yield from conditions_within(part)


def all_conditions(entries: PackEntries) -> Iterator[tuple[Spot, Cond]]:
    for text in texts(entries):
        for spot, cond in conditions_of(text):
            yield from ((spot, part) for part in conditions_within(cond))


def costs_of(text: Text) -> Iterator[tuple[Spot, Cost]]:
    """Every cost of a text, that of an Ability used by choice included."""
    if text.cost is not None:
        yield text.spot, text.cost
    if text.ability is not None and isinstance(text.ability.trigger, ByChoice):
        yield text.spot, text.ability.price
    for spot, entry in inside(text):
        yield from ((spot.at(key), cost) for key, cost in entry.costs())


def values_of(text: Text) -> Iterator[tuple[Spot, Expr]]:
    """Every value of a text: amounts of effects and of costs."""
    for spot, entry in inside(text):
        yield from ((spot, value) for value in entry.values())
    for spot, cost in costs_of(text):
        yield from ((spot.at("cost"), getattr(cost, kind)) for kind in COST_KINDS)
