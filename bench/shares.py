"""What one answer takes of each part of a house: `python -m bench.shares [seconds [workers...]]` in the root.

One, two and four workers on one PostgreSQL (its defaults, every commit synced) are each put under the same loads; then
the parts are measured alone: what hearing of somebody else's answer takes, what a commit that notifies takes, with more
and more of them at a time. Processor time is what counts: answers a second depend on whatever else the machine does.
`bench/hundred_thousand.py` reckons from the output of this.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg
from tests.postgres import emptied, postgres_server

from tavola.cli import laying
from tavola.cli.bench.client import Player, open_table
from tavola.cli.bench.serving import Served, at_work, memory_of, processor_of, serving
from tavola.store.notices import CHANNEL, read_payload

ROOM = "max_connections = 100\n"
GAMES = ("noughts", "realm_of_sand")
BUSY = 64  # tables that answer as fast as they can
OPEN = 400  # tables and twice as many streams where little happens
PACE = 40.0  # answers a second at them
WRITERS = (1, 2, 4, 8, 16)


class Parts:
    """Processor time and memory of the workers and of PostgreSQL."""

    def __init__(self, workers: Sequence[int], postmaster: int) -> None:
        self.workers, self.postmaster = workers, postmaster

    def used(self) -> tuple[float, float]:
        return sum(map(processor_of, self.workers)), processor_of_all(self.postmaster)

    def memory(self) -> int:
        return sum(map(memory_of, self.workers))


def processor_of_all(pid: int) -> float:
    """Seconds of a process, of its children, and of those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ended = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return ended + sum(processor_of(int(child)) for child in children(pid))


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


