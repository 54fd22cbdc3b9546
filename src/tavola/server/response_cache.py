"""Responses that are the same for everybody: made once, kept as bytes, sent with an ETag."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from litestar import Request, Response

A_WHILE = "private, max-age=60"
AnyRequest = Request[Any, Any, Any]


class CachedResponse(msgspec.Struct, frozen=True):
    """One answer as it goes over the wire."""

    content: bytes
    tag: str


class ResponseCache:
    """All that were asked for; there are as many as games, packs and languages."""

    def __init__(self) -> None:
        self._made: dict[Hashable, CachedResponse] = {}

    async def answer(self, request: AnyRequest, name: Hashable, make: Callable[[], Any]) -> Response[Any]:
        """The sheet of that name. `make` runs once, in a thread; what it raises is not kept."""
        sheet = self._made.get(name)
        if sheet is None:
            sheet = self._made[name] = await asyncio.to_thread(drawn_up, make)
        headers = {"cache-control": A_WHILE, "etag": sheet.tag}
        if request.headers.get("if-none-match") == sheet.tag:
            return Response(b"", status_code=304, headers=headers, media_type="application/json")
        return Response(sheet.content, headers=headers, media_type="application/json")


def drawn_up(make: Callable[[], Any]) -> CachedResponse:
    content = msgspec.json.encode(make())
    return CachedResponse(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
