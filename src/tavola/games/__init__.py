"""The games at the table. Each lives in a package of its own whose files are the chapters of its rulebook."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tavola.games.info import GAMES, GameInfo

__all__ = ["GAMES", "GAME_IDS", "GameInfo", "find", "info"]

GAME_IDS = tuple(GAMES)


def find(game_id: str) -> ModuleType:
    """The package of a game: `GAME`, `open_box`, `lint`."""
    if game_id not in GAME_IDS:
        raise LookupError(game_id)
    return import_module(f"tavola.games.{game_id}")


def info(game_id: str) -> GameInfo:
    """The facts of a game, without its rules; `LookupError` where there is no such game."""
    if game_id not in GAMES:
        raise LookupError(game_id)
    return GAMES[game_id]
