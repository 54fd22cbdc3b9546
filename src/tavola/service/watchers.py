"""The watchers of a table, and what is pushed to them when its log grows. Equal viewers share one message."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tavola.kernel.decision import Refusal, Refused, Viewer
from tavola.service.out_of_service import STOPPED
from tavola.service.present import log_line, refusal_info, table_info, view_info
from tavola.service.send_queue import Allowance, SendQueue, StepNews, TooSlow
from tavola.service.wire.stream import AnyServerMessage, Pong, Presence, RefusalMessage, Reminder, Thinking
from tavola.store.port import Entry, KeyRow

if TYPE_CHECKING:
    from tavola.service.loaded_table import LoadedTable
    from tavola.service.registry import TableRegistry

encode = msgspec.json.Encoder().encode


class Watcher:
    """One open stream: whose eyes it has, its language, and the messages that wait to be sent."""

    def __init__(self, key: KeyRow, viewer: Viewer, language: str, allowance: Allowance | None = None) -> None:
        self.key, self.viewer, self.language = key, viewer, language
        self.sworn = False  # somebody has said who looks, since the last secret
        self.queue = SendQueue(allowance)
        self.closed = ""  # why, once it is: "void", "slow" or "stopped"

    @property
    def own_seats(self) -> tuple[int, ...]:
        return self.key.seats if self.key.is_player else ()

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

    def send(self, message: AnyServerMessage) -> None:
        self.push(encode(message), "pong" if isinstance(message, Pong) else None)

    def close(self, why: str) -> None:
        """The reader gets what waits already, then the end."""
        if not self.closed:
            self.closed = why
            self.queue.end()

    def turn(self, loaded: LoadedTable) -> None:
        """Who holds several seats looks from the seat that must answer; with a screen, secrets wait for a word."""
        if len(self.own_seats) < 2:
            return
        waiting = [
            seat for seat in loaded.waits_for() if seat in self.own_seats and loaded.summary.seats[seat].is_persons()
        ]
        if not waiting:
            return
        seat = self.viewer if self.viewer in waiting else waiting[0]
        if not covers(loaded, seat):
            self.viewer, self.sworn = seat, False
        elif seat != self.viewer or not self.sworn:
            self.viewer, self.sworn = None, False


def covers(loaded: LoadedTable, seat: int) -> bool:
    """Whether people who share a screen are asked who looks, before this seat's side of the table is shown."""
    return loaded.plan.screen and loaded.game.keeps_secret(loaded.g, seat)


def first_viewer(loaded: LoadedTable, key: KeyRow, wanted: int | None) -> Viewer:
    """Whose eyes a stream begins with: the seat asked for, else one that must answer, else the first of the key."""
    if not key.is_player or not key.seats:
        return None
    if wanted in key.seats:
        return wanted
    waiting = [seat for seat in loaded.waits_for() if seat in key.seats]
    first = waiting[0] if waiting else key.seats[0]
    return None if len(key.seats) > 1 and covers(loaded, first) else first


def push_news(registry: TableRegistry, loaded: LoadedTable, news: Sequence[Entry]) -> None:
    """Tell everybody who looks what happened and how things stand now."""
    made: dict[tuple[Viewer, str], StepNews] = {}
    for watcher in tuple(loaded.watchers):
        watcher.turn(loaded)
        whose = (watcher.viewer, watcher.language)
        if whose not in made:
            try:
                made[whose] = step(registry, loaded, news, *whose)
            except Refused:
                return tell_trouble(registry, loaded, news)
        watcher.push(made[whose])


def tell_trouble(registry: TableRegistry, loaded: LoadedTable, news: Sequence[Entry]) -> None:
    """The table could not be shown. If that happens again it is out of service: everybody hears why, and the end."""
    if not loaded.is_stopped:
        return push_news(registry, loaded, news)
    for watcher in tuple(loaded.watchers):
        words = registry.catalogue.words(loaded.row.game, loaded.pack, watcher.language)
        watcher.send(RefusalMessage("", refusal_info(Refusal(STOPPED), words)))
        watcher.close("stopped")


def step(
    registry: TableRegistry, loaded: LoadedTable, news: Iterable[Entry], viewer: Viewer, language: str
) -> StepNews:
    """What `Step` says, in parts."""
    words = registry.catalogue.words(loaded.row.game, loaded.pack, language)
    lines = b",".join(encode(log_line(loaded, entry, viewer, words)) for entry in news)
    table, sight = encode(table_info(loaded, words)), encode(view_info(loaded, viewer, words))
    return StepNews(b'{"type":"step","seq":%d,' % loaded.seq, lines, b'"table":%b,"sight":%b}' % (table, sight))


def presence(loaded: LoadedTable) -> Presence:
    seats = sorted({seat for watcher in loaded.watchers for seat in watcher.own_seats})
    return Presence(seats, sum(watcher.key.role == "watch" for watcher in loaded.watchers))


def tell_presence(loaded: LoadedTable) -> None:
    message = encode(presence(loaded))
    for watcher in loaded.watchers:
        watcher.push(message, "presence")


def tell(loaded: LoadedTable, message: Thinking | Reminder) -> None:
    """The same to everybody who looks; it is not part of the log."""
    data = encode(message)
    kind = ("thinking", message.seat) if isinstance(message, Thinking) else "reminder"
    for watcher in loaded.watchers:
        watcher.push(data, kind)


def drop_void(loaded: LoadedTable, hashes: Iterable[str]) -> None:
    """Streams opened with a key that is void from now on end, and those of a device that is shut out."""
    void = set(hashes)
    for watcher in loaded.watchers:
        if watcher.key.hash in void or watcher.key.device in void:
            watcher.close("void")
