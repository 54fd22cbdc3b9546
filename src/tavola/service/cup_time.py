"""Who has let the other wait longer: reckoned from the log when the time of a round is over.

Not who happens to be waited for in that moment: whoever thinks for an hour and answers in the last second would win.
"""

from __future__ import annotations

from tavola.kernel.game import waiting_for
from tavola.kernel.state import State
from tavola.service.loaded_table import LoadedTable
from tavola.service.registry import TableRegistry
from tavola.service.replay import played, state_at
from tavola.service.time_slices import TimeSlices

ALIKE = 1.0  # seconds by which two may differ and have waited for each other alike


async def slower_seat(registry: TableRegistry, table: str) -> int | None:
    """Of two the one who has taken more time; nobody where both have taken the same, or never came."""
    loaded = await registry.at(table, fresh=True)
    one, two = await time_taken(registry, loaded)
    return None if abs(one - two) <= ALIKE else int(two > one)


async def time_taken(registry: TableRegistry, loaded: LoadedTable) -> list[float]:
    """The seconds for which the table waited for each seat; what was taken back counts too."""
    slices = TimeSlices()
    g, undo_info = await state_at(registry, loaded, 0, slices)
    line = await registry.store.line(loaded.id, 1, loaded.summary.ply) if loaded.summary.ply else []
    taken, since = [0.0] * loaded.row.seats, loaded.row.opened_at

    def wait(g: State, until: float) -> None:
        for seat in waiting_for(g):
            taken[seat] += max(0.0, until - since)

    for entry in line:
        wait(g, entry.at)
        since = max(since, entry.at)
        g = played(loaded, g, undo_info, entry)
        await slices.rest()
    wait(g, registry.now())
    return taken
