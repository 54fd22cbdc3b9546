"""Two players of Realm of Sand for balance runs: a mason who answers at a glance, an architect who looks ahead."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.realm_of_sand.bot import SandBot
from tavola.bots.realm_of_sand.rollout import reply
from tavola.kernel.game import open_decision

VISITS = 29  # of the architect, for one answer: as many as the master, and no clock


class QuickBuilder(Bot):
    """The player whom a search imagines: quick enough for thousands of games, as strong as `greedy`."""

    id = "mason"

    def choose(self, access: SeatAccess[Any]) -> str:
        if len(access.decision.keys) == 1:
            return access.decision.keys[0]
        world = access.imagine(access.rng.number())
        return reply(access.game, world, open_decision(world, access.seat))


class PlanningBuilder(SandBot):
    """Plans three turns, the same on every machine."""

    id = "architect"

    def __init__(self) -> None:
        super().__init__(VISITS)
