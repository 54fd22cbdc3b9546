"""Appends to PostgreSQL, gathered and committed together.

A commit that notifies takes a lock that all such commits share, so each worker commits whatever has gathered at once:
one fsync and one notification for the whole batch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg

from tavola.store import statements as sql
from tavola.store.notices import CHANNEL, payloads
from tavola.store.outage import Outage
from tavola.store.port import Append, Aside, Conflict, Entry, KeyRow, StoreUnavailable
from tavola.store.steps import carry_out_in

BATCH = 256
TROUBLE = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what comes of a connection that was cut in the middle of something
    asyncpg.InsufficientResourcesError,  # the disk is full, or there are too many connections
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,  # what is on the disk is no table any more
    asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError,
    OSError,
)
OURS = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)  # of one append, not of the database
Waiting = tuple[Append, "asyncio.Future[None]"]
Place = tuple[str, int]

LAST_SEQS = "SELECT id, seq FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
GOOD_KEYS = "SELECT hash FROM keys WHERE hash = ANY($1) AND revoked = 0 ORDER BY hash FOR UPDATE"
NEW_ENTRIES = """
INSERT INTO log (table_id, seq, at, act, seat, ply, step, decision, data, events)
SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::int[], $7::int[], $8::text[],
                     $9::bytea[], $10::bytea[])
ON CONFLICT DO NOTHING RETURNING table_id, seq"""
NEW_STANDINGS = """
UPDATE tables SET seq = new.seq, ply = new.ply, finished = new.finished, owed = new.owed, since = new.since,
    bot_owed = new.bot_owed,
    bot_worker = CASE WHEN new.worker = '' THEN tables.bot_worker ELSE new.worker END,
    bot_until = CASE WHEN new.worker = '' THEN tables.bot_until ELSE new.until END,
    dues = new.dues, look_at = new.look_at
FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::float8[], $7::int[], $8::text[], $9::float8[],
            $10::text[], $11::float8[])
    AS new (id, seq, ply, finished, owed, since, bot_owed, worker, until, dues, look_at)
WHERE tables.id = new.id"""


class Batches:
    """The one who writes for a worker. Whoever appends hears what became of it, unless the process ends before."""

    def __init__(self, pool: Any, worker: str, outage: Outage) -> None:
        self.pool, self.worker, self.outage = pool, worker, outage
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._waiting: list[Waiting] = []
        self._ending = False
        self._task = asyncio.create_task(self._write_all(), name="store-writer")

    async def append(self, append: Append) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, future))
        await future

    async def close(self) -> None:
        """When all that waits is written."""
        self._queue.put_nowait(None)
        await self._task

    async def _write_all(self) -> None:
        while batch := await self._gather():
            await self._write(batch)

    async def _gather(self) -> list[Waiting]:
        """What has come, at most one append of a table: a second one waits for what becomes of the first.

        In the order of the tables, so that two workers never wait for each other in a ring.
        """
        if not self._waiting and not self._ending:
            self._take(await self._queue.get())
        while not self._queue.empty():
            self._take(self._queue.get_nowait())
        batch: dict[str, Waiting] = {}
        rest: list[Waiting] = []
        for one in self._waiting:
            if len(batch) == BATCH or one[0].entry.table in batch:
                rest.append(one)
            else:
                batch[one[0].entry.table] = one
        self._waiting = rest
        return [batch[table] for table in sorted(batch)]

    def _take(self, one: Waiting | None) -> None:
        if one is None:
            self._ending = True
        else:
            self._waiting.append(one)

    async def _write(self, batch: list[Waiting]) -> None:
        """One transaction for all; where one of them cannot be written, each in its own."""
        committing = False
        try:
            async with self.pool.acquire() as db, db.transaction():
                kept = await write_batch(db, [append for append, _ in batch], self.worker)
                committing = True  # from here on we cannot tell what was kept, so nothing is tried again
        except Exception as error:
            if committing or not isinstance(error, OURS):
                self.outage.began(error)
                answer(batch, StoreUnavailable(str(error)))
            elif len(batch) == 1:
                answer(batch, error)
            else:
                for one in batch:
                    await self._write([one])
            return
        self.outage.ended()
        for one in batch:
            answer([one], None if place(one[0]) in kept else Conflict(f"{one[0].entry.table} {one[0].entry.seq}"))


def answer(batch: list[Waiting], error: Exception | None) -> None:
    for _, future in batch:
        if future.done():  # nobody waits for it any more
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def place(append: Append) -> Place:
    """Of a batch that holds one append of a table, this names the append."""
    return append.entry.table, append.entry.seq


async def write_batch(db: Any, appends: list[Append], worker: str) -> set[Place]:
    """The places of those that were kept. Nobody else writes to their tables until the transaction ends."""
    last = {row["id"]: row["seq"] for row in await db.fetch(LAST_SEQS, [append.entry.table for append in appends])}
    hashes = [hash for append in appends for hash in append.revoke]
    good = {row["hash"] for row in await db.fetch(GOOD_KEYS, hashes)} if hashes else set()
    fitting = [
        append
        for append in appends
        if set(append.revoke) <= good and await fits(db, append, last) and await stepped(db, append)
    ]
    rows = await db.fetch(NEW_ENTRIES, *columns([sql.entry_values(append.entry) for append in fitting], 10))
    kept = {(row["table_id"], row["seq"]) for row in rows}
    won = [append for append in fitting if place(append) in kept]
    if not won:
        return kept
    await db.execute(NEW_STANDINGS, *columns([sql.standing_values(append) for append in won], 11))
    for append in won:
        if append.cut:
            await db.execute(sql.CUT, append.entry.table, append.entry.ply)
        await change_keys(db, append.keys, append.revoke)
    snapshots = [sql.snapshot_values(append.snapshot) for append in won if append.snapshot]
    if snapshots:
        await db.executemany(sql.NEW_SNAPSHOT, snapshots)
    for text in payloads(worker, sorted(kept)):
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
    return kept


async def fits(db: Any, append: Append, last: dict[str, int]) -> bool:
    """Whether the entry follows on the last one; a damaged end of the log is moved out of its way first."""
    entry, seq = append.entry, last.get(append.entry.table)
    if append.aside is None:
        return seq == entry.seq - 1
    if seq != append.aside.seq or not await is_last(db, entry.table, append.aside):
        return False
    for statement in sql.ASIDE:
        await db.execute(statement, entry.table, entry.seq - 1, entry.at)
    for statement in sql.STRIKE:
        await db.execute(statement, entry.table, entry.seq - 1)
    return True


async def stepped(db: Any, append: Append) -> bool:
    """What is written around the table, taken back where it does not fit; the entry itself is sure to be kept."""
    if not append.steps:
        return True
    try:
        async with db.transaction():
            await carry_out_in(db, append.steps)
    except Conflict:
        return False
    return True


async def is_last(db: Any, table: str, aside: Aside) -> bool:
    row = await db.fetchrow(sql.LAST_ENTRY, table)
    found: Entry | None = sql.read_entry(row) if row else None
    return found == aside.last


def columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


async def change_keys(db: Any, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
    if add:
        await db.executemany(sql.NEW_KEY, [sql.key_values(key) for key in add])
    if revoke:
        await db.executemany(sql.REVOKE, [(hash,) for hash in revoke])
