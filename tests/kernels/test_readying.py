"""Compiled code is made ready by another process, and nobody waits for it."""

from __future__ import annotations

import os
import platform
import time

import pytest

from tavola.kernels import readying
from tavola.kernels.compiling import kept_code
from tavola.kernels.readying import Readied, mark_of


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLA_KERNELS", "on")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(readying, "kept_code", kept_code.__wrapped__)


def come(readied):
    """It, as soon as it is there."""
    until = time.monotonic() + 60
    while readied.now() is None and readied._thread.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    readied._thread.join(60)
    return readied.now()


def test_the_first_who_asks_has_nothing_and_goes_on():
    readied = Readied(platform.node)
    assert readied.now() is None
    assert come(readied) == platform.node()
    assert mark_of("platform:node").exists()


def test_what_was_compiled_before_is_loaded_without_another_process(monkeypatch):
    mark_of("platform:node").touch()
    monkeypatch.setattr("subprocess.run", lambda *_, **__: pytest.fail("compiled again"))
    assert come(Readied(platform.node)) == platform.node()


def test_of_many_processes_one_compiles():
    taken = mark_of("platform:node").with_suffix(".taken")
    taken.touch()
    readied = Readied(platform.node)
    assert readied.now() is None
    mark_of("platform:node").touch()
    taken.unlink()
    assert come(readied) == platform.node()


def test_one_that_was_killed_while_compiling_holds_nobody_up():
    taken = mark_of("platform:node").with_suffix(".taken")
    taken.touch()
    os.utime(taken, (time.time() - 2 * readying.OTHERS_MAY_TAKE,) * 2)
    assert come(Readied(platform.node)) == platform.node()
    assert not taken.exists()


def test_who_waits_for_it_lets_another_process_finish_first(monkeypatch):
    taken, seen = mark_of("platform:node").with_suffix(".taken"), []
    taken.touch()

    def a_while(_):
        seen.append("waited")
        taken.unlink()  # the other process is done

    monkeypatch.setattr("time.sleep", a_while)
    assert Readied(platform.node).waited_for() == platform.node()
    assert seen == ["waited"]
    assert Readied(platform.node).waited_for() == platform.node()
    assert not taken.exists()


def test_where_compiling_fails_all_goes_on_without(caplog, capfd):
    def nowhere():
        pytest.fail("it was not compiled")

    assert come(Readied(nowhere)) is None
    assert "goes on without" in caplog.text
    assert "Traceback" in capfd.readouterr().err


def test_without_numba_nothing_is_begun(monkeypatch):
    monkeypatch.setattr(readying, "can_compile", lambda: False)
    readied = Readied(platform.node)
    assert readied.now() is None
    assert readied.waited_for() is None
    assert readied._thread is None
