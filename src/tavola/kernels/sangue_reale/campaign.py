"""One Era's count, four Eras in one match, and who wins them (the rules' campaign.py and the end of scoring.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.scoring import M_BOXES, M_UNIQUES, circles, metric, points_of
from tavola.kernels.sangue_reale.setup import CROWNED_AT, ROAD_AT
from tavola.kernels.sangue_reale.stack import CAMPAIGN_DO, ERA_DO, KIND_BITS, ROUND_DO, push
from tavola.kernels.sangue_reale.words import (
    NO_ONE,
    R_CHARACTERS,
    R_VP,
    R_WINNER,
    RESULT_COUNT,
    RESULT_WORDS,
    RESULTS,
    SHEET_WORDS,
    SHEETS,
    STACK,
)

MAJORITY = 3  # Eras won
SLOT_A, SLOT_B, DRAWN = 1, 2, 3  # in a history
COIN, REPLAY, BY_PACK = 0, 1, 2


@scalar
def push_what_is_played(t: Any, s: Any) -> None:
    """The whole campaign from Era I, or any Era alone on any of its sheets (SR-2.1, SR-13.7)."""
    if t[p.CAMPAIGN]:
        push(s, CAMPAIGN_DO, 0, 0)
    else:
        push(s, ERA_DO, 0, int(t[p.FIRST_ERA]) | int(t[p.FIRST_ROAD]) << ROAD_AT)


@scalar
def play_round_after_round(s: Any) -> int:
    if s[w.ENDING]:
        return 0
    push(s, ROUND_DO, 0, 0)
    return 1


@scalar
def count_points(t: Any, s: Any) -> None:
    """The Era's own scoring decides (SR-12.5, SR-12.6)."""
    one = points_of(t, s, 0)
    two = points_of(t, s, 1)
    who, by = winner(t, s, one, two)
    if who == NO_ONE and t[p.DRAWS] == REPLAY and is_campaign(s) and s[w.ERA] < 4:
        return  # it is replayed (SR-13.2)
    result = RESULTS + RESULT_WORDS * s[RESULT_COUNT]
    s[result + w.R_ERA] = s[w.ERA]
    s[result + w.R_SHEET] = t[s[w.PRINT] + p.SHEET_NO]
    s[result + R_WINNER] = who
    s[result + w.R_BY] = by
    s[result + R_VP] = one
    s[result + R_VP + 1] = two
    for seat in range(2):
        s[result + R_CHARACTERS + seat] = s[SHEETS + seat * SHEET_WORDS + w.CHARACTER]
    s[RESULT_COUNT] += 1


@scalar
def is_campaign(s: Any) -> bool:
    return bool(s[STACK] & KIND_BITS == CAMPAIGN_DO)


@scalar
def winner(t: Any, s: Any, one: int, two: int) -> tuple[int, int]:
    """More points; then boxes, Unique Supporters, circles; then the crown stays where it was (SR-12.6 to SR-12.8)."""
    if one != two:
        return leader(one, two), w.BY_VP
    if t[p.SHARED_TIES]:
        return NO_ONE, w.BY_DRAW
    ahead = leader(metric(t, s, 0, M_BOXES), metric(t, s, 1, M_BOXES))
    if ahead != NO_ONE:
        return ahead, w.BY_BOXES
    ahead = leader(metric(t, s, 0, M_UNIQUES), metric(t, s, 1, M_UNIQUES))
    if ahead != NO_ONE:
        return ahead, w.BY_UNIQUES
    ahead = leader(circles(t, s, 0), circles(t, s, 1))
    if ahead != NO_ONE:
        return ahead, w.BY_CIRCLES
    for nth in range(s[RESULT_COUNT] - 1, -1, -1):
        crowned = int(s[RESULTS + RESULT_WORDS * nth + R_WINNER])
        if crowned != NO_ONE:
            return crowned, w.BY_CROWN
    return NO_ONE, w.BY_DRAW


@scalar
def leader(one: int, two: int) -> int:
    if one == two:
        return NO_ONE
    return 0 if one > two else 1


# -- the whole campaign


