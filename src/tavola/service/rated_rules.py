"""What may not be done at a rated table while it is played: nobody is helped, replaced or let out."""

from __future__ import annotations

from tavola.kernel.decision import Refusal, Refused
from tavola.service.loaded_table import LoadedTable


def must_not_be_rated(loaded: LoadedTable) -> None:
    """What would let somebody out of a rated game, or change it, or help in it."""
    if loaded.plan.rated and loaded.phase != "over":
        raise Refused(Refusal("TABLE_E_RATED"))


def must_not_leave(loaded: LoadedTable) -> None:
    """Until all are there one may get up; then one gives up, or stays."""
    if loaded.phase == "playing":
        must_not_be_rated(loaded)
