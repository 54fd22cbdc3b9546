"""Tables in PostgreSQL, for several workers on one or many machines: batched appends, NOTIFY to wake the others.

A commit that notifies takes a lock that all such commits share, so each worker gathers its appends and commits them
together: one fsync and one notification for the whole batch.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from tavola.store import schema
from tavola.store import statements as sql
from tavola.store.notices import CHANNEL, WHISPERS, Listener, payloads
from tavola.store.port import Append, Conflict, KeyRow, NewTable, OnChange, OnWhisper, StoreUnavailable
from tavola.store.reads import Reads

T = TypeVar("T")
BATCH = 256
MIGRATION_LOCK = 0x7461766F6C61  # "tavola": one worker migrates, the others wait
TROUBLE = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.OperatorInterventionError, OSError)

NEW_ENTRIES = """
INSERT INTO log (table_id, seq, at, act, seat, ply, step, decision, data, events)
SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::int[], $7::int[], $8::text[],
                     $9::bytea[], $10::bytea[])
ON CONFLICT DO NOTHING RETURNING table_id"""
NEW_STANDINGS = """
UPDATE tables SET seq = new.seq, ply = new.ply, finished = new.finished, owed = new.owed, since = new.since,
    bot_owed = new.bot_owed,
    bot_worker = CASE WHEN new.worker = '' THEN tables.bot_worker ELSE new.worker END,
    bot_until = CASE WHEN new.worker = '' THEN tables.bot_until ELSE new.until END
FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::float8[], $7::int[], $8::text[], $9::float8[])
    AS new (id, seq, ply, finished, owed, since, bot_owed, worker, until)
WHERE tables.id = new.id"""


class PostgresStore(Reads):
    """Any number of workers may use one database."""

    shared = True

    def __init__(self, url: str, *, readers: int = 4) -> None:
        self.url, self.readers = url, readers
        self.worker = secrets.token_hex(6)
        self._whispers: set[asyncio.Task[None]] = set()
        self._appends: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()

    async def start(self, on_change: OnChange | None = None, on_whisper: OnWhisper | None = None) -> None:
        self._pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=self.readers + 1,
            command_timeout=30,
            server_settings={"synchronous_commit": "on", "application_name": "tavola", "jit": "off"},
        )
        await self._migrate()
        self._writer = asyncio.create_task(self._write_all(), name="store-writer")
        self._listener = Listener(self.url, self.worker, on_change, on_whisper) if on_change else None
        if self._listener:
            await self._listener.start()

    async def _migrate(self) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await db.execute(schema.VERSIONS)
            seen = {row[0] for row in await db.fetch(schema.SEEN)}
            for migration in schema.to_do(seen, schema.migrations()):
                for statement in migration.statements:
                    await db.execute(statement)
                await db.execute(schema.RECORD, migration.version, migration.name)

    async def close(self) -> None:
        if self._listener:
            await self._listener.close()
        while not self._appends.empty():
            await asyncio.sleep(0.01)
        self._writer.cancel()
        await asyncio.gather(*self._whispers, return_exceptions=True)
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._pool.close()

    # -- what is kept nowhere

    def whisper(self, table: str, text: str) -> None:
        task = asyncio.create_task(self._whisper(f"{self.worker} {table} {text}"))
        self._whispers.add(task)
        task.add_done_callback(self._whispers.discard)

    async def _whisper(self, text: str) -> None:
        with contextlib.suppress(asyncpg.PostgresError, *TROUBLE):
            await self._pool.execute("SELECT pg_notify($1, $2)", WHISPERS, text)

    # -- appends

    async def append(self, append: Append) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._appends.put_nowait((append, future))
        await future

    async def _write_all(self) -> None:
        while True:
            batch = [await self._appends.get()]
            while len(batch) < BATCH and not self._appends.empty():
                batch.append(self._appends.get_nowait())
            await self._write(batch)

    async def _write(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """One transaction for all. Tables in order, so that two workers never wait for each other in a ring."""
        batch.sort(key=lambda item: item[0].entry.table)
        try:
            async with self._pool.acquire() as db, db.transaction():
                kept = await self._write_batch(db, [append for append, _ in batch])
        except Exception as error:
            trouble = StoreUnavailable(str(error))
            for _, future in batch:
                if not future.done():
                    future.set_exception(trouble)
            return
        for append, future in batch:
            if future.done():
                continue
            if append.entry.table in kept:
                future.set_result(None)
            else:
                future.set_exception(Conflict(f"{append.entry.table} {append.entry.seq}"))

    async def _write_batch(self, db: Any, appends: list[Append]) -> set[str]:
        """The tables whose append was kept; a worker never has two appends of one table in a batch."""
        rows = await db.fetch(NEW_ENTRIES, *_columns([sql.entry_values(append.entry) for append in appends], 10))
        kept = {row[0] for row in rows}
        won = [append for append in appends if append.entry.table in kept]
        if not won:
            return kept
        await db.execute(NEW_STANDINGS, *_columns([sql.standing_values(append) for append in won], 9))
        for append in won:
            if append.cut:
                await db.execute(sql.CUT, append.entry.table, append.entry.ply)
            await _change_keys(db, append.keys, append.revoke)
        snapshots = [sql.snapshot_values(append.snapshot) for append in won if append.snapshot]
        if snapshots:
            await db.executemany(sql.NEW_SNAPSHOT, snapshots)
        for text in payloads(self.worker, [(append.entry.table, append.entry.seq) for append in won]):
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        return kept

    # -- other writes

    async def _transaction(self, job: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire() as db, db.transaction():
                return await job(db)
        except TROUBLE as error:
            raise StoreUnavailable(str(error)) from error

    async def create(self, table: NewTable) -> None:
        async def job(db: Any) -> None:
            await db.execute(sql.NEW_TABLE, *sql.table_values(table))
            await db.executemany(sql.NEW_ENTRY, [sql.entry_values(entry) for entry in table.entries])
            snapshots = (*table.waypoints, table.snapshot)
            await db.executemany(sql.NEW_SNAPSHOT, [sql.snapshot_values(snapshot) for snapshot in snapshots])
            await _change_keys(db, table.keys, ())

        await self._transaction(job)

    async def change_keys(self, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
        async def job(db: Any) -> None:
            await _change_keys(db, add, revoke)
            if revoke:
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.worker} :0")

        await self._transaction(job)

    async def claim_bots(self, worker: str, now: float, until: float, limit: int) -> list[str]:
        statement = sql.CLAIM_BOTS.format(lock="FOR UPDATE SKIP LOCKED")
        return [row["id"] for row in await self._all(statement, worker, now, until, limit)]

    async def hold_bots(self, worker: str, tables: Sequence[str], until: float) -> None:
        async def job(db: Any) -> None:
            await db.executemany(sql.HOLD_BOTS, [(worker, table, until) for table in sorted(tables)])

        await self._transaction(job)

    # -- reads

    async def _all(self, statement: str, *values: Any) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(statement, *values)
        except TROUBLE as error:
            raise StoreUnavailable(str(error)) from error
        return found


def _columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


async def _change_keys(db: Any, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
    if add:
        await db.executemany(sql.NEW_KEY, [sql.key_values(key) for key in add])
    if revoke:
        await db.executemany(sql.REVOKE, [(hash,) for hash in revoke])
