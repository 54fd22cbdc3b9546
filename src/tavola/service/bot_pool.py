"""Processes in which bots think, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from tavola.bots.advice import Advice, advise
from tavola.bots.analysis import Analysis, Analyst
from tavola.bots.bot import BotRng, Progress, SeatAccess, find_bot, seat_access, unwatched
from tavola.kernel import codec
from tavola.kernel.decision import Refusal
from tavola.kernel.game import Game, open_decision
from tavola.kernel.record import read_record, replayed
from tavola.service.ceilings import Ceilings
from tavola.service.imports import retell
from tavola.service.ports import BotQuestion, Catalogue, ImportedTable, ImportFile, PastGame
from tavola.service.worker_pool import Turn, WorkerPool
from tavola.service.worker_process import Died, Job, Overran, Terms

log = logging.getLogger("tavola.bots")
T = TypeVar("T")
Q = TypeVar("Q")
ASIDE = 2  # processes for what is asked besides playing
LEAST = 19  # how far games that are only counted give way to everything else
MAKING = 2  # and for packs in the making
REMEMBERED = 1_000  # tables


def think(catalogue: Catalogue, question: BotQuestion, progress: Progress = unwatched) -> str:
    """The bot's answer; it gets access to what its seat may know."""
    _, seat = seated(catalogue, question, progress)
    return find_bot(question.bot, question.game).choose(seat)


def give_advice(catalogue: Catalogue, question: BotQuestion, progress: Progress = unwatched) -> Advice:
    """What the bot would answer at that seat, and what it expects of it."""
    game, seat = seated(catalogue, question, progress)
    return advise(question.bot, game, question.seats, seat)


def seated(catalogue: Catalogue, question: BotQuestion, progress: Progress) -> tuple[Game[Any], SeatAccess[Any]]:
    game, box = catalogue.game(question.game), catalogue.box(question.game, question.pack)
    g = codec.load(game, question.state, box)
    return game, seat_access(game, g, open_decision(g, question.seat), BotRng.of(question.seed), progress)


def look_back(catalogue: Catalogue, past: PastGame, progress: Progress = unwatched) -> Analysis:
    """The whole game played again and judged."""
    file = read_record(past.file)
    game, box = catalogue.game(file.game), catalogue.box(file.game, past.pack or file.pack.partition("@")[0])
    return Analyst(game, file.seats, past.bot).analyse(replayed(file, game, box), progress)


class ProcessBotPool:
    """Bots that play have processes of their own; hints, analyses and files have others, so that no table waits."""

    def __init__(
        self,
        make_catalogue: Callable[[], Catalogue],
        processes: int = 1,
        ceilings: Ceilings | None = None,
        lower: int = 5,
    ) -> None:
        self.ceilings = ceilings or Ceilings()
        memory = self.ceilings.helper_memory
        self.playing = WorkerPool(Terms(make_catalogue, lower, memory), processes)
        self.aside = WorkerPool(Terms(make_catalogue, lower * 2, memory), ASIDE)
        self.making = WorkerPool(Terms(make_catalogue, lower * 2, memory), MAKING)
        self.measuring = WorkerPool(Terms(make_catalogue, LEAST, memory), os.cpu_count() or 1)
        self._strikes: OrderedDict[str, int] = OrderedDict()  # tables whose bots have taken too much, and how often

    async def choose(self, question: BotQuestion, progress: Progress) -> str:
        """Who took too much is asked once more, and then has less: one table's bots do not hold up all others."""
        strikes = self._strikes.get(question.table, 0)
        turn = Turn(question.group, max(1.0, self.ceilings.bot_seconds / 2**strikes), question.looked_at)
        try:
            return await twice(self.playing, think, question, turn, progress)
        except Overran:
            self._strikes[question.table] = strikes + 1
            self._strikes.move_to_end(question.table)
            while len(self._strikes) > REMEMBERED:
                self._strikes.popitem(last=False)
            raise

    async def advise(self, question: BotQuestion) -> Advice:
        turn = Turn(question.group, self.ceilings.bot_seconds)
        return await twice(self.aside, give_advice, question, turn, unwatched)

    async def look_back(self, past: PastGame) -> Analysis:
        """All analyses are one group: whoever asks for a hint does not wait for them."""
        return await twice(self.aside, look_back, past, Turn("analysis", self.ceilings.analysis_seconds), unwatched)

    async def retell(self, tale: ImportFile) -> ImportedTable | Refusal:
        """Files are one group as well, and are not tried twice: what is in them is nobody's fault but theirs."""
        return await self.aside.ask(retell, tale, Turn("file", self.ceilings.import_seconds), unwatched)

    async def help(self, job: Job[Q, T], question: Q, turn: Turn) -> T:
        """Anything else that would keep people waiting if it were done here."""
        return await self.making.ask(job, question, turn, unwatched)

    async def measure(self, job: Job[Q, T], question: Q, turn: Turn) -> T:
        """Games by the hundred, on all cores, with what time is left over."""
        return await self.measuring.ask(job, question, turn, unwatched)

    def close(self) -> None:
        self.measuring.close()
        self.playing.close()
        self.aside.close()
        self.making.close()


async def twice(pool: WorkerPool, job: Job[Q, T], question: Q, turn: Turn, progress: Progress) -> T:
    """A process may be ended for no fault of the question: it is put once more."""
    try:
        return await pool.ask(job, question, turn, progress)
    except (Died, Overran) as why:
        log.warning("a helping process was ended", extra={"why": f"{type(why).__name__}: {why}"})
    return await pool.ask(job, question, turn, progress)


class ThreadBotPool:
    """Bots in a thread: for tests, and where processes cannot be had."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    async def choose(self, question: BotQuestion, progress: Progress) -> str:
        loop = asyncio.get_running_loop()

        def report(part: float) -> None:
            loop.call_soon_threadsafe(progress, part)

        return await asyncio.to_thread(think, self.catalogue, question, report)

    async def advise(self, question: BotQuestion) -> Advice:
        return await asyncio.to_thread(give_advice, self.catalogue, question)

    async def look_back(self, past: PastGame) -> Analysis:
        return await asyncio.to_thread(look_back, self.catalogue, past)

    async def retell(self, tale: ImportFile) -> ImportedTable | Refusal:
        return await asyncio.to_thread(retell, self.catalogue, tale)

    async def help(self, job: Job[Q, T], question: Q, turn: Turn) -> T:
        return await asyncio.to_thread(job, self.catalogue, question, unwatched)

    async def measure(self, job: Job[Q, T], question: Q, turn: Turn) -> T:
        return await self.help(job, question, turn)

    def close(self) -> None:
        """Nothing to put away."""
