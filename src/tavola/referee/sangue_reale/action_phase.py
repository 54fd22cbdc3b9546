"""A round: planning, then the two actions one after the other; every fifth round ends a turn."""

from __future__ import annotations

from tavola.referee.sangue_reale.actions import act
from tavola.referee.sangue_reale.ending import end_comes
from tavola.referee.sangue_reale.planning import order, plan
from tavola.referee.sangue_reale.table import Table

LAST_ROUND = 25


def play_round(t: Table) -> None:
    t.round += 1
    for player in t.players:
        player.plan = 0
    t.watch.happened("SR-3.3", "RoundStarted", round=t.round, turn=t.turn())
    plan(t)
    show_plans(t)
    if t.round == LAST_ROUND:  # the last section is written: the King is dead, and this round is still played (SR-12.1)
        end_comes(t, "king_died", "SR-12.1")
    seats = order(t)
    if not seats:
        t.cancelled += 1
        t.watch.happened("SR-4.7", "RoundCancelled", round=t.round, plan=t.players[0].plan)
    for seat in seats:
        t.acting = seat
        act(t, seat)
        t.rolled = []
        t.acting = -1
    if t.round % 5 == 0:
        end_turn(t)


def show_plans(t: Table) -> None:
    event = t.watch.happened("SR-4.4", "PlansRevealed", round=t.round, plans=[player.plan for player in t.players])
    seats = order(t)
    if seats:
        t.watch.check("SR-5.1", "who begins", seats[0], getattr(event, "first", None))


def end_turn(t: Table) -> None:
    """Modifiers of this turn that were not used are lost (SR-8.8)."""
    t.watch.happened("SR-3.2", "TurnEnded", era=t.sheet.era, turn=t.turn())
    for player in t.players:
        left = player.modifiers[t.turn() - 1]
        player.modifiers[t.turn() - 1] = 0
        if left:
            t.watch.happened("SR-8.8", "ModifierExpired", seat=player.seat, turn=t.turn(), n=left)
