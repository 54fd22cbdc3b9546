"""Clubs over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from tavola.server.context import AppContext, context_of
from tavola.server.parameters import TablePath
from tavola.server.people import own_device
from tavola.service import clubs
from tavola.service.keys import NotYours
from tavola.service.wire.clubs import ClubAsk, ClubInfo, ClubLine, LinkAsk
from tavola.service.wire.hall import HallAsk, HallOpened, HallSeat, SitAsk
from tavola.store.people import DeviceRow

AnyRequest = Request[Any, Any, Any]
ShortPath = Annotated[str, PathParameter(max_length=20, pattern="^[a-z0-9]+$")]


async def somebody(context: AppContext, request: AnyRequest) -> DeviceRow:
    """Who does something here; how often is weighed by person."""
    device = await own_device(context, request)
    context.hall.take(device.person)
    return device


@get("/api/clubs")
async def my_clubs(request: AnyRequest) -> list[ClubLine]:
    """One's clubs."""
    context = context_of(request)
    return await clubs.my_clubs(context.registry, await own_device(context, request))


@post("/api/clubs")
async def found_club(request: AnyRequest, data: JSONBody[ClubAsk]) -> ClubInfo:
    """A new club."""
    context = context_of(request)
    return await clubs.found_club(context.registry, await somebody(context, request), data)


@post("/api/clubs/invitation", status_code=200)
async def invited(request: AnyRequest, data: JSONBody[LinkAsk]) -> ClubLine:
    """Which club an invitation is of."""
    context = context_of(request)
    with guessing(context, request):
        return await clubs.invited(context.registry, data.link)


@post("/api/clubs/members")
async def join(request: AnyRequest, data: JSONBody[LinkAsk]) -> ClubInfo:
    """Come in with an invitation."""
    context = context_of(request)
    device = await somebody(context, request)
    with guessing(context, request):
        return await clubs.join(context.registry, device, data.link, data.called)


class guessing:  # noqa: N801 (read as a sentence)
    """Made-up links are counted like made-up keys."""

    def __init__(self, context: AppContext, request: AnyRequest) -> None:
        self.context, self.address = context, context.address(request)

    def __enter__(self) -> None: ...

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, NotYours) and not error.known:
            self.context.wrong_keys.take(self.address)


@get("/api/clubs/{club:str}")
async def club_info(request: AnyRequest, club: ShortPath) -> ClubInfo:
    """A club as its members see it."""
    context = context_of(request)
    return await clubs.club_info(context.registry, await own_device(context, request), club)


@post("/api/clubs/{club:str}/link", status_code=200)
async def renew_link(request: AnyRequest, club: ShortPath) -> ClubInfo:
    """Renew the invitation: older links open nothing from now on."""
    context = context_of(request)
    return await clubs.renew_link(context.registry, await somebody(context, request), club)


@delete("/api/clubs/{club:str}/members/{member:str}", status_code=200)
async def take_out(request: AnyRequest, club: ShortPath, member: ShortPath) -> list[ClubLine]:
    """Leave the club; who keeps it may remove others."""
    context = context_of(request)
    return await clubs.take_out(context.registry, await somebody(context, request), club, member)


@post("/api/clubs/{club:str}/tables")
async def open_in_club(request: AnyRequest, club: ShortPath, data: JSONBody[HallAsk]) -> HallOpened:
    """Open a table for the club's members."""
    context = context_of(request)
    device = await somebody(context, request)
    address = context.address(request)
    context.openings.take(address)
    context.must_know_password(data.table.password)
    return await clubs.open_in_club(context.registry, device, club, data, address, context.party(request))


@post("/api/clubs/{club:str}/tables/{table:str}/seats")
async def sit_down(request: AnyRequest, club: ShortPath, table: TablePath, data: JSONBody[SitAsk]) -> HallSeat:
    """Sit down at a table of the club."""
    context = context_of(request)
    device = await somebody(context, request)
    return await clubs.sit_in_club(context.registry, device, club, table, data.name, context.address(request))


ROUTES = [my_clubs, found_club, invited, join, club_info, renew_link, take_out, open_in_club, sit_down]
