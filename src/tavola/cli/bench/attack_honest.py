"""Honest people at a server under attack: some play and measure how long answers take, one comes by now and then."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import websockets

from tavola.cli.bench.client import Gone, Player, open_table, request

PLAYERS = 3
PAUSE = 0.1  # seconds between two answers of a player
VISIT = 0.25  # seconds between two visits
PATIENCE = 20.0  # seconds after which an answer counts as failed


class Honest:
    """Who plays and who comes by; each thing done with the moment it was asked for and how long it took."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answers: list[tuple[float, float]] = []
        self.visits: list[tuple[float, float]] = []
        self.failures: list[tuple[float, str]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(PLAYERS)]
        self._tasks.append(asyncio.create_task(self._visit()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, number: int) -> None:
        """A table that is over is followed by another; who loses the line comes back."""
        player: Player | None = None
        while True:
            asked = time.monotonic()
            try:
                if player is None or player.over:
                    table, key, _ = await open_table(self.address, "realm_of_sand")
                    player = Player(self.address, table, key, number)
                    await player.sit()
                while not player.over:
                    asked = time.monotonic()
                    async with asyncio.timeout(PATIENCE):
                        self.answers.append((asked, await player.answer()))
                    await asyncio.sleep(PAUSE)
                await player.leave()
            except (*Gone, TimeoutError, RuntimeError, AssertionError, websockets.WebSocketException) as error:
                self.failures.append((asked, repr(error)[:200]))
                player = None
                await asyncio.sleep(0.5)

    async def _visit(self) -> None:
        while True:
            asked = time.monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    await request(self.address, "GET", "/api/games")
                self.visits.append((asked, time.monotonic() - asked))
            except (*Gone, TimeoutError, RuntimeError, ValueError, IndexError) as error:
                self.failures.append((asked, repr(error)[:200]))
            await asyncio.sleep(VISIT)

    def between(self, began: float, ended: float) -> dict[str, Any]:
        """What they saw in a stretch of time, in milliseconds."""
        answers, visits = within(self.answers, began, ended), within(self.visits, began, ended)
        failed = [what for at, what in self.failures if began <= at < ended]
        return {
            "answers": len(answers),
            "p50_ms": at_rank(answers, 0.5),
            "p99_ms": at_rank(answers, 0.99),
            "visit_p99_ms": at_rank(visits, 0.99),
            "failures": len(failed),
            "failed": failed[:3],
        }


def within(times: list[tuple[float, float]], began: float, ended: float) -> list[float]:
    return sorted(took for at, took in times if began <= at < ended)


def at_rank(ordered: list[float], rank: float) -> float:
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * rank))] * 1000, 1) if ordered else 0.0
