"""The tables that one worker has in memory: loaded on demand, kept while in use, written entry by entry."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from tavola.kernel.codec import event_bytes
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import Event
from tavola.kernel.state import State
from tavola.kernel.undo import UndoInfo
from tavola.library.archive import has_frozen, is_frozen, keep_frozen
from tavola.service.by_days.deadlines import first_look
from tavola.service.ceilings import Ceilings
from tavola.service.hall_notes import hall_steps
from tavola.service.key_cache import KeyCache
from tavola.service.loaded_table import SNAPSHOT_EVERY, LoadedTable, Plan, pack_place
from tavola.service.log_acts import Answered, AnyAct, Mended, Ruled, Stopped, Undone, act_bytes, act_name
from tavola.service.log_follower import catch_up, mend, open_up
from tavola.service.ports import BotPool, Catalogue
from tavola.service.quota import must_have_room, size_of
from tavola.service.time_slices import charged
from tavola.service.watchers import drop_void, push_news
from tavola.store import drafts
from tavola.store.port import Append, Aside, Conflict, Entry, KeyRow, Step, Store, StoreUnavailable

T = TypeVar("T")
TABLES = 2_000  # in memory at most, besides those that somebody looks at
BOT_LEASE = 6.0  # seconds for which a worker that lets a bot think is left alone
TRIES = 8  # at one entry, against other workers


class NoSuchTable(LookupError):
    """There is no such table here."""


class Counts(msgspec.Struct):
    """What has been done since the start, for who watches the server."""

    answers: int = 0
    repeats: int = 0
    refusals: int = 0
    conflicts: int = 0
    bot_answers: int = 0
    bot_faults: int = 0
    rule_faults: int = 0
    loads: int = 0
    opened: int = 0


class TableRegistry:
    """One worker's tables. Everything happens in one event loop."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        bot_pool: BotPool,
        *,
        now: Callable[[], float] = time.time,
        worker: str = "w",
        ceilings: Ceilings | None = None,
    ) -> None:
        self.store, self.catalogue, self.bot_pool, self.now, self.worker = store, catalogue, bot_pool, now, worker
        self.ceilings = ceilings or Ceilings()
        self.tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self.counts = Counts()
        self.on_turn: list[Callable[[LoadedTable], None]] = []  # called when a bot may have to answer
        self.on_over: list[Callable[[LoadedTable], None]] = []  # called when a table has ended here
        self.challenges: Sequence[Any] = ()  # the day's games, where they are not the usual ones
        self.on_news: list[Callable[[str, int], None]] = []  # called with what another worker has written to
        self.keys = KeyCache(store)
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._grown: set[str] = set()  # tables that have grown elsewhere while they were being read
        self._following: set[asyncio.Task[None]] = set()
        self._working: set[asyncio.Task[Any]] = set()  # changes that were begun

    async def start(self) -> None:
        await self.store.start(self._heard, self._overheard)

    async def close(self) -> None:
        for task in (*self._following, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._following, *self._loading.values(), *self._working, return_exceptions=True)
        self.bot_pool.close()
        await self.store.close()

    # -- tables

    async def at(self, table: str, *, fresh: bool = False) -> LoadedTable:
        """The table, in memory. With `fresh`, as new as the store has it, whoever wrote last."""
        loaded = self.tables.get(table)
        if loaded is None:
            loaded = await self._load_once(table)
        else:
            self.tables.move_to_end(table)
        if loaded.stale or (fresh and self.store.shared and await self._has_grown(loaded)):
            await loaded.lock.acquire()
            await self._to_the_end(loaded, catch_up(self, loaded))
        return loaded

    async def _has_grown(self, loaded: LoadedTable) -> bool:
        last = await self.store.last_seq(loaded.id)
        return last > loaded.seq if loaded.damage is None else last != loaded.damage.aside.seq

    async def _load_once(self, table: str) -> LoadedTable:
        """However many ask at once, the table is read once."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(charged(self._load(table)))
            self._grown.discard(table)
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LoadedTable:
        row = await self.store.table(table)
        if row is None:
            raise NoSuchTable(table)
        place = pack_place(row, msgspec.json.decode(row.plan, type=Plan))
        await self.fetch(row.game, place)
        try:
            game, box = self.catalogue.game(row.game), self.catalogue.box(row.game, place)
        except LookupError:
            raise Refused(Refusal("TABLE_E_PACK", key=row.pack)) from None
        if box.name() != row.pack:
            raise Refused(Refusal("TABLE_E_OTHER_PACK", key=row.pack, args={"pack": row.pack, "here": box.name()}))
        loaded = LoadedTable(row, game, box)
        await open_up(self, loaded)
        loaded.stale = table in self._grown
        self.counts.loads += 1
        self.keep(loaded)
        return loaded

    async def fetch(self, game: str, place: str) -> None:
        """A frozen pack from the store onto this machine, and into memory without keeping anybody waiting."""
        if not is_frozen(place):
            return
        if not has_frozen(place):
            rows = await self.store.rows(drafts.SOUND_ARCHIVE, place.partition("#")[2])
            if not rows:
                return  # whoever looks for it will say so
            await asyncio.to_thread(keep_frozen, place.partition("#")[2], bytes(rows[0]["data"]))
        with contextlib.suppress(LookupError):
            await asyncio.to_thread(self.catalogue.box, game, place)

    def keep(self, loaded: LoadedTable) -> None:
        """Into memory; the table that was idle longest goes."""
        loaded.ceilings, loaded.on_stop, loaded.now = self.ceilings, self._stop, self.now
        self.tables[loaded.id] = loaded
        if len(self.tables) <= TABLES:
            return
        for id, old in self.tables.items():
            if not old.watchers and not old.lock.locked() and old is not loaded:
                del self.tables[id]
                return

    def _stop(self, loaded: LoadedTable) -> None:
        """A table could not be shown: the log says so, for every worker and for ever."""

        async def do(now: LoadedTable) -> None:
            if not now.summary.stopped:
                await self.write(now, Stopped())

        async def stop() -> None:
            with contextlib.suppress(StoreUnavailable, Refused, NoSuchTable):
                await self.change(loaded.id, do)

        self.later(stop())

    async def settled(self) -> None:
        """Until nothing is left to be done of what was begun aside."""
        while self._following:
            await asyncio.gather(*self._following, return_exceptions=True)

    def put_away(self, table: str) -> None:
        """The store has it no more."""
        self.tables.pop(table, None)
        self.keys.forget(table)

    def look(self, loaded: LoadedTable) -> None:
        """Somebody looks: a table of bots alone plays while that is so."""
        was, loaded.looked = loaded.is_looked_at(), time.monotonic()
        if not was and self.tables.get(loaded.id) is loaded:
            self.announce(loaded)

    def announce(self, loaded: LoadedTable) -> None:
        """We have brought the table to where it is: if a bot must answer now, it thinks here."""
        for tell in self.on_turn:
            tell(loaded)

    def _heard(self, table: str, seq: int) -> None:
        """Another worker has written to a table (0: to its keys), or (no table) we may have missed something."""
        for tell in self.on_news:
            tell(table, seq)
        if not table:
            self.keys.clear()
            self._grown.update(self._loading)
            for one in self.tables.values():
                one.stale = True
                if one.watchers:
                    self._follow(one, keys=True)
        elif (loaded := self.tables.get(table)) is None:
            self.keys.forget(table)
            if table in self._loading:
                self._grown.add(table)
        elif loaded.seq < seq:
            loaded.stale = True  # where nobody looks on, who comes next has it brought up to date
            if loaded.is_looked_at():
                self._follow(loaded)
        elif not seq:
            self._follow(loaded, news=False, keys=True)

    def _overheard(self, table: str, message: str) -> None:
        """Another worker has something to say to whoever looks at a table; it is not part of the log."""
        for watcher in self.tables[table].watchers if table in self.tables else ():
            watcher.push(message.encode())

    def _follow(self, loaded: LoadedTable, *, news: bool = True, keys: bool = False) -> None:
        async def follow() -> None:
            try:
                if news:
                    await loaded.lock.acquire()
                    await self._to_the_end(loaded, catch_up(self, loaded))
                if keys:
                    await self.check_keys(loaded)
            except StoreUnavailable:
                pass  # the table is marked stale: who comes next tries again

        self.later(follow())

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    # -- writing

    async def _to_the_end(self, loaded: LoadedTable, work: Coroutine[Any, Any, T]) -> T:
        """Work at a table whose lock the caller has taken. It goes on when the caller does not wait for it any more,
        and the lock is free when it is done: only then is it known what was kept."""
        task = asyncio.create_task(charged(work))
        self._working.add(task)

        def done(_: asyncio.Task[T]) -> None:
            self._working.discard(task)
            loaded.lock.release()
            if not task.cancelled():
                task.exception()  # it was looked at, even where nobody waits for it

        task.add_done_callback(done)
        return await asyncio.shield(task)

    async def change(self, table: str, do: Callable[[LoadedTable], Awaitable[T]]) -> T:
        """Carry out a change alone at the table; begin again when another worker was quicker."""
        while True:
            loaded = await self.at(table)
            await loaded.lock.acquire()
            if self.tables.get(table) is loaded:
                return await self._to_the_end(loaded, self._change(loaded, do))
            loaded.lock.release()  # it was put away while we waited

    async def _change(self, loaded: LoadedTable, do: Callable[[LoadedTable], Awaitable[T]]) -> T:
        """What we hold is looked at here, alone: whoever was at the table before may have left it in doubt."""
        for tried in range(TRIES):
            if loaded.stale:
                await catch_up(self, loaded, anew=tried > 1)
            before = loaded.seq
            try:
                if loaded.damage is not None:
                    await mend(self, loaded)
                return await do(loaded)
            except Conflict:
                self.counts.conflicts += 1
                loaded.stale = True
            except Refused:
                if self.store.shared:
                    await catch_up(self, loaded)
                if loaded.seq == before:
                    self.counts.refusals += 1
                    raise
            except BaseException:
                loaded.stale = True  # whether the entry was kept is not known
                raise
        raise Refused(Refusal("TABLE_E_BUSY"))

    async def write(
        self,
        loaded: LoadedTable,
        act: AnyAct,
        *,
        g: State | None = None,
        events: Sequence[Event] = (),
        question: str | None = None,
        undo_info: UndoInfo | None = None,
        keys: tuple[KeyRow, ...] = (),
        revoke: tuple[str, ...] = (),
        claim: float = 0.0,
        aside: Aside | None = None,
        steps: tuple[Step, ...] = (),
    ) -> Entry:
        """One entry, acknowledged when it is on disk; only then the table in memory becomes what it says.

        With `claim`, a bot that must answer next is ours to let think, for so many seconds.
        """
        must_have_room(loaded, act)
        summary, state, seq = loaded.summary.clone(), loaded.g if g is None else g, loaded.seq + 1
        at = max(self.now(), loaded.at)  # a clock may go back, a log does not
        loaded.fold_in(summary, act, state, seq, at)
        if undo_info is not None:
            summary.undo_info = undo_info
        step, cut = isinstance(act, (Answered, Ruled)), isinstance(act, (Undone, Ruled, Mended))
        entry = Entry(
            loaded.id,
            seq,
            at,
            act_name(act),
            act.seat,
            summary.ply,
            step,
            question,
            act_bytes(act),
            events_bytes(events),
        )
        summary.size += size_of(entry)
        turn_status = loaded.turn_status(summary, state)
        if turn_status.bot_owed and claim:
            turn_status = msgspec.structs.replace(turn_status, bot_worker=self.worker, bot_until=at + claim)
        if loaded.plan.terms is not None and turn_status.owed:
            turn_status = msgspec.structs.replace(turn_status, look_at=first_look(summary, loaded.plan.terms, at))
        due = cut or turn_status.over or (step and summary.ply % SNAPSHOT_EVERY == 0)
        snapshot = loaded.snapshot(seq, summary, state) if due else None
        if loaded.plan.hall:
            steps = (*steps, *hall_steps(loaded, summary, act, turn_status.over))
        await self.store.append(Append(entry, turn_status, snapshot, cut, keys, revoke, aside, steps))
        loaded.settle(entry, summary, state)
        self.keys.drop(revoke)
        loaded.announced = loaded.seq
        push_news(self, loaded, [entry])
        if claim:
            self.announce(loaded)
        if turn_status.over:
            for tell in self.on_over:
                tell(loaded)
        return entry

    # -- keys

    async def holder(self, token: str, table: str = "") -> KeyRow:
        """What a key stands for; `NotYours` if it is unknown, void, or for another table."""
        return await self.keys.key_row(token, table)

    async def check_keys(self, loaded: LoadedTable) -> None:
        """Keys were changed elsewhere: streams with a void one end."""
        self.keys.forget(loaded.id)
        if loaded.watchers:
            drop_void(loaded, [row.hash for row in await self.store.keys_of(loaded.id) if row.revoked])
            drop_void(loaded, await self.keys.shut_out(w.key.device for w in loaded.watchers if w.key.device))


def events_bytes(events: Sequence[Event]) -> bytes:
    return b"[" + b",".join(map(event_bytes, events)) + b"]" if events else b""
