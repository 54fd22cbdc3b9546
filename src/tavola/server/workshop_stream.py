"""Streams of drafts: a WebSocket for everybody who works at a pack."""

from __future__ import annotations

import asyncio
import time

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tavola.kernel.decision import Refusal
from tavola.server.context import AppContext, context_of, language_of
from tavola.server.rate_limit import TokenBucket, TooOften
from tavola.server.stream import (
    AGAIN,
    KEY,
    NO_HELLO,
    NO_TABLE,
    NONSENSE,
    NOT_UNDERSTOOD,
    TOO_LARGE,
    TOO_MUCH,
    AnySocket,
    Closed,
    close,
    say_no,
)
from tavola.server.workshop import DraftPath
from tavola.service.keys import NotYours
from tavola.service.present import refusal_info
from tavola.store.drafts import DraftKey
from tavola.store.port import StoreUnavailable
from tavola.workshop.drafts import LoadedDraft, NoSuchDraft
from tavola.workshop.live import (
    AnyDraftClientMessage,
    DraftHello,
    DraftPing,
    DraftPong,
    DraftRefused,
    DraftWatcher,
    IAmAt,
    encode,
)

decode_said = msgspec.json.Decoder(AnyDraftClientMessage).decode
WHY = {"void": KEY, "slow": AGAIN}


def read_said(message: str) -> AnyDraftClientMessage:
    try:
        said: AnyDraftClientMessage = decode_said(message)
        return said
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None


@websocket("/api/workshop/{draft:str}/stream")
async def draft_stream(socket: AnySocket, draft: DraftPath) -> None:
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
        await DraftStream(context, socket, draft, address).run()
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


class DraftStream:
    """What is known of one open stream."""

    def __init__(self, context: AppContext, socket: AnySocket, draft: str, address: str) -> None:
        self.context, self.socket, self.draft, self.address = context, socket, draft, address
        limits = context.settings.limits
        self.bucket = TokenBucket(limits.stream_rate, limits.stream_burst, time.monotonic())
        self.nonsense = 0

    async def run(self) -> None:
        hello = await self.hello()
        key, loaded = await self.allowed(hello.key)
        self.watcher = DraftWatcher(key, self.context.allowance)
        workshop = self.context.workshop
        await self.context.work.weigh(self.address, workshop.welcome(loaded, self.watcher, hello.after))
        sender = asyncio.create_task(self.send_all())
        try:
            receiver = asyncio.create_task(self.context_weighed(loaded, hello.language))
            done, rest = await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            for problem in [task.exception() for task in done]:
                if problem is not None:
                    raise problem
        finally:
            sender.cancel()
            self.watcher.queue.clear()
            workshop.leave(loaded, self.watcher)

    async def context_weighed(self, loaded: LoadedDraft, language: str) -> None:
        await self.context.work.weigh(self.address, self.hear_all(loaded, language))

    async def hello(self) -> DraftHello:
        try:
            async with asyncio.timeout(self.context.settings.limits.hello):
                said = read_said(await self.receive())
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except msgspec.DecodeError:
            raise Closed(NOT_UNDERSTOOD) from None
        if not isinstance(said, DraftHello):
            raise Closed(NOT_UNDERSTOOD)
        return said

    async def receive(self) -> str:
        message = await self.socket.receive_data(mode="text")
        if len(message) > self.context.settings.limits.message:
            await say_no(self.context, self.socket, Refusal("TABLE_E_TOO_LARGE"), language_of(self.socket))
            raise Closed(TOO_LARGE)
        return message

    async def allowed(self, token: str) -> tuple[DraftKey, LoadedDraft]:
        try:
            key = await self.context.draft_holder(self.address, token, self.draft)
            return key, await self.context.workshop.drafts.at(self.draft)
        except NotYours:
            raise Closed(KEY) from None
        except NoSuchDraft:
            raise Closed(NO_TABLE) from None
        except (TooOften, StoreUnavailable):
            raise Closed(AGAIN) from None

    async def send_all(self) -> None:
        while (message := await self.watcher.queue.get()) is not None:
            await self.socket.send_text(message.decode())
        raise Closed(WHY[self.watcher.closed])

    async def hear_all(self, loaded: LoadedDraft, language: str) -> None:
        while True:
            message = await self.receive()
            while True:
                try:
                    self.bucket.take(time.monotonic())
                    break
                except TooOften as too_often:
                    await asyncio.sleep(too_often.wait)
            await self.context.work.turn(self.address, patient=True)
            self.hear(loaded, message, language)
            await asyncio.sleep(0)

    def hear(self, loaded: LoadedDraft, message: str, language: str) -> None:
        try:
            said = read_said(message)
        except msgspec.DecodeError as error:
            self.nonsense += 1
            if self.nonsense > NONSENSE:
                raise Closed(NOT_UNDERSTOOD) from None
            refusal = Refusal("TABLE_E_REQUEST", args={"problem": str(error)})
            words = self.context.catalogue.common_words(language)
            self.watcher.push(encode(DraftRefused(refusal_info(refusal, words))))
            return
        if isinstance(said, DraftPing):
            self.watcher.push(encode(DraftPong(said.id)), "pong")
        elif isinstance(said, IAmAt):
            self.watcher.place = said
            self.context.workshop.tell_people(loaded)
