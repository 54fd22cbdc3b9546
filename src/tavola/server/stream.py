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
from tavola.server.context import AppContext, context_of, language_of
from tavola.server.parameters import TablePath
from tavola.server.rate_limit import TokenBucket, TooOften
from tavola.server.refusals import refusal_of
from tavola.service import playing
from tavola.service.catalogue import nearest_language
from tavola.service.keys import NotYours
from tavola.service.loaded_table import LoadedTable
from tavola.service.out_of_service import must_be_in_service
from tavola.service.present import details, explained, foretold, refusal_info, table_info, view_info
from tavola.service.registry import NoSuchTable
from tavola.service.replay import last_lines
from tavola.service.watchers import Watcher, covers, first_viewer, presence, tell_presence
from tavola.service.wire.stream import (
    Acked,
    AnyClientMessage,
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
    Ping,
    Pong,
    RefusalMessage,
    Talk,
    Welcome,
)
from tavola.store.port import KeyRow, StoreUnavailable

log = logging.getLogger("tavola.server")
AnySocket = WebSocket[Any, Any, Any]
decode_said = msgspec.json.Decoder(AnyClientMessage).decode
NOT_UNDERSTOOD, KEY, NO_TABLE, NO_HELLO = 4400, 4401, 4404, 4408
LOCKED, TOO_LARGE, TOO_MUCH, AGAIN = 4409, 4413, 4429, 1013
WHY = {"void": KEY, "slow": AGAIN, "stopped": LOCKED}
NONSENSE = 50  # messages that nobody understands before the stream is closed
OLDEST = 2_000  # log lines sent in a welcome at most; older ones can be asked for


def read_said(message: str) -> AnyClientMessage:
    try:
        said: AnyClientMessage = decode_said(message)
        return said
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None


def own_question(loaded: LoadedTable, key: KeyRow, said: AskDetails | AskForecast | AskWhy) -> Decision:
    """The open decision that is asked about, of a seat that this key answers for."""
    decision = loaded.open_decision(said.decision)
    if decision is None or loaded.phase != "playing":
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
    context = context_of(socket)
    address = context.address(socket)
    await socket.accept()
    open_now, limits = context.streams.get(address, 0), context.settings.limits
    is_full = sum(context.streams.values()) >= limits.streams
    if is_full or open_now >= limits.streams_of_address:
        await say_no(context, socket, Refusal("TABLE_E_FULL" if is_full else "TABLE_E_TOO_OFTEN"), language_of(socket))
        await close(socket, TOO_MUCH)
        return
    context.streams[address] = open_now + 1
    code = 1000
    try:
        await Stream(context, socket, table, address).run()
    except Closed as closed:
        code = closed.code
    except WebSocketDisconnect:
        code = 0
    finally:
        context.streams[address] -= 1
        if not context.streams[address]:
            del context.streams[address]
    if code:
        await close(socket, code)


async def say_no(context: AppContext, socket: AnySocket, refusal: Refusal, language: str) -> None:
    """To who is at no table yet, or has said something that cannot be read: why the stream ends."""
    said = RefusalMessage("", refusal_info(refusal, context.catalogue.common_words(language)))
    try:
        await socket.send_text(msgspec.json.encode(said).decode())
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


