"""ROUND: planning, then action, and the King's Track (the rules' rounds.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.planning import plan_in_secret, reveal_plans, who_acts_first, who_has_the_start
from tavola.kernels.sangue_reale.stack import (
    DO_NOT_ROLL,
    ROLL_FIVE,
    ROLL_FOUR,
    ROLL_ONE,
    ROLL_THREE,
    ROLL_TWO,
    push,
)
from tavola.kernels.sangue_reale.words import NO_ONE, PLAN, ROUND, SHEET_WORDS, SHEETS, UNCANCELS

ROUNDS_IN_A_TURN = 5


@scalar
def round_step(t: Any, s: Any, step: int) -> int:
    """The steps of a round; 1 to be run once more."""
    if step == 0:
        start_round(s)
    elif step == 1:
        return plan_in_secret(s)
    elif step == 2:
        reveal_plans(s)
    elif step == 3:
        lower_face_acts_first(s)
    else:
        end_round(s)
    return 0


@scalar
def start_round(s: Any) -> None:
    """The topmost empty section of the Chronology (SR-3.3)."""
    s[ROUND] += 1
    s[w.ROUNDS_BEGUN] += 1
    s[SHEETS + PLAN] = 0
    s[SHEETS + SHEET_WORDS + PLAN] = 0


@scalar
def lower_face_acts_first(s: Any) -> None:
    """Equal plans cancel each other; else the lower face does its whole action first (SR-4.7, SR-5.1)."""
    if s[SHEETS + PLAN] == s[SHEETS + SHEET_WORDS + PLAN]:
        cancel_equal_plans(s)
        return
    first = who_acts_first(s)
    push_action(s, 1 - first)
    push_action(s, first)


@scalar
def push_action(s: Any, seat: int) -> None:
    """What this seat has planned: one to five roll so many dice, six none (SR-5.3)."""
    plan = s[SHEETS + seat * SHEET_WORDS + PLAN]
    if plan == 1:
        kind = ROLL_ONE
    elif plan == 2:
        kind = ROLL_TWO
    elif plan == 3:
        kind = ROLL_THREE
    elif plan == 4:
        kind = ROLL_FOUR
    elif plan == 5:
        kind = ROLL_FIVE
    else:
        kind = DO_NOT_ROLL
    push(s, kind, seat, 0)


@scalar
def cancel_equal_plans(s: Any) -> None:
    """The round counts all the same (SR-3.5, SR-4.8); a power may let an action stand."""
    one = s[SHEETS + UNCANCELS] > 0
    two = s[SHEETS + SHEET_WORDS + UNCANCELS] > 0
    if not one and not two:
        s[w.CANCELLED] += 1
        return
    if one:
        s[SHEETS + UNCANCELS] -= 1
    if two:
        s[SHEETS + SHEET_WORDS + UNCANCELS] -= 1
    if one and two:
        first = toss_for_first(s)
        push_action(s, 1 - first)
        push_action(s, first)
    else:
        push_action(s, 0 if one else 1)


@scalar
def toss_for_first(s: Any) -> int:
    """Two equal actions that both stand: a power to act first decides, else a coin."""
    early = who_has_the_start(s)
    return early if early != NO_ONE else below(s, RNG, 2)


@scalar
def end_round(s: Any) -> None:
    """At the end of a turn its unused modifiers are lost (SR-8.8)."""
    s[w.ACTING] = NO_ONE
    s[w.ROLLED] = 0
    if s[ROUND] % ROUNDS_IN_A_TURN == 0:
        section = s[ROUND] // ROUNDS_IN_A_TURN - 1
        s[SHEETS + w.MODIFIERS + section] = 0
        s[SHEETS + SHEET_WORDS + w.MODIFIERS + section] = 0
