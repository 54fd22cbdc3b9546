"""The drafts that one worker has in memory: opened with a key, changed one numbered change after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.library.archive import hash_of_files, packed, unpacked
from tavola.service.keys import NotYours, hash_of, is_shaped, new_key, new_table_id
from tavola.service.registry import TableRegistry
from tavola.service.time_slices import TimeSlices, charged
from tavola.store import drafts as sql
from tavola.store.drafts import DraftKey, DraftRow
from tavola.store.port import Conflict
from tavola.store.steps import step
from tavola.workshop.document import Change, Document
from tavola.workshop.live import DraftWatcher, VersionsNews, drop_void, tell_all
from tavola.workshop.planning import Planned
from tavola.workshop.wire import Fault, Faults, Version

T = TypeVar("T")
KEY = "tw_"
LOADED = 50  # drafts in memory
PAGE = 500  # changes read at a time
TRIES = 8
MAY_EDIT = ("owner", "edit")


class NoSuchDraft(LookupError):
    """There is no such draft here."""


class LoadedDraft:
    """One draft in memory."""

    def __init__(self, row: DraftRow, document: Document) -> None:
        self.row, self.document = row, document
        self.lock = asyncio.Lock()
        self.stale = False
        self.bytes = row.bytes
        self.own: dict[str, list[Fault]] = {}  # what the types say of each file, as it is now
        self.faults = Faults(-1, False, [])  # of the whole pack, as it was when it was last looked at
        self.checked = asyncio.Event()
        self.checking = False
        self.hurrying = False  # what was touched is being looked at before the whole
        self.touched: set[str] = set()  # files that nobody has looked at since they were changed
        self.watchers: set[DraftWatcher] = set()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> str:
        return self.row.game

    @property
    def seq(self) -> int:
        return self.document.seq


class DraftRegistry:
    """One worker's drafts. Everything happens in one event loop."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.store = registry, registry.store
        self.ceilings = registry.ceilings
        self.drafts: OrderedDict[str, LoadedDraft] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedDraft]] = {}
        self._working: set[asyncio.Task[tuple[LoadedDraft, Change, Planned]]] = set()
        self.on_change: list[Callable[[LoadedDraft, Change], None]] = []
        registry.on_news.append(self.heard)

    async def close(self) -> None:
        await asyncio.gather(*self._working, *self._loading.values(), return_exceptions=True)

    # -- keys

    async def key(self, token: str, draft: str = "") -> DraftKey:
        """What a key stands for; `NotYours` if it is unknown, void, or for another draft."""
        rows = await self.store.rows(sql.KEY, hash_of(token)) if is_shaped(token, KEY) else []
        if not rows:
            raise NotYours("WORKSHOP_E_KEY", known=False)
        key = sql.read_key(rows[0])
        if draft and key.draft != draft:
            raise NotYours("WORKSHOP_E_KEY_ELSEWHERE")
        return key

    # -- opening

    async def open(
        self, game: str, name: str, parent: str, files: dict[str, str], me: str
    ) -> tuple[LoadedDraft, DraftKey, str]:
        at, id, token = self.registry.now(), new_table_id(), new_key(KEY)
        archive = await asyncio.to_thread(packed, files)
        base = await asyncio.to_thread(hash_of_files, files)
        row = DraftRow(id, game, name, parent, base, at, at, 0, 0)
        key = DraftKey(hash_of(token), id, "owner", me, at)
        await self.store.carry_out(sql.new_draft(row, archive, key))
        loaded = LoadedDraft(row, Document(files))
        self.keep(loaded)
        return loaded, key, token

    async def at(self, draft: str) -> LoadedDraft:
        """The draft, as new as the store has it."""
        loaded = self.drafts.get(draft)
        if loaded is None:
            return await self.load_once(draft)
        self.drafts.move_to_end(draft)
        if loaded.stale or (self.store.shared and await self.has_grown(loaded)):
            async with loaded.lock:
                await self.catch_up(loaded)
        return loaded

    async def has_grown(self, loaded: LoadedDraft) -> bool:
        rows = await self.store.rows(sql.DRAFT, loaded.id)
        return bool(rows) and int(rows[0]["seq"]) > loaded.seq

    async def load_once(self, draft: str) -> LoadedDraft:
        task = self._loading.get(draft)
        if task is None:
            task = self._loading[draft] = asyncio.create_task(charged(self.load(draft)))
            task.add_done_callback(lambda _: self._loading.pop(draft, None))
        return await asyncio.shield(task)

    async def load(self, draft: str) -> LoadedDraft:
        row = await self.row(draft)
        loaded = LoadedDraft(row, Document(await self.archive(row.base)))
        await self.catch_up(loaded)
        self.keep(loaded)
        return loaded

    async def archive(self, hash: str) -> dict[str, str]:
        rows = await self.store.rows(sql.ARCHIVE, hash)
        if not rows:
            raise NoSuchDraft(hash)
        return await asyncio.to_thread(unpacked, bytes(rows[0]["data"]))

    async def row(self, draft: str) -> DraftRow:
        rows = await self.store.rows(sql.DRAFT, draft)
        if not rows:
            raise NoSuchDraft(draft)
        return sql.read_draft(rows[0])

    def keep(self, loaded: LoadedDraft) -> None:
        self.drafts[loaded.id] = loaded
        if len(self.drafts) > LOADED:
            for id, old in self.drafts.items():
                if not old.watchers and not old.lock.locked() and old is not loaded:
                    del self.drafts[id]
                    return

    async def catch_up(self, loaded: LoadedDraft) -> None:
        """What others have written."""
        slices = TimeSlices(holds_lock=True)
        while rows := await self.store.rows(sql.CHANGES, loaded.id, loaded.seq, PAGE):
            for row in rows:
                change = msgspec.json.decode(bytes(row["data"]), type=Change)
                if change.seq != loaded.seq + 1:
                    raise NoSuchDraft(f"{loaded.id}: change {loaded.seq + 1} is missing")
                self.settle(loaded, change)
                await slices.rest()
            if len(rows) < PAGE:
                break
        loaded.stale = False

    def settle(self, loaded: LoadedDraft, change: Change) -> None:
        loaded.document.append(change)
        for splice in change.splices:
            loaded.own.pop(splice.file, None)
            loaded.touched.add(splice.file)
        for tell in self.on_change:
            tell(loaded, change)

    def heard(self, draft: str, _: int) -> None:
        """Another worker has written something; without a name, we may have missed it."""
        for loaded in self.drafts.values() if not draft else [self.drafts.get(draft)]:
            if loaded is not None:
                loaded.stale = True
                if loaded.watchers:
                    self.registry.later(self.follow(loaded))

    async def follow(self, loaded: LoadedDraft) -> None:
        async with loaded.lock:
            if loaded.stale:
                await self.catch_up(loaded)
        await self.look_around(loaded)

    async def look_around(self, loaded: LoadedDraft) -> None:
        """Keys and versions may have changed."""
        if loaded.watchers:
            good = {str(row["hash"]) for row in await self.store.rows(sql.KEYS, loaded.id)}
            drop_void(loaded.watchers, good)
            tell_all(loaded.watchers, VersionsNews(await self.versions(loaded.id)), "versions")

    # -- changing

    async def change(
        self, draft: str, key: DraftKey, request: str, plan: Callable[[LoadedDraft], Awaitable[Planned]]
    ) -> tuple[LoadedDraft, Change, Planned]:
        """Work a change out and keep it, whether or not anybody still waits for it. Acknowledged when durable."""
        must_edit(key)
        task = asyncio.create_task(charged(self._change(draft, key, request, plan)))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _change(
        self, draft: str, key: DraftKey, request: str, plan: Callable[[LoadedDraft], Awaitable[Planned]]
    ) -> tuple[LoadedDraft, Change, Planned]:
        """Begun again where another worker was quicker."""
        for _ in range(TRIES):
            loaded = await self.at(draft)
            async with loaded.lock:
                if loaded.stale:
                    await self.catch_up(loaded)
                if (before := loaded.document.requests.get(request)) is not None:
                    return loaded, loaded.document.changes[before - 1], Planned()
                planned = await plan(loaded)
                change = self.numbered(loaded, key, request, planned)
                try:
                    await self.write(loaded, change)
                    return loaded, change, planned
                except Conflict:
                    loaded.stale = True
                except BaseException:
                    loaded.stale = True  # whether it was kept is not known
                    raise
        raise Refused(Refusal("TABLE_E_BUSY"))

    def numbered(self, loaded: LoadedDraft, key: DraftKey, request: str, planned: Planned) -> Change:
        splices, entries, words = tuple(planned.splices), planned.did(), tuple(planned.words)
        seq, at = loaded.seq + 1, self.registry.now()
        return Change(seq, at, key.hash, key.name, splices, entries, words, planned.undoes, request)

    async def write(self, loaded: LoadedDraft, change: Change) -> None:
        data = msgspec.json.encode(change)
        if loaded.bytes + len(data) > self.ceilings.draft_log_bytes or change.seq > self.ceilings.draft_changes:
            raise Refused(Refusal("WORKSHOP_E_FULL"))
        await self.store.carry_out(sql.new_change(loaded.id, change.seq, change.at, data), [loaded.id])
        loaded.bytes += len(data)
        self.settle(loaded, change)

    # -- keys and versions

    async def invite(self, key: DraftKey, role: sql.DraftRole, name: str) -> str:
        must_own(key)
        token = new_key(KEY)
        values = (hash_of(token), key.draft, role, name, self.registry.now(), self.ceilings.draft_keys)
        with full_at("WORKSHOP_E_KEYS_FULL"):
            await self.store.carry_out([step(sql.FEWER_KEYS, *values, must=1)], [key.draft])
        return token

    async def keys(self, key: DraftKey) -> list[DraftKey]:
        must_own(key)
        return [sql.read_key(row) for row in await self.store.rows(sql.KEYS, key.draft)]

    async def void(self, key: DraftKey, begins: str) -> None:
        """A key opens nothing from now on; one's own does not go that way."""
        gone = [one.hash for one in await self.keys(key) if one.hash.startswith(begins) and one.hash != key.hash]
        if not gone:
            raise Refused(Refusal("WORKSHOP_E_NO_KEY"))
        await self.store.carry_out([step(sql.VOID_KEY, key.draft, hash) for hash in gone], [key.draft])
        if key.draft in self.drafts:
            await self.look_around(self.drafts[key.draft])

    async def versions(self, draft: str) -> list[Version]:
        rows = [sql.read_version(row) for row in await self.store.rows(sql.VERSIONS, draft)]
        return [Version(row.version, row.name, row.seq, row.at, row.author) for row in rows]

    async def name_version(self, key: DraftKey, name: str) -> list[Version]:
        must_edit(key)
        loaded = await self.at(key.draft)
        known = await self.versions(key.draft)
        if len(known) >= self.ceilings.draft_versions:
            raise Refused(Refusal("WORKSHOP_E_FULL"))
        values = (key.draft, len(known) + 1, name, loaded.seq, self.registry.now(), key.name)
        with full_at("TABLE_E_BUSY"):
            await self.store.carry_out([step(sql.NEW_VERSION, *values, must=1)], [key.draft])
        await self.look_around(loaded)
        return await self.versions(key.draft)


def must_edit(key: DraftKey) -> None:
    if key.role not in MAY_EDIT:
        raise NotYours("WORKSHOP_E_READ_ONLY")


def must_own(key: DraftKey) -> None:
    if key.role != "owner":
        raise NotYours("WORKSHOP_E_NOT_THE_OWNER")


@contextlib.contextmanager
def full_at(code: str):  # type: ignore[no-untyped-def]
    try:
        yield
    except Conflict:
        raise Refused(Refusal(code)) from None
