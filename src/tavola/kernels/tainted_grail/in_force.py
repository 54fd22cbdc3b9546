"""Which cards are in force (D.5), and the Traits of the enemy as they are now (TG-37.2)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w


@scalar
def is_laid(s: Any, card: int) -> bool:
    for nth in range(s[w.SEQUENCE_COUNT]):
        if s[w.SEQUENCE + nth] == card:
            return True
    return False


@scalar
def is_passive(t: Any, card: int) -> bool:
    return bool(t[t[w.CARD_ABILITIES] + 2 * card + 1] == 1)


@scalar
def is_in_force(t: Any, s: Any, source: int) -> bool:
    """Of the Sequence the last card and Passive ones (TG-33.10); of what is held, what is used and not flipped."""
    if source < w.THE_ENCOUNTER:
        last = s[w.SEQUENCE_COUNT] - 1
        if last >= 0 and s[w.SEQUENCE + last] == source:
            return True
        return is_passive(t, source) and is_laid(s, source)
    if source == w.THE_ENCOUNTER or source == w.ALWAYS_THERE:
        return True
    return bool(s[w.THING + source - w.FIRST_THING] == w.IN_USE)


@scalar
def change_at(t: Any, s: Any, listed: int, nth: int) -> int:
    """Where a change stands: those of cards first, in the order of D.5, then the ones that effects have brought."""
    stored = nth - int(t[listed])
    if stored < 0:
        return int(t[w.CHANGES] + w.CHANGE * t[listed + 1 + nth])
    return int(t[w.CHANGES] + w.CHANGE * s[w.STORED + stored])


@scalar
def has_trait(t: Any, s: Any, trait: int) -> bool:
    """Printed, or as some card or effect has switched it, the last one counting. No such change has a condition."""
    is_there = (t[w.TRAITS] >> trait) & 1 == 1
    stat = w.CARDS_MAX + 1 + trait
    listed = int(t[t[w.CHANGES_OF] + stat])
    for nth in range(t[listed] + s[w.STORED_COUNT]):
        change = change_at(t, s, listed, nth)
        if t[change + w.STAT] == stat and (nth >= t[listed] or is_in_force(t, s, int(t[change + w.OF_SOURCE]))):
            is_there = t[change + w.SET_TO] == 1
    return bool(is_there)
