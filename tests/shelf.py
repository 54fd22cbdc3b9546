"""Any game by its id, toys included, laid out as a test wants it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.contract.table import Table
from tests.toys import TOYS

from tavola import library
from tavola.games import find
from tavola.kernel.options import read_options
from tavola.kernel.state import Box

BY_ID = {toy.game.id: toy for toy in TOYS}


def table(game_id: str, seats: int, options: Mapping[str, Any] | None = None, pack: str | None = None) -> Table:
    game, words = (BY_ID[game_id].game, BY_ID[game_id].words) if game_id in BY_ID else _from_library(game_id, pack)
    box = Box() if game_id in BY_ID else library.open_box(game_id, pack)
    return Table(game_id, game, box, seats, read_options(game.options, game.clauses.lower(), options or {}), words)


@cache
def _from_library(game_id: str, pack: str | None) -> tuple[Any, Any]:
    return find(game_id).GAME, tuple(library.words(game_id, pack, language) for language in ("it", "en"))
