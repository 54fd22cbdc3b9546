"""`tavola bench attack`: an adversary against a server of its own on this machine, while others play there."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tavola import games
from tavola.cli import laying
from tavola.cli.bench.attack_honest import Honest
from tavola.cli.bench.attack_process import ATTACKS, COUNTED
from tavola.cli.bench.attack_wire import HERE
from tavola.cli.bench.client import Gone, request
from tavola.cli.bench.serving import memory_of, processor_of
from tavola.cli.failure import CommandFailed
from tavola.content.words import LANGUAGES

SHARES = {"fuzz_requests": 0.47, "fuzz_streams": 0.47, "fuzz_files": 0.03, "fuzz_packs": 0.03}
SLACK = 120.0  # seconds beyond its time that an attack may take to prepare and to end
SLOWEST = 20  # messages a second that are said at least
FROZEN = 30.0  # seconds after which a server that does not answer has stopped for good
SETTLE = 12.0  # seconds after which a server has let go of whoever was to be let go


class Target:
    """The server: started as a person starts it, on loopback and nowhere else."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--host", HERE, "--port", "0"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--db", str(folder / "attacked.db")], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if f"http://{HERE}:" not in line:
            self.stop()
            raise CommandFailed(f"the server to be attacked did not start: {line!r}")
        self.port = int(line.partition(f"http://{HERE}:")[2].partition("/")[0])
        self.address = f"http://{HERE}:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def memory(self) -> float:
        return round(memory_of(self.process.pid) / (1 << 20), 1)

    def lines(self) -> tuple[int, int, list[str]]:
        """Lines of the log that tell of an error, all lines, and the first of the errors."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        errors = [line for line in lines if not line.startswith("{") or '"level":"error"' in line]
        return len(errors), len(lines), [line[:400] for line in errors[:5]]

    async def answers(self) -> bool:
        try:
            async with asyncio.timeout(FROZEN):
                await request(self.address, "GET", "/health")
            return True
        except (*Gone, TimeoutError, RuntimeError, ValueError, IndexError):
            return False

    async def faults(self) -> int:
        """Answers of the kind that are our fault, as the server counts them."""
        reader, writer = await asyncio.open_connection(HERE, self.port)
        writer.write(f"GET /metrics HTTP/1.1\r\nhost: {HERE}\r\nconnection: close\r\n\r\n".encode())
        text = (await reader.read()).decode()
        writer.close()
        counted = [line for line in text.splitlines() if line.startswith("tavola_requests_total{")]
        return sum(int(float(line.split()[-1])) for line in counted if 'status="5' in line)


async def warm_up(address: str) -> None:
    """A table of each game in each language: what is read once for all is no matter of attacks."""
    seats = [{"who": "me"}, {"who": "me"}]
    for game, language in itertools.product(games.GAME_IDS, LANGUAGES):
        opened = await request(address, "POST", f"/api/tables?language={language}", {"game": game, "seats": seats})
        await request(address, "GET", f"/api/tables/{opened['table']['id']}?language={language}", None, opened["key"])
        await request(address, "GET", f"/api/games/{game}/words?language={language}")
        await request(address, "GET", f"/api/games/{game}/rules?language={language}")
    await request(address, "GET", "/api/openapi.json")


class Attacked(msgspec.Struct):
    """What came of one attack. Times are of honest people's answers, before it and during it."""

    messages: int
    baseline_p99_ms: float
    honest_p50_ms: float
    honest_p99_ms: float
    visit_p99_ms: float
    honest_answers: int
    honest_failures: int
    memory_mib: float
    server_cores: float  # processor time of the server in each second of the attack
    faults: int
    statuses: dict[str, int]
    examples: list[str]


def run(messages: int, seconds: float, names: Sequence[str], seed: int) -> dict[str, Any]:
    can_be_others()
    with tempfile.TemporaryDirectory(prefix="tavola-attack-") as folder:
        return asyncio.run(Bench(Path(folder), messages, seconds, seed).run(names or list(ATTACKS)))


