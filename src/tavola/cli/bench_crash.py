"""`tavola bench crash`: a server under load is killed again and again; nothing that was acknowledged may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tavola.cli.bench_client import Gone, Player, open_table, read, request
from tavola.cli.bench_serving import Served, put_away, start, stop
from tavola.cli.bench_verify import Acked, verify

AGAIN = 0.05  # seconds between tries to reach a server that is down


class Crashes(msgspec.Struct):
    """What came of it. Everything but the first four must be 0."""

    kills: int
    tables: int
    acknowledged: int
    repeated: int  # answers sent again after a lost reply that had been kept
    lost: int = 0  # acknowledged and not in the log
    duplicated: int = 0  # in the log twice
    differing: int = 0  # tables whose state is not what their answers lead to
    refused: int = 0  # answers refused that should not have been
    seconds: float = 0.0
    longest_gap_s: float = 0.0  # the longest that a table went without an acknowledgement


class Guest(Player):
    """A player who comes back, and repeats what was not acknowledged."""

    def __init__(self, address: str, table: str, key: str, seed: int) -> None:
        super().__init__(address, table, key, seed)
        self.acked: list[Acked] = []
        self.repeated = self.refused = 0
        self.gap = 0.0

    async def play(self, until: asyncio.Event) -> None:
        pending: tuple[str, int, str] | None = None
        last = time.monotonic()
        while not until.is_set() and not self.over:
            try:
                await self.sit()
                while not until.is_set() and not self.over:
                    if pending is None and self.decision is None:
                        self.note(read(await self.socket.recv()))
                        continue
                    if pending is None and self.decision is not None:
                        pending = (self.decision.id, self.decision.seat, self.chance.choice(self.decision.keys))
                    if pending is not None:
                        await self.give(*pending)
                        pending = None
                        self.gap, last = max(self.gap, time.monotonic() - last), time.monotonic()
                await self.leave()
            except Gone:
                await asyncio.sleep(AGAIN)
            except TimeoutError:
                await asyncio.sleep(AGAIN)
        self.gap = max(self.gap, time.monotonic() - last)

    async def give(self, question: str, seat: int, key: str) -> None:
        """Say it and wait for the acknowledgement and for the table after it."""
        said = {"do": "answer", "seat": seat, "decision": question, "key": key, "id": question}
        await self.socket.send(msgspec.json.encode(said).decode())
        async with asyncio.timeout(20):
            while True:
                data = await self.socket.recv()
                message = read(data)
                self.note(message)
                if message.type == "ack" and message.id == question:
                    ack = msgspec.json.decode(data)["ack"]
                    self.acked.append(Acked(self.table, ack["seq"], ack["ply"], seat, question, key))
                    self.repeated += ack["repeated"]
                    break
                if message.type == "no":
                    self.refused += 1
                    break
            while self.decision is not None and self.decision.id == question and not self.over:
                self.note(read(await self.socket.recv()))


def run(db: str, workers: int, kills: int, tables: int, games: Sequence[str], seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tavola-crash-") as folder:
        where = db or str(Path(folder) / "crash.db")
        return msgspec.structs.asdict(asyncio.run(crash(where, workers, kills, tables, games, seed)))


class Trial:
    """A server, its guests, and whoever kills it."""

    def __init__(self, db: str, workers: int, games: Sequence[str], seed: int) -> None:
        self.db, self.workers, self.games, self.chance = db, workers, games, random.Random(seed)
        self.guests: list[Guest] = []
        self.served = start(db, workers)

    async def kill_under_load(self, kills: int, tables: int) -> None:
        await until_up(self.served)
        self.guests += [await a_guest(self.served.address, self.games[n % len(self.games)], n) for n in range(tables)]
        over = asyncio.Event()
        playing = [asyncio.create_task(keep_playing(self.guests, nth, self.games, over)) for nth in range(tables)]
        try:
            for _ in range(kills):
                await asyncio.sleep(self.chance.uniform(0.05, 0.8))
                self.served = await kill(self.served, self.db, self.workers, self.chance)
            await asyncio.sleep(1.0)
        finally:
            over.set()
            await asyncio.wait_for(asyncio.gather(*playing), 60)

    async def sights(self) -> dict[str, Any]:
        """What the server shows in the end."""
        return {guest.table: await look(guest) for guest in self.guests}


async def crash(db: str, workers: int, kills: int, tables: int, games: Sequence[str], seed: int) -> Crashes:
    began = time.monotonic()
    trial = Trial(db, workers, games, seed)
    try:
        await trial.kill_under_load(kills, tables)
        seen = await trial.sights()
    finally:
        stop(trial.served)
    guests = trial.guests
    acked = [one for guest in guests for one in guest.acked]
    found = Crashes(kills, len(guests), len(acked), sum(guest.repeated for guest in guests))
    found.refused = sum(guest.refused for guest in guests)
    found.longest_gap_s = round(max(guest.gap for guest in guests), 2)
    found.lost, found.duplicated, found.differing = await verify(db, acked, seen)
    found.seconds = round(time.monotonic() - began, 1)
    return found


async def look(guest: Guest) -> Any:
    return await request(guest.address, "GET", f"/api/tables/{guest.table}/sight?seat=0", None, guest.key)


async def a_guest(address: str, game: str, seed: int) -> Guest:
    table, key, _ = await open_table(address, game)
    return Guest(address, table, key, seed)


async def keep_playing(guests: list[Guest], nth: int, games: Sequence[str], over: asyncio.Event) -> None:
    """A table that is played out is followed by another."""
    guest = guests[nth]
    while not over.is_set():
        await guest.play(over)
        while guest.over and not over.is_set():
            try:
                guest = await a_guest(guest.address, games[nth % len(games)], nth)
                guests.append(guest)
            except (*Gone, RuntimeError, ValueError, IndexError):
                await asyncio.sleep(AGAIN)


async def kill(served: Served, db: str, workers: int, chance: random.Random) -> Served:
    """One worker of several: the others go on at once. The only one: it is started again at the same port."""
    if workers > 1:
        with contextlib.suppress(ProcessLookupError):
            os.kill(chance.choice(await at_work(served, 2)), signal.SIGKILL)
        return served
    os.kill(served.pid, signal.SIGKILL)
    put_away(served)
    again = await asyncio.to_thread(start, db, workers, served.port)
    await until_up(again)
    return again


async def at_work(served: Served, least: int) -> list[int]:
    """The workers that answer, once there are so many: somebody must be left to go on."""
    while True:
        told = await asyncio.gather(*(who_answers(served) for _ in range(12)))
        ready = sorted({pid for pid in told if pid} & set(children(served.pid)))
        if len(ready) >= least:
            return ready
        await asyncio.sleep(0.2)


async def who_answers(served: Served) -> int:
    try:
        return int((await request(served.address, "GET", "/health"))["worker"])
    except (*Gone, RuntimeError, ValueError, IndexError):
        return 0


async def until_up(served: Served) -> None:
    for _ in range(1200):
        try:
            await request(served.address, "GET", "/health")
            return
        except (*Gone, RuntimeError, ValueError, IndexError):
            await asyncio.sleep(AGAIN)
    raise RuntimeError("the server does not come up")


def children(pid: int) -> list[int]:
    """The worker processes of a supervisor: those of its children that serve."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in found if "spawn_main" in command_of(child)]


def command_of(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
