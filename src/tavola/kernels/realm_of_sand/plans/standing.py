"""Where a plan stands: the cards that there are, the turns still to come, and what a bench is worth."""

from __future__ import annotations

from math import sqrt

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Reals, Words
from tavola.kernels.realm_of_sand.layout import (
    BEFORE,
    DISPLAY,
    GLASSES,
    IN_LOG,
    IS_KEPT,
    KEPT,
    LOG,
    MOST_DISPLAY,
    OPENED,
    OWNER,
    PHASE,
    ROUND,
    SIDE_OF,
    STARS,
)
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.plans.benches import take_bench
from tavola.kernels.realm_of_sand.plans.layout import (
    BENCH_GLASSES,
    CARELESS,
    DOOMED,
    DRIFT,
    ENDS_AT,
    EVEN,
    GLASSES_NOW,
    GONE,
    HOPE,
    IS_LAST,
    JUDGED,
    KEEN,
    KEEP,
    LEFT,
    LIST,
    LISTED,
    LONG,
    MAINS,
    MOST_LISTED,
    NOTICED,
    ON_SIDE,
    OPEN_CELLS,
    PATIENCE,
    PENDING,
    PLAN_ROUND,
    PLANNER,
    RIVALS,
    SPECIALS_KNOWN,
    SURE,
    TARGET_GLASSES,
    TURNS,
    TURNS_A_GLASS,
)
from tavola.kernels.realm_of_sand.plans.nearness import list_sets
from tavola.kernels.realm_of_sand.plans.rivalry import (
    at_the_end,
    can_be_ended,
    means_of,
    most_glasses,
    see_rival,
    squash,
    strongest,
)
from tavola.kernels.realm_of_sand.tables import LAST_ROUND, ON_DISPLAY, SEATS, TARGET


@scalar
def list_cards(t: Words, s: Words, n: Words, seat: int) -> None:
    """Any face-up card, and one's own kept cards (RS-7.9)."""
    count = 0
    for row in range(3):
        for nth in range(t[ON_DISPLAY]):
            card = s[DISPLAY + row * MOST_DISPLAY + nth]
            if card >= 0 and count < MOST_LISTED:
                n[LIST + count] = card
                count += 1
    if s[player_at(seat) + KEPT]:
        for nth in range(s[IN_LOG]):
            if s[LOG + nth] // OWNER == seat + IS_KEPT // OWNER and count < MOST_LISTED:
                n[LIST + count] = s[LOG + nth] % OWNER
                count += 1
    n[LISTED] = count


@scalar
def prepare(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, seat: int, keen: int) -> None:
    """A planner for one seat at the table as it stands; who is keen plays to come first, others for stars."""
    me = player_at(seat)
    list_cards(t, s, n, seat)
    n[PLANNER], n[KEEN], n[PLAN_ROUND], n[JUDGED] = seat, keen, s[ROUND], 0
    n[ENDS_AT], n[TARGET_GLASSES] = t[LAST_ROUND], t[TARGET]
    n[PENDING] = 1 if s[PHASE] == BEFORE else 0
    n[GLASSES_NOW] = s[me + GLASSES]
    n[RIVALS] = 0
    for nth in range(n[LISTED]):
        f[KEEP + nth] = 1.0
    most = s[me + GLASSES]
    if n[LISTED]:
        for other in range(t[SEATS]):
            if other != seat:
                see_rival(t, p, s, n, f, w, other, n[RIVALS])
                most = max(most, s[player_at(other) + GLASSES])
                n[RIVALS] += 1
    n[IS_LAST] = 1 if most >= t[TARGET] else 0
    n[ON_SIDE], n[OPEN_CELLS], n[SPECIALS_KNOWN] = s[me + SIDE_OF], s[me + OPENED], -1
    list_sets(p, n)


@scalar
def start_bench(s: Words, n: Words, f: Reals, b: int, v: int) -> None:
    take_bench(s, n, b, n[PLANNER])
    f[v + SURE] = s[player_at(n[PLANNER]) + STARS]


# -- where a plan stands


@scalar
def left_after(n: Words, f: Reals, w: Reals, b: int) -> float:
    """Main actions still to come after this part of the plan."""
    if n[ENDS_AT]:
        return max(0.0, float(n[ENDS_AT] - n[PLAN_ROUND] + n[PENDING] - n[b + MAINS]))
    now = max(0.0, float(n[PENDING] - n[b + MAINS]))
    if n[IS_LAST]:
        return now
    gained = n[b + BENCH_GLASSES] - n[GLASSES_NOW]
    own = n[GLASSES_NOW] + gained * (1.0 if n[KEEN] else w[CARELESS])
    by_glasses = (n[TARGET_GLASSES] - max(own, most_glasses(n, f, w, n[b + TURNS]))) * w[TURNS_A_GLASS]
    return now + max(0.0, min(by_glasses, (w[PATIENCE] - n[PLAN_ROUND] - n[b + TURNS]) / 2.0))


@scalar
def is_over(n: Words, b: int) -> bool:
    """Whether the round in which this part of the plan ends is the last one, as far as the player cares."""
    if n[ENDS_AT] and n[PLAN_ROUND] + n[b + TURNS] >= n[ENDS_AT]:
        return True
    if n[RIVALS] == 0:
        return False
    return n[IS_LAST] != 0 or (n[KEEN] != 0 and n[b + BENCH_GLASSES] >= n[TARGET_GLASSES])


@scalar
def judge(n: Words, f: Reals, w: Reals, b: int, v: int) -> float:
    """Alone the stars to be expected; with others how likely it looks to come first, between 0 and 1."""
    n[JUDGED] += 1
    left, sure, mine = f[v + LEFT], f[v + SURE], f[v + SURE]
    over = left <= 0.0 and is_over(n, b)
    if not over:
        mine += f[v + HOPE] + means_of(n, w, b) * min(1.0, left / w[LONG])
    if n[RIVALS] == 0:
        return mine
    if over and n[KEEN]:
        return at_the_end(n, f, w, b, sure)
    ahead = mine - strongest(n, f, w, n[b + GONE], left)
    if n[KEEN] == 0:
        noticed = 1.0 if n[IS_LAST] else (w[NOTICED] if n[b + BENCH_GLASSES] >= n[TARGET_GLASSES] else 0.0)
        going_on = squash(ahead / w[EVEN])
        return going_on + noticed * (at_the_end(n, f, w, b, sure) - going_on) if noticed > 0.0 else going_on
    likely = squash(ahead / (w[DRIFT] * sqrt(left + 0.5)))
    return likely * w[DOOMED] if can_be_ended(n, f, w, b, sure) else likely
