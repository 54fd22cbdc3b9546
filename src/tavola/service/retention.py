"""Deletes tables that were not used for a number of days, where the server is set up to do so."""

from __future__ import annotations

import asyncio
import logging

from tavola.service.registry import TableRegistry
from tavola.store import people
from tavola.store.port import StoreUnavailable
from tavola.store.steps import step

log = logging.getLogger("tavola.service")
EVERY = 3_600.0  # seconds between two looks
AT_ONCE = 50  # tables
DAY = 86_400.0


class Retention:
    """One worker's looks at old tables. Off unless `forget_days` says how old is too old."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.registry.ceilings.forget_days > 0:
            self._task = asyncio.create_task(self._look(), name="forgetting")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                while len(await self.forget()) == AT_ONCE:
                    await asyncio.sleep(0)
            except StoreUnavailable:
                log.warning("the store cannot be reached")
            await asyncio.sleep(EVERY)

    async def forget(self) -> list[str]:
        """The tables that were deleted: a few at a time, and none that somebody looks at."""
        registry = self.registry
        before = registry.now() - registry.ceilings.forget_days * DAY
        found = await registry.store.untouched(before, AT_ONCE)
        old = [table for table in found if not (table in registry.tables and registry.tables[table].is_looked_at())]
        if old:
            await registry.store.forget(old, before)
            for table in old:
                registry.put_away(table)
            log.info("old tables were deleted", extra={"tables": len(old)})
        await forget_persons(registry, before)
        return old


async def forget_persons(registry: TableRegistry, before: float) -> None:
    """Persons that were not here for as long, and hold no seat any more."""
    for row in await registry.store.rows(people.FORGOTTEN, before, AT_ONCE):
        await registry.store.carry_out([step(statement, row[0]) for statement in people.FORGET_PERSON])
