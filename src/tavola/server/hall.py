"""The open hall over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter

from tavola.server.context import context_of, token_in
from tavola.server.parameters import TablePath
from tavola.server.people import own_device
from tavola.service import hall
from tavola.service.wire.hall import HallAsk, HallOpened, HallPage, HallSeat, SitAsk
from tavola.service.wire.records import KeyReply

AnyRequest = Request[Any, Any, Any]
GameName = Annotated[str, QueryParameter(max_length=80, required=False)]
Tongue = Annotated[str, QueryParameter(max_length=8, required=False)]
Level = Annotated[int, QueryParameter(ge=0, le=5, required=False)]


@get("/api/hall")
async def look_round(request: AnyRequest, game: GameName = "", tongue: Tongue = "", level: Level = 0) -> HallPage:
    """Tables that look for people, and tables that may be watched. With a device's key one's own are marked."""
    context = context_of(request)
    person = (await own_device(context, request)).person if token_in(request) else ""
    return await hall.look_round(context.registry, person, game, tongue, level)


@post("/api/hall/tables")
async def open_in_hall(request: AnyRequest, data: JSONBody[HallAsk]) -> HallOpened:
    """Open a table in the hall: its open seats are for whoever comes."""
    context = context_of(request)
    device = await own_device(context, request)
    address = context.address(request)
    context.openings.take(address)
    context.hall.take(device.person)
    context.must_know_password(data.table.password)
    return await hall.open_in_hall(context.registry, device, data, address, context.party(request))


@delete("/api/hall/tables/{table:str}", status_code=200)
async def take_off(request: AnyRequest, table: TablePath) -> HallPage:
    """Take a table of one's own out of the hall."""
    context = context_of(request)
    device = await own_device(context, request)
    await hall.take_off(context.registry, device, table)
    return await hall.look_round(context.registry, device.person)


@post("/api/hall/tables/{table:str}/seats")
async def sit_down(request: AnyRequest, table: TablePath, data: JSONBody[SitAsk]) -> HallSeat:
    """Sit down at a table of the hall; the seat hangs on one's person. Asked for again, the same seat."""
    context = context_of(request)
    device = await own_device(context, request)
    context.hall.take(device.person)
    return await hall.sit_down(context.registry, device, table, data.name, context.address(request))


@post("/api/hall/tables/{table:str}/watch", status_code=200)
async def watch(request: AnyRequest, table: TablePath) -> KeyReply:
    """A key to watch a public table, some time later than it is played."""
    return KeyReply(await hall.watch(context_of(request).registry, table))


ROUTES = [look_round, open_in_hall, take_off, sit_down, watch]
