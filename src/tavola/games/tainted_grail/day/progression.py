"""Progress at the end of the day (TG-14.6, TG-28): what a point or a card costs, and buying them."""

from __future__ import annotations

from tavola.games.tainted_grail.character.attributes import needs_skill, skills_left
from tavola.games.tainted_grail.character.resources import attribute, has_resource, lose_resource
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, CARD_KINDS, PAIRS
from tavola.games.tainted_grail.day.choices import DoneChoice, LearnChoice, RaiseChoice
from tavola.games.tainted_grail.day.deck_building import cards_of_kind
from tavola.games.tainted_grail.deeds.character import GainAttribute
from tavola.games.tainted_grail.deeds.day import LearnCard, PayExp, Progress, StopProgress
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.choice import NO_SUCH_THING, consequence, legality, no, offer, offers
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import AGAIN, ask, leave, procedure, rule
from tavola.kernel.text import say

PROGRESS = (*(RaiseChoice(name) for name in ATTRIBUTES), *(LearnChoice(kind) for kind in CARD_KINDS))

# -- what progress costs


def attribute_cost(g: Avalon, seat: Seat, name: str) -> int:
    """By the present total of the pair: 2, 4, 6, 8, then 10 each; in Challenging mode 5, 10, 15 and so on (TG-28.3)."""
    pair = next(pair for pair in PAIRS if name in pair)
    total = sum(attribute(g, seat, each) for each in pair)
    return 5 * (total + 1) if g.options.dear_progress else min(2 * (total + 1), 10)


def reserve_cost(g: Avalon) -> int:
    return 5 if g.options.dear_progress else 2


@legality(RaiseChoice)
def why_not_raise(g: Avalon, seat: Seat, choice: RaiseChoice) -> Refusal | None:
    name = choice.attribute
    if name not in ATTRIBUTES:
        return NO_SUCH_THING
    cost, have = attribute_cost(g, seat, name), g.heroes[seat].resources["exp"]
    if have < cost:
        return no("TG_E_EXP", "TG-28.3", need=cost, have=have)
    if needs_skill(g, seat, name) and not skills_left(g, name):
        return no("TG_E_SKILL_NONE", "TG-28.7", attr=say(f"attribute-{name}"))
    return None


@legality(LearnChoice)
def why_not_learn(g: Avalon, seat: Seat, choice: LearnChoice) -> Refusal | None:
    kind = choice.kind
    if kind not in CARD_KINDS:
        return NO_SUCH_THING
    have = g.heroes[seat].resources["exp"]
    if not cards_of_kind(g, seat, kind).reserve:
        return no("TG_E_RESERVE_EMPTY", "TG-28.1")
    if have < reserve_cost(g):
        return no("TG_E_EXP", "TG-28.1", need=reserve_cost(g), have=have)
    return None


# -- step 3 of the End of the Day


def could_progress(g: Avalon, seat: Seat) -> bool:
    """Nothing costs less than a card of the Reserve."""
    return has_resource(g, seat, "exp", reserve_cost(g))


def buy_progress(g: Avalon, do: Progress) -> str | None:
    if not could_progress(g, do.seat):
        return None
    options = offers(g, do.seat, PROGRESS)
    if not options:
        return None
    ask(g, do.seat, "progress", [*options, offer(DoneChoice(), StopProgress())])
    return AGAIN


@consequence(RaiseChoice)
def buy_a_point(g: Avalon, seat: Seat, choice: RaiseChoice) -> tuple[GrailDo, ...]:
    return PayExp(seat, attribute_cost(g, seat, choice.attribute)), GainAttribute(seat, choice.attribute)


@consequence(LearnChoice)
def buy_a_card(g: Avalon, seat: Seat, choice: LearnChoice) -> tuple[GrailDo, ...]:
    return PayExp(seat, reserve_cost(g)), LearnCard(seat, choice.kind)


procedure(Progress, buy_progress)


@rule(StopProgress)
def stop_progress(g: Avalon, do: StopProgress) -> None:
    leave(g, Progress)


@rule(PayExp)
def pay_exp(g: Avalon, do: PayExp) -> None:
    lose_resource(g, do.seat, "exp", do.number)
