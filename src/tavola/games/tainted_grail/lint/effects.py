"""Effects, Abilities and costs of a pack (LN-1): what their types allow and the vocabulary does not."""

from __future__ import annotations

from tavola.games.tainted_grail.content.checks import Faults, check_who, one_of
from tavola.games.tainted_grail.content.closed_lists import TRIGGERS
from tavola.games.tainted_grail.content.effect import Ability, Effect
from tavola.games.tainted_grail.content.vocabulary import KEYWORDS, Cost
from tavola.games.tainted_grail.lint.vocabulary import check_value


def check_effect(entry: Effect) -> Faults:
    """Whom it means, what its word asks for, its numbers. What stands inside an effect is checked where it is met."""
    if entry.who is not None:
        yield from check_who(entry.who)
    yield from entry.faults()
    for value in entry.values():
        yield from check_value(value)


def check_ability(ability: Ability) -> Faults:
    """Its trigger; its condition, cost and effects are found by whoever goes through the pack."""
    if isinstance(ability.trigger, str):
        yield from one_of(ability.trigger, TRIGGERS, "trigger")


def check_cost(cost: Cost) -> Faults:
    if isinstance(cost.flip, str):
        yield from one_of(cost.flip, ("self", *KEYWORDS), "thing to flip")
