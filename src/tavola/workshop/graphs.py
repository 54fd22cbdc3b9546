"""The Journal of a pack as points and ways, and its map, drawn in a helping process."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from tavola import games
from tavola.content.problems import PackError
from tavola.workshop.checking import KeptSource
from tavola.workshop.document import source_of
from tavola.workshop.showing import Titles
from tavola.workshop.wire import MapPlace, VerseNode


class GraphAsk(msgspec.Struct, frozen=True):
    game: str
    files: dict[str, str]


def draw_graph(_: Any, ask: GraphAsk, __: Any = None) -> list[VerseNode]:
    """Nothing where a file cannot be decoded: its faults say why."""
    if not games.info(ask.game).journal:
        return []
    plain = source_of(ask.files, f"{ask.game}/draft")
    try:
        found: list[VerseNode] = import_module("tavola.workshop.journals").nodes(
            KeptSource(plain.id, plain.files), Titles(ask.files)
        )
    except PackError:
        return []
    return found


def draw_map(_: Any, ask: GraphAsk, __: Any = None) -> list[MapPlace]:
    """Nothing where the game has no Locations, or a file cannot be decoded."""
    if not games.info(ask.game).journal:
        return []
    plain = source_of(ask.files, f"{ask.game}/draft")
    try:
        found: list[MapPlace] = import_module("tavola.workshop.maps").places(KeptSource(plain.id, plain.files))
    except PackError:
        return []
    return found
