"""A house of a hundred thousand tables, simulated: `python -m bench.hundred_thousand` says where which plan breaks.

Answers come at random to workers; each worker is one queue, gathers what is to be written and commits it in one piece;
commits that notify wait for one lock of their database; workers that hold the table too read it back and follow. What
each step takes was measured (`bench/shares.py`; docs/scale.md has the figures). Simulated are seconds of a busy
evening, with random times between answers; a plan holds while 99 of 100 answers are acknowledged in a quarter second,
nobody works more than 70 of 100 of the time, and connections and lines suffice.
"""

from __future__ import annotations

import heapq
import json
import random
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

PATIENCE = 0.25  # seconds within which 99 of 100 answers are acknowledged
FULL = 0.7  # of the time that a worker or the processors of a database may be at work
SPARE = 3  # connections that PostgreSQL keeps for its superuser
OF_WORKER = 6  # connections that a worker holds
SIZES = (1_000, 2_000, 5_000, 10_000, 20_000, 35_000, 50_000, 75_000, 100_000)


@dataclass(frozen=True)
class Shares:
    """Seconds of processor time, bytes: as measured on one machine (docs/scale.md)."""

    answer: float = 0.0018  # a worker, for an answer that nobody else looks at
    follow: float = 0.0018  # another worker whose people look at the same table
    hear: float = 3.3e-6  # each worker, of each answer of all others
    row: float = 0.0001  # the database, for each answer of a batch
    commit: float = 0.0003  # the database, for each batch
    read: float = 0.0002  # the database, for each worker that reads an answer back
    table_kib: float = 60.0  # memory of a table in one worker
    stream_kib: float = 42.0  # of one that looks on
    worker_mib: float = 85.0
    wal: float = 1_400.0  # bytes of log for an answer


@dataclass(frozen=True)
class Plan:
    """How a house is built, and how it is used."""

    name: str
    workers: int = 0  # 0: as many as the load asks for
    affine: bool = False  # the proxy sends everybody at a table to the same worker
    databases: int = 1
    connections: int = 100  # that each database allows
    cores: int = 4  # of each database
    sync: float = 0.001  # seconds until a disk has what was written
    streams: int = 5_000  # that a worker takes
    think: float = 11.0  # seconds between two answers at a table: Realm of Sand, 160 answers in half an hour
    eyes: float = 2.5  # streams at a table


@dataclass(frozen=True)
class Found:
    """What a house is like with so many tables; `breaks` names what no longer suffices."""

    plan: str
    tables: int
    workers: int
    answers: float
    p99: float
    worker: float
    database: float
    lock: float
    gib: float
    wal_mb: float
    breaks: tuple[str, ...]


class House:
    """One run: a heap of what happens when."""

    def __init__(self, plan: Plan, tables: int, workers: int, shares: Shares, seed: int) -> None:
        self.plan, self.shares, self.chance = plan, shares, random.Random(seed)
        self.rate = tables / plan.think
        self.now, self.until, self._nth = 0.0, 0.0, count()
        self.heap: list[tuple[float, int, Callable[[], None]]] = []
        self.free_at = [0.0] * workers  # when each worker has done what waits for it
        self.busy = 0.0
        self.waiting: list[list[float]] = [[] for _ in range(workers)]  # when those came who wait to be written
        self.writing = [False] * workers
        self.queues: list[deque[tuple[int, list[float]]]] = [deque() for _ in range(plan.databases)]
        self.locked = [False] * plan.databases
        self.lock_time = self.database_time = 0.0
        self.took: list[float] = []
        self.hearing = 1.0 - shares.hear * self.rate * (workers > 1)  # what hearing leaves of a worker

    def at(self, when: float, then: Callable[[], None]) -> None:
        heapq.heappush(self.heap, (when, next(self._nth), then))

    def run(self, seconds: float) -> None:
        self.until = seconds
        self.at(self.chance.expovariate(self.rate), self.arrive)
        while self.heap:
            self.now, _, then = heapq.heappop(self.heap)
            if self.now > seconds * 2:
                return  # what has not come by then is lost in the queues: `took` has too few
            then()

    def arrive(self) -> None:
        came, worker = self.now, self.chance.randrange(len(self.free_at))
        self.at(self.work(worker, self.shares.answer), lambda: self.gather(worker, came))
        if self.now < self.until:
            self.at(self.now + self.chance.expovariate(self.rate), self.arrive)

    def work(self, worker: int, takes: float) -> float:
        """When a worker will have done it, after all that waits."""
        takes *= self.chance.expovariate(1.0) / max(0.01, self.hearing)
        self.busy += takes
        self.free_at[worker] = max(self.now, self.free_at[worker]) + takes
        return self.free_at[worker]

    def gather(self, worker: int, came: float) -> None:
        self.waiting[worker].append(came)
        if not self.writing[worker]:
            self.write(worker)

    def write(self, worker: int) -> None:
        """All that waits, into the database of those tables; the lock is asked for with the commit."""
        batch, self.waiting[worker] = self.waiting[worker], []
        self.writing[worker] = True
        database = self.chance.randrange(self.plan.databases)
        self.database_time += self.shares.commit + self.shares.row * len(batch)
        self.queues[database].append((worker, batch))
        if not self.locked[database]:
            self.commit(database)

    def commit(self, database: int) -> None:
        worker, batch = self.queues[database].popleft()
        self.locked[database] = True
        takes = self.plan.sync * self.chance.uniform(0.7, 1.6)
        self.lock_time += takes
        self.at(self.now + takes, lambda: self.committed(database, worker, batch))

    def committed(self, database: int, worker: int, batch: list[float]) -> None:
        self.locked[database] = False
        if self.queues[database]:
            self.commit(database)
        self.took += [self.now - came for came in batch if came < self.until]
        for _ in batch:
            self.follow(worker)
        self.writing[worker] = False
        if self.waiting[worker]:
            self.write(worker)

    def follow(self, writer: int) -> None:
        """Who else has people at the table reads the answer and shows it to them."""
        if self.plan.affine:
            return
        whole = int(self.plan.eyes) + (self.chance.random() < self.plan.eyes % 1)
        there = {self.chance.randrange(len(self.free_at)) for _ in range(whole)} - {writer}
        for other in there:
            self.database_time += self.shares.read
            self.work(other, self.shares.follow)


