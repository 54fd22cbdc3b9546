"""Extra dice: which of them are kept (the rules' effects.py, SR-10.10)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale.dice_words import (
    BITS,
    KEEP_STARTED,
    how_many,
    in_order,
    pair_number,
    pair_of,
    shared_place,
)
from tavola.kernels.sangue_reale.numbers import KEEP, KEEP_TWO, SHARED_PLACES
from tavola.kernels.sangue_reale.stack import option
from tavola.kernels.sangue_reale.words import OPTION_COUNT, OPTIONS, ROLLED


@scalar
def list_kept(t: Any, s: Any, keep: int) -> None:
    """Every different choice of so many of the dice rolled, from the lowest to the highest."""
    dice = in_order(int(s[ROLLED]))
    kept = first_choice(dice, keep)
    while kept:
        option(s, keep_action(t, s, kept))
        kept = next_choice(dice, kept)


@scalar
def first_choice(dice: int, keep: int) -> int:
    return dice & ((1 << BITS * keep) - 1)


@scalar
def next_choice(dice: int, kept: int) -> int:
    """The choice of as many dice that follows this one in order, or 0 after the last.

    The last place that can rise takes the next higher value, and what stands behind it the lowest dice that are left.
    """
    keep = how_many(kept)
    n = how_many(dice)
    for place in range(keep - 1, -1, -1):
        value = kept >> BITS * place & 7
        low = kept & ((1 << BITS * place) - 1)
        for nth in range(n):
            if dice >> BITS * nth & 7 > value and n - nth >= keep - place:
                rest = dice >> BITS * nth
                return low | (rest & ((1 << BITS * (keep - place)) - 1)) << BITS * place
    return 0


@scalar
def keep_action(t: Any, s: Any, kept: int) -> int:
    """Its number: three dice and more share numbers, and take the next free one where two would have the same."""
    n = how_many(kept)
    if n == 1:
        return KEEP + kept
    if n == 2:
        return KEEP_TWO + pair_number(kept & 7, kept >> BITS)
    place = shared_place(KEEP_STARTED, kept)
    while is_listed(s, int(t[p.SHARED_FROM]) + place):
        place = (place + 1) % SHARED_PLACES
    return int(t[p.SHARED_FROM]) + place


@scalar
def is_listed(s: Any, action: int) -> bool:
    for nth in range(s[OPTION_COUNT]):
        if s[OPTIONS + nth] == action:
            return True
    return False


@scalar
def kept_by(s: Any, action: int, keep: int) -> int:
    """The dice that an action keeps."""
    if keep == 1:
        return action - KEEP
    if keep == 2:
        return pair_of(action - KEEP_TWO)
    dice = in_order(int(s[ROLLED]))
    kept = first_choice(dice, keep)
    for nth in range(s[OPTION_COUNT]):
        if s[OPTIONS + nth] == action:
            break
        kept = next_choice(dice, kept)
    return kept