def can_be_others() -> None:
    import socket

    with socket.socket() as line:
        try:
            line.bind(("127.0.0.2", 0))
        except OSError as error:
            raise CommandFailed("this system has one loopback address only; the bench needs several.") from error


class Bench:
    """All attacks, one after another. A server that stops answering is a fault, and the next attack has a fresh one."""

    def __init__(self, folder: Path, messages: int, seconds: float, seed: int) -> None:
        self.folder, self.messages, self.seconds, self.seed = folder, messages, seconds, seed
        self.errors = self.error_lines = self.log_lines = 0
        self.growth = 0.0
        self.examples: list[str] = []

    async def run(self, names: Sequence[str]) -> dict[str, Any]:
        found: dict[str, Attacked] = {}
        while left := [name for name in names if name not in found]:
            await self.one_server(left, found)
        seen = [one for one in found.values() if one.honest_answers]
        return {
            **laying.machine(),
            "messages": sum(one.messages for one in found.values()),
            "server_errors": self.errors + sum(one.faults for one in found.values()),
            "error_lines": self.error_lines,
            "log_lines": self.log_lines,
            "honest_p99_ms": max((one.honest_p99_ms for one in seen), default=0.0),
            "baseline_p99_ms": max((one.baseline_p99_ms for one in seen), default=0.0),
            "honest_failures": sum(one.honest_failures for one in found.values()),
            "memory_growth_mib": round(self.growth, 1),
            "attacks": msgspec.to_builtins(found),
            "error_examples": self.examples,
        }

    async def one_server(self, names: Sequence[str], found: dict[str, Attacked]) -> None:
        target = Target(self.folder / str(len(found)))
        honest = Honest(target.address)
        honest.start()
        try:
            await warm_up(target.address)
            before = target.memory()
            for name in names:
                found[name] = await self.attack(target, honest, name)
                if not await target.answers():
                    found[name].faults += 1
                    found[name].examples.insert(0, "the server does not answer any more")
                    return
            await asyncio.sleep(SETTLE)
            self.growth = max(self.growth, target.memory() - before)
            self.errors += await target.faults()
        finally:
            await honest.stop()
            target.stop()
            errors, lines, examples = target.lines()
            self.error_lines += errors
            self.log_lines += lines
            self.examples += examples

    async def attack(self, target: Target, honest: Honest, name: str) -> Attacked:
        calm = began = time.monotonic()
        await asyncio.sleep(self.seconds)
        count = max(1, round(self.messages * SHARES[name])) if name in COUNTED else 0
        process = await self.start(target, name, count)
        baseline, told, worked = honest.between(calm, time.monotonic()), dict[str, Any](), 0.0
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SLACK + self.seconds + count / SLOWEST):
                await process.stdout.readline()
                began, worked = time.monotonic(), processor_of(target.process.pid)
                told = json.loads(await process.stdout.readline() or b"{}")
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        during = honest.between(began, time.monotonic())
        cores = (processor_of(target.process.pid) - worked) / (time.monotonic() - began)
        return Attacked(
            told.get("sent", 0), baseline["p99_ms"], during["p50_ms"], during["p99_ms"], during["visit_p99_ms"],
            during["answers"], during["failures"], target.memory(), round(cores, 2), told.get("faults", 1),
            told.get("statuses", {}), [*told.get("examples", ["the attack did not end"]), *during["failed"]],
        )  # fmt: skip

    async def start(self, target: Target, name: str, count: int) -> asyncio.subprocess.Process:
        command = [
            sys.executable,
            "-m",
            "tavola.cli.bench.attack_process",
            name,
            str(target.port),
            str(self.seconds),
        ]
        return await asyncio.create_subprocess_exec(
            *command, str(self.seed), str(count), stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "XDG_CACHE_HOME": str(self.folder)}, limit=1 << 22,
        )  # fmt: skip
