"""Shares, means and ranks of what was played, each a figure with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from statistics import mean as average
from statistics import pstdev

from tavola.bots.ratings import wilson
from tavola.lab.figures import Bounds, Figure

NORMAL = 1.96  # 95 %
ANY: Bounds = (None, None)


def share(name: str, happened: float, of: int, target: Bounds = ANY, alarm: Bounds = ANY) -> Figure:
    """A part of so many, in per cent (Wilson's interval); of none there is nothing to judge."""
    if not of:
        return Figure(name, 0.0, 0.0, 100.0, 0)
    low, high = wilson(happened, of)
    return Figure(name, 100 * happened / of, 100 * low, 100 * high, of, target, alarm)


def pooled(name: str, games: Iterable[tuple[float, float]], target: Bounds = ANY, alarm: Bounds = ANY) -> Figure:
    """A part of what happened in many games, of each (how often it happened, of how many), in per cent.

    Dice or plans of one game are not independent: the games are. So the interval is Wilson's for as many throws as
    would vary like these games do; where all games say the same, for as many as there are games.
    """
    counted = [(happened, of) for happened, of in games if of]
    of, n = sum(each for _, each in counted), len(counted)
    if n < 2:
        return share(name, sum(happened for happened, _ in counted), round(of), target, alarm)
    part = sum(happened for happened, _ in counted) / of
    spread = sum((happened - part * each) ** 2 for happened, each in counted) / of**2 * n / (n - 1)
    alike = part * (1 - part) / spread if spread > 0 else float(n)
    low, high = wilson(part * alike, alike)
    return Figure(name, 100 * part, 100 * low, 100 * high, round(of), target, alarm)


def mean(name: str, values: Sequence[float], target: Bounds = ANY, alarm: Bounds = ANY) -> Figure:
    """The mean and how far chance moves it; of nothing there is nothing to judge."""
    if not values:
        return Figure(name, 0.0, 0.0, 0.0, 0)
    middle, width = average(values), NORMAL * pstdev(values) / sqrt(len(values))
    return Figure(name, middle, middle - width, middle + width, len(values), target, alarm)


def rank(name: str, values: Sequence[float], part: float, target: Bounds = ANY, alarm: Bounds = ANY) -> Figure:
    """The value below which so large a part lies; its interval is read from the order of the values."""
    ordered, n = sorted(values), len(values)
    width = NORMAL * sqrt(n * part * (1 - part))

    def at(place: float) -> float:
        return ordered[min(n - 1, max(0, ceil(place) - 1))]

    return Figure(name, at(n * part), at(n * part - width), at(n * part + width), n, target, alarm)
