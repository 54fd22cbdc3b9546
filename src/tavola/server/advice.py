"""Hints and analyses over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from tavola.server.desk import desk_of
from tavola.server.parameters import Language, TablePath
from tavola.service.asks import HintAsk
from tavola.service.told import AnalysisCard, HintCard

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: AnyRequest, table: TablePath, data: JSONBody[HintAsk], language: Language = None) -> HintCard:
    """What a bot would answer to an open decision of one's own; it knows what the seat knows."""
    desk = desk_of(request)
    key, live = await desk.seated(request, table)
    desk.thoughts.take(desk.address(request))
    return await desk.advisers.hint(key, data.decision, data.bot, desk.words(live, request))


@get("/api/tables/{table:str}/analysis")
async def analysis(request: AnyRequest, table: TablePath, language: Language = None) -> AnalysisCard:
    """A finished game looked at again: how it stood, what turned it, what a bot would have done."""
    desk = desk_of(request)
    _, live = await desk.seated(request, table)
    desk.thoughts.take(desk.address(request))
    return await desk.advisers.analysis(live, desk.words(live, request))


ROUTES = [hint, analysis]