async def postmaster_of(db: Any) -> int:
    backend = await db.fetchval("SELECT pg_backend_pid()")
    status = Path(f"/proc/{backend}/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in status if line.startswith("PPid")))


async def seated(address: str, game: str, tables: int, streams: int) -> tuple[list[Player], list[Player]]:
    """Who plays, one stream a table, and who looks on with the rest of the streams."""
    players = []
    for nth in range(tables):
        table, key, _ = await open_table(address, game)
        players.append(Player(address, table, key, nth))
    crowd = [player.onlooker() for player in players for _ in range(streams - 1)]
    for one in (*players, *crowd):
        await one.sit()
    return players, crowd


async def under_load(
    served: Served, parts: Parts, db: Any, game: str, streams: int, seconds: float, pace: float = 0.0
) -> dict[str, float]:
    """As fast as it goes at few tables, or at an even pace at many; all that each answer took of whom."""
    before = parts.memory()
    players, crowd = await seated(served.address, game, OPEN if pace else BUSY, streams)
    memory = parts.memory() - before
    hearing = [asyncio.create_task(one.read_along()) for one in crowd]
    times: list[float] = []
    started, used, wal = time.perf_counter(), parts.used(), await wal_at(db)
    await (evenly(players, pace, seconds, times) if pace else at_once(players, seconds, times))
    took, then = time.perf_counter() - started, parts.used()
    written = await wal_at(db) - wal
    for task in hearing:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)
    await asyncio.gather(*(one.leave() for one in (*players, *crowd)))
    count, ordered = max(1, len(times)), sorted(times)
    return {
        "tables": len(players),
        "sockets": len(players) + len(crowd),
        "answers": len(times),
        "per_second": round(len(times) / took, 1),
        "p50_ms": round(ordered[count // 2] * 1000, 2),
        "p99_ms": round(ordered[int(count * 0.99)] * 1000, 2),
        "worker_cpu_ms": round((then[0] - used[0]) / count * 1000, 3),
        "postgres_cpu_ms": round((then[1] - used[1]) / count * 1000, 3),
        "wal_bytes": round(written / count),
        "kib_a_table": round(memory / 1024 / len(players), 1),
    }


async def at_once(players: list[Player], seconds: float, times: list[float]) -> None:
    end = time.perf_counter() + seconds

    async def play(player: Player) -> None:
        while time.perf_counter() < end and not player.over and player.decision:
            times.append(await player.answer())

    await asyncio.gather(*map(play, players))


async def evenly(players: list[Player], pace: float, seconds: float, times: list[float]) -> None:
    started, going = time.perf_counter(), []

    async def give(player: Player) -> None:
        times.append(await player.answer())

    for nth in range(min(int(pace * seconds), len(players))):
        going.append(asyncio.create_task(give(players[nth])))
        await asyncio.sleep(max(0.0, started + (nth + 1) / pace - time.perf_counter()))
    await asyncio.gather(*going)


async def wal_at(db: Any) -> int:
    return int(await db.fetchval("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"))


async def of_workers(served: Served, url: str, workers: int, seconds: float) -> dict[str, Any]:
    db = await asyncpg.connect(url)
    pids = await at_work(served, workers) if workers > 1 else [served.pid]
    parts = Parts(pids, await postmaster_of(db))
    found: dict[str, Any] = {"mib_at_start": round(parts.memory() / workers / (1 << 20))}
    for game in GAMES:
        found[f"{game}, one stream"] = await under_load(served, parts, db, game, 1, seconds)
        found[f"{game}, three streams"] = await under_load(served, parts, db, game, 3, seconds)
    found["realm_of_sand, at ease"] = await under_load(served, parts, db, GAMES[1], 2, seconds, PACE)
    await db.close()
    return found


# -- parts alone


async def hearing(url: str, count: int = 20_000, listeners: int = 4) -> dict[str, float]:
    """What a notification takes of who hears it and of PostgreSQL, for tables that nobody there holds."""
    ears, heard = [await asyncpg.connect(url) for _ in range(listeners)], [0]

    def hear(_db: Any, _pid: int, _channel: str, text: str) -> None:
        heard[0] += len(read_payload(text)[1])

    for ear in ears:
        await ear.add_listener(CHANNEL, hear)
    db = await asyncpg.connect(url)
    master = await postmaster_of(db)
    own, theirs = time.process_time(), processor_of_all(master)
    for nth in range(count):
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"0123456789ab {nth:022x}:77")
    said = time.process_time()
    while heard[0] < count * listeners:
        await asyncio.sleep(0.01)
    alone = await asyncio.gather(*(talking(db, count) for _ in range(1)))
    theirs_done = processor_of_all(master)
    for one in (*ears, db):
        await one.close()
    return {
        "listeners": listeners,
        "us_to_say_and_hear": round((said - own) / count * 1e6, 1),
        "us_to_say": round(alone[0] * 1e6, 1),
        "us_to_hear": round(((said - own) / count - alone[0]) / listeners * 1e6, 1),
        "postgres_us": round((theirs_done - theirs) / count / 2 * 1e6, 1),
    }


async def talking(db: Any, count: int) -> float:
    """Processor seconds of ours for one statement of that size that notifies nobody."""
    began = time.process_time()
    for nth in range(count):
        await db.execute("SELECT length($1 || $2)", CHANNEL, f"0123456789ab {nth:022x}:77")
    return (time.process_time() - began) / count


async def committing(url: str, writers: int, notify: bool, seconds: float) -> float:
    """Commits a second of so many connections, each adding a row and, or not, telling of it."""
    dbs = [await asyncpg.connect(url) for _ in range(writers)]
    await dbs[0].execute("CREATE TABLE IF NOT EXISTS rows_of_bench (data bytea)")
    end, done = time.perf_counter() + seconds, 0

    async def write(db: Any) -> None:
        nonlocal done
        while time.perf_counter() < end:
            async with db.transaction():
                await db.execute("INSERT INTO rows_of_bench VALUES ($1)", b"x" * 400)
                if notify:
                    await db.execute("SELECT pg_notify($1, 'somebody table:1')", CHANNEL)
            done += 1

    await asyncio.gather(*map(write, dbs))
    for db in dbs:
        await db.close()
    return round(done / seconds, 1)


async def parts_alone(url: str, seconds: float) -> dict[str, Any]:
    commits: dict[str, Any] = {}
    for writers in WRITERS:
        plain, told = [await committing(url, writers, notify, seconds) for notify in (False, True)]
        commits[str(writers)] = {"plain": plain, "notifying": told}
    return {"hearing": await hearing(url), "commits_a_second": commits}


def main(seconds: str = "6", *chosen: str) -> None:
    found: dict[str, Any] = {**laying.machine(), "load": os.getloadavg()[0], "workers": {}}
    for workers in map(int, chosen or ("1", "2", "4")):
        with postgres_server(ROOM) as url, serving(asyncio.run(emptied(url)), workers) as served:
            found["workers"][str(workers)] = asyncio.run(of_workers(served, url, workers, float(seconds)))
    if not chosen:
        with postgres_server(ROOM) as url:
            found["parts"] = asyncio.run(parts_alone(url, min(2.0, float(seconds))))
    found["load_after"] = os.getloadavg()[0]
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
