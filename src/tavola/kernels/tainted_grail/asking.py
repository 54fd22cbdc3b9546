"""Asking the table: values (D.1) and conditions (D.3)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.in_force import has_trait, is_laid


@scalar
def amount(t: Any, s: Any, value: int, source: int) -> int:
    """What a value is worth now."""
    kind, n = value & 15, value >> 4
    if kind == w.CONNECTED:
        return connected_keys(s, n)
    if kind == w.OF_POOL:
        return int(s[w.POOL])
    if kind == w.OF_MARKER:
        return int(s[w.MARKER])
    if kind == w.OF_CHARGES:
        return charges_on(s, source)
    if kind == w.OF_TRACK:
        return int(s[w.HEALTH + n])
    return n


@scalar
def connected_keys(s: Any, attr: int) -> int:
    """Connected Keys of an Attribute, or of any, in the whole Sequence and on the card being played (TG-33.9)."""
    found = keys_in(s[w.PLACING_KEYS], attr) if s[w.PLACING] >= 0 else 0
    for nth in range(s[w.SEQUENCE_COUNT]):
        found += keys_in(s[w.KEYS + s[w.SEQUENCE + nth]], attr)
    return found


@scalar
def keys_in(packed: int, attr: int) -> int:
    if attr != w.ANY_ATTRIBUTE:
        return (packed >> 4 * attr) & 15
    found = 0
    for each in range(w.ANY_ATTRIBUTE):
        found += (packed >> 4 * each) & 15
    return found


@scalar
def charges_on(s: Any, source: int) -> int:
    """On a card of the Sequence, or on what is held (TG-33.17)."""
    if source < w.THE_ENCOUNTER:
        return int(s[w.CHARGES + source]) if is_laid(s, source) else 0
    if w.FIRST_THING <= source < w.ALWAYS_THERE:
        return int(s[w.THING_CHARGES + source - w.FIRST_THING])
    return 0


@scalar
def holds(t: Any, s: Any, condition: int, source: int) -> bool:
    """Whether a condition is met; 0 is none. Leaves are answered from first to last, joints take the latest answers."""
    if condition == 0:
        return True
    answers = 0  # a bit each, the latest lowest
    for nth in range(t[condition]):
        at = condition + 1 + w.LEAF * nth
        what, n = t[at], t[at + 1]
        if what == w.NOT:
            answers ^= 1
        elif what in (w.ALL, w.ANY):
            among = answers & ((1 << n) - 1)
            met = among == (1 << n) - 1 if what == w.ALL else among != 0
            answers = (answers >> n) << 1 | int(met)
        else:
            answers = answers << 1 | int(is_so(t, s, what, n, t[at + 2], t[at + 3], source))
    return answers & 1 == 1


@scalar
def is_so(t: Any, s: Any, what: int, n: int, sign: int, wanted: int, source: int) -> bool:
    """One leaf. `played` is asked between Activations too: then of the one that was (TG-34.17)."""
    if what == w.KNOWN:
        return n == 1
    if what == w.ASK_POOL:
        return compares(s[w.POOL], sign, wanted)
    if what == w.ASK_MARKER:
        return compares(s[w.MARKER], sign, wanted)
    if what == w.ASK_STAGE:
        return compares(s[w.STAGE] + 1, sign, wanted)
    if what == w.ASK_PLAYED:
        return compares(s[w.PLAYED] if s[w.ACTIVE] else s[w.PLAYED_IN_TURN], sign, wanted)
    if what == w.ASK_CONNECTED:
        return compares(connected_keys(s, n), sign, wanted)
    if what == w.ASK_CHARGES:
        return compares(charges_on(s, source), sign, wanted)
    if what == w.ASK_TRACK:
        return compares(s[w.HEALTH + n], sign, wanted)
    if what == w.ASK_TRAIT:
        return has_trait(t, s, n)
    if what == w.ASK_PANIC:
        return in_panic(t, s)
    if what == w.ASK_EXHAUSTED:
        return bool(s[w.ENERGY] <= t[w.RED_ENERGY])
    if what == w.ASK_READY:
        return is_one_ready(t, s, n)
    return bool(t[t[w.ZONES] + s[w.MARKER]] == n)  # w.ASK_ZONE


@scalar
def is_one_ready(t: Any, s: Any, listed: int) -> bool:
    """Whether any of these things is in use and not flipped."""
    for nth in range(t[listed]):
        if s[w.THING + t[listed + 1 + nth]] == w.IN_USE:
            return True
    return False


@scalar
def compares(value: int, sign: int, wanted: int) -> bool:
    if sign == w.EQUAL:
        return value == wanted
    if sign == w.AT_LEAST:
        return value >= wanted
    if sign == w.AT_MOST:
        return value <= wanted
    if sign == w.MORE:
        return value > wanted
    if sign == w.LESS:
        return value < wanted
    return value != wanted


@scalar
def in_panic(t: Any, s: Any) -> bool:
    """Terror above Health, or above where the limiter's wings stand (TG-15.7, TG-40.8)."""
    return bool(t[w.LIMITER] == 1 and s[w.TERROR] > s[w.HEALTH] - t[w.OFFSET])
