"""Help with the cost of an Ability (TG-21.7, D.4): its owner pays, others may spend Energy and Magic if they agree."""

from __future__ import annotations

from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.choices import HelpChoice, StayOutChoice
from tavola.games.tainted_grail.costs.costs import missing
from tavola.games.tainted_grail.deeds.costs import Help, Pay, PayWithHelp
from tavola.games.tainted_grail.events.day import ActionCalledOff
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import offer
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_each, procedure, rule, then


@rule(Help)
def agree_to_help(g: Avalon, do: Help) -> None:
    g.helpers.append(do.seat)


def ask_for_help(g: Avalon, do: PayWithHelp) -> None:
    """Whoever could help is asked, and nobody helps without agreeing."""
    g.helpers = []
    able = [seat for seat in do.members if seat != do.leader and can_help(g, seat, do.cost)]
    if g.options.silence == "consents":
        g.helpers = able
    elif able:
        ask_each(g, "help", {seat: (offer(HelpChoice(), Help(seat)), offer(StayOutChoice())) for seat in able})


def pay_and_use(g: Avalon, do: PayWithHelp) -> None:
    members, g.helpers = [do.leader, *g.helpers], []
    if missing(g, do.cost, members, do.leader, do.source, helped=True) is None:
        return then(g, Pay(do.cost, members, do.leader, do.source, helped=True), do.effect)
    if g.encounter is not None:
        g.encounter.refusals.append(f"use:{do.mark}")
    emit(g, ActionCalledOff(do.leader, f"use:{do.mark}", do.source))


procedure(PayWithHelp, ask_for_help, pay_and_use)


def can_help(g: Avalon, seat: Seat, cost: Cost) -> bool:
    """Only Energy and Magic may be spent in place of another (TG-21.7)."""
    hero = g.heroes[seat]
    return bool((cost.energy and hero.energy) or (cost.magic and hero.resources["magic"]))
