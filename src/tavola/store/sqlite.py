"""Tables in one SQLite file: a single writer thread that commits whatever has gathered, and a reader beside it."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal, TypeVar

from tavola.store import schema
from tavola.store import statements as sql
from tavola.store.lock import FileLock
from tavola.store.port import Append, Conflict, KeyRow, NewTable, OnChange, OnWhisper, StoreUnavailable
from tavola.store.reads import Reads

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Done = tuple[asyncio.Future[Any], Any, BaseException | None]
BATCH = 256  # jobs committed together at most


def lite(statement: str) -> str:
    return statement.replace("$", "?")


class SqliteStore(Reads):
    """One process owns the file; a lock beside it says so."""

    shared = False

    def __init__(self, path: str | Path, *, synchronous: Literal["FULL", "NORMAL", "OFF"] = "FULL") -> None:
        self.path = Path(path)
        self.synchronous = synchronous
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._lock = FileLock(self.path.with_name(self.path.name + ".lock"))

    async def start(self, on_change: OnChange | None = None, on_whisper: OnWhisper | None = None) -> None:
        """Opens the file, alone, and brings its schema up to date."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        # seeds of running games lie in it: for the owner's eyes only
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writing = await self._loop.run_in_executor(self._reader, self._open_for_writing)
        self._reading = await self._loop.run_in_executor(self._reader, self._connect)
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
        db = self._writing
        try:
            db.execute("BEGIN IMMEDIATE")
            done: list[Done] = [(future, *_outcome(job, db)) for job, future in batch]
            db.execute("COMMIT")
            return done
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if len(batch) == 1:
                failure = StoreUnavailable(str(error)) if isinstance(error, sqlite3.OperationalError) else error
                return [(batch[0][1], None, failure)]
            return [one for job in batch for one in self._commit([job])]

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
        await self._write(lambda db: _create(db, table))

    async def append(self, append: Append) -> None:
        await self._write(lambda db: _append(db, append))

    async def change_keys(self, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
        await self._write(lambda db: _change_keys(db, add, revoke))

    async def claim_bots(self, worker: str, now: float, until: float, limit: int) -> list[str]:
        def claim(db: sqlite3.Connection) -> list[str]:
            found = db.execute(lite(sql.CLAIM_BOTS.format(lock="")), (worker, now, until, limit))
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

        return await self._loop.run_in_executor(self._reader, read)


def _outcome(job: Job, db: sqlite3.Connection) -> tuple[Any, BaseException | None]:
    """A conflict is an answer, not a failure: it is found before the job has written anything."""
    try:
        return job(db), None
    except Conflict as conflict:
        return None, conflict


def _create(db: sqlite3.Connection, new: NewTable) -> None:
    db.execute(lite(sql.NEW_TABLE), sql.table_values(new))
    db.executemany(lite(sql.NEW_ENTRY), [sql.entry_values(entry) for entry in new.entries])
    snapshots = [sql.snapshot_values(snapshot) for snapshot in (*new.waypoints, new.snapshot)]
    db.executemany(lite(sql.NEW_SNAPSHOT), snapshots)
    _change_keys(db, new.keys, ())


def _append(db: sqlite3.Connection, append: Append) -> None:
    entry = append.entry
    if db.execute(lite(sql.NEW_ENTRY), sql.entry_values(entry)).rowcount != 1:
        raise Conflict(f"{entry.table} {entry.seq}")
    db.execute(lite(sql.NEW_STANDING), sql.standing_values(append))
    if append.cut:
        db.execute(lite(sql.CUT), (entry.table, entry.ply))
    if append.snapshot is not None:
        db.execute(lite(sql.NEW_SNAPSHOT), sql.snapshot_values(append.snapshot))
    _change_keys(db, append.keys, append.revoke)


def _change_keys(db: sqlite3.Connection, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
    if add:
        db.executemany(lite(sql.NEW_KEY), [sql.key_values(key) for key in add])
    if revoke:
        db.executemany(lite(sql.REVOKE), [(hash,) for hash in revoke])
