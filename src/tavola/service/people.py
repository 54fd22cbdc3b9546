"""Persons: made when somebody asks, a list of equal devices, one more by a link and a nod, one less at once."""

from __future__ import annotations

import base64
import secrets

from tavola.kernel.decision import Refusal, Refused
from tavola.service.keys import DEVICE, LINK, NotYours, hash_of, is_shaped, new_key
from tavola.service.registry import TableRegistry
from tavola.service.watchers import drop_void
from tavola.service.wire.people import DeviceInfo, DeviceKey, LinkKey, PersonInfo
from tavola.store import people as sql
from tavola.store.by_days import OF_DEVICE
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict
from tavola.store.steps import step

SHORTLY = 600.0  # seconds for which a link works, and for which a device waits to be let in
SEEN_EVERY = 3_600.0  # seconds: when a device was last here is noted no oftener


async def new_person(registry: TableRegistry, name: str) -> DeviceKey:
    """Somebody with one device, which is in."""
    token, at = new_key(DEVICE), registry.now()
    device = blank_device(token, secrets.token_hex(16), name, at, is_in=True)
    added = sql.new_device(device, registry.ceilings.person_devices)
    await registry.store.carry_out([step(sql.NEW_PERSON, device.person, at, must=1), added])
    return DeviceKey(token, device.id, "")


def blank_device(token: str, person: str, name: str, at: float, *, is_in: bool) -> DeviceRow:
    id = base64.b32encode(secrets.token_bytes(5)).decode().lower()
    digits = "" if is_in else f"{secrets.randbelow(10**6):06}"
    return DeviceRow(hash_of(token), id, person, name, is_in, digits, at, at)


async def device_of(registry: TableRegistry, token: str, *, may_wait: bool = False) -> DeviceRow:
    """The device whose key this is; one that waits may only ask whether it still does."""
    rows = await registry.store.rows(sql.DEVICE, hash_of(token)) if is_shaped(token, DEVICE) else []
    if not rows:
        raise NotYours("TABLE_E_DEVICE", known=False)
    device = sql.read_device(rows[0])
    at = registry.now()
    if not device.is_in:
        if device.made_at <= at - SHORTLY:
            raise NotYours("TABLE_E_DEVICE", known=False)
        if not may_wait:
            raise NotYours("TABLE_E_DEVICE_WAITS")
    elif at - device.seen_at >= SEEN_EVERY:
        await registry.store.carry_out([step(sql.SEEN, device.hash, at), step(sql.TOUCH, device.person, at)])
    return device


async def person_info(registry: TableRegistry, device: DeviceRow) -> PersonInfo:
    """The list of devices; a device that waits sees itself alone."""
    if not device.is_in:
        return PersonInfo([device_info(device, device)], 0, 0, 0)
    rows = [sql.read_device(row) for row in await registry.store.rows(sql.DEVICES, device.person)]
    late = registry.now() - SHORTLY
    shown = [device_info(row, device) for row in rows if row.is_in or row.made_at > late]
    tables = await registry.store.rows(sql.TABLES_HUNG, device.person)
    ceilings = registry.ceilings
    return PersonInfo(shown, len(tables), ceilings.person_devices, ceilings.person_tables)


def device_info(row: DeviceRow, asks: DeviceRow) -> DeviceInfo:
    waits = not row.is_in
    return DeviceInfo(row.id, row.name, row.id == asks.id, waits, row.digits if waits else "", row.made_at, row.seen_at)


async def new_link(registry: TableRegistry, device: DeviceRow) -> LinkKey:
    """A link for one more device. Older ones are void, and so is whoever waited too long."""
    at = registry.now()
    await must_have_room(registry, device.person)
    token, until = new_key(LINK), at + SHORTLY
    await registry.store.carry_out(
        [
            step(sql.TOUCH, device.person, at, must=1),
            step(sql.VOID_LINKS, device.person),
            step(sql.NEW_LINK, hash_of(token), device.person, until, must=1),
        ]
    )
    return LinkKey(token, until)


async def must_have_room(registry: TableRegistry, person: str) -> None:
    at, most = registry.now(), registry.ceilings.person_devices
    await registry.store.carry_out([step(sql.WAITED, person, at - SHORTLY)])
    if len(await registry.store.rows(sql.DEVICES, person)) >= most:
        raise Refused(Refusal("TABLE_E_DEVICES_FULL", args={"most": most}))


async def join(registry: TableRegistry, token: str, name: str) -> DeviceKey:
    """A device that waits, for a link that works once."""
    at = registry.now()
    rows = await registry.store.rows(sql.LINK, hash_of(token)) if is_shaped(token, LINK) else []
    if not rows or rows[0]["until"] <= at:
        raise NotYours("TABLE_E_LINK", known=False)
    person: str = rows[0]["person"]
    await must_have_room(registry, person)
    key = new_key(DEVICE)
    device = blank_device(key, person, name, at, is_in=False)
    try:
        await registry.store.carry_out(
            [
                step(sql.TOUCH, person, at, must=1),
                step(sql.USE_LINK, hash_of(token), at, must=1),
                sql.new_device(device, registry.ceilings.person_devices),
            ]
        )
    except Conflict:
        raise NotYours("TABLE_E_LINK", known=False) from None
    return DeviceKey(key, device.id, device.digits)


async def let_in(registry: TableRegistry, device: DeviceRow, id: str) -> None:
    """The nod: from now on that device is as good as this one."""
    try:
        await registry.store.carry_out([step(sql.LET_IN, device.person, id, registry.now() - SHORTLY, must=1)])
    except Conflict:
        raise Refused(Refusal("TABLE_E_NO_DEVICE")) from None


async def shut_out(registry: TableRegistry, device: DeviceRow, id: str) -> None:
    """A device that is lost, or the one that asks: its key opens nothing from now on, and its streams end."""
    rows = [sql.read_device(row) for row in await registry.store.rows(sql.DEVICES, device.person)]
    gone = [row.hash for row in rows if row.id == id]
    if not gone:
        raise Refused(Refusal("TABLE_E_NO_DEVICE"))
    tables = [row[0] for row in await registry.store.rows(sql.TABLES_HUNG, device.person)]
    ends = [step(OF_DEVICE, hash) for hash in gone]  # its reminders with it
    await registry.store.carry_out([step(sql.SHUT_OUT, device.person, id), *ends], tables)
    for table in tables:
        registry.keys.forget(table)
        if table in registry.tables:
            drop_void(registry.tables[table], gone)
