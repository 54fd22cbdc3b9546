"""A campaign in several sittings: a table that was opened for so many days is followed by one that plays on."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.day import Campaign
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run, then


def next_table(g: Avalon, rng: int) -> tuple[AvalonOptions, Avalon] | None:
    """The next morning, everything as it stands; the limit of days was the last table's and is lifted."""
    if g.outcome != "pause":
        return None
    twin = g.clone()
    twin.rng, twin.loaded, twin.outcome, twin.ending = rng, [], "", ""
    twin.options = msgspec.structs.replace(g.options, max_days=None)
    then(twin, Campaign())
    run(twin)
    return twin.options, twin
