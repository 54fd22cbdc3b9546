"""Random answers, in moods: a player who never passes a number sees other games than one who passes half of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.referee.sangue_reale.table import Table

DECLINING = {"pass", "finish", "leave", "alone"}
PLACES = 40  # more than any map has


class Chooser:
    """Answers for both seats. Everything legal has some chance, but lands are rather finished than only begun."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.liking = [[random.choice([1, 1, 2, 5]) for _ in range(7)] for _ in range(2)]  # of each plan
        self.declines = random.choice([0.0, 0.05, 0.3, 1.0])
        self.orderly = random.choice([0.0, 0.8, 1.0])  # how often the same lands come first
        self.order = [random.sample(range(PLACES), PLACES) for _ in range(2)]
        if random.random() < 0.5:
            self.order[1] = self.order[0]  # both want the same lands

    def choose(self, table: Table, seat: int, prompt: str, keys: Sequence[str]) -> str:
        if prompt == "plan":
            return self.random.choices(keys, [self.liking[seat][int(key[-1])] for key in keys])[0]
        if DECLINING.intersection(keys) and len(keys) > 1 and self.random.random() >= self.declines:
            keys = [key for key in keys if key not in DECLINING] or keys
        if prompt == "circle" and self.random.random() < self.orderly:
            wanted = [key.partition(":")[2] for key in keys if key.startswith("circle:")]
            return f"circle:{min(wanted, key=lambda slot: self.rank(table, seat, slot))}"
        return self.random.choice(keys)

    def rank(self, table: Table, seat: int, slot_id: str) -> int:
        """Slots of the same area stand together, in an order that this player keeps for the whole game."""
        (slot,) = [one for one in table.sheet.slots if one.id == slot_id]
        return self.order[seat][table.sheet.areas.index(slot.area)]

    def plays_on(self) -> bool:
        """Whether those who have finished an Era begin the next."""
        return self.random.random() < 0.5

    def who_plans(self, given: Mapping[int, str], revisable: bool) -> int:
        """The first or, now and then, the same player once more where a plan may be changed."""
        if not given:
            return self.random.randrange(2)
        (first,) = given
        return first if revisable and self.random.random() < 0.2 else 1 - first
