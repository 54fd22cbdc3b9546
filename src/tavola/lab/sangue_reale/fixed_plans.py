"""A player whose plans are known beforehand: always the same action, or a few in turn; with dice it plays well."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.sangue_reale.bot import DuelBot
from tavola.games.sangue_reale.state import Duel


class FixedPlans(Bot):
    """`plans` are its actions, round after round, and then again from the first."""

    id = "plans"

    def __init__(self, plans: str, hand: Bot | None = None) -> None:
        self.plans, self.hand = plans, hand or DuelBot()

    def choose(self, access: SeatAccess[Any]) -> str:
        if access.decision.prompt != "plan":
            return self.hand.choose(access)
        g: Duel = access.imagine(access.rng.number())
        wish = f"plan:{self.plans[(g.round - 1) % len(self.plans)]}"
        return wish if wish in access.decision.keys else self.hand.choose(access)
