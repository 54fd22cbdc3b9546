"""The games at the table. Each lives in a package of its own whose files are the chapters of its rulebook."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

GAME_IDS = ("sangue_reale", "realm_of_sand", "tainted_grail")


def find(game_id: str) -> ModuleType:
    """The package of a game: `GAME`, `DEFAULT_PACK`, `open_box`, `lint`."""
    if game_id not in GAME_IDS:
        raise LookupError(game_id)
    return import_module(f"tavola.games.{game_id}")
