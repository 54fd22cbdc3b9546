"""Nets as files: what was learnt, from which pack, by which command, and how the learning went.

A file is a NumPy archive: arrays by name, and beside them a page about them as JSON. Half the usual width is enough for
weights, so files are small; who plays by them widens them once. Playing wants NumPy alone.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
ABOUT = "about"  # the name of the page among the arrays
MOST_BYTES = 2_000_000  # of a file


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on the page beside the weights."""

    game: str
    pack: str  # name of the box it learnt from: id and digest, for people
    mark: str  # of what it knows of that pack, see `mark_of`
    command: str  # that makes it again
    seed: str
    curve: list[dict[str, float]] = []  # a row for each stretch of learning: what was measured, by name


class Net(msgspec.Struct, frozen=True):
    """Weights by name, and what is known about them."""

    about: About
    arrays: dict[str, NDArray[Any]]

    def wide(self, name: str) -> Floats:
        """One array as numbers to reckon with."""
        return self.arrays[name].astype(np.float32)

    def layers(self, name: str) -> list[tuple[Floats, Floats]]:
        """`name.0.w`, `name.0.b`, `name.1.w` and so on: weights with a column for each unit, and biases."""
        found: list[tuple[Floats, Floats]] = []
        while f"{name}.{len(found)}.w" in self.arrays:
            found.append((self.wide(f"{name}.{len(found)}.w"), self.wide(f"{name}.{len(found)}.b")))
        return found


class NoNet(ValueError):
    """Why a file cannot be used, in a sentence."""


def forward(layers: list[tuple[Floats, Floats]], seen: Floats) -> Floats:
    """A row for each position through all layers; what is below nought is cut off between them."""
    for nth, (weights, biases) in enumerate(layers):
        seen = seen @ weights + biases
        if nth + 1 < len(layers):
            np.maximum(seen, 0.0, out=seen)
    return seen


def mark_of(words: Iterable[int]) -> str:
    """Of the whole numbers that a kernel has of a pack. Words and pictures may change, and a net still knows it."""
    return hashlib.sha256(",".join(map(str, words)).encode()).hexdigest()[:16]


def to_bytes(net: Net) -> bytes:
    """The file; the same net is the same bytes."""
    page = np.frombuffer(msgspec.json.encode(net.about), np.uint8)
    kept = io.BytesIO()
    np.savez_compressed(kept, allow_pickle=False, **{ABOUT: page}, **net.arrays)
    return kept.getvalue()


def write(path: Path, net: Net) -> None:
    """`NoNet` where it is too large to travel with the program."""
    found = to_bytes(net)
    if len(found) > MOST_BYTES:
        raise NoNet(f"the net has {len(found)} bytes, and {MOST_BYTES} are the most")
    path.write_bytes(found)


@lru_cache(maxsize=16)
def read(path: Path) -> Net:
    """A file once read is kept. `NoNet` where there is none, or where it is something else."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        return Net(msgspec.json.decode(arrays.pop(ABOUT).tobytes(), type=About), arrays)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        raise NoNet(f"{path.name} is no net: {error}") from error


def why_not(about: About, pack: str, mark: str) -> str:
    """Why a net does not play a pack, in a sentence; nothing where it knows it."""
    if about.mark == mark:
        return ""
    return f"the net of {about.game} learnt from {about.pack} and does not know {pack}"
