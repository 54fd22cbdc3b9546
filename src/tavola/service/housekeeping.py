"""What the house does by itself: games that are over are counted, and who has left a rated game loses it.

A game is counted as soon as the worker that wrote its last answer hears of it; a look now and then finds what a
worker left undone when it was killed. Each look is a query over games that are due; no table is polled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import msgspec

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.service.cup_rounds import advance, after_game, due, forget_old
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.rated import FORGOTTEN, count_game
from tavola.service.registry import BOT_LEASE, NoSuchTable, TableRegistry
from tavola.service.seats import resigned
from tavola.store import by_days, hall, seekers
from tavola.store import ratings as sql
from tavola.store.port import Step, StoreUnavailable
from tavola.store.steps import step

log = logging.getLogger("tavola.service")
EVERY = 5.0  # seconds between two looks
AT_ONCE = 50
LOOKED_AT = 500  # rated tables that wait
LIVE_PATIENCE = 1_800.0  # seconds after which who must answer at a rated live table has left it
PATIENCE = 3  # times the pace's own patience at slower tables
TIDY = 3_600.0


class Housekeeping:
    """One worker's share of it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._counting: set[asyncio.Task[None]] = set()
        self._tidied = self._left = 0.0
        registry.on_over.append(self.heard)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._look(), name="housekeeping")

    async def close(self) -> None:
        tasks = [self._task, *self._counting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, loaded: LoadedTable) -> None:
        """A game is over, here and now."""
        if not loaded.plan.hall:
            return
        task = asyncio.create_task(self._guarded(self._over(loaded.id)), name=f"count-{loaded.id}")
        self._counting.add(task)
        task.add_done_callback(self._counting.discard)

    async def _over(self, table: str) -> None:
        await count_game(self.registry, table)
        await after_game(self.registry, table)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._guarded(self.look())

    async def look(self) -> None:
        """Everything that is due."""
        await count_due(self.registry)
        self._left = await forfeit(self.registry, self._left)
        for cup in await due(self.registry):
            await alone(advance(self.registry, cup), cup)
        if self.registry.now() - self._tidied >= TIDY:
            self._tidied = self.registry.now()
            await tidy(self.registry)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StoreUnavailable:
            pass  # the store has said so itself; the next look tries again
        except Exception as fault:
            log.error("the housekeeping failed", exc_info=fault)


async def count_due(registry: TableRegistry) -> None:
    for row in await registry.store.rows(sql.TO_COUNT, AT_ONCE):
        try:
            await count_game(registry, row[0])
        except (NoSuchTable, Refused, BadSave):  # deleted, or of a pack that is not here any more: it counts for nobody
            await registry.store.carry_out(nobody_gains(row[0]))


async def forfeit(registry: TableRegistry, after: float = 0.0) -> float:
    """Who alone is waited for at a rated table, far beyond its patience, has given up.

    Slow tables may wait for weeks: what is looked at next time comes after them, and then the first ones again.
    """
    now = registry.now()
    rows = await registry.store.rows(sql.LEFT, now - LIVE_PATIENCE, after, LOOKED_AT)
    for row in rows:
        table, waited = row["table_id"], now - row["since"]
        plan = msgspec.json.decode(row["plan"], type=Plan)
        seats = [int(part) for part in row["owed"].split(",") if part]
        if waited >= 2 * patience(plan):
            await registry.store.carry_out(nobody_gains(table))  # all have left, or it cannot be opened here any more
        elif len(seats) == 1 and waited >= patience(plan):
            await alone(give_up(registry, table, seats[0], row["since"]), table)
    return float(rows[-1]["since"]) if len(rows) == LOOKED_AT else 0.0


def nobody_gains(table: str) -> list[Step]:
    return [step(hall.COUNTED, table), step(hall.NO_SEATS, table)]


async def alone(work: Awaitable[object], what: str) -> None:
    """A table at which something is wrong keeps no other one waiting."""
    try:
        await work
    except StoreUnavailable:
        raise
    except Exception as fault:
        log.error("the housekeeping failed at one place", exc_info=fault, extra={"table": what})


def patience(plan: Plan) -> float:
    return LIVE_PATIENCE if plan.pace == "live" else max(LIVE_PATIENCE, PATIENCE * plan.overdue)


async def give_up(registry: TableRegistry, table: str, seat: int, since: float) -> None:
    """As if that seat had pressed the button, unless it has answered meanwhile."""

    async def do(loaded: LoadedTable) -> None:
        if loaded.summary.since == since and seat in loaded.waits_for():
            await registry.write(loaded, resigned(registry, loaded, seat), claim=BOT_LEASE)

    await registry.change(table, do)


async def tidy(registry: TableRegistry) -> None:
    """What nobody needs any more."""
    now = registry.now()
    expired = [step(hall.EXPIRED, now), step(seekers.EXPIRED, now), step(sql.LONG_AGO, now - FORGOTTEN)]
    expired.append(step(by_days.OLD_LETTERS, now))
    await registry.store.carry_out(expired)
    await forget_old(registry)
