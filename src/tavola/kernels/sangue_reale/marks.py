"""Sets of slots, edges and areas: two words of 31 bits each, in a state and in the tables."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar

HALF_BITS = 31
HALF_MASK = (1 << HALF_BITS) - 1


@scalar
def get_marks(s: Any, at: int) -> int:
    return int(s[at]) | int(s[at + 1]) << HALF_BITS


@scalar
def set_marks(s: Any, at: int, marks: int) -> None:
    s[at] = marks & HALF_MASK
    s[at + 1] = marks >> HALF_BITS


@scalar
def bits_in(marks: int) -> int:
    n = 0
    while marks:
        marks &= marks - 1
        n += 1
    return n
