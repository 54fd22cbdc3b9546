"""How large anything in a state may be, where people can write into it: by a ruling, or by a file.

No game comes near these bounds. Inside them everything that is worked out from a state takes little time and memory,
so nobody has to be believed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tavola.kernel.game import Game

BITS = 1 << 128  # numbers that are sets of bits: a board has some dozen cells
COUNT = 1 << 40  # numbers that only ever count up
KERNEL = {"rng": 1 << 64, "asked": COUNT, "id": COUNT}


class Bounds(msgspec.Struct, frozen=True):
    """Of plain data, as JSON holds it."""

    number: int = 10_000  # either way from nothing
    entries: int = 2_000  # of one list or record
    text: int = 1_000  # letters of one text
    depth: int = 40
    parts: int = 20_000  # in all
    letters: int = 200_000  # of all texts


class OutOfBounds(Exception):
    """Something is larger than it may be; `place` is where, as a path."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


def check(plain: Any, game: Game[Any], bounds: Bounds | None = None) -> None:
    """`OutOfBounds` at the first part of a plain state that is too large."""
    large = KERNEL | dict.fromkeys(game.bit_sets, BITS) | dict.fromkeys(game.counters, COUNT)
    Look(bounds or Bounds(), large).at(plain, (), "")


def check_values(given: Mapping[str, Any], bounds: Bounds | None = None) -> None:
    """The same for values that people choose, such as table options."""
    Look(bounds or Bounds(), {}).at(dict(given), (), "")


class Look:
    """One walk through plain data."""

    def __init__(self, bounds: Bounds, large: Mapping[str, int]) -> None:
        self.bounds, self.large = bounds, large
        self.seen = self.letters = 0

    def at(self, part: Any, path: tuple[str, ...], name: str) -> None:
        """`name` is the field that the part belongs to, also where it lies in a list of that name."""
        self.seen += 1
        if self.seen > self.bounds.parts or len(path) > self.bounds.depth:
            raise OutOfBounds(place(path))
        if isinstance(part, str):
            self.text(part, path)
        elif isinstance(part, (int, float)):
            self.number(part, path, name)
        elif isinstance(part, list):
            self.entries(len(part), path)
            for nth, inner in enumerate(part):
                self.at(inner, (*path, str(nth)), name)
        elif isinstance(part, dict):
            self.entries(len(part), path)
            for key, inner in part.items():
                self.key(key, path)
                self.at(inner, (*path, key), key)

    def number(self, part: float, path: tuple[str, ...], name: str) -> None:
        most = self.large.get(name, self.bounds.number)
        if not -self.bounds.number <= part <= most:
            raise OutOfBounds(place(path))

    def text(self, part: str, path: tuple[str, ...]) -> None:
        self.letters += len(part)
        if len(part) > self.bounds.text or self.letters > self.bounds.letters:
            raise OutOfBounds(place(path))

    def entries(self, count: int, path: tuple[str, ...]) -> None:
        if count > self.bounds.entries:
            raise OutOfBounds(place(path))

    def key(self, key: str, path: tuple[str, ...]) -> None:
        """Numbers are keys too: of a place, of a seat."""
        self.text(key, path)
        digits = key.removeprefix("-")
        if digits.isdigit() and (len(digits) > 20 or int(digits) > self.bounds.number):
            raise OutOfBounds(place((*path, key[:20])))


def place(path: tuple[str, ...]) -> str:
    return ("/" + "/".join(path))[:200]
