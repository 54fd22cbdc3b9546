"""Whose turn it is: for a person with a handful of keys, for who looks at a table, and for who watches the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tavola.kernel.decision import Refused
from tavola.service.house import House
from tavola.service.keys import NotYours
from tavola.service.live import Live, Plan
from tavola.service.stream import Reminder
from tavola.service.telling import refusal_card
from tavola.service.told import Owed
from tavola.service.watch import tell
from tavola.store.port import KeyRow

EVERY = 5.0  # seconds between looks at the tables that somebody looks at
MOST = 500  # tables counted as overdue at most


async def my_tables(
    house: House, tokens: Sequence[str], language: str = "", void: list[str] | None = None
) -> list[Owed]:
    """One's tables, the longest waiting first; keys that open nothing (any more) are passed over (into `void`)."""
    found: list[Owed] = []
    for token in dict.fromkeys(tokens):
        try:
            key = await house.holder(token)
        except NotYours:
            if void is not None:
                void.append(token)
            continue
        if key.role == "hand":
            found.append(await standing(house, key, language))
    return sorted(found, key=lambda one: (not one.owed, one.since))


async def standing(house: House, key: KeyRow, language: str) -> Owed:
    """How one table stands for a hand; one that cannot be opened here says why, and hides no other."""
    try:
        return owed(house, await house.at(key.table, fresh=True), key)
    except Refused as refused:
        row = await house.store.table(key.table)
        assert row is not None, key.table
        why = refusal_card(refused.refusal, house.shelf.common_words(language))
        name = msgspec.json.decode(row.plan, type=Plan).name
        return Owed(row.id, name, row.game, "waiting", list(key.seats), [], row.opened_at, False, 0, why)


def owed(house: House, live: Live, key: KeyRow) -> Owed:
    mine = [seat for seat in live.waits_for() if seat in key.seats and live.head.seats[seat].is_persons()]
    late = bool(mine) and house.now() - live.head.since >= live.plan.overdue
    row, head = live.row, live.head
    return Owed(row.id, live.plan.name, row.game, live.phase, list(key.seats), mine, head.since, late, head.ply)


async def overdue(house: House) -> int:
    """How many tables have waited for people longer than their pace allows."""
    now = house.now()
    waiting = await house.store.waiting(now, MOST)
    return sum(now - owing.since >= msgspec.json.decode(owing.plan, type=Plan).overdue for owing in waiting)


class Reminders:
    """Tells those who look at a table, once each time, that somebody is missed: a bot may take that seat over."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._told: dict[str, int] = {}  # by table: the entry after which it was said

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
        looked_at = [live for live in self.house.tables.values() if live.watchers]
        self._told = {live.id: self._told[live.id] for live in looked_at if live.id in self._told}
        for live in looked_at:
            missed = [seat for seat in live.waits_for() if live.head.seats[seat].is_persons()]
            late = self.house.now() - live.head.since >= live.plan.overdue
            if missed and late and self._told.get(live.id) != live.seq:
                self._told[live.id] = live.seq
                tell(live, Reminder(missed, live.head.since))
