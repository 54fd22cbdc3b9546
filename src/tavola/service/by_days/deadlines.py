"""Until when each seat may take its time: reckoned with every entry of the log, from the log alone.

A seat's time begins when the table begins to wait for it, and runs whatever the others do meanwhile. The service only
looks: what it does when a time is over, or a holiday begins, is an entry like any other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tavola.service import log_acts
from tavola.service.log_acts import AnyAct
from tavola.service.table_summary import TableSummary
from tavola.service.wire.records import Terms

HOUR = 3_600.0
ANNOUNCE = 120.0  # seconds after which somebody is told of a turn: who answers sooner needs no reminder
NUDGE = 0.25  # the part of the time that is left when somebody is told again
SLACK = 60.0  # seconds for which a look that was due is not forgotten
AGAIN = 600.0  # seconds that who takes back has at least
RESTARTS = (log_acts.Ruled, log_acts.Mended)  # the question is another: everybody's time begins anew


def reckon(summary: TableSummary, act: AnyAct, asked: Sequence[int], terms: Terms, seq: int, at: float) -> None:
    """`asked` are the seats of people that the table waits for after this act."""
    own = act.seat if isinstance(act, (log_acts.Answered, log_acts.HandedBack, log_acts.SatDown)) else None
    pace = terms.hours * HOUR
    if isinstance(act, log_acts.Answered) and act.seat in summary.due:
        summary.spent[act.seat] = summary.due[act.seat]
    for seat in asked:
        if seat not in summary.due or seat == own or isinstance(act, RESTARTS):
            summary.due[seat] = at + pace
            summary.turn[seat] = seq
            summary.away.pop(seat, None)
    if isinstance(act, log_acts.Undone) and act.seat in asked and act.seat in summary.spent:
        summary.due[act.seat] = max(summary.spent.pop(act.seat), at + AGAIN)  # taking back wins no time
    if isinstance(act, log_acts.Paused):
        summary.due[act.seat], summary.away[act.seat] = act.due, act.until
    for seat in [seat for seat in summary.due if seat not in asked]:
        del summary.due[seat]
        summary.turn.pop(seat, None)
        summary.away.pop(seat, None)


def hand_back(summary: TableSummary, answered: int, waiting: Collection[int]) -> None:
    """A bot that came for one turn gets up when that is over: it has answered, and others are asked, or nobody is."""
    for seat, sitting in enumerate(summary.seats):
        others = any(summary.seats[n].is_persons() and summary.seats[n].person != sitting.person for n in waiting)
        if sitting.once and (seat not in waiting or (seat == answered and others)):
            sitting.bot, sitting.stands_in, sitting.once = None, False, False


def stages(due: float, terms: Terms) -> tuple[float, float, float]:
    """When a turn is announced, when its owner is told again, when the time is over."""
    pace = terms.hours * HOUR
    return due - pace + ANNOUNCE, due - pace * NUDGE, due


def next_look(summary: TableSummary, terms: Terms, at: float) -> float:
    """When somebody has to look at the table; 0 where nothing is to come."""
    coming = [moment for due in summary.due.values() for moment in stages(due, terms) if moment > at]
    return min(coming, default=0.0)


def first_look(summary: TableSummary, terms: Terms, at: float) -> float:
    """The same after a new entry, which may have come just when somebody was about to look."""
    over = [due for due in summary.due.values() if due <= at]
    if over and terms.late != "wait":
        return at
    return next_look(summary, terms, at - SLACK)
