"""What an entry does, in words made by the engine as players read them; each game has a module that says it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from tavola.kernel.text import Words
from tavola.workshop.kinds import KINDS


def entry_text(game_id: str, kind: str, steps: tuple[str, ...], value: Any, words: Words) -> list[str]:
    """One line for each thing that is said; of an entry that does not decode there is nothing to say."""
    if game_id not in KINDS or not isinstance(value, dict):
        return []
    game = import_module(f"tavola.workshop.{game_id}")
    try:
        return [line for line in game.entry_text(kind, steps, value, words) if line]
    except (msgspec.ValidationError, LookupError, ValueError, TypeError):
        return []
