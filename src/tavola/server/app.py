"""The web application: the client, the tables, and whether all is well."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import NotFoundException

from tavola import __version__
from tavola.server import advice, books, catalogue, seating, stream, tables
from tavola.server.addresses import is_this_machine
from tavola.server.desk import Desk, desk_of
from tavola.server.guard import Guard
from tavola.server.openapi import document
from tavola.server.refusals import HANDLERS
from tavola.server.settings import Settings
from tavola.server.static import client_routes, read_client
from tavola.service.owed import overdue
from tavola.service.ports import Shelf, Thinker
from tavola.service.shelf import LibraryShelf
from tavola.service.thinker import ProcessThinker

AnyRequest = Request[Any, Any, Any]


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    """Answers well while the store reads and writes; says which worker it was."""
    await desk_of(request).pulse.check()
    return {"status": "ok", "version": __version__, "worker": str(os.getpid())}


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """For Prometheus."""
    desk = desk_of(request)
    allowed, client = desk.settings.metrics, request.client
    far = not is_this_machine(desk.caller(client.host if client else "", request.headers.get("x-forwarded-for", "")))
    if allowed == "off" or (allowed == "local" and far):
        raise NotFoundException
    return Response(desk.metrics.text(await overdue(desk.house)), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """This document."""
    app, desk = request.app, desk_of(request)
    return await desk.sheets.answer(request, "openapi", lambda: document(app, desk.shelf))


ROUTES: list[Any] = [
    health,
    metrics,
    openapi,
    catalogue.list_games,
    *books.ROUTES,
    *tables.ROUTES,
    *seating.ROUTES,
    *advice.ROUTES,
    stream.stream,
]


def make_app(desk: Desk) -> Litestar:
    """The routes around a front desk."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await desk.start()
        try:
            yield
        finally:
            await desk.close()

    app = Litestar(
        route_handlers=[*ROUTES, *client_routes(read_client())],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=desk.settings.limits.body,
        openapi_config=None,
        logging_config=None,
    )
    app.state["desk"], app.state["routes"] = desk, ROUTES
    guard = Guard(app.asgi_handler, desk)
    app.asgi_handler = guard
    desk.connections.turn_away, desk.connections.told = guard.turning_away, guard.told
    return app


def create_app(
    db: str = "", settings: Settings | None = None, shelf: Shelf | None = None, thinker: Thinker | None = None
) -> Litestar:
    """The whole application over one database, named by a file or a URL."""
    settings = settings or Settings(db=db)
    shelf = shelf or LibraryShelf()
    return make_app(
        Desk(settings, shelf, thinker or ProcessThinker(LibraryShelf, settings.bot_processes, settings.ceilings))
    )
