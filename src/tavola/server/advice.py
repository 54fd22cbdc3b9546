"""Hints and analyses over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from tavola.server.context import context_of
from tavola.server.parameters import Language, TablePath
from tavola.service.wire.records import AnalysisInfo, HintInfo
from tavola.service.wire.requests import HintAsk

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: AnyRequest, table: TablePath, data: JSONBody[HintAsk], language: Language = None) -> HintInfo:
    """What a bot would answer to an open decision of one's own; it knows what the seat knows."""
    context = context_of(request)
    key, loaded = await context.seated(request, table)
    context.thoughts.take(context.address(request))
    return await context.advisers.hint(key, data.decision, data.bot, context.words(loaded, request))


@get("/api/tables/{table:str}/analysis")
async def analysis(request: AnyRequest, table: TablePath, language: Language = None) -> AnalysisInfo:
    """A finished game looked at again: how it stood, what turned it, what a bot would have done."""
    context = context_of(request)
    _, loaded = await context.seated(request, table)
    context.thoughts.take(context.address(request))
    return await context.advisers.analysis(loaded, context.words(loaded, request))


ROUTES = [hint, analysis]
