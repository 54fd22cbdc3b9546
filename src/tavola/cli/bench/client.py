"""Clients for measuring: each holds a table open by a stream and answers for all of its seats."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

LANGUAGE = "en"


class Asked(msgspec.Struct):
    id: str
    seat: int
    keys: list[str]
    held: str | None


class Seen(msgspec.Struct):
    decisions: list[Asked]


class TableSeen(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    """As much of what a stream sends as a client needs."""

    type: str
    sight: Seen | None = None
    table: TableSeen | None = None
    id: str = ""
    seq: int = 0


read = msgspec.json.Decoder(Message).decode


async def request(address: str, method: str, path: str, data: Any = None, key: str = "", name: str = "") -> Any:
    """One HTTP request over a connection of its own; with a name it can be made again."""
    host, port = place(address)
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(written(address, method, path, data, key, name))
        answer = await reader.read()
    finally:
        writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1])
    if status >= 300:
        raise RuntimeError(f"{method} {path}: {status} {content[:300]!r}")
    return msgspec.json.decode(content)


async def post(address: str, path: str, data: Any, key: str, part: float) -> None:
    """A request that is broken off: in the middle, or as soon as all of it is sent."""
    _, writer = await asyncio.open_connection(*place(address))
    message = written(address, "POST", path, data, key)
    writer.write(message[: int(len(message) * 2 * part)])
    writer.transport.abort()


def place(address: str) -> tuple[str, int]:
    host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
    return host, int(port)


def written(address: str, method: str, path: str, data: Any, key: str, name: str = "") -> bytes:
    host, port = place(address)
    body = b"" if data is None else msgspec.json.encode(data)
    head = [f"{method} {path} HTTP/1.1", f"host: {host}:{port}", "connection: close", f"content-length: {len(body)}"]
    head += ["content-type: application/json"] if body else []
    head += [f"authorization: Bearer {key}"] if key else []
    head += [f"idempotency-key: {name}"] if name else []
    return "\r\n".join([*head, "", ""]).encode() + body


async def open_table(address: str, game: str, seats: int = 2) -> tuple[str, str, str]:
    """A table with all seats in one hand: its id, the key of the hand, the key of spectators."""
    opened = await request(address, "POST", "/api/tables", {"game": game, "seats": [{"who": "me"}] * seats})
    return opened["table"]["id"], opened["key"], opened["watch"]


class Player:
    """One stream at one table."""

    def __init__(self, address: str, table: str, key: str, seed: int = 0) -> None:
        self.address, self.table, self.key = address, table, key
        self.chance = random.Random(seed)
        self.decision: Asked | None = None
        self.over = False
        self._socket: ClientConnection | None = None

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "nobody sits here"
        return self._socket

    async def sit(self) -> None:
        where = self.address.replace("http://", "ws://").rstrip("/")
        self._socket = await connect(
            f"{where}/api/tables/{self.table}/stream", compression=None, max_size=None, ping_interval=None
        )
        hello = {"do": "hello", "key": self.key, "language": LANGUAGE}
        await self.socket.send(msgspec.json.encode(hello).decode())
        self.note(read(await self.socket.recv()))

    def note(self, message: Message) -> None:
        if message.sight is not None:
            open_now = [asked for asked in message.sight.decisions if asked.held is None]
            self.decision = open_now[0] if open_now else None
        if message.table is not None:
            self.over = message.table.phase == "over"

    async def answer(self) -> float:
        """Answer at random; the seconds until it was acknowledged, with the table seen as it is after it."""
        asked = self.decision
        assert asked is not None, "nothing is asked"
        key = self.chance.choice(asked.keys)
        said = {"do": "answer", "seat": asked.seat, "decision": asked.id, "key": key, "id": "a"}
        started = time.perf_counter()
        await self.socket.send(msgspec.json.encode(said).decode())
        took, stepped = 0.0, False
        while not (took and stepped):
            message = read(await self.socket.recv())
            self.note(message)
            if message.type == "ack":
                took = time.perf_counter() - started
            elif message.type == "step":
                stepped = True
            elif message.type == "no":
                raise RuntimeError("an answer was refused")
        return took

    def onlooker(self) -> Player:
        """Somebody else with the same key, who sees the same."""
        return Player(self.address, self.table, self.key)

    async def read_along(self) -> None:
        """What is sent is read, as a browser does."""
        while True:
            await self.socket.recv()

    async def leave(self) -> None:
        await self.socket.close()

    def cut(self) -> None:
        """End the line without a farewell, if there is one."""
        if self._socket is not None:
            self._socket.transport.abort()


Gone = (websockets.ConnectionClosed, websockets.InvalidHandshake, ConnectionError, OSError, asyncio.IncompleteReadError)
