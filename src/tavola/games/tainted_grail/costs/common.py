"""A common cost (TG-9.5, TG-21.11): split payer by payer, and all of it promised before anything is paid."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.costs.calling_off import call_off_what_is_being_paid, is_being_paid
from tavola.games.tainted_grail.costs.card_prices import card_payer
from tavola.games.tainted_grail.costs.choices import GiveCardChoice, PayChoice, RefuseToPayChoice
from tavola.games.tainted_grail.costs.costs import HELPED, amounts, purse, spend
from tavola.games.tainted_grail.deeds.costs import (
    NOBODY,
    AskForCard,
    Owed,
    Pay,
    PayFirst,
    PayKind,
    PayWithCards,
    RefuseToPay,
    Share,
)
from tavola.games.tainted_grail.effects.selectors import decider
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, innermost, is_doing, leave, procedure, rule, then

NOT_FOR_OTHERS = no("TG_E_COST_OTHERS", "TG-21.7")  # only Energy and Magic are paid in place of another


def split(g: Avalon, do: Pay) -> None:
    """Whoever has the card that the cost asks for is asked for it first; then kind after kind is shared out."""
    owed: list[Owed] = []
    for kind, n in amounts(g, do.cost, do.leader, do.source, do.action):
        others = [] if do.helped and kind not in HELPED else [seat for seat in do.members if seat != do.leader]
        owed.append(Owed(kind, n, (do.leader, *others), min(do.least, n) if kind == "energy" else 0))
    chooser = chooser_of(g, do)
    todo: list[GrailDo] = [begin_split(owed, do.leader, chooser)] if owed else []
    if do.cost.asks_for_cards:
        found = card_payer(g, do.cost, do.leader, [] if do.helped else do.members, do.source)
        giver = do.leader if found is None else found
        if chooser not in (NOBODY, giver):
            todo.insert(0, AskForCard(giver))
        todo.append(PayWithCards(do.cost, giver, do.source))
    then(g, *todo)


def chooser_of(g: Avalon, do: Pay) -> Seat:
    """Who has decided on the cost, so that everybody else is asked for their part; NOBODY where all have agreed."""
    if do.helped or g.options.silence == "consents" or not may_be_refused(g):
        return NOBODY
    return do.leader if do.action else decider(g, do.members)


def begin_split(owed: Sequence[Owed], leader: Seat, chooser: Seat, promised: tuple[Share, ...] = ()) -> PayKind:
    first, *later = owed
    payers = list(first.payers)
    return PayKind(first.kind, first.n, payers, leader, first.least, chooser, promised, tuple(later))


@rule(PayKind)
def say_how_much(g: Avalon, do: PayKind) -> None:
    """Whoever is asked may leave the rest to those after it, as far as they can pay it; they are asked in turn."""
    if do.n <= 0 or not do.payers:
        return go_on_to_the_next_kind(g, do)
    payer, (low, high) = do.payers[0], _bounds(g, do)
    may_refuse = _may_refuse(do, low)
    if low >= high and not may_refuse:
        return then(g, _promise(do, payer, high))
    options = [offer(PayChoice(do.kind, n), _promise(do, payer, n)) for n in range(high, low - 1, -1)]
    ask(g, payer, "pay", [*options, *([offer(RefuseToPayChoice(), RefuseToPay())] if may_refuse else [])])


def _bounds(g: Avalon, do: PayKind) -> tuple[int, int]:
    """The least that the first of the payers has to pay, and the most that it can."""
    payer, rest = do.payers[0], do.payers[1:]
    low = max(0, do.n - sum(purse(g, seat, do.kind) for seat in rest), do.least)
    return low, min(do.n, purse(g, payer, do.kind))


def _may_refuse(do: PayKind, low: int) -> bool:
    """Whether the payer has to pay for what somebody else has decided on, and so may refuse."""
    return do.chooser not in (NOBODY, do.payers[0]) and low > 0


@legality(PayChoice)
def why_not_pay(g: Avalon, seat: Seat, choice: PayChoice) -> Refusal | None:
    """Of a Character Action at least one Energy is its owner's own (TG-10.2)."""
    do = g.stack[-1]
    if isinstance(do, PayKind) and do.kind == choice.kind:
        low, high = _bounds(g, do)
        if low <= choice.n <= high:
            return None
        if choice.n < do.least:
            return no("TG_E_CHAR_ACTION_MIN", "TG-10.2", name=character_name(g.heroes[seat].character))
    return NOT_OFFERED if choice.kind in HELPED else NOT_FOR_OTHERS


@legality(GiveCardChoice)
def why_not_give_card(g: Avalon, seat: Seat, choice: GiveCardChoice) -> Refusal | None:
    return None if isinstance(g.stack[-1], AskForCard) else NOT_OFFERED


@legality(RefuseToPayChoice)
def why_not_refuse(g: Avalon, seat: Seat, choice: RefuseToPayChoice) -> Refusal | None:
    do = g.stack[-1]
    may_refuse = isinstance(do, AskForCard) or (isinstance(do, PayKind) and _may_refuse(do, _bounds(g, do)[0]))
    return None if may_refuse else NOT_OFFERED


def _promise(do: PayKind, payer: Seat, n: int) -> PayKind:
    promised = (*do.promised, Share(payer, do.kind, n))
    return msgspec.structs.replace(do, n=do.n - n, payers=do.payers[1:], least=0, promised=promised)


def go_on_to_the_next_kind(g: Avalon, do: PayKind) -> None:
    """Only when all kinds are promised is anything paid."""
    if do.later:
        return then(g, begin_split(do.later, do.leader, do.chooser, do.promised))
    for share in do.promised:
        spend(g, share.seat, share.kind, share.n, do.leader)


@rule(AskForCard)
def ask_for_card(g: Avalon, do: AskForCard) -> None:
    ask(g, do.seat, "pay", [offer(GiveCardChoice()), offer(RefuseToPayChoice(), RefuseToPay())])


# -- a price that may come to nothing


def ask_the_price(g: Avalon, do: PayFirst) -> None:
    then(g, do.pay)


def hand_it_over(g: Avalon, do: PayFirst) -> None:
    then(g, *do.buys)


procedure(PayFirst, ask_the_price, hand_it_over)


def may_be_refused(g: Avalon) -> bool:
    """Whether something else follows if this is not paid: another choice, or an Action that has not begun."""
    return is_doing(g, PayFirst) or is_being_paid(g)


def give_up_the_price(g: Avalon) -> bool:
    """Nothing is paid. Whether somebody has said what follows then."""
    price = innermost(g, PayFirst)
    if price is None:
        return False
    leave(g, PayFirst)
    then(g, *price.otherwise)
    return True


@rule(RefuseToPay)
def refuse_to_pay(g: Avalon, do: RefuseToPay) -> None:
    if not give_up_the_price(g):
        call_off_what_is_being_paid(g)
