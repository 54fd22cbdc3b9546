"""Bots think in processes of their own: no table waits for another's bot, whatever it does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from tavola.bots.bot import Luck, chair, find_bot
from tavola.kernel import codec
from tavola.kernel.game import open_decision
from tavola.service.orphan import end_with_parent
from tavola.service.ports import BotQuestion, Shelf


def think(shelf: Shelf, question: BotQuestion) -> str:
    """The bot's answer. It sits on a chair that shows it what its seat may know."""
    game, box = shelf.game(question.game), shelf.box(question.game, question.pack)
    g = codec.load(game, question.state, box)
    decision = open_decision(g, question.seat)
    bot = find_bot(question.bot, question.game)
    return bot.choose(chair(game, g, decision, Luck.of(question.seed)))


_shelf: Shelf | None = None


def prepare(make: Callable[[], Shelf], lower: int) -> None:
    """Runs once in each process: bots give way to answers of people."""
    global _shelf  # noqa: PLW0603
    end_with_parent()
    _shelf = make()
    if hasattr(os, "nice"):
        os.nice(lower)


def think_here(question: BotQuestion) -> str:
    assert _shelf is not None
    return think(_shelf, question)


class ProcessThinker:
    """A pool of processes, made anew if one of them dies. Processes start with the first question."""

    def __init__(self, make_shelf: Callable[[], Shelf], processes: int = 1, lower: int = 5) -> None:
        self._make, self._processes, self._lower = make_shelf, processes, lower
        self._pool: ProcessPoolExecutor | None = None

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=get_context("spawn"),
            initializer=prepare,
            initargs=(self._make, self._lower),
        )

    async def choose(self, question: BotQuestion, progress: Callable[[float], None]) -> str:
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think_here, question)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class ThreadThinker:
    """Bots in a thread: for tests, and where processes cannot be had."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def choose(self, question: BotQuestion, progress: Callable[[float], None]) -> str:
        return await asyncio.to_thread(think, self.shelf, question)

    def close(self) -> None:
        """Nothing to put away."""
