"""Answer, take back, talk."""

from __future__ import annotations

import logging
import re

from tavola.kernel import match
from tavola.kernel.decision import Refusal, Refused
from tavola.service.keys import NotYours
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import Answered, Talked, Undone, read_act
from tavola.service.out_of_service import is_edited, must_be_in_service, overran, seconds_for
from tavola.service.registry import BOT_LEASE, TableRegistry
from tavola.service.replay import state_at
from tavola.service.state_check import inspect
from tavola.service.time_limit import TOO_LONG, time_limit
from tavola.service.wire.records import Ack
from tavola.store.port import Entry, KeyRow

log = logging.getLogger("tavola.service")
QUESTION = re.compile(r"[0-9]{1,12}(\.[0-9]{1,9}){1,2}")


def own_seat(key: KeyRow, seat: int) -> int:
    """The seat, if this key may act for it."""
    if not key.is_player or seat not in key.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    return seat


def must_play(loaded: LoadedTable) -> None:
    if loaded.phase != "playing":
        raise Refused(Refusal("TABLE_E_OVER" if loaded.phase == "over" else "TABLE_E_WAITING"))


async def give_answer(registry: TableRegistry, key: KeyRow, seat: int, question: str, option: str) -> Ack:
    """Answer a decision. The same answer again is acknowledged again and does nothing."""
    own_seat(key, seat)

    async def do(loaded: LoadedTable) -> Ack:
        decision = loaded.open_decision(question, seat)
        if decision is None:
            return await repeated(registry, loaded, seat, question, option)
        must_play(loaded)
        if loaded.summary.seats[seat].bot:
            raise Refused(Refusal("TABLE_E_BOT_PLAYS"))
        return acknowledged(await play_and_write(registry, loaded, seat, option, decision.id, question))

    return await registry.change(key.table, do)


async def repeated(registry: TableRegistry, loaded: LoadedTable, seat: int, question: str, option: str) -> Ack:
    """An answer to a question that is not open: a repeat, or too late."""
    found = await registry.store.answered(loaded.id, seat, question) if QUESTION.fullmatch(question) else None
    if found is None:
        raise Refused(Refusal("TABLE_E_STALE", key=option))
    given = read_act(found.data)
    if not isinstance(given, Answered) or given.key != option:
        raise Refused(Refusal("TABLE_E_ANSWERED", key=option))
    registry.counts.repeats += 1
    return Ack(found.seq, found.ply, repeated=True)


async def play_and_write(
    registry: TableRegistry, loaded: LoadedTable, seat: int, option: str, decision: int, question: str
) -> Entry:
    """The answer on a clone of the table; the clone takes its place once the entry is kept."""
    must_be_in_service(loaded)
    clone, edited = loaded.g.clone(), is_edited(loaded)
    words = registry.catalogue.words(loaded.row.game, loaded.pack, "")  # read before the time begins
    try:
        with time_limit(seconds_for(loaded)):
            _, events, final = match.carry_out_answer(loaded.game, clone, seat, option, decision)
            if edited:  # a state that no rule expects may lead to one that cannot be shown
                inspect(loaded.game, clone, loaded.row.seats, words)
    except Refused as refused:
        if refused.refusal.code == TOO_LONG:
            overran(loaded)
        raise
    except Exception as fault:  # of the rules or of a pack: the clone is thrown away, the table stands
        if not edited:
            registry.counts.rule_faults += 1
            log.error("the rules failed", exc_info=fault, extra={"table": loaded.id, "ply": loaded.summary.ply})
        raise Refused(Refusal("TABLE_E_RULES", key=option)) from None
    act = Answered(seat, decision, option, final)
    entry = await registry.write(loaded, act, g=clone, events=events, question=question, claim=BOT_LEASE)
    registry.counts.answers += 1
    return entry


def acknowledged(entry: Entry) -> Ack:
    return Ack(entry.seq, entry.ply)


async def undo(registry: TableRegistry, key: KeyRow, seat: int, to: int | None, once: str = "") -> Ack:
    """Take back one's latest answers, as far as nothing new was learned and nobody else acted.

    What was asked for under the same name (`once`) before, or to go back to where one has just gone, is done already.
    """
    own_seat(key, seat)

    async def do(loaded: LoadedTable) -> Ack:
        if loaded.plan.rated and loaded.phase == "over":
            raise Refused(Refusal("TABLE_E_OVER"))
        ply, before = loaded.summary.ply, loaded.summary.undone.get(seat)
        if before is not None and (before.once == once if once else before.to == to == ply):
            return Ack(before.seq, before.to, repeated=True)
        barrier = loaded.summary.undo_info.barrier(seat, ply)
        wanted = ply - 1 if to is None else to
        if wanted < barrier.at or wanted >= ply or loaded.summary.ended:
            code = "TABLE_E_UNDO_NOTHING" if wanted >= ply else "TABLE_E_UNDO_" + barrier.reason.upper()
            raise Refused(Refusal(code, args={"to": barrier.at}))
        return acknowledged(await cut_back(registry, loaded, Undone(seat, wanted, once=once)))

    return await registry.change(key.table, do)


async def cut_back(registry: TableRegistry, loaded: LoadedTable, act: Undone) -> Entry:
    g, undo_info = await state_at(registry, loaded, act.to)
    return await registry.write(loaded, act, g=g, undo_info=undo_info, claim=BOT_LEASE)


async def talk(registry: TableRegistry, key: KeyRow, text: str) -> Ack:
    """Say something to the table; spectators only listen."""
    if not key.is_player or not key.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")

    async def do(loaded: LoadedTable) -> Ack:
        return acknowledged(await registry.write(loaded, Talked(key.seats[0], text)))

    return await registry.change(key.table, do)
