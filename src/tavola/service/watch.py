"""Who looks at a table, and what is pushed to them when its log grows. Equal viewers share one message."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tavola.kernel.decision import Refusal, Refused, Viewer
from tavola.service.stopping import STOPPED
from tavola.service.stream import AnySent, No, Pong, Presence, Reminder, Thinking
from tavola.service.telling import log_line, refusal_card, sight_card, table_card
from tavola.service.unread import Allowance, StepNews, TooSlow, Unread
from tavola.store.port import Entry, KeyRow

if TYPE_CHECKING:
    from tavola.service.house import House
    from tavola.service.live import Live

encode = msgspec.json.Encoder().encode


class Watcher:
    """One open stream: whose eyes it has, its language, and the messages that wait to be sent."""

    def __init__(self, key: KeyRow, viewer: Viewer, language: str, allowance: Allowance | None = None) -> None:
        self.key, self.viewer, self.language = key, viewer, language
        self.queue = Unread(allowance)
        self.closed = ""  # why, once it is: "void", "slow" or "stopped"

    @property
    def hand(self) -> tuple[int, ...]:
        return self.key.seats if self.key.role == "hand" else ()

    def push(self, message: bytes | StepNews, kind: Hashable | None = None) -> None:
        """With a kind, in place of an older message of that kind which still waits."""
        if self.closed:
            return
        try:
            if isinstance(message, StepNews):
                self.queue.put_step(message)
            else:
                self.queue.put(message, kind)
        except TooSlow:
            self.queue.clear()
            self.close("slow")

    def send(self, message: AnySent) -> None:
        self.push(encode(message), "pong" if isinstance(message, Pong) else None)

    def close(self, why: str) -> None:
        """The reader gets what waits already, then the end."""
        if not self.closed:
            self.closed = why
            self.queue.end()

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
    made: dict[tuple[Viewer, str], StepNews] = {}
    for watcher in tuple(live.watchers):
        watcher.turn(live)
        whose = (watcher.viewer, watcher.language)
        if whose not in made:
            try:
                made[whose] = step(house, live, news, *whose)
            except Refused:
                return tell_trouble(house, live, news)
        watcher.push(made[whose])


def tell_trouble(house: House, live: Live, news: Sequence[Entry]) -> None:
    """The table could not be shown. If that happens again it is out of service: everybody hears why, and the end."""
    if not live.is_stopped:
        return spread(house, live, news)
    for watcher in tuple(live.watchers):
        words = house.shelf.words(live.row.game, live.row.pack, watcher.language)
        watcher.send(No("", refusal_card(Refusal(STOPPED), words)))
        watcher.close("stopped")


def step(house: House, live: Live, news: Iterable[Entry], viewer: Viewer, language: str) -> StepNews:
    """What `Step` says, in parts."""
    words = house.shelf.words(live.row.game, live.row.pack, language)
    lines = b",".join(encode(log_line(live, entry, viewer, words)) for entry in news)
    table, sight = encode(table_card(live, words)), encode(sight_card(live, viewer, words))
    return StepNews(b'{"type":"step","seq":%d,' % live.seq, lines, b'"table":%b,"sight":%b}' % (table, sight))


def presence(live: Live) -> Presence:
    seats = sorted({seat for watcher in live.watchers for seat in watcher.hand})
    return Presence(seats, sum(watcher.key.role == "watch" for watcher in live.watchers))


def tell_presence(live: Live) -> None:
    message = encode(presence(live))
    for watcher in live.watchers:
        watcher.push(message, "presence")


def tell(live: Live, message: Thinking | Reminder) -> None:
    """The same to everybody who looks; it is not part of the log."""
    data = encode(message)
    kind = ("thinking", message.seat) if isinstance(message, Thinking) else "reminder"
    for watcher in live.watchers:
        watcher.push(data, kind)


def drop_void(live: Live, hashes: Iterable[str]) -> None:
    """Streams opened with a key that is void from now on end."""
    void = set(hashes)
    for watcher in live.watchers:
        if watcher.key.hash in void:
            watcher.close("void")
