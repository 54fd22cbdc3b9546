"""The people of `tavola bench crash`: two at each table who answer, talk, lose their line, leave and come back.

Everything they were told is kept is noted. What was not acknowledged is said again where that does nothing twice.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tavola.cli.bench.client import Asked, Gone, Player, post, read, request
from tavola.cli.bench.verify import Acked

AGAIN = 0.05  # seconds between tries to reach a server that is down
IDLE = 0.05  # seconds after which who waits for the other says something
PATIENCE = 20.0  # seconds for a reply
NOT_NOW = frozenset(("TABLE_E_WAITING", "TABLE_E_UNAVAILABLE", "TABLE_E_BUSY"))  # try again


class Dropped(Exception):
    """The line is to be cut, by us."""


class NotNow(Exception):
    """We were told to try again."""


class Habits(msgspec.Struct, frozen=True):
    """How often, of ten thousand turns, somebody does something besides answering."""

    talk: int = 0
    drop: int = 0
    broken_request: int = 0
    renew: int = 0
    leave: int = 0


QUIET = Habits()
UNRULY = Habits(talk=4_000, drop=2_500, broken_request=1_000, renew=150, leave=150)


class Person(Player):
    """One seat with a stream of its own."""

    def __init__(self, address: str, table: str, key: str, seat: int, seed: str, habits: Habits) -> None:
        super().__init__(address, table, key)
        self.seat, self.habits, self.chance = seat, habits, random.Random(seed)
        self.acked: list[Acked] = []
        self.refused: Counter[str] = Counter()
        self.repeated = self.dropped = self.unavailable = self.silent = 0
        self.gap, self._last = 0.0, time.monotonic()
        self._pending: Asked | None = None
        self._key = ""
        self._said: dict[str, str] = {}  # what was said under which id
        self._count = 0

    async def sit(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await super().sit()

    async def play(self, until: asyncio.Event) -> None:
        """Until the game is over or everybody goes home; a line that is lost is taken up again."""
        self._last = time.monotonic()
        while not until.is_set() and not self.over:
            try:
                await self.sit()
                while not until.is_set() and not self.over:
                    await self.turn()
                await self.leave()
            except Dropped:
                self.dropped += 1
            except TimeoutError:
                self.silent += 1
            except (*Gone, NotNow):
                await asyncio.sleep(AGAIN)
            finally:
                self.cut()
        self.gap = max(self.gap, time.monotonic() - self._last)

    def does(self, often: int) -> bool:
        return self.chance.randrange(10_000) < often

    async def turn(self) -> None:
        """Answer if asked, else wait a moment; and now and then do something else at the same time."""
        if self._pending is None and self.decision is None:
            try:
                async with asyncio.timeout(IDLE):
                    self.hear(await self.socket.recv())
                return
            except TimeoutError:
                pass
        if self.does(self.habits.talk):
            await self.talk()
        if self.does(self.habits.renew):
            await self.renew()
        if self.does(self.habits.leave):
            await self.leave_and_come_back()
        if self._pending is None and self.decision is not None:
            self._pending, self._key = self.decision, self.chance.choice(self.decision.keys)
        if self._pending is not None:
            await self.give(self._pending)

    def maybe_drop(self) -> None:
        """As a phone does in a lift: no farewell, and what was just sent is on its way."""
        if self.does(self.habits.drop):
            raise Dropped

    async def talk(self) -> None:
        """Something said once; nobody waits for the reply, but it is noted when it comes."""
        self._count += 1
        text = f"{self.seat}/{self._count}"
        self._said[text] = text
        await self.socket.send(msgspec.json.encode({"do": "talk", "text": text, "id": text}).decode())
        self.maybe_drop()

    async def give(self, asked: Asked) -> None:
        """Say it and wait for the acknowledgement and for the table after it."""
        answer = {"seat": asked.seat, "decision": asked.id, "key": self._key}
        if self.does(self.habits.broken_request):
            await post(self.address, f"/api/tables/{self.table}/answers", answer, self.key, self.chance.random())
        await self.socket.send(msgspec.json.encode({"do": "answer", "id": asked.id, **answer}).decode())
        self.maybe_drop()
        async with asyncio.timeout(PATIENCE):
            while self._pending is not None:
                self.hear(await self.socket.recv())
            while self.decision is not None and self.decision.id == asked.id and not self.over:
                self.hear(await self.socket.recv())

    def hear(self, data: str | bytes) -> None:
        message = read(data)
        self.note(message)
        asked = self._pending
        if message.type == "ack":
            ack = msgspec.json.decode(data)["ack"]
            if asked is not None and message.id == asked.id:
                self.acknowledged(Acked(self.table, ack["seq"], ack["ply"], asked.seat, asked.id, self._key))
                self.repeated += ack["repeated"]
                self._pending = None
            elif message.id in self._said:
                self.acknowledged(Acked(self.table, ack["seq"], ack["ply"], self.seat, "", self._said[message.id]))
        elif message.type == "no":
            self.was_refused(msgspec.json.decode(data)["refusal"]["code"], message.id in self._said)

    def acknowledged(self, what: Acked) -> None:
        self.acked.append(what)
        self.gap, self._last = max(self.gap, time.monotonic() - self._last), time.monotonic()

    def was_refused(self, code: str, talk: bool) -> None:
        """What must wait is said again; what should not have been refused is noted, and let go."""
        if code in NOT_NOW:
            self.unavailable += 1
            raise NotNow
        self.refused[code] += 1
        if not talk:
            self._pending = None

    # -- keys

    async def renew(self) -> None:
        """A new key while something of ours is still being written: the old one's stream ends in the middle of it."""
        name = self.new_name()
        told = await self.insist(lambda: request(self.address, "POST", "/api/keys/renew", None, self.key, name))
        self.key = told["key"]
        raise Dropped

    async def leave_and_come_back(self) -> None:
        path, name = f"/api/tables/{self.table}/seats/{self.seat}/leave", self.new_name()
        left = await self.insist(lambda: request(self.address, "POST", path, {}, self.key, name))
        invite, name = left["invite"]["key"], self.new_name()
        seats = f"/api/tables/{self.table}/seats"
        told = await self.insist(lambda: request(self.address, "POST", seats, {"name": "G"}, invite, name))
        self.key = told["key"]
        raise Dropped

    def new_name(self) -> str:
        return f"{self.chance.getrandbits(128):032x}"

    async def insist(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """The same request until it is answered; whoever has lost his key by then will never sit again."""
        while True:
            try:
                return await ask()
            except (*Gone, ValueError, IndexError):
                await asyncio.sleep(AGAIN)
            except RuntimeError as refused:
                if ": 503 " not in str(refused) and not any(code in str(refused) for code in NOT_NOW):
                    if "TABLE_E_OVER" not in str(refused):
                        self.refused[str(refused)[:200]] += 1
                    raise Dropped from None
                self.unavailable += 1
                await asyncio.sleep(AGAIN)


async def look_on(address: str, table: str, key: str, chance: random.Random, until: asyncio.Event) -> None:
    """Somebody who comes to look and goes again, over and over."""
    while not until.is_set():
        onlooker = Player(address, table, key)
        try:
            await onlooker.sit()
            async with asyncio.timeout(chance.uniform(0.0, 0.2)):
                while True:
                    await onlooker.socket.recv()
        except (*Gone, TimeoutError):
            pass
        finally:
            onlooker.cut()
        await asyncio.sleep(chance.uniform(0.01, 0.2))
