"""Answer, take back, talk."""

from __future__ import annotations

import logging
import re

from tavola.kernel import match
from tavola.kernel.decision import Refusal, Refused
from tavola.service.acts import Answered, Talked, Undone, read_act
from tavola.service.house import BOT_LEASE, House
from tavola.service.inspecting import inspect
from tavola.service.keys import NotYours
from tavola.service.live import Live
from tavola.service.patience import TOO_LONG, patience
from tavola.service.replay import state_at
from tavola.service.stopping import is_edited, must_be_in_service, overran, seconds_for
from tavola.service.told import Ack
from tavola.store.port import Entry, KeyRow

log = logging.getLogger("tavola.service")
QUESTION = re.compile(r"[0-9]{1,12}(\.[0-9]{1,9}){1,2}")


def own_seat(key: KeyRow, seat: int) -> int:
    """The seat, if this key may act for it."""
    if key.role != "hand" or seat not in key.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    return seat


def must_play(live: Live) -> None:
    if live.phase != "playing":
        raise Refused(Refusal("TABLE_E_OVER" if live.phase == "over" else "TABLE_E_WAITING"))


async def answer(house: House, key: KeyRow, seat: int, question: str, option: str) -> Ack:
    """Answer a decision. The same answer again is acknowledged again and does nothing."""
    own_seat(key, seat)

    async def do(live: Live) -> Ack:
        decision = live.open_decision(question, seat)
        if decision is None:
            return await repeated(house, live, seat, question, option)
        must_play(live)
        if live.head.seats[seat].bot:
            raise Refused(Refusal("TABLE_E_BOT_PLAYS"))
        return acknowledged(await carry_out(house, live, seat, option, decision.id, question))

    return await house.change(key.table, do)


async def repeated(house: House, live: Live, seat: int, question: str, option: str) -> Ack:
    """An answer to a question that is not open: a repeat, or too late."""
    found = await house.store.answered(live.id, seat, question) if QUESTION.fullmatch(question) else None
    if found is None:
        raise Refused(Refusal("TABLE_E_STALE", key=option))
    given = read_act(found.data)
    if not isinstance(given, Answered) or given.key != option:
        raise Refused(Refusal("TABLE_E_ANSWERED", key=option))
    house.counts.repeats += 1
    return Ack(found.seq, found.ply, repeated=True)


async def carry_out(house: House, live: Live, seat: int, option: str, decision: int, question: str) -> Entry:
    """The answer on a twin of the table; the twin takes its place once the entry is kept."""
    must_be_in_service(live)
    twin, edited = live.g.clone(), is_edited(live)
    words = house.shelf.words(live.row.game, live.row.pack, "")  # read before the time begins
    try:
        with patience(seconds_for(live)):
            _, events, final = match.carry_out(live.game, twin, seat, option, decision)
            if edited:  # a state that no rule expects may lead to one that cannot be shown
                inspect(live.game, twin, live.row.seats, words)
    except Refused as refused:
        if refused.refusal.code == TOO_LONG:
            overran(live)
        raise
    except Exception as fault:  # of the rules or of a pack: the twin is thrown away, the table stands
        if not edited:
            house.counts.rule_faults += 1
            log.error("the rules failed", exc_info=fault, extra={"table": live.id, "ply": live.head.ply})
        raise Refused(Refusal("TABLE_E_RULES", key=option)) from None
    act = Answered(seat, decision, option, final)
    entry = await house.write(live, act, g=twin, events=events, question=question, claim=BOT_LEASE)
    house.counts.answers += 1
    return entry


def acknowledged(entry: Entry) -> Ack:
    return Ack(entry.seq, entry.ply)


async def undo(house: House, key: KeyRow, seat: int, to: int | None, once: str = "") -> Ack:
    """Take back one's latest answers, as far as nothing new was learned and nobody else acted.

    What was asked for under the same name (`once`) before, or to go back to where one has just gone, is done already.
    """
    own_seat(key, seat)

    async def do(live: Live) -> Ack:
        ply, before = live.head.ply, live.head.undone.get(seat)
        if before is not None and (before.once == once if once else before.to == to == ply):
            return Ack(before.seq, before.to, repeated=True)
        barrier = live.head.trail.barrier(seat, ply)
        wanted = ply - 1 if to is None else to
        if wanted < barrier.at or wanted >= ply or live.head.ended:
            code = "TABLE_E_UNDO_NOTHING" if wanted >= ply else "TABLE_E_UNDO_" + barrier.reason.upper()
            raise Refused(Refusal(code, args={"to": barrier.at}))
        return acknowledged(await cut_back(house, live, Undone(seat, wanted, once=once)))

    return await house.change(key.table, do)


async def cut_back(house: House, live: Live, act: Undone) -> Entry:
    g, trail = await state_at(house, live, act.to)
    return await house.write(live, act, g=g, trail=trail, claim=BOT_LEASE)


async def talk(house: House, key: KeyRow, text: str) -> Ack:
    """Say something to the table; spectators only listen."""
    if key.role != "hand" or not key.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")

    async def do(live: Live) -> Ack:
        return acknowledged(await house.write(live, Talked(key.seats[0], text)))

    return await house.change(key.table, do)
