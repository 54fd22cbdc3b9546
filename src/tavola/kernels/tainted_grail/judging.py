"""What a fight is worth as it stands, and once it is over: in thousandths of the bots' own measure.

The numbers are the bots' (`bots/tainted_grail/kernel_solver.py` puts them into the tables); what is reckoned with them
is what `bots/tainted_grail/value.py` reckons for one Character, as far as a fight changes it.
"""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.asking import in_panic

# -- the list of worths
(ENERGY_EACH, TERROR_EACH, DYING_AT, PANIC_AT, INSANE_AT, WEALTH_EACH, REP_EACH, MAGIC_EACH, EXP_EACH, THING_EACH,
 FUEL_EACH, DONE_AT, HAND_EACH, DECK_EACH, STRIFE_AT, PACE_OF, SLOTS, FOODS) = range(18)  # fmt: skip
LISTED = 18  # from here on: what each end is worth by itself, Health by slots, Food, harm by row of the table
ENDS = 8
THOUSAND, FUEL_MOST = 1000, 2


@scalar
def judge(t: Any, s: Any) -> int:
    at = int(t[w.WORTHS])
    worth = hero_worth(t, s, at)
    if s[w.OVER] == w.GOING_ON:
        return worth + fight_worth(t, s, at)
    return worth + int(t[at + LISTED + s[w.OVER]])


@scalar
def health_worth(t: Any, at: int, health: int) -> int:
    return int(t[at + LISTED + ENDS + min(health, int(t[at + SLOTS]) - 1)])


@scalar
def hero_worth(t: Any, s: Any, at: int) -> int:
    """Tracks, Food, goods, and what is still held."""
    worth = health_worth(t, at, int(s[w.HEALTH])) + t[at + ENERGY_EACH] * s[w.ENERGY]
    worth += t[at + TERROR_EACH] * s[w.TERROR]
    if s[w.HEALTH] == 0:
        worth += t[at + DYING_AT]
    if in_panic(t, s):
        worth += t[at + PANIC_AT]
    if s[w.TERROR] >= t[w.RED_TERROR]:
        worth += t[at + INSANE_AT]
    foods = at + LISTED + ENDS + t[at + SLOTS]
    worth += t[foods + min(int(s[w.FOOD]), int(t[at + FOODS]) - 1)]
    worth += t[at + WEALTH_EACH] * s[w.WEALTH] + t[at + REP_EACH] * s[w.REP]
    worth += t[at + MAGIC_EACH] * s[w.MAGIC] + t[at + EXP_EACH] * s[w.EXP]
    fuel = min(int(s[w.MAGIC]), FUEL_MOST) + min(int(s[w.FOOD]), FUEL_MOST)
    worth += t[at + FUEL_EACH] * fuel
    for thing in range(w.MOST_THINGS):
        if s[w.THING + thing] == w.GONE:
            worth -= t[at + THING_EACH]
    return int(worth)


@scalar
def fight_worth(t: Any, s: Any, at: int) -> int:
    """How near it is to being won, and what it will cost until then."""
    if t[w.IS_COMBAT] == 1:
        whole = max(1, int(t[w.VALUE]))
        left = max(0, whole - int(s[w.POOL]))
    else:
        up = int(t[w.TOP]) - int(t[w.GREY])
        whole = max(1, up * int(t[w.STAGES]))
        left = whole - (up * int(s[w.STAGE]) + int(s[w.MARKER]) - int(t[w.GREY]))
    worth = int(t[at + STRIFE_AT]) + int(t[at + DONE_AT]) * (whole - left) // whole
    worth += int(t[at + HAND_EACH] * s[w.HAND_COUNT] + t[at + DECK_EACH] * s[w.DECK_COUNT])
    hurt = left * harm(t, s, at) * THOUSAND // int(t[at + PACE_OF])
    health = int(s[w.HEALTH])
    after = max(0, (health * THOUSAND - hurt + THOUSAND // 2) // THOUSAND)
    return worth + health_worth(t, at, after) - health_worth(t, at, health)


@scalar
def harm(t: Any, s: Any, at: int) -> int:
    """Thousandths of Health that an attack takes with the cubes there are now."""
    if t[w.IS_COMBAT] == 0:
        return 0
    rows = int(t[w.ROWS])
    listed = at + LISTED + ENDS + int(t[at + SLOTS]) + int(t[at + FOODS])
    for nth in range(t[rows]):
        row = rows + 1 + 3 * nth
        if t[row] <= s[w.POOL] <= t[row + 1]:
            return int(t[listed + nth])
    return 0
