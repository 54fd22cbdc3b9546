"""How strong bots are: wins of pairs with seats swapped, intervals, and ratings fitted to all pairs at once."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Z = 1.96  # 95 %
SCALE = 400 / math.log(10)  # points of Elo to a factor e of strength
STEPS = 100  # of Newton at most
NEAR = 1e-9  # a step that changes less is the last


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


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Between what shares the true one lies, in 95 of 100 cases (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, zz = wins / games, Z * Z
    middle = (share + zz / (2 * games)) / (1 + zz / games)
    half = Z * math.sqrt(share * (1 - share) / games + zz / (4 * games * games)) / (1 + zz / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(names: Sequence[str], pairs: Sequence[Pair]) -> dict[str, float]:
    """Elo ratings with mean 0 that explain all the pairs best (Bradley-Terry, by Newton's steps).

    Half a game is added to each side of each pair, so that a bot that never lost has a finite rating.
    """
    counted = [Pair(pair.one, pair.two, pair.games + 1, pair.wins + 0.5) for pair in pairs]
    strength = np.zeros(len(names))
    for _ in range(STEPS):
        left = np.zeros(len(names))  # wins that the strengths do not explain yet
        for pair in counted:
            one, two = names.index(pair.one), names.index(pair.two)
            more = pair.wins - pair.games * _chance(strength[one] - strength[two])
            left[one] += more
            left[two] -= more
        step = np.linalg.pinv(_information(names, strength, counted), hermitian=True) @ left
        strength = strength + np.clip(step, -1.0, 1.0)  # from far away a whole step may lead farther away
        if np.abs(step).max(initial=0.0) < NEAR:
            break
    return {name: SCALE * float(value) for name, value in zip(names, strength - strength.mean(), strict=True)}


def rating_interval(name: str, found: Mapping[str, float], pairs: Sequence[Pair]) -> tuple[float, float]:
    """A rating give or take what the number of games leaves open, the ratings of all others being open as well.

    The inverse of the information that all pairs hold together; where some bots never met the rest, nothing is known.
    """
    names = list(found)
    information = _information(names, np.array(list(found.values())) / SCALE, pairs)
    if np.linalg.matrix_rank(information, hermitian=True) < len(names) - 1:
        return -math.inf, math.inf
    at = names.index(name)
    half = Z * SCALE * math.sqrt(np.linalg.pinv(information, hermitian=True)[at, at])
    return found[name] - half, found[name] + half


def _information(names: Sequence[str], strength: Floats, pairs: Sequence[Pair]) -> Floats:
    """How sharply the pairs speak about the strengths: the negative second derivative of their likelihood."""
    found = np.zeros((len(names), len(names)))
    for pair in pairs:
        one, two = names.index(pair.one), names.index(pair.two)
        chance = _chance(strength[one] - strength[two])
        weight = pair.games * chance * (1 - chance)
        found[[one, two], [one, two]] += weight
        found[[one, two], [two, one]] -= weight
    return found


def _chance(ahead: float) -> float:
    return 1 / (1 + math.exp(-ahead))
