"""1. PLANNING PHASE: both choose in secret and show at the same moment (the rules' planning.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.numbers import PLAN_OF
from tavola.kernels.sangue_reale.stack import PLAN_DO, PLAN_PROMPT, no_options, open_question, push
from tavola.kernels.sangue_reale.words import (
    FORBIDDEN,
    HELD,
    LAST_ROUND,
    NO_ONE,
    PLAN,
    PROMPT,
    ROUND,
    SHEET_WORDS,
    SHEETS,
)


@scalar
def plan_in_secret(s: Any) -> int:
    """Any of the six actions, never none (SR-4.1, SR-4.2, SR-4.3, SR-4.6)."""
    openly = who_plans_openly(s)
    if openly != NO_ONE:
        return plan_in_the_open(s, openly)
    s[w.ASKED] += 2
    for seat in range(2):
        s[HELD + seat] = only_plan(s, seat)
    if s[HELD] and s[HELD + 1]:
        settle_plans(s)
    else:
        s[w.MODE] = w.EACH
        s[PROMPT] = PLAN_PROMPT
    return 0


@scalar
def settle_plans(s: Any) -> None:
    """Both are in: they are written in seat order."""
    push(s, PLAN_DO, 1, s[HELD + 1])
    push(s, PLAN_DO, 0, s[HELD])
    s[HELD] = 0
    s[HELD + 1] = 0
    s[PROMPT] = 0
    s[w.MODE] = w.NOBODY


@scalar
def only_plan(s: Any, seat: int) -> int:
    """Where a single action is left, it counts as planned; 0 where there is a choice."""
    found = 0
    for action in range(1, 7):
        if not is_forbidden(s, seat, action):
            if found:
                return 0
            found = action
    return found


@scalar
def list_plans(s: Any, seat: int, out: Any, at: int) -> int:
    """All six actions but those that powers of the other forbid in this round; there is always a plan (SR-15.2)."""
    n = 0
    for action in range(1, 7):
        if not is_forbidden(s, seat, action):
            out[at + n] = PLAN_OF + action
            n += 1
    if n == 0:
        for action in range(1, 7):
            out[at + n] = PLAN_OF + action
            n += 1
    return n


@scalar
def is_forbidden(s: Any, seat: int, action: int) -> bool:
    return bool(s[ROUND] <= s[SHEETS + seat * SHEET_WORDS + FORBIDDEN + action - 1])


@scalar
def who_plans_openly(s: Any) -> int:
    """The player whom the other's power makes plan first; two such powers cancel out."""
    one = s[ROUND] <= s[SHEETS + w.OPENLY_UNTIL]
    two = s[ROUND] <= s[SHEETS + SHEET_WORDS + w.OPENLY_UNTIL]
    if one == two:
        return NO_ONE
    return 0 if one else 1


@scalar
def plan_in_the_open(s: Any, openly: int) -> int:
    """One chooses and shows, then the other chooses."""
    for turn in range(2):
        seat = openly if turn == 0 else 1 - openly
        if s[SHEETS + seat * SHEET_WORDS + PLAN] == 0:
            no_options(s)
            s[w.OPTION_COUNT] = list_plans(s, seat, s, w.OPTIONS)
            open_question(s, seat, PLAN_PROMPT)
            return 1
    return 0


@scalar
def write_plan(s: Any, seat: int, action: int) -> None:
    s[SHEETS + seat * SHEET_WORDS + PLAN] = action


@scalar
def reveal_plans(s: Any) -> None:
    """Both at once, and written; the last section is the King's death (SR-4.4, SR-4.5, SR-12.1)."""
    for seat in range(2):
        sheet = SHEETS + seat * SHEET_WORDS
        s[sheet + w.CHRONOLOGY + s[sheet + w.WRITTEN]] = s[sheet + PLAN]
        s[sheet + w.WRITTEN] += 1
    if s[ROUND] == LAST_ROUND and s[w.ENDING] == 0:
        s[w.ENDING] = w.KING_DIED


@scalar
def who_acts_first(s: Any) -> int:
    """The lower face, unless a power says otherwise (SR-2.8, SR-5.1)."""
    early = who_has_the_start(s)
    if early != NO_ONE:
        return early
    return 0 if s[SHEETS + PLAN] < s[SHEETS + SHEET_WORDS + PLAN] else 1


@scalar
def who_has_the_start(s: Any) -> int:
    """Whom a power makes act first in this round; two such powers cancel out."""
    one = s[ROUND] <= s[SHEETS + w.FIRST_UNTIL]
    two = s[ROUND] <= s[SHEETS + SHEET_WORDS + w.FIRST_UNTIL]
    if one == two:
        return NO_ONE
    return 0 if one else 1
