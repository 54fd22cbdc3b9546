"""How one worker serves: the application made from settings in the environment, and the options of its server."""

from __future__ import annotations

import os
import socket
from functools import partial
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from tavola.server.app import create_app
from tavola.server.context import AppContext
from tavola.server.garbage import put_aside
from tavola.server.http_protocol import BoundedHttp
from tavola.server.logs import log_to_stderr
from tavola.server.settings import Settings
from tavola.server.websocket_protocol import BoundedWebSocket
from tavola.service.parent_watch import end_with_parent

SPARE = 200  # files for all that is no line: the store, the bots' processes, packs
SETTINGS = "TAVOLA_SETTINGS"
LEVEL = "TAVOLA_LOG_LEVEL"


def to_environment(settings: Settings, level: str) -> None:
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    os.environ[LEVEL] = level


def work(listener: socket.socket) -> None:
    """What each worker process does."""
    end_with_parent(gently=True)
    log_to_stderr(os.environ[LEVEL])
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    serve_on(listener, create_app(settings=settings), settings)


def serve_on(listener: socket.socket, application: Litestar, settings: Settings) -> None:
    context: AppContext = application.state["context"]
    context.connections.most = min(context.connections.most, files_allowed(context.connections.most + SPARE) - SPARE)
    put_aside()
    uvicorn.Server(uvicorn.Config(application, **options(settings, context))).run(sockets=[listener])


def files_allowed(wanted: int) -> int:
    """How many files this process may hold open, once it has asked for as many as it wants."""
    try:
        import resource
    except ImportError:  # not on every system
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, allowed), hard))
    return max(soft, allowed)


def options(settings: Settings, context: AppContext) -> dict[str, Any]:
    """For uvicorn. What it does not bound, its protocols as we have them do."""
    return {
        "http": partial(BoundedHttp, context.connections),
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "server_header": False,
        "proxy_headers": False,
        "ws": partial(BoundedWebSocket, context.connections),
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": False,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": 5,
    }