@scalar
def play_the_next_era(t: Any, s: Any) -> int:
    """All four Eras are played, unless the table stops at a majority (SR-13.4)."""
    if is_over(t, s):
        return 0
    if s[RESULT_COUNT] == 0:
        push(s, ERA_DO, 0, 1 | int(t[p.FIRST_ROAD]) << ROAD_AT)
        return 1
    if letters(int(s[w.HISTORY])) < s[RESULT_COUNT]:
        s[w.HISTORY] = s[w.HISTORY] << 2 | slot_that_decides(t, s)
    crowned = seat_of_slot(t, s, int(s[w.HISTORY]) & 3)
    road = int(t[t[p.BRANCHES] + s[w.HISTORY]])
    push(s, ERA_DO, 0, s[RESULT_COUNT] + 1 | road << ROAD_AT | crowned + 1 << CROWNED_AT)
    return 1


@scalar
def letters(history: int) -> int:
    n = 0
    while history:
        n += 1
        history >>= 2
    return n


@scalar
def is_over(t: Any, s: Any) -> bool:
    if s[RESULT_COUNT] == 4:
        return True
    return t[p.MAJORITY_STOPS] != 0 and max(eras_won(s, 0), eras_won(s, 1)) >= MAJORITY


@scalar
def slot_that_decides(t: Any, s: Any) -> int:
    """The winner's slot; after a draw a fair coin, or the pack's third branch if it has one (SR-13.2)."""
    last = RESULTS + RESULT_WORDS * (s[RESULT_COUNT] - 1)
    who = s[last + R_WINNER]
    if who != NO_ONE:
        return SLOT_A + slot_of(t, int(s[last + R_CHARACTERS + who]))
    if t[p.DRAWS] == BY_PACK and t[p.DRAW_ROWS] >> s[last + w.R_ERA] & 1:
        return DRAWN
    return SLOT_A + below(s, RNG, 2)


@scalar
def slot_of(t: Any, character: int) -> int:
    return int(t[t[p.CHARACTERS] + p.CHARACTER_WORDS * character + p.SLOT_OF])


@scalar
def seat_of_slot(t: Any, s: Any, letter: int) -> int:
    """Who played the character of this slot in the Era just finished."""
    last = RESULTS + RESULT_WORDS * (s[RESULT_COUNT] - 1)
    for seat in range(2):
        if SLOT_A + slot_of(t, int(s[last + R_CHARACTERS + seat])) == letter:
            return seat
    return NO_ONE


# -- who wins it all


@scalar
def eras_won(s: Any, seat: int) -> int:
    n = 0
    for nth in range(s[RESULT_COUNT]):
        if s[RESULTS + RESULT_WORDS * nth + R_WINNER] == seat:
            n += 1
    return n


@scalar
def total_vp(s: Any, seat: int) -> int:
    n = 0
    for nth in range(s[RESULT_COUNT]):
        n += s[RESULTS + RESULT_WORDS * nth + R_VP + seat]
    return n


@scalar
def campaign_winner(t: Any, s: Any) -> int:
    """More Eras won; when equal the winner of the last; then more points in all; then it is shared (SR-13.6)."""
    rule = t[p.CAMPAIGN_WON]
    last = int(s[RESULTS + RESULT_WORDS * (s[RESULT_COUNT] - 1) + R_WINNER])
    if rule == 3:
        return NO_ONE
    if rule == 1:
        return last
    by_points = leader(total_vp(s, 0), total_vp(s, 1))
    if rule == 2:
        return by_points
    ahead = leader(eras_won(s, 0), eras_won(s, 1))
    if ahead == NO_ONE:
        ahead = last
    return ahead if ahead != NO_ONE else by_points


# -- the outcome (the rules' game.py)


@scalar
def place(t: Any, s: Any, seat: int) -> int:
    """1 or 2, shared after a draw; 0 while the game goes on."""
    if s[w.DEPTH] or s[RESULT_COUNT] == 0:
        return 0
    who = campaign_winner(t, s) if t[p.CAMPAIGN] else int(s[RESULTS + R_WINNER])
    return 2 if who == 1 - seat else 1


@scalar
def score(t: Any, s: Any, seat: int) -> int:
    """Points of an Era; of a campaign the Eras won, or all points where they decide."""
    if s[w.DEPTH] or s[RESULT_COUNT] == 0:
        return 0
    if not t[p.CAMPAIGN]:
        return int(s[RESULTS + R_VP + seat])
    return total_vp(s, seat) if t[p.CAMPAIGN_WON] == 2 else eras_won(s, seat)
