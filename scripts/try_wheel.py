"""Tries a wheel as somebody does who installs it: in an empty environment, without node and without this repository.

`python scripts/try_wheel.py dist` installs the wheel in that folder for every Python found here, serves a table, opens
one by HTTP, plays a move at it, and says how long each step took and how large what was installed is.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 60.0  # seconds for a server to be up


class Failed(Exception):
    """Something did not work as promised; the text says what."""


def pythons() -> list[str]:
    """One interpreter of each version that runs here; on a machine that has no names for them, this one."""
    found: dict[str, str] = {}
    for name in (*(f"python{version}" for version in VERSIONS), "python3", sys.executable):
        program = shutil.which(name)
        said = ask_version(program) if program else ""
        if program and said in VERSIONS:
            found.setdefault(said, program)
    return [found[version] for version in sorted(found)]


def ask_version(program: str) -> str:
    ask = "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"
    return subprocess.run([program, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()


def program(environment: Path, name: str) -> Path:
    return environment / "Scripts" / f"{name}.exe" if os.name == "nt" else environment / "bin" / name


def without_node(environment: dict[str, str]) -> dict[str, str]:
    """A path on which no node lies: a wheel carries the client it needs."""
    folders = environment.get("PATH", "").split(os.pathsep)
    kept = [folder for folder in folders if not any((Path(folder) / name).exists() for name in ("node", "node.exe"))]
    return {**environment, "PATH": os.pathsep.join(kept)}


def install(python: str, wheel: Path, place: Path) -> None:
    subprocess.run([python, "-m", "venv", str(place)], check=True)
    pip = [str(program(place, "python")), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "--only-binary", ":all:", str(wheel)], check=True, env=without_node(dict(os.environ)))


def weight(folder: Path) -> float:
    """In MB, without pip, which every environment has."""
    files = [path for path in folder.rglob("*") if path.is_file() and "pip" not in path.parts]
    return sum(path.stat().st_size for path in files) / 1e6


def request(address: str, data: object = None, key: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=20) as reply:
        text = reply.read()
    return json.loads(text) if reply.headers.get_content_type() == "application/json" else text.decode()


def play_a_move(base: str) -> str:
    """Opens a table of Realm of Sand alone and gives its first answer."""
    if "<script" not in request(base + "/"):
        raise Failed("the page has no client in it")
    opened = request(f"{base}/api/tables", {"game": "realm_of_sand", "seats": [{"who": "me"}]})
    key, at = opened["key"], f"{base}/api/tables/{opened['table']['id']}"
    question = request(f"{at}/sight?seat=0", key=key)["sight"]["decisions"][0]
    answer = question["options"][0]["key"]
    request(f"{at}/answers", {"seat": 0, "decision": question["id"], "key": answer}, key=key)
    return str(answer)


def serve_and_play(place: Path, data: Path) -> tuple[float, str]:
    command = [str(program(place, "tavola")), "serve", "--no-browser", "--port", "0", "--db", str(data / "tavola.db")]
    env = without_node({**os.environ, "XDG_CACHE_HOME": str(data), "XDG_DATA_HOME": str(data)})
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=data) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            if "http://" not in line:
                raise Failed(f"the server said {line!r}")
            base = "http://" + line.split("http://")[1].split()[0].split("/")[0]
            up = time.monotonic() - began
            return up, play_a_move(base)
        finally:
            server.terminate()


def try_one(python: str, wheel: Path) -> str:
    with tempfile.TemporaryDirectory() as folder:
        place, data = Path(folder) / "env", Path(folder) / "data"
        data.mkdir()
        began = time.monotonic()
        install(python, wheel, place)
        installed = time.monotonic() - began
        up, answer = serve_and_play(place, data)
        return (
            f"Python {ask_version(python)}: installed in {installed:.0f} s ({weight(place):.0f} MB), "
            f"page up in {up:.1f} s, first answer {answer!r}, all in {time.monotonic() - began:.0f} s"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the wheel lies")
    (wheel,) = parser.parse_args().folder.resolve().glob("tavola-*.whl")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    failed = 0
    for python in pythons():
        try:
            print(try_one(python, wheel), flush=True)
        except (Failed, OSError, KeyError, subprocess.CalledProcessError) as fault:
            failed += 1
            print(f"Python {ask_version(python)}: {type(fault).__name__}: {fault}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
