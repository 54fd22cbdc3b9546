"""What a position of Sangue Reale is worth: points so far, and what is under way, for one player less the other."""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from tavola.games.sangue_reale.layout import NO_ICON, Column, Layout
from tavola.games.sangue_reale.scoring import victory_points
from tavola.games.sangue_reale.state import FREE, LAST_ROUND, Duel, layout_of, other, side_of, turn_of
from tavola.games.sangue_reale.territories import lands_of
from tavola.kernel.decision import Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

ROW = 0.12  # a blackened row by itself
NEAR_LINE = 0.25  # the part of the way to the next line
NEAR_ICON = 0.5  # the part of the way to a Unique Supporter still free
WALL = 0.18  # a pair row in front
MODIFIER = 0.35  # a live modifier with rounds left to use it
ERA = 20.0  # an Era won, in a campaign


def value(game: Game[Any], g: State, seat: Seat) -> float:
    """Larger is better for the seat."""
    assert isinstance(g, Duel)
    points = victory_points(g)
    lead = float(points[seat] - points[other(seat)])
    past = ERA * sum((result.winner == seat) - (result.winner == other(seat)) for result in g.results)
    return past + lead + prospects(g, seat) - prospects(g, other(seat))


def prospects(g: Duel, seat: Seat) -> float:
    """What marks that score nothing yet promise; they promise less as the King grows old."""
    left = max(0, LAST_ROUND - g.round) / LAST_ROUND
    columns = standing(g, seat)
    return columns * (0.3 + 0.7 * left) + territories(g, seat) * (0.5 + 0.5 * left) + modifiers(g, seat)


class Step(NamedTuple):
    """A column with so many rows blackened: whether a pair row bars the way, how near the line and each icon are."""

    bars: bool
    line: float  # the part of the way that is behind, from the line before; 0 where no line follows
    icons: tuple[tuple[int, float], ...]  # Unique Supporters still ahead, and the part of the way to them


def steps_down(column: Column) -> tuple[Step, ...]:
    """A column after each number of rows, worked out once."""
    return tuple(step_at(column, row) for row in range(column.rows + 1))


def step_at(column: Column, row: int) -> Step:
    ahead = range(row, column.rows)
    nearest = next((at for at in ahead if column.lines[at]), None)
    start = next((at + 1 for at in range(row - 1, -1, -1) if column.lines[at]), 0)
    line = (row - start) / (nearest - start + 1) if nearest is not None else 0.0
    icons = tuple((column.icons[at], (row + 1) / (at + 1)) for at in ahead if column.icons[at] != NO_ICON)
    return Step(row < column.rows and column.widths[row] == 2, line, icons)


Steps = tuple[tuple[Step, ...], ...]  # by column, by rows blackened
_READ: WeakKeyDictionary[Layout, tuple[Steps, Steps]] = WeakKeyDictionary()  # both sides of each layout


def read_steps(layout: Layout) -> tuple[Steps, Steps]:
    found = _READ.get(layout)
    if found is None:
        one, two = (tuple(steps_down(column) for column in side.columns) for side in layout.sides)
        found = _READ[layout] = one, two
    return found


def standing(g: Duel, seat: Seat) -> float:
    """How far down the columns are, what is next on them, and whether a pair row bars the way."""
    sheet = g.sheets[seat]
    worth = 0.0
    for steps, row in zip(read_steps(layout_of(g))[sheet.side], sheet.rows, strict=True):
        bars, line, icons = steps[row]
        worth += ROW * row + NEAR_LINE * line - WALL * bars
        for unique, part in icons:
            if g.uniques[unique] == FREE:
                worth += NEAR_ICON * part
                break
    return worth


def territories(g: Duel, seat: Seat) -> float:
    """Free boxes, by how much of their territory is circled; half done is worth less than half."""
    lands, printed = lands_of(g, seat), side_of(g, seat).box_vp
    circled = g.sheets[seat].circled
    worth = 0.0
    for territory in lands.territories:
        marks = circled & territory.slot_mask
        if not marks:
            continue
        free = [box for box in territory.boxes if g.boxes[box] == FREE]
        if free:
            done = marks.bit_count() / len(territory.slots)
            vp = sum(printed[box] for box in free) / len(free)
            worth += (vp + 0.5) * done * done * (0.75 if len(territory.boxes) == 1 else 0.4)
    return worth


def modifiers(g: Duel, seat: Seat) -> float:
    """Those of this turn and of turns to come."""
    now = turn_of(max(g.round, 1))
    live = sum(min(n, 3) for n in g.sheets[seat].modifiers[now - 1 :])
    return MODIFIER * live
