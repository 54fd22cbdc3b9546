"""Abilities used by choice in an Encounter: "pay x Charges", Actions of Items and cards during it (TG-33.17, D.5)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import kind_and_id, source_kind, source_of_text
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import PayWithHelp, SeekConsent
from tavola.games.tainted_grail.deeds.day import DoAndWeigh
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility
from tavola.games.tainted_grail.deeds.encounter import PayCharges, UseAct, Window
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.repeats import is_off
from tavola.games.tainted_grail.effects.selectors import owner_of
from tavola.games.tainted_grail.effects.triggers import Act, acts_of
from tavola.games.tainted_grail.encounter.choices import ChargeChoice, UseInEncounterChoice
from tavola.games.tainted_grail.encounter.equipment import why_not_used
from tavola.games.tainted_grail.encounter.frames import cards_of, current, must_turn_a_card
from tavola.games.tainted_grail.encounter.sequence import change_charges, is_visible
from tavola.games.tainted_grail.encounter.traits import card_limit
from tavola.games.tainted_grail.parsing import number_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.do import AnyDo
from tavola.kernel.flow import rule, then
from tavola.kernel.text import Message, message_id, say


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
    if source_kind(act.source) == "card" and not act.charges and owner_of(g, act.source, seat) != seat:
        return False
    if any(effect.plays_a_card for effect in act.ability.do):
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


def choice_of(act: Act) -> ChargeChoice | UseInEncounterChoice:
    return ChargeChoice(act.mark) if act.charges else UseInEncounterChoice(act.mark)


def key_of(act: Act) -> str:
    return choice_of(act).key


# -- legality


@legality(ChargeChoice)
def why_not_charge(g: Avalon, seat: Seat, choice: ChargeChoice) -> Refusal | None:
    """Only the Active Character, only visible Abilities, only with enough Charges (TG-33.17)."""
    if current(g).active != seat:
        return no("TG_E_NOT_ACTIVE", "TG-33.17", name=_name(g, seat))
    kind, name = kind_and_id(source_of_text(choice.ability))
    if kind == "card" and not is_visible(g, name):
        return no("TG_E_COVERED", "TG-33.10")
    act = next((act for act in acts_of(g, seat) if choice_of(act) == choice), None)
    if act is None:
        return NO_SUCH_THING
    if not is_payable(g, seat, act):
        return no("TG_E_CHARGES", "TG-33.17")
    if choice.key in current(g).refusals:
        return no("TG_E_CONSENT", "TG-33.17", name=_name(g, owner_of(g, act.source, seat)))
    return _why_not_now(g, seat, act)


@legality(UseInEncounterChoice)
def why_not_use_ability(g: Avalon, seat: Seat, choice: UseInEncounterChoice) -> Refusal | None:
    if current(g).active != seat:
        return no("TG_E_NOT_ACTIVE", "TG-33.17", name=_name(g, seat))
    act = next((act for act in acts_of(g, seat) if choice_of(act) == choice), None)
    if act is None:
        return _why_not_equipped(g, seat, source_of_text(choice.ability)) or NO_SUCH_THING
    lack = can_pay(g, act.cost, current(g).members, seat, act.source, helped=True)
    if lack is None:
        return _why_not_now(g, seat, act)
    return _why_not_equipped(g, seat, act.source) or lack


def _why_not_now(g: Avalon, seat: Seat, act: Act) -> Refusal | None:
    if not is_for_now(g, seat, act, phase_asked(g)):
        phase = say(message_id("phase", "encounter", current(g).phase or "window"))
        return no("TG_E_PHASE", "TG-33.17", phase=phase)
    return no("TG_E_AGAIN", "TG-6.13") if is_off(g, seat, key_of(act)) else None


def _why_not_equipped(g: Avalon, seat: Seat, source: str) -> Refusal | None:
    """For an Item or Secret of this pack, whoever has it: whether it is used in this Encounter."""
    kind, copy = kind_and_id(source)
    card = card_of(copy)
    if kind not in ("item", "secret") or not (card in g.box.items or number_in(card) in g.box.secrets):
        return None
    why = why_not_used(g, seat, copy)
    return None if why is None else no(why.code, why.rule, item=say(message_id(kind, card)))


def _name(g: Avalon, seat: Seat) -> Message:
    return character_name(g.heroes[seat].character)


def phase_asked(g: Avalon) -> str:
    """The phase whose Abilities may be used now: the one that is played, or the one a window opens before."""
    do = g.stack[-1]
    return do.phase if isinstance(do, Window) else "play"


# -- offers


def act_options(g: Avalon, seat: Seat, phase: str, *after: AnyDo) -> list[Option]:
    if not g.box.index.has_acts:
        return []
    return [offer(choice_of(act), _use(g, seat, act), *after) for act in usable_acts(g, seat, phase)]


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
