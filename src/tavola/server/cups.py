"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from tavola.server.clubs import ShortPath, guessing, somebody
from tavola.server.context import context_of
from tavola.server.people import own_device
from tavola.service import cups
from tavola.service.wire.clubs import LinkAsk
from tavola.service.wire.cups import CupAsk, CupInfo, CupJoin, CupLine

AnyRequest = Request[Any, Any, Any]


@get("/api/cups")
async def my_cups(request: AnyRequest) -> list[CupLine]:
    """Tournaments that one plays in, the newest first."""
    context = context_of(request)
    return await cups.my_cups(context.registry, await own_device(context, request))


@post("/api/cups")
async def new_cup(request: AnyRequest, data: JSONBody[CupAsk]) -> CupInfo:
    """A new tournament, in a club or by its link."""
    context = context_of(request)
    device = await somebody(context, request)
    address = context.address(request)
    context.openings.take(address)
    await context.must_be_let_in(device.person, data.password)
    return await cups.new_cup(context.registry, device, data, address)


@post("/api/cups/invitation", status_code=200)
async def invited(request: AnyRequest, data: JSONBody[LinkAsk]) -> CupLine:
    """Which tournament an invitation is of."""
    context = context_of(request)
    with guessing(context, request):
        return await cups.cup_line(context.registry, await cups.invited(context.registry, data.link))


@post("/api/cups/players")
async def join(request: AnyRequest, data: JSONBody[CupJoin]) -> CupInfo:
    """Come in with an invitation, or as a member of its club."""
    context = context_of(request)
    device = await somebody(context, request)
    registry, address = context.registry, context.address(request)
    with guessing(context, request):
        row = await (cups.invited(registry, data.link) if data.link else cups.in_club(registry, device, data.cup))
    return await cups.join(registry, device, row, data.called, address)


@get("/api/cups/{cup:str}")
async def cup_info(request: AnyRequest, cup: ShortPath) -> CupInfo:
    """A tournament as those see it who play in it or are in its club."""
    context = context_of(request)
    return await cups.cup_info(context.registry, await own_device(context, request), cup)


@post("/api/cups/{cup:str}/begin", status_code=200)
async def begin(request: AnyRequest, cup: ShortPath) -> CupInfo:
    """Begin: from now on it runs by itself."""
    context = context_of(request)
    return await cups.begin(context.registry, await somebody(context, request), cup)


@delete("/api/cups/{cup:str}", status_code=200)
async def leave(request: AnyRequest, cup: ShortPath) -> list[CupLine]:
    """Leave; before it begins its maker takes it down."""
    context = context_of(request)
    return await cups.leave(context.registry, await somebody(context, request), cup)


@get("/api/clubs/{club:str}/cups")
async def cups_of_club(request: AnyRequest, club: ShortPath) -> list[CupLine]:
    """The tournaments of a club, the newest first."""
    context = context_of(request)
    return await cups.cups_of_club(context.registry, await own_device(context, request), club)


ROUTES = [my_cups, new_cup, invited, join, cup_info, begin, leave, cups_of_club]
