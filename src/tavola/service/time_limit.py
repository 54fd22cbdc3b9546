"""A time limit for rules, so that rules that never end do not stop the server.

A table that was corrected by vote or brought by a file may be in a state that no rule expects. Time is the processor's,
less what Python takes to clear away its garbage: nobody is broken off because the machine or the server is busy.
"""

from __future__ import annotations

import ctypes
import gc
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from tavola.kernel.decision import Refusal, Refused

LONGEST = 1.0  # seconds for anything that rules do; ordinary answers take a thousandth of it
TOO_LONG = "TABLE_E_TOO_LONG"
AGAIN = 0.02  # seconds until it rings once more, where nobody heard
ALARM = getattr(signal, "SIGPROF", None)  # not on every system


class _Rung(BaseException):
    """Not an Exception, so that no rule can swallow it."""


class _Collections:
    """How long Python has cleared away garbage so far. What is raised meanwhile is heard by nobody."""

    def __init__(self) -> None:
        self.spent, self.began, self.now = 0.0, 0.0, False
        gc.callbacks.append(self.note)

    def note(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self.began, self.now = time.process_time(), True
        elif self.now:
            self.spent, self.now = self.spent + time.process_time() - self.began, False


_collections = _Collections()


class _Guard:
    """One piece of work and the time it has; it may be part of another."""

    current: _Guard | None = None  # of the main thread

    def __init__(self, seconds: float) -> None:
        self.seconds, self.ended, self.rang = seconds, False, False
        self.outer: _Guard | None = None
        self.began, self.collected = time.process_time(), _collections.spent

    def used(self) -> float:
        return time.process_time() - self.began - (_collections.spent - self.collected)

    def left(self) -> float:
        """Never nothing, which would mean for ever."""
        mine = max(self.seconds - self.used(), 1e-3)
        return mine if self.outer is None else min(mine, self.outer.left())

    def is_due(self) -> bool:
        if self.ended or _collections.now:
            return False
        return self.used() > self.seconds or (self.outer is not None and self.outer.is_due())


@contextmanager
def time_limit(seconds: float = LONGEST) -> Iterator[None]:
    """Break off what takes too long, as a refusal. It may stand inside another one, and not around an `await`."""
    in_main = ALARM is not None and threading.current_thread() is threading.main_thread()
    begin = _by_signal if in_main else _by_thread
    guard, end = _Guard(seconds), _nothing
    try:
        end = begin(guard)
        yield
    except _Rung:
        raise Refused(Refusal(TOO_LONG)) from None
    finally:
        _surely(end)


def _nothing() -> None:
    pass


def _surely(end: Callable[[], None]) -> None:
    """To its end, though it may ring at the last moment."""
    done = False
    while not done:
        try:
            end()
            done = True
        except _Rung:
            continue


def _by_signal(guard: _Guard) -> Callable[[], None]:
    """The system's timer: its signal is heard by the main thread. Returns how to put everything back."""
    assert ALARM is not None

    def ring(_signal: int, _frame: FrameType | None) -> None:
        if guard.is_due():
            raise _Rung

    guard.outer, _Guard.current = _Guard.current, guard
    before = signal.signal(ALARM, ring)
    signal.setitimer(signal.ITIMER_PROF, guard.left(), AGAIN)

    def end() -> None:
        guard.ended = True
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(ALARM, before)
        _Guard.current = guard.outer
        if guard.outer is not None:
            signal.setitimer(signal.ITIMER_PROF, guard.outer.left(), AGAIN)

    return end


def _by_thread(guard: _Guard) -> Callable[[], None]:
    """Where there is no such signal: another thread looks at the clock and interrupts this one."""
    here, over, lock = threading.get_ident(), threading.Event(), threading.Lock()

    def watch() -> None:
        while not over.wait(AGAIN):
            with lock:
                if guard.is_due():
                    guard.rang = True
                    _interrupt(here)

    threading.Thread(target=watch, name="patience", daemon=True).start()

    def end() -> None:
        with lock:
            guard.ended = True
            over.set()
        if guard.rang:
            _let_it_come(here)

    return end


def _let_it_come(here: int) -> None:
    """What was sent and has not come yet comes now, at a place that waits for it.

    It is not called back: the interpreter would go on looking for it at every step, and under a
    tracer (as when coverage is measured) Python 3.11 would never get past the next function call.
    A second one takes the place of the first, so exactly one comes.
    """
    try:
        _interrupt(here)
        while True:
            pass
    except _Rung:
        return


def _interrupt(thread: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Rung))
