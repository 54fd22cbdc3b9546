"""Streams: a WebSocket for everybody who looks at a table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tavola.kernel.decision import Decision, Refusal, Refused
from tavola.server.desk import Desk, desk_of
from tavola.server.limits import Bucket, TooOften
from tavola.server.parameters import TablePath
from tavola.server.refusals import refusal_of
from tavola.service import playing
from tavola.service.house import NoSuchTable
from tavola.service.keys import NotYours
from tavola.service.live import Live
from tavola.service.replay import log_after
from tavola.service.shelf import nearest_language
from tavola.service.stopping import must_be_in_service
from tavola.service.stream import (
    Acked,
    AnySaid,
    AskDetails,
    AskForecast,
    AskWhy,
    Detailed,
    Explained,
    Foretold,
    GiveAnswer,
    Hello,
    Look,
    Looked,
    No,
    Ping,
    Pong,
    Talk,
    Welcome,
)
from tavola.service.telling import details, explained, foretold, refusal_card, sight_card, table_card
from tavola.service.told import LogLine
from tavola.service.watch import Watcher, first_viewer, presence, tell_presence
from tavola.store.port import KeyRow, StoreUnavailable

log = logging.getLogger("tavola.server")
AnySocket = WebSocket[Any, Any, Any]
decode_said = msgspec.json.Decoder(AnySaid).decode
NOT_UNDERSTOOD, KEY, NO_TABLE, NO_HELLO = 4400, 4401, 4404, 4408
LOCKED, TOO_LARGE, TOO_MUCH, AGAIN = 4409, 4413, 4429, 1013
WHY = {"void": KEY, "slow": AGAIN, "stopped": LOCKED}
NONSENSE = 50  # messages that nobody understands before the stream is closed
OLDEST = 2_000  # log lines sent in a welcome at most; older ones can be asked for


def read_said(message: str) -> AnySaid:
    try:
        said: AnySaid = decode_said(message)
        return said
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None


def own_question(live: Live, key: KeyRow, said: AskDetails | AskForecast | AskWhy) -> Decision:
    """The open decision that is asked about, of a seat that this key answers for."""
    decision = live.open_decision(said.decision)
    if decision is None or live.phase != "playing":
        raise Refused(Refusal("TABLE_E_STALE"))
    playing.own_seat(key, decision.seat)
    return decision


class Closed(Exception):
    """The stream ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/api/tables/{table:str}/stream")
async def stream(socket: AnySocket, table: TablePath) -> None:
    """One stream from its hello to its end."""
    desk = desk_of(socket)
    address = desk.address(socket)
    await socket.accept()
    open_now, limits = desk.streams.get(address, 0), desk.settings.limits
    if open_now >= limits.streams_of_address or sum(desk.streams.values()) >= limits.streams:
        await socket.close(TOO_MUCH)
        return
    desk.streams[address] = open_now + 1
    code = 1000
    try:
        await Stream(desk, socket, table, address).run()
    except Closed as closed:
        code = closed.code
    except WebSocketDisconnect:
        code = 0
    finally:
        desk.streams[address] -= 1
        if not desk.streams[address]:
            del desk.streams[address]
    if code:
        await close(socket, code)


