"""Whose turn it is: the tables of one person, reminders to watchers, and the number of overdue tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tavola.kernel.decision import Refused
from tavola.service.keys import DEVICE, NotYours, is_shaped
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.people import device_of
from tavola.service.person_tables import by_urgency, standings
from tavola.service.present import refusal_info
from tavola.service.registry import TableRegistry
from tavola.service.watchers import tell
from tavola.service.wire.records import MyTableInfo
from tavola.service.wire.stream import Reminder
from tavola.store.port import KeyRow

EVERY = 5.0  # seconds between looks at the tables that somebody looks at
MOST = 500  # tables counted as overdue at most


async def my_tables(
    registry: TableRegistry, tokens: Sequence[str], language: str = "", void: list[str] | None = None
) -> list[MyTableInfo]:
    """One's tables, the longest waiting first; keys that open nothing (any more) are passed over (into `void`)."""
    found: list[MyTableInfo] = []
    for token in dict.fromkeys(tokens):
        try:
            if is_shaped(token, DEVICE):
                found += await standings(registry, await device_of(registry, token))
                continue
            key = await registry.holder(token)
        except NotYours:
            if void is not None:
                void.append(token)
            continue
        if key.is_player:
            found.append(await my_table(registry, key, language))
    return sorted(found, key=by_urgency)


async def my_table(registry: TableRegistry, key: KeyRow, language: str) -> MyTableInfo:
    """How one table stands for the holder of a key; one that cannot be opened here says why."""
    try:
        return owed(registry, await registry.at(key.table, fresh=True), key)
    except Refused as refused:
        row = await registry.store.table(key.table)
        assert row is not None, key.table
        why = refusal_info(refused.refusal, registry.catalogue.common_words(language))
        name = msgspec.json.decode(row.plan, type=Plan).name
        return MyTableInfo(row.id, name, row.game, "waiting", list(key.seats), [], row.opened_at, False, 0, why)


def owed(registry: TableRegistry, loaded: LoadedTable, key: KeyRow) -> MyTableInfo:
    mine = [seat for seat in loaded.waits_for() if seat in key.seats and loaded.summary.seats[seat].is_persons()]
    due = min((loaded.summary.due[seat] for seat in mine if seat in loaded.summary.due), default=None)
    late = bool(mine) and registry.now() >= (due or loaded.summary.since + loaded.plan.overdue)
    row, summary = loaded.row, loaded.summary
    return MyTableInfo(
        row.id,
        loaded.plan.name,
        row.game,
        loaded.phase,
        list(key.seats),
        mine,
        summary.since,
        late,
        summary.ply,
        due=due,
    )


async def overdue(registry: TableRegistry) -> int:
    """How many tables have waited for people longer than their pace allows."""
    now = registry.now()
    waiting = await registry.store.waiting(now, MOST)
    return sum(now - waits.since >= msgspec.json.decode(waits.plan, type=Plan).overdue for waits in waiting)


class Reminders:
    """Tells those who look at a table, once each time, that somebody is missed: a bot may take that seat over."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._noted: dict[str, int] = {}  # by table: the entry after which it was said

    async def start(self) -> None:
        self._task = asyncio.create_task(self._remind(), name="reminders")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.remind()

    def remind(self) -> None:
        """One look at all tables that somebody looks at."""
        looked_at = [loaded for loaded in self.registry.tables.values() if loaded.watchers]
        self._noted = {loaded.id: self._noted[loaded.id] for loaded in looked_at if loaded.id in self._noted}
        for loaded in looked_at:
            missed = missed_at(loaded, self.registry.now())
            if missed and self._noted.get(loaded.id) != loaded.seq:
                self._noted[loaded.id] = loaded.seq
                tell(loaded, Reminder(missed, loaded.summary.since))


def missed_at(loaded: LoadedTable, now: float) -> list[int]:
    """The seats of people that have taken longer than the table's pace allows."""
    waits = [seat for seat in loaded.waits_for() if loaded.summary.seats[seat].is_persons()]
    usual = loaded.summary.since + loaded.plan.overdue
    return [seat for seat in waits if now >= loaded.summary.due.get(seat, usual)]
