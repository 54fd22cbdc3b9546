"""How one worker serves: the application made from settings in the environment, and the options of its server."""

from __future__ import annotations

import os
import socket
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from tavola.server.app import create_app
from tavola.server.logs import log_to_stderr
from tavola.server.settings import Settings
from tavola.service.orphan import end_with_parent

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
    uvicorn.Server(uvicorn.Config(application, **options(settings))).run(sockets=[listener])


def options(settings: Settings) -> dict[str, Any]:
    """For uvicorn."""
    return {
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "server_header": False,
        "proxy_headers": False,
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": False,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": 5,
    }
