"""The opponent of a first game: it looks one answer ahead, in one world, and is often distracted."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.evaluation import shortlist_for, value_for
from tavola.bots.generic.greedy import GreedyBot

DISTRACTED = 3  # one answer in so many is any


class ApprenticeBot(Bot):
    """Greedy, except when something else caught its eye."""

    id = "apprentice"

    def __init__(self, game_id: str) -> None:
        self.careful = GreedyBot(value_for(game_id), shortlist_for(game_id))

    def choose(self, access: SeatAccess[Any]) -> str:
        if access.rng.below(DISTRACTED) == 0:
            return access.rng.pick(access.decision.keys)
        return self.careful.choose(access)


def make(name: str, game_id: str) -> Bot:
    return ApprenticeBot(game_id)