async def close(socket: AnySocket, code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


class Stream:
    """What is known of one open stream."""

    def __init__(self, desk: Desk, socket: AnySocket, table: str, address: str) -> None:
        self.desk, self.socket, self.table, self.address = desk, socket, table, address
        limits = desk.settings.limits
        self.bucket = Bucket(limits.stream_rate, limits.stream_burst, time.monotonic())
        self.nonsense = 0

    async def run(self) -> None:
        hello = await self.hello()
        self.token = hello.key
        key = await self.allowed()
        live = await self.opened(key, hello)
        viewer, language = first_viewer(live, key, hello.seat), nearest_language(hello.language)
        self.watcher = Watcher(key, viewer, language, self.desk.allowance)
        try:
            await self.welcome(live, hello.after)
        except Refused as refused:
            await self.say_no(refused, hello)
            raise Closed(LOCKED if live.is_stopped else AGAIN) from None
        sender = asyncio.create_task(self.send_all())
        try:
            tell_presence(live)
            receiver = asyncio.create_task(self.hear_in_turn(live))
            done, rest = await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            for problem in [task.exception() for task in done]:  # both are looked at, or the loop complains
                if problem is not None:
                    raise problem
        finally:
            sender.cancel()
            self.watcher.queue.clear()
            live.watchers.discard(self.watcher)
            tell_presence(live)

    async def opened(self, key: KeyRow, hello: Hello) -> Live:
        """The table, or why it cannot be opened: said in words before the stream ends."""
        try:
            live = await self.desk.late.eyes(key)
            must_be_in_service(live)
            return live
        except NoSuchTable:
            raise Closed(NO_TABLE) from None
        except StoreUnavailable:
            raise Closed(AGAIN) from None
        except Refused as refused:
            await self.say_no(refused, hello)
            raise Closed(LOCKED) from None

    async def say_no(self, refused: Refused, hello: Hello) -> None:
        words = self.desk.shelf.common_words(hello.language)
        said = No("", refusal_card(refused.refusal, words))
        await self.socket.send_text(msgspec.json.encode(said).decode())

    async def hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.desk.settings.limits.hello):
                said = read_said(await self.receive())
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except msgspec.DecodeError:
            raise Closed(NOT_UNDERSTOOD) from None
        if not isinstance(said, Hello):
            raise Closed(NOT_UNDERSTOOD)
        return said

    async def receive(self) -> str:
        message = await self.socket.receive_data(mode="text")
        if len(message) > self.desk.settings.limits.message:
            raise Closed(TOO_LARGE)
        return message

    async def allowed(self) -> KeyRow:
        """The key is asked after each time it is used, so that a void one ends the stream."""
        try:
            key = await self.desk.holder(self.address, self.token, self.table)
        except NotYours:
            raise Closed(KEY) from None
        except TooOften:
            raise Closed(AGAIN) from None
        if key.role == "invite":
            raise Closed(KEY)
        return key

    async def welcome(self, live: Live, after: int) -> None:
        """What was missed and how things stand; from then on nothing is missed, since nothing can come in between."""
        watcher, house = self.watcher, self.desk.house
        lines: list[LogLine] = []
        at = max(after, live.seq - OLDEST) if after >= 0 else live.seq
        while at < live.seq:
            more = await log_after(house, live, watcher.viewer, at, watcher.language)
            if not more:
                break
            lines += more
            at = lines[-1].seq
        words = house.shelf.words(live.row.game, live.row.pack, watcher.language)
        hand, host = list(watcher.hand), watcher.key.host
        sight = sight_card(live, watcher.viewer, words)
        watcher.send(Welcome(live.seq, hand, host, lines, table_card(live, words), sight))
        house.look(live)
        live.watchers.add(watcher)

    async def send_all(self) -> None:
        while (message := await self.watcher.queue.get()) is not None:
            await self.socket.send_text(message.decode())
        raise Closed(WHY[self.watcher.closed])

    async def hear_in_turn(self, live: Live) -> None:
        await self.desk.work.weigh(self.address, self.hear_all(live))

    async def hear_all(self, live: Live) -> None:
        while True:
            message = await self.receive()
            await self.pace()
            await self.hear(live, message)
            await asyncio.sleep(0)  # what waits to be read is no reason to keep others from their turn

    async def pace(self) -> None:
        """Who says too much is read more slowly: reading stops for a while, and so does who writes."""
        while True:
            try:
                self.bucket.take(time.monotonic())
                break
            except TooOften as too_often:
                await asyncio.sleep(too_often.wait)
        await self.desk.work.turn(self.address, patient=True)

    async def hear(self, live: Live, message: str) -> None:
        said: AnySaid | None = None
        try:
            said = read_said(message)
            await self.answer(live, said)
        except msgspec.DecodeError as error:
            self.nonsense += 1
            if self.nonsense > NONSENSE:
                raise Closed(NOT_UNDERSTOOD) from None
            self.refuse(live, "", Refusal("TABLE_E_REQUEST", args={"problem": str(error)}))
        except (Closed, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            self.refuse(live, getattr(said, "id", ""), refusal_of(error)[1], error)

    def refuse(self, live: Live, id: str, refusal: Refusal, error: Exception | None = None) -> None:
        """In the words of the game: most refusals are its own."""
        if refusal.code == "TABLE_E_FAULT":
            log.error("a stream's message failed", exc_info=error)
        words = self.desk.shelf.words(live.row.game, live.row.pack, self.watcher.language)
        self.watcher.send(No(id, refusal_card(refusal, words)))

    async def answer(self, live: Live, said: AnySaid) -> None:
        """Do what is asked, with a key that is still good."""
        key, house, watcher = await self.allowed(), self.desk.house, self.watcher
        words = house.shelf.words(live.row.game, live.row.pack, watcher.language)
        match said:
            case GiveAnswer():
                started = time.perf_counter()
                ack = await playing.answer(house, key, said.seat, said.decision, said.key)
                self.desk.metrics.answers.note(time.perf_counter() - started)
                watcher.send(Acked(said.id, ack))
            case Talk():
                self.desk.may_talk(key)
                watcher.send(Acked(said.id, await playing.talk(house, key, said.text)))
            case AskDetails():
                watcher.send(Detailed(said.id, await details(live, own_question(live, key, said), words)))
            case AskForecast():
                watcher.send(Foretold(said.id, foretold(live, own_question(live, key, said), said.key, words)))
            case AskWhy():
                decision = own_question(live, key, said)
                watcher.send(Explained(said.id, explained(live, decision, said.key, said.answer, words)))
            case Look():
                watcher.viewer = None if said.seat is None else playing.own_seat(key, said.seat)
                watcher.send(Looked(live.seq, sight_card(live, watcher.viewer, words), said.id))
            case Ping():
                watcher.send(Pong(said.id))
            case Hello():
                watcher.send(presence(live))
