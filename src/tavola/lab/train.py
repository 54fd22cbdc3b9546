"""How a grandmaster's net is made: each game has its own way of learning, and all are asked for alike."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, TypeAlias

import msgspec

from tavola import games
from tavola.bots.nets import Net

Row: TypeAlias = dict[str, float]  # of the curve


class Wanted(msgspec.Struct, frozen=True):
    """What a run of learning is asked for. The same is the same net, whatever the number of processes."""

    seed: str
    scale: float = 1.0  # of the work that the published net took
    jobs: int = 1
    command: str = ""


class Training(Protocol):
    """How one game learns; the module `tavola.lab.<game>.training` has one as `TRAINING`."""

    def train(self, box: Any, wanted: Wanted, tell: Callable[[Row], None]) -> Net:
        """Learn from the pack; each row of the curve is told as soon as it is known."""


def training_of(game_id: str) -> Training:
    """`LookupError` where nothing is learnt in this game."""
    if not (module := games.info(game_id).training):
        raise LookupError(f"nothing is learnt in {game_id!r}")
    found: Training = import_module(module).TRAINING
    return found
