"""The outermost layer: which host and origin may speak, how often, the security headers, one log line a request."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Send

from tavola.kernel.decision import Refusal
from tavola.server.addresses import host_in, is_number, line_of
from tavola.server.connections import Place
from tavola.server.context import AppContext
from tavola.server.fair_share import EACH
from tavola.server.rate_limit import TooOften
from tavola.server.refusals import ClientGone
from tavola.service.catalogue import nearest_language
from tavola.service.present import refusal_info

log = logging.getLogger("tavola.access")

# Boards place their pieces with style attributes, hence these. No script is inline, nothing comes from elsewhere.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
Answer = tuple[int, Refusal, float]  # a status, why, and after how many seconds to come again
NAMES = {name for name, _ in SECURITY}
SOON = 5.0  # seconds after which there may be a place again
TOO_LARGE = Refusal("TABLE_E_TOO_LARGE")
AWAY = Refusal("TABLE_E_UNAVAILABLE")
NO_PLACE: dict[Place, tuple[int, Refusal]] = {
    "too_many": (429, Refusal("TABLE_E_TOO_OFTEN")),
    "full": (503, Refusal("TABLE_E_FULL")),
}


class Middleware:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app, self.context = app, context

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        address = self.address(scope, headers)
        if scope["type"] == "websocket":
            await self.websocket(address, headers, scope, receive, send)
            return
        started, status = time.perf_counter(), 500
        method, whole, begun = scope["method"], False, False

        async def receiving() -> Any:
            nonlocal whole
            message = await receive()
            if message["type"] == "http.disconnect" and not whole:
                raise ClientGone("the line was lost")
            whole = whole or not message.get("more_body", False)
            return message

        async def sending(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                kept = [(name, value) for name, value in message["headers"] if name.lower() not in NAMES]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in kept):
                    kept.append((b"cache-control", b"no-store"))
                message["headers"] = [*kept, *SECURITY]
            await send(message)

        if refusal := await self.refuse(address, headers):
            await self.send_refusal(*refusal, sending, language_of(headers))
        else:
            # Who asks with HEAD gets what GET would tell; the server below leaves the body out.
            asked: Any = {**scope, "method": "GET"} if method == "HEAD" else scope
            try:
                await self.context.work.weigh(address, self.serve(asked, receiving, sending))
            except asyncio.CancelledError:  # the server is going down, and has waited as long as it does
                if not begun:
                    await self.send_refusal(503, AWAY, SOON, sending, language_of(headers), close=True)
        seconds = time.perf_counter() - started
        self.context.metrics.noted(method, status)
        if log.isEnabledFor(logging.INFO):
            route, ms = scope.get("path_template", ""), round(seconds * 1000, 2)
            log.info("request", extra={"method": method, "route": route, "status": status, "ms": ms})

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def refuse(self, address: str, headers: Headers) -> Answer | None:
        """None when it is this address's turn. A refusal is kept back a moment, and with it what the line says next."""
        context = self.context
        try:
            context.requests.take(address)
            if not self.may_speak(headers):
                return 403, Refusal("TABLE_E_ORIGIN"), 0.0
            await context.work.turn(address)
        except TooOften as often:
            await asyncio.sleep(context.settings.limits.refusal_pause)
            return 429, Refusal("TABLE_E_TOO_OFTEN"), often.wait
        context.work.charge(address, EACH)
        return None

    def may_speak(self, headers: Headers) -> bool:
        """A page of somebody else's must not use a table through its visitor's browser, nor a false name lead here."""
        host, origin = headers.get("host", ""), headers.get("origin")
        return self.is_ours(host_in(host)) and (origin is None or self.may_come(origin, host))

    def is_ours(self, name: str) -> bool:
        settings = self.context.settings
        return not settings.hosts or name in settings.hosts or (settings.any_number and is_number(name))

    def may_come(self, origin: str, host: str) -> bool:
        """The page's own origin (whatever the proxy made of the scheme), or one that was allowed."""
        return origin.partition("://")[2] == host or origin in self.context.settings.origins

    def address(self, scope: Any, headers: Headers) -> str:
        client = scope.get("client")
        return line_of(self.context.caller(client[0] if client else "", headers.get("x-forwarded-for", "")))

    async def websocket(self, address: str, headers: Headers, scope: Any, receive: Receive, send: Send) -> None:
        if await self.refuse(address, headers):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self.context.work.weigh(address, self.serve(scope, receive, send))

    def turning_away(self, place: Place) -> ASGIApp:
        """What answers on a line for which there is no place; it ends with that."""
        status, refusal = NO_PLACE[place]

        async def turn_away(scope: Any, receive: Receive, send: Send) -> None:
            self.context.metrics.noted(scope["method"], status)
            await self.send_refusal(status, refusal, SOON, send, language_of(Headers.from_scope(scope)), close=True)

        return turn_away

    def bad_request_body(self, status: int) -> bytes:
        """In words, what is said to something that is no request at all; nobody knows its language."""
        refusal = Refusal("TABLE_E_REQUEST", args={"problem": "HTTP"}) if status == 400 else TOO_LARGE
        return msgspec.json.encode(refusal_info(refusal, self.context.catalogue.common_words("")))

    async def send_refusal(
        self, status: int, refusal: Refusal, wait: float, send: Any, language: str, *, close: bool = False
    ) -> None:
        body = msgspec.json.encode(refusal_info(refusal, self.context.catalogue.common_words(language)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if wait:
            headers.append((b"retry-after", str(int(wait) + 1).encode()))
        if close:
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def language_of(headers: Headers) -> str:
    return nearest_language(headers.get("accept-language", ""))
