"""A cost of each member (TG-21.4, TG-21.7): own shares, help with Energy and Magic, and who is left out."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.choices import NOT_OFFERED, GrailChoice
from tavola.games.tainted_grail.costs.card_prices import missing_card
from tavola.games.tainted_grail.costs.choices import CoverShareChoice, KeepShareChoice, OwnShareChoice
from tavola.games.tainted_grail.costs.common import NOT_FOR_OTHERS, give_up_the_price
from tavola.games.tainted_grail.costs.costs import HELPED, amounts, purse, spend
from tavola.games.tainted_grail.deeds.costs import CollectShares, Due, Pay, PayWithCards, Pledge
from tavola.games.tainted_grail.effects.selectors import by_number, decider
from tavola.games.tainted_grail.events.costs import MemberExcluded
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, procedure, then


def collect_from_each(g: Avalon, do: Pay) -> None:
    """Who lacks the cards that each must give is not asked for anything."""
    committed = tuple(g.payers) if do.action else ()
    agreed = do.leader if do.action else decider(g, do.members)  # who began it, or chose it for the group, pays
    if not do.cost.asks_for_cards:
        return then(g, CollectShares(dues_of(g, do), do.members, agreed, do.together, committed=committed))
    able = [seat for seat in do.members if missing_card(g, do.cost, seat, do.source) is None]
    lacking = tuple(seat for seat in do.members if seat not in able)
    dues = dues_of(g, msgspec.structs.replace(do, members=able))
    together = CollectShares(dues, able, agreed, do.together, cards=do.cost, source=do.source)
    then(g, msgspec.structs.replace(together, lacking=lacking, committed=committed))


def dues_of(g: Avalon, do: Pay) -> tuple[Due, ...]:
    members = by_number(g, do.members)
    return tuple(Due(seat, kind, n) for seat in members for kind, n in amounts(g, do.cost, seat, do.source, do.action))


class ShareAsked(msgspec.Struct, frozen=True):
    """Somebody has to decide on a pledge: the answer that makes it, and how the collection goes on without it."""

    pledge: Pledge
    choice: GrailChoice
    after: CollectShares


def collect(g: Avalon, do: CollectShares) -> None:
    """Asks whoever comes next and has something to decide; pays when nobody is left to ask."""
    asked = who_decides_next(g, do)
    if not isinstance(asked, ShareAsked):
        return pay_out(g, do, asked)
    paid = msgspec.structs.replace(asked.after, pledges=(*asked.after.pledges, asked.pledge))
    ask(g, asked.pledge.payer, "pay_share", [offer(asked.choice, paid), offer(KeepShareChoice(), asked.after)])


procedure(CollectShares, collect)


def who_decides_next(g: Avalon, do: CollectShares) -> ShareAsked | tuple[Pledge, ...]:
    """What is to be asked next; where nobody is left to ask, all that was pledged."""
    turn, pledges = do.turn, do.pledges
    rounds = len(do.dues)
    helpers = by_number(g, do.members)
    while turn < rounds + rounds * len(helpers):
        found = _next_pledge(g, do, turn, pledges, helpers)
        turn += 1
        if found is None:
            continue
        pledge, may_keep, choice = found
        if may_keep:
            return ShareAsked(pledge, choice, msgspec.structs.replace(do, turn=turn, pledges=pledges))
        pledges = (*pledges, pledge)
    return pledges


@legality(OwnShareChoice)
def why_not_own(g: Avalon, seat: Seat, choice: OwnShareChoice) -> Refusal | None:
    return None if _is_asked_for(g, choice) else NOT_OFFERED


@legality(CoverShareChoice)
def why_not_cover(g: Avalon, seat: Seat, choice: CoverShareChoice) -> Refusal | None:
    if choice.kind not in HELPED:
        return NOT_FOR_OTHERS
    return None if _is_asked_for(g, choice) else NOT_OFFERED


def _is_asked_for(g: Avalon, choice: GrailChoice) -> bool:
    asked = who_decides_next(g, asking(g, CollectShares))
    return isinstance(asked, ShareAsked) and asked.choice == choice


def _next_pledge(
    g: Avalon, do: CollectShares, turn: int, pledges: tuple[Pledge, ...], helpers: list[Seat]
) -> tuple[Pledge, bool, GrailChoice] | None:
    """The pledge to ask for at this turn, whether it may be declined, and its answer; None where nothing is asked."""
    rounds = len(do.dues)
    if turn < rounds:
        nth, payer = turn, do.dues[turn].member
    else:
        nth, helper = divmod(turn - rounds, len(helpers))
        payer = helpers[helper]
    due = do.dues[nth]
    n = min(_open(nth, due, pledges), _spare(g, do, payer, due.kind, pledges))
    if n <= 0:
        return None
    if turn < rounds:
        if due.kind not in HELPED and n < due.n:
            return None  # nobody can make it up: this member stays behind and pays nothing
        must = do.together or payer == do.leader or payer in do.committed
        return Pledge(nth, payer, n), not must, OwnShareChoice(due.kind, n)
    if payer == due.member or due.kind not in HELPED or _is_lost(g, do, due.member, pledges):
        return None
    others = sum(_spare(g, do, other, due.kind, pledges) for other in helpers[helpers.index(payer) + 1 :])
    may_keep = not do.together or others >= _open(nth, due, pledges)
    return Pledge(nth, payer, n), may_keep, CoverShareChoice(due.member, due.kind, n)


def _open(nth: int, due: Due, pledges: tuple[Pledge, ...]) -> int:
    return due.n - sum(pledge.n for pledge in pledges if pledge.due == nth)


def _spare(g: Avalon, do: CollectShares, payer: Seat, kind: str, pledges: tuple[Pledge, ...]) -> int:
    pledged = sum(pledge.n for pledge in pledges if pledge.payer == payer and do.dues[pledge.due].kind == kind)
    return purse(g, payer, kind) - pledged


def _is_lost(g: Avalon, do: CollectShares, member: Seat, pledges: tuple[Pledge, ...]) -> bool:
    """A share that only the member itself can pay is not pledged: helping with the rest would be in vain."""
    return any(
        due.member == member and due.kind not in HELPED and _open(nth, due, pledges) > 0
        for nth, due in enumerate(do.dues)
    )


def pay_out(g: Avalon, do: CollectShares, pledges: tuple[Pledge, ...]) -> None:
    """Whoever's share is whole goes on; the others stay where they are, and nothing is paid for them."""
    short = {due.member for nth, due in enumerate(do.dues) if _open(nth, due, pledges) > 0}
    if len(short) == len(do.members) and give_up_the_price(g):
        return
    for pledge in pledges:
        due = do.dues[pledge.due]
        if due.member not in short:
            spend(g, pledge.payer, due.kind, pledge.n, due.member)
    if do.cards is not None:
        then(g, *[PayWithCards(do.cards, seat, do.source) for seat in by_number(g, do.members) if seat not in short])
    for seat in by_number(g, {*short, *do.lacking}):
        exclude(g, seat)


def exclude(g: Avalon, seat: Seat) -> None:
    """The Character stays in the Location, keeps what it gained, and is out of the Action (TG-21.4)."""
    if seat in g.party:
        g.party.remove(seat)
    if g.exploration is not None and seat in g.exploration.members:
        g.exploration.members.remove(seat)
    emit(g, MemberExcluded(seat))
