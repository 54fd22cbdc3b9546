"""How strong somebody is, as a mean and how far it may be off: Glicko's way, with games that count for less.

Only arithmetic: what counts, and for how much, is said in `rated.py`. Why this and no library: docs/decisions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

START, WIDE = 1300.0, 350.0  # of whom nothing is known: between the apprentice and the companion, or far from there
LEAST = 65.0  # nobody is known better than that: people have good days and bad ones
CAUTION = 0.65  # of each game: rivals' ratings are off too, and many of them in the same direction
DRIFT = 100.0  # what a day without a game adds to the square of the spread
DAY = 86_400.0
PER_POINT = math.log(10) / 400
Z = 1.96  # 95 %
LEVELS = (750.0, 1050.0, 1350.0, 1600.0)  # from where on somebody is no novice, no apprentice ... any more


class Strength(msgspec.Struct, frozen=True):
    """A mean in points of Elo, and its standard deviation."""

    mean: float = START
    spread: float = WIDE

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true one lies in 95 of 100 cases."""
        return self.mean - Z * self.spread, self.mean + Z * self.spread

    @property
    def level(self) -> int:
        """1 to 5, as words know them."""
        return 1 + sum(self.mean >= least for least in LEVELS)


class Met(msgspec.Struct, frozen=True):
    """What came of meeting one rival: 1 for being ahead, 0.5 for sharing the place, 0; and for how much it counts."""

    rival: Strength
    score: float
    weight: float = 1.0


def rested(one: Strength, seconds: float) -> Strength:
    """After a while without games less is known."""
    grown = math.sqrt(one.spread**2 + DRIFT * max(0.0, seconds) / DAY)
    return Strength(one.mean, min(WIDE, grown))


def chance(one: Strength, rival: Strength) -> float:
    """Of being ahead, as far as the rival is known."""
    return 1 / (1 + math.exp(-PER_POINT * sureness(rival.spread) * (one.mean - rival.mean)))


def sureness(spread: float) -> float:
    """A rival of whom little is known says little."""
    return 1 / math.sqrt(1 + 3 * (PER_POINT * spread / math.pi) ** 2)


def after(one: Strength, met: Sequence[Met]) -> Strength:
    """One step of Newton on what all the meetings of one game say; each speaks as loudly as it weighs."""
    known, push = 1 / one.spread**2, 0.0
    for meeting in met:
        loud, sure = CAUTION * meeting.weight, sureness(meeting.rival.spread)
        expected = chance(one, meeting.rival)
        known += loud * (PER_POINT * sure) ** 2 * expected * (1 - expected)
        push += loud * sure * (meeting.score - expected)
    spread = 1 / math.sqrt(known)
    if not any(meeting.weight for meeting in met):
        return one
    return Strength(one.mean + PER_POINT * push / known, max(LEAST, spread))
