"""The day's challenge over HTTP: the day, one's try, the board, replays."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tavola.server.context import AppContext, context_of, language_of, token_in
from tavola.server.parameters import Language, TablePath
from tavola.server.people import own_device
from tavola.service.today import results, trying
from tavola.service.wire.records import KeyReply
from tavola.service.wire.today import Board, DayInfo, TryAsk, TryOpened
from tavola.store.people import DeviceRow

AnyRequest = Request[Any, Any, Any]
DAY_NAME = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
DayPath = Annotated[str, PathParameter(pattern=DAY_NAME)]
DayName = Annotated[str | None, QueryParameter(pattern=DAY_NAME, required=False)]
GamePath = Annotated[str, PathParameter(max_length=40, pattern="^[a-z0-9_]+$")]


async def device_if_any(context: AppContext, request: AnyRequest) -> DeviceRow | None:
    """Who has no device yet may look at what is told to everybody."""
    return await own_device(context, request) if token_in(request) else None


@get("/api/today")
async def day(request: AnyRequest, day: DayName = None) -> DayInfo:
    """The day's challenge, or that of an earlier day; with a device's key, with one's own tries."""
    context = context_of(request)
    return await results.day_info(context.registry, await device_if_any(context, request), day or "")


@get("/api/today/{day:str}/{game:str}")
async def board(request: AnyRequest, day: DayPath, game: GamePath) -> Board:
    """The best results: for who has one, and for everybody when the day is closed."""
    context = context_of(request)
    return await results.board(context.registry, await device_if_any(context, request), day, game)


@post("/api/today/{game:str}/tries", status_code=200)
async def begin(request: AnyRequest, game: GamePath, data: JSONBody[TryAsk], language: Language = None) -> TryOpened:
    """The try that counts, begun or gone on with; or one more for practice."""
    context, address = context_of(request), context_of(request).address(request)
    device = await own_device(context, request)
    registry, party = context.registry, context.party(request)
    await context.must_be_let_in(device.person, data.password)
    if data.practice:
        context.openings.take(address)
        context.follow_ups.take(device.person)
        return await trying.practise(registry, device, game, data.name, language_of(request), party)

    def weigh() -> None:
        context.tries.take(address)

    return await trying.begin_try(registry, device, game, data.name, language_of(request), party, weigh)


@post("/api/today/replays/{table:str}", status_code=200)
async def replay(request: AnyRequest, table: TablePath) -> KeyReply:
    """A key to watch a try with, for who may see its result."""
    context = context_of(request)
    return await results.replay_key(context.registry, await device_if_any(context, request), table)


ROUTES = [day, board, begin, replay]
