"""Numbers as cards and effects leave them (D.7): set, then add, then multiply, then prevent, never below nought."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.asking import amount, holds
from tavola.kernels.tainted_grail.in_force import change_at, is_in_force


@scalar
def modified(t: Any, s: Any, stat: int, base: int) -> int:
    """The number as it is now."""
    listed = t[t[w.CHANGES_OF] + stat]
    if t[listed] == 0 and s[w.STORED_COUNT] == 0:
        return max(0, base)
    number = base
    for turn in range(4):
        for nth in range(t[listed] + s[w.STORED_COUNT]):
            change = change_at(t, s, listed, nth)
            if change_counts(t, s, stat, change, nth < t[listed]):
                number = changed(t, s, change, turn, number)
    return max(0, number)


@scalar
def change_counts(t: Any, s: Any, stat: int, change: int, is_printed: bool) -> bool:
    """Continuous Abilities always, Responses during the attack (TG-33.15); each if its card is in force."""
    if t[change + w.STAT] != stat:
        return False
    source = t[change + w.OF_SOURCE]
    if is_printed:
        if t[change + w.IN_RESPONSE] == 1 and s[w.PHASE] != w.ATTACK:
            return False
        if not is_in_force(t, s, source) or not holds(t, s, t[change + w.FIRST_IF], source):
            return False
    return holds(t, s, t[change + w.SECOND_IF], source)


@scalar
def changed(t: Any, s: Any, change: int, turn: int, number: int) -> int:
    """What one change makes of a number, in its turn."""
    source = t[change + w.OF_SOURCE]
    if turn == 0:
        return amount(t, s, t[change + w.SET_TO], source) if t[change + w.SETS] == w.A_NUMBER else number
    if turn == 1:
        adds = t[change + w.ADDS]
        return number if adds == w.NO_VALUE else number + amount(t, s, adds, source)
    if turn == 2:
        times = t[change + w.MULTIPLIES]
        return number if times == w.NO_VALUE else number * amount(t, s, times, source)
    if t[change + w.SETS] == w.ALL_OF_IT:
        return 0
    prevents = t[change + w.PREVENTS]
    return number if prevents == w.NO_VALUE else number - amount(t, s, prevents, source)


@scalar
def raised(t: Any, s: Any, stat: int, base: int) -> int:
    """The number where nothing may lower it (TG-37.4)."""
    listed = t[t[w.CHANGES_OF] + stat]
    number = base
    for turn in range(3):
        for nth in range(t[listed] + s[w.STORED_COUNT]):
            change = change_at(t, s, listed, nth)
            if change_counts(t, s, stat, change, nth < t[listed]):
                number = max(number, changed(t, s, change, turn, number))
    return max(0, number)


@scalar
def store(t: Any, s: Any, which: int) -> None:
    """A change that an effect brings stays until its time is over."""
    if s[w.STORED_COUNT] >= w.MOST_STORED:
        s[w.OVER] = w.BROKEN
        return
    s[w.STORED + s[w.STORED_COUNT]] = which
    s[w.STORED_COUNT] += 1


@scalar
def forget_changes(t: Any, s: Any, span: int) -> None:
    """The time of these changes is over: of a phase, or of an Activation, which ends its phases too."""
    kept = 0
    for nth in range(s[w.STORED_COUNT]):
        which = s[w.STORED + nth]
        if t[t[w.CHANGES] + w.CHANGE * which + w.LASTS] > span:
            s[w.STORED + kept] = which
            kept += 1
    for nth in range(kept, s[w.STORED_COUNT]):
        s[w.STORED + nth] = 0
    s[w.STORED_COUNT] = kept
