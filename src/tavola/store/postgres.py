"""Tables in PostgreSQL, for several workers on one or many machines: batched appends, NOTIFY to wake the others."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from tavola.store import schema
from tavola.store import statements as sql
from tavola.store.batches import GOOD_KEYS, TROUBLE, Batches, change_keys
from tavola.store.by_days import CLAIM_LOOKS
from tavola.store.notices import CHANNEL, WHISPERS, Listener, payloads
from tavola.store.outage import Outage
from tavola.store.port import Append, Conflict, KeyRow, NewTable, OnChange, OnWhisper, StoreUnavailable
from tavola.store.reads import Reads
from tavola.store.steps import Step, carry_out_in

T = TypeVar("T")
MIGRATION_LOCK = 0x7461766F6C61  # "tavola": one worker migrates, the others wait
TABLES_OF = "SELECT DISTINCT table_id FROM keys WHERE hash = ANY($1)"


class PostgresStore(Reads):
    """Any number of workers may use one database."""

    shared = True

    def __init__(self, url: str, *, readers: int = 4) -> None:
        self.url, self.readers = url, readers
        self.worker = secrets.token_hex(6)
        self._whispers: set[asyncio.Task[None]] = set()
        self.reading, self.writing = Outage("reading"), Outage("writing")

    async def start(self, on_change: OnChange | None = None, on_whisper: OnWhisper | None = None) -> None:
        self._pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=self.readers + 1,
            command_timeout=30,
            server_settings={"synchronous_commit": "on", "application_name": "tavola", "jit": "off"},
        )
        await self._migrate()
        self._batches = Batches(self._pool, self.worker, self.writing)
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
        await self._batches.close()
        await asyncio.gather(*self._whispers, return_exceptions=True)
        await self._pool.close()

    # -- what is kept nowhere

    def whisper(self, table: str, text: str) -> None:
        task = asyncio.create_task(self._whisper(f"{self.worker} {table} {text}"))
        self._whispers.add(task)
        task.add_done_callback(self._whispers.discard)

    async def _whisper(self, text: str) -> None:
        with contextlib.suppress(asyncpg.PostgresError, *TROUBLE):
            await self._pool.execute("SELECT pg_notify($1, $2)", WHISPERS, text)

    # -- writes

    async def append(self, append: Append) -> None:
        await self._batches.append(append)

    async def _transaction(self, job: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire() as db, db.transaction():
                return await job(db)
        except TROUBLE as error:
            self.writing.began(error)
            raise StoreUnavailable(str(error)) from error

    async def create(self, table: NewTable) -> None:
        async def job(db: Any) -> None:
            await carry_out_in(db, table.steps)
            await db.execute(sql.NEW_TABLE, *sql.table_values(table))
            for piece in sql.pieces(table.entries):
                await db.executemany(sql.NEW_ENTRY, [sql.entry_values(entry) for entry in piece])
            snapshots = (*table.waypoints, table.snapshot)
            await db.executemany(sql.NEW_SNAPSHOT, [sql.snapshot_values(snapshot) for snapshot in snapshots])
            await change_keys(db, table.keys, ())

        try:
            await self._transaction(job)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from None

    async def change_keys(self, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
        async def job(db: Any) -> None:
            hashes = list(revoke)
            if len(await db.fetch(GOOD_KEYS, hashes)) != len(set(hashes)):
                raise Conflict("a key is void already")
            await change_keys(db, add, revoke)
            touched = [(row[0], 0) for row in await db.fetch(TABLES_OF, hashes)]
            for text in payloads(self.worker, touched):
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

        await self._transaction(job)

    async def carry_out(self, steps: Sequence[Step], touched: Sequence[str] = ()) -> None:
        async def job(db: Any) -> None:
            await carry_out_in(db, steps)
            for text in payloads(self.worker, [(table, 0) for table in touched]):
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

        await self._transaction(job)

    async def forget(self, tables: Sequence[str], before: float) -> None:
        async def job(db: Any) -> None:
            for table in sorted(tables):
                if await db.fetch(sql.FORGET_TABLE + " RETURNING id", before, table):
                    for statement in sql.FORGET:
                        await db.execute(statement, table)
            for text in payloads(self.worker, [(table, 0) for table in tables]):
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

        await self._transaction(job)

    async def probe(self) -> None:
        async def job(db: Any) -> None:
            await db.execute(sql.PULSE, time.time())

        await self._transaction(job)
        self.writing.ended()

    async def claim_bots(
        self, worker: str, now: float, until: float, limit: int, latest: float = math.inf
    ) -> list[str]:
        statement = sql.CLAIM_BOTS.format(lock="FOR UPDATE SKIP LOCKED")
        return [row["id"] for row in await self._all(statement, worker, now, until, limit, latest)]

    async def claim_looks(self, now: float, until: float, limit: int) -> list[str]:
        statement = CLAIM_LOOKS.format(lock="FOR UPDATE SKIP LOCKED")
        return [row["id"] for row in await self._all(statement, now, until, limit)]

    async def hold_bots(self, worker: str, tables: Sequence[str], until: float) -> None:
        async def job(db: Any) -> None:
            await db.executemany(sql.HOLD_BOTS, [(worker, table, until) for table in sorted(tables)])

        await self._transaction(job)

    # -- reads

    async def _all(self, statement: str, *values: Any) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(statement, *values)
        except TROUBLE as error:
            self.reading.began(error)
            raise StoreUnavailable(str(error)) from error
        self.reading.ended()
        return found
