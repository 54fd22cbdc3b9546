"""Tables over HTTP: open, look, answer, take back, vote, talk."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from tavola.kernel.decision import Refusal, Refused
from tavola.server.context import context_of, language_of
from tavola.server.parameters import PAGE, After, Language, Limit, Name, OptionKey, Ply, QuestionPath, Seat, TablePath
from tavola.service import playing, votes
from tavola.service.keys import NotYours
from tavola.service.my_tables import my_tables
from tavola.service.opening import open_table
from tavola.service.present import described, details, moment, table_info
from tavola.service.replay import eyes, log_after, moment_at, state_at
from tavola.service.time_slices import TimeSlices
from tavola.service.wire.records import Ack, Details, LogPage, Moment, MyTableInfo, Opened, TableInfo, TextReply
from tavola.service.wire.requests import AnswerAsk, MyTablesAsk, OpenTable, Propose, TalkAsk, UndoAsk, VoteAsk

AnyRequest = Request[Any, Any, Any]


@post("/api/tables")
async def open_new(request: AnyRequest, data: JSONBody[OpenTable], language: Language = None) -> Opened:
    """Open a table. The keys in the answer are told this once."""
    context = context_of(request)
    context.openings.take(context.address(request))
    context.must_know_password(data.password)
    return await open_table(context.registry, data, language_of(request), context.party(request))


@get("/api/tables/{table:str}")
async def card(request: AnyRequest, table: TablePath, language: Language = None) -> TableInfo:
    """What everybody at the table knows of it."""
    context = context_of(request)
    key, _ = await context.seated(request, table)
    loaded = await context.delayed.eyes(key)
    return table_info(loaded, context.words(loaded, request))


@get("/api/tables/{table:str}/sight")
async def sight(
    request: AnyRequest, table: TablePath, seat: Seat = None, ply: Ply = None, language: Language = None
) -> Moment:
    """How things stand; with `ply`, how they stood after so many answers."""
    context = context_of(request)
    key, now = await context.seated(request, table)
    loaded = await context.delayed.eyes(key)
    viewer = eyes(now, key, seat)
    if ply is None:
        return moment(loaded, viewer, context.words(loaded, request))
    if loaded is not now and now.phase != "over":
        raise Refused(Refusal("TABLE_E_STILL_SECRET"))
    return await moment_at(context.registry, loaded, viewer, ply, language_of(request))


@get("/api/tables/{table:str}/text")
async def text(
    request: AnyRequest, table: TablePath, seat: Seat = None, ply: Ply = None, language: Language = None
) -> TextReply:
    """The view as text that can be read aloud and played from; with `ply`, as it was after so many answers."""
    context = context_of(request)
    key, now = await context.seated(request, table)
    loaded = await context.delayed.eyes(key)
    viewer = eyes(now, key, seat)
    if ply is not None and loaded is not now and now.phase != "over":
        raise Refused(Refusal("TABLE_E_STILL_SECRET"))
    g = loaded.g if ply is None else (await state_at(context.registry, loaded, ply, TimeSlices()))[0]
    return TextReply(described(loaded, g, viewer, context.words(loaded, request)))


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
    context = context_of(request)
    key, now = await context.seated(request, table)
    loaded = await context.delayed.eyes(key)
    lines = await log_after(context.registry, loaded, eyes(now, key, seat), after, language_of(request), limit)
    return LogPage(loaded.seq, lines)


@get("/api/tables/{table:str}/decisions/{decision:str}")
async def decision(
    request: AnyRequest,
    table: TablePath,
    decision: QuestionPath,
    key: OptionKey = None,
    language: Language = None,
) -> Details:
    """An open decision of one's own, every option in words; with `key`, one option."""
    context = context_of(request)
    holder, loaded = await context.seated(request, table)
    found = loaded.open_decision(decision)
    if found is None or loaded.phase != "playing":
        raise Refused(Refusal("TABLE_E_STALE"))
    if not holder.is_player or found.seat not in holder.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    return await details(loaded, found, context.words(loaded, request), key or "")


@post("/api/tables/{table:str}/answers", status_code=200)
async def answer(request: AnyRequest, table: TablePath, data: JSONBody[AnswerAsk]) -> Ack:
    """Answer a decision; the same answer again is acknowledged again and does nothing."""
    context, started = context_of(request), time.perf_counter()
    key = await context.key(request, table)
    ack = await playing.give_answer(context.registry, key, data.seat, data.decision, data.key)
    context.metrics.answers.note(time.perf_counter() - started)
    return ack


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, table: TablePath, data: JSONBody[UndoAsk], name: Name = None) -> Ack:
    """Take back one's own latest answers, as far as one may alone."""
    context = context_of(request)
    key = await context.key(request, table)
    context.may_ask(key)
    return await playing.undo(context.registry, key, data.seat, data.to, name or "")


@post("/api/tables/{table:str}/proposals", status_code=200)
async def propose(request: AnyRequest, table: TablePath, data: JSONBody[Propose]) -> Ack:
    """Ask for everybody's consent."""
    context = context_of(request)
    key = await context.key(request, table)
    context.may_ask(key)
    return await votes.propose(context.registry, key, data)


@post("/api/tables/{table:str}/votes", status_code=200)
async def vote(request: AnyRequest, table: TablePath, data: JSONBody[VoteAsk]) -> Ack:
    """Agree or not."""
    context = context_of(request)
    key = await context.key(request, table)
    context.may_ask(key)
    return await votes.vote(context.registry, key, data.seat, data.proposal, data.yes)


@post("/api/tables/{table:str}/talk", status_code=200)
async def talk(request: AnyRequest, table: TablePath, data: JSONBody[TalkAsk]) -> Ack:
    """Say something to the table."""
    context = context_of(request)
    key = await context.key(request, table)
    context.may_talk(key)
    return await playing.talk(context.registry, key, data.text)


@post("/api/owed", status_code=200)
async def owed(request: AnyRequest, data: JSONBody[MyTablesAsk], language: Language = None) -> list[MyTableInfo]:
    """One's tables, those that wait for one first."""
    context, void = context_of(request), list[str]()
    found = await my_tables(context.registry, data.keys, language_of(request), void)
    await context.count_guesses(context.address(request), void, was_good=bool(found))
    return found


ROUTES = [open_new, card, sight, text, log, decision, answer, undo, propose, vote, talk, owed]
