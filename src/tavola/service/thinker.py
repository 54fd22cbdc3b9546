"""Bots think in processes of their own: no table waits for another's bot, whatever it does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from tavola.bots.advice import Advice, advise
from tavola.bots.analysis import Analysis, Analyst
from tavola.bots.bot import Chair, Luck, Progress, chair, find_bot, unwatched
from tavola.kernel import codec
from tavola.kernel.game import Game, open_decision
from tavola.kernel.match import Answer
from tavola.service.acts import Answered, Ruled, read_act
from tavola.service.orphan import end_with_parent
from tavola.service.ports import BotQuestion, PastGame, Shelf

T = TypeVar("T")
Q = TypeVar("Q")
Job = Callable[[Shelf, Q, Progress], T]
PROGRESS = struct.Struct("!Qd")  # number of the question, how far it is: small enough to be written in one piece
PAUSE = 0.2  # seconds between two reports of one bot


def think(shelf: Shelf, question: BotQuestion, progress: Progress = unwatched) -> str:
    """The bot's answer. It sits on a chair that shows it what its seat may know."""
    _, seat = seated(shelf, question, progress)
    return find_bot(question.bot, question.game).choose(seat)


def give_advice(shelf: Shelf, question: BotQuestion, progress: Progress = unwatched) -> Advice:
    """What the bot would do on that chair, and what it expects of it."""
    game, seat = seated(shelf, question, progress)
    return advise(question.bot, game, question.seats, seat)


def seated(shelf: Shelf, question: BotQuestion, progress: Progress) -> tuple[Game[Any], Chair[Any]]:
    game, box = shelf.game(question.game), shelf.box(question.game, question.pack)
    g = codec.load(game, question.state, box)
    return game, chair(game, g, open_decision(g, question.seat), Luck.of(question.seed), progress)


def look_back(shelf: Shelf, past: PastGame, progress: Progress = unwatched) -> Analysis:
    """The whole game played again and judged."""
    game, box = shelf.game(past.game), shelf.box(past.game, past.pack)
    steps: list[Any] = []
    for data in past.steps:
        act = read_act(data)
        if isinstance(act, Answered):
            steps.append(Answer(act.seat, act.decision, act.key))
        elif isinstance(act, Ruled):
            steps.append(codec.load(game, bytes(act.state), box))
    return Analyst(game, past.seats, past.bot).analyse(codec.load(game, past.opening, box), steps, progress)


# -- in the helping process

_shelf: Shelf | None = None
_reports: Connection | None = None


def prepare(make: Callable[[], Shelf], lower: int, reports: Connection) -> None:
    """Runs once in each process: bots give way to answers of people."""
    global _shelf, _reports
    end_with_parent()
    _shelf, _reports = make(), reports
    if hasattr(os, "nice"):
        os.nice(lower)


def work_here(job: Job[Q, T], question: Q, number: int) -> T:
    assert _shelf is not None
    assert _reports is not None
    reports, last = _reports, time.monotonic()

    def report(part: float) -> None:
        nonlocal last
        if time.monotonic() - last >= PAUSE:
            last = time.monotonic()
            reports.send_bytes(PROGRESS.pack(number, part))

    return job(_shelf, question, report)


# -- in the server


class Pool:
    """Processes that do one kind of work, made anew if one of them dies. They start with the first question."""

    def __init__(self, make_shelf: Callable[[], Shelf], processes: int, lower: int) -> None:
        self._make, self._processes, self._lower = make_shelf, processes, lower
        self._pool: ProcessPoolExecutor | None = None
        self._reports: Connection | None = None
        self._listening: dict[int, Progress] = {}  # by number of the question
        self._asked = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        """With a line on which bots report; several may write to it, since each report is one small piece."""
        context = get_context("spawn")
        reader, writer = context.Pipe(duplex=False)
        self._stop_listening()
        self._reports = reader
        with contextlib.suppress(NotImplementedError):  # where a loop cannot do that, nobody hears how far bots are
            asyncio.get_running_loop().add_reader(reader.fileno(), self._hear, reader)
        start = (self._make, self._lower, writer)
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=prepare, initargs=start)

    def _hear(self, reader: Connection) -> None:
        try:
            number, part = PROGRESS.unpack(reader.recv_bytes())
        except (OSError, EOFError, struct.error):
            self._stop_listening()
            return
        if number in self._listening:
            self._listening[number](min(1.0, max(0.0, part)))

    def _stop_listening(self) -> None:
        if self._reports is not None:
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().remove_reader(self._reports.fileno())
            self._reports.close()
            self._reports = None

    async def ask(self, job: Job[Q, T], question: Q, progress: Progress) -> T:
        pool = self._pool = self._pool or self._new_pool()
        self._asked = number = self._asked + 1
        self._listening[number] = progress
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work_here, job, question, number)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None
            raise
        finally:
            del self._listening[number]

    def close(self) -> None:
        if self._pool is not None:
            self._stop_listening()
            self._pool.shutdown(wait=False, cancel_futures=True)


class ProcessThinker:
    """Bots that play have processes of their own; hints and analyses have another, so that no table waits for them."""

    def __init__(self, make_shelf: Callable[[], Shelf], processes: int = 1, lower: int = 5) -> None:
        self.playing = Pool(make_shelf, processes, lower)
        self.aside = Pool(make_shelf, 1, lower * 2)

    async def choose(self, question: BotQuestion, progress: Progress) -> str:
        return await self.playing.ask(think, question, progress)

    async def advise(self, question: BotQuestion) -> Advice:
        return await self.aside.ask(give_advice, question, unwatched)

    async def look_back(self, past: PastGame) -> Analysis:
        return await self.aside.ask(look_back, past, unwatched)

    def close(self) -> None:
        self.playing.close()
        self.aside.close()


class ThreadThinker:
    """Bots in a thread: for tests, and where processes cannot be had."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def choose(self, question: BotQuestion, progress: Progress) -> str:
        loop = asyncio.get_running_loop()

        def report(part: float) -> None:
            loop.call_soon_threadsafe(progress, part)

        return await asyncio.to_thread(think, self.shelf, question, report)

    async def advise(self, question: BotQuestion) -> Advice:
        return await asyncio.to_thread(give_advice, self.shelf, question)

    async def look_back(self, past: PastGame) -> Analysis:
        return await asyncio.to_thread(look_back, self.shelf, past)

    def close(self) -> None:
        """Nothing to put away."""
