"""What every stream has in common, of a table or of a draft: it is let in, says hello, is heard in turn, and ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tavola.kernel.decision import Refusal
from tavola.server.context import AppContext, context_of, language_of
from tavola.server.rate_limit import TokenBucket, TooOften
from tavola.service.present import refusal_info
from tavola.service.wire.stream import RefusalMessage

AnySocket = WebSocket[Any, Any, Any]
NOT_UNDERSTOOD, KEY, NO_TABLE, NO_HELLO = 4400, 4401, 4404, 4408
LOCKED, TOO_LARGE, TOO_MUCH, AGAIN = 4409, 4413, 4429, 1013
WHY = {"void": KEY, "slow": AGAIN, "stopped": LOCKED}
NONSENSE = 50  # messages that nobody understands before the stream is closed
Said = TypeVar("Said")
First = TypeVar("First")


class Closed(Exception):
    """The stream ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve(socket: AnySocket, run: Callable[[AppContext, str], Awaitable[None]]) -> None:
    """One stream from its door to its end: no more of one address, and of all, than the host allows."""
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
        await run(context, address)
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
    refused = RefusalMessage("", refusal_info(refusal, context.catalogue.common_words(language)))
    try:
        await socket.send_text(msgspec.json.encode(refused).decode())
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


async def close(socket: AnySocket, code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


class OpenStream(Generic[Said, First]):
    """One open stream, whatever is said over it; `First` is the hello with which it begins."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]
    greeting: ClassVar[type[Any]]

    def __init__(self, context: AppContext, socket: AnySocket, address: str) -> None:
        self.context, self.socket, self.address = context, socket, address
        limits = context.settings.limits
        self.bucket = TokenBucket(limits.stream_rate, limits.stream_burst, time.monotonic())
        self.nonsense = 0

    def read(self, message: str) -> Said:
        try:
            received: Said = self.decoder.decode(message)
            return received
        except RecursionError:
            raise msgspec.DecodeError("nested too deep") from None

    async def hello(self) -> First:
        try:
            async with asyncio.timeout(self.context.settings.limits.hello):
                received = self.read(await self.receive())
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except msgspec.DecodeError:
            raise Closed(NOT_UNDERSTOOD) from None
        if not isinstance(received, self.greeting):
            raise Closed(NOT_UNDERSTOOD)
        first: First = received
        return first

    async def receive(self) -> str:
        message = await self.socket.receive_data(mode="text")
        if len(message) > self.context.settings.limits.message:
            await say_no(self.context, self.socket, Refusal("TABLE_E_TOO_LARGE"), language_of(self.socket))
            raise Closed(TOO_LARGE)
        return message

    async def receive_in_turn(self) -> str:
        """Who says too much is read more slowly: reading stops for a while, and so does who writes."""
        message = await self.receive()
        while True:
            try:
                self.bucket.take(time.monotonic())
                break
            except TooOften as too_often:
                await asyncio.sleep(too_often.wait)
        await self.context.work.turn(self.address, patient=True)
        return message

    def not_understood(self, error: msgspec.DecodeError) -> Refusal:
        """What is answered to a message that cannot be read; one too many ends the stream."""
        self.nonsense += 1
        if self.nonsense > NONSENSE:
            raise Closed(NOT_UNDERSTOOD) from None
        return Refusal("TABLE_E_REQUEST", args={"problem": str(error)})

    async def weighed(self, hearing: Coroutine[Any, Any, None]) -> None:
        await self.context.work.weigh(self.address, hearing)


async def both(sender: asyncio.Task[None], receiver: asyncio.Task[None]) -> None:
    """Until one of them ends, whatever it ends with."""
    done, rest = await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for problem in [task.exception() for task in done]:  # both are looked at, or the loop complains
        if problem is not None:
            raise problem
