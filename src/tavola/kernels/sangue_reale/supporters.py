"""SUPPORTERS: columns filled from the top, pair rows, and what a row has behind it (the rules' supporters.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale.stack import CHOOSE_TRIGGER_ORDER, CIRCLE_NUMBER, REACH_UNIQUE, enqueue
from tavola.kernels.sangue_reale.words import HALF, ROWS, SHEET_WORDS, SHEETS, SIDE_PRINT


@scalar
def front_row(t: Any, s: Any, seat: int, value: int) -> int:
    """The topmost row that is not blackened, as a word of the tables; its width is 0 behind the last."""
    sheet = SHEETS + seat * SHEET_WORDS
    return int(t[t[s[sheet + SIDE_PRINT] + p.COLUMNS + value - 1] + s[sheet + ROWS + value - 1]])


@scalar
def is_half(s: Any, seat: int, value: int) -> int:
    return int(s[SHEETS + seat * SHEET_WORDS + HALF]) >> value & 1


@scalar
def free_in_front_row(t: Any, s: Any, seat: int, value: int) -> int:
    """Free circles of the topmost row that is not blackened: 1, 2, or 0 when the column is full."""
    return 1 if is_half(s, seat, value) else front_row(t, s, seat, value) & 3


@scalar
def fits_one_die(t: Any, s: Any, seat: int, value: int) -> bool:
    """A single row takes one die; a pair row only where halves are allowed (SR-6.3, SR-6.4)."""
    free = free_in_front_row(t, s, seat, value)
    return free == 1 or (free == 2 and t[p.HALVES] != 0)


@scalar
def blackened_circles(t: Any, s: Any, seat: int, value: int) -> int:
    """Each blackened circle is one supporter; a pair row is two (SR-6.13)."""
    return (front_row(t, s, seat, value) >> p.ROW_ABOVE) + is_half(s, seat, value)


@scalar
def blacken_front_row(t: Any, s: Any, seat: int, value: int, circles: int) -> None:
    """Strictly from the top (SR-6.2); a complete row triggers its line and its icon, once (SR-9.6, SR-10.1)."""
    sheet = SHEETS + seat * SHEET_WORDS
    row = front_row(t, s, seat, value)
    if circles < row & 3 and not is_half(s, seat, value):
        s[sheet + HALF] |= 1 << value
        return
    s[sheet + HALF] &= ~(1 << value)
    s[sheet + ROWS + value - 1] += 1
    trigger_line_and_icon(t, s, seat, row)


@scalar
def trigger_line_and_icon(t: Any, s: Any, seat: int, row: int) -> None:
    """Both on one row: first the number, then the Unique Supporter, unless the table says otherwise (SR-10.7)."""
    line = row >> p.ROW_LINE & 1
    number = row >> p.ROW_NUMBER & 7
    unique = (row >> p.ROW_ICON & 63) - 1
    order = t[p.UNIQUE_FIRST]
    if line and unique >= 0 and order == 2:
        enqueue(s, CHOOSE_TRIGGER_ORDER, seat, number | unique << 3)
        return
    if unique >= 0 and order == 1:
        enqueue(s, REACH_UNIQUE, seat, unique)
    if line:
        enqueue(s, CIRCLE_NUMBER, seat, number)
    if unique >= 0 and order != 1:
        enqueue(s, REACH_UNIQUE, seat, unique)
