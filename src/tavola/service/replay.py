"""The past of a table: its state after any number of answers, and its log as a viewer may know it."""

from __future__ import annotations

import msgspec

from tavola.kernel.decision import Refusal, Refused, Viewer
from tavola.kernel.event import take_events
from tavola.kernel.state import State
from tavola.service.acts import Answered, Ruled, read_act
from tavola.service.following import DOES_NOT_FOLLOW, is_no_verdict
from tavola.service.head import Head, Trail
from tavola.service.house import House
from tavola.service.keys import NotYours
from tavola.service.live import Live
from tavola.service.telling import log_line, sight_card, table_card
from tavola.service.told import LogLine, Moment
from tavola.service.turns import Slices
from tavola.store.port import Entry, KeyRow


async def state_at(house: House, live: Live, ply: int, slices: Slices | None = None) -> tuple[State, Trail]:
    """The state after so many answers of the line as it stands, from the nearest snapshot on."""
    slices = slices or Slices(holds_lock=True)
    slices.most = house.ceilings.replay_seconds
    if not 0 <= ply <= live.head.ply:
        raise Refused(Refusal("TABLE_E_NO_SUCH_MOMENT", args={"last": live.head.ply}))
    if ply == live.head.ply:
        return live.g.clone(), msgspec.structs.replace(live.head.trail)
    snapshot = await house.store.snapshot_before(live.id, ply)
    assert snapshot is not None, live.id
    line = await house.store.line(live.id, snapshot.ply + 1, ply) if ply > snapshot.ply else []
    if live.damage is not None or len(line) != ply - snapshot.ply:
        raise Refused(Refusal("TABLE_E_DAMAGED"))
    g = live.read_state(snapshot.state)
    trail = msgspec.json.decode(snapshot.head, type=Head).trail
    try:
        for entry in line:
            g = played(live, g, trail, entry)
            await slices.rest()
    except DOES_NOT_FOLLOW as error:
        if is_no_verdict(error):
            raise
        raise Refused(Refusal("TABLE_E_DAMAGED")) from error
    take_events(g)
    return g, trail


def played(live: Live, g: State, trail: Trail, entry: Entry) -> State:
    """One step of the line, in place where it is an answer."""
    act = read_act(entry.data)
    if isinstance(act, Ruled):
        trail.corrected(entry.ply)
        return live.read_ruled(act)
    assert isinstance(act, Answered), entry.act
    live.game.answer(g, act.seat, act.key, act.decision)
    trail.answered(entry.ply - 1, act.seat, act.final)
    return g


def eyes(live: Live, key: KeyRow, seat: int | None) -> Viewer:
    """Whose eyes a key may use: its own seats'; when the game is over, anybody's. Spectators see what is public."""
    if seat is None:
        return key.seats[0] if key.role == "hand" and key.seats else None
    if seat in key.seats and key.role == "hand":
        return seat
    if live.phase == "over" and 0 <= seat < live.row.seats:
        return seat
    raise NotYours("TABLE_E_SEAT_NOT_YOURS")


async def moment_at(house: House, live: Live, viewer: Viewer, ply: int, language: str) -> Moment:
    """How the table stood after so many answers."""
    g, _ = await state_at(house, live, ply, Slices())
    words = house.shelf.words(live.row.game, live.row.pack, language)
    return Moment(live.seq, ply, table_card(live, words), sight_card(live, viewer, words, past=g))


async def log_after(
    house: House, live: Live, viewer: Viewer, after: int, language: str, limit: int = 500
) -> list[LogLine]:
    """The log's lines after a number, none newer than the table we hold."""
    upto = live.seq
    recent = [entry for entry in live.recent if entry.seq > after]
    if after >= upto:
        found: list[Entry] = []
    elif recent and recent[0].seq == after + 1:
        found = recent[:limit]
    else:
        found = await house.store.entries(live.id, after, limit)
    words = house.shelf.words(live.row.game, live.row.pack, language)
    lines, slices = list[LogLine](), Slices()
    for entry in found:
        if entry.seq <= upto:
            lines.append(log_line(live, entry, viewer, words))
            await slices.rest()
    return lines
