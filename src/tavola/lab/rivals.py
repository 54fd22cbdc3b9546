"""Bots of different strength against each other: who plays well should win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.arena import play_out
from tavola.bots.bot import Bot
from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.lab.figures import Bounds, Figure
from tavola.lab.measuring import share


class Rivalry(msgspec.Struct, frozen=True):
    """One game: whom the first bot met, and whether it won (half where both came first)."""

    rival: str
    won: float


def meet(
    game: Game[Any], box: Box, options: Any, bot: Bot, rival: Bot, name: str, seed: str, *, first: bool
) -> Rivalry:
    """One game; `first` says whether the bot has the first seat."""
    seats = [bot, rival] if first else [rival, bot]
    g = game.open_table(box, 2, options, seed)
    play_out(game, g, seats, seed)
    outcome = game.outcome(g)
    winners = outcome.winners() if outcome is not None else []
    return Rivalry(name, int((0 if first else 1) in winners) / max(1, len(winners)))


def shares(records: Sequence[Rivalry], wanted: dict[str, tuple[str, Bounds, Bounds]]) -> list[Figure]:
    """For each rival how often the bot won; `wanted` has the name of the figure, its target and its alarm."""
    found: list[Figure] = []
    for rival, (name, target, alarm) in wanted.items():
        games = [record.won for record in records if record.rival == rival]
        if games:
            found.append(share(name, sum(games), len(games), target, alarm))
    return found
