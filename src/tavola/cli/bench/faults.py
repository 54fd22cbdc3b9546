"""What befalls a server in `tavola bench crash`, besides its guests: killed, disks, databases, clocks.

Disks. A full disk and a torn write are real: the server may for a moment write no file beyond a size (RLIMIT_FSIZE), so
that the system breaks a write off in the middle. A slow disk and one that fails to sync are not: the server's own
connection to SQLite waits, or says that a commit failed, before or after it was done. What a disk does when the power
goes is not tried.

Databases. Connections are cut, frozen for a moment, or killed, after which PostgreSQL recovers from its log as after
a crash; its files, too, may not grow for a moment. For the last three it must run on this machine, for the last one
as the same user.

Clocks. The server's clock, not the machine's, jumps by minutes or hours, back or forth.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import asyncpg

JUMPS = (-7_200.0, -60.0, 0.0, 60.0, 7_200.0)  # seconds
ROOM = 12_000  # bytes that a log may grow at most before its disk is full
SMALL = 1 << 20  # bytes of a file in a database whose disk is full
OURS = "SELECT pid FROM pg_stat_activity WHERE application_name = 'tavola'"

Fault = Callable[[], Awaitable[None]]


async def fill_disk(pid: int, db: str, chance: random.Random) -> None:
    """For a moment no file of the server's may grow; where a write is just being done, it is torn."""
    log = Path(db).with_name(Path(db).name + "-wal")
    size = log.stat().st_size if log.exists() else 0
    await bounded([pid], size + chance.randrange(ROOM), chance.uniform(0.1, 0.6))


async def bounded(pids: Iterable[int], size: int, seconds: float) -> None:
    before = {pid: limit for pid in pids if (limit := limit_of(pid, size)) is not None}
    await asyncio.sleep(seconds)
    for pid, limit in before.items():
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


def limit_of(pid: int, size: int) -> tuple[int, int] | None:
    """Sets the limit; what it was before."""
    try:
        _, hard = before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
    except (ProcessLookupError, PermissionError):
        return None
    return before


def is_bounded(pid: int) -> bool:
    """Whether we may set bounds for a process: one of another user's needs more than a signal does."""
    try:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, resource.prlimit(pid, resource.RLIMIT_FSIZE))
        return True
    except (ProcessLookupError, PermissionError):
        return False


async def jump(file: Path, chance: random.Random) -> None:
    """The clock of the server, which it reads from a file."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(str(chance.choice(JUMPS)), encoding="ascii")
    fresh.replace(file)


class Database:
    """A PostgreSQL server in trouble."""

    def __init__(self, url: str, chance: random.Random) -> None:
        self.url, self.chance = url, chance

    async def trouble(self) -> None:
        """One of what can befall it; on another machine connections are cut, that is all we can do."""
        ways: list[Callable[[list[int]], Awaitable[Any]]] = [self.cut]
        pids = await self.backends()
        if pids and is_here(pids[0]):
            ways += [self.freeze, self.crash]
            ways += [self.fill] if is_bounded(pids[0]) else []
        await self.chance.choice(ways)(pids)

    async def ask(self, statement: str) -> list[Any]:
        """Once it can be reached; it may be busy recovering."""
        for _ in range(600):
            try:
                db = await asyncpg.connect(self.url, timeout=5)
            except (asyncpg.PostgresError, OSError):
                await asyncio.sleep(0.1)
                continue
            try:
                found: list[Any] = await db.fetch(statement)
                return found
            except (asyncpg.PostgresError, OSError):
                continue
            finally:
                await db.close(timeout=2)
        raise RuntimeError("the database does not come back")

    async def backends(self) -> list[int]:
        return [row["pid"] for row in await self.ask(OURS)]

    async def cut(self, pids: list[int]) -> None:
        await self.ask(f"SELECT pg_terminate_backend(pid) FROM ({OURS} AND random() < 0.7) AS ours")

    async def freeze(self, pids: list[int]) -> None:
        stopped = [pid for pid in pids if self.chance.random() < 0.7]
        try:
            send(stopped, signal.SIGSTOP)
            await asyncio.sleep(self.chance.uniform(0.1, 2.0))
        finally:
            send(stopped, signal.SIGCONT)

    async def crash(self, pids: list[int]) -> None:
        """Where one of its processes is killed, PostgreSQL ends all others and recovers."""
        send([self.chance.choice(pids)], signal.SIGKILL)
        await self.ask("SELECT 1")

    async def fill(self, pids: list[int]) -> None:
        await bounded(pids, SMALL, self.chance.uniform(0.1, 0.6))
        await self.ask("SELECT 1")


def send(pids: Iterable[int], number: signal.Signals) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def is_here(pid: int) -> bool:
    """Whether a process of a database with this number runs on this machine, and is ours to send signals to."""
    try:
        os.kill(pid, 0)
        return "postgres" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
