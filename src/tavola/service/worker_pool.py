"""A pool of worker processes: questions wait in a fair queue for a process that is free."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from tavola.bots.bot import Progress
from tavola.service.fair_queue import FairQueue
from tavola.service.ports import Turn
from tavola.service.worker_process import Died, Job, Terms, WorkerProcess

T = TypeVar("T")
Q = TypeVar("Q")


__all__ = ["Turn", "Work", "WorkerPool"]


class Work(Generic[Q, T]):
    """A question on its way."""

    def __init__(self, job: Job[Q, T], question: Q, turn: Turn, progress: Progress) -> None:
        self.job, self.question, self.turn, self.progress = job, question, turn, progress
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """So many processes for one kind of work. They start when they are needed."""

    def __init__(self, terms: Terms, processes: int) -> None:
        self.helpers = [WorkerProcess(terms) for _ in range(processes)]
        self._idle = list(self.helpers)
        self._queue: FairQueue[Work[Any, Any]] = FairQueue(processes)
        self._threads = ThreadPoolExecutor(processes, "helpers")  # each waits for one process
        self._out: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def ask(self, job: Job[Q, T], question: Q, turn: Turn, progress: Progress) -> T:
        """The answer; `Overran`, `Died` or `Failed` where there is none."""
        if self._closed:
            raise Died("closed")
        work = Work(job, question, turn, progress)
        self._queue.put(turn.group, work, turn.looked_at)
        self._send_out()
        try:
            return await work.answer
        finally:
            self._queue.forget(work)  # where nobody waits for it any more

    def _send_out(self) -> None:
        while self._idle and not self._closed and (found := self._queue.take()) is not None:
            task = asyncio.create_task(self._work(self._idle.pop(), *found))
            self._out.add(task)
            task.add_done_callback(self._out.discard)

    async def _work(self, helper: WorkerProcess, group: str, work: Work[Any, Any]) -> None:
        loop = asyncio.get_running_loop()

        def far(part: float) -> None:
            loop.call_soon_threadsafe(work.progress, min(1.0, max(0.0, part)))

        asked = (work.job, work.question, work.turn.seconds, far)
        try:
            told = await loop.run_in_executor(self._threads, helper.work, *asked)
            if not work.answer.done():
                work.answer.set_result(told)
        except Exception as fault:
            if not work.answer.done():
                work.answer.set_exception(fault)
        finally:
            self._idle.append(helper)
            self._queue.back(group)
            self._send_out()

    def close(self) -> None:
        """Whoever still waits hears that there will be no answer."""
        self._closed = True
        for work in self._queue.clear():
            if not work.answer.done():
                work.answer.set_exception(Died("closed"))
        for helper in self.helpers:
            helper.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
