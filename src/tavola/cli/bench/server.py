"""`tavola bench server`: answers a second that are kept on disk, how long each takes, fan-out, memory, long games."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tavola.cli import laying
from tavola.cli.bench.client import Player, open_table, read, request
from tavola.cli.bench.game import BOX, NOUGHTS
from tavola.cli.bench.serving import Served, memory_of, processor_of, serving
from tavola.kernel.match import Match
from tavola.kernel.record import record


class Size(msgspec.Struct, frozen=True):
    """How much is put on the server."""

    players: int = 64  # tables that answer as fast as they can
    onlookers: int = 2  # at each of them, the second time
    tables: int = 500  # open tables at an even pace
    rate: float = 100.0  # of answers a second
    spectators: int = 100
    steps: int = 60  # that they are sent
    memory: int = 1_000  # tables opened to see what they take
    lengths: tuple[int, ...] = (10, 1_000, 20_000)  # answers already given
    sample: int = 300  # answers measured at each length


FULL = Size()
QUICK = Size(8, 2, 20, 20.0, 10, 5, 20, (10, 200), 20)


class Spread(msgspec.Struct):
    """Milliseconds from sending an answer to its acknowledgement."""

    answers: int
    per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu_ms: float = 0.0  # processor time of the server for each, where it was measured


class Figures(msgspec.Struct):
    store: str
    workers: int
    saturated: dict[str, Spread]  # as many answers as go, by game
    watched: dict[str, Spread]  # the same with others who look on at each table
    steady: dict[str, Spread]  # at an even pace with many open tables, by tables and game
    fan_out: dict[str, float]
    memory: dict[str, float]
    length: dict[str, dict[str, float]]  # by answers already given


def run(db: str, workers: int, seconds: float, games: Sequence[str], size: Size = FULL) -> dict[str, Any]:
    """Everything in one run, on one server."""
    with tempfile.TemporaryDirectory(prefix="tavola-bench-") as folder:
        where = db or str(Path(folder) / "bench.db")
        with serving(where, workers) as served:
            figures = asyncio.run(measure(served, workers, seconds, games, size))
    figures.store = "postgresql" if where.startswith("postgres") else "sqlite"
    return {**laying.machine(), **msgspec.to_builtins(figures)}


async def measure(served: Served, workers: int, seconds: float, games: Sequence[str], size: Size) -> Figures:
    figures, address = Figures("", workers, {}, {}, {}, {}, {}, {}), served.address
    figures.memory = await memory(served, size.memory)
    for game in games:
        figures.saturated[game] = await saturated(served, game, size.players, seconds)
        figures.watched[game] = await saturated(served, game, size.players, seconds, size.onlookers)
    for game in games:
        name = f"{size.tables} tables, {game}, {size.rate:g}/s"
        figures.steady[name] = await steady(address, game, size.tables, size.rate, seconds)
    figures.fan_out = await fan_out(address, games[-1], size.spectators, size.steps)
    for length in size.lengths:
        figures.length[str(length)] = await at_length(served, length, size.sample)
    return figures


def push_news(times: list[float], seconds: float) -> Spread:
    ordered = sorted(times)
    return Spread(
        len(ordered),
        round(len(ordered) / seconds, 1),
        round(ordered[len(ordered) // 2] * 1000, 2),
        round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] * 1000, 2),
    )


async def seated(address: str, game: str, tables: int) -> list[Player]:
    players: list[Player] = []
    for number in range(tables):
        table, key, _ = await open_table(address, game)
        player = Player(address, table, key, number)
        await player.sit()
        players.append(player)
    return players


async def saturated(served: Served, game: str, tables: int, seconds: float, onlookers: int = 0) -> Spread:
    """Every table answers again as soon as it can; who looks on reads all that is sent and says nothing."""
    players = await seated(served.address, game, tables)
    crowd = [player.onlooker() for player in players for _ in range(onlookers)]
    for one in crowd:
        await one.sit()
    hearing = [asyncio.create_task(one.read_along()) for one in crowd]
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(player: Player) -> None:
        while time.perf_counter() < end and not player.over:
            times.append(await player.answer())

    started, worked = time.perf_counter(), processor_of(served.pid)
    await asyncio.gather(*map(play, players))
    found = push_news(times, time.perf_counter() - started)
    found.server_cpu_ms = round((processor_of(served.pid) - worked) / max(1, found.answers) * 1000, 3)
    for task in hearing:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)
    await asyncio.gather(*(player.leave() for player in (*players, *crowd)))
    return found


async def steady(address: str, game: str, tables: int, rate: float, seconds: float) -> Spread:
    """So many tables are open and looked at; answers come at an even pace, whoever's turn it is."""
    players = await seated(address, game, tables)
    times: list[float] = []
    going: dict[int, asyncio.Task[None]] = {}

    async def answer(player: Player) -> None:
        times.append(await player.answer())

    started = time.perf_counter()
    for nth in range(int(rate * seconds)):
        place = nth % tables
        player = players[place]
        if player.over or player.decision is None:
            continue
        if place in going:  # its last answer has had a whole round of time and is not done: so it waits, and counts
            await going.pop(place)
        going[place] = asyncio.create_task(answer(player))
        await asyncio.sleep(max(0.0, started + (nth + 1) / rate - time.perf_counter()))
    await asyncio.gather(*going.values())
    found = push_news(times, time.perf_counter() - started)
    await asyncio.gather(*(player.leave() for player in players))
    return found


