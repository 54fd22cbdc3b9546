"""Random answers, in moods: a player who never passes a number sees other games than one who passes half of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.referee.sangue_reale.table import Table

DECLINING = {"pass", "finish", "leave", "alone"}


class Chooser:
    """Answers for both seats. Everything legal has some chance, but lands are rather finished than only begun."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.liking = [[random.choice([1, 1, 2, 5]) for _ in range(7)] for _ in range(2)]  # of each plan
        self.declines = random.choice([0.0, 0.05, 0.3, 1.0])
        self.orderly = random.choice([0.0, 0.8, 1.0])  # how often the same lands come first
        self.order = [random.sample(range(1000), 1000) for _ in range(2)]

    def choose(self, table: Table, seat: int, prompt: str, keys: Sequence[str]) -> str:
        if prompt == "plan":
            return self.random.choices(keys, [self.liking[seat][int(key[-1])] for key in keys])[0]
        if DECLINING.intersection(keys) and len(keys) > 1 and self.random.random() >= self.declines:
            keys = [key for key in keys if key not in DECLINING] or keys
        if prompt == "circle" and self.random.random() < self.orderly:
            slots = {slot.id: at for at, slot in enumerate(table.sheet.slots)}
            areas = {slot.id: table.sheet.areas.index(slot.area) for slot in table.sheet.slots}
            wanted = [key for key in keys if key.startswith("circle:")] or list(keys)
            return min(wanted, key=lambda key: self.rank(seat, areas, slots, key.partition(":")[2]))
        return self.random.choice(keys)

    def rank(self, seat: int, areas: Mapping[str, int], slots: Mapping[str, int], slot: str) -> tuple[int, int]:
        return (self.order[seat][areas[slot]], slots[slot]) if slot in slots else (1000, 0)

    def who_plans(self, given: Mapping[int, str], revisable: bool) -> int:
        """The first or, now and then, the same player once more where a plan may be changed."""
        if not given:
            return self.random.randrange(2)
        (first,) = given
        return first if revisable and self.random.random() < 0.2 else 1 - first
