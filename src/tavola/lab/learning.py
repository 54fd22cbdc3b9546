"""A small net fitted to what games have shown, by NumPy alone: layers, slopes, and steps of Adam."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Layer: TypeAlias = tuple[Floats, Floats]  # weights with a column for each unit, and biases

FADING, FADING_SQUARES, TINY = 0.9, 0.999, 1e-8


class Learner:
    """Two hidden layers and as many answers as are asked for, each a chance before it is squeezed between 0 and 1."""

    def __init__(self, seen: int, units: tuple[int, int], answers: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        widths = (seen, *units, answers)
        self.shape = np.array(widths, np.int32)
        self.weights: list[Floats] = []
        for wide, narrow in pairwise(widths):
            spread = np.sqrt(2.0 / min(wide, 128))
            if narrow == answers:
                spread *= 0.1
            self.weights.append((rng.normal(size=(wide, narrow)) * spread).astype(np.float32))
            self.weights.append(np.zeros(narrow, np.float32))
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def flat(self) -> Floats:
        """All in one array, as kernels have it."""
        return np.concatenate([each.ravel() for each in self.weights])

    def layers(self) -> list[Layer]:
        return list(zip(self.weights[::2], self.weights[1::2], strict=True))

    def answers(self, seen: Floats) -> Floats:
        """Before they are squeezed."""
        return self._through(seen)[-1]

    def _through(self, seen: Floats) -> list[Floats]:
        passed = [seen]
        layers = self.layers()
        for nth, (weights, biases) in enumerate(layers):
            seen = seen @ weights + biases
            if nth + 1 < len(layers):
                np.maximum(seen, 0.0, out=seen)
            passed.append(seen)
        return passed

    def learn(self, seen: Floats, wanted: Floats, heed: Floats, rate: float) -> float:
        """One step towards the wanted chances; `heed` says how much each answer of each position counts.

        Returns how far off it was: the mean of what the chances given would have cost in surprise.
        """
        passed = self._through(seen)
        given = 1.0 / (1.0 + np.exp(-passed[-1]))
        slope = ((given - wanted) * heed / len(seen)).astype(np.float32)
        lost = -heed * (wanted * np.log(given + 1e-7) + (1 - wanted) * np.log(1 - given + 1e-7))
        slopes: list[Floats] = []
        for nth in range(len(self.weights) // 2 - 1, -1, -1):
            slopes[:0] = [passed[nth].T @ slope, slope.sum(axis=0)]
            if nth:
                slope = (slope @ self.weights[2 * nth].T) * (passed[nth] > 0)
        self._step(slopes, rate)
        return float(lost.sum() / max(1e-9, heed.sum()))

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        fresh = np.sqrt(1 - FADING_SQUARES**self._steps) / (1 - FADING**self._steps)
        for weights, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += (1 - FADING) * (slope - mean)
            square += (1 - FADING_SQUARES) * (slope * slope - square)
            weights -= (rate * fresh) * mean / (np.sqrt(square) + TINY)
