"""Rules text of cards, made from what they do, so that it can never disagree with it. Words: rules_text.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import Ability, Effect
from tavola.games.tainted_grail.content.trigger import ByChoice, Delayed, ForCharges, Trigger
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.rules_text.conditions import condition_text
from tavola.games.tainted_grail.rules_text.costs import cost_text
from tavola.games.tainted_grail.rules_text.effects import effects_text
from tavola.games.tainted_grail.rules_text.values import Voice, every, value_text
from tavola.kernel.text import Message, say

ON_YOUR_OWN = Voice()
TOGETHER = Voice(alone=False)


def rules_text(ability: Ability, voice: Voice = ON_YOUR_OWN) -> list[Message]:
    """An Ability: when it acts, on what condition, at what price, what it does; then how often."""
    said = [_sentence(ability, voice)]
    if ability.limit is not None:
        said.append(say(f"rule-limit-{ability.limit.per}", n=ability.limit.times))
    return said


def _sentence(ability: Ability, voice: Voice) -> Message:
    effects = effects_text(ability.do, voice)
    if ability.cost is not None:
        effects = say("rule-may", price=every(cost_text(ability.cost)), effects=effects)
    when = trigger_text(ability.trigger)
    if ability.if_ is None:
        return say("rule-always", effects=effects) if when is None else say("rule-when", when=when, effects=effects)
    condition = condition_text(ability.if_, voice)
    if when is None:
        return say("rule-always-if", condition=condition, effects=effects)
    return say("rule-when-if", when=when, condition=condition, effects=effects)


def trigger_text(trigger: Trigger) -> Message | None:
    """When an Ability acts; None for one that always holds."""
    match trigger:
        case Delayed(delayed=n):
            return say("rule-at-delayed", n=n)
        case ForCharges(pay_charges=n, phase=phase):
            return _in_phase(say("rule-pay-charges", n=n), phase)
        case ByChoice(act=cost, during=during, phase=phase):
            said = say(f"rule-act-{during}" if during else "rule-act", price=price_line(cost))
            return _in_phase(said, phase)
    return None if trigger == "visible" else say("rule-at-" + trigger.replace("_", "-"))


def _in_phase(said: Message, phase: str) -> Message:
    return say("rule-in-phase", what=said, phase=say(f"rule-phase-{phase}")) if phase else said


def effects_line(effects: Sequence[Effect], voice: Voice = TOGETHER) -> Message:
    """What a row of a table, a Reward, an instant rule or an Action does, as a sentence."""
    return say("rule-always", effects=effects_text(effects, voice))


def price_line(cost: Cost) -> Message:
    """A cost as a clause; free where there is nothing to pay."""
    return every(cost_text(cost) or [say("rule-for-nothing")])


def requirement_line(cond: Cond, voice: Voice = TOGETHER) -> Message:
    """A condition that has to be met: of a Menhir, an Avoid, a choice."""
    return condition_text(cond, voice)


def dial_line(expr: Expr) -> Message:
    """The value a dial is set to."""
    return value_text(expr)
