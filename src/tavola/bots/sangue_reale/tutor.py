"""The rival of a first game of Sangue Reale: its first plans are known; nothing that the notes advise is cancelled."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.generic.apprentice import ApprenticeBot
from tavola.games.sangue_reale.choices import PlanChoice
from tavola.games.sangue_reale.state import Duel

# By round. The notes advise a plan of two dice, then tell of three, four, five and one: whoever tries them in that
# order, or keeps to two, meets each action alone. In the sixth round it rests; after that it plans for itself.
PLANS = (5, 5, 4, 3, 1, 6)


class TutorBot(ApprenticeBot):
    """An apprentice who has been told how to begin."""

    id = "tutor"

    def choose(self, access: SeatAccess[Any]) -> str:
        if access.decision.prompt == "plan":
            g: Duel = access.imagine(access.rng.number())
            told = PlanChoice(PLANS[g.round - 1]).key if g.round <= len(PLANS) else ""
            if told in access.decision.keys:
                return told
        return super().choose(access)


def make(name: str, game_id: str) -> Bot:
    return TutorBot(game_id)
