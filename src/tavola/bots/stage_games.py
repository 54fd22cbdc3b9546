"""Two players who choose at once: mixes of which neither has a better answer, by regret matching."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
TIMES = 400


def solve(game: Floats, times: int = TIMES) -> tuple[Floats, Floats, float]:
    """Both mixes and the value, where `game` is what the row player gets and the other would rather not give.

    Regrets below nought are forgotten, later turns count more: after some hundred turns little is left to gain.
    """
    regrets = [np.zeros(game.shape[0]), np.zeros(game.shape[1])]
    sums = [np.zeros(game.shape[0]), np.zeros(game.shape[1])]
    tables = (game, -game.T)
    mixes = [_of(regrets[0]), _of(regrets[1])]
    for turn in range(times):
        for who in (0, 1):
            worth = tables[who] @ mixes[1 - who]
            regrets[who] = np.maximum(0.0, regrets[who] + worth - mixes[who] @ worth)
            mixes[who] = _of(regrets[who])
            sums[who] += (turn + 1) * mixes[who]
    one, two = sums[0] / sums[0].sum(), sums[1] / sums[1].sum()
    return one, two, float(one @ game @ two)


def _of(regrets: Floats) -> Floats:
    whole = regrets.sum()
    return regrets / whole if whole > 0 else np.full(len(regrets), 1 / len(regrets))
