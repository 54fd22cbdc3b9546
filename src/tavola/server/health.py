"""Whether the store reads and writes, asked now and then, however often somebody wants to know."""

from __future__ import annotations

import asyncio

from tavola.store.port import Store, StoreUnavailable

PATIENCE = 2.0  # seconds: a store that takes longer is as good as away
EVERY = 1.0  # seconds between two probes at least


class HealthProbe:
    """One probe at a time; who asks meanwhile hears what comes of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._probe: asyncio.Task[None] | None = None
        self._again = 0.0

    async def check(self) -> None:
        """`StoreUnavailable` where something could not be read, or written, or not in time."""
        loop = asyncio.get_running_loop()
        if self._probe is None or (self._probe.done() and loop.time() >= self._again):
            self._probe, self._again = asyncio.create_task(self._try()), loop.time() + EVERY
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._probe)
        except TimeoutError:
            raise StoreUnavailable("the store does not answer in time") from None

    async def _try(self) -> None:
        await self.store.probe()
        await self.store.last_seq("")

    async def close(self) -> None:
        if self._probe is not None:
            self._probe.cancel()
            await asyncio.gather(self._probe, return_exceptions=True)
