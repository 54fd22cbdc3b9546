"""Builds the browser client into the package, if its sources changed since the last build."""

from __future__ import annotations

import hashlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "tavola" / "server" / "web" / "dist"
STAMP = DIST / ".stamp"
LEFT_OUT = {"node_modules", "dist", "coverage"}


def fingerprint() -> str:
    """One hash of every source of the client: names and contents."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and not LEFT_OUT & set(inside.parts):
            digest.update(f"{inside.as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the built client is the one these sources give; a package without sources carries a finished one."""
    if not (WEB / "package.json").is_file():
        return (DIST / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Installs the client's tools and writes the bundle, then its stamp."""
    if is_current():
        return
    started = time.monotonic()
    print("tavola: building the browser client", file=sys.stderr, flush=True)
    node.install(WEB)
    if status := node.run(WEB, "vite", "build", "--logLevel", "warn", "--outDir", str(DIST), "--emptyOutDir"):
        raise SystemExit(f"the browser client could not be built (vite ended with {status})")
    STAMP.write_text(fingerprint())
    print(f"tavola: browser client built in {time.monotonic() - started:.1f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    build()
