"""The tables on which every environment is tried, and random play on them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tavola.adapters.table import Play, lay

FEW_DAYS = {"tg.max_days": 3}
ADVANCED = {"rs.mode": "advanced"}
CAMPAIGN = {"sr.length": "campaign"}
ALL: dict[str, tuple[str, int, dict[str, Any]]] = {
    "sangue_reale": ("sangue_reale", 2, {}),
    "sangue_reale-campaign": ("sangue_reale", 2, CAMPAIGN),
    "realm_of_sand-1": ("realm_of_sand", 1, {}),
    "realm_of_sand-2": ("realm_of_sand", 2, ADVANCED),
    "realm_of_sand-4": ("realm_of_sand", 4, ADVANCED),
    "tainted_grail-1": ("tainted_grail", 1, FEW_DAYS),
    "tainted_grail-3": ("tainted_grail", 3, FEW_DAYS),
}
TOGETHER = [name for name, (_, seats, _) in ALL.items() if seats > 1]
ALONE = [name for name, (_, seats, _) in ALL.items() if seats == 1]


def laid(name: str) -> dict[str, Any]:
    """The arguments of an environment."""
    game, seats, options = ALL[name]
    return {"game": game, "seats": seats, "options": options}


def play(name: str, seed: str = "a") -> Play:
    game, seats, options = ALL[name]
    return Play(lay(game, seats, options=options), seed)


def along(name: str, seed: str = "a", most: int = 400) -> Iterator[Play]:
    """A random game, before each of its answers."""
    going, dice = play(name, seed), random.Random(seed)
    for _ in range(most):
        if going.decision() is None:
            return
        yield going
        going.act(dice.choice(list(going.choices())))
