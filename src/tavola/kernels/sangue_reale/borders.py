"""BORDERS AND RIVERS: they come and go, control is looked at again (the rules' borders.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale.marks import get_marks, set_marks
from tavola.kernels.sangue_reale.territories import land_of, look_again, take_control_if_due
from tavola.kernels.sangue_reale.words import BOXES, FREE, PRESENT, PRINT, SHEET_WORDS, SHEETS

BORDER, RIVER, ANY_KIND = 0, 1, 2
ADD, REMOVE, TOGGLE = 0, 1, 2


@scalar
def edges_to_change(t: Any, s: Any, seat: int, kind: int, op: int) -> int:
    """The edges that an effect may change now, as a set (SR-11.1, SR-11.2)."""
    print_ = s[PRINT]
    present = get_marks(s, SHEETS + seat * SHEET_WORDS + PRESENT)
    rivers = get_marks(t, print_ + p.RIVERS)
    fitting = get_marks(t, print_ + p.MUTABLE) & ~locked_edges(t, s, seat)
    if op == ADD:
        fitting &= ~present
    elif op == REMOVE:
        fitting &= present
    if kind == BORDER:
        fitting &= ~rivers
    elif kind == RIVER:
        fitting &= rivers
    return fitting


@scalar
def locked_edges(t: Any, s: Any, seat: int) -> int:
    """The edges of controlled territories do not change (SR-11.8)."""
    if t[p.EDGES_LOOSE]:
        return 0
    print_ = s[PRINT]
    held = 0
    for box in range(t[print_ + p.BOX_COUNT]):
        if s[BOXES + box] != FREE:
            held |= land_of(t, s, seat, int(t[t[print_ + p.BOX_AREAS] + box]))
    locked = 0
    ends = t[print_ + p.EDGE_ENDS]
    for edge in range(t[print_ + p.EDGE_COUNT]):
        if held >> t[ends + 2 * edge] & 1 or held >> t[ends + 2 * edge + 1] & 1:
            locked |= 1 << edge
    return locked


@scalar
def change_edge(t: Any, s: Any, seat: int, edge: int) -> None:
    """On both sheets at once, until it is changed again (SR-11.3, SR-11.10); circled numbers stay (SR-11.4)."""
    own = SHEETS + seat * SHEET_WORDS + PRESENT
    present = get_marks(s, own) ^ 1 << edge
    set_marks(s, own, present)
    if not t[p.OWN_MAPS]:
        set_marks(s, SHEETS + (1 - seat) * SHEET_WORDS + PRESENT, present)
    look_again(t, s)
    if not t[p.NO_RECHECK]:
        check_control_again(t, s, seat, edge)
        check_control_again(t, s, 1 - seat, edge)


@scalar
def check_control_again(t: Any, s: Any, seat: int, edge: int) -> None:
    """Territories beside the edge with one free box and all numbers circled are controlled at once (SR-11.7)."""
    ends = t[s[PRINT] + p.EDGE_ENDS] + 2 * edge
    one = land_of(t, s, seat, int(t[ends]))
    two = land_of(t, s, seat, int(t[ends + 1]))
    if one & -one > two & -two:  # territories are numbered by their first area
        one, two = two, one
    take_control_if_due(t, s, seat, one)
    if two != one:
        take_control_if_due(t, s, seat, two)
