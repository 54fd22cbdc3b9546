"""ROUND: planning, then action, and the King's Track on which both are counted."""

from __future__ import annotations

from tavola.games.sangue_reale.actions import ACTIONS
from tavola.games.sangue_reale.deeds import Round
from tavola.games.sangue_reale.events import (
    ActionStood,
    CoinTossed,
    ModifierExpired,
    RoundCancelled,
    RoundStarted,
    TurnEnded,
)
from tavola.games.sangue_reale.planning import plan_in_secret, reveal_plans, who_acts_first, who_has_the_start
from tavola.games.sangue_reale.state import NO_ONE, ROUNDS_IN_A_TURN, SEATS, Duel, other, turn_of
from tavola.kernel.chance import below
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import procedure, then


def start_round(g: Duel, do: Round) -> None:
    """A round uses the topmost empty section of the Chronology (SR-3.3)."""
    g.round += 1
    g.rounds_begun += 1
    for sheet in g.sheets:
        sheet.plan = 0
    emit(g, RoundStarted(g.round, turn_of(g.round)))


def lower_face_acts_first(g: Duel, do: Round) -> None:
    """Equal plans cancel each other; else the lower face does its whole action, then the higher (SR-4.7, SR-5.1)."""
    plans = [sheet.plan for sheet in g.sheets]
    if plans[0] == plans[1]:
        return cancel_equal_plans(g, plans[0])
    first = who_acts_first(g)
    then(g, ACTIONS[plans[first]](first), ACTIONS[plans[other(first)]](other(first)))


def cancel_equal_plans(g: Duel, plan: int) -> None:
    """The round counts all the same, even the last (SR-3.5, SR-4.8); a power may let an action stand (`uncancel`)."""
    standing = [seat for seat in SEATS if g.sheets[seat].uncancels]
    if not standing:
        g.cancelled += 1
        return emit(g, RoundCancelled(g.round, plan))
    for seat in standing:
        g.sheets[seat].uncancels -= 1
        emit(g, ActionStood(seat, plan))
    if len(standing) == 2 and toss_for_first(g) == 1:
        standing.reverse()
    then(g, *[ACTIONS[plan](seat) for seat in standing])


def toss_for_first(g: Duel) -> Seat:
    """Two equal actions that both stand have no lower face: a power to act first decides, else a coin."""
    early = who_has_the_start(g)
    if early is not None:
        return early
    first = below(g, 2)
    emit(g, CoinTossed("ab"[g.sheets[first].side], "order"))
    return first


def end_round(g: Duel, do: Round) -> None:
    """At the end of a turn its unused modifiers are lost (SR-8.8)."""
    g.acting, g.rolled = NO_ONE, ()
    if g.round % ROUNDS_IN_A_TURN:
        return
    section = turn_of(g.round) - 1
    emit(g, TurnEnded(g.era, section + 1))
    for seat in SEATS:
        modifiers = g.sheets[seat].modifiers
        if modifiers[section]:
            emit(g, ModifierExpired(seat, section + 1, modifiers[section]))
            modifiers[section] = 0


procedure(Round, start_round, plan_in_secret, reveal_plans, lower_face_acts_first, end_round)
