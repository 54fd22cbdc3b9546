"""`tavola bench crash`: a server under load gets into all kinds of trouble; nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tavola.cli.bench.client import Gone, request
from tavola.cli.bench.company import AGAIN, QUIET, UNRULY, Habits, Person, look_on
from tavola.cli.bench.faults import Database, fill_disk, jump
from tavola.cli.bench.serving import Served, at_work, put_away, start, stop, until_up
from tavola.cli.bench.verify import verify

KINDS = ("kill", "drop", "disk", "database", "clock")
FAREWELL = 90.0  # seconds for everybody to say what is still to be said


class Crashes(msgspec.Struct):
    """What came of it. From `lost` to `damaged` everything must be 0."""

    kills: int
    tables: int
    acknowledged: int
    repeated: int  # answers sent again after a lost reply that had been kept
    lost: int = 0  # acknowledged and not in the log
    duplicated: int = 0  # in the log twice
    differing: int = 0  # tables whose state is not what their answers lead to
    refused: int = 0  # answers refused that should not have been
    unopened: int = 0  # tables that cannot be opened any more
    damaged: int = 0  # tables that open with less than they had
    seconds: float = 0.0
    longest_gap_s: float = 0.0  # the longest that a table went without an acknowledgement
    talked: int = 0  # of what was acknowledged, said and not answered
    dropped: int = 0  # lines cut in the middle of something
    troubles: dict[str, int] = {}  # what befell the server
    unavailable: int = 0  # times that somebody was told to try again
    silent: int = 0  # times that somebody had no reply for twenty seconds
    refusals: dict[str, int] = {}  # what was refused, by code


class Setting(msgspec.Struct, frozen=True):
    """What is tried, and on what."""

    db: str
    workers: int
    games: tuple[str, ...]
    seed: int
    faults: frozenset[str]
    clock: str = ""  # the file with the server's clock, where that jumps

    def serve(self, port: int = 0) -> Served:
        return start(self.db, self.workers, port, disk="disk" in self.faults, clock=self.clock)

    @property
    def habits(self) -> Habits:
        return UNRULY if "drop" in self.faults else QUIET


def run(
    db: str,
    workers: int,
    kills: int,
    tables: int,
    games: Sequence[str],
    seed: int,
    seconds: float = 0.0,
    faults: Sequence[str] = ("kill", "drop"),
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tavola-crash-") as folder:
        where = db or str(Path(folder) / "crash.db")
        clock = str(Path(folder) / "clock") if "clock" in faults else ""
        setting = Setting(where, workers, tuple(games), seed, frozenset(faults), clock)
        return msgspec.structs.asdict(asyncio.run(crash(setting, kills, tables, seconds)))


class Trial:
    """A server, its guests, and all that befalls it."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.chance = setting, random.Random(setting.seed)
        self.people: list[Person] = []
        self.troubles: dict[str, int] = {}
        self.served = setting.serve()

    async def live_through(self, kills: int, tables: int, seconds: float) -> None:
        """So many kills, and at least so many seconds of everything else."""
        await until_up(self.served)
        over = asyncio.Event()
        playing = [asyncio.create_task(self.keep_playing(nth, over)) for nth in range(tables)]
        try:
            await self.make_trouble(kills, seconds, playing)
            await asyncio.sleep(1.0)
        finally:
            over.set()
            await asyncio.wait_for(asyncio.gather(*playing), FAREWELL)

    async def make_trouble(self, kills: int, seconds: float, playing: list[asyncio.Task[None]]) -> None:
        began, killed = time.monotonic(), 0
        others = self.others()
        while killed < kills or time.monotonic() - began < seconds:
            await asyncio.sleep(self.chance.uniform(0.05, 0.8))
            for task in playing:
                if task.done():
                    task.result()  # nobody goes home before the end, unless something is wrong
            may_kill = killed < kills and time.monotonic() - began >= seconds * killed / max(kills, 1)
            if may_kill and (not others or self.chance.random() < 0.5):
                killed += 1
                self.note("kill")
                self.served = await kill(self.served, self.setting, self.chance)
            elif others:
                name = self.chance.choice(list(others))
                self.note(name)
                await others[name]()

    def note(self, name: str) -> None:
        self.troubles[name] = self.troubles.get(name, 0) + 1

    def others(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """What befalls this kind of server besides being killed."""
        setting, chance = self.setting, self.chance
        found: dict[str, Callable[[], Awaitable[None]]] = {}
        shared = setting.db.startswith("postgres")
        if "disk" in setting.faults and not shared:
            found["disk"] = lambda: fill_disk(self.served.pid, setting.db, chance)
        if "database" in setting.faults and shared:
            found["database"] = Database(setting.db, chance).trouble
        if "clock" in setting.faults:
            found["clock"] = partial(jump, Path(setting.clock), chance)
        return found

    async def keep_playing(self, nth: int, over: asyncio.Event) -> None:
        """A table that is played out is followed by another."""
        count = 0
        while not over.is_set():
            try:
                people, watch = await self.open(nth, count)
            except (*Gone, RuntimeError, ValueError, IndexError) as error:
                if isinstance(error, RuntimeError) and ": 503 " not in str(error):
                    raise  # no table of this game can be opened at all
                await asyncio.sleep(AGAIN)
                continue
            count += 1
            self.people += people
            ended = asyncio.Event()
            chance = random.Random(f"{nth}/{count}")
            looking: list[asyncio.Task[None]] = []
            if "drop" in self.setting.faults:
                onlooker = look_on(self.served.address, people[0].table, watch, chance, ended)
                looking.append(asyncio.create_task(onlooker))
            await asyncio.gather(*(person.play(over) for person in people))
            ended.set()
            await asyncio.gather(*looking)

    async def open(self, nth: int, count: int) -> tuple[list[Person], str]:
        """Two people, each with a key of their own; where clocks jump, every other table has a bot instead of one."""
        address, setting = self.served.address, self.setting
        game = setting.games[nth % len(setting.games)]
        second = {"who": "bot", "bot": "random"} if setting.clock and nth % 2 else {"who": "open"}
        opened = await request(address, "POST", "/api/tables", {"game": game, "seats": [{"who": "me"}, second]})
        table, keys = opened["table"]["id"], [opened["key"]]
        for invite in opened["invites"]:
            told = await request(address, "POST", f"/api/tables/{table}/seats", {"name": "G"}, invite["key"])
            keys.append(told["key"])
        seed, habits = f"{setting.seed}/{nth}/{count}", setting.habits
        people = [Person(address, table, key, seat, f"{seed}/{seat}", habits) for seat, key in enumerate(keys)]
        return people, opened["watch"]

    async def sights(self) -> dict[str, Any]:
        """What the server shows in the end to who sits first; None where it shows nothing."""
        return {person.table: await last_look(person) for person in self.people if person.seat == 0}


async def last_look(person: Person) -> Any:
    """The table once nothing happens at it any more: what was sent last is done, and bots have answered."""
    path, before = f"/api/tables/{person.table}/sight?seat=0", -1
    for _ in range(100):
        try:
            seen = await request(person.address, "GET", path, None, person.key)
        except (RuntimeError, ValueError, IndexError):
            return None
        bots = [seat["seat"] for seat in seen["table"]["seats"] if seat["bot"]]
        if seen["seq"] == before and not set(bots) & set(seen["sight"]["waiting_for"]):
            break
        before = seen["seq"]
        await asyncio.sleep(0.2)
    return seen


async def crash(setting: Setting, kills: int, tables: int, seconds: float) -> Crashes:
    began = time.monotonic()
    trial = Trial(setting)
    try:
        await trial.live_through(kills if "kill" in setting.faults else 0, tables, seconds)
        seen = await trial.sights()
    finally:
        stop(trial.served)
    people = trial.people
    acked = [one for person in people for one in person.acked]
    refusals: dict[str, int] = {}
    for person in people:
        for code, count in person.refused.items():
            refusals[code] = refusals.get(code, 0) + count
    found = Crashes(trial.troubles.get("kill", 0), len(seen), len(acked), sum(person.repeated for person in people))
    found.refusals, found.refused, found.troubles = refusals, sum(refusals.values()), trial.troubles
    found.talked = sum(not one.question for one in acked)
    found.dropped = sum(person.dropped for person in people)
    found.silent = sum(person.silent for person in people)
    found.unavailable = sum(person.unavailable for person in people)
    found.longest_gap_s = round(max(person.gap for person in people), 2)
    proved = await verify(setting.db, acked, seen)
    found.lost, found.duplicated, found.differing = proved.lost, proved.duplicated, proved.differing
    found.unopened, found.damaged = proved.unopened, proved.damaged
    found.seconds = round(time.monotonic() - began, 1)
    return found


async def kill(served: Served, setting: Setting, chance: random.Random) -> Served:
    """One worker of several: the others go on at once. The only one: it is started again at the same port."""
    if setting.workers > 1:
        with contextlib.suppress(ProcessLookupError):
            os.kill(chance.choice(await at_work(served, 2)), signal.SIGKILL)
        return served
    os.kill(served.pid, signal.SIGKILL)
    put_away(served)
    again = await asyncio.to_thread(setting.serve, served.port)
    await until_up(again)
    return again
