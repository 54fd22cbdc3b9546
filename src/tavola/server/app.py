"""The web application: the client, the tables, and whether all is well."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import NotFoundException

from tavola import __version__
from tavola.server import (
    advice,
    by_days,
    clubs,
    cups,
    games,
    hall,
    journals,
    pages,
    pairing,
    people,
    puzzles,
    reference,
    seats,
    stream,
    tables,
    today,
    workshop,
    workshop_stream,
)
from tavola.server.addresses import is_this_machine
from tavola.server.context import AppContext, context_of
from tavola.server.middleware import Middleware
from tavola.server.openapi import document
from tavola.server.refusals import HANDLERS
from tavola.server.settings import Settings
from tavola.server.static import client_routes, read_client
from tavola.service.bot_pool import ProcessBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.my_tables import overdue
from tavola.service.ports import BotPool, Catalogue

AnyRequest = Request[Any, Any, Any]


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    """Answers well while the store reads and writes; says which worker it was."""
    await context_of(request).pulse.check()
    return {"status": "ok", "version": __version__, "worker": str(os.getpid())}


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """For Prometheus."""
    context = context_of(request)
    allowed, client = context.settings.metrics, request.client
    far = not is_this_machine(context.caller(client.host if client else "", request.headers.get("x-forwarded-for", "")))
    if allowed == "off" or (allowed == "local" and far):
        raise NotFoundException
    return Response(
        context.metrics.text(await overdue(context.registry)), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """This document."""
    app, context = request.app, context_of(request)
    return await context.sheets.answer(request, "openapi", lambda: document(app, context.catalogue))


ROUTES: list[Any] = [
    health,
    metrics,
    openapi,
    *pages.ROUTES,
    games.list_games,
    *reference.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *advice.ROUTES,
    *journals.ROUTES,
    *people.ROUTES,
    *today.ROUTES,
    *puzzles.ROUTES,
    *workshop.ROUTES,
    *hall.ROUTES,
    *pairing.ROUTES,
    *by_days.ROUTES,
    *clubs.ROUTES,
    *cups.ROUTES,
    stream.stream,
    workshop_stream.draft_stream,
]


def make_app(context: AppContext) -> Litestar:
    """The application over one context."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await context.start()
        try:
            yield
        finally:
            await context.close()

    app = Litestar(
        route_handlers=[*ROUTES, *client_routes(read_client())],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=context.settings.limits.body,
        openapi_config=None,
        logging_config=None,
    )
    app.state["context"], app.state["routes"] = context, ROUTES
    guard = Middleware(app.asgi_handler, context)
    app.asgi_handler = guard
    context.connections.turn_away, context.connections.bad_request_body = guard.turning_away, guard.bad_request_body
    return app


def create_app(
    db: str = "", settings: Settings | None = None, catalogue: Catalogue | None = None, bot_pool: BotPool | None = None
) -> Litestar:
    """The whole application over one database, named by a file or a URL."""
    settings = settings or Settings(db=db)
    catalogue = catalogue or LibraryCatalogue()
    return make_app(
        AppContext(
            settings, catalogue, bot_pool or ProcessBotPool(LibraryCatalogue, settings.bot_processes, settings.ceilings)
        )
    )
