"""Helping processes end with who started them, even if that was before they had begun."""

import multiprocessing
import os
import threading
from types import SimpleNamespace

import pytest

from tavola.service import parent_watch


def test_a_helper_that_begins_after_its_parent_s_end_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its parent is whoever started it, and not whoever has taken it in since."""
    ended, codes = threading.Event(), list[int]()

    def end(code: int) -> None:
        codes.append(code)
        ended.set()

    gone = SimpleNamespace(pid=os.getppid() + 1)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: gone)
    monkeypatch.setattr(parent_watch.os, "_exit", end)  # type: ignore[attr-defined]
    parent_watch.end_with_parent()
    assert ended.wait(10)
    assert codes == [1]
