"""Persons, their devices and the tables that hang on them, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from tavola.server.context import AppContext, context_of, token_in
from tavola.server.parameters import TablePath
from tavola.service import people, person_tables
from tavola.service.keys import NotYours
from tavola.service.wire.people import DeviceAsk, DeviceKey, HangAsk, HungTables, LinkKey, PersonInfo
from tavola.service.wire.records import MyTableInfo
from tavola.store.people import DeviceRow

AnyRequest = Request[Any, Any, Any]
DevicePath = Annotated[str, PathParameter(max_length=20, pattern="^[a-z0-9]+$")]


async def own_device(context: AppContext, request: AnyRequest, *, may_wait: bool = False) -> DeviceRow:
    """The device that asks; wrong keys are counted like those of seats."""
    try:
        return await people.device_of(context.registry, token_in(request), may_wait=may_wait)
    except NotYours as not_yours:
        if not not_yours.known:
            context.wrong_keys.take(context.address(request))
        raise


@post("/api/person")
async def new_person(request: AnyRequest, data: JSONBody[DeviceAsk]) -> DeviceKey:
    """Be somebody: this device's key, told this once."""
    context = context_of(request)
    context.persons.take(context.address(request))
    return await people.new_person(context.registry, data.name)


@get("/api/person")
async def person(request: AnyRequest) -> PersonInfo:
    """One's devices; for a device that waits, itself."""
    context = context_of(request)
    device = await own_device(context, request, may_wait=True)
    return await people.person_info(context.registry, device)


@post("/api/person/links")
async def new_link(request: AnyRequest) -> LinkKey:
    """A link for one more device; it works once, for ten minutes, and voids the one before."""
    context = context_of(request)
    device = await own_device(context, request)
    context.persons.take(device.person)
    return await people.new_link(context.registry, device)


@post("/api/person/devices")
async def join(request: AnyRequest, data: JSONBody[DeviceAsk]) -> DeviceKey:
    """With a link's key: this device waits to be let in, and shows the digits."""
    context = context_of(request)
    address = context.address(request)
    context.persons.take(address)
    try:
        return await people.join(context.registry, token_in(request), data.name)
    except NotYours:
        context.wrong_keys.take(address)
        raise


@post("/api/person/devices/{device:str}/let-in", status_code=200)
async def let_in(request: AnyRequest, device: DevicePath) -> PersonInfo:
    """Say yes to a device that waits."""
    context = context_of(request)
    mine = await own_device(context, request)
    await people.let_in(context.registry, mine, device)
    return await people.person_info(context.registry, mine)


@delete("/api/person/devices/{device:str}", status_code=200)
async def shut_out(request: AnyRequest, device: DevicePath) -> PersonInfo:
    """Shut a device out: its key opens nothing from now on."""
    context = context_of(request)
    mine = await own_device(context, request)
    await people.shut_out(context.registry, mine, device)
    return await people.person_info(context.registry, mine)


@get("/api/person/tables")
async def tables(request: AnyRequest) -> list[MyTableInfo]:
    """All tables that hang on one, those that wait for one first."""
    context = context_of(request)
    return await person_tables.standings(context.registry, await own_device(context, request))


@post("/api/person/tables", status_code=200)
async def hang(request: AnyRequest, data: JSONBody[HangAsk]) -> HungTables:
    """Hang seats on oneself: their keys are void, and every device of one's own holds them."""
    context, void = context_of(request), list[str]()
    device = await own_device(context, request)
    context.asking.take(device.hash)
    told = await person_tables.hang(context.registry, device, data.keys, void)
    await context.count_guesses(context.address(request), void, was_good=bool(told.tables))
    return told


@delete("/api/person/tables/{table:str}", status_code=200)
async def take_off(request: AnyRequest, table: TablePath) -> list[MyTableInfo]:
    """Take a table off the list, and with it one's seats there."""
    context = context_of(request)
    device = await own_device(context, request)
    await person_tables.take_off(context.registry, device, table)
    return await person_tables.standings(context.registry, device)


ROUTES = [new_person, person, new_link, join, let_in, shut_out, tables, hang, take_off]
