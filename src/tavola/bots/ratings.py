"""How strong bots are: wins of pairs with seats swapped, intervals, and ratings fitted to all pairs at once."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

Z = 1.96  # 95 %


class Pair(msgspec.Struct):
    """Two bots and how their games went: half a win each where both came first."""

    one: str
    two: str
    games: int = 0
    wins: float = 0.0  # of the first

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between what shares the true one lies, in 95 of 100 cases (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, zz = wins / games, Z * Z
    middle = (share + zz / (2 * games)) / (1 + zz / games)
    half = Z * math.sqrt(share * (1 - share) / games + zz / (4 * games * games)) / (1 + zz / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(names: Sequence[str], pairs: Sequence[Pair]) -> dict[str, float]:
    """Elo ratings with mean 0 that explain all the pairs best (Bradley-Terry, by repeated estimation).

    Half a game is added to each side of each pair, so that a bot that never lost has a finite rating.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        fitted: dict[str, float] = {}
        for name in names:
            won = sum(_won(pair, name) + 0.5 for pair in pairs if name in (pair.one, pair.two))
            own = [pair for pair in pairs if name in (pair.one, pair.two)]
            met = sum((pair.games + 1) / (strength[pair.one] + strength[pair.two]) for pair in own)
            fitted[name] = won / met if met else 1.0
        mean = math.exp(sum(map(math.log, fitted.values())) / len(names))
        strength = {name: value / mean for name, value in fitted.items()}
    return {name: 400 * math.log10(value) for name, value in strength.items()}


def _won(pair: Pair, name: str) -> float:
    return pair.wins if name == pair.one else pair.games - pair.wins


def rating_interval(name: str, found: Mapping[str, float], pairs: Sequence[Pair]) -> tuple[float, float]:
    """A rating give or take what the number of games leaves open, the others being held fast."""
    information = 0.0
    for pair in pairs:
        if name in (pair.one, pair.two):
            other = pair.two if name == pair.one else pair.one
            chance = 1 / (1 + 10 ** ((found[other] - found[name]) / 400))
            information += pair.games * chance * (1 - chance)
    if not information:
        return -math.inf, math.inf
    half = Z * 400 / math.log(10) / math.sqrt(information)
    return found[name] - half, found[name] + half
