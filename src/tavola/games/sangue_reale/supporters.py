"""SUPPORTERS: columns filled strictly from the top, pair rows, and what a row has behind it: a line, an icon."""

from __future__ import annotations

from tavola.games.sangue_reale.deeds import ChooseTriggerOrder, CircleNumber, ReachUnique
from tavola.games.sangue_reale.events import LineCrossed, RowBlackened
from tavola.games.sangue_reale.layout import NO_ICON, Column
from tavola.games.sangue_reale.state import Duel, side_of
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit


def column_of(g: Duel, seat: Seat, value: int) -> Column:
    return side_of(g, seat).columns[value - 1]


def free_in_front_row(g: Duel, seat: Seat, value: int) -> int:
    """Free circles of the topmost row that is not blackened: 1, 2, or 0 when the column is full."""
    sheet = g.sheets[seat]
    free = g.box.layouts[g.layout].sides[sheet.side].columns[value - 1].fronts[sheet.rows[value - 1]]
    return 1 if sheet.half >> value & 1 else free


def fits_one_die(g: Duel, seat: Seat, value: int) -> bool:
    """A single row takes one die; a pair row only where halves are allowed (SR-6.3, SR-6.4)."""
    free = free_in_front_row(g, seat, value)
    return free == 1 or (free == 2 and g.options.pair_fill == "half_allowed")


def is_full(g: Duel, seat: Seat, value: int) -> bool:
    return free_in_front_row(g, seat, value) == 0


def blackened_circles(g: Duel, seat: Seat, value: int) -> int:
    """Each blackened circle is one supporter; a pair row is two (SR-6.13)."""
    sheet = g.sheets[seat]
    row = sheet.rows[value - 1]
    return (column_of(g, seat, value).circles[row - 1] if row else 0) + (sheet.half >> value & 1)


def blacken_front_row(g: Duel, seat: Seat, value: int, circles: int) -> None:
    """Strictly from the top (SR-6.2); a complete row triggers its line and its icon, once (SR-9.6, SR-10.1)."""
    sheet, column = g.sheets[seat], column_of(g, seat, value)
    row = sheet.rows[value - 1]
    emit(g, RowBlackened(seat, value, row + 1, circles))
    if circles < column.widths[row] and not sheet.half >> value & 1:
        sheet.half |= 1 << value
        return
    sheet.half &= ~(1 << value)
    sheet.rows[value - 1] = row + 1
    trigger_line_and_icon(g, seat, column, row)


def trigger_line_and_icon(g: Duel, seat: Seat, column: Column, row: int) -> None:
    """Both on one row: first the number, then the Unique Supporter, unless the table says otherwise (SR-10.7)."""
    line, icon = column.lines[row], column.icons[row]
    number = column.numbers[row]
    if line:
        emit(g, LineCrossed(seat, column.value, number))
    if line and icon != NO_ICON:
        order = g.options.trigger_order
        if order == "player_choice":
            g.queue.append(ChooseTriggerOrder(seat, number, icon))
        elif order == "line_first":
            g.queue += CircleNumber(seat, number), ReachUnique(seat, icon)
        else:
            g.queue += ReachUnique(seat, icon), CircleNumber(seat, number)
    elif line:
        g.queue.append(CircleNumber(seat, number))
    elif icon != NO_ICON:
        g.queue.append(ReachUnique(seat, icon))
