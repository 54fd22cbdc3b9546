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
from tavola.service.time_limit import TOO_LONG, time_limit

if TYPE_CHECKING:
    from tavola.service.loaded_table import LoadedTable

log = logging.getLogger("tavola.service")
STOPPED = "TABLE_E_STOPPED"
TRIPS = 2  # the first may have been bad luck: something else had to be done in that moment
WITHIN = 600.0  # seconds


def is_edited(loaded: LoadedTable) -> bool:
    """Whether people have written into this table's state, or into that of a table it came of."""
    origin = loaded.plan.origin
    brought = origin is not None and origin.kind == "import"
    return brought or loaded.row.opening is not None or "ruling" in loaded.summary.marks


def seconds_for(loaded: LoadedTable) -> float:
    return loaded.ceilings.edited_seconds if is_edited(loaded) else loaded.ceilings.rules_seconds


def must_be_in_service(loaded: LoadedTable) -> None:
    if loaded.is_stopped:
        raise Refused(Refusal(STOPPED))


@contextmanager
def in_time(loaded: LoadedTable) -> Iterator[None]:
    """Whatever is worked out from a table's state. What takes too long is broken off and remembered."""
    must_be_in_service(loaded)
    try:
        with time_limit(seconds_for(loaded)):
            yield
    except Refused as refused:
        if refused.refusal.code == TOO_LONG:
            overran(loaded)
        raise
    except Exception as fault:
        if not is_edited(loaded):
            raise  # a fault of ours
        log.warning("a corrected table cannot be shown", extra={"table": loaded.id, "fault": repr(fault)[:200]})
        overran(loaded)
        raise Refused(Refusal(STOPPED)) from None


def overran(loaded: LoadedTable) -> None:
    """Once may be bad luck; twice, and nobody tries again."""
    now = time.monotonic()
    loaded.trips = [at for at in loaded.trips if now - at < WITHIN] + [now]
    if len(loaded.trips) >= TRIPS and not loaded.is_stopped:
        loaded.given_up = True
        log.warning("a table is taken out of service", extra={"table": loaded.id})
        loaded.on_stop(loaded)
