"""The past of a table: its state after any number of answers, and its log as a viewer may know it."""

from __future__ import annotations

import msgspec

from tavola.kernel.decision import Refusal, Refused, Viewer
from tavola.kernel.event import take_events
from tavola.kernel.state import State
from tavola.kernel.undo import UndoInfo
from tavola.service.keys import NotYours
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import Answered, Ruled, read_act
from tavola.service.log_follower import DOES_NOT_FOLLOW, is_no_verdict
from tavola.service.present import log_line, table_info, view_info
from tavola.service.registry import TableRegistry
from tavola.service.table_summary import TableSummary
from tavola.service.time_slices import TimeSlices
from tavola.service.wire.records import LogLine, Moment
from tavola.store.port import Entry, KeyRow

PAGE = 100  # lines that are looked at together, from the end of the log backwards


async def state_at(
    registry: TableRegistry, loaded: LoadedTable, ply: int, slices: TimeSlices | None = None
) -> tuple[State, UndoInfo]:
    """The state after so many answers of the line as it stands, from the nearest snapshot on."""
    slices = slices or TimeSlices(holds_lock=True)
    slices.most = registry.ceilings.replay_seconds
    if not 0 <= ply <= loaded.summary.ply:
        raise Refused(Refusal("TABLE_E_NO_SUCH_MOMENT", args={"last": loaded.summary.ply}))
    if ply == loaded.summary.ply:
        return loaded.g.clone(), msgspec.structs.replace(loaded.summary.undo_info)
    snapshot = await registry.store.snapshot_before(loaded.id, ply)
    assert snapshot is not None, loaded.id
    line = await registry.store.line(loaded.id, snapshot.ply + 1, ply) if ply > snapshot.ply else []
    if loaded.damage is not None or len(line) != ply - snapshot.ply:
        raise Refused(Refusal("TABLE_E_DAMAGED"))
    g = loaded.read_state(snapshot.state)
    undo_info = msgspec.json.decode(snapshot.summary, type=TableSummary).undo_info
    try:
        for entry in line:
            g = played(loaded, g, undo_info, entry)
            await slices.rest()
    except DOES_NOT_FOLLOW as error:
        if is_no_verdict(error):
            raise
        raise Refused(Refusal("TABLE_E_DAMAGED")) from error
    take_events(g)
    return g, undo_info


def played(loaded: LoadedTable, g: State, undo_info: UndoInfo, entry: Entry) -> State:
    """One step of the line, in place where it is an answer."""
    act = read_act(entry.data)
    if isinstance(act, Ruled):
        undo_info.corrected(entry.ply)
        return loaded.read_ruled(act)
    assert isinstance(act, Answered), entry.act
    loaded.game.answer(g, act.seat, act.key, act.decision)
    undo_info.answered(entry.ply - 1, act.seat, act.final)
    return g


def eyes(loaded: LoadedTable, key: KeyRow, seat: int | None) -> Viewer:
    """Whose eyes a key may use: its own seats'; when the game is over, anybody's. Spectators see what is public."""
    if seat is None:
        return key.seats[0] if key.is_player and key.seats else None
    if seat in key.seats and key.is_player:
        return seat
    if loaded.phase == "over" and 0 <= seat < loaded.row.seats:
        return seat
    raise NotYours("TABLE_E_SEAT_NOT_YOURS")


async def moment_at(registry: TableRegistry, loaded: LoadedTable, viewer: Viewer, ply: int, language: str) -> Moment:
    """How the table stood after so many answers."""
    g, _ = await state_at(registry, loaded, ply, TimeSlices())
    words = registry.catalogue.words(loaded.row.game, loaded.pack, language)
    return Moment(loaded.seq, ply, table_info(loaded, words), view_info(loaded, viewer, words, past=g))


async def log_after(
    registry: TableRegistry, loaded: LoadedTable, viewer: Viewer, after: int, language: str, limit: int = 500
) -> list[LogLine]:
    """The log's lines after a number, none newer than the table we hold."""
    upto = loaded.seq
    recent = [entry for entry in loaded.recent if entry.seq > after]
    if after >= upto:
        found: list[Entry] = []
    elif recent and recent[0].seq == after + 1:
        found = recent[:limit]
    else:
        found = await registry.store.entries(loaded.id, after, limit)
    words = registry.catalogue.words(loaded.row.game, loaded.pack, language)
    lines, slices = list[LogLine](), TimeSlices()
    for entry in found:
        if entry.seq <= upto:
            lines.append(log_line(loaded, entry, viewer, words))
            await slices.rest()
    return lines


async def last_lines(
    registry: TableRegistry, loaded: LoadedTable, viewer: Viewer, after: int, language: str, heaviest: int
) -> list[LogLine]:
    """The log's lines after a number up to now: of many only the newest, as many as weigh so much on the wire.

    A long campaign's log is more than a stream may have waiting for it; what is older can be asked for.
    """
    upto, pages, weight = loaded.seq, list[list[LogLine]](), 0
    at = upto
    while at > after and weight < heaviest:
        begin = max(after, at - PAGE)
        pages.append(await log_after(registry, loaded, viewer, begin, language, at - begin))
        weight += len(msgspec.json.encode(pages[-1]))
        at = begin
    lines = [line for page in reversed(pages) for line in page]
    while upto < loaded.seq and (more := await log_after(registry, loaded, viewer, upto, language)):
        lines += more  # written meanwhile
        upto = lines[-1].seq
    return lines
