"""Streams of drafts: a WebSocket for everybody who works at a pack."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import websocket

from tavola.server.context import AppContext
from tavola.server.open_stream import AGAIN, KEY, NO_TABLE, WHY, AnySocket, Closed, OpenStream, both, serve
from tavola.server.rate_limit import TooOften
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


@websocket("/api/workshop/{draft:str}/stream")
async def draft_stream(socket: AnySocket, draft: DraftPath) -> None:
    """One stream from its hello to its end."""
    await serve(socket, lambda context, address: DraftStream(context, socket, address, draft).run())


class DraftStream(OpenStream[AnyDraftClientMessage, DraftHello]):
    """What is known of one open stream of a draft."""

    decoder = msgspec.json.Decoder(AnyDraftClientMessage)
    greeting = DraftHello

    def __init__(self, context: AppContext, socket: AnySocket, address: str, draft: str) -> None:
        super().__init__(context, socket, address)
        self.draft = draft

    async def run(self) -> None:
        hello = await self.hello()
        key, loaded = await self.allowed(hello.key)
        self.watcher = DraftWatcher(key, self.context.allowance)
        workshop = self.context.workshop
        await self.context.work.weigh(self.address, workshop.welcome(loaded, self.watcher, hello.after))
        sender = asyncio.create_task(self.send_all())
        try:
            await both(sender, asyncio.create_task(self.weighed(self.hear_all(loaded, hello.language))))
        finally:
            sender.cancel()
            self.watcher.queue.clear()
            workshop.leave(loaded, self.watcher)

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
            self.hear(loaded, await self.receive_in_turn(), language)
            await asyncio.sleep(0)

    def hear(self, loaded: LoadedDraft, message: str, language: str) -> None:
        try:
            received = self.read(message)
        except msgspec.DecodeError as error:
            words = self.context.catalogue.common_words(language)
            self.watcher.push(encode(DraftRefused(refusal_info(self.not_understood(error), words))))
            return
        if isinstance(received, DraftPing):
            self.watcher.push(encode(DraftPong(received.id)), "pong")
        elif isinstance(received, IAmAt):
            self.watcher.place = received
            self.context.workshop.tell_people(loaded)