async def close(socket: AnySocket, code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


class Stream:
    """What is known of one open stream."""

    def __init__(self, context: AppContext, socket: AnySocket, table: str, address: str) -> None:
        self.context, self.socket, self.table, self.address = context, socket, table, address
        limits = context.settings.limits
        self.bucket = TokenBucket(limits.stream_rate, limits.stream_burst, time.monotonic())
        self.nonsense = 0

    async def run(self) -> None:
        hello = await self.hello()
        self.token = hello.key
        key = await self.allowed()
        loaded = await self.opened(key, hello)
        viewer, language = first_viewer(loaded, key, hello.seat), nearest_language(hello.language)
        self.watcher = Watcher(key, viewer, language, self.context.allowance)
        self.watcher.sworn = viewer is not None and covers(loaded, viewer)
        try:
            await self.welcome(loaded, hello.after)
        except Refused as refused:
            await self.say_no(refused, hello)
            raise Closed(LOCKED if loaded.is_stopped else AGAIN) from None
        sender = asyncio.create_task(self.send_all())
        try:
            tell_presence(loaded)
            receiver = asyncio.create_task(self.hear_in_turn(loaded))
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
            loaded.watchers.discard(self.watcher)
            tell_presence(loaded)

    async def opened(self, key: KeyRow, hello: Hello) -> LoadedTable:
        """The table, or why it cannot be opened: said in words before the stream ends."""
        try:
            loaded = await self.context.delayed.eyes(key)
            must_be_in_service(loaded)
            return loaded
        except NoSuchTable:
            raise Closed(NO_TABLE) from None
        except StoreUnavailable:
            raise Closed(AGAIN) from None
        except Refused as refused:
            await self.say_no(refused, hello)
            raise Closed(LOCKED) from None

    async def say_no(self, refused: Refused, hello: Hello) -> None:
        await say_no(self.context, self.socket, refused.refusal, hello.language)

    async def hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.context.settings.limits.hello):
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
        if len(message) > self.context.settings.limits.message:
            await say_no(self.context, self.socket, Refusal("TABLE_E_TOO_LARGE"), language_of(self.socket))
            raise Closed(TOO_LARGE)
        return message

    async def allowed(self) -> KeyRow:
        """The key is asked after each time it is used, so that a void one ends the stream."""
        try:
            key = await self.context.admitted(self.address, self.token, self.table)
        except NotYours:
            raise Closed(KEY) from None
        except TooOften:
            raise Closed(AGAIN) from None
        if key.role == "invite":
            raise Closed(KEY)
        return key

    async def welcome(self, loaded: LoadedTable, after: int) -> None:
        """What was missed and how things stand; from then on nothing is missed, since nothing can come in between."""
        watcher, registry = self.watcher, self.context.registry
        first = max(after, loaded.seq - OLDEST) if after >= 0 else loaded.seq
        heaviest = self.context.settings.limits.unread // 2
        lines = await last_lines(registry, loaded, watcher.viewer, first, watcher.language, heaviest)
        words = registry.catalogue.words(loaded.row.game, loaded.pack, watcher.language)
        hand, host = list(watcher.own_seats), watcher.key.host
        sight = view_info(loaded, watcher.viewer, words)
        watcher.send(Welcome(loaded.seq, hand, host, lines, table_info(loaded, words), sight))
        registry.look(loaded)
        loaded.watchers.add(watcher)

    async def send_all(self) -> None:
        while (message := await self.watcher.queue.get()) is not None:
            await self.socket.send_text(message.decode())
        raise Closed(WHY[self.watcher.closed])

    async def hear_in_turn(self, loaded: LoadedTable) -> None:
        await self.context.work.weigh(self.address, self.hear_all(loaded))

    async def hear_all(self, loaded: LoadedTable) -> None:
        while True:
            message = await self.receive()
            await self.pace()
            await self.hear(loaded, message)
            await asyncio.sleep(0)  # what waits to be read is no reason to keep others from their turn

    async def pace(self) -> None:
        """Who says too much is read more slowly: reading stops for a while, and so does who writes."""
        while True:
            try:
                self.bucket.take(time.monotonic())
                break
            except TooOften as too_often:
                await asyncio.sleep(too_often.wait)
        await self.context.work.turn(self.address, patient=True)

    async def hear(self, loaded: LoadedTable, message: str) -> None:
        said: AnyClientMessage | None = None
        try:
            said = read_said(message)
            await self.act_on(loaded, said)
        except msgspec.DecodeError as error:
            self.nonsense += 1
            if self.nonsense > NONSENSE:
                raise Closed(NOT_UNDERSTOOD) from None
            self.refuse(loaded, "", Refusal("TABLE_E_REQUEST", args={"problem": str(error)}))
        except (Closed, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            self.refuse(loaded, getattr(said, "id", ""), refusal_of(error)[1], error)

    def refuse(self, loaded: LoadedTable, id: str, refusal: Refusal, error: Exception | None = None) -> None:
        """In the words of the game: most refusals are its own."""
        if refusal.code == "TABLE_E_FAULT":
            log.error("a stream's message failed", exc_info=error)
        words = self.context.catalogue.words(loaded.row.game, loaded.pack, self.watcher.language)
        self.watcher.send(RefusalMessage(id, refusal_info(refusal, words)))

    async def act_on(self, loaded: LoadedTable, said: AnyClientMessage) -> None:
        """Do what is asked, with a key that is still good."""
        key, registry, watcher = await self.allowed(), self.context.registry, self.watcher
        words = registry.catalogue.words(loaded.row.game, loaded.pack, watcher.language)
        match said:
            case GiveAnswer():
                started = time.perf_counter()
                ack = await playing.give_answer(registry, key, said.seat, said.decision, said.key)
                self.context.metrics.answers.note(time.perf_counter() - started)
                watcher.send(Acked(said.id, ack))
            case Talk():
                self.context.may_talk(key)
                watcher.send(Acked(said.id, await playing.talk(registry, key, said.text)))
            case AskDetails():
                watcher.send(Detailed(said.id, await details(loaded, own_question(loaded, key, said), words)))
            case AskForecast():
                watcher.send(Foretold(said.id, foretold(loaded, own_question(loaded, key, said), said.key, words)))
            case AskWhy():
                decision = own_question(loaded, key, said)
                watcher.send(Explained(said.id, explained(loaded, decision, said.key, said.answer, words)))
            case Look():
                watcher.viewer = None if said.seat is None else playing.own_seat(key, said.seat)
                watcher.sworn = watcher.viewer is not None
                watcher.send(Looked(loaded.seq, view_info(loaded, watcher.viewer, words), said.id))
            case Ping():
                watcher.send(Pong(said.id))
            case Hello():
                watcher.send(presence(loaded))
