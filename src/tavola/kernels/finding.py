"""Which games have a kernel, and a game laid out for it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tavola.kernels.laid import Lay

KERNELS: Mapping[str, str] = {
    "sangue_reale": "tavola.kernels.sangue_reale.kernel",
    "realm_of_sand": "tavola.kernels.realm_of_sand.kernel",
}


def find_kernel(game_id: str) -> Lay:
    """`lay(box, seats, options)` of a game: it is laid out, or `Unclaimed` says what its kernel does not play."""
    if game_id not in KERNELS:
        raise LookupError(f"there is no kernel of {game_id!r}; there are: {', '.join(KERNELS)}")
    module: Any = import_module(KERNELS[game_id])
    found: Lay = module.lay
    return found
