"""Keys for spectators, and new keys for old ones."""

from __future__ import annotations

from tavola.service.house import House
from tavola.service.keys import NotYours, fresh
from tavola.service.watch import drop_void
from tavola.store.port import KeyRow

MOST = 50  # spectators' keys of one table that are not void


async def watch_key(house: House, key: KeyRow, revoke: bool) -> str:
    """A key to watch with, for any person at the table; who keeps the table may void all older ones."""
    if key.role != "hand" or (revoke and not key.host):
        raise NotYours("TABLE_E_NOT_THE_KEEPER" if revoke else "TABLE_E_SEAT_NOT_YOURS")
    rows = [row for row in await house.store.keys_of(key.table) if row.role == "watch" and not row.revoked]
    void = [row.hash for row in rows] if revoke else [row.hash for row in rows[: len(rows) - MOST + 1]]
    made = fresh(key.table, "watch", (), house.now())
    await change(house, key.table, made.row, void)
    return made.token


async def renew(house: House, key: KeyRow) -> str:
    """The same rights under a new key."""
    made = fresh(key.table, key.role, key.seats, house.now(), host=key.host)
    await change(house, key.table, made.row, [key.hash])
    return made.token


async def change(house: House, table: str, add: KeyRow, void: list[str]) -> None:
    await house.store.change_keys([add], void)
    house.keys.forget(table)
    if table in house.tables:
        drop_void(house.tables[table], void)
