"""The bot that plays any legal answer."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, SeatAccess


class RandomBot(Bot):
    id = "random"

    def choose(self, access: SeatAccess[Any]) -> str:
        return access.rng.pick(access.decision.keys)


def make(name: str, game_id: str) -> Bot:
    return RandomBot()
