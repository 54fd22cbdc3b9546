"""Attacks on lines: heads without end, lines that say nothing or half of something, pings, readers who do not read."""

from __future__ import annotations

import asyncio
from typing import Any

from tavola.cli.bench.attack_wire import HERE, Foe, Gone, Wire, framed, request

SILENT = 400  # lines that are held
HALF = (
    b"",
    b"GET /health HT",
    f"GET /health HTTP/1.1\r\nhost: {HERE}\r\n".encode(),
    request("POST", "/api/owed", b'{"keys": []}')[:-5],
)


async def header_flood(foe: Foe) -> None:
    """Head lines without end, on eight lines at once."""
    foe.begin()
    piece = b"".join(b"x-%d: " % n + b"y" * 1000 + b"\r\n" for n in range(60))

    async def flood(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            await wire.say(f"GET / HTTP/1.1\r\nhost: {HERE}\r\n".encode())
            while foe.goes_on():
                await wire.say(piece)

    await foe.everywhere(flood, 8)


async def endless_words(foe: Foe) -> None:
    """One head line, one address, one body in pieces that never ends."""
    foe.begin()
    begins = (
        f"GET / HTTP/1.1\r\nhost: {HERE}\r\nx: ".encode(),
        b"GET /",
        f"POST /api/imports HTTP/1.1\r\nhost: {HERE}\r\ntransfer-encoding: chunked\r\n\r\n1;".encode(),
        b"\r\n",
    )

    async def flood(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            await wire.say(begins[number % 4])
            while foe.goes_on():
                await wire.say((b"y" if number % 4 < 3 else b"\r\n") * 30_000)

    await foe.everywhere(flood, 8)


async def silent_lines(foe: Foe) -> None:
    """Hundreds of lines that say nothing, or half of something; what is cut is opened again."""
    foe.begin()

    async def hold(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            await wire.say(HALF[number % len(HALF)])
            assert wire.reader is not None
            while foe.goes_on() and not wire.reader.at_eof():
                await asyncio.sleep(0.2)
            await asyncio.sleep(0.2)

    await foe.everywhere(hold, SILENT)


async def pipelines(foe: Foe) -> None:
    """Thousands of requests in one piece."""
    foe.begin()

    async def flood(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            await wire.say(request("GET", "/health") * 2_000)
            while foe.goes_on():
                await wire.answer()

    await foe.everywhere(flood, 8)


async def ping_flood(foe: Foe) -> None:
    """Pings, pongs and empty pieces of messages, before and after hello, by who reads nothing."""
    async with Wire(foe) as wire:
        opened = await wire.table("realm_of_sand", "me", "me")
    foe.begin()
    frames = (framed(b"", 0x89), framed(b"z" * 125, 0x89), framed(b"", 0x8A), framed(b"", 0x00), framed(b"{}"))

    async def flood(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            await wire.stream(opened["table"]["id"], opened["key"] if number % 2 else "")
            while foe.goes_on():
                await wire.say(frames[number % len(frames)] * 500)

    await foe.everywhere(flood, 20)


async def silent_readers(foe: Foe) -> None:
    """Streams that are never read, at a table that says much: every step as large as proposals can make it."""
    async with Wire(foe) as wire:
        opened = await wire.table("tainted_grail", "me", "open")
        table, key = opened["table"]["id"], opened["key"]
        sat = await wire.must("POST", f"/api/tables/{table}/seats", {"name": "x"}, opened["invites"][0]["key"])
        junk = [{"op": "add", "path": "/x", "value": "z" * 50_000}]
        for _ in range(5):
            await wire.ask(
                "POST", f"/api/tables/{table}/proposals", {"seat": 0, "kind": "undo", "to": 0, "patch": junk}, key
            )
    foe.begin()

    async def deaf(foe: Foe, number: int) -> None:
        wire = Wire(foe)
        try:
            await wire.open(receive=4096)
            await wire.stream(table, (key, sat["key"])[number % 2])
            assert wire.writer is not None
            while foe.goes_on() and not wire.writer.is_closing():
                await asyncio.sleep(0.2)
                await wire.frame(b'{"do": "ping"}')
        finally:
            wire.close()

    await asyncio.gather(foe.everywhere(deaf, 100), talk(foe, table, key))


async def talk(foe: Foe, table: str, key: str) -> None:
    """Somebody says something as often as may be."""
    wire = Wire(foe)
    while foe.goes_on():
        try:
            await wire.ask("POST", f"/api/tables/{table}/talk", {"text": "\U0001f3b2" * 500}, key)
        except Gone:
            wire.close()
            await asyncio.sleep(0.05)
    wire.close()


ATTACKS: dict[str, Any] = {
    "header_flood": header_flood,
    "endless_words": endless_words,
    "silent_lines": silent_lines,
    "pipelines": pipelines,
    "ping_flood": ping_flood,
    "silent_readers": silent_readers,
}
