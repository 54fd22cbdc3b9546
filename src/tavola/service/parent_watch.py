"""A worker process ends when the process that started it has ended, for whatever reason."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time

EVERY = 1.0  # seconds


def end_with_parent(gently: bool = False) -> None:
    """Watch the parent from a thread. Gently: as if asked to end; else at once."""
    made = multiprocessing.parent_process()  # known even where it ended before we began
    parent = os.getppid() if made is None else made.pid

    def is_gone() -> bool:
        if sys.platform == "win32":  # there a process keeps the number of a parent that has ended
            return made is not None and not made.is_alive()
        return os.getppid() != parent

    def watch() -> None:
        while not is_gone():
            time.sleep(EVERY)
        if gently:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(10)
        os._exit(1)

    threading.Thread(target=watch, name="end-with-parent", daemon=True).start()
