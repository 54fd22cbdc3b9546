"""Compiled code made ready beside everything else: nobody waits for it, and until it is there, nobody uses it.

A process that has never compiled these sources lets another do it, at the lowest priority, and loads what that has left
in the cache. So a bot that is asked meanwhile thinks as fast as it would without.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Generic, TypeVar

from tavola.kernels.compiling import can_compile, kept_code

log = logging.getLogger("tavola.kernels")
Made = TypeVar("Made")
OTHERS_MAY_TAKE = 300.0  # seconds for another process that is compiling the same
GENTLY = 19
SWITCH = (
    "TAVOLA_KERNELS"  # "off" in the environment: bots think without compiled code, and nothing is compiled for them
)


def is_wanted() -> bool:
    return os.environ.get(SWITCH, "") != "off" and can_compile()


class Readied(Generic[Made]):
    """Something compiled. `make` is a function of a module, so that another process finds it by its name."""

    def __init__(self, make: Callable[[], Made]) -> None:
        self.make, self.name = make, f"{make.__module__}:{make.__qualname__}"
        self._made: Made | None = None
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def now(self) -> Made | None:
        """It, if it is ready. Asked for the first time, it is begun."""
        if self._made is None and self._thread is None and is_wanted():
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._prepare, name=f"compiling {self.name}", daemon=True)
                    self._thread.start()
        return self._made if is_wanted() else None

    def waited_for(self) -> Made | None:
        """It, however long that takes: for who measures, or plays thousands of games. None where nothing compiles."""
        if self._made is None and is_wanted():
            with self._lock:
                if self._made is None:
                    ours = takes_over(self.name)
                    try:
                        self._made = self.make()
                        mark_of(self.name).touch()
                    finally:
                        if ours:
                            taken_by(self.name).unlink(missing_ok=True)
        return self._made if is_wanted() else None

    def _prepare(self) -> None:
        if not mark_of(self.name).exists():
            in_another_process(self.name)
        if not mark_of(self.name).exists():
            log.warning("%s was not compiled; all goes on without", self.name)
            return
        try:
            self._made = self.make()
        except (ImportError, MemoryError, OSError):
            log.exception("%s was compiled, but cannot be loaded; all goes on without", self.name)


def mark_of(name: str) -> Path:
    """A file that says that this has been compiled from these sources."""
    return kept_code() / (name.replace(":", ".") + ".ready")


def taken_by(name: str) -> Path:
    """A file that is there while a process compiles this."""
    return mark_of(name).with_suffix(".taken")


def takes_over(name: str) -> bool:
    """Whether this process is the one that compiles. Where another does, it has been waited for."""
    taken = taken_by(name)
    with suppress(OSError):
        if time.time() - taken.stat().st_mtime > OTHERS_MAY_TAKE:
            taken.unlink()  # whoever had it is gone
    try:
        taken.touch(exist_ok=False)
    except FileExistsError:
        until = time.monotonic() + OTHERS_MAY_TAKE
        while taken.exists() and time.monotonic() < until:
            time.sleep(0.5)
        return False
    return True


def in_another_process(name: str) -> None:
    """One process of all that want it compiles, the others wait; where it fails, all go on without."""
    if not takes_over(name):
        return
    try:
        subprocess.run([sys.executable, "-m", __name__, name], check=False, stdin=subprocess.DEVNULL)
    finally:
        taken_by(name).unlink(missing_ok=True)


def main(name: str) -> None:
    """What the other process does."""
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    module, _, function = name.partition(":")
    getattr(import_module(module), function)()
    mark_of(name).touch()


if __name__ == "__main__":
    main(sys.argv[1])
