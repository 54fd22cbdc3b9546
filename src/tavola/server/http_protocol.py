"""HTTP as the server below speaks it, with bounds: how long a head may be, how long a request may take to come.

Uvicorn's protocol on httptools has none. Its other one, on h11, bounds the head and takes three times the processor
time for each request (155 us to 53 us; 45 us without bounds); so this one counts.
"""

from __future__ import annotations

import math
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from tavola.server.connections import Connections, Outbox, Place

PIPELINED = 8  # requests that may wait behind one another on a line; browsers send none ahead
LINGER = 2.0  # seconds for the rest of a request that was answered already
FRAMING = 16 * 1024  # bytes around the content of a body, besides a quarter of it


class TooLarge(Exception):
    """The head is larger than we read; the parser passes it on as an error of its own."""


class BoundedHttp(HttpToolsProtocol):
    """One line of HTTP/1.1."""

    def __init__(self, connections: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.lines, self.limits = connections, connections.limits
        self.address = ""
        self.place: Place | None = None
        self.running: RequestResponseCycle | None = None
        self.out = Outbox(self.limits.send_time)
        self.until = connections.now() + self.limits.head_time
        self.in_head, self.refused = True, 400
        self.turned = False  # a message has begun or ended in the piece being read
        self.head = self.fields = self.body = self.content = 0

    # -- coming and going

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.place = self.lines.arrive(self, self.client[0] if self.client else "")
        if self.place is None:
            transport.abort()
        elif self.place != "in":
            self.app = self.lines.turn_away(self.place)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self)
        self.forget_requests()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def forget_requests(self) -> None:
        """Nobody reads the answers any more: the one under way is told so, those sent ahead never begin."""
        self.pipeline.clear()
        if self.running is not None:
            self.running.disconnected = True
            self.running.message_event.set()

    @property
    def is_idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def look(self, now: float) -> None:
        if self.out.is_stuck(now, self.transport):
            self.lines.let_go(self, "slow_reader")
        elif now >= self.until:
            self.lines.let_go(self, "slow_request")

    def drop(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.out.paused(self.lines.now(), self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.out.resumed()

    # -- reading

    def data_received(self, data: bytes) -> None:
        """As below, but what is no HTTP is told in one shape and is nobody's log line."""
        self._unset_keepalive_if_required()
        self.turned = False
        try:
            self.parser.feed_data(data)
            self.count(len(data))
        except httptools.HttpParserUpgrade:
            self.upgrade()
        except (httptools.HttpParserError, TooLarge):
            self.lines.dropped["no_request"] += 1
            self.send_400_response("")

    def count(self, size: int) -> None:
        """A head that comes in many pieces is nowhere in whole until its end: its pieces are counted.

        So is what a body in pieces has around its content, which nobody else sees.
        """
        if self.in_head:
            self.head = 0 if self.turned else self.head + size
            if self.head > self.limits.head:
                self.too_large(431)
        else:
            self.body += size
            if self.body > FRAMING + self.content + self.content // 4:
                self.too_large(413)

    def upgrade(self) -> None:
        if self._should_upgrade():
            self.handle_websocket_upgrade()

    def _should_upgrade(self) -> bool:
        return self.place == "in" and super()._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        stream: Any = self.transport.get_protocol()
        self.lines.replace(self, stream)

    def too_large(self, status: int) -> None:
        self.refused = status
        raise TooLarge

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = self.turned = True
        self.fields = self.body = self.content = 0
        self.until = self.lines.now() + self.limits.head_time

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.url:
            self.too_large(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Called for what follows a body in pieces, too."""
        super().on_header(name, value)
        self.fields += len(name) + len(value) + 4
        if self.fields > self.limits.head or len(self.headers) > self.limits.headers:
            self.too_large(431)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self.too_large(429)
        self.in_head = False
        self.until = self.lines.now() + self.limits.body_time
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.content += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_head = self.turned = True
        self.until = math.inf
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.in_head:  # answered before all of it was here: refused
            self.until = min(self.until, self.lines.now() + LINGER)

    # -- telling

    def send_400_response(self, msg: str) -> None:
        body = self.lines.bad_request_body(self.refused)
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[self.refused] + head + body)
        self.transport.close()
        self.forget_requests()
