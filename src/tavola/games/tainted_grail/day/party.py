"""Parties (TG-21): an Action is announced, others ask to join, the cost is shared, and all take it together."""

from __future__ import annotations

from tavola.games.tainted_grail.costs.calling_off import call_off
from tavola.games.tainted_grail.costs.choices import HelpChoice, StayOutChoice
from tavola.games.tainted_grail.costs.common import begin_split
from tavola.games.tainted_grail.costs.costs import amounts, missing
from tavola.games.tainted_grail.costs.helping import can_help
from tavola.games.tainted_grail.day.choices import AcceptChoice, JoinChoice, StayChoice, TurnAwayChoice
from tavola.games.tainted_grail.day.turns import name_of
from tavola.games.tainted_grail.deeds.costs import NOBODY, Owed, Pay
from tavola.games.tainted_grail.deeds.day import AskToJoin, Join, TakeAction, TurnAway, Weigh
from tavola.games.tainted_grail.effects.active_quests import check_quests_now
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.repeats import facts, forget_what_was_called_off
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.events.day import ActionBegan, JoinRefused, PartyJoined
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, ask_each, asking, procedure, rule, then

ALONE, TOGETHER, HELP = "alone", "together", "help"  # who may take part in an Action besides its actor


def companions(g: Avalon, seat: Seat) -> list[Seat]:
    """Who could take part: living, in the same Location, not Passed; having acted in this round does not matter."""
    at = g.heroes[seat].at
    return [
        other
        for other, hero in enumerate(g.heroes)
        if other != seat and hero.at == at and hero.alive and not hero.passed
    ]


def why_not_join(g: Avalon, seat: Seat, leader: Seat) -> Refusal | None:
    """Joining needs the same Location and a day not yet over."""
    hero = g.heroes[seat]
    if seat in companions(g, leader):
        return None
    if not hero.alive:
        return no("TG_E_DEAD", "TG-29.7", name=name_of(g, seat))
    if hero.at != g.heroes[leader].at:
        return no("TG_E_JOIN_PLACE", "TG-21.1", name=name_of(g, seat))
    return no("TG_E_PASSED", "TG-12.2", name=name_of(g, seat))


# -- before it starts


def gather(g: Avalon, do: TakeAction) -> None:
    """Others in the Location may ask to join, now and never later (TG-21.1, TG-21.2)."""
    g.party, g.payers, g.turned_away = [do.seat], [], []
    if do.company == ALONE:
        return
    asked = companions(g, do.seat)
    if do.company == HELP:
        asked = [seat for seat in asked if can_help(g, seat, do.cost)]
    if asked:
        prompt = "help" if do.company == HELP else "join"
        ask_each(g, prompt, {seat: _part_or_not(seat, do) for seat in asked})


def _part_or_not(seat: Seat, do: TakeAction) -> tuple[Option, Option]:
    wish = AskToJoin(seat, do.seat, do.company)
    if do.company == HELP:
        return offer(HelpChoice(), wish), offer(StayOutChoice())
    return offer(JoinChoice(), wish), offer(StayChoice())


@rule(AskToJoin)
def ask_to_join(g: Avalon, do: AskToJoin) -> None:
    """The acting Character accepts or refuses; help is never refused, and at some tables nobody is (TG-21.1)."""
    join = Join(do.seat, do.leader)
    if do.company == HELP or g.options.silence == "consents":
        return then(g, join)
    refuse = TurnAway(do.seat, do.leader)
    ask(g, do.leader, "accept", [offer(AcceptChoice(do.seat), join), offer(TurnAwayChoice(do.seat), refuse)])


@legality(AcceptChoice)
def why_not_accept(g: Avalon, seat: Seat, choice: AcceptChoice) -> Refusal | None:
    return None if choice.seat == asking(g, AskToJoin).seat else NO_SUCH_THING


@legality(TurnAwayChoice)
def why_not_turn_away(g: Avalon, seat: Seat, choice: TurnAwayChoice) -> Refusal | None:
    return None if choice.seat == asking(g, AskToJoin).seat else NO_SUCH_THING


@rule(Join)
def join_party(g: Avalon, do: Join) -> None:
    g.party.append(do.seat)
    emit(g, PartyJoined(do.seat, do.leader))


@rule(TurnAway)
def turn_away(g: Avalon, do: TurnAway) -> None:
    g.turned_away.append(do.seat)
    emit(g, JoinRefused(do.seat, do.leader))


# -- paying


def pay_for_it(g: Avalon, do: TakeAction) -> None:
    """A cost that those who came cannot pay calls the Action off before it starts; nothing is paid."""
    members, helped = list(g.party), do.company == HELP
    if do.if_ is not None and not holds(g, do.if_, do.seat, do.source, members):
        return call_off(g, do)
    if len(g.heroes) > 1 and missing(g, do.cost, members, do.seat, do.source, do.name, helped=helped) is not None:
        return call_off(g, do)
    pay = Pay(do.cost, members, do.seat, do.source, do.name, helped, do.least)
    if do.cost.per == "member" and len(members) > 1 and g.options.party_cost == "one_plus_per_member":
        payers = [seat for seat in members if can_pay_more(g, do, seat)]
        if not payers:
            return call_off(g, do)
        chooser = do.seat if g.options.silence == "asks" else NOBODY
        return then(g, begin_split([Owed("energy", 1, tuple(payers))], do.seat, chooser), pay)
    then(g, pay)


def can_pay_more(g: Avalon, do: TakeAction, seat: Seat) -> bool:
    """Whether a member could pay one Energy for the Party as a whole and still its own share."""
    own = sum(n for kind, n in amounts(g, do.cost, seat, do.source, do.name) if kind == "energy")
    return g.heroes[seat].energy > own


# -- the Action itself


def take_part(g: Avalon, do: TakeAction) -> None:
    """Who takes part has acted in this round (TG-6.11); a helper only if it paid something (TG-10.3).

    Whoever began it may be left out like anybody else: those who have paid go on (TG-21.4).
    """
    if not g.party or (do.company == HELP and do.seat not in g.party):
        return call_off(g, do)
    if do.company == HELP:
        g.party = [seat for seat in g.party if seat == do.seat or seat in g.payers]
    for seat in g.party:
        g.heroes[seat].acted = True
    forget_what_was_called_off(g, entirely=bool(g.payers))
    g.somebody_acted = True
    emit(g, ActionBegan(tuple(by_number(g, g.party)), do.key, do.source))


def carry_it_out(g: Avalon, do: TakeAction) -> None:
    if do.company == HELP:
        g.party = [do.seat]  # effects touch only those the text names
    weigh = () if g.payers else (Weigh(f"{do.seat}:{do.key}", facts(g)),)  # what was paid is a change (TG-6.13)
    then(g, *do.does, *weigh)


def disband(g: Avalon, do: TakeAction) -> None:
    """A Party lasts as long as its Action and the Encounters it causes (TG-21.3)."""
    g.party, g.payers, g.turned_away = [], [], []
    check_quests_now(g)


procedure(TakeAction, gather, pay_for_it, take_part, carry_it_out, disband)
