"""Finds a Chromium for the browser tests: the machine's own, else one unpacked from a package into .tools/browser."""

from __future__ import annotations

import contextlib
import ctypes.util
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import node

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".tools" / "browser"
PACKAGE = ROOT / "tests" / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK = """
const {createReadStream, createWriteStream} = require("node:fs");
const [from, to] = process.argv.slice(1);
require("node:stream").pipeline(createReadStream(from), require("node:zlib").createBrotliDecompress(),
  createWriteStream(to), (error) => { if (error) throw error; });
"""


@dataclass(frozen=True)
class Browser:
    """A browser to run, and what to add to its environment."""

    program: Path
    environment: dict[str, str] = field(default_factory=dict)


def find() -> Browser | None:
    """The browser named in TAVOLA_BROWSER, one on PATH, or the one unpacked before."""
    for name in (os.environ.get("TAVOLA_BROWSER", ""), *NAMES):
        if name and (program := shutil.which(name)):
            return Browser(Path(program))
    unpacked = HOME / "chromium"
    if not unpacked.is_file():
        return None
    needs_libraries = ctypes.util.find_library("nss3") is None
    return Browser(unpacked, {"LD_LIBRARY_PATH": str(HOME / "lib")} if needs_libraries else {})


def find_or_fetch() -> Browser:
    """A browser, fetched once if need be; two processes that ask at the same time fetch it once."""
    with one_at_a_time():
        if (browser := find()) is None:
            fetch()
            browser = find()
    if browser is None:
        raise RuntimeError("there is no browser here and none could be unpacked")
    return browser


@contextlib.contextmanager
def one_at_a_time(patience: float = 180.0) -> Iterator[None]:
    HOME.mkdir(parents=True, exist_ok=True)
    lock, deadline = HOME / "lock", time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            lock.mkdir()
            break
        except FileExistsError:
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.rmdir()


def fetch() -> None:
    """Unpacks the program, and the few system libraries it wants where the machine lacks them."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PACKAGE / name, HOME / name)
    node.install(HOME)
    packed = HOME / "node_modules" / "@sparticuz" / "chromium" / "bin"
    unpack(packed / "al2023.tar.br", HOME / "libraries.tar")
    with tarfile.open(HOME / "libraries.tar") as libraries:
        libraries.extractall(HOME, filter="data")
    unpack(packed / "chromium.br", HOME / "chromium.part")
    (HOME / "chromium.part").chmod(0o755)
    (HOME / "chromium.part").rename(HOME / "chromium")
    (HOME / "libraries.tar").unlink()
    shutil.rmtree(HOME / "node_modules")


def unpack(packed: Path, to: Path) -> None:
    program, _, env = node.commands()
    subprocess.run([*program, "-e", UNPACK, str(packed), str(to)], env=env, check=True)


if __name__ == "__main__":
    print(find_or_fetch().program)
