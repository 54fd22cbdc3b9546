"""Sets of cells as whole numbers: counting them, taking one after the other."""

from __future__ import annotations

from tavola.kernels.compiling import scalar


@scalar
def count_of(cells: int) -> int:
    """How many cells a set has; additions only, so that plain Python and machine words agree."""
    cells = cells - ((cells >> 1) & 0x5555555555555555)
    cells = (cells & 0x3333333333333333) + ((cells >> 2) & 0x3333333333333333)
    cells = (cells + (cells >> 4)) & 0x0F0F0F0F0F0F0F0F
    cells = cells + (cells >> 8)
    cells = cells + (cells >> 16)
    cells = cells + (cells >> 32)
    return cells & 0x7F


@scalar
def first_of(cells: int) -> int:
    """The number of the first cell of a set that is not empty."""
    return count_of((cells & -cells) - 1)
