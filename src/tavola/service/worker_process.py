"""Worker processes: each has one question at a time, and limits of time and memory. One that takes more is ended, and
another takes its place.

A bot may be asked about a state that people have corrected, where no search may be expected to end.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import msgspec

from tavola.bots.bot import Progress
from tavola.service.parent_watch import end_with_parent
from tavola.service.ports import Catalogue

resource: Any
try:
    resource = import_module("resource")
except ImportError:  # Windows: there the clock alone is watched
    resource = None

T = TypeVar("T")
Q = TypeVar("Q")
Job = Callable[[Catalogue, Q, Progress], T]
PAUSE = 0.2  # seconds between two reports of one bot
START = 60.0  # seconds in which a process must be up, on however busy a machine
WAIT = 10  # seconds on the clock for each second of the processor's, at most
MIB = 1 << 20
OUT_OF_MEMORY = 77  # how a process ends that had too little
OUT_OF_TIME = -getattr(signal, "SIGXCPU", 0)  # and how the system ends one that took too long


class Overran(Exception):
    """It took more time or memory than it has, and was ended."""


class Died(Exception):
    """The process ended before it had answered."""


class Failed(Exception):
    """The work itself failed; the process is well."""


class Terms(msgspec.Struct, frozen=True):
    """How a helping process is run."""

    make_catalogue: Callable[[], Catalogue]
    lower: int = 5  # how far it gives way to the answers of people
    memory: int = 2_048  # MiB of address space


# -- in the helping process


def serve(terms: Terms, line: Connection) -> None:
    """Answer questions until the line is cut."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(terms.lower)
    if resource is not None:
        at_most(resource.RLIMIT_AS, terms.memory * MIB)
        at_most(resource.RLIMIT_CORE, 0)
    catalogue = terms.make_catalogue()
    while True:
        try:
            job, question, seconds = line.recv()
        except (EOFError, OSError):
            return
        allow(seconds)
        answer_one(line, catalogue, job, question)


def allow(seconds: float) -> None:
    """So much of the processor's time from now on; then the system ends the process, whatever it is doing."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = used.ru_utime + used.ru_stime
    at_most(resource.RLIMIT_CPU, int(spent + seconds) + 1)


def at_most(what: int, much: int) -> None:
    """A limit of this process, where the system knows it; one that is lower already stays."""
    _, hard = resource.getrlimit(what)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(what, (much if hard == resource.RLIM_INFINITY else min(much, hard), hard))


def answer_one(line: Connection, catalogue: Catalogue, job: Job[Any, Any], question: Any) -> None:
    last = time.monotonic()

    def report(part: float) -> None:
        nonlocal last
        if time.monotonic() - last >= PAUSE:
            last = time.monotonic()
            line.send(("far", part))

    try:
        line.send(("done", job(catalogue, question, report)))
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # what is left of this process is not to be trusted
    except Exception as fault:
        line.send(("failed", f"{type(fault).__name__}: {fault}"[:500]))


# -- in the server


class WorkerProcess:
    """One process, started with its first question and anew after it was ended. A thread of the server waits for it."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._process: Any = None
        self._line: Connection | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def work(self, job: Job[Q, T], question: Q, seconds: float, progress: Progress) -> T:
        """The answer; `Overran`, `Died` or `Failed` say why there is none."""
        line = self._line or self._start()
        until = time.monotonic() + START + seconds * WAIT
        try:
            line.send((job, question, seconds))
            while line.poll(max(0.0, until - time.monotonic())):
                kind, value = line.recv()
                if kind == "far":
                    progress(value)
                elif kind == "done":
                    return value  # type: ignore[no-any-return]
                else:
                    raise Failed(value)
        except (EOFError, OSError):
            raise self._ended() from None
        self.end()
        raise Overran(f"more than {seconds:.0f} s")

    def _start(self) -> Connection:
        context = get_context("spawn")
        mine, its = context.Pipe()
        self._process = context.Process(target=serve, args=(self.terms, its), daemon=True)
        self._process.start()
        its.close()
        self._line = mine
        return mine

    def _ended(self) -> Exception:
        process, code = self._process, None
        if process is not None:  # else the server closes
            process.join(5)
            code = process.exitcode
        self.end()
        return Overran(f"exit code {code}") if code in (OUT_OF_MEMORY, OUT_OF_TIME) else Died(f"exit code {code}")

    def end(self) -> None:
        """End the process; the next question starts another."""
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join(5)
        if line is not None:
            line.close()
