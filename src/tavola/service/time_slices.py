"""Long work done a slice at a time, so that other tables go on in between. The server decides who is next."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any, TypeVar

from tavola.kernel.decision import Refusal, Refused
from tavola.service.time_limit import TOO_LONG

T = TypeVar("T")
SLICE = 0.004  # seconds of work after which others get their turn


async def next_round() -> None:
    await asyncio.sleep(0)


wait_for_turn: ContextVar[Callable[[], Awaitable[None]]] = ContextVar("wait_for_turn", default=next_round)


how_to_weigh: ContextVar[Callable[[Coroutine[Any, Any, Any]], Awaitable[Any]] | None] = ContextVar(
    "how_to_weigh", default=None
)


async def charged(work: Coroutine[Any, Any, T]) -> T:
    """Work in a task of its own, for somebody who asked for it: what it costs is theirs."""
    weigh = how_to_weigh.get()
    if weigh is None:
        return await work
    found: T = await weigh(work)
    return found


def nobodys() -> Context:
    """For tasks that go on when who caused them has long gone: what they cost is nobody's."""
    return Context()


class TimeSlices:
    """Measures how long one has been at work, and lets others have their turn when it was long enough.

    Who holds a table's lock rests for one round only, so that nobody at that table waits for a stranger's turn.
    """

    def __init__(self, *, holds_lock: bool = False, most: float = math.inf) -> None:
        self.began, self.holds_lock = time.perf_counter(), holds_lock
        self.most, self._since = most, time.process_time()  # of the processor's time, for all slices together

    async def rest(self) -> None:
        if time.perf_counter() - self.began > SLICE:
            self.most -= time.process_time() - self._since
            if self.most < 0:
                raise Refused(Refusal(TOO_LONG))
            await (next_round() if self.holds_lock else wait_for_turn.get()())
            self.began, self._since = time.perf_counter(), time.process_time()
