"""Who is next: everybody who asks has a turn, whoever asks often has no more of them, and what people look at comes
first."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
FIFTH = 5  # every so manieth turn is for what nobody looks at


class FairQueue(Generic[T]):
    """Groups take turns; of one group at most so many are out at once, so that one place is left for another."""

    def __init__(self, places: int) -> None:
        self.most = max(1, places - 1)  # of one group, out at once
        self.waiting = 0
        self._looked_at: OrderedDict[str, deque[T]] = OrderedDict()
        self._alone: OrderedDict[str, deque[T]] = OrderedDict()
        self._out: Counter[str] = Counter()
        self._turns = 0

    def put(self, group: str, item: T, looked_at: bool) -> None:
        queue = self._looked_at if looked_at else self._alone
        queue.setdefault(group, deque()).append(item)
        self.waiting += 1

    def take(self) -> tuple[str, T] | None:
        """The next of all that may go out now."""
        order = [self._looked_at, self._alone]
        if self._turns % FIFTH == FIFTH - 1:
            order.reverse()
        for queue in order:
            for group, items in queue.items():
                if self._out[group] < self.most:
                    return group, self._take(queue, group, items)
        return None

    def _take(self, queue: OrderedDict[str, deque[T]], group: str, items: deque[T]) -> T:
        item = items.popleft()
        queue.move_to_end(group)
        if not items:
            del queue[group]
        self._out[group] += 1
        self._turns += 1
        self.waiting -= 1
        return item

    def back(self, group: str) -> None:
        """One of the group is in again."""
        self._out[group] -= 1
        if not self._out[group]:
            del self._out[group]

    def clear(self) -> list[T]:
        """Everything that still waits, which it does not any more."""
        left = [item for queue in (self._looked_at, self._alone) for items in queue.values() for item in items]
        self._looked_at.clear()
        self._alone.clear()
        self.waiting = 0
        return left

    def forget(self, item: T) -> None:
        """Whoever asked does not wait for it any more."""
        for queue in (self._looked_at, self._alone):
            for group, items in list(queue.items()):
                if item in items:
                    items.remove(item)
                    self.waiting -= 1
                    if not items:
                        del queue[group]
