"""UNIQUE SUPPORTERS: whoever reaches the icon first has the support and its ability (the rules' uniques.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.numbers import LINE_FIRST, UNIQUE_BEFORE
from tavola.kernels.sangue_reale.setup import push_powers
from tavola.kernels.sangue_reale.stack import (
    ABILITY,
    CIRCLE_NUMBER,
    REACH_UNIQUE,
    enqueue_first,
    no_options,
    option,
    push,
    push_first_of_queue,
    resolve_triggers_next,
)
from tavola.kernels.sangue_reale.territories import end_if_all_is_taken
from tavola.kernels.sangue_reale.words import FREE, QUEUED, UNIQUES


@scalar
def first_in_first_out(s: Any) -> int:
    """What an ability triggers waits until the ability is finished, behind what was triggered before it (SR-10.8)."""
    if s[QUEUED]:
        push_first_of_queue(s)
    return 1 if s[QUEUED] else 0


@scalar
def choose_trigger_order(s: Any, unique: int) -> None:
    """The player says which comes first; one that is taken already leaves nothing to choose (SR-10.5, SR-10.7)."""
    no_options(s)
    option(s, LINE_FIRST)
    if s[UNIQUES + unique] == FREE:
        option(s, UNIQUE_BEFORE)


@scalar
def put_first_in_the_queue(s: Any, seat: int, number: int, unique: int, unique_first: int) -> None:
    """Both wait as if they had been queued so (SR-10.8)."""
    if unique_first:
        enqueue_first(s, CIRCLE_NUMBER, seat, number)
        enqueue_first(s, REACH_UNIQUE, seat, unique)
    else:
        enqueue_first(s, REACH_UNIQUE, seat, unique)
        enqueue_first(s, CIRCLE_NUMBER, seat, number)
    resolve_triggers_next(s)


@scalar
def reach_unique(t: Any, s: Any, seat: int, unique: int) -> None:
    """Initials for the first, an X for the other (SR-10.2, SR-10.4, SR-10.5)."""
    if s[UNIQUES + unique] != FREE:
        return
    s[UNIQUES + unique] = seat
    end_if_all_is_taken(t, s)
    push(s, ABILITY, seat, unique)


@scalar
def ability_step(t: Any, s: Any, step: int, seat: int, unique: int) -> None:
    """All its powers, once, in the order of its text (SR-10.3, SR-10.6); only then what it has triggered."""
    if step == 0:
        push_powers(t, s, seat, int(t[t[s[w.PRINT] + p.UNIQUE_POWERS] + unique]))
    else:
        resolve_triggers_next(s)
