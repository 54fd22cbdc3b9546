"""Whose turn it is: for a person with a handful of keys, and for who sends reminders."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.service.house import House
from tavola.service.keys import NotYours
from tavola.service.live import Live
from tavola.service.told import Owed
from tavola.store.port import KeyRow


async def my_tables(house: House, tokens: Sequence[str]) -> list[Owed]:
    """One's tables, the longest waiting first; keys that open nothing (any more) are passed over."""
    found: list[Owed] = []
    for token in tokens:
        try:
            key = await house.holder(token)
        except NotYours:
            continue
        if key.role == "hand":
            found.append(owed(house, await house.at(key.table, fresh=True), key))
    return sorted(found, key=lambda one: (not one.owed, one.since))


def owed(house: House, live: Live, key: KeyRow) -> Owed:
    mine = [seat for seat in live.waits_for() if seat in key.seats and live.head.seats[seat].is_persons()]
    late = bool(mine) and house.now() - live.head.since >= live.plan.overdue
    row, head = live.row, live.head
    return Owed(row.id, live.plan.name, row.game, live.phase, list(key.seats), mine, head.since, late, head.ply)


async def reminders(house: House, limit: int = 500) -> list[tuple[str, tuple[int, ...], float]]:
    """Tables that have waited for people longer than their pace allows: (table, seats, since)."""
    now, found = house.now(), []
    for owing in await house.store.waiting(now - 60, limit):
        live = await house.at(owing.table)
        if now - owing.since >= live.plan.overdue:
            found.append((owing.table, owing.owed, owing.since))
    return found
