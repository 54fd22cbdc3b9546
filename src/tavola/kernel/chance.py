"""Random numbers that live in the state: SplitMix64 (Steele, Lea and Flood, 2014), the same stream on every machine.

Whole numbers below n are drawn without bias by rejection: values at or above the largest multiple of n are drawn again.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1
STRIDE, FIRST_MIX, SECOND_MIX = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # as published
UNSEEN = -1  # as the state of the generator: chance may not be looked at (previews)


class Chancy(Protocol):
    """Whoever holds random numbers: a state, or a bot."""

    rng: int
    loaded: list[int]


class ChanceUnseen(Exception):
    """A preview has come to a point that only chance can decide."""


def seed_number(seed: str) -> int:
    """The generator's first state for a seed of any text."""
    return int.from_bytes(hashlib.sha256(b"tavola/seed/" + seed.encode()).digest()[:8], "big")


def commitment(seed: str) -> str:
    """Shown when a table opens; whoever learns the seed at the end can check that it was not changed."""
    return hashlib.sha256(b"tavola/commitment/" + seed.encode()).hexdigest()


def next_bits(g: Chancy) -> int:
    """Sixty-four random bits."""
    z = g.rng
    if z == UNSEEN:
        raise ChanceUnseen
    g.rng = z = (z + STRIDE) & MASK
    z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK
    z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK
    return z ^ (z >> 31)


def below(g: Chancy, n: int) -> int:
    """A whole number from 0 to n - 1. Loaded results come first; they are the numbers that would have been drawn."""
    if g.loaded:
        return _loaded(g, 0, n - 1)
    bits = next_bits(g)
    return bits % n if bits <= MASK - n else _without_bias(g, bits, n)


def _without_bias(g: Chancy, bits: int, n: int) -> int:
    """For the last few values only: the others lie below the largest multiple of n, whatever n is."""
    limit = MASK + 1 - (MASK + 1) % n
    while bits >= limit:
        bits = next_bits(g)
    return bits % n


def roll(g: Chancy, dice: int = 1, faces: int = 6) -> list[int]:
    """So many dice; loaded results are the faces shown."""
    if g.loaded:
        return [_loaded(g, 1, faces) if g.loaded else below(g, faces) + 1 for _ in range(dice)]
    return [below(g, faces) + 1 for _ in range(dice)]


def _loaded(g: Chancy, low: int, high: int) -> int:
    result = g.loaded.pop(0)
    if not low <= result <= high:
        raise ValueError(f"a loaded result of {result} is not between {low} and {high}")
    return result


def shuffle(g: Chancy, cards: MutableSequence[T]) -> None:
    """Fisher-Yates, in place. Loaded results do not touch it."""
    if len(cards) < 2:
        return
    if g.rng == UNSEEN:
        raise ChanceUnseen
    rng = g.rng
    for last in range(len(cards) - 1, 0, -1):
        rng = z = (rng + STRIDE) & MASK  # the numbers of `below`, without two calls for every card
        z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK
        z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK
        z ^= z >> 31
        if z >= MASK - last:
            g.rng = rng
            z = _without_bias(g, z, last + 1)
            rng = g.rng
        other = z % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    g.rng = rng


def pick(g: Chancy, among: Sequence[T]) -> T:
    return among[below(g, len(among))]
