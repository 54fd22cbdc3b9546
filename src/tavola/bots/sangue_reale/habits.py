"""Reading the other's Chronology: what a habit seen in his past plans says about the next one.

Every habit is a number of rounds after which plans come again: one for who always plans the same, six for who goes
through all the actions. How far each is believed is weighed by Bayes' rule against a player who has no habit.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tavola.bots.sangue_reale.odds import Floats

LONGEST = 6  # rounds after which a habit begins anew, at most
SUSPICION = 0.02  # how likely each habit is before anything was seen
KEPT = 0.85  # how often a habit is kept to
BROKEN = 0.03  # how likely each other action is then
FREELY = 0.35  # how likely a plan is for who has no habit: strong players have two or three good ones a round


def habits(plans: Sequence[int]) -> dict[int, float]:
    """How far each habit that has shown itself is to be believed, by its length."""
    weights = {}
    for length in range(1, min(LONGEST, len(plans) - 1) + 1):
        weight = SUSPICION
        for now, then in zip(plans[length:], plans, strict=False):
            weight *= (KEPT if now == then else BROKEN) / FREELY
        weights[length] = weight
    whole = 1.0 - SUSPICION * LONGEST + sum(weights.values())
    return {length: weight / whole for length, weight in weights.items()}


def read(plans: Sequence[int], freely: Floats) -> tuple[Floats, float]:
    """The next plan, and how far it comes from a habit: what each would bring, and else what a free player plans."""
    guess = np.zeros_like(freely)
    free = 1.0
    for length, belief in habits(plans).items():
        action = plans[-length] - 1
        if freely[action] > 0.0:  # what is forbidden now cannot be planned out of habit
            guess[action] += belief
            free -= belief
    guess += free * freely
    return guess / guess.sum(), 1.0 - free
