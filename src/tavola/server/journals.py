"""The story so far and the journal of a campaign, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter

from tavola.server.context import context_of, language_of
from tavola.server.parameters import Language, Seat, TablePath
from tavola.service.journal import MEDIA, Binding, bound, tale_info
from tavola.service.replay import eyes
from tavola.service.wire.records import TaleInfo

AnyRequest = Request[Any, Any, Any]
Bound = Annotated[Binding, QueryParameter(required=False)]


@get("/api/tables/{table:str}/tale")
async def tale(request: AnyRequest, table: TablePath, language: Language = None) -> TaleInfo:
    """What has come of the campaign so far, chapter by chapter, and of the ways it did not take how many there were."""
    context = context_of(request)
    key, _ = await context.seated(request, table)
    loaded = await context.delayed.eyes(key)
    return tale_info(loaded, context.words(loaded, request))


@get("/api/tables/{table:str}/journal")
async def journal(
    request: AnyRequest, table: TablePath, binding: Bound = "html", seat: Seat = None, language: Language = None
) -> Response[bytes]:
    """What was read and chosen at this table and at those before it in its campaign, as a book."""
    context = context_of(request)
    key, now = await context.seated(request, table)
    loaded = await context.delayed.eyes(key)
    data = await bound(context.registry, loaded, eyes(now, key, seat), language_of(request), binding)
    name = f'attachment; filename="journal-{table}.{binding}"'
    return Response(data, media_type=MEDIA[binding], headers={"content-disposition": name})


ROUTES = [tale, journal]
