"""One process to a file: a lock that ends with its holder, however it ends, and a look at whether the file is there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def shut(descriptor: int) -> None:
        """The first byte is enough; `OSError` where another process has it."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def shut(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


INODES = sys.platform == "linux"  # elsewhere the two kinds of lock are one, and ours on the file would shut SQLite out


class FileInUse(Exception):
    """Another process has these tables open."""


class FileLock:
    """Held from `take` to `release`, or to the end of the process.

    The lock lies beside the file; a second one on the file itself finds out who comes by another name of it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptors: list[int] = []
        self._seen: dict[Path, tuple[int, int]] = {}  # device and inode of the file and of its log

    def take(self) -> None:
        """Before SQLite opens the file, which is made if need be: to close a descriptor of it drops SQLite's locks."""
        try:
            self._lock(self._open(self.path.with_name(self.path.name + ".lock")))
            file = self._open(self.path)
            if INODES:
                self._lock(file)
        except (OSError, FileInUse):
            self.release()
            raise
        self._seen = {self.path: place(os.fstat(file))}

    def _open(self, path: Path) -> int:
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)  # for the owner's eyes only: it holds seeds
        self._descriptors.append(descriptor)
        return descriptor

    def _lock(self, descriptor: int) -> None:
        try:
            shut(descriptor)
        except OSError:
            raise FileInUse(f"another Tavola has these tables open ({self.path.name})") from None

    def release(self) -> None:
        while self._descriptors:
            os.close(self._descriptors.pop())

    def why_gone(self) -> str:
        """What has become of the file or of its write-ahead log, if something has; who goes on writes to nowhere."""
        for path in (self.path, self.path.with_name(self.path.name + "-wal")):
            try:
                found: tuple[int, int] | None = place(path.stat())
            except FileNotFoundError:
                found = None
            if path not in self._seen:  # the log comes with the first write
                if found is not None:
                    self._seen[path] = found
            elif found != self._seen[path]:
                return f"{path.name} was {'deleted' if found is None else 'replaced'} while it was in use"
        return ""


def place(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
