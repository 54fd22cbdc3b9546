"""How much work each address causes, in processor time of the event loop, and who comes next when it is much.

Requests differ a thousandfold in what they cost, so counting them is not enough: what each one takes is measured and
taken from its address's credit. Who has none left waits until it has grown again. Of one address that wants much at
once, one thing is done in each round of the loop; everybody else's requests come in between.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Any, TypeVar

from tavola.server.rate_limit import MOST, TooOften
from tavola.server.settings import Limits
from tavola.service.time_slices import how_to_weigh, wait_for_turn

T = TypeVar("T")
EACH = 0.0002  # seconds that the server itself takes for any request
LONGEST = 5.0  # seconds that a request waits before it is refused
DEEPEST = 1.0  # seconds of debt: one heavy thing done must not keep its owner waiting for long


class Share:
    """The credit of one address, and who waits for it."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.limits, self.at, self._credit = limits, now, limits.work_burst
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.had_turn = False  # in this round of the loop

    def credit(self, now: float) -> float:
        self._credit = min(self.limits.work_burst, self._credit + (now - self.at) * self.limits.work_rate)
        self.at = now
        return self._credit

    def charge(self, now: float, seconds: float) -> None:
        self._credit = max(self.credit(now) - seconds, -DEEPEST)


class Work:
    """What all addresses ask of one worker."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.now = limits, now
        self._shares: OrderedDict[str, Share] = OrderedDict()

    def share_of(self, address: str) -> Share:
        share = self._shares.get(address)
        if share is None:
            share = self._shares[address] = Share(self.limits, self.now())
            if len(self._shares) > MOST:
                self._shares.popitem(last=False)
        else:
            self._shares.move_to_end(address)
        return share

    async def turn(self, address: str, *, patient: bool = False) -> None:
        """Come back when it is this address's turn. A request that would wait too long is refused; a stream waits."""
        share = self.share_of(address)
        if share.had_turn or share.waiting or share.credit(self.now()) <= 0:
            await self._queue(share, patient)
        share.had_turn = True
        asyncio.get_running_loop().call_soon(partial(setattr, share, "had_turn", False))

    async def _queue(self, share: Share, patient: bool) -> None:
        came, limits = self.now(), self.limits
        if share.waiting >= limits.queue_of_address and not patient:
            raise TooOften(1.0)
        share.waiting += 1
        try:
            async with share.lock:
                await asyncio.sleep(0)
                while (credit := share.credit(self.now())) <= 0:
                    if self.now() - came > LONGEST and not patient:
                        raise TooOften(-credit / limits.work_rate)
                    await asyncio.sleep(max(0.001, -credit / limits.work_rate))
        finally:
            share.waiting -= 1

    def charge(self, address: str, seconds: float) -> None:
        self.share_of(address).charge(self.now(), seconds)

    def weigh(self, address: str, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """The same work, charged to an address; its slices wait for that address's turn."""
        return Weighed(self, address, work)


class Weighed(Awaitable[T]):
    """Drives a coroutine and measures each of its steps between two waits."""

    def __init__(self, work: Work, address: str, inner: Coroutine[Any, Any, T]) -> None:
        self.work, self.address, self.inner = work, address, inner

    def __await__(self) -> Generator[Any, Any, T]:
        wait_for_turn.set(partial(self.work.turn, self.address, patient=True))
        how_to_weigh.set(partial(self.work.weigh, self.address))
        resume: Callable[[Any], Any] = self.inner.send
        value: Any = None
        while True:
            began = time.thread_time()
            try:
                awaited = resume(value)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self.work.charge(self.address, time.thread_time() - began)
            try:
                value, resume = (yield awaited), self.inner.send
            except BaseException as error:
                value, resume = error, self.inner.throw
