"""Answers as whole numbers: a table of the keys that a pack can make, and places shared by hash for all other keys.

Action 0 is *wait*: the only action of a seat that is not asked. Then come the keys of the table, each with a number of
its own. A key that no table lists has its place by a checksum; where two keys of one question would share a place, the
later one takes the next free place. So every legal answer has exactly one number, and the mask is exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

WAIT = 0


class ActionCode:
    """The numbers of all answers in one game with one pack."""

    def __init__(self, keys: Iterable[str], shared: int) -> None:
        self.table = ("", *dict.fromkeys(keys))
        self.numbers = {key: number for number, key in enumerate(self.table) if number}
        self.shared = shared
        self.size = len(self.table) + shared

    def choices(self, legal: Iterable[str]) -> dict[int, str]:
        """The legal answers by number, in the order in which the rules list them."""
        numbers = self.numbers
        try:
            return {numbers[key]: key for key in legal}
        except KeyError:
            return self._with_shared(legal)

    def _with_shared(self, legal: Iterable[str]) -> dict[int, str]:
        found: dict[int, str] = {}
        first = len(self.table)
        for key in legal:
            number = self.numbers.get(key, 0)
            if not number:
                place = crc32(key.encode()) % self.shared
                while first + place in found:
                    place = (place + 1) % self.shared
                number = first + place
            found[number] = key
        return found

    def mask(self, choices: Iterable[int]) -> bytearray:
        """One byte for each action: 1 where it may be chosen."""
        found = bytearray(self.size)
        for number in choices:
            found[number] = 1
        return found
