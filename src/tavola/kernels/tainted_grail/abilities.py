"""Abilities: when they act (D.5), their limits (D.8), those used by choice and what they cost (D.4, TG-33.17)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.asking import charges_on, holds
from tavola.kernels.tainted_grail.cards import add_charges
from tavola.kernels.tainted_grail.changing import modified
from tavola.kernels.tainted_grail.hands import ask, discard_top
from tavola.kernels.tainted_grail.in_force import has_trait, is_in_force
from tavola.kernels.tainted_grail.stack import (
    CARRY_OUT,
    FLIP_DO,
    PAY,
    PAY_HAND_CARD,
    PAY_WITH_CARDS,
    USE_ABILITY,
    push,
    push_words,
)
from tavola.kernels.tainted_grail.tracks import gain, lose

FAST_LIMIT, USUAL_MOST = 2, 99


@scalar
def ability_at(t: Any, ability: int) -> int:
    return int(t[w.ABILITIES] + w.ABILITY * ability)


@scalar
def fire(t: Any, s: Any, trigger: int) -> None:
    """All Abilities that wait for this moment act next: cards that show, the Encounter, Items, Skills and so on."""
    others = int(t[t[w.WAITING] + trigger])
    for nth in range(t[others] - 1, -1, -1):
        ability = int(t[others + 1 + nth])
        if is_in_force(t, s, int(t[ability_at(t, ability) + w.SOURCE])):
            push(s, USE_ABILITY, ability, 0)
    for laid in range(s[w.SEQUENCE_COUNT] - 1, -1, -1):
        card = int(s[w.SEQUENCE + laid])
        listed = int(t[t[w.CARD_ABILITIES] + 2 * card])
        if t[listed] == 0 or not is_in_force(t, s, card):
            continue
        for nth in range(t[listed] - 1, -1, -1):
            ability = int(t[listed + 1 + nth])
            if t[ability_at(t, ability) + w.TRIGGER] == trigger:
                push(s, USE_ABILITY, ability, 0)


@scalar
def is_open(t: Any, s: Any, ability: int) -> bool:
    """Its condition holds and its limit is not used up."""
    at = ability_at(t, ability)
    if t[at + w.PER] != w.NO_LIMIT and s[w.USED + ability] >= t[at + w.LIMIT]:
        return False
    return holds(t, s, int(t[at + w.CONDITION]), int(t[at + w.SOURCE]))


@scalar
def use_ability(t: Any, s: Any, ability: int) -> None:
    """Carried out at once, or offered for its price; not offered if that cannot be paid."""
    if not is_open(t, s, ability):
        return
    at = ability_at(t, ability)
    if t[at + w.COST] == 0:
        push(s, CARRY_OUT, ability, 0)
    elif can_pay(t, s, int(t[at + w.COST]), int(t[at + w.SOURCE])):
        ask(s, w.ASK_ABILITY, ability, int(t[at + w.SOURCE]))


@scalar
def carry_out(t: Any, s: Any, ability: int) -> None:
    at = ability_at(t, ability)
    if t[at + w.PER] != w.NO_LIMIT:
        s[w.USED + ability] += 1
    push_words(t, s, int(t[at + w.EFFECTS]), int(t[at + w.SOURCE]))


# -- used by choice


@scalar
def may_play_more(t: Any, s: Any) -> bool:
    """Fast and other cards limit how many may be played in one Activation (TG-37.13)."""
    most = FAST_LIMIT if has_trait(t, s, w.FAST) else USUAL_MOST
    return bool(s[w.PLAYED] < modified(t, s, w.CARDS_MAX, most))


@scalar
def must_turn_a_card(s: Any) -> bool:
    """In Panic the first card of the Activation comes from the deck (TG-36.3)."""
    return bool(s[w.PANIC] == 1 and s[w.PLAYED] == 0)


@scalar
def is_usable(t: Any, s: Any, ability: int, phase: int) -> bool:
    """Whether it could be used and paid for now, in this phase."""
    at = ability_at(t, ability)
    if t[at + w.PHASE_OF_ACT] != w.NO_PHASE and t[at + w.PHASE_OF_ACT] != phase:
        return False
    source = int(t[at + w.SOURCE])
    if not is_in_force(t, s, source) or not is_open(t, s, ability):
        return False
    if t[at + w.PLAYS] == 1 and (not may_play_more(t, s) or s[w.HAND_COUNT] == 0 or must_turn_a_card(s)):
        return False
    if t[at + w.PAYS_CHARGES] > 0:
        return charges_on(s, source) >= int(t[at + w.PAYS_CHARGES])
    return can_pay(t, s, int(t[at + w.COST]), source)


@scalar
def list_acts(t: Any, s: Any, phase: int, out: Any, first: int) -> int:
    """Those that may be used now, in the order of D.5, written from the place `first` on; where the next may stand."""
    place = first
    for laid in range(s[w.SEQUENCE_COUNT]):
        card = int(s[w.SEQUENCE + laid])
        listed = int(t[t[w.CARD_ABILITIES] + 2 * card])
        for nth in range(t[listed]):
            place = list_act(t, s, int(t[listed + 1 + nth]), phase, out, place)
    others = int(t[t[w.WAITING] + w.BY_CHOICE])
    for nth in range(t[others]):
        place = list_act(t, s, int(t[others + 1 + nth]), phase, out, place)
    return place


@scalar
def list_act(t: Any, s: Any, ability: int, phase: int, out: Any, place: int) -> int:
    if t[ability_at(t, ability) + w.TRIGGER] == w.BY_CHOICE and is_usable(t, s, ability, phase):
        out[place] = w.USE_ACT * w.VERB + ability
        return place + 1
    return place


@scalar
def has_acts_of(t: Any, s: Any, phase: int) -> bool:
    """Some Ability can be used in this phase only, so its moment must not be passed over."""
    for ability in range(t[w.ABILITY_COUNT]):
        at = ability_at(t, ability)
        if t[at + w.TRIGGER] == w.BY_CHOICE and t[at + w.PHASE_OF_ACT] == phase and is_usable(t, s, ability, phase):
            return True
    return False


@scalar
def use_act(t: Any, s: Any, ability: int) -> None:
    """The price first, then the effect."""
    at = ability_at(t, ability)
    push(s, CARRY_OUT, ability, 0)
    if t[at + w.PAYS_CHARGES] > 0:
        add_charges(s, int(t[at + w.SOURCE]), -int(t[at + w.PAYS_CHARGES]))
    else:
        push(s, PAY, int(t[at + w.COST]), int(t[at + w.SOURCE]))


# -- costs: eight amounts in the order in which they are paid, then cards


@scalar
def paid_in(nth: int) -> int:
    """Where the state keeps what a cost names in this place (COST_KINDS)."""
    if nth == 0:
        return w.ENERGY
    if nth == 1:
        return w.MAGIC
    if nth == 6:
        return w.TERROR
    if nth == 7:
        return w.HEALTH
    return w.EXP if nth == 5 else w.FOOD + nth - 2


@scalar
def can_pay(t: Any, s: Any, cost: int, source: int) -> bool:
    """All or nothing: all that there is may be paid, Terror as far as its track has room (TG-6.7)."""
    for nth in range(8):
        n = t[cost + nth]
        what = paid_in(nth)
        there = t[w.TOP_TERROR] - s[w.TERROR] if what == w.TERROR else s[what]
        if n > 0 and there < n:
            return False
    if t[cost + w.TAKES_CHARGES] > charges_on(s, source):
        return False
    if t[cost + w.FLIPS] != 0 and count_open(t, s, int(t[cost + w.FLIPS]), w.IN_USE) == 0:
        return False
    if t[cost + w.DISCARD_FROM] == w.FROM_HAND and s[w.HAND_COUNT] < t[cost + w.DISCARD_N]:
        return False
    if t[cost + w.DISCARD_FROM] == w.FROM_DECK and s[w.DECK_COUNT] < t[cost + w.DISCARD_N]:
        return False
    return bool(t[cost + w.GIVES] == 0 or count_open(t, s, int(t[cost + w.GIVES]), w.NOT_IN_USE) > 0)


@scalar
def count_open(t: Any, s: Any, listed: int, worst: int) -> int:
    """Of these things how many lie no worse than so: in use for a flip, merely owned to be given away."""
    found = 0
    for nth in range(t[listed]):
        if s[w.THING + t[listed + 1 + nth]] <= worst:
            found += 1
    return found


@scalar
def pay(t: Any, s: Any, cost: int, source: int) -> None:
    """Energy and Health go down, Terror goes up (TG-6.6), then what is paid with cards."""
    if t[cost + w.FLIPS] + t[cost + w.DISCARD_FROM] + t[cost + w.GIVES] + t[cost + w.TAKES_CHARGES] > 0:
        push(s, PAY_WITH_CARDS, cost, source)
    for nth in range(8):
        n = int(t[cost + nth])
        if n > 0:
            if paid_in(nth) == w.TERROR:
                gain(t, s, w.TERROR, n)
            else:
                lose(t, s, paid_in(nth), n)


@scalar
def pay_with_cards(t: Any, s: Any, step: int, cost: int, source: int) -> None:
    if step == 0:
        add_charges(s, source, -int(t[cost + w.TAKES_CHARGES]))
    elif step == 1 and t[cost + w.FLIPS] != 0:
        ask(s, w.ASK_FLIP, int(t[cost + w.FLIPS]), source)
    elif step == 2 and t[cost + w.DISCARD_FROM] == w.FROM_DECK:
        discard_top(s, int(t[cost + w.DISCARD_N]))
    elif step == 2 and t[cost + w.DISCARD_FROM] == w.FROM_HAND:
        push(s, PAY_HAND_CARD, int(t[cost + w.DISCARD_N]), 0)
    elif step == 3 and t[cost + w.GIVES] != 0:
        ask(s, w.ASK_GIVE, int(t[cost + w.GIVES]), source)


@scalar
def flip(s: Any, thing: int) -> None:
    push(s, FLIP_DO, thing, 0)
