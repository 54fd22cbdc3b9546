"""Streams: a WebSocket for everybody who looks at a table."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tavola.kernel.decision import Decision, Refusal, Refused
from tavola.server.context import AppContext
from tavola.server.open_stream import (
    AGAIN,
    KEY,
    LOCKED,
    NO_TABLE,
    WHY,
    AnySocket,
    Closed,
    OpenStream,
    both,
    say_no,
    serve,
)
from tavola.server.parameters import TablePath
from tavola.server.rate_limit import TooOften
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
OLDEST = 2_000  # log lines sent in a welcome at most; older ones can be asked for


def own_question(loaded: LoadedTable, key: KeyRow, asked: AskDetails | AskForecast | AskWhy) -> Decision:
    """The open decision that is asked about, of a seat that this key answers for."""
    decision = loaded.open_decision(asked.decision)
    if decision is None or loaded.phase != "playing":
        raise Refused(Refusal("TABLE_E_STALE"))
    playing.own_seat(key, decision.seat)
    return decision


@websocket("/api/tables/{table:str}/stream")
async def stream(socket: AnySocket, table: TablePath) -> None:
    """One stream from its hello to its end."""
    await serve(socket, lambda context, address: Stream(context, socket, address, table).run())


class Stream(OpenStream[AnyClientMessage, Hello]):
    """What is known of one open stream of a table."""

    decoder = msgspec.json.Decoder(AnyClientMessage)
    greeting = Hello

    def __init__(self, context: AppContext, socket: AnySocket, address: str, table: str) -> None:
        super().__init__(context, socket, address)
        self.table = table

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
            await both(sender, asyncio.create_task(self.weighed(self.hear_all(loaded))))
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

    async def hear_all(self, loaded: LoadedTable) -> None:
        while True:
            await self.hear(loaded, await self.receive_in_turn())
            await asyncio.sleep(0)  # what waits to be read is no reason to keep others from their turn

    async def hear(self, loaded: LoadedTable, message: str) -> None:
        asked: AnyClientMessage | None = None
        try:
            asked = self.read(message)
            await self.act_on(loaded, asked)
        except msgspec.DecodeError as error:
            self.refuse(loaded, "", self.not_understood(error))
        except (Closed, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            self.refuse(loaded, getattr(asked, "id", ""), refusal_of(error)[1], error)

    def refuse(self, loaded: LoadedTable, id: str, refusal: Refusal, error: Exception | None = None) -> None:
        """In the words of the game: most refusals are its own."""
        if refusal.code == "TABLE_E_FAULT":
            log.error("a stream's message failed", exc_info=error)
        words = self.context.catalogue.words(loaded.row.game, loaded.pack, self.watcher.language)
        self.watcher.send(RefusalMessage(id, refusal_info(refusal, words)))

    async def act_on(self, loaded: LoadedTable, asked: AnyClientMessage) -> None:
        """Do what is asked, with a key that is still good."""
        key, registry, watcher = await self.allowed(), self.context.registry, self.watcher
        words = registry.catalogue.words(loaded.row.game, loaded.pack, watcher.language)
        match asked:
            case GiveAnswer():
                started = time.perf_counter()
                ack = await playing.give_answer(registry, key, asked.seat, asked.decision, asked.key)
                self.context.metrics.answers.note(time.perf_counter() - started)
                watcher.send(Acked(asked.id, ack))
            case Talk():
                self.context.may_talk(key)
                watcher.send(Acked(asked.id, await playing.talk(registry, key, asked.text)))
            case AskDetails():
                watcher.send(Detailed(asked.id, await details(loaded, own_question(loaded, key, asked), words)))
            case AskForecast():
                watcher.send(Foretold(asked.id, foretold(loaded, own_question(loaded, key, asked), asked.key, words)))
            case AskWhy():
                decision = own_question(loaded, key, asked)
                watcher.send(Explained(asked.id, explained(loaded, decision, asked.key, asked.answer, words)))
            case Look():
                watcher.viewer = None if asked.seat is None else playing.own_seat(key, asked.seat)
                watcher.sworn = watcher.viewer is not None
                watcher.send(Looked(loaded.seq, view_info(loaded, watcher.viewer, words), asked.id))
            case Ping():
                watcher.send(Pong(asked.id))
            case Hello():
                watcher.send(presence(loaded))
