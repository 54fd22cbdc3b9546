"""The rules' generator (kernel/chance.py) in scalar code: the same numbers, drawn in the same order.

Its 64 bits lie in two words of a game's state, the lower half first, each as a signed number of 32 bits.
"""

from __future__ import annotations

from typing import Any

from tavola.kernel.chance import FIRST_MIX, MASK, SECOND_MIX, STRIDE
from tavola.kernels.compiling import narrow, scalar, wide

LOW = 0xFFFFFFFF
SIGN = 0x80000000
WORDS = 2


@scalar
def signed(half: int) -> int:
    """Thirty-two bits as a word of a state."""
    return (half ^ SIGN) - SIGN


@scalar
def set_bits(s: Any, at: int, bits: int) -> None:
    """Sixty-four bits into two words."""
    s[at] = signed(narrow(bits & LOW))
    s[at + 1] = signed(narrow((bits >> 32) & LOW))


@scalar
def get_bits(s: Any, at: int) -> int:
    return wide(int(s[at]) & LOW) | (wide(int(s[at + 1]) & LOW) << 32)


@scalar
def next_bits(s: Any, at: int) -> int:
    """Sixty-four random bits."""
    z = (get_bits(s, at) + STRIDE) & MASK
    set_bits(s, at, z)
    z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK
    z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK
    return z ^ (z >> 31)


@scalar
def below(s: Any, at: int, n: int) -> int:
    """A whole number from 0 to n - 1, without bias."""
    bits = next_bits(s, at)
    if bits > MASK - wide(n):
        bits = _without_bias(s, at, bits, n)
    return narrow(bits % wide(n))


@scalar
def _without_bias(s: Any, at: int, bits: int, n: int) -> int:
    """Drawn again while they lie at or above the largest multiple of n."""
    beyond = (MASK % wide(n) + wide(1)) % wide(n)
    drawn = wide(bits)
    while drawn > MASK - beyond:
        drawn = next_bits(s, at)
    return drawn


@scalar
def shuffle(s: Any, at: int, first: int, count: int) -> None:
    """Fisher-Yates among `count` words of the state from `first` on, in place."""
    for last in range(count - 1, 0, -1):
        other = below(s, at, last + 1)
        kept = s[first + last]
        s[first + last] = s[first + other]
        s[first + other] = kept
