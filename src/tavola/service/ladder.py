"""The bots whose strength was measured, as fixed points of the ratings: see docs/strength.md.

All games share one scale, on which the companion has 1500. A bot that never won against the next one says only how far
below it is at the least, so it is no fixed point.
"""

from __future__ import annotations

from collections.abc import Mapping

from tavola.service.rating import Strength

SPREAD = 40.0  # what the number of games leaves open, and more: they were measured among themselves, not against people
LADDER: dict[str, Mapping[str, float]] = {
    "sangue_reale": {"apprentice": 833.0, "greedy": 1097.0, "companion": 1500.0, "master": 1651.0},
    "realm_of_sand": {"greedy": 1234.0, "companion": 1500.0, "master": 1725.0},
}
SEATS = 2  # at which they were measured


def anchor(game: str, bot: str, seats: int) -> Strength | None:
    """A bot's rating, where it has one at a table of so many."""
    mean = LADDER.get(game, {}).get(bot) if seats == SEATS else None
    return None if mean is None else Strength(mean, SPREAD)


def nearest(game: str, mean: float) -> str:
    """The bot that plays most like somebody of this rating; empty where none was measured."""
    bots = LADDER.get(game, {})
    return min(bots, key=lambda bot: abs(bots[bot] - mean), default="")
