"""Seats that hang on a person: hung there by a device that holds their key, listed, taken off."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.keys import PREFIX, NotYours, fresh, is_shaped
from tavola.service.loaded_table import Plan
from tavola.service.registry import TRIES, TableRegistry
from tavola.service.watchers import drop_void
from tavola.service.wire.people import HungTables
from tavola.service.wire.records import MyTableInfo, Phase
from tavola.store import people as sql
from tavola.store.people import DeviceRow, StandingRow
from tavola.store.port import PLAYER, Conflict, KeyRow
from tavola.store.statements import REVOKE, read_key
from tavola.store.steps import step


async def hang(registry: TableRegistry, device: DeviceRow, tokens: Sequence[str], void: list[str]) -> HungTables:
    """Each of these seats hangs on the person; what is no good key of a seat is passed over (into `void`)."""
    hung: list[str] = []
    passed_over = 0
    for token in dict.fromkeys(tokens):
        try:
            if not is_shaped(token, PREFIX):
                raise NotYours("TABLE_E_KEY", known=False)
            key = await registry.holder(token)
            if not key.is_player:
                raise NotYours("TABLE_E_SEAT_NOT_YOURS")
            await hang_one(registry, device, key)
            hung.append(key.table)
        except NotYours as not_yours:
            passed_over += 1
            if not not_yours.known:
                void.append(token)
    return HungTables(list(dict.fromkeys(hung)), passed_over)


async def hang_one(registry: TableRegistry, device: DeviceRow, key: KeyRow) -> None:
    """The key is voided; what the person holds at this table already goes into one new key with its seats."""
    most, at = registry.ceilings.person_tables, registry.now()
    for _ in range(TRIES):
        if not await registry.store.rows(sql.DEVICE, device.hash):
            raise NotYours("TABLE_E_DEVICE", known=False)
        held = [read_key(row) for row in await registry.store.rows(sql.HUNG, device.person, key.table)]
        seats = tuple(sorted({*key.seats, *(seat for row in held for seat in row.seats)}))
        host = key.host or any(row.host for row in held)
        made = fresh(key.table, PLAYER, seats, at, host=host)  # its token is told to nobody
        void = sorted({key.hash, *(row.hash for row in held)})
        try:
            await registry.store.carry_out(sql.hang(device.person, made.row, void, at, most), [key.table])
        except Conflict:
            await why_not(registry, device, key)
            continue
        finally:
            registry.keys.forget(key.table)
        if key.table in registry.tables:
            drop_void(registry.tables[key.table], void)
        return
    raise Refused(Refusal("TABLE_E_BUSY"))


async def why_not(registry: TableRegistry, device: DeviceRow, key: KeyRow) -> None:
    """Raises, unless it is worth another try."""
    row = await registry.store.key(key.hash)
    if row is None or row.revoked:
        raise NotYours("TABLE_E_KEY", known=False)
    most = registry.ceilings.person_tables
    others = [one for one in await registry.store.rows(sql.TABLES_HUNG, device.person) if one[0] != key.table]
    if len(others) >= most:
        raise Refused(Refusal("TABLE_E_LIST_FULL", args={"most": most}))


async def standings(registry: TableRegistry, device: DeviceRow) -> list[MyTableInfo]:
    """The person's tables, the longest waiting first. No table is read for it: the store knows how each stands."""
    rows = await registry.store.rows(sql.STANDINGS, device.person, registry.ceilings.person_tables)
    found = [standing(registry, sql.read_standing(row)) for row in rows]
    return sorted(found, key=by_urgency)


def standing(registry: TableRegistry, row: StandingRow) -> MyTableInfo:
    plan = msgspec.json.decode(row.plan, type=Plan)
    mine = [seat for seat in row.owed if seat in row.hand]
    due = min((due for seat, due in zip(row.owed, row.dues, strict=False) if seat in mine), default=None)
    late = bool(mine) and registry.now() >= (due or row.since + plan.overdue)
    phase: Phase = "over" if row.over else "playing" if row.owed or row.bot_owed else "waiting"
    return MyTableInfo(row.table, plan.name, row.game, phase, list(row.hand), mine, row.since, late, row.ply, due=due)


def by_urgency(one: MyTableInfo) -> tuple[bool, float, float]:
    """Those that wait for one first: of these what is due soonest, then what has waited longest."""
    return not one.owed, one.due or math.inf, one.since


async def take_off(registry: TableRegistry, device: DeviceRow, table: str) -> None:
    """The table is no longer in the list; the key by which the seats were held is void, since nobody could use it."""
    held = [read_key(row).hash for row in await registry.store.rows(sql.HUNG, device.person, table)]
    steps = [step(sql.TAKE_OFF, device.person, table), *(step(REVOKE, hash) for hash in held)]
    await registry.store.carry_out(steps, [table])
    registry.keys.forget(table)
    if table in registry.tables:
        drop_void(registry.tables[table], held)
