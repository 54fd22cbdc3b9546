"""Spectators who are behind: a second table in memory that follows the log of the first with a delay."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from itertools import takewhile

from tavola.service.following import DOES_NOT_FOLLOW
from tavola.service.house import House
from tavola.service.live import CutLine, Live
from tavola.service.turns import nobodys
from tavola.service.watch import spread
from tavola.store.port import Entry, KeyRow, StoreUnavailable

log = logging.getLogger("tavola.service")
PAGE = 200
PAUSE = 0.5  # seconds between looks at the log
IDLE = 60.0  # seconds after which a late table that nobody looks at is put away


class LateTables:
    """The late tables of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Live] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._known: dict[str, deque[tuple[float, int]]] = {}  # since when we know of which last entry
        self._stuck: set[str] = set()  # tables that wait for a snapshot, each said once

    async def eyes(self, key: KeyRow) -> Live:
        """The table that this key may look at: as it is, or as it was some time ago."""
        live = await self.house.at(key.table, fresh=True)
        if key.role != "watch" or not live.plan.watch_delay:
            return live
        self.house.look(live)
        if live.id not in self._tables:
            begun = await self._begin(live)
            if live.id in self._tables:  # somebody else came meanwhile
                return self._tables[live.id]
            late = self._tables[live.id] = begun
            task = asyncio.create_task(self._follow(late), name=f"late-{live.id}", context=nobodys())
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._put_away(live.id))
        return self._tables[live.id]

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _put_away(self, table: str) -> None:
        self._tables.pop(table, None)
        self._tasks.pop(table, None)
        self._known.pop(table, None)
        self._stuck.discard(table)

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
        """Every entry that is old enough by now, in the order of the log, whatever clocks did meanwhile."""
        store = self.house.store
        page = await store.entries(late.id, late.seq, PAGE)
        ripe = self._ripe(late, page)
        told: list[Entry] = []
        for entry in ripe:
            if entry.seq > late.seq and not follows(late, entry) and not await self._jump(late, entry, ripe[-1].seq):
                break
            told.append(entry)
        if told:
            spread(self.house, late, told)

    def _ripe(self, late: Live, page: list[Entry]) -> list[Entry]:
        """The entries from the first on that are old enough: by their time, or because we have known them for so long.

        The second lets a table go on whose entries were written while a clock was ahead.
        """
        delay, now = late.plan.watch_delay, asyncio.get_running_loop().time()
        known = self._known.setdefault(late.id, deque())
        if page and (not known or page[-1].seq > known[-1][1]):
            known.append((now, page[-1].seq))
        while len(known) > 1 and known[1][0] <= now - delay:
            known.popleft()
        long_known = known[0][1] if known and known[0][0] <= now - delay else 0
        old_enough = self.house.now() - delay
        return list(takewhile(lambda entry: entry.at <= old_enough or entry.seq <= long_known, page))

    async def _jump(self, late: Live, entry: Entry, upto: int) -> bool:
        """The line was cut, or the log is damaged here: go on from a snapshot that is old enough, when there is one."""
        store = self.house.store
        upto = max(upto, await store.seq_at(late.id, self.house.now() - late.plan.watch_delay))
        snapshot = await store.snapshot_upto(late.id, upto)
        if snapshot is None or snapshot.seq < entry.seq:
            if late.id not in self._stuck:
                self._stuck.add(late.id)
                log.warning("spectators wait for a snapshot", extra={"table": late.id, "entry": entry.seq})
            return False
        late.take(snapshot)
        self._stuck.discard(late.id)
        return True

    async def _follow(self, late: Live) -> None:
        idle = 0.0
        while idle < IDLE:
            await asyncio.sleep(PAUSE)
            idle = 0.0 if late.watchers else idle + PAUSE
            if late.watchers and late.id in self.house.tables:
                self.house.look(self.house.tables[late.id])
            try:
                await self.catch_up(late)
            except StoreUnavailable:
                continue
            except Exception as fault:  # of one look; who waits here must not wait for ever without a word
                log.error("spectators could not be told", exc_info=fault, extra={"table": late.id})


def follows(late: Live, entry: Entry) -> bool:
    """Whether the entry could be carried out on the table as it is here."""
    try:
        if entry.seq == late.seq + 1:
            late.follow(entry)
    except (CutLine, *DOES_NOT_FOLLOW):
        pass
    return entry.seq == late.seq
