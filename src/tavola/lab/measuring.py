"""Shares, means and ranks of what was played, each a figure with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
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
