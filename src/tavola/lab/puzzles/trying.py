"""Answers tried in imagined games that bots play to their end: many at a glance, a few at length, in fresh worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from tavola.bots.arena import play_out
from tavola.bots.bot import Bot, BotRng
from tavola.kernel.decision import Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game, open_decision
from tavola.kernel.state import State

NORMAL = 1.96  # 95 %
LONGEST = 2_000  # answers of an imagined game

Score = Callable[[State, Seat], float]


class Weighing(msgspec.Struct, frozen=True):
    """How much is tried, and how clear the best must be."""

    glance: int  # worlds for every answer
    look: int  # worlds for the best of them
    length: int  # fresh worlds for those that are left
    margin: float  # of the best beyond the next best
    sure: float  # of that margin, at its lower end
    widest: int = 400  # answers
    kept: int = 8  # after the glance
    left: int = 3  # after the look


class Found(msgspec.Struct, frozen=True):
    """What was found out of one position: the worth of each answer that was left, the best first."""

    worths: dict[str, float]
    margin: float
    low: float
    worlds: int


class Imagined:
    """One position, played on by the same bots for all answers."""

    def __init__(self, game: Game[Any], g: State, seat: Seat, bots: Sequence[Bot], score: Score, seed: str) -> None:
        self.game, self.g, self.seat, self.bots, self.score, self.seed = game, g, seat, bots, score, seed

    def worth(self, key: str, nth: int) -> float:
        """What comes of this answer in world number n."""
        rng = BotRng.of(f"{self.seed}/{nth}")
        world = self.game.resample(self.g, self.seat, rng.number())
        take(world, open_decision(world, self.seat), key)
        play_out(self.game, world, self.bots, f"{self.seed}/{nth}", LONGEST)
        return self.score(world, self.seat)

    def worths(self, key: str, numbers: range) -> list[float]:
        return [self.worth(key, nth) for nth in numbers]


def clear_best(position: Imagined, keys: Sequence[str], how: Weighing) -> Found | None:
    """The answers compared at length, or None where none of them is best by a clear margin."""
    if len(keys) > how.widest:
        return None
    left = list(keys)
    first = 0
    for worlds, keep in ((how.glance, how.kept), (how.look, how.left)):
        means = {key: fmean(position.worths(key, range(first, first + worlds))) for key in left}
        left = sorted(left, key=lambda key: means[key], reverse=True)[:keep]
        first += worlds
        if worlds == how.look and means[left[0]] - means[left[1]] < how.margin / 2:
            return None
    return at_length(position, left, range(first, first + how.length), how)


def at_length(position: Imagined, keys: Sequence[str], numbers: range, how: Weighing) -> Found | None:
    """In worlds that no earlier stage has seen: whoever was first by luck is so no more."""
    drawn = {key: position.worths(key, numbers) for key in keys}
    order = sorted(keys, key=lambda key: fmean(drawn[key]), reverse=True)
    gaps = [apart(drawn[order[0]], drawn[other]) for other in order[1:]]
    margin, low = min(gap for gap, _ in gaps), min(low for _, low in gaps)
    if margin < how.margin or low < how.sure:
        return None
    return Found({key: round(fmean(drawn[key]), 3) for key in order}, round(margin, 3), round(low, 3), len(numbers))


def apart(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much more the one brings in the same worlds, and the lower end of that."""
    gaps = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return fmean(gaps), fmean(gaps) - NORMAL * stdev(gaps) / sqrt(len(gaps))
