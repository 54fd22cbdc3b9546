"""`tavola serve` as a process of its own, with a folder, a home and a clock that no other server has."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ELSEWHERE = Path(__file__).parent / "elsewhere"
PATIENCE = 120.0  # seconds: four processes start at once, on a machine that may be busy


class Server:
    """One machine of several, as far as one machine can be: it writes in its own folder, and its clock is its own."""

    def __init__(self, folder: Path, database: str, *told: str, host: str = "127.0.0.1", **environment: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.ahead, self.port = folder, 0.0, free_port(host)
        self.address = f"http://{host}:{self.port}"
        self.clock(0.0)
        command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--host", host, "--port", str(self.port)]
        command += ["--origin", self.address, "--db", database]
        own = {name: str(folder) for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        own |= {"TEST_CLOCK": str(folder / "clock"), "PYTHONPATH": str(ELSEWHERE), "TAVOLA_DEBUG": "1", **environment}
        self.errors = (folder / "errors").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            [*command, *told],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            cwd=folder,
            env={**os.environ, **own},
            start_new_session=True,
        )

    def clock(self, ahead: float) -> None:
        """From now on its clock is so many seconds ahead; whoever reads it meanwhile sees the one or the other."""
        self.ahead = ahead
        new = self.folder / "clock.new"
        new.write_text(str(ahead), encoding="ascii")
        new.replace(self.folder / "clock")

    def until_up(self) -> None:
        """It answers: where there are several workers, they come up after the address was told."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.address in line, f"the server said {line!r}; {self.said()}"
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < deadline, f"no worker comes up; {self.said()}"
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def said(self) -> str:
        """Its log: nothing, if all went well."""
        return (self.folder / "errors").read_text(encoding="utf-8")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """With all its workers and bots; as when the plug is pulled, if it is killed."""
        if self.process.poll() is None:
            if how is signal.SIGKILL:
                os.killpg(self.process.pid, how)
            else:
                self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()


def free_port(host: str) -> int:
    with socket.socket() as asked:
        asked.bind((host, 0))
        found: int = asked.getsockname()[1]
    return found
