"""What is told of a table away from it, as bytes: in the hall, on its clocks, in lists by days, in reminders."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from tavola.kernel.state import State
from tavola.kernel.text import Words
from tavola.service.by_days.reminding import Reminding
from tavola.service.by_days.server_keys import ServerKeys
from tavola.service.hall import DELAY, hall_table
from tavola.service.loaded_table import LoadedTable
from tavola.service.person_tables import standing
from tavola.service.present import table_info
from tavola.service.registry import TableRegistry
from tavola.service.wire.records import Terms
from tavola.store.by_days import Subscription
from tavola.store.hall import HallRow
from tavola.store.people import StandingRow
from tavola.store.port import Store

DUE = 90_000.0
TERMS = Terms(24, "bot_once")
BROWSER = Subscription("s", "p", "d", "push", "https://push.example", "", "it", "", "", 0.0, True)


def told_elsewhere(registry: TableRegistry, loaded: LoadedTable, g: State, words: Words) -> Iterator[Any]:
    """To strangers in the hall, to who is away, to who waits: all of it follows from whom the table waits for."""
    row, status = loaded.row, loaded.turn_status(loaded.summary, g)
    plan = msgspec.structs.replace(loaded.plan, hall=True, rated=True, watch_delay=DELAY, terms=TERMS)
    by_days = copy.copy(loaded)
    by_days.plan, by_days.summary = plan, copy.copy(loaded.summary)
    by_days.summary.due = dict.fromkeys(status.owed, DUE)
    yield table_info(by_days, words)
    kept = msgspec.json.encode(plan)
    listed = ("host", row.game, "", 0, True, 0, "", 1.0, 2.0, row.seats, kept, row.options)
    yield hall_table(HallRow(row.id, "p", *listed, loaded.summary.ply), "")
    for seat in range(row.seats):
        stands = (status.over, status.owed, status.since, status.bot_owed, loaded.summary.ply, (seat,))
        yield standing(registry, StandingRow(row.id, row.game, kept, *stands, tuple(DUE for _ in status.owed)))
    reminding = Reminding(registry, {}, ServerKeys(cast(Store, None)))
    for seat in status.owed:  # the clockwork tells of these turns and of no others
        yield seat
        yield from (reminding.note(by_days, BROWSER, nearly, by_days.summary.due[seat]) for nearly in (False, True))
