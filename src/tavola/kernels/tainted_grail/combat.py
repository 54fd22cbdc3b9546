"""Combat: the Pool, the Combat Table, the Opportunity attack, the Victory Check (TG-34 to TG-36)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.changing import forget_changes, modified
from tavola.kernels.tainted_grail.stack import DISCARD_FROM_HAND, PLAY_ENCOUNTER, leave, push, push_words

ACTIVATION_SPAN = 1


@scalar
def gain_cubes(t: Any, s: Any, n: int) -> None:
    """Cubes go into the Pool; Defensive withholds one of the first card's (TG-35.1, TG-37.3)."""
    cubes = modified(t, s, w.POOL_GAIN, n)
    withheld = min(int(s[w.WITHHELD]), cubes)
    s[w.WITHHELD] -= withheld
    s[w.POOL] += cubes - withheld


@scalar
def lose_cubes(t: Any, s: Any, n: int) -> None:
    """For each cube that is not there a card is discarded (TG-36.8)."""
    cubes = modified(t, s, w.POOL_LOSS, n)
    there = min(cubes, int(s[w.POOL]))
    s[w.POOL] -= there
    if cubes > there:
        push(s, DISCARD_FROM_HAND, cubes - there, 0)


@scalar
def strike(t: Any, s: Any) -> None:
    """The row is chosen once, from the Pool before the attack (TG-34.13, TG-34.15)."""
    rows = int(t[w.ROWS])
    for nth in range(t[rows]):
        row = rows + 1 + 3 * nth
        if t[row] <= s[w.POOL] <= t[row + 1]:
            push_words(t, s, int(t[row + 2]), w.THE_ENCOUNTER)
            return


@scalar
def check_victory(t: Any, s: Any) -> None:
    """Looked at after phase 2 and after each attack, and at no other time (TG-36.1)."""
    if s[w.POOL] >= t[w.VALUE]:
        end(t, s, w.WON)


@scalar
def end(t: Any, s: Any, outcome: int) -> None:
    """It ends at once, with everything half resolved in it (frames.end_encounter)."""
    leave(s, PLAY_ENCOUNTER)
    if s[w.ACTIVE] == 1:
        end_activation(t, s)
    s[w.OVER] = outcome


@scalar
def end_activation(t: Any, s: Any) -> None:
    """Phase 4: what held for it is over; how many cards were played may be asked at the end of the Turn."""
    s[w.PLAYED_IN_TURN] = s[w.PLAYED]
    s[w.ACTIVE] = 0
    s[w.PHASE] = w.END
    s[w.PANIC] = 0
    s[w.PLAYED] = 0
    s[w.WITHHELD] = 0
    s[w.TEARS] = 0
    s[w.PAYERS] = 0
    s[w.MUST_FLEE] = 0
    forget_changes(t, s, ACTIVATION_SPAN)
    forget_limits(t, s, w.AN_ACTIVATION)


@scalar
def forget_limits(t: Any, s: Any, span: int) -> None:
    """What was used in this Activation, or in this Turn, may be used again."""
    for ability in range(t[w.ABILITY_COUNT]):
        if t[t[w.ABILITIES] + w.ABILITY * ability + w.PER] == span:
            s[w.USED + ability] = 0
