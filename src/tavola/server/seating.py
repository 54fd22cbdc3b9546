"""Seats, keys, and tables that come of tables, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody

from tavola.kernel.decision import Refused
from tavola.server.desk import desk_of, language_of, token_in
from tavola.server.parameters import Language, Name, SeatPath, TablePath
from tavola.service import branches, files, seats, spectators
from tavola.service.asks import BotAsk, BranchAsk, ImportAsk, NextAsk, TakeSeat, WatchAsk
from tavola.service.keys import NotYours
from tavola.service.once import Once
from tavola.service.told import Ack, Invite, KeyTold, Left, Opened, Seated

AnyRequest = Request[Any, Any, Any]
FILE = 8 * 1024 * 1024  # bytes of a table's file


@post("/api/tables/{table:str}/seats")
async def take_seat(request: AnyRequest, table: TablePath, data: JSONBody[TakeSeat], name: Name = None) -> Seated:
    """Sit down with an invite, or with one's key of the table before."""
    desk, once = desk_of(request), once_of(request, name)
    try:
        return await seats.take_seat(desk.house, await desk.key(request), table, data.name, once)
    except (NotYours, Refused):
        before = await seats.seated_before(desk.house, once, table) if once else None
        if before is None:
            raise
        return before


def once_of(request: AnyRequest, name: str | None) -> Once | None:
    """The request as one that can be made again, where it has a name."""
    return Once(token_in(request), name) if name else None


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(request: AnyRequest, table: TablePath, seat: SeatPath, name: Name = None) -> Left:
    """Get up; the seat is open again."""
    desk, once = desk_of(request), once_of(request, name)
    try:
        return await seats.get_up(desk.house, await desk.key(request, table), seat, once)
    except NotYours:
        before = await seats.left_before(desk.house, once, seat) if once else None
        if before is None:
            raise
        return before


@post("/api/tables/{table:str}/seats/{seat:int}/invite", status_code=200)
async def invite_again(request: AnyRequest, table: TablePath, seat: SeatPath) -> list[Invite]:
    """Void a seat's key or invite and get new invites."""
    desk = desk_of(request)
    return await seats.invite_again(desk.house, await desk.key(request, table), seat)


@post("/api/tables/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(request: AnyRequest, table: TablePath, seat: SeatPath) -> Ack:
    """Give up."""
    desk = desk_of(request)
    return await seats.resign(desk.house, await desk.key(request, table), seat)


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def bot_comes(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[BotAsk]) -> Ack:
    """Let a bot play a seat."""
    desk = desk_of(request)
    return await seats.let_bot_play(desk.house, await desk.key(request, table), seat, data.bot)


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def bot_goes(request: AnyRequest, table: TablePath, seat: SeatPath) -> Ack:
    """Take one's seat back from the bot."""
    desk = desk_of(request)
    return await seats.take_back(desk.house, await desk.key(request, table), seat)


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(request: AnyRequest, table: TablePath, data: JSONBody[WatchAsk]) -> KeyTold:
    """A fresh spectator's key."""
    desk = desk_of(request)
    return KeyTold(await spectators.watch_key(desk.house, await desk.key(request, table), data.revoke))


@post("/api/keys/renew", status_code=200)
async def renew(request: AnyRequest, name: Name = None) -> KeyTold:
    """A new key for the one used, which is void from now on."""
    desk, once = desk_of(request), once_of(request, name)
    try:
        return KeyTold(await spectators.renew(desk.house, await desk.key(request), once))
    except NotYours:
        before = await spectators.renewed_before(desk.house, once) if once else None
        if before is None:
            raise
        return before


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: TablePath, data: JSONBody[NextAsk], language: Language = None) -> Opened:
    """The same people once more."""
    desk = desk_of(request)
    key = await desk.may_go_on(request, table, data.password)
    return await branches.next_table(
        desk.house, key, "rematch", data.seed, language_of(request), data.more, desk.party(request)
    )


@post("/api/tables/{table:str}/continue")
async def go_on(request: AnyRequest, table: TablePath, data: JSONBody[NextAsk], language: Language = None) -> Opened:
    """The next table of the campaign."""
    desk = desk_of(request)
    key = await desk.may_go_on(request, table, data.password)
    return await branches.next_table(
        desk.house, key, "campaign", data.seed, language_of(request), data.more, desk.party(request)
    )


@post("/api/tables/{table:str}/branch")
async def branch(request: AnyRequest, table: TablePath, data: JSONBody[BranchAsk], language: Language = None) -> Opened:
    """Play on from a point of the past."""
    desk = desk_of(request)
    key = await desk.may_go_on(request, table, data.password)
    return await branches.branch(desk.house, key, data, language_of(request), desk.party(request))


@get("/api/tables/{table:str}/export")
async def export(request: AnyRequest, table: TablePath) -> Response[bytes]:
    """The whole table as one file."""
    desk = desk_of(request)
    data = await files.export(desk.house, await desk.key(request, table))
    name = f'attachment; filename="tavola-{table}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@post("/api/imports", request_max_body_size=FILE)
async def bring(request: AnyRequest, data: JSONBody[ImportAsk], language: Language = None) -> Opened:
    """A file of that kind as a new table, once it has been played again."""
    desk = desk_of(request)
    desk.openings.take(desk.address(request))
    desk.must_know_password(data.password)
    with desk.reading_a_file(request):
        return await files.bring(desk.house, data.file.encode(), data.seats, language_of(request), desk.party(request))


ROUTES = [
    take_seat, leave, invite_again, resign, bot_comes, bot_goes, watch, renew, rematch, go_on, branch, export, bring,
]  # fmt: skip