async def fan_out(address: str, game: str, watchers: int, answers: int) -> dict[str, float]:
    """From an answer being sent to the last of many spectators having it."""
    table, key, watch = await open_table(address, game)
    player = Player(address, table, key)
    await player.sit()
    crowd = [Player(address, table, watch) for _ in range(watchers)]
    for one in crowd:
        await one.sit()
    times: list[float] = []

    async def next_step(one: Player) -> None:
        while read(await one.socket.recv()).type != "step":
            pass

    for _ in range(answers):
        if player.over:
            break
        waiting = [asyncio.create_task(next_step(one)) for one in crowd]
        started = time.perf_counter()
        await player.answer()
        await asyncio.gather(*waiting)
        times.append(time.perf_counter() - started)
    found = push_news(times, 1.0)
    await asyncio.gather(*(one.leave() for one in (player, *crowd)))
    return {"spectators": watchers, "p50_ms": found.p50_ms, "p99_ms": found.p99_ms}


async def memory(served: Served, tables: int) -> dict[str, float]:
    """What so many open tables take, after a first one has loaded whatever is shared."""
    game = "realm_of_sand"
    try:
        await open_table(served.address, game)
    except RuntimeError:
        game = NOUGHTS.id
        await open_table(served.address, game)
    before = memory_of(served.pid)
    for _ in range(tables):
        await open_table(served.address, game)
    after = memory_of(served.pid)
    kb = (after - before) / tables / 1024
    return {"tables": tables, "mib_before": before >> 20, "mib_after": after >> 20, "kib_per_table": round(kb, 1)}


async def at_length(served: Served, length: int, sample: int) -> dict[str, float]:
    """A table that has so many answers behind it, brought by a file; what the next ones cost."""
    address = served.address
    file = {"file": long_game(length).decode(), "seats": [{"who": "me"}] * 2}
    opened = await request(address, "POST", "/api/imports", file)
    player = Player(address, opened["table"]["id"], opened["key"])
    await player.sit()
    before = processor_of(served.pid)
    times = [await player.answer() for _ in range(sample)]
    worked = (processor_of(served.pid) - before) / sample * 1000
    await player.leave()
    found = push_news(times, 1.0)
    return {"p50_ms": found.p50_ms, "p99_ms": found.p99_ms, "server_cpu_ms": round(worked, 3)}


def long_game(length: int) -> bytes:
    match = Match(NOUGHTS, BOX, 2, None, "bench")
    for _ in range(length):
        decision = match.g.open[0]
        match.answer(decision.seat, decision.keys[0])
    return record(match)
