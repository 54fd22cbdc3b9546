"""What a position of Sangue Reale is worth: points so far, and what is under way, for one player less the other."""

from __future__ import annotations

from typing import Any

from tavola.games.sangue_reale.layout import Column, Territory
from tavola.games.sangue_reale.scoring import victory_points
from tavola.games.sangue_reale.state import FACES, FREE, LAST_ROUND, Duel, other, side_of, turn_of
from tavola.games.sangue_reale.supporters import column_of
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
    columns = sum(standing(g, seat, column_of(g, seat, value)) for value in FACES)
    return columns * (0.3 + 0.7 * left) + territories(g, seat) * (0.5 + 0.5 * left) + modifiers(g, seat)


def standing(g: Duel, seat: Seat, column: Column) -> float:
    """How far down a column is, what is next on it, and whether a pair row bars the way."""
    row = g.sheets[seat].rows[column.value - 1]
    if row == column.rows:
        return ROW * row
    worth = ROW * row - WALL * (column.widths[row] == 2)
    nearest = next((at for at in range(row, column.rows) if column.lines[at]), None)
    if nearest is not None:
        start = next((at + 1 for at in range(row - 1, -1, -1) if column.lines[at]), 0)
        worth += NEAR_LINE * (row - start) / (nearest - start + 1)
    icon = next((at for at in range(row, column.rows) if is_free_icon(g, column, at)), None)
    return worth + (NEAR_ICON * (row + 1) / (icon + 1) if icon is not None else 0.0)


def is_free_icon(g: Duel, column: Column, row: int) -> bool:
    return column.icons[row] >= 0 and g.uniques[column.icons[row]] == FREE


def territories(g: Duel, seat: Seat) -> float:
    """Free boxes, by how much of their territory is circled; half done is worth less than half."""
    lands, printed = lands_of(g, seat), side_of(g, seat).box_vp
    worth = 0.0
    for territory in lands.territories:
        free = [box for box in territory.boxes if g.boxes[box] == FREE]
        if free and territory.slots:
            done = part_circled(g, seat, territory)
            vp = sum(printed[box] for box in free) / len(free)
            worth += (vp + 0.5) * done * done * (0.75 if len(territory.boxes) == 1 else 0.4)
    return worth


def part_circled(g: Duel, seat: Seat, territory: Territory) -> float:
    marks = g.sheets[seat].circled & territory.slot_mask
    return marks.bit_count() / len(territory.slots)


def modifiers(g: Duel, seat: Seat) -> float:
    """Those of this turn and of turns to come."""
    now = turn_of(max(g.round, 1))
    live = sum(min(n, 3) for n in g.sheets[seat].modifiers[now - 1 :])
    return MODIFIER * live
