"""The games at the table. Each lives in a package of its own whose files are the chapters of its rulebook."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tavola.games.info import GAMES, GameInfo

__all__ = ["GAMES", "GAME_IDS", "GameInfo", "find", "info", "welcome"]

GAME_IDS = GAMES.keys()  # a live view: guests are welcomed while the program runs


def find(game_id: str) -> ModuleType:
    """The package of a game: `GAME`, `open_box`, `lint`."""
    if game_id not in GAME_IDS:
        raise LookupError(game_id)
    return import_module(GAMES[game_id].rules)


def info(game_id: str) -> GameInfo:
    """The facts of a game, without its rules; `LookupError` where there is no such game."""
    if game_id not in GAMES:
        raise LookupError(game_id)
    return GAMES[game_id]


def welcome(guest: GameInfo) -> None:
    """Seats a game that does not ship with the program beside ours. `ValueError` where another has its id already."""
    if GAMES.get(guest.id, guest) != guest:
        raise ValueError(f"there is a game called {guest.id!r} already")
    GAMES[guest.id] = guest
