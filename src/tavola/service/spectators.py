"""Keys for spectators, and new keys for old ones."""

from __future__ import annotations

from tavola.kernel.decision import Refusal, Refused
from tavola.service.idempotency import RequestName, key_for, made_before
from tavola.service.keys import NotYours, fresh
from tavola.service.registry import TRIES, TableRegistry
from tavola.service.secrecy import must_be_unsealed
from tavola.service.watchers import drop_void
from tavola.service.wire.records import KeyReply
from tavola.store.port import Conflict, KeyRow

MOST = 50  # spectators' keys of one table that are not void


async def watch_key(registry: TableRegistry, key: KeyRow, revoke: bool) -> str:
    """A key to watch with, for any person at the table; who keeps the table may void all older ones."""
    if not key.is_player or (revoke and not key.host):
        raise NotYours("TABLE_E_NOT_THE_KEEPER" if revoke else "TABLE_E_SEAT_NOT_YOURS")
    must_be_unsealed(await registry.at(key.table))
    for _ in range(TRIES):
        rows = [row for row in await registry.store.keys_of(key.table) if row.role == "watch" and not row.revoked]
        void = [row.hash for row in rows] if revoke else [row.hash for row in rows[: max(0, len(rows) - MOST + 1)]]
        made = fresh(key.table, "watch", (), registry.now())
        try:
            await change(registry, key.table, made.row, void)
        except Conflict:
            continue  # somebody else has voided one of them
        return made.token
    raise Refused(Refusal("TABLE_E_BUSY"))


async def renew(registry: TableRegistry, key: KeyRow, once: RequestName | None = None) -> str:
    """The same rights under a new key. The old one is voided once: who comes second has no key to renew."""
    made = fresh(key.table, key.role, key.seats, registry.now(), host=key.host, token=key_for(once, "renew"))
    try:
        await change(registry, key.table, made.row, [key.hash])
    except Conflict:
        registry.keys.drop([key.hash])
        raise NotYours("TABLE_E_KEY", known=False) from None
    return made.token


async def renewed_before(registry: TableRegistry, once: RequestName) -> KeyReply | None:
    """What this request was told when it came first."""
    return KeyReply(once.key("renew")) if await made_before(registry, once, "renew") else None


async def change(registry: TableRegistry, table: str, add: KeyRow, void: list[str]) -> None:
    try:
        await registry.store.change_keys([add], void)
    finally:
        registry.keys.forget(table)  # also where it is not known whether they are void
    if table in registry.tables:
        drop_void(registry.tables[table], void)
