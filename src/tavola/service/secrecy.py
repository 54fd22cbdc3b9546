"""Who may know what chance will bring. Where somebody does, nobody else comes to the table.

The seed of a table, and with it every die and deck to come, stands in the table's file. Who is alone with bots may
have that file at any time: the table then bears the mark `seed_known` for ever, and its seats are closed to other
people. They can play on from there at a branch, where all that is not known is dealt afresh from a new seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tavola.kernel.decision import Refusal, Refused
from tavola.service.keys import NotYours
from tavola.service.table_summary import SEED_KNOWN, TableSummary
from tavola.service.wire.requests import SeatAsk
from tavola.store.port import KeyRow

if TYPE_CHECKING:
    from tavola.service.loaded_table import LoadedTable


def must_be_alone(summary: TableSummary, key: KeyRow) -> None:
    """Every seat is this person's or a bot's, nobody else ever sat here, and no seat waits for anybody."""
    if not key.is_player:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    others = [seat for n, seat in enumerate(summary.seats) if seat.who != "bot" and n not in key.seats]
    if others or summary.persons > 1 or not summary.is_full():
        raise Refused(Refusal("TABLE_E_STILL_SECRET"))


def is_seed_known(loaded: LoadedTable) -> bool:
    """By its marks; tables of earlier versions bear none, though they came of a file or of a finished game."""
    if SEED_KNOWN in loaded.summary.marks or SEED_KNOWN in loaded.plan.marks:
        return True
    origin = loaded.plan.origin
    return origin is not None and (origin.kind == "import" or (origin.kind == "branch" and loaded.row.opening is None))


def must_be_unknown(loaded: LoadedTable) -> None:
    """Asked before a seat is opened to somebody else, and before somebody takes it."""
    if loaded.phase != "over" and is_seed_known(loaded):
        raise Refused(Refusal("TABLE_E_SEED_KNOWN"))


def must_be_unsealed(loaded: LoadedTable) -> None:
    """Others play the day's challenge too: nothing is to be had here that would tell its chance, or help."""
    if loaded.is_sealed:
        raise Refused(Refusal("TABLE_E_SEALED"))


def must_be_for_one(seats: Sequence[SeatAsk]) -> None:
    """A table that is laid with its chance known has no seat for anybody else."""
    if any(seat.who == "open" for seat in seats):
        raise Refused(Refusal("TABLE_E_SEED_KNOWN"))


def must_keep_own(seats: Sequence[SeatAsk], viewer: int | None) -> None:
    """What a branch keeps of one seat's secrets is that person's, who knows them already."""
    if viewer is not None and seats[viewer].who != "me":
        must_be_for_one(seats)
