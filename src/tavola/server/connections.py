"""The lines that are open: how many, whose, and which of them wait for nothing any more.

A line is a TCP connection. Whoever opens many of them must not take the place of others, and who neither speaks nor
reads is let go: one look a second at all of them is enough for that.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, Protocol

from tavola.server.addresses import line_of
from tavola.server.rate_limit import RateLimiter, TooOften
from tavola.server.settings import Limits

EVERY = 1.0  # seconds between looks
AWAY = 64  # lines at a time that are told, rather than shown, that there is no place for them
Place = Literal["in", "too_many", "full"]


class Line(Protocol):
    """What is asked of a line; HTTP and streams have their own kinds."""

    address: str

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done for it."""

    def look(self, now: float) -> None:
        """Let go of it if its time is up."""

    def drop(self) -> None:
        """End it now, whatever has not been sent."""


class Connections:
    """The open lines of one worker."""

    def __init__(self, limits: Limits, proxied: bool = False, now: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.proxied, self.now = limits, proxied, now
        self.most = limits.connections
        self.lines: dict[Line, None] = {}  # the oldest first
        self.away: set[Line] = set()
        self.by_address: Counter[str] = Counter()
        self.arrivals = RateLimiter(limits.arrival_rate, limits.arrival_burst, now)
        self.dropped: Counter[str] = Counter()  # lines ended by us, by why
        self.turn_away: Callable[[Place], Any] = lambda place: None  # what answers who finds no place
        self.bad_request_body: Callable[[int], bytes] = lambda status: b""  # in words, what is no request at all
        self._looking: asyncio.TimerHandle | None = None

    def arrive(self, line: Line, peer: str) -> Place | None:
        """Whether there is a place for a new line; none: it is not even told so."""
        line.address = line_of(peer)
        place = self._place_for(line.address)
        if place != "in":
            if place is None or len(self.away) >= AWAY:
                self.dropped["turned_away"] += 1
                return None
            self.away.add(line)
        self.lines[line] = None
        self.by_address[line.address] += 1
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(EVERY, self._look)
        return place

    def _place_for(self, address: str) -> Place | None:
        """Behind a proxy all lines are the proxy's, and only their number counts."""
        if not self.proxied:
            try:
                self.arrivals.take(address)
            except TooOften:
                return None
            if self.by_address[address] >= self.limits.connections_of_address:
                return "too_many"
        if len(self.lines) < self.most or self._make_room(address):
            return "in"
        return "full"

    def _make_room(self, newcomer: str) -> bool:
        """Who holds most lines gives up the oldest that does nothing, unless it is the newcomer's own."""
        address, count = self.by_address.most_common(1)[0]
        if not self.proxied and (address == newcomer or count <= self.by_address[newcomer] + 1):
            return False
        for line in self.lines:
            if line.address == address and line.is_idle:
                self.let_go(line, "made_room")
                return True
        return False

    def replace(self, line: Line, other: Line) -> None:
        """A line that goes on as another kind keeps its place."""
        other.address = line.address
        if line in self.lines:
            del self.lines[line]
            self.lines[other] = None
        if line in self.away:
            self.away.remove(line)
            self.away.add(other)

    def leave(self, line: Line) -> None:
        self.away.discard(line)
        if line not in self.lines:
            return
        del self.lines[line]
        self.by_address[line.address] -= 1
        if self.by_address[line.address] <= 0:
            del self.by_address[line.address]

    def let_go(self, line: Line, why: str) -> None:
        self.dropped[why] += 1
        self.leave(line)
        line.drop()

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look(self) -> None:
        now = self.now()
        for line in tuple(self.lines):
            line.look(now)
        self._looking = asyncio.get_running_loop().call_later(EVERY, self._look) if self.lines else None


class Outbox:
    """How a line's reader keeps up: one who takes next to nothing for too long is not waited for."""

    PROGRESS = 64 * 1024  # bytes that a slow reader must take in the time it has

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until, self.left = math.inf, 0
        self.closing_since = math.inf

    def paused(self, now: float, waiting: int) -> None:
        self.until, self.left = now + self.seconds, waiting

    def resumed(self) -> None:
        self.until = math.inf

    def is_stuck(self, now: float, transport: asyncio.Transport) -> bool:
        waiting = transport.get_write_buffer_size()
        if transport.is_closing():  # a polite end waits for the reader to take what is left
            self.closing_since = min(self.closing_since, now)
            return now - self.closing_since >= self.seconds
        if now < self.until:
            return False
        if self.left - waiting >= self.PROGRESS:
            self.paused(now, waiting)
            return False
        return True
