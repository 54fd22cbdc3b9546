"""Abilities used by choice in an Encounter: "pay x Charges", Actions of Items and cards during it (TG-33.17, D.5)."""

from __future__ import annotations

from msgspec import UNSET

from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import PayWithHelp, SeekConsent
from tavola.games.tainted_grail.deeds.day import DoAndWeigh
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility
from tavola.games.tainted_grail.deeds.encounter import PayCharges, UseAct
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.repeats import is_off
from tavola.games.tainted_grail.effects.selectors import owner_of
from tavola.games.tainted_grail.effects.triggers import Act, acts_of
from tavola.games.tainted_grail.encounter.frames import cards_of, current, must_turn_a_card
from tavola.games.tainted_grail.encounter.sequence import change_charges
from tavola.games.tainted_grail.encounter.traits import card_limit
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Option, Seat
from tavola.kernel.do import AnyDo
from tavola.kernel.flow import rule, then


@rule(PayCharges)
def pay_charges(g: Avalon, do: PayCharges) -> None:
    change_charges(g, do.source, owner_of(g, do.source, do.seat), -do.n)


def may_play_more(g: Avalon, seat: Seat) -> bool:
    """Fast and other cards limit how many may be played in one Activation (TG-37.13)."""
    return current(g).played < modified(g, seat, "cards.max", card_limit(g))


def is_for_now(g: Avalon, seat: Seat, act: Act, phase: str) -> bool:
    """Whether an Ability may be used in this kind of Encounter, in this phase, by this Character."""
    fight = current(g)
    if act.during not in ("encounter", fight.kind) or act.phase not in ("", phase):
        return False
    if act.source.startswith("card:") and not act.charges and owner_of(g, act.source, seat) != seat:
        return False
    if any(effect.play is not UNSET for effect in act.ability.do):
        return may_play_more(g, seat) and bool(cards_of(g, seat).hand) and not must_turn_a_card(g)
    return True


def usable_acts(g: Avalon, seat: Seat, phase: str) -> list[Act]:
    """What the Active Character could use now and pay for; refused Charges are not asked for twice."""
    return [
        act
        for act in acts_of(g, seat)
        if is_for_now(g, seat, act, phase)
        and is_payable(g, seat, act)
        and key_of(act) not in current(g).refusals
        and not is_off(g, seat, key_of(act))
    ]


def is_payable(g: Avalon, seat: Seat, act: Act) -> bool:
    if act.charges:
        return charges_on(g, act.source, seat) >= act.charges
    return can_pay(g, act.cost, current(g).members, seat, act.source, helped=True) is None


def key_of(act: Act) -> str:
    return f"charge:{act.mark}" if act.charges else f"use:{act.mark}"


def act_options(g: Avalon, seat: Seat, phase: str, *after: AnyDo) -> list[Option]:
    if not g.box.index.has_acts:
        return []
    return [Option(key_of(act), (_use(g, seat, act), *after)) for act in usable_acts(g, seat, phase)]


def _use(g: Avalon, seat: Seat, act: Act) -> AnyDo:
    """Charges on the card of another member need that one's agreement; a cost may be paid with the others' help."""
    if not act.charges:
        members = current(g).members[:]
        use_it = PayWithHelp(act.cost, members, seat, act.source, act.mark, _carry_out(act, seat))
        is_free = not (act.cost.parts or act.cost.asks_for_cards or act.ability.limit)
        return DoAndWeigh(f"{seat}:{key_of(act)}", use_it) if is_free else use_it  # TG-6.13
    use = UseAct(PayCharges(act.source, seat, act.charges), _carry_out(act, seat))
    owner = owner_of(g, act.source, seat)
    return use if owner == seat else SeekConsent("agree_charge", key_of(act), (owner,), (use,))


def _carry_out(act: Act, seat: Seat) -> CarryOutAbility:
    return CarryOutAbility(act.ability, seat, act.source, act.mark)


@rule(UseAct)
def use_act(g: Avalon, do: UseAct) -> None:
    then(g, do.price, do.effect)
