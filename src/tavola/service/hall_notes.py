"""What the hall is told of a table that it opened, in the same transaction as the entry of the table's log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.service.log_acts import AnyAct, BotCame, GotUp, SatDown
from tavola.service.table_summary import TableSummary
from tavola.store import hall as sql
from tavola.store.port import Step
from tavola.store.steps import step

if TYPE_CHECKING:
    from tavola.service.loaded_table import LoadedTable


def open_seats(summary: TableSummary) -> int:
    return sum(seat.who == "open" for seat in summary.seats)


def hall_steps(loaded: LoadedTable, summary: TableSummary, act: AnyAct, over: bool) -> tuple[Step, ...]:
    """Of an answer nothing, until it ends the game."""
    steps: list[Step] = []
    if isinstance(act, GotUp):
        steps.append(step(sql.GOT_UP, loaded.id, act.seat))
    if isinstance(act, (SatDown, GotUp, BotCame)):
        steps.append(step(sql.SET_OPEN, loaded.id, open_seats(summary)))
    if over and loaded.outcome is None:
        steps += [step(sql.OVER, loaded.id), step(sql.GONE, loaded.id)]
    return tuple(steps)
