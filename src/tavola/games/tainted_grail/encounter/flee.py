"""Fleeing, by choice or for want of cards (TG-36.6, TG-36.10, TG-36.11, TG-38.6, TG-39.13, TG-40.9)."""

from __future__ import annotations

from tavola.games.tainted_grail.character.survival import lose_track
from tavola.games.tainted_grail.deeds.costs import SeekConsent
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility
from tavola.games.tainted_grail.deeds.encounter import (
    DeckRunsOut,
    EndEncounter,
    Flee,
    FleeCombat,
    LeaveEncounter,
    OpportunityAttack,
    RunFromIt,
    TakeFailure,
)
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.encounter.choices import FleeChoice
from tavola.games.tainted_grail.encounter.closing import step_out
from tavola.games.tainted_grail.encounter.frames import current, go_on_without_those_gone, is_member, is_open
from tavola.games.tainted_grail.events.encounter import FleeCoinFlipped, FleeTried
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import below
from tavola.kernel.choice import legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import leave, procedure, rule, then

SKULL, GRAIL = "skull", "grail"
FLEE = FleeChoice()


@legality(FleeChoice)
def why_not_flee(g: Avalon, seat: Seat, choice: FleeChoice = FLEE) -> Refusal | None:
    """Only in one's own Activation; once in it with the coin; in Diplomacy of one mind (TG-36.10, TG-38.6, TG-40.9)."""
    fight = current(g)
    if fight.active != seat:
        return no("TG_E_FLEE_PHASE", "TG-36.10")
    if fight.kind == "combat" and fight.flee_tried:
        return no("TG_E_FLEE_ONCE", "TG-40.9")
    if FLEE.key in fight.refusals:
        return no("TG_E_NOT_UNANIMOUS", "TG-38.6")
    return None


@rule(Flee)
def flee(g: Avalon, do: Flee) -> None:
    if current(g).kind == "combat":
        return then(g, FleeCombat(do.seat))
    if g.options.diplomacy_flee == "member":
        return then(g, TakeFailure(do.seat, flees=True))
    others = tuple(seat for seat in by_number(g, current(g).members) if seat != do.seat)
    then(g, SeekConsent("agree_flee", FLEE.key, others, (EndEncounter("fled"),)))


@rule(DeckRunsOut)
def flee_for_want_of_cards(g: Avalon, do: DeckRunsOut) -> None:
    """In Combat that Character must Flee; in Diplomacy the Party has failed (TG-36.6, TG-39.13)."""
    if not (is_open(g) and is_member(g, do.seat)):
        return
    if is_fleeing(g, do.seat):
        flee_on(g, do.seat)
    elif current(g).kind == "combat":
        then(g, FleeCombat(do.seat, forced=True))
    elif g.options.diplomacy_flee == "member":
        then(g, TakeFailure(do.seat))
    else:
        then(g, EndEncounter("lost"))


def lose_breath(g: Avalon, do: FleeCombat) -> None:
    """A loss, not a cost: it can be done with no Energy left."""
    emit(g, FleeTried(do.seat, "cards" if do.forced else "chosen"))
    if not do.forced:
        current(g).flee_tried = g.options.flee_coin
    lose_track(g, do.seat, "energy", 1)


def turn_the_back(g: Avalon, do: FleeCombat) -> None:
    """The attack comes even if one was suffered already in this Activation."""
    then(g, OpportunityAttack(do.seat))


def get_away(g: Avalon, do: FleeCombat) -> None:
    """After a Skull the Activation goes on where it was (TG-40.10)."""
    if not is_member(g, do.seat):
        return
    if g.options.flee_coin and not do.forced and do.seat not in current(g).must_flee:
        face = (SKULL, GRAIL)[below(g, 2)]
        emit(g, FleeCoinFlipped(do.seat, face))
        if face == SKULL:
            return
    then(g, RunFromIt(do.seat))


procedure(FleeCombat, lose_breath, turn_the_back, get_away)


def fire_fleeing(g: Avalon, do: RunFromIt) -> None:
    fire(g, "flee", do.seat)


def leave_the_fight(g: Avalon, do: RunFromIt) -> None:
    if is_member(g, do.seat):
        then(g, LeaveEncounter(do.seat, "fled"))


procedure(RunFromIt, fire_fleeing, leave_the_fight)


def is_fleeing(g: Avalon, seat: Seat) -> bool:
    """A flight under way is not begun anew: its loss and its attack are suffered once (TG-36.16)."""
    return _flight_of(g, seat) is not None


def _flight_of(g: Avalon, seat: Seat) -> int | None:
    """How deep on the stack this Character's flight, or its Failure taken alone, is going on."""
    flights = [nth for nth, do in enumerate(g.stack) if isinstance(do, (FleeCombat, TakeFailure)) and do.seat == seat]
    return flights[-1] if flights else None


def flee_on(g: Avalon, seat: Seat) -> None:
    """Cards are wanting in mid-flight: an Ability that could not draw is broken off, the rest is suffered as it was.

    Now one has to get away, so no coin is asked.
    """
    current(g).must_flee.append(seat)
    if any(isinstance(do, CarryOutAbility) for do in g.stack[_flight_of(g, seat) :]):
        leave(g, CarryOutAbility)


def leave_dying(g: Avalon, seat: Seat) -> None:
    """Out at once, without Energy loss, attack or coin; or, as some read it, by the Flee rules (TG-29.2).

    Who falls in flight is spared the rest of the attack, in its own Activation or outside it; not so of a Failure.
    """
    was_fleeing = any(isinstance(do, FleeCombat) and do.seat == seat for do in g.stack)
    if was_fleeing:
        leave(g, FleeCombat)
    if is_open(g) and is_member(g, seat) and g.options.dying_leaves == "flee_rules" and current(g).kind == "combat":
        return then(g, RunFromIt(seat) if was_fleeing else FleeCombat(seat, forced=True))
    step_out(g, seat, "dying")
    if not any(isinstance(do, TakeFailure) and do.seat == seat for do in g.stack):  # that is suffered to its end
        go_on_without_those_gone(g)
