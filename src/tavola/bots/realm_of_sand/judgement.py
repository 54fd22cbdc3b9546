"""How the compiled planner judges: the weights of the plain planner, and of a master those that were fitted by play."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.realm_of_sand import rivals
from tavola.bots.realm_of_sand.bot import CLOSE
from tavola.bots.realm_of_sand.evaluation import GLASSES_A_TURN, STARS_A_TURN, TURNS_A_GLASS, Weights
from tavola.bots.realm_of_sand.plans import CARELESS, DOOMED, DRIFT, EVEN, NOTICED, PATIENCE
from tavola.bots.realm_of_sand.rollout import FITTED
from tavola.kernels.realm_of_sand.plans import layout as at


def in_reals(weights: Weights) -> list[float]:
    """The weights of the plain planner as the kernel has them."""
    found = [0.0] * at.WEIGHTS
    halves = np.arange(at.HALVES) / 2
    found[: at.HALVES] = np.interp(halves, np.arange(len(weights.near)), weights.near).tolist()
    for nth, share in enumerate(weights.shares[: at.MOST_SHARES]):
        found[at.SHARES + nth] = share
    single = {
        at.BASIC_DISC: weights.basic_disc, at.SPECIAL_DISC: weights.special_disc, at.LEVEL_WORTH: weights.level,
        at.CRYSTAL: weights.crystal, at.UNOWNED: weights.unowned, at.LONG: weights.long, at.CARELESS: CARELESS,
        at.NOTICED: NOTICED, at.DRIFT: DRIFT, at.EVEN: EVEN, at.DOOMED: DOOMED, at.TAKEN_NOW: rivals.TAKEN[0],
        at.TAKEN_SOON: rivals.TAKEN[1], at.TAKEN_LATER: rivals.TAKEN[2], at.STARS_A_TURN: STARS_A_TURN,
        at.GLASSES_A_TURN: GLASSES_A_TURN, at.TURNS_A_GLASS: TURNS_A_GLASS, at.PATIENCE: PATIENCE,
        at.CERTAIN: rivals.CERTAIN, at.LIKELY: rivals.LIKELY, at.LATER: rivals.LATER, at.CLOSE: CLOSE,
    }  # fmt: skip
    for place, worth in single.items():
        found[place] = worth
    return found


USUAL = in_reals(FITTED)


class Judgement:
    """The weights of one player. Who is `keen` plays to come first, others for stars."""

    def __init__(self, keen: bool, weights: list[float] | None = None) -> None:
        self.keen, self.weights = keen, np.array(weights or USUAL)

    def reals(self) -> Any:
        return self.weights
