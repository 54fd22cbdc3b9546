"""The bot that plays any legal answer."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, Chair


class RandomBot(Bot):
    id = "random"

    def choose(self, chair: Chair[Any]) -> str:
        return chair.rng.pick(chair.decision.keys)


def make(name: str, game_id: str) -> Bot:
    return RandomBot()
