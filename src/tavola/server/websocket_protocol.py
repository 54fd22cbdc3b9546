"""WebSockets as the server below speaks them, with bounds: how much is read ahead, how long a reader may take.

What comes is read in small slices and no further than the first message that nobody has taken yet, so that a line holds
one reading of the socket and no more. Control frames are counted; pongs are not heaped up for who does not read them.
"""

from __future__ import annotations

import logging
import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tavola.server.connections import Connections, Outbox
from tavola.server.rate_limit import TokenBucket, TooOften

log = logging.getLogger("tavola.server")
UNREAD = 128 * 1024  # bytes that the system may keep for a reader; it takes twice that
GOODBYE = 64 * 1024  # bytes that may still come after we have said goodbye
SLICE = 1024  # bytes looked at before others get their turn


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """One line with a stream on it."""

    is_idle = False  # a stream keeps its place, also while nothing happens at its table

    def __init__(self, connections: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.lines, limits = connections, connections.limits
        self.address = ""
        self.out = Outbox(limits.send_time)
        self.controls = TokenBucket(limits.control_rate, limits.control_burst, connections.now())
        self.rest, self.at = b"", 0  # what was read from the socket, and how far we are in it
        self.ignored = 0  # bytes since we have said goodbye

    # -- coming and going

    def connection_made(self, transport: Any) -> None:
        """Who does not read shall not fill the system's memory either, which by itself keeps some MiB for a line."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self)
        self.rest, self.at = b"", 0
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        if self.out.is_stuck(now, self.transport):
            self.lines.let_go(self, "slow_reader")

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
        if self.close_sent:  # all that may come is the other's goodbye, behind what was under way
            self.ignored += len(data)
            if self.ignored > GOODBYE:
                self.lines.let_go(self, "no_goodbye")
                return
        self.rest, self.at = self.rest[self.at :] + data, 0
        self.read_on()

    def read_on(self) -> None:
        """Up to the next message; what is no WebSocket ends the line and is nobody's log line."""
        while self.at < len(self.rest) and not self.read_paused and not self.transport.is_closing():
            piece = self.rest[self.at : self.at + SLICE]
            self.at += len(piece)
            try:
                super().data_received(piece)
            except Exception:
                log.info("a line broke the protocol", exc_info=True)
                self.lines.let_go(self, "no_stream")
                return
        if self.at >= len(self.rest):
            self.rest, self.at = b"", 0

    async def receive(self) -> Any:
        message = await super().receive()
        if self.rest and not self.read_paused:
            self.read_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """A pong is due for the latest ping only: who does not read gets none."""
        if not self.is_allowed():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def is_allowed(self) -> bool:
        """Whether one more frame that says nothing may come; no client of ours sends more than a few a minute."""
        try:
            self.controls.take(self.lines.now())
        except TooOften:
            if not self.transport.is_closing():
                self.lines.let_go(self, "control_flood")
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        """A text in no letters is the sender's fault: the line ends with the code for it, and nothing is logged."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
