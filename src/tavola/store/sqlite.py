"""Tables in one SQLite file: a single writer thread that commits whatever has gathered, and a reader beside it."""

from __future__ import annotations

import asyncio
import math
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

from tavola.store import schema
from tavola.store import statements as sql
from tavola.store.by_days import CLAIM_LOOKS
from tavola.store.lock import FileLock
from tavola.store.outage import Outage
from tavola.store.port import Append, Conflict, KeyRow, NewTable, OnChange, OnWhisper, StoreUnavailable
from tavola.store.reads import Reads
from tavola.store.sqlite_writes import (
    add_past,
    append_to,
    are_good,
    change_keys,
    create,
    create_with_steps,
    forget,
    lite,
)
from tavola.store.steps import Step, carry_out_lite

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Done = tuple[asyncio.Future[Any], Any, BaseException | None]
BATCH = 256  # jobs committed together at most


class SqliteStore(Reads):
    """One process owns the file; a lock beside it says so."""

    shared = False

    def __init__(self, path: str | Path, *, synchronous: Literal["FULL", "NORMAL", "OFF"] = "FULL") -> None:
        self.path = Path(path).resolve()
        self.synchronous = synchronous
        self.reading, self.writing = Outage("reading"), Outage("writing")
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._lock = FileLock(self.path)

    async def start(self, on_change: OnChange | None = None, on_whisper: OnWhisper | None = None) -> None:
        """Opens the file, alone, and brings its schema up to date."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        try:
            self._writing = await self._loop.run_in_executor(self._reader, self._open_for_writing)
            self._reading = await self._loop.run_in_executor(self._reader, self._connect)
        except BaseException:
            self._lock.release()
            raise
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._thread.start()

    def whisper(self, table: str, text: str) -> None:
        """There is nobody else."""

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=64)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {self.synchronous}")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _open_for_writing(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(schema.VERSIONS)
        seen = {row[0] for row in connection.execute(schema.SEEN)}
        for migration in schema.to_do(seen, schema.migrations()):
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute(lite(schema.RECORD), (migration.version, migration.name))
        connection.execute("COMMIT")
        return connection

    async def close(self) -> None:
        """Waits for what is still to be written."""
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.release()

    # -- the writer thread

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch, ended = [job], False
            while len(batch) < BATCH and not self._jobs.empty():
                if (more := self._jobs.get()) is None:
                    ended = True
                    break
                batch.append(more)
            self._answer(self._commit(batch))
            if ended:
                return

    def _commit(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> list[Done]:
        """All jobs in one transaction; if one of them fails unforeseen, each in its own."""
        db, committing = self._writing, False
        try:
            before = db.total_changes
            db.execute("BEGIN IMMEDIATE")
            done: list[Done] = [(future, *_outcome(job, db)) for job, future in batch]
            committing = True  # from here on we cannot tell what was kept, so nothing is tried again
            db.execute("COMMIT")
            if gone := self._lock.why_gone():
                raise FileGone(gone)
        except Exception as error:
            self._roll_back()
            if len(batch) > 1 and not committing:
                return [one for job in batch for one in self._commit([job])]
            failure = unavailable(error) or error
            if isinstance(failure, StoreUnavailable):
                self.writing.began(failure)
            return [(future, None, failure) for _, future in batch]
        if db.total_changes > before:
            self.writing.ended()
        return done

    def _roll_back(self) -> None:
        """A connection that cannot even do that is made anew; if that fails too, the next write tries again."""
        try:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
        except sqlite3.Error:
            try:
                fresh = self._connect()
                self._writing.close()
                self._writing = fresh
            except sqlite3.Error as error:
                self.writing.began(error)

    def _answer(self, done: list[Done]) -> None:
        def answer() -> None:
            for future, result, error in done:
                if future.cancelled():
                    continue
                future.set_exception(error) if error else future.set_result(result)

        self._loop.call_soon_threadsafe(answer)

    def _write(self, job: Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((job, future))
        return future

    async def create(self, table: NewTable) -> None:
        if table.steps:
            await self._write(lambda db: create_with_steps(db, table))
            return
        for piece in sql.pieces(table.entries):
            await self._write(partial(add_past, entries=piece))
        try:
            await self._write(lambda db: create(db, table))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def forget(self, tables: Sequence[str], before: float) -> None:
        for table in tables:
            await self._write(partial(forget, table=table, before=before))

    async def append(self, append: Append) -> None:
        await self._write(lambda db: append_to(db, append))

    async def change_keys(self, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
        def change(db: sqlite3.Connection) -> None:
            if not are_good(db, revoke):
                raise Conflict("a key is void already")
            change_keys(db, add, revoke)

        await self._write(change)

    async def carry_out(self, steps: Sequence[Step], touched: Sequence[str] = ()) -> None:
        await self._write(lambda db: carry_out_lite(db, steps))

    async def probe(self) -> None:
        await self._write(lambda db: db.execute(lite(sql.PULSE), (time.time(),)).rowcount)

    async def claim_bots(
        self, worker: str, now: float, until: float, limit: int, latest: float = math.inf
    ) -> list[str]:
        def claim(db: sqlite3.Connection) -> list[str]:
            found = db.execute(lite(sql.CLAIM_BOTS.format(lock="")), (worker, now, until, limit, latest))
            return [row["id"] for row in found.fetchall()]

        claimed: list[str] = await self._write(claim)
        return claimed

    async def claim_looks(self, now: float, until: float, limit: int) -> list[str]:
        def claim(db: sqlite3.Connection) -> list[str]:
            found = db.execute(lite(CLAIM_LOOKS.format(lock="")), (now, until, limit))
            return [row["id"] for row in found.fetchall()]

        claimed: list[str] = await self._write(claim)
        return claimed

    async def hold_bots(self, worker: str, tables: Sequence[str], until: float) -> None:
        values = [(worker, table, until) for table in tables]
        await self._write(lambda db: db.executemany(lite(sql.HOLD_BOTS), values).rowcount)

    # -- the reader

    async def _all(self, statement: str, *values: Any) -> list[Any]:
        def read() -> list[Any]:
            return self._reading.execute(lite(statement), values).fetchall()

        try:
            found = await self._loop.run_in_executor(self._reader, read)
        except sqlite3.Error as error:
            failure = unavailable(error)
            if failure is None:
                raise
            self.reading.began(error)
            raise failure from error
        self.reading.ended()
        return found


class FileGone(StoreUnavailable):
    """The file is not where it was: what is written now would be lost."""


def unavailable(error: BaseException) -> StoreUnavailable | None:
    """What is the disk's or the file's fault, and not ours."""
    if isinstance(error, StoreUnavailable):
        return error
    ours = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.NotSupportedError, sqlite3.DataError)
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, ours):
        return StoreUnavailable(str(error))
    return None


def _outcome(job: Job, db: sqlite3.Connection) -> tuple[Any, BaseException | None]:
    """A conflict is an answer, not a failure: it is found before the job has written anything."""
    try:
        return job(db), None
    except Conflict as conflict:
        return None, conflict
