"""Effects, Abilities and costs of a pack (LN-1): what their types allow and the vocabulary does not."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.games.tainted_grail.content.checks import KEYWORDS, Found, check_who, is_number, keys_of, one_of
from tavola.games.tainted_grail.content.closed_lists import PHASES, TRIGGERS
from tavola.games.tainted_grail.content.effect import Ability, Effect
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.lint.vocabulary import check_value


def check_effect(entry: Effect) -> Found:
    """Whom it means, what its word asks for, its numbers. What stands inside an effect is checked where it is met."""
    if entry.who is not None:
        yield from check_who(entry.who)
    yield from entry.faults()
    for value in entry.values():
        yield from check_value(value)


def check_ability(ability: Ability) -> Found:
    """Its trigger; its condition, cost and effects are found by whoever goes through the pack."""
    trigger = ability.trigger
    if isinstance(trigger, str):
        yield from one_of(trigger, TRIGGERS, "trigger")
        return
    yield from keys_of(trigger, ("delayed", "pay_charges", "act", "during", "phase"), "a trigger")
    if sum(word in trigger for word in ("delayed", "pay_charges", "act")) != 1:
        yield "a trigger is one of delayed, pay_charges, act"
    for word in ("delayed", "pay_charges"):
        if word in trigger and not (is_number(trigger[word]) and trigger[word] >= 1):
            yield f"{word} needs a number from 1 on"
    if "phase" in trigger:
        yield from one_of(trigger["phase"], PHASES, "phase")
    if "during" in trigger:
        yield from one_of(trigger["during"], ("combat", "diplomacy", "encounter"), "`during`")
    if "act" in trigger:
        yield from _cost(trigger["act"])


def _cost(body: Any) -> Found:
    try:
        msgspec.convert(body, Cost)
    except msgspec.ValidationError as error:
        yield f"this is no cost: {error}"


def check_cost(cost: Cost) -> Found:
    if isinstance(cost.flip, str):
        yield from one_of(cost.flip, ("self", *KEYWORDS), "thing to flip")
