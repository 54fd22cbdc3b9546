"""One process to a file, on every system."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tavola.store import lock


class Windows(ModuleType):
    """As much of Windows' `msvcrt` as a lock needs: a byte of a file that one descriptor holds."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        status = os.fstat(descriptor)
        if (status.st_dev, status.st_ino) in self.held:
            raise OSError("held")
        self.held[status.st_dev, status.st_ino] = descriptor


@pytest.fixture
def on_windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as Windows would import it."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        patch.setitem(sys.modules, "msvcrt", Windows())
        spec = importlib.util.spec_from_file_location("lock_on_windows", str(lock.__file__))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


def test_a_second_process_is_refused_on_windows_too(on_windows: ModuleType, tmp_path: Path) -> None:
    one, other = on_windows.FileLock(tmp_path / "t.db"), on_windows.FileLock(tmp_path / "t.db")
    one.take()
    with pytest.raises(on_windows.FileInUse):
        other.take()
    one.release()


def test_a_second_holder_is_refused_here(tmp_path: Path) -> None:
    one, other = lock.FileLock(tmp_path / "t.db"), lock.FileLock(tmp_path / "t.db")
    one.take()
    with pytest.raises(lock.FileInUse):
        other.take()
    one.release()
    other.take()
    other.release()
