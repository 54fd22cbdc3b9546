"""Who looks at a table, and what is pushed to them when its log grows. Equal viewers share one message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tavola.kernel.decision import Viewer
from tavola.service.stream import AnySent, Presence, Reminder, Step, Thinking
from tavola.service.telling import log_line, sight_card, table_card
from tavola.store.port import Entry, KeyRow

if TYPE_CHECKING:
    from tavola.service.house import House
    from tavola.service.live import Live

WAITING = 256  # messages that may wait for a slow reader before it is let go
encode = msgspec.json.Encoder().encode


class Watcher:
    """One open stream: whose eyes it has, its language, and the messages that wait to be sent."""

    def __init__(self, key: KeyRow, viewer: Viewer, language: str) -> None:
        self.key, self.viewer, self.language = key, viewer, language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = ""  # why, once it is: "void" or "slow"

    @property
    def hand(self) -> tuple[int, ...]:
        return self.key.seats if self.key.role == "hand" else ()

    def push(self, message: bytes) -> None:
        if self.queue.qsize() >= WAITING:
            self.close("slow")
        if not self.closed:
            self.queue.put_nowait(message)

    def send(self, message: AnySent) -> None:
        self.push(encode(message))

    def close(self, why: str) -> None:
        """The reader gets what waits already, then the end."""
        if not self.closed:
            self.closed = why
            self.queue.put_nowait(None)

    def turn(self, live: Live) -> None:
        """A hand of several seats looks from the seat that must answer; with a screen, nobody looks until asked."""
        if len(self.hand) < 2:
            return
        owing = [seat for seat in live.waits_for() if seat in self.hand and live.head.seats[seat].is_persons()]
        if not owing or self.viewer in owing:
            return
        self.viewer = None if live.plan.screen else owing[0]


def first_viewer(live: Live, key: KeyRow, wanted: int | None) -> Viewer:
    """Whose eyes a stream begins with: the seat asked for, else one that must answer, else the first of the hand."""
    if key.role != "hand" or not key.seats:
        return None
    if wanted in key.seats:
        return wanted
    if len(key.seats) > 1 and live.plan.screen:
        return None
    owing = [seat for seat in live.waits_for() if seat in key.seats]
    return owing[0] if owing else key.seats[0]


def spread(house: House, live: Live, news: Sequence[Entry]) -> None:
    """Tell everybody who looks what happened and how things stand now."""
    made: dict[tuple[Viewer, str], bytes] = {}
    for watcher in tuple(live.watchers):
        watcher.turn(live)
        whose = (watcher.viewer, watcher.language)
        if whose not in made:
            made[whose] = encode(step(house, live, news, *whose))
        watcher.push(made[whose])


def step(house: House, live: Live, news: Iterable[Entry], viewer: Viewer, language: str) -> Step:
    words = house.shelf.words(live.row.game, live.row.pack, language)
    lines = [log_line(live, entry, viewer, words) for entry in news]
    return Step(live.seq, lines, table_card(live, words), sight_card(live, viewer, words))


def presence(live: Live) -> Presence:
    seats = sorted({seat for watcher in live.watchers for seat in watcher.hand})
    return Presence(seats, sum(watcher.key.role == "watch" for watcher in live.watchers))


def tell_presence(live: Live) -> None:
    message = encode(presence(live))
    for watcher in live.watchers:
        watcher.push(message)


def tell(live: Live, message: Thinking | Reminder) -> None:
    """The same to everybody who looks; it is not part of the log."""
    data = encode(message)
    for watcher in live.watchers:
        watcher.push(data)


def drop_void(live: Live, hashes: Iterable[str]) -> None:
    """Streams opened with a key that is void from now on end."""
    void = set(hashes)
    for watcher in live.watchers:
        if watcher.key.hash in void:
            watcher.close("void")
