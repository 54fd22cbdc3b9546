"""What a seat observes as a picture, for recorders of videos: a square for each byte, a band for each kind of thing.

It shows what a learner sees and nothing else. Each kind of thing has its own hue and begins a new row; the larger the
byte beside the largest of its kind, the brighter the square.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

SQUARE, GAP, COLUMNS = 6, 1, 48
GROUND = (24, 24, 28)
NOUGHT = 0.15  # how bright nothing is


@lru_cache(maxsize=64)
def places(names: Sequence[str]) -> tuple[list[tuple[int, int]], list[str]]:
    """Row and column of every byte, and its kind."""
    found, kinds, row = [], [], 0
    for kind, group in groupby(names, key=lambda name: name.partition(":")[0]):
        count = len(list(group))
        found += [(row + nth // COLUMNS, nth % COLUMNS) for nth in range(count)]
        kinds += [kind] * count
        row += (count - 1) // COLUMNS + 1
    return found, kinds


@lru_cache(maxsize=1024)
def hue(kind: str) -> tuple[int, int, int]:
    bits = crc32(kind.encode())
    return 96 + bits % 160, 96 + (bits >> 8) % 160, 96 + (bits >> 16) % 160


def picture(look: bytes | bytearray, names: tuple[str, ...]) -> NDArray[np.uint8]:
    """Height, width, and red, green and blue."""
    cells, kinds = places(names)
    step = SQUARE + GAP
    found = np.full(((cells[-1][0] + 1) * step + GAP, COLUMNS * step + GAP, 3), GROUND, np.uint8)
    most: dict[str, int] = {}
    for kind, byte in zip(kinds, look, strict=True):
        most[kind] = max(most.get(kind, 1), byte)
    for (row, column), kind, byte in zip(cells, kinds, look, strict=True):
        bright = NOUGHT + (1 - NOUGHT) * byte / most[kind]
        top, left = GAP + row * step, GAP + column * step
        found[top : top + SQUARE, left : left + SQUARE] = [int(bright * part) for part in hue(kind)]
    return found
