"""Builds the browser client into the package, if its sources changed since the last build."""

from __future__ import annotations

import hashlib
import json
import shutil
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
FONTS = WEB / "src" / "look" / "fonts" / "OFL.txt"
BUNDLED = ("@fluent/bundle", "clsx", "elkjs", "svelte")  # packages of which something ends up in the bundle
NOTICES = "licences.txt"


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
    return STAMP.is_file() and STAMP.read_text() == fingerprint() and (DIST / NOTICES).is_file()


def notices() -> str:
    """Whose work is in the bundle, with the licence of each."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    parts = [
        "The letters are under the SIL Open Font License (OFL.txt). The programs of this page hold work of others:"
    ]
    for name in BUNDLED:
        about = locked[f"node_modules/{name}"]
        parts.append(f"{name} {about['version']} ({about['license']})\n\n{licence_of(name, about['license'])}")
    return f"\n\n{'-' * 72}\n\n".join(parts) + "\n"


def licence_of(name: str, kind: str) -> str:
    """The text that a package carries; ours where it carries none and has the same licence."""
    files = [path for path in sorted((WEB / "node_modules" / name).iterdir()) if path.name.lower().startswith("licen")]
    if not files and kind != "Apache-2.0":
        raise SystemExit(f"the package {name} carries no text of its licence ({kind})")
    return (files[0] if files else ROOT / "LICENSE").read_text(encoding="utf-8").strip()


def build() -> None:
    """Installs the client's tools and writes the bundle, then its stamp."""
    if is_current():
        return
    started = time.monotonic()
    print("tavola: building the browser client", file=sys.stderr, flush=True)
    node.install(WEB, tools=False)
    if status := node.run(WEB, "vite", "build", "--logLevel", "warn", "--outDir", str(DIST), "--emptyOutDir"):
        raise SystemExit(f"the browser client could not be built (vite ended with {status})")
    shutil.copy(FONTS, DIST / "OFL.txt")
    (DIST / NOTICES).write_text(notices(), encoding="utf-8")
    STAMP.write_text(fingerprint())
    print(f"tavola: browser client built in {time.monotonic() - started:.1f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    build()
