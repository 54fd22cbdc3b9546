"""Inside the server that `tavola bench crash` starts: a disk that is slow or fails to sync, and a clock that jumps."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import Any

from tavola.store.sqlite import SqliteStore

OFTEN = 0.01  # of commits: each kind of trouble
LOOK = 0.05  # seconds between looks at the clock's file


class Flaky:
    """A connection whose commits are slow, or fail: before anything was done, so that all of it is taken back."""

    def __init__(self, connection: sqlite3.Connection, chance: random.Random) -> None:
        self._connection, self._chance = connection, chance

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        drawn = self._chance.random() if statement == "COMMIT" else 1.0
        if drawn < OFTEN:
            time.sleep(self._chance.uniform(0.05, 0.5))
        elif drawn < 2 * OFTEN:
            raise sqlite3.OperationalError("disk I/O error (the sync failed)")
        found = self._connection.execute(statement, *values)
        if 2 * OFTEN <= drawn < 3 * OFTEN:
            raise sqlite3.OperationalError("disk I/O error (the sync failed, what was written is there)")
        return found


class FlakyStore(SqliteStore):
    """SQLite on such a disk."""

    def _open_for_writing(self) -> sqlite3.Connection:
        flaky: Any = Flaky(super()._open_for_writing(), random.Random())
        return flaky  # type: ignore[no-any-return]


class JumpingClock:
    """The machine's clock and what a file says to add to it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._offset, self._next = 0.0, 0.0

    def __call__(self) -> float:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + LOOK
            try:
                self._offset = float(self.file.read_text(encoding="ascii"))
            except (OSError, ValueError):
                pass  # it has not jumped yet
        return time.time() + self._offset
