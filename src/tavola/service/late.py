"""Spectators who are behind: a second table in memory that follows the log of the first with a delay."""

from __future__ import annotations

import asyncio

from tavola.service.house import House
from tavola.service.live import CutLine, Live
from tavola.service.watch import spread
from tavola.store.port import Entry, KeyRow, StoreUnavailable

PAGE = 200
PAUSE = 0.5  # seconds between looks at the log
IDLE = 60.0  # seconds after which a late table that nobody looks at is put away


class LateTables:
    """The late tables of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Live] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def eyes(self, key: KeyRow) -> Live:
        """The table that this key may look at: as it is, or as it was some time ago."""
        live = await self.house.at(key.table, fresh=True)
        if key.role != "watch" or not live.plan.watch_delay:
            return live
        late = self._tables.get(live.id)
        if late is None:
            late = self._tables[live.id] = await self._begin(live)
            task = asyncio.create_task(self._follow(late), name=f"late-{live.id}")
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._put_away(live.id))
        return late

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _put_away(self, table: str) -> None:
        self._tables.pop(table, None)
        self._tasks.pop(table, None)

    async def _begin(self, live: Live) -> Live:
        """From the youngest snapshot that is old enough, or from the very beginning."""
        upto = await self.house.store.seq_at(live.id, self.house.now() - live.plan.watch_delay)
        snapshot = await self.house.store.snapshot_upto(live.id, upto)
        if snapshot is None:
            snapshot = await self.house.store.snapshot_upto(live.id, 1)
        assert snapshot is not None, live.id
        late = Live(live.row, live.game, live.box, snapshot)
        await self.catch_up(late)
        return late

    async def catch_up(self, late: Live) -> None:
        """Every entry that is old enough by now."""
        old_enough = self.house.now() - late.plan.watch_delay
        page = await self.house.store.entries(late.id, late.seq, PAGE)
        ripe = [entry for entry in page if entry.at <= old_enough]
        told: list[Entry] = []
        for entry in ripe:
            if await self._step(late, entry):
                told.append(entry)
        if told:
            spread(self.house, late, told)

    async def _step(self, late: Live, entry: Entry) -> bool:
        if entry.seq <= late.seq:
            return True
        try:
            late.follow(entry)
        except CutLine:
            snapshot = await self.house.store.snapshot_upto(late.id, entry.seq)
            if snapshot is None or snapshot.seq != entry.seq:
                return False  # cut again since then: go on from the next snapshot there is
            late.take(snapshot)
        return True

    async def _follow(self, late: Live) -> None:
        idle = 0.0
        while idle < IDLE:
            await asyncio.sleep(PAUSE)
            idle = 0.0 if late.watchers else idle + PAUSE
            try:
                await self.catch_up(late)
            except StoreUnavailable:
                continue
