"""Tables that cannot be opened here, since their pack is not, or not as it was: as they lie in the store."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import take_events
from tavola.kernel.game import Game
from tavola.kernel.state import Box, State
from tavola.service.loaded_table import LoadedTable, Plan, pack_place
from tavola.service.log_acts import Answered, AnyAct, act_bytes, act_name, read_act
from tavola.service.log_follower import DOES_NOT_FOLLOW, PAGE
from tavola.service.registry import NoSuchTable, TableRegistry
from tavola.service.table_summary import TableSummary, fold
from tavola.service.time_slices import TimeSlices
from tavola.store.port import Append, Conflict, Entry, Snapshot, TableRow, TurnStatus


class StoredTable(msgspec.Struct, frozen=True):
    """A table as the store has it: its head after the last entry, and the youngest state."""

    row: TableRow
    snapshot: Snapshot
    summary: TableSummary
    seq: int


async def stored_table(registry: TableRegistry, table: str) -> StoredTable:
    row, snapshot = await registry.store.table(table), await registry.store.latest(table)
    if row is None or snapshot is None:
        raise NoSuchTable(table)
    summary, seq = msgspec.json.decode(snapshot.summary, type=TableSummary), snapshot.seq
    while page := await registry.store.entries(row.id, seq, PAGE):
        for entry in page:
            fold(summary, read_act(entry.data), entry.seq, entry.at)
        seq = page[-1].seq
    return StoredTable(row, snapshot, summary, seq)


async def note_unopened(registry: TableRegistry, kept: StoredTable, act: AnyAct, seat: int | None = None) -> None:
    """The entry of a table that nobody can open now. Whom it waits for is reckoned anew when somebody can."""
    summary, now = kept.summary, registry.now()
    entry = Entry(kept.row.id, kept.seq + 1, now, act_name(act), seat, summary.ply, False, None, act_bytes(act))
    try:
        await registry.store.append(Append(entry, TurnStatus(False, (), summary.since, False)))
    except Conflict:
        raise Refused(Refusal("TABLE_E_BUSY")) from None


async def read_here(registry: TableRegistry, kept: StoredTable, game: Game[Any], box: Box) -> State:
    """Its last state as the pack is here; of the answers since that was kept, as many as can be given here too."""
    g: State = codec.load(game, zlib.decompress(kept.snapshot.state), box, same_pack=False)
    line = await registry.store.line(kept.row.id, kept.snapshot.ply + 1, kept.summary.ply)
    slices = TimeSlices()
    for entry in line:
        act, before = read_act(entry.data), g
        try:
            if not isinstance(act, Answered):
                break
            g = g.clone()
            game.answer(g, act.seat, act.key)
            take_events(g)
        except DOES_NOT_FOLLOW:
            return before
        await slices.rest()
    return g


async def to_look_at(registry: TableRegistry, table: str) -> LoadedTable:
    """The table as far as it can be read here, to be told of; nothing is written to it and nobody plays at it."""
    kept = await stored_table(registry, table)
    game, box = (
        registry.catalogue.game(kept.row.game),
        registry.catalogue.box(kept.row.game, pack_place(kept.row, msgspec.json.decode(kept.row.plan, type=Plan))),
    )
    loaded = LoadedTable(kept.row, game, box)
    loaded.g, loaded.summary, loaded.seq = await read_here(registry, kept, game, box), kept.summary, kept.seq
    return loaded
