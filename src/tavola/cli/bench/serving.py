"""A server to be measured: as `tavola serve` starts it, with the game for measuring, without limits."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tavola.cli.bench.client import Gone, request
from tavola.cli.failure import CommandFailed

NO_LIMIT = 10**9
AGAIN = 0.05  # seconds between tries to reach a server that is down
DISK, CLOCK = "TAVOLA_BENCH_DISK", "TAVOLA_BENCH_CLOCK"


class Served:
    """A server process and where it listens."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process, self.address = process, address

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])


def start(db: str, workers: int = 1, port: int = 0, *, disk: bool = False, clock: str = "") -> Served:
    """Start a server and wait for its address; for the crash bench with a bad disk, or with a clock that jumps."""
    ask = json.dumps({"db": db, "workers": workers, "port": port, "disk": disk, "clock": clock})
    process = subprocess.Popen(
        [sys.executable, "-m", "tavola.cli.bench.serving", ask],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        process.kill()
        process.wait()
        raise CommandFailed(f"the server to be measured did not start: {line!r}")
    return Served(process, line.strip())


@contextmanager
def serving(db: str, workers: int = 1) -> Iterator[Served]:
    served = start(db, workers)
    try:
        yield served
    finally:
        stop(served)


def stop(served: Served) -> None:
    served.process.terminate()
    try:
        served.process.wait(15)
    except subprocess.TimeoutExpired:
        served.process.kill()
    put_away(served)


def put_away(served: Served) -> None:
    """Wait for the end, and close what was read from it."""
    served.process.wait()
    if served.process.stdout is not None:
        served.process.stdout.close()


def memory_of(pid: int) -> int:
    """Bytes in memory, where the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))
    except (OSError, StopIteration):
        return 0


def processor_of(pid: int) -> float:
    """Seconds of processor time used so far, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return 0.0


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


def work(listener: socket.socket) -> None:
    """Serve in this process."""
    from tavola.cli.bench.game import BenchShelf
    from tavola.cli.bench.shim import FlakyStore, JumpingClock
    from tavola.server.app import make_app
    from tavola.server.context import AppContext
    from tavola.server.logs import log_to_stderr
    from tavola.server.worker import serve_on
    from tavola.service.bot_pool import ProcessBotPool
    from tavola.service.parent_watch import end_with_parent

    end_with_parent(gently=False)
    log_to_stderr("error" if os.environ.get("TAVOLA_DEBUG") else "critical")
    chosen, clock = settings(), os.environ.get(CLOCK, "")
    store = FlakyStore(chosen.db) if os.environ.get(DISK) else None
    context = AppContext(chosen, BenchShelf(), ProcessBotPool(BenchShelf), store)
    if clock:
        context.registry.now = JumpingClock(Path(clock))
    serve_on(listener, make_app(context), chosen)


def settings() -> Any:
    from tavola.server.settings import Limits, Settings

    free = {name: NO_LIMIT for name in Limits.__struct_fields__ if name.endswith(("_rate", "_burst", "_of_address"))}
    limits = msgspec.structs.replace(Limits(streams=NO_LIMIT, connections=NO_LIMIT), **free)
    return Settings(os.environ["TAVOLA_BENCH_DB"], limits=limits)


def main(ask: dict[str, Any]) -> None:
    from tavola.cli.serve import address_of
    from tavola.server.supervise import Supervisor

    os.environ["TAVOLA_BENCH_DB"] = ask["db"]
    os.environ[DISK] = "bad" if ask.get("disk") and not ask["db"].startswith("postgres") else ""
    os.environ[CLOCK] = ask.get("clock", "")
    listener = listen_again(ask["port"])
    print(address_of(listener), flush=True)
    if ask["workers"] > 1:
        Supervisor(work, ask["workers"], listener).run()
    else:
        work(listener)


def listen_again(port: int) -> socket.socket:
    """The port of a server that was just killed may take a moment to be free."""
    from tavola.cli.serve import listen

    deadline = time.monotonic() + 10
    while True:
        try:
            return listen("127.0.0.1", port)
        except CommandFailed:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
