"""Rules that do not come to an end must not take the house with them: an answer has so long and no longer.

A table that was corrected by vote or brought by a file may be in a state that no rule expects.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tavola.kernel.decision import Refusal, Refused

LONGEST = 5.0  # seconds for one answer; ordinary ones take a thousandth of it
ALARM = getattr(signal, "SIGALRM", None)  # not on every system


class _Rung(BaseException):
    """Not an Exception, so that no rule can swallow it."""


@contextmanager
def patience(seconds: float = LONGEST) -> Iterator[None]:
    """Break off what takes too long, as a refusal. It guards the main thread, which is where a server's rules run."""
    if ALARM is None or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise _Rung

    before = signal.signal(ALARM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _Rung:
        raise Refused(Refusal("TABLE_E_TOO_LONG")) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(ALARM, before)
