"""Reminders: to whom, in which words, and how often. How they travel is a matter of their senders."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Literal, Protocol

import msgspec

from tavola.kernel.text import Message
from tavola.service.by_days.server_keys import ServerKeys
from tavola.service.loaded_table import LoadedTable
from tavola.service.registry import TableRegistry
from tavola.service.today.days import name_of
from tavola.store import by_days as sql
from tavola.store.by_days import Subscription, read_subscription
from tavola.store.port import Conflict, StoreUnavailable
from tavola.store.steps import step

log = logging.getLogger("tavola.by_days")
AT_A_TIME = 8  # reminders on their way
WAITING = 1_000  # that wait to be sent by one worker; more are dropped
TIRED = 20  # failures in a row after which an address is forgotten

Fate = Literal["sent", "gone", "failed"]


class Note(msgspec.Struct, frozen=True):
    """What a reminder says, in the reader's words. It names the table and tells nothing of the game."""

    title: str
    text: str
    path: str  # where in the client it leads: "/t/…"
    tag: str  # a newer reminder with the same tag takes the older one's place
    stop: str  # the path of the page that ends reminders to this address


class Sender(Protocol):
    """One way for reminders to travel. It never raises: what became of a reminder is its answer."""

    async def send(self, to: Subscription, note: Note) -> Fate: ...


class Reminding:
    """Takes turns that somebody should hear of, and sends them on where that person wants them."""

    def __init__(self, registry: TableRegistry, senders: Mapping[str, Sender], keys: ServerKeys) -> None:
        self.registry, self.senders, self.keys = registry, senders, keys
        self._room = asyncio.Semaphore(AT_A_TIME)
        self._sending: set[asyncio.Task[None]] = set()
        self.sent = self.failed = self.dropped = 0

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def settled(self) -> None:
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    def on_turn(self, loaded: LoadedTable, seat: int, person: str, nearly: bool) -> None:
        """It is somebody's turn, or the time for it is nearly over."""
        if not self.senders:
            return
        if len(self._sending) >= WAITING:
            self.dropped += 1
            return
        due = loaded.summary.due.get(seat, 0.0)
        task = asyncio.create_task(self._remind(loaded, person, nearly, due), name=f"remind-{loaded.id}")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _remind(self, loaded: LoadedTable, person: str, nearly: bool, due: float) -> None:
        try:
            async with self._room:
                for row in await self.registry.store.rows(sql.SUBSCRIPTIONS, person):
                    one = read_subscription(row)
                    if one.good and one.kind in self.senders and await self._may_send(one):
                        await self.send(one, self.note(loaded, one, nearly, due))
        except StoreUnavailable:
            self.failed += 1

    async def _may_send(self, one: Subscription) -> bool:
        """So many a day to one address, whatever goes on at how many tables."""
        day, most = name_of(self.registry.now()), self.registry.ceilings.reminders_a_day
        try:
            await self.registry.store.carry_out([step(sql.COUNT_SENT, one.id, day, most, must=1)])
        except Conflict:
            return False
        return True

    async def send(self, one: Subscription, note: Note) -> Fate:
        """What becomes of it is noted: an address that is gone, or fails for ever, is forgotten."""
        fate = await self.senders[one.kind].send(one, note)
        if fate == "sent":
            self.sent += 1
            steps = [step(sql.WENT_WELL, one.id)] if one.failed else []
        else:
            self.failed += 1
            gone = fate == "gone" or one.failed + 1 >= TIRED
            steps = [step(sql.GONE if gone else sql.FAILED, one.id)]
        if steps:
            await self.registry.store.carry_out(steps)
        return fate

    def note(self, loaded: LoadedTable, one: Subscription, nearly: bool, due: float) -> Note:
        words = self.registry.catalogue.common_words(one.language)
        hours = max(0, int((due - self.registry.now()) / 3_600.0))
        table = tidy(loaded.plan.name) or loaded.id
        title = words.say(Message("reminder-nearly" if nearly else "reminder-turn", {"table": table}))
        text = words.say(Message("reminder-text", {"hours": hours}))
        return Note(title, text, f"/t/{loaded.id}", loaded.id, self.stop_path(one))

    def stop_path(self, one: Subscription) -> str:
        return f"/reminders#{self.keys.stop_token(one.id)}"


def tidy(name: str) -> str:
    """A name on one line, whatever somebody typed."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
