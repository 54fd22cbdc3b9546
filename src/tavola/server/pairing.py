"""Quick pairing and ratings over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from tavola.server.context import context_of, token_in
from tavola.server.hall import GameName
from tavola.server.people import own_device
from tavola.service import pairing, rating_board
from tavola.service.wire.pairing import RatingBoard, RatingInfo, SeekAsk, SeekBot, SeekInfo

AnyRequest = Request[Any, Any, Any]


@post("/api/hall/seek", status_code=200)
async def seek(request: AnyRequest, data: JSONBody[SeekAsk]) -> SeekInfo:
    """Look for somebody; a bot is offered after a while."""
    context = context_of(request)
    device = await own_device(context, request)
    context.hall.take(device.person)
    address = context.address(request)
    context.openings.take(address)
    await context.must_be_let_in(device.person, data.password)
    return await pairing.seek(context.registry, device, data, address)


@get("/api/hall/seek")
async def standing(request: AnyRequest) -> SeekInfo:
    """How it stands. Who does not ask for half a minute is no longer looking."""
    context = context_of(request)
    return await pairing.standing(context.registry, await own_device(context, request))


@delete("/api/hall/seek", status_code=200)
async def cancel(request: AnyRequest) -> SeekInfo:
    """Look no more."""
    context = context_of(request)
    return await pairing.cancel(context.registry, await own_device(context, request))


@post("/api/hall/seek/bot", status_code=200)
async def play_a_bot(request: AnyRequest, data: JSONBody[SeekBot | None] = None) -> SeekInfo:
    """Play a bot instead of waiting."""
    context = context_of(request)
    return await pairing.play_a_bot(context.registry, await own_device(context, request), data.called if data else "")


@get("/api/hall/ratings")
async def my_ratings(request: AnyRequest) -> list[RatingInfo]:
    """One's own ratings, one for each game in which one has any."""
    context = context_of(request)
    return await rating_board.my_ratings(context.registry, (await own_device(context, request)).person)


@get("/api/ratings")
async def board(request: AnyRequest, game: GameName = "") -> RatingBoard:
    """A game's ratings, the strongest first; with a device's key one's own is marked."""
    context = context_of(request)
    person = (await own_device(context, request)).person if token_in(request) else ""
    return await rating_board.board(context.registry, game, person)


ROUTES = [seek, standing, cancel, play_a_bot, my_ratings, board]
