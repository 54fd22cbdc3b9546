"""What workers on one database tell each other: which table has grown to which entry, and what its bots are about."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import asyncpg

from tavola.store.port import OnChange, OnWhisper

CHANNEL, WHISPERS = "tavola", "tavola_whispers"
LONGEST = 7_000  # PostgreSQL takes payloads of less than 8,000 bytes
RETRY = 0.5


def payloads(worker: str, grown: Sequence[tuple[str, int]]) -> Iterator[str]:
    """`worker table:seq,table:seq`, in as many pieces as are needed."""
    text = ""
    for table, seq in grown:
        piece = f"{table}:{seq}"
        if text and len(text) + len(piece) > LONGEST:
            yield f"{worker} {text}"
            text = ""
        text = f"{text},{piece}" if text else piece
    if text:
        yield f"{worker} {text}"


def read_payload(text: str) -> tuple[str, list[tuple[str, int]]]:
    worker, _, rest = text.partition(" ")
    pieces = (piece.rpartition(":") for piece in rest.split(",") if piece)
    return worker, [(table, int(seq)) for table, _, seq in pieces]


class Listener:
    """A connection that only listens; when it breaks it is made anew, and news may have been missed."""

    def __init__(self, url: str, worker: str, on_change: OnChange, on_whisper: OnWhisper | None = None) -> None:
        self.url, self.worker, self.on_change, self.on_whisper = url, worker, on_change, on_whisper
        self._broken = asyncio.Event()

    async def start(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._keep(), name="store-listener")

    async def _connect(self) -> None:
        self._broken.clear()
        self._db = await asyncpg.connect(self.url, timeout=10)
        try:
            await self._db.add_listener(CHANNEL, self._hear)
            await self._db.add_listener(WHISPERS, self._overhear)
        except BaseException:
            self._db.terminate()
            raise
        self._db.add_termination_listener(lambda _: self._broken.set())
        if self._db.is_closed():
            self._broken.set()

    def _hear(self, _db: Any, _pid: int, _channel: str, text: str) -> None:
        worker, grown = read_payload(text)
        if worker == self.worker:
            return
        for table, seq in grown:
            self.on_change(table, seq)

    def _overhear(self, _db: Any, _pid: int, _channel: str, text: str) -> None:
        worker, table, said = text.split(" ", 2)
        if worker != self.worker and self.on_whisper is not None:
            self.on_whisper(table, said)

    async def _keep(self) -> None:
        while True:
            await self._broken.wait()
            try:
                await self._connect()
            except Exception:  # whatever it was: who stops listening would never know what others write
                await asyncio.sleep(RETRY)
                self._broken.set()
                continue
            self.on_change("", 0)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):  # it may be broken already
            await self._db.close(timeout=5)