def copies(plan: Plan, workers: int) -> float:
    """In how many workers a table is, on the average."""
    return 1.0 if plan.affine else workers * (1 - (1 - 1 / workers) ** plan.eyes)


def crew(plan: Plan, tables: int, shares: Shares) -> int:
    """Workers that bear the load at 60 of 100, and the lines."""
    each = shares.answer + (0 if plan.affine else shares.follow * (plan.eyes - plan.eyes / 10))
    return max(1, round(tables / plan.think * each / 0.6 + 0.5), round(tables * plan.eyes / plan.streams + 0.5))


def simulate(plan: Plan, tables: int, seconds: float = 4.0, shares: Shares | None = None, seed: int = 1) -> Found:
    shares = shares or Shares()
    workers = plan.workers or crew(plan, tables, shares)
    house = House(plan, tables, workers, shares, seed)
    house.run(seconds)
    ordered, wanted = sorted(house.took), house.rate * seconds
    done = ordered[: int(len(ordered) * 0.99) + 1]
    late = len(ordered) < 0.97 * wanted - 3 * wanted**0.5  # some were never answered
    p99 = seconds if late or not done else done[-1]
    worker = house.busy / workers / seconds
    database = house.database_time / seconds / plan.databases / plan.cores
    memory = tables * copies(plan, workers) * shares.table_kib + tables * plan.eyes * shares.stream_kib
    limits = {
        "answers are late": p99 > PATIENCE,
        "workers": worker > FULL,
        "processors of the database": database > FULL,
        "the lock of commits that notify": house.lock_time / seconds / plan.databases > 0.95 and p99 > PATIENCE,
        "hearing of all others": house.hearing < 1 - 0.2,
        "connections": workers * OF_WORKER > plan.connections - SPARE,
        "lines of a worker": tables * plan.eyes / workers > plan.streams,
    }
    return Found(
        plan.name, tables, workers, round(house.rate), round(p99 * 1000, 1), round(worker, 2), round(database, 2),
        round(house.lock_time / seconds / plan.databases, 2),
        round((memory / 1024 + workers * shares.worker_mib) / 1024, 1), round(house.rate * shares.wal / 1e6, 1),
        tuple(name for name, reached in limits.items() if reached),
    )  # fmt: skip


TODAY = Plan("as it stands: any worker, one PostgreSQL with its defaults")
ROOMY = replace(TODAY, name="max_connections = 1,000", connections=1_000)
AFFINE = replace(ROOMY, name="and everybody at a table at one worker", affine=True)
PARTED = replace(AFFINE, name="and four databases", databases=4)
PLANS = (replace(TODAY, name="two cores, two workers", workers=2, cores=2), TODAY, ROOMY, AFFINE, PARTED)


def main(sync_ms: str = "1") -> None:
    for plan in PLANS:
        for tables in SIZES:
            found = simulate(replace(plan, sync=float(sync_ms) / 1000), tables)
            print(json.dumps(found.__dict__))
            if len(found.breaks) > 2:
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
