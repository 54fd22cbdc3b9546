"""A round: planning, then the two actions one after the other; every fifth round ends a turn."""

from __future__ import annotations

from tavola.referee.sangue_reale.actions import act
from tavola.referee.sangue_reale.ending import end_comes
from tavola.referee.sangue_reale.planning import cancel, order, plan
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
    for seat in cancel(t) if equal_plans(t) else order(t):
        t.acting, t.rolled = seat, []
        act(t, seat)
    t.acting, t.rolled = -1, []  # the dice are taken up again
    if t.round % 5 == 0:
        end_turn(t)


def show_plans(t: Table) -> None:
    event = t.watch.happened("SR-4.4", "PlansRevealed", round=t.round, plans=[player.plan for player in t.players])
    if not equal_plans(t):
        t.watch.check("SR-5.1", "who begins", order(t)[0], getattr(event, "first", None))


def equal_plans(t: Table) -> bool:
    return t.players[0].plan == t.players[1].plan


def end_turn(t: Table) -> None:
    """Modifiers of this turn that were not used are lost (SR-8.8)."""
    t.watch.happened("SR-3.2", "TurnEnded", era=t.sheet.era, turn=t.turn())
    for player in t.players:
        left = player.modifiers[t.turn() - 1]
        player.modifiers[t.turn() - 1] = 0
        if left:
            t.watch.happened("SR-8.8", "ModifierExpired", seat=player.seat, turn=t.turn(), n=left)
