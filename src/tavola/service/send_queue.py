"""The messages that wait to be sent to one watcher, and how many may wait.

Each step carries the whole sight, so who reads slowly needs the newest one only, with the lines of the log of all those
it stands for. What else would grow for ever (pongs, who is present, how far a bot has thought) gives way to its newest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

import msgspec

STEPS = 4  # that wait as they are, so that what happened quickly is still seen one after another
FEW = 16  # messages that wait for somebody who keeps up
MESSAGES = 256
STEP = "step"


class StepNews:
    """A step in parts: steps told to equal viewers share one, and several become one without being made anew."""

    __slots__ = ("lines", "message", "rest", "summary")

    def __init__(self, summary: bytes, lines: bytes, rest: bytes) -> None:
        self.summary, self.lines, self.rest = summary, lines, rest
        self.message = b"".join((summary, b'"log":[', lines, b"],", rest))

    def __len__(self) -> int:
        return len(self.message)

    def after(self, older: StepNews) -> StepNews:
        """This step for somebody who has not seen the one before it."""
        lines = older.lines + b"," + self.lines if older.lines and self.lines else older.lines or self.lines
        return StepNews(self.summary, lines, self.rest)


class Allowance(msgspec.Struct):
    """How many bytes may wait: for one reader, and for all of them together."""

    each: int = 1 << 20
    all: int = 256 << 20
    waiting: int = 0  # for all of them now


class TooSlow(Exception):
    """More waits than may."""


class SendQueue:
    """The messages that wait for one reader, the oldest first. `None` ends it."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self.allowance = allowance or Allowance()
        self._waiting: dict[int, tuple[Hashable, bytes | StepNews]] = {}  # by when it came: its kind, itself
        self._size = self._count = 0
        self._is_ended = False
        self._news = asyncio.Event()

    def put(self, message: bytes, kind: Hashable = None) -> None:
        """With a kind, it stands for all older ones of that kind."""
        if kind is not None and len(self._waiting) >= FEW:
            self._take_all(kind)
        self._keep(kind, message)

    def put_step(self, news: StepNews) -> None:
        if sum(kind == STEP for kind, _ in self._waiting.values()) >= STEPS:
            for older in reversed(self._take_all(STEP)):
                assert isinstance(older, StepNews)
                news = news.after(older)
        self._keep(STEP, news)

    def _keep(self, kind: Hashable, message: bytes | StepNews) -> None:
        """Who keeps up is sent whatever there is, however large; who does not has had enough."""
        size, most = len(message), self.allowance
        if self._waiting and (
            self._size + size > most.each or most.waiting + size > most.all or len(self._waiting) >= MESSAGES
        ):
            raise TooSlow
        self._count += 1
        self._waiting[self._count] = (kind, message)
        self._size += size
        most.waiting += size
        self._news.set()

    def _take_all(self, kind: Hashable) -> list[bytes | StepNews]:
        return [self._take(place) for place, (other, _) in tuple(self._waiting.items()) if other == kind]

    def _take(self, place: int) -> bytes | StepNews:
        _, message = self._waiting.pop(place)
        self._size -= len(message)
        self.allowance.waiting -= len(message)
        return message

    def end(self) -> None:
        """The reader gets what waits already, then the end."""
        self._is_ended = True
        self._news.set()

    def clear(self) -> None:
        for place in tuple(self._waiting):
            self._take(place)

    def qsize(self) -> int:
        return len(self._waiting)

    def get_nowait(self) -> bytes | None:
        if not self._waiting:
            return None
        message = self._take(next(iter(self._waiting)))
        return message.message if isinstance(message, StepNews) else message

    async def get(self) -> bytes | None:
        while not self._waiting and not self._is_ended:
            self._news.clear()
            await self._news.wait()
        return self.get_nowait()
