"""Delayed tables for spectators: a second copy in memory that follows the log of the first some seconds later."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from itertools import takewhile

from tavola.service.loaded_table import CutLine, LoadedTable
from tavola.service.log_follower import DOES_NOT_FOLLOW
from tavola.service.registry import TableRegistry
from tavola.service.time_slices import nobodys
from tavola.service.watchers import push_news
from tavola.store.port import Entry, KeyRow, StoreUnavailable

log = logging.getLogger("tavola.service")
PAGE = 200
PAUSE = 0.5  # seconds between looks at the log
IDLE = 60.0  # seconds after which a late table that nobody looks at is put away


class DelayedTables:
    """The delayed tables of one worker."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._tables: dict[str, LoadedTable] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._known: dict[str, deque[tuple[float, int]]] = {}  # since when we know of which last entry
        self._stuck: set[str] = set()  # tables that wait for a snapshot, each said once

    async def eyes(self, key: KeyRow) -> LoadedTable:
        """The table that this key may look at: as it is, or as it was some time ago."""
        loaded = await self.registry.at(key.table, fresh=True)
        if key.role != "watch" or not loaded.plan.watch_delay:
            return loaded
        self.registry.look(loaded)
        if loaded.id not in self._tables:
            begun = await self._begin(loaded)
            if loaded.id in self._tables:  # somebody else came meanwhile
                return self._tables[loaded.id]
            delayed = self._tables[loaded.id] = begun
            task = asyncio.create_task(self._follow(delayed), name=f"late-{loaded.id}", context=nobodys())
            self._tasks[loaded.id] = task
            task.add_done_callback(lambda _: self._put_away(loaded.id))
        return self._tables[loaded.id]

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

    async def _begin(self, loaded: LoadedTable) -> LoadedTable:
        """From the youngest snapshot that is old enough, or from the very beginning."""
        upto = await self.registry.store.seq_at(loaded.id, self.registry.now() - loaded.plan.watch_delay)
        snapshot = await self.registry.store.snapshot_upto(loaded.id, upto)
        if snapshot is None:
            snapshot = await self.registry.store.snapshot_upto(loaded.id, 1)
        assert snapshot is not None, loaded.id
        delayed = LoadedTable(loaded.row, loaded.game, loaded.box, snapshot)
        await self.catch_up(delayed)
        return delayed

    async def catch_up(self, delayed: LoadedTable) -> None:
        """Every entry that is old enough by now, in the order of the log, whatever clocks did meanwhile."""
        store = self.registry.store
        page = await store.entries(delayed.id, delayed.seq, PAGE)
        ripe = self._ripe(delayed, page)
        told: list[Entry] = []
        for entry in ripe:
            if (
                entry.seq > delayed.seq
                and not follows(delayed, entry)
                and not await self._jump(delayed, entry, ripe[-1].seq)
            ):
                break
            told.append(entry)
        if told:
            push_news(self.registry, delayed, told)

    def _ripe(self, delayed: LoadedTable, page: list[Entry]) -> list[Entry]:
        """The entries from the first on that are old enough: by their time, or because we have known them for so long.

        The second lets a table go on whose entries were written while a clock was ahead.
        """
        delay, now = delayed.plan.watch_delay, asyncio.get_running_loop().time()
        known = self._known.setdefault(delayed.id, deque())
        if page and (not known or page[-1].seq > known[-1][1]):
            known.append((now, page[-1].seq))
        while len(known) > 1 and known[1][0] <= now - delay:
            known.popleft()
        long_known = known[0][1] if known and known[0][0] <= now - delay else 0
        old_enough = self.registry.now() - delay
        return list(takewhile(lambda entry: entry.at <= old_enough or entry.seq <= long_known, page))

    async def _jump(self, delayed: LoadedTable, entry: Entry, upto: int) -> bool:
        """The line was cut, or the log is damaged here: go on from a snapshot that is old enough, when there is one."""
        store = self.registry.store
        upto = max(upto, await store.seq_at(delayed.id, self.registry.now() - delayed.plan.watch_delay))
        snapshot = await store.snapshot_upto(delayed.id, upto)
        if snapshot is None or snapshot.seq < entry.seq:
            if delayed.id not in self._stuck:
                self._stuck.add(delayed.id)
                log.warning("spectators wait for a snapshot", extra={"table": delayed.id, "entry": entry.seq})
            return False
        delayed.take(snapshot)
        self._stuck.discard(delayed.id)
        return True

    async def _follow(self, delayed: LoadedTable) -> None:
        idle = 0.0
        while idle < IDLE:
            await asyncio.sleep(PAUSE)
            idle = 0.0 if delayed.watchers else idle + PAUSE
            if delayed.watchers and delayed.id in self.registry.tables:
                self.registry.look(self.registry.tables[delayed.id])
            try:
                await self.catch_up(delayed)
            except StoreUnavailable:
                continue
            except Exception as fault:  # of one look; who waits here must not wait for ever without a word
                log.error("spectators could not be told", exc_info=fault, extra={"table": delayed.id})


def follows(delayed: LoadedTable, entry: Entry) -> bool:
    """Whether the entry could be carried out on the table as it is here."""
    try:
        if entry.seq == delayed.seq + 1:
            delayed.follow(entry)
    except (CutLine, *DOES_NOT_FOLLOW):
        pass
    return entry.seq == delayed.seq
