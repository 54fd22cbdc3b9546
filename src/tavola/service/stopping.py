"""A table that cannot be shown in time, or not at all, is taken out of service, and says so.

It may have been corrected by vote or brought by a file, and be in a state that no rule expects. The log keeps that it
was stopped, so that nobody meets it again after a restart; taking back or a ruling puts it into service again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tavola.kernel.decision import Refusal, Refused
from tavola.service.patience import TOO_LONG, patience

if TYPE_CHECKING:
    from tavola.service.live import Live

log = logging.getLogger("tavola.service")
STOPPED = "TABLE_E_STOPPED"
TRIPS = 2  # the first may have been bad luck: something else had to be done in that moment
WITHIN = 600.0  # seconds


def is_edited(live: Live) -> bool:
    """Whether people have written into this table's state, or into that of a table it came of."""
    origin = live.plan.origin
    brought = origin is not None and origin.kind == "import"
    return brought or live.row.opening is not None or "ruling" in live.head.marks


def seconds_for(live: Live) -> float:
    return live.ceilings.edited_seconds if is_edited(live) else live.ceilings.rules_seconds


def must_be_in_service(live: Live) -> None:
    if live.is_stopped:
        raise Refused(Refusal(STOPPED))


@contextmanager
def in_time(live: Live) -> Iterator[None]:
    """Whatever is worked out from a table's state. What takes too long is broken off and remembered."""
    must_be_in_service(live)
    try:
        with patience(seconds_for(live)):
            yield
    except Refused as refused:
        if refused.refusal.code == TOO_LONG:
            overran(live)
        raise
    except Exception as fault:
        if not is_edited(live):
            raise  # a fault of ours
        log.warning("a corrected table cannot be shown", extra={"table": live.id, "fault": repr(fault)[:200]})
        overran(live)
        raise Refused(Refusal(STOPPED)) from None


def overran(live: Live) -> None:
    """Once may be bad luck; twice, and nobody tries again."""
    now = time.monotonic()
    live.trips = [at for at in live.trips if now - at < WITHIN] + [now]
    if len(live.trips) >= TRIPS and not live.is_stopped:
        live.given_up = True
        log.warning("a table is taken out of service", extra={"table": live.id})
        live.on_stop(live)
