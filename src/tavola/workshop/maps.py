"""The map of Tainted Grail as the keys of its Locations lay it out."""

from __future__ import annotations

from tavola.content.source import PackSource
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import collect_entries
from tavola.games.tainted_grail.lint.atlas import map_of
from tavola.games.tainted_grail.lint.map import FAR_APART, cells, original
from tavola.games.tainted_grail.lint.pack import Pack
from tavola.workshop.wire import MapPlace


def places(source: PackSource) -> list[MapPlace]:
    """Every Location with its cell; each campaign and each Chapter that begins elsewhere has a sheet of its own."""
    collected = collect_entries(source)
    if collected.problems:
        return []
    pack = Pack(source, collected, AvalonBox(source.id, source.digest, collected.entries), standard=False)
    where = cells(pack)
    found: list[MapPlace] = []
    for place in collected.entries.locations:
        first = original(pack, place.number)
        cell = where.get(first)
        sheet = map_of(cell) if cell else -1
        found.append(
            MapPlace(
                collected.file_of("locations", place.number), f"locations/{place.number}", place.number, first,
                {str(edge): key for edge, key in place.keys.items()}, list(place.one_way), place.menhir is not None,
                sheet, (cell[0] - sheet * FAR_APART, cell[1]) if cell else None,
            )
        )  # fmt: skip
    return found
