"""Python's search for garbage, kept short: while it lasts, nobody at any table is served.

What holds on to itself in a ring is found by going through every object there is. Most of ours are there to stay
(modules, packs, words, tables in memory), so what has come through a long search is put aside, and the next one goes
through what has come since. When much has gathered aside, all of it is gone through once more, at a moment when
nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
import time

LONG = 0.010  # seconds; what a shorter search has gone through may as well be gone through again
GROWN = 1.5  # times as much aside as after the last thorough search: then it is time for another
EVERY = 60.0  # seconds between two looks at how much there is
CALM, CALM_FOR = 0.02, 1.0  # so much of the processor's time in so many seconds: nobody waits
LATEST = 3_600.0  # seconds for which a thorough search waits for such a moment


def put_aside() -> None:
    """Everything there is, once, before anybody is served."""
    gc.collect()
    gc.freeze()


class GarbageSearches:
    """Those of one worker, as long as it serves."""

    def __init__(self) -> None:
        self.aside = 0  # objects put aside after the last thorough search
        self.thorough = 0  # such searches so far
        self._began = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.callbacks.append(self.note)
        self.aside = gc.get_freeze_count()
        self._task = asyncio.create_task(self._look(), name="garbage")

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        gc.callbacks.remove(self.note)
        gc.unfreeze()

    def note(self, phase: str, info: dict[str, int]) -> None:
        """Python calls this before and after each search."""
        if info["generation"] < 2:
            return
        if phase == "start":
            self._began = time.thread_time()
        elif time.thread_time() - self._began > LONG:
            gc.freeze()

    def is_due(self) -> bool:
        """What was put aside and let go since is gone already; rings among it are not, nor is what is still of use."""
        return gc.get_freeze_count() > max(self.aside, 1) * GROWN

    def search_thoroughly(self) -> None:
        gc.unfreeze()
        put_aside()
        self.aside, self.thorough = gc.get_freeze_count(), self.thorough + 1

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if self.is_due():
                await self._calm()
                self.search_thoroughly()

    async def _calm(self) -> None:
        waited_since = time.monotonic()
        while time.monotonic() - waited_since < LATEST:
            used = time.thread_time()
            await asyncio.sleep(CALM_FOR)
            if time.thread_time() - used < CALM:
                return
