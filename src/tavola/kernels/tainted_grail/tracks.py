"""Survival tracks and Resources in a fight (TG-15, TG-17), the thief who watches them (TG-37.9), cards drawn."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.changing import modified, raised
from tavola.kernels.tainted_grail.in_force import has_trait
from tavola.kernels.tainted_grail.stack import LOOK_FOR_PREY, SETTLE, push

MOST_WITH_CAPS = 20


@scalar
def energy_cap(t: Any, s: Any) -> int:
    """Never above the Health limiter, nor above the top of its own track (TG-15.6)."""
    if t[w.LIMITER] == 0:
        return int(t[w.TOP_ENERGY])
    return max(0, min(int(t[w.TOP_ENERGY]), max(0, int(s[w.HEALTH]) - int(t[w.OFFSET]))))


@scalar
def gain(t: Any, s: Any, what: int, n: int) -> None:
    """A track goes up to its top, Energy to its cap; Resources have no limit but with caps (TG-17.7, TG-40.14)."""
    before = int(s[what])
    if n <= 0:
        return
    if what > w.TERROR:
        after = before + n
        if t[w.CAPS] == 1 and what != w.EXP:
            after = max(before, min(after, MOST_WITH_CAPS))
        s[what] = after
        return
    top = energy_cap(t, s) if what == w.ENERGY else int(t[w.TOP_HEALTH if what == w.HEALTH else w.TOP_TERROR])
    move(t, s, what, max(before, min(before + n, top)))


@scalar
def lose(t: Any, s: Any, what: int, n: int) -> int:
    """Losing takes what there is, down to none; how much it was."""
    before = int(s[what])
    after = max(0, before - max(0, n))
    if what > w.TERROR:
        s[what] = after
    else:
        move(t, s, what, after)
    return before - after


@scalar
def set_track(t: Any, s: Any, what: int, n: int) -> None:
    top = energy_cap(t, s) if what == w.ENERGY else int(t[w.TOP_HEALTH if what == w.HEALTH else w.TOP_TERROR])
    move(t, s, what, max(0, min(n, top)))


@scalar
def move(t: Any, s: Any, what: int, after: int) -> None:
    """Thresholds are looked at after every change (TG-15.11), and then the Thief looks."""
    before = int(s[what])
    if before == after:
        return
    s[what] = after
    settle(t, s, what)
    if after < before:
        tell_the_thief(t, s, what, before - after)


@scalar
def settle(t: Any, s: Any, what: int) -> None:
    """Energy is held down; with no Health left the card of the Dying is due."""
    tired = 0
    if what == w.HEALTH and s[w.ENERGY] > energy_cap(t, s):
        tired = int(s[w.ENERGY]) - energy_cap(t, s)
        s[w.ENERGY] = energy_cap(t, s)
    if s[w.HEALTH] == 0:
        push(s, SETTLE, 0, 0)
    if tired > 0:
        tell_the_thief(t, s, w.ENERGY, tired)


@scalar
def tell_the_thief(t: Any, s: Any, what: int, n: int) -> None:
    if what != t[w.THIEF_TAKES]:
        return
    s[w.DROPS] += n
    if has_trait(t, s, w.THIEF):
        push(s, LOOK_FOR_PREY, 0, 0)


@scalar
def look_for_prey(t: Any, s: Any) -> None:
    """Who has no more than 1 left is robbed of all Wealth and Items, and it is over."""
    if s[t[w.THIEF_TAKES]] > 1:
        return
    s[w.WEALTH] = 0
    s[w.OVER] = w.ROBBED


@scalar
def deal_damage(t: Any, s: Any, n: int) -> None:
    """It may be reduced on the way (TG-15.12), but not where the enemy feints in its attack (TG-37.4)."""
    if s[w.PHASE] == w.ATTACK and has_trait(t, s, w.FEINT):
        lose(t, s, w.HEALTH, raised(t, s, w.DAMAGE_STAT, n))
    else:
        lose(t, s, w.HEALTH, modified(t, s, w.DAMAGE_STAT, n))
