"""Lines to a server under attack: plain sockets from an address of one's own, so that nothing is right by accident."""

from __future__ import annotations

import asyncio
import base64
import random
import socket
import sys
import time
from collections import Counter
from typing import Any

import msgspec

HERE = "127.0.0.1"
LATE = 15.0  # seconds that an answer may take before the line is given up
Gone = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, EOFError, TimeoutError, ValueError)


class Foe:
    """Who attacks: from where, for how long, and what came of it."""

    def __init__(self, port: int, seconds: float, seed: int, messages: int = 0) -> None:
        self.port, self.seconds, self.messages = port, seconds, messages
        self.chance = random.Random(seed)
        self.until = 0.0
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []  # answers that say that something is wrong on the server's side

    def begin(self) -> None:
        """All is prepared: the attack begins now."""
        print("begin", flush=True)
        self.until = time.monotonic() + self.seconds

    def goes_on(self) -> bool:
        """For so many messages where a number was given, else for so long."""
        return self.sent < self.messages if self.messages else time.monotonic() < self.until

    def note(self, status: int, content: bytes = b"") -> None:
        self.statuses[status] += 1
        if (status >= 500 and status != 503) or b"TABLE_E_FAULT" in content:
            self.faults.append(f"{status} {content[:200]!r}")

    async def everywhere(self, attack: Any, lines: int) -> None:
        """The same from many lines at once; a line that is cut is opened again."""

        async def one(number: int) -> None:
            while self.goes_on():
                try:
                    await attack(self, number)
                except Gone:
                    await asyncio.sleep(0.02)

        await asyncio.gather(*map(one, range(lines)))


class Wire:
    """One line that speaks HTTP as far as it likes."""

    def __init__(self, foe: Foe, address: str = "127.0.0.2") -> None:
        self.foe, self.address = foe, address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> Wire:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    async def open(self, receive: int = 0) -> None:
        """With `receive`, the system keeps no more than so many bytes for who does not read."""
        line = socket.socket()
        line.setblocking(False)
        if receive:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        try:
            line.bind((self.address, 0))
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(line, (HERE, self.foe.port)), LATE)
            self.reader, self.writer = await asyncio.open_connection(sock=line, limit=1 << 24)
        except BaseException:
            line.close()
            raise

    def close(self) -> None:
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None

    async def say(self, data: bytes) -> None:
        assert self.writer is not None
        self.writer.write(data)
        self.foe.sent += 1
        await asyncio.wait_for(self.writer.drain(), LATE)

    async def answer(self) -> tuple[int, bytes]:
        """One answer of HTTP: its status and its content."""
        if self.reader is None:
            raise EOFError
        async with asyncio.timeout(LATE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            fields = head.lower().split(b"\r\n")
            status = int(fields[0].split()[1])
            length = next((int(one[15:]) for one in fields if one.startswith(b"content-length:")), 0)
            content = await self.reader.readexactly(length) if length and status != 304 else b""
        self.foe.note(status, content)
        if b"connection: close" in fields:
            self.close()
        return status, content

    async def ask(self, method: str, path: str, data: Any = None, key: str = "") -> tuple[int, Any]:
        """A proper request; the line is opened where it is not."""
        if self.writer is None or self.writer.is_closing():
            await self.open()
        await self.say(request(method, path, b"" if data is None else msgspec.json.encode(data), key))
        status, content = await self.answer()
        try:
            return status, msgspec.json.decode(content)
        except msgspec.DecodeError:
            return status, None

    async def must(self, method: str, path: str, data: Any = None, key: str = "") -> Any:
        """The same for who prepares something: it waits when it is too often."""
        for _ in range(60):
            status, told = await self.ask(method, path, data, key)
            if status < 300:
                return told
            if status != 429:
                raise RuntimeError(f"{method} {path}: {status} {told}")
            if self.foe.until and not self.foe.goes_on():
                raise EOFError
            await asyncio.sleep(1.0)
        raise RuntimeError(f"{method} {path}: always too often")

    async def table(self, game: str, *who: str, **rest: Any) -> Any:
        seats = [{"who": one} if one in ("me", "open") else {"who": "bot", "bot": one} for one in who]
        return await self.must("POST", "/api/tables", {"game": game, "seats": seats, **rest})

    async def stream(self, table: str, key: str = "", of: str = "tables") -> None:
        """Upgrade to a stream, and say hello where there is a key."""
        token = base64.b64encode(self.foe.chance.randbytes(16)).decode()
        head = f"GET /api/{of}/{table}/stream HTTP/1.1\r\nhost: {HERE}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        await self.say(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {token}\r\n\r\n".encode())
        status, _ = await self.answer()
        if status != 101:
            raise EOFError
        if key:
            await self.frame(msgspec.json.encode({"do": "hello", "key": key, "language": "en"}))

    async def frame(self, data: bytes, first: int = 0x81) -> None:
        await self.say(framed(data, first))

    async def hear(self) -> bytes:
        """The content of the next frame; control frames count like others."""
        assert self.reader is not None
        async with asyncio.timeout(LATE):
            first, second = await self.reader.readexactly(2)
            length = second & 0x7F
            if length > 125:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            content = await self.reader.readexactly(length)
        if b"TABLE_E_FAULT" in content:
            self.foe.note(500, content)
        if first & 0x0F == 8:
            raise EOFError
        return content


def request(method: str, path: str, body: bytes = b"", key: str = "", more: str = "") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nhost: {HERE}\r\n{more}content-length: {len(body)}\r\n"
    head += "content-type: application/json\r\n" if body else ""
    head += f"authorization: Bearer {key}\r\n" if key else ""
    return head.encode("utf-8", "surrogatepass") + b"\r\n" + body


def framed(data: bytes, first: int = 0x81) -> bytes:
    """One frame, masked with noughts."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([first]) + length + b"\0\0\0\0" + data


def finish(foe: Foe) -> None:
    """What came of an attack, for who started it."""
    told = {"sent": foe.sent, "statuses": dict(foe.statuses), "faults": len(foe.faults), "examples": foe.faults[:5]}
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    sys.stdout.flush()
