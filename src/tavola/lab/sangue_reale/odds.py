"""What each action promises before the dice are rolled: every result with its odds and its best split."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavola.games.sangue_reale.actions import missing_values, modes_of, pairs_in, split_three
from tavola.games.sangue_reale.state import FACES, TURNS, other, turn_of
from tavola.kernel.decision import Seat
from tavola.lab.sangue_reale.outlook import Outlook

Floats = NDArray[np.float64]
Dice = tuple[int, ...]
MOST = 5  # dice of one value in one hand
SIX = np.arange(6)


def splits(dice: Dice) -> list[tuple[Dice, Dice]]:
    """What the roller may keep and what the other gets."""
    match len(dice):
        case 1:
            return [((face,), ()) for face in FACES if face != 7 - dice[0]]
        case 2:
            return [(dice, ())]
        case 3:
            return [split_three(dice)]
        case 4:
            return [(pair, tuple((Counter(dice) - Counter(pair)).elements())) for pair in pairs_in(dice)]
    return [(own, missing_values(dice)) for own in modes_of(dice, "one_value").values()]


def _counts(dice: Dice) -> list[int]:
    return [dice.count(face) for face in FACES]


def _table(action: int) -> tuple[Any, Any, Any, Any]:
    """All splits of all results as counts by value, where each result begins, and how likely it is."""
    results = Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=action))
    own: list[list[int]] = []
    others: list[list[int]] = []
    starts: list[int] = []
    odds: list[float] = []
    for dice, times in sorted(results.items()):
        starts.append(len(own))
        odds.append(times / 6**action)
        for kept, given in splits(dice):
            own.append(_counts(kept))
            others.append(_counts(given))
    return np.array(own), np.array(others), np.array(starts), np.array(odds)


TABLES = {action: _table(action) for action in range(1, 6)}


def action_worths(outlook: Outlook, seat: Seat) -> Floats:
    """What a player gains by each of the six actions, less what it gives the other."""
    own = np.array([[outlook.gain(seat, value, n) if n else 0.0 for n in range(MOST + 1)] for value in FACES])
    theirs = np.array([[outlook.gain(other(seat), value, n) if n else 0.0 for n in range(3)] for value in FACES])
    worths = []
    for kept, given, starts, odds in TABLES.values():
        total = own[SIX, kept].sum(1) - theirs[SIX, given].sum(1)
        worths.append(float(np.maximum.reduceat(total, starts) @ odds))
    worths.append(max(outlook.modifier(seat, turn) for turn in TURNS if turn >= turn_of(outlook.g.round)))
    return np.array(worths)
