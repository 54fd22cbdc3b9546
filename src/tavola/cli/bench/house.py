"""`tavola bench house`: a full house (many tables, many streams, idle ones), and one that has stood for long."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from tavola.cli import laying
from tavola.cli.bench.client import Player, open_table, request
from tavola.cli.bench.server import Spread, at_length, push_news, steady
from tavola.cli.bench.serving import Served, memory_of, processor_of, serving, until_up
from tavola.service.keys import hash_of, new_key

PLAYED = 8  # answers of the finished game that is there so many times
LISTED = 50  # tables of the person whose list is asked for
SAMPLE = 60  # requests of each kind
STARTS = 3
PACE = 25.0  # answers a second in each of two houses
FEW = 100  # finished games in a house that is new
LOOKED_AT = 10  # idle streams at one table
AT_ONCE = 20  # streams opened at a time

Some = list[tuple[str, str]]  # finished tables, each with a key to it


class House(msgspec.Struct, frozen=True):
    """How much is put on the server."""

    tables: int = 1_000
    streams: int = 2_000  # at those tables
    idle: int = 5_000  # at others, where nothing happens
    rate: float = 30.0  # of answers a second
    finished: int = 100_000  # games in the store
    lengths: tuple[int, ...] = (10, 10_000)  # answers already given at one table
    sample: int = 300


class Crowd(msgspec.Struct):
    """A full house."""

    tables: int
    streams: int
    idle: int
    answers: Spread
    mib_before: float
    mib_after: float
    kib_per_stream: float
    server_cores: float


class Age(msgspec.Struct):
    """A house with so many finished games; milliseconds are those of the middle request."""

    finished: int
    start_s: list[float] = []
    mib: float = 0.0
    list_ms: float = 0.0  # of a person's tables
    owed_ms: float = 0.0  # the same by keys
    open_ms: float = 0.0  # a new table
    old_ms: float = 0.0  # a finished one, read from the store
    answers: Spread | None = None


def run(house: House, seconds: float, game: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tavola-house-") as folder:
        full = crowded(str(Path(folder) / "crowd.db"), house, seconds, game)
        old = aged(Path(folder), house, seconds, game)
        lengths = long_tables(str(Path(folder) / "long.db"), house)
    found = {"crowd": full, "finished": old, "lengths": lengths}
    return {**laying.machine(), **msgspec.to_builtins(found)}


# -- a full house


def crowded(db: str, house: House, seconds: float, game: str) -> Crowd:
    with serving(db) as served:
        return asyncio.run(in_a_crowd(served, house, seconds, game))


async def in_a_crowd(served: Served, house: House, seconds: float, game: str) -> Crowd:
    """Everybody sits down; then answers come at an even pace, and all who look at that table hear of them."""
    await open_table(served.address, game)  # what is read once for all
    before = memory_of(served.pid)
    players = await seated(served, game, house.tables, house.streams)
    idle = await seated(served, game, -(-house.idle // LOOKED_AT), house.idle)
    after, worked = memory_of(served.pid), processor_of(served.pid)
    first = players[: house.tables]
    hearing = [asyncio.create_task(one.read_along()) for one in [*players[house.tables :], *idle]]
    times: list[float] = []
    began = time.perf_counter()
    for nth in range(int(house.rate * seconds)):
        player = first[nth % len(first)]
        if player.decision is not None and not player.over:
            times.append(await player.answer())
        await asyncio.sleep(max(0.0, began + (nth + 1) / house.rate - time.perf_counter()))
    took = time.perf_counter() - began
    cores = (processor_of(served.pid) - worked) / took
    for task in hearing:
        task.cancel()
    lost = [task for task in await asyncio.gather(*hearing, return_exceptions=True) if isinstance(task, Exception)]
    assert not lost, lost[:3]
    for one in (*players, *idle):
        one.cut()
    grown, streams = after - before, len(players) + len(idle)
    return Crowd(
        house.tables, len(players), len(idle), push_news(times, took), round(before / (1 << 20), 1),
        round(after / (1 << 20), 1), round(grown / streams / 1024, 1), round(cores, 2),
    )  # fmt: skip


async def seated(served: Served, game: str, tables: int, streams: int) -> list[Player]:
    """So many streams at so many tables: first one who plays at each, then those who look on."""
    opened = [await open_table(served.address, game) for _ in range(tables)]
    people = [
        Player(served.address, opened[nth % tables][0], opened[nth % tables][1 if nth < tables else 2], nth)
        for nth in range(streams)
    ]
    for nth in range(0, streams, AT_ONCE):
        await asyncio.gather(*(one.sit() for one in people[nth : nth + AT_ONCE]))
    return people


# -- a house that has stood for long


def aged(folder: Path, house: House, seconds: float, game: str) -> list[Age]:
    """Two houses side by side, one new and one old: asked by turns, so that the machine is the same for both."""
    files, old = [folder / "new.db", folder / "old.db"], list[Some]()
    for db, count in zip(files, (FEW, house.finished), strict=True):
        with serving(str(db)) as served:
            table = asyncio.run(play_out(served, game))
        old.append(fill(db, table, count))
    ages = [Age(FEW), Age(house.finished)]
    for _ in range(STARTS):
        for db, age in zip(files, ages, strict=True):
            age.start_s.append(started_in(db))
    with serving(str(files[0])) as new, serving(str(files[1])) as other:
        asyncio.run(by_turns([new, other], old, ages, seconds, game))
    return ages


def started_in(db: Path) -> float:
    began = time.perf_counter()
    with serving(str(db)) as served:
        asyncio.run(until_up(served))
        return round(time.perf_counter() - began, 2)


async def play_out(served: Served, game: str) -> str:
    table, key, _ = await open_table(served.address, game)
    player = Player(served.address, table, key)
    await player.sit()
    for _ in range(PLAYED):
        await player.answer()
    await player.leave()
    for seat in (0, 1):
        seen = await request(served.address, "GET", f"/api/tables/{table}", None, key)
        if seen["phase"] != "over":
            await request(served.address, "POST", f"/api/tables/{table}/seats/{seat}/resign", None, key)
    return table


def fill(db: Path, table: str, count: int) -> Some:
    """The same finished game so many times, written into the file while nobody serves it; the keys of some of them."""
    with closing(sqlite3.connect(db)) as file:
        for place, own in (("tables", "id"), ("log", "table_id"), ("snapshots", "table_id"), ("keys", "table_id")):
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({place})")]
            another = {own: f"{own} || 'x' || n", "hash": "hash || 'x' || n"}
            shown = ", ".join(another.get(column, column) for column in columns)
            file.execute(
                "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) "
                f"INSERT INTO {place} ({', '.join(columns)}) SELECT {shown} FROM {place}, numbers WHERE {own} = ?",
                (count, table),
            )
        some: Some = []
        for n in range(count // SAMPLE, count + 1, max(1, count // SAMPLE)):
            some.append((f"{table}x{n}", new_key()))
            key = (hash_of(some[-1][1]), some[-1][0])
            file.execute("UPDATE keys SET hash = ? WHERE table_id = ? AND role = 'hand'", key)
        file.commit()
    return some[:SAMPLE]


async def by_turns(served: list[Served], old: list[Some], ages: list[Age], seconds: float, game: str) -> None:
    visits = [Visit(one.address, some, game) for one, some in zip(served, old, strict=True)]
    for visit in visits:
        await visit.begin()
    for name in ("open", "owed", "list", "old"):
        for age, found in zip(ages, await middles([getattr(visit, name) for visit in visits]), strict=True):
            setattr(age, f"{name}_ms", found)
    answers = await asyncio.gather(*(steady(one.address, game, LISTED, PACE, seconds) for one in served))
    for age, one, spread in zip(ages, served, answers, strict=True):
        age.answers, age.mib = spread, round(memory_of(one.pid) / (1 << 20), 1)


class Visit:
    """Somebody with a list of tables at one house."""

    def __init__(self, address: str, some: Some, game: str) -> None:
        self.address, self.game, self.left = address, game, iter(some)
        self.keys: list[str] = []
        self.person = ""

    async def begin(self) -> None:
        self.keys = [(await open_table(self.address, self.game))[1] for _ in range(LISTED)]
        self.person = (await request(self.address, "POST", "/api/person", {"name": "laptop"}))["key"]
        hung = [(await open_table(self.address, self.game))[1] for _ in range(LISTED)]
        await request(self.address, "POST", "/api/person/tables", {"keys": hung}, self.person)

    async def open(self) -> None:
        await open_table(self.address, self.game)

    async def owed(self) -> None:
        await request(self.address, "POST", "/api/owed", {"keys": self.keys})

    async def list(self) -> None:
        await request(self.address, "GET", "/api/person/tables", None, self.person)

    async def old(self) -> None:
        """A finished game that nobody has looked at since the start is brought back from the file."""
        table, key = next(self.left)
        seen = await request(self.address, "GET", f"/api/tables/{table}/sight", None, key)
        assert seen["table"]["phase"] == "over"


async def middles(asks: list[Callable[[], Awaitable[Any]]]) -> list[float]:
    """Milliseconds of the middle one of some requests of each kind, put by turns."""
    times: list[list[float]] = [[] for _ in asks]
    for _ in range(SAMPLE):
        for ask, found in zip(asks, times, strict=True):
            began = time.perf_counter()
            await ask()
            found.append(time.perf_counter() - began)
    return [round(sorted(found)[len(found) // 2] * 1000, 2) for found in times]


# -- a long table


def long_tables(db: str, house: House) -> dict[str, dict[str, float]]:
    with serving(db) as served:
        return {str(length): asyncio.run(at_length(served, length, house.sample)) for length in house.lengths}
