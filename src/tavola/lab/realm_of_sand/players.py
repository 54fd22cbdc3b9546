"""Two players of Realm of Sand for balance runs: a mason who answers at a glance, an architect who looks ahead."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, Chair
from tavola.bots.realm_of_sand.bot import SandBot
from tavola.bots.realm_of_sand.rollout import reply
from tavola.kernel.game import open_decision

VISITS = 29  # of the architect, for one answer: as many as the master, and no clock


class QuickBuilder(Bot):
    """The player whom a search imagines: quick enough for thousands of games, as strong as `greedy`."""

    id = "mason"

    def choose(self, chair: Chair[Any]) -> str:
        if len(chair.decision.keys) == 1:
            return chair.decision.keys[0]
        world = chair.imagine(chair.rng.number())
        return reply(chair.game, world, open_decision(world, chair.seat))


class PlanningBuilder(SandBot):
    """Plans three turns, the same on every machine."""

    id = "architect"

    def __init__(self) -> None:
        super().__init__(VISITS)
