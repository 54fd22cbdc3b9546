"""Seats, keys, and tables that come of tables, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody

from tavola.kernel.decision import Refused
from tavola.server.context import context_of, language_of, token_in
from tavola.server.parameters import Language, Name, SeatPath, TablePath
from tavola.service import branches, files, seats, spectators
from tavola.service.idempotency import RequestName
from tavola.service.keys import DEVICE, NotYours
from tavola.service.wire.records import Ack, Invitation, Invite, KeyReply, Left, Opened, Seated
from tavola.service.wire.requests import BotAsk, BranchAsk, ImportAsk, NextAsk, TakeSeat, WatchAsk

AnyRequest = Request[Any, Any, Any]
FILE = 8 * 1024 * 1024  # bytes of a table's file


@post("/api/tables/{table:str}/seats")
async def take_seat(request: AnyRequest, table: TablePath, data: JSONBody[TakeSeat], name: Name = None) -> Seated:
    """Sit down with an invite, or with one's key of the table before."""
    context, once = context_of(request), once_of(request, name)
    try:
        key = await context.key(request, await seats.before(context.registry, table) if is_device(request) else "")
        return await seats.take_seat(context.registry, key, table, data.name, once)
    except (NotYours, Refused):
        before = await seats.seated_before(context.registry, once, table) if once else None
        if before is None:
            raise
        return before


@get("/api/tables/{table:str}/invitation")
async def invitation(request: AnyRequest, table: TablePath) -> Invitation:
    """What an invite leads to: the game, who sits there, the name that was kept for whoever comes."""
    context = context_of(request)
    return await seats.invitation(context.registry, await context.key(request, table), table)


def is_device(request: AnyRequest) -> bool:
    """A person's device says what it holds by the name of a table: here that of the table before."""
    return token_in(request).startswith(DEVICE)


def once_of(request: AnyRequest, name: str | None) -> RequestName | None:
    """The request as one that can be made again, where it has a name."""
    return RequestName(token_in(request), name) if name else None


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(request: AnyRequest, table: TablePath, seat: SeatPath, name: Name = None) -> Left:
    """Get up; the seat is open again."""
    context, once = context_of(request), once_of(request, name)
    try:
        return await seats.get_up(context.registry, await context.key(request, table), seat, once)
    except NotYours:
        before = await seats.left_before(context.registry, once, seat) if once else None
        if before is None:
            raise
        return before


@post("/api/tables/{table:str}/seats/{seat:int}/invite", status_code=200)
async def invite_again(request: AnyRequest, table: TablePath, seat: SeatPath) -> list[Invite]:
    """Void a seat's key or invite and get new invites."""
    context = context_of(request)
    return await seats.invite_again(context.registry, await context.key(request, table), seat)


@post("/api/tables/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(request: AnyRequest, table: TablePath, seat: SeatPath) -> Ack:
    """Give up."""
    context = context_of(request)
    return await seats.resign(context.registry, await context.key(request, table), seat)


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def bot_comes(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[BotAsk]) -> Ack:
    """Let a bot play a seat."""
    context = context_of(request)
    return await seats.let_bot_play(context.registry, await context.key(request, table), seat, data.bot)


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def bot_goes(request: AnyRequest, table: TablePath, seat: SeatPath) -> Ack:
    """Take one's seat back from the bot."""
    context = context_of(request)
    return await seats.take_back(context.registry, await context.key(request, table), seat)


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(request: AnyRequest, table: TablePath, data: JSONBody[WatchAsk]) -> KeyReply:
    """A fresh spectator's key."""
    context = context_of(request)
    return KeyReply(await spectators.watch_key(context.registry, await context.key(request, table), data.revoke))


@post("/api/keys/renew", status_code=200)
async def renew(request: AnyRequest, name: Name = None) -> KeyReply:
    """A new key for the one used, which is void from now on."""
    context, once = context_of(request), once_of(request, name)
    try:
        return KeyReply(await spectators.renew(context.registry, await context.key(request), once))
    except NotYours:
        before = await spectators.renewed_before(context.registry, once) if once else None
        if before is None:
            raise
        return before


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: TablePath, data: JSONBody[NextAsk], language: Language = None) -> Opened:
    """The same people once more."""
    context = context_of(request)
    key = await context.may_go_on(request, table, data.password)
    return await branches.next_table(
        context.registry, key, "rematch", data.seed, language_of(request), data.more, context.party(request)
    )


@post("/api/tables/{table:str}/continue")
async def go_on(request: AnyRequest, table: TablePath, data: JSONBody[NextAsk], language: Language = None) -> Opened:
    """The next table of the campaign."""
    context = context_of(request)
    key = await context.may_go_on(request, table, data.password)
    return await branches.next_table(
        context.registry, key, "campaign", data.seed, language_of(request), data.more, context.party(request)
    )


@post("/api/tables/{table:str}/branch")
async def branch(request: AnyRequest, table: TablePath, data: JSONBody[BranchAsk], language: Language = None) -> Opened:
    """Play on from a point of the past."""
    context = context_of(request)
    key = await context.may_go_on(request, table, data.password)
    return await branches.branch(context.registry, key, data, language_of(request), context.party(request))


@get("/api/tables/{table:str}/export")
async def export(request: AnyRequest, table: TablePath) -> Response[bytes]:
    """The whole table as one file."""
    context = context_of(request)
    data = await files.export(context.registry, await context.key(request, table))
    name = f'attachment; filename="tavola-{table}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@post("/api/imports", request_max_body_size=FILE)
async def bring(request: AnyRequest, data: JSONBody[ImportAsk], language: Language = None) -> Opened:
    """A file of that kind as a new table, once it has been played again."""
    context = context_of(request)
    context.openings.take(context.address(request))
    context.must_know_password(data.password)
    with context.reading_a_file(request):
        return await files.bring(
            context.registry, data.file.encode(), data.seats, language_of(request), context.party(request)
        )


ROUTES = [
    take_seat, invitation, leave, invite_again, resign, bot_comes, bot_goes, watch, renew, rematch, go_on, branch,
    export, bring,
]  # fmt: skip
