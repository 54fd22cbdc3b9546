"""Paying (TG-6.7, TG-9.5, TG-21.4, TG-21.7): all or nothing, checked before anything is paid, split payer by payer.

A cost is common (the members split it as they like), of each member (another may pay only Energy and Magic for it), or
helped (one Character pays, the others may help with Energy and Magic).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tavola.games.tainted_grail.character.resources import lose_resource
from tavola.games.tainted_grail.character.survival import gain_track, lose_track, track_top
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import COST_KINDS, Cost
from tavola.games.tainted_grail.costs.card_prices import card_payer, missing_card
from tavola.games.tainted_grail.deeds.costs import Spend
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.in_force import some_lie_near
from tavola.games.tainted_grail.effects.modifiers import changed_number, may_change
from tavola.games.tainted_grail.events.costs import CostPaid
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule
from tavola.kernel.text import say

HELPED = ("energy", "magic")  # what may be spent in place of another (TG-21.7)


def amounts(g: Avalon, cost: Cost, hero: Seat, source: str, action: str = "") -> Sequence[tuple[str, int]]:
    """What is to be paid, kind by kind, as it stands for this Character now."""
    changed = changed_kinds(g, hero, action) if action else ()
    if not changed and (numbers := cost.numbers):
        return numbers
    found: list[tuple[str, int]] = []
    for kind, expr in prices_of(cost, changed) if changed else cost.parts:
        n = expr if type(expr) is int else amount(g, expr, hero, source)
        if kind in changed:
            n = changed_number(g, hero, f"cost.{action}.{kind}", n)
        if n > 0:
            found.append((kind, n))
    return found


def changed_kinds(g: Avalon, hero: Seat, action: str) -> Sequence[str]:
    """The kinds in the cost of an Action that something on the table may change for this Character: mostly none."""
    kinds: Sequence[str] = COST_KINDS
    if not g.modifiers:
        index = g.box.index
        cards = index.by_action.get(action)
        if cards is None or not (some_lie_near(g, hero, cards) or action in index.actions_for_all):
            return ()
        kinds = index.kinds_by_action[action]
    return [kind for kind in kinds if may_change(g, hero, f"cost.{action}.{kind}")]


def prices_of(cost: Cost, besides: Sequence[str]) -> list[tuple[str, Expr]]:
    """The kinds a cost names, in the order in which they are paid; and these besides, named or not."""
    if all(getattr(cost, kind) for kind in besides):
        return cost.parts
    return [(kind, expr) for kind in COST_KINDS if (expr := getattr(cost, kind)) or kind in besides]


def purse(g: Avalon, seat: Seat, kind: str) -> int:
    """How much of a kind a Character could pay: all it has; Terror as far as its track has room (TG-6.7)."""
    hero = g.heroes[seat]
    if kind == "energy":
        return hero.energy
    if kind == "health":
        return hero.health
    if kind == "terror":
        return track_top(g, seat, "terror") - hero.terror
    return hero.resources.get(kind, 0)


# -- whether it can be paid


def missing(
    g: Avalon,
    cost: Cost,
    members: Sequence[Seat],
    payer: Seat | None,
    source: str,
    action: str = "",
    *,
    helped: bool = False,
    together: bool = False,
) -> tuple[str, int, int] | None:
    """The first kind that is short, with what is needed and what there is; None when all can be paid."""
    if cost.per == "member" and len(members) > 1:
        return _missing_each(g, cost, members, source, action, together)
    hero = members[0] if payer is None else payer
    for kind, n in amounts(g, cost, hero, source, action):
        there = purse(g, hero, kind)
        if there < n and len(members) > 1 and not (helped and kind not in HELPED):
            there = sum(purse(g, seat, kind) for seat in members)
        if there < n:
            return kind, n, there
    if cost.asks_for_cards and card_payer(g, cost, hero, [] if helped else members, source) is None:
        return missing_card(g, cost, hero, source)
    return None


def _missing_each(
    g: Avalon, cost: Cost, members: Sequence[Seat], source: str, action: str, together: bool
) -> tuple[str, int, int] | None:
    """Where each member pays, one who can is enough (the others would be left out), unless all must."""
    due = {seat: amounts(g, cost, seat, source, action) for seat in members}
    lack: tuple[str, int, int] | None = None
    for seat in members:
        lack = None
        for kind, n in due[seat]:
            there = sum(purse(g, other, kind) for other in members) if kind in HELPED else purse(g, seat, kind)
            if there < n:
                lack = kind, n, there
        if lack is None and cost.asks_for_cards:
            lack = missing_card(g, cost, seat, source)
        if (lack is None) != together:
            return lack
    if together and lack is None:
        for kind in HELPED:
            n = sum(n for seat in members for each, n in due[seat] if each == kind)
            there = sum(purse(g, seat, kind) for seat in members)
            if there < n:
                return kind, n, there
    return lack


def can_pay(
    g: Avalon,
    cost: Cost,
    members: list[Seat],
    payer: Seat | None,
    source: str,
    action: str = "",
    *,
    helped: bool = False,
    together: bool = False,
) -> Refusal | None:
    """Why a cost cannot be paid now, or None."""
    lack = missing(g, cost, members, payer, source, action, helped=helped, together=together)
    return None if lack is None else refusal_of(*lack)


@lru_cache(maxsize=1024)  # asked at every turn, and mostly for the same few sums
def refusal_of(kind: str, need: int, have: int) -> Refusal:
    if kind == "terror":
        return Refusal("TG_E_TERROR_ROOM", "TG-6.7")
    if kind == "charges":
        return Refusal("TG_E_CHARGES", "TG-33.17")
    if kind == "exp":
        return Refusal("TG_E_EXP", "TG-28.3", args={"need": need, "have": have})
    return Refusal("TG_E_COST", "TG-6.7", args={"kind": say(f"kind-{kind}"), "need": need, "have": have})


# -- paying


@rule(Spend)
def spend_it(g: Avalon, do: Spend) -> None:
    spend(g, do.seat, do.kind, do.n, do.of)


def spend(g: Avalon, seat: Seat, kind: str, n: int, of: Seat) -> None:
    """Energy and Health go down, Terror goes up (TG-6.6), resources are given away."""
    if n <= 0:
        return
    emit(g, CostPaid(seat, kind, n, of))
    if seat not in g.payers:
        g.payers.append(seat)
    if kind == "terror":
        gain_track(g, seat, kind, n)
    elif kind in ("energy", "health"):
        lose_track(g, seat, kind, n)
    else:
        lose_resource(g, seat, kind, n)
