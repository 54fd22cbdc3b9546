"""What each action promises before the dice are rolled: every result with its odds and its best split."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tavola.bots.sangue_reale.prospects import Outlook
from tavola.games.sangue_reale.actions import missing_values, modes_of, pairs_in, split_three
from tavola.games.sangue_reale.state import FACES, TURNS, other, turn_of
from tavola.kernel.decision import Seat

Floats = NDArray[np.float64]
Dice = tuple[int, ...]
MOST = 5  # dice of one value in one hand
MOST_GIVEN = 2  # and among those that go to the other


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


def _marks(dice: Dice, most: int) -> list[float]:
    """How many dice of each value, as one mark in each row of a table: six values by so many dice."""
    marks = [0.0] * (6 * most)
    for face, n in Counter(dice).items():
        marks[(face - 1) * most + n - 1] = 1.0
    return marks


class Odds:
    """All splits of all results of actions 1 to 5, laid out so that one product weighs them all."""

    def __init__(self) -> None:
        marks: list[list[float]] = []
        odds: list[float] = []
        results: list[int] = []  # where the splits of each result begin
        actions: list[int] = []  # where the results of each action begin
        for action in range(1, 6):
            actions.append(len(results))
            rolls = Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=action))
            for dice, times in sorted(rolls.items()):
                results.append(len(marks))
                odds.append(times / 6**action)
                for kept, given in splits(dice):
                    marks.append(_marks(kept, MOST) + [-mark for mark in _marks(given, MOST_GIVEN)])
        self.marks, self.odds = np.array(marks), np.array(odds)
        self.results, self.actions = np.array(results), np.array(actions)

    def worths(self, gains: Floats) -> Floats:
        """Of each action, if every result is shared out as well as can be."""
        best = np.maximum.reduceat(self.marks @ gains, self.results)
        found: Floats = np.add.reduceat(best * self.odds, self.actions)
        return found


ODDS = Odds()


def action_worths(outlook: Outlook, seat: Seat) -> Floats:
    """What a player gains by each of the six actions, less what it gives the other."""
    own = [outlook.gain(seat, value, n) for value in FACES for n in range(1, MOST + 1)]
    theirs = [outlook.gain(other(seat), value, n) for value in FACES for n in range(1, MOST_GIVEN + 1)]
    later = max(outlook.modifier(seat, turn) for turn in TURNS if turn >= turn_of(outlook.g.round))
    return np.append(ODDS.worths(np.array(own + theirs)), later)
