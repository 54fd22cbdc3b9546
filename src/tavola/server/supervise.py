"""Several workers on one socket: one that ends is replaced at once, and all end with who started them."""

from __future__ import annotations

import logging
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

log = logging.getLogger("tavola.workers")
KILLED = -getattr(signal, "SIGKILL", 9)  # Windows has no such signal
QUICK = 3.0  # seconds: a worker that ended sooner did not even begin
PATIENT = 5  # such workers in a row before we give up
PAUSE = 0.5
FAREWELL = 10.0  # seconds for workers to end by themselves


class WorkersFail(Exception):
    """No worker comes up."""


class Supervisor:
    """Starts `count` processes that run `work(listener)` and keeps that many alive until it is told to end."""

    def __init__(self, work: Callable[[socket.socket], None], count: int, listener: socket.socket) -> None:
        self.work, self.count, self.listener = work, count, listener
        self.workers: dict[Any, tuple[SpawnProcess, float]] = {}  # by sentinel: the process and when it began
        self.ending = False
        self.failures = 0

    def run(self) -> None:
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self.end)
        try:
            while not self.ending:
                while len(self.workers) < self.count:
                    self.start_one()
                for sentinel in wait(list(self.workers), timeout=PAUSE):
                    self.bury(sentinel)
        finally:
            self.dismiss()

    def end(self, *_: object) -> None:
        self.ending = True

    def start_one(self) -> None:
        process = get_context("spawn").Process(target=self.work, args=(self.listener,))
        process.start()
        self.workers[process.sentinel] = (process, time.monotonic())

    def bury(self, sentinel: Any) -> None:
        process, began = self.workers.pop(sentinel)
        process.join()
        if self.ending:
            return
        quick = time.monotonic() - began < QUICK and process.exitcode != KILLED
        self.failures = self.failures + 1 if quick else 0
        log.error("a worker ended and is replaced", extra={"pid": process.pid, "exitcode": process.exitcode})
        if self.failures >= PATIENT:
            raise WorkersFail("the workers do not come up; the log above says why.")
        if quick:
            time.sleep(PAUSE)

    def dismiss(self) -> None:
        processes = [process for process, _ in self.workers.values()]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + FAREWELL
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
