"""Tables over HTTP: open, look, answer, take back, vote, talk."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from tavola.kernel.decision import Refusal, Refused
from tavola.server.desk import desk_of, language_of
from tavola.server.parameters import PAGE, After, Language, Limit, Name, OptionKey, Ply, QuestionPath, Seat, TablePath
from tavola.service import playing, votes
from tavola.service.asks import AnswerAsk, OpenTable, OwedAsk, Propose, TalkAsk, UndoAsk, VoteAsk
from tavola.service.keys import NotYours
from tavola.service.opening import open_table
from tavola.service.owed import my_tables
from tavola.service.replay import eyes, log_after, moment_at, state_at
from tavola.service.telling import described, details, moment, table_card
from tavola.service.told import Ack, Details, LogPage, Moment, Opened, Owed, TableCard, TextTold
from tavola.service.turns import Slices

AnyRequest = Request[Any, Any, Any]


@post("/api/tables")
async def open_new(request: AnyRequest, data: JSONBody[OpenTable], language: Language = None) -> Opened:
    """Open a table. The keys in the answer are told this once."""
    desk = desk_of(request)
    desk.openings.take(desk.address(request))
    desk.must_know_password(data.password)
    return await open_table(desk.house, data, language_of(request), desk.party(request))


@get("/api/tables/{table:str}")
async def card(request: AnyRequest, table: TablePath, language: Language = None) -> TableCard:
    """What everybody at the table knows of it."""
    desk = desk_of(request)
    key, _ = await desk.seated(request, table)
    live = await desk.late.eyes(key)
    return table_card(live, desk.words(live, request))


@get("/api/tables/{table:str}/sight")
async def sight(
    request: AnyRequest, table: TablePath, seat: Seat = None, ply: Ply = None, language: Language = None
) -> Moment:
    """How things stand; with `ply`, how they stood after so many answers."""
    desk = desk_of(request)
    key, now = await desk.seated(request, table)
    live = await desk.late.eyes(key)
    viewer = eyes(now, key, seat)
    if ply is None:
        return moment(live, viewer, desk.words(live, request))
    if live is not now and now.phase != "over":
        raise Refused(Refusal("TABLE_E_STILL_SECRET"))
    return await moment_at(desk.house, live, viewer, ply, language_of(request))


@get("/api/tables/{table:str}/text")
async def text(
    request: AnyRequest, table: TablePath, seat: Seat = None, ply: Ply = None, language: Language = None
) -> TextTold:
    """The view as text that can be read aloud and played from; with `ply`, as it was after so many answers."""
    desk = desk_of(request)
    key, now = await desk.seated(request, table)
    live = await desk.late.eyes(key)
    viewer = eyes(now, key, seat)
    if ply is not None and live is not now and now.phase != "over":
        raise Refused(Refusal("TABLE_E_STILL_SECRET"))
    g = live.g if ply is None else (await state_at(desk.house, live, ply, Slices()))[0]
    return TextTold(described(live, g, viewer, desk.words(live, request)))


@get("/api/tables/{table:str}/log")
async def log(
    request: AnyRequest,
    table: TablePath,
    after: After = 0,
    limit: Limit = PAGE,
    seat: Seat = None,
    language: Language = None,
) -> LogPage:
    """The log after a line, for who cannot hold a stream open."""
    desk = desk_of(request)
    key, now = await desk.seated(request, table)
    live = await desk.late.eyes(key)
    lines = await log_after(desk.house, live, eyes(now, key, seat), after, language_of(request), limit)
    return LogPage(live.seq, lines)


@get("/api/tables/{table:str}/decisions/{decision:str}")
async def decision(
    request: AnyRequest,
    table: TablePath,
    decision: QuestionPath,
    key: OptionKey = None,
    language: Language = None,
) -> Details:
    """An open decision of one's own, every option in words; with `key`, one option."""
    desk = desk_of(request)
    holder, live = await desk.seated(request, table)
    found = live.open_decision(decision)
    if found is None or live.phase != "playing":
        raise Refused(Refusal("TABLE_E_STALE"))
    if holder.role != "hand" or found.seat not in holder.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    return await details(live, found, desk.words(live, request), key or "")


@post("/api/tables/{table:str}/answers", status_code=200)
async def answer(request: AnyRequest, table: TablePath, data: JSONBody[AnswerAsk]) -> Ack:
    """Answer a decision; the same answer again is acknowledged again and does nothing."""
    desk, started = desk_of(request), time.perf_counter()
    key = await desk.key(request, table)
    ack = await playing.answer(desk.house, key, data.seat, data.decision, data.key)
    desk.metrics.answers.note(time.perf_counter() - started)
    return ack


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, table: TablePath, data: JSONBody[UndoAsk], name: Name = None) -> Ack:
    """Take back one's own latest answers, as far as one may alone."""
    desk = desk_of(request)
    key = await desk.key(request, table)
    desk.may_ask(key)
    return await playing.undo(desk.house, key, data.seat, data.to, name or "")


@post("/api/tables/{table:str}/proposals", status_code=200)
async def propose(request: AnyRequest, table: TablePath, data: JSONBody[Propose]) -> Ack:
    """Ask for everybody's consent."""
    desk = desk_of(request)
    key = await desk.key(request, table)
    desk.may_ask(key)
    return await votes.propose(desk.house, key, data)


@post("/api/tables/{table:str}/votes", status_code=200)
async def vote(request: AnyRequest, table: TablePath, data: JSONBody[VoteAsk]) -> Ack:
    """Agree or not."""
    desk = desk_of(request)
    key = await desk.key(request, table)
    desk.may_ask(key)
    return await votes.vote(desk.house, key, data.seat, data.proposal, data.yes)


@post("/api/tables/{table:str}/talk", status_code=200)
async def talk(request: AnyRequest, table: TablePath, data: JSONBody[TalkAsk]) -> Ack:
    """Say something to the table."""
    desk = desk_of(request)
    key = await desk.key(request, table)
    desk.may_talk(key)
    return await playing.talk(desk.house, key, data.text)


@post("/api/owed", status_code=200)
async def owed(request: AnyRequest, data: JSONBody[OwedAsk], language: Language = None) -> list[Owed]:
    """One's tables, those that wait for one first."""
    desk, void = desk_of(request), list[str]()
    found = await my_tables(desk.house, data.keys, language_of(request), void)
    await desk.count_guesses(desk.address(request), void, was_good=bool(found))
    return found


ROUTES = [open_new, card, sight, text, log, decision, answer, undo, propose, vote, talk, owed]
