"""Rate limits: token buckets by address, emptied by use and filled by time. How many is said in `settings.py`."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 50_000  # buckets remembered; the one unused longest is forgotten


class TooOften(Exception):
    """The bucket is empty; `wait` seconds until there is something in it again."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"wait {wait:.1f} s")
        self.wait = wait


class TokenBucket:
    """One bucket."""

    __slots__ = ("at", "burst", "full", "rate")

    def __init__(self, rate: float, burst: int, at: float) -> None:
        self.rate, self.burst, self.full, self.at = rate, burst, float(burst), at

    def take(self, now: float, much: float = 1.0) -> None:
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < much:
            raise TooOften((much - self.full) / self.rate)
        self.full -= much


class RateLimiter:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, whose: str) -> None:
        self._of(whose).take(self.now())

    def _of(self, whose: str) -> TokenBucket:
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = TokenBucket(self.rate, self.burst, self.now())
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return bucket


class Recent:
    """What was seen lately; the oldest is forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._seen: OrderedDict[str, None] = OrderedDict()

    def is_new(self, one: str) -> bool:
        """Whether it is seen for the first time; from now on it is not."""
        if one in self._seen:
            self._seen.move_to_end(one)
            return False
        self._seen[one] = None
        if len(self._seen) > self.most:
            self._seen.popitem(last=False)
        return True


class Parties:
    """A random name for each address: what is kept under it tells nothing of where it came from."""

    def __init__(self) -> None:
        self._names: OrderedDict[str, str] = OrderedDict()

    def of(self, address: str) -> str:
        name = self._names.get(address)
        if name is None:
            name = self._names[address] = secrets.token_hex(4)
            if len(self._names) > MOST:
                self._names.popitem(last=False)
        else:
            self._names.move_to_end(address)
        return name
