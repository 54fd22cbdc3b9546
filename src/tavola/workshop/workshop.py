"""The workshop: drafts opened, shown, changed, checked, taken away as archives and played."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tavola import games
from tavola.content.problems import PackError
from tavola.content.words import LANGUAGES
from tavola.kernel.decision import Refusal, Refused
from tavola.library.archive import frozen_file, hash_of_files, keep_frozen, packed
from tavola.library.finding import find_pack
from tavola.library.skeleton import NAME, find_template
from tavola.service.keys import NotYours
from tavola.service.opening import open_table
from tavola.service.ports import Turn
from tavola.service.registry import TableRegistry
from tavola.service.wire.records import Opened
from tavola.service.wire.requests import OpenTable
from tavola.service.worker_process import Died, Failed, Overran
from tavola.store.drafts import FREEZE, DraftKey
from tavola.store.steps import step
from tavola.workshop import edits, showing
from tavola.workshop.archives import Bounds, check_bounds, imported, texts_of
from tavola.workshop.checking import among
from tavola.workshop.comparing import compare
from tavola.workshop.document import Change, source_of
from tavola.workshop.draft_words import DraftWords
from tavola.workshop.drafts import DraftRegistry, LoadedDraft, must_edit
from tavola.workshop.entry_text import entry_text
from tavola.workshop.graphs import GraphAsk, draw_graph, draw_map
from tavola.workshop.inspecting import Inspector
from tavola.workshop.live import (
    Changed,
    DraftWatcher,
    DraftWelcome,
    PeopleNews,
    encode,
    people_at,
    tell_all,
)
from tavola.workshop.measuring import Measuring, Measurings
from tavola.workshop.offers import offer_of
from tavola.workshop.planning import Asked, Notice, Plan, Planned, refused
from tavola.workshop.searching import Searching, number_at, values_near
from tavola.workshop.starting import play_from
from tavola.workshop.vocabulary import Vocabulary, vocabulary_of
from tavola.workshop.wire import (
    Applied,
    ChangesAsk,
    ChangesPage,
    ChangesReply,
    Diff,
    DraftOpened,
    DraftOutline,
    EntryInfo,
    Fault,
    Faults,
    GameOfPacks,
    JournalGraph,
    MyDraft,
    NewDraft,
    PackMap,
    PlayAsk,
)
from tavola.workshop.wire_measures import (
    MeasureAsk,
    MeasureInfo,
    Search,
    Tried,
    ValueAsk,
)

T = TypeVar("T")
SMALL = "small"  # the game's smallest pack rather than one by name
CHANGES = 200  # told at a time


class Workshop:
    """One worker's workshop."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.drafts = DraftRegistry(registry)
        self.inspector = Inspector(registry)
        ceilings = registry.ceilings
        self.measurings = Measurings(registry)
        self.drafts.on_change.append(self.tell_change)
        self.bounds = Bounds(ceilings.draft_files, ceilings.draft_file_letters, ceilings.draft_letters)

    # -- beginning

    def games(self) -> list[GameOfPacks]:
        found = []
        for id in self.registry.catalogue.game_ids():
            if id in games.GAMES:
                info = games.info(id)
                offers = [offer_of(pack) for pack in self.registry.catalogue.packs(id)]
                found.append(GameOfPacks(id, info.title, list(info.seats), True, offers))
        return found

    def vocabulary(self, game: str) -> Vocabulary:
        """What an editor must know of a game; takes a while the first time."""
        return vocabulary_of(game, self.inspector.shapes_now(game))

    async def begin(self, ask: NewDraft) -> DraftOpened:
        """A copy of a pack that is here, under a name of its own."""
        if ask.game not in games.GAMES or ask.game not in self.registry.catalogue.game_ids():
            raise Refused(Refusal("TABLE_E_GAME", key=ask.game))
        if ask.origin != SMALL and ask.origin not in self.registry.catalogue.packs(ask.game):
            raise Refused(Refusal("TABLE_E_PACK", key=ask.origin))
        is_small = ask.origin == SMALL
        source = await asyncio.to_thread(find_template if is_small else find_pack, ask.game if is_small else ask.origin)
        files = texts_of(source.files)
        pack = f"{ask.game}/{slug(ask.name)}"
        files["pack.yaml"] = edits.set_value("pack.yaml", files["pack.yaml"], ["id"], pack)
        return await self.opened(ask.game, ask.name, f"{source.id}@{source.digest}", files, ask.me)

    async def bring(self, data: bytes, name: str, me: str) -> DraftOpened:
        """A stranger's archive."""
        try:
            files = await asyncio.to_thread(imported, data, self.bounds)
            manifest = source_of(files).manifest()
        except PackError as error:
            first = error.problems[0]
            key = f"{first.file}:{first.line}" if first.line else first.file
            raise refused("WORKSHOP_E_ARCHIVE", key[:200], str(first)[:300]) from None
        if manifest.game not in self.registry.catalogue.game_ids() or manifest.game not in games.GAMES:
            raise Refused(Refusal("TABLE_E_GAME", key=manifest.game[:80]))
        return await self.opened(manifest.game, name or manifest.id[:40], "", files, me)

    async def opened(self, game: str, name: str, parent: str, files: dict[str, str], me: str) -> DraftOpened:
        loaded, key, token = await self.drafts.open(game, name, parent, files, me)
        return DraftOpened(loaded.id, token, key.role, loaded.document.pack_id(), loaded.seq)

    # -- looking

    async def outline(self, key: DraftKey) -> DraftOutline:
        loaded = await self.drafts.at(key.draft)
        files = await showing.outlines(loaded)
        document, row = loaded.document, loaded.row
        undo, redo = undo_redo(loaded, key)
        faults = self.inspector.faults_now(loaded)
        return DraftOutline(
            row.id, row.name, row.game, document.pack_id(), document.digest(), row.parent, key.role, loaded.seq,
            row.opened_at, files, await self.drafts.versions(loaded.id), faults, undo, redo, people_at(loaded.watchers),
        )  # fmt: skip

    # -- told as it happens

    async def welcome(self, loaded: LoadedDraft, watcher: DraftWatcher, after: int) -> None:
        """What was missed; from then on nothing is, since nothing can come in between."""
        faults = self.inspector.faults_now(loaded)
        first = loaded.seq if after < 0 or loaded.seq - after > CHANGES else after
        changes = [showing.applied(loaded, change) for change in loaded.document.changes[first:]]
        loaded.watchers.add(watcher)
        people = people_at(loaded.watchers)
        watcher.push(encode(DraftWelcome(loaded.seq, changes, people, faults)))
        self.tell_people(loaded)

    def leave(self, loaded: LoadedDraft, watcher: DraftWatcher) -> None:
        loaded.watchers.discard(watcher)
        self.tell_people(loaded)

    def tell_people(self, loaded: LoadedDraft) -> None:
        tell_all(loaded.watchers, PeopleNews(people_at(loaded.watchers)), "people")

    def tell_change(self, loaded: LoadedDraft, change: Change) -> None:
        if loaded.watchers:
            tell_all(loaded.watchers, Changed(showing.applied(loaded, change), loaded.document.digest()))
            self.inspector.check_later(loaded)

    async def entry(self, key: DraftKey, file: str, entry: str) -> EntryInfo:
        return await self.entry_of(await self.drafts.at(key.draft), file, entry)

    async def entry_of(self, loaded: LoadedDraft, file: str, entry: str) -> EntryInfo:
        value, yaml, line = showing.value_and_yaml(loaded, file, entry)
        one, _ = showing.listed_entry(loaded, file, entry)
        words = showing.words_of_entry(loaded, one)
        titles = showing.Titles(loaded.document.files)
        said = {language: DraftWords(loaded.game, language, titles) for language in LANGUAGES}
        text = {
            language: entry_text(loaded.game, one.kind, one.entry, value, spoken) for language, spoken in said.items()
        }
        known = unique(among([*await self.inspector.own_faults(loaded, [file]), *loaded.faults.found], file, entry))
        return EntryInfo(file, entry, one.kind, loaded.seq, line, value, yaml, words, text, known)

    async def page(self, key: DraftKey, after: int) -> ChangesPage:
        loaded = await self.drafts.at(key.draft)
        changes = loaded.document.changes[after : after + CHANGES]
        return ChangesPage(loaded.seq, [showing.applied(loaded, change) for change in changes])

    async def faults(self, key: DraftKey) -> Faults:
        """Waits a while for a look at the whole pack as it is now."""
        return await self.inspector.faults(await self.drafts.at(key.draft))

    # -- changing

    async def change(self, key: DraftKey, ask: ChangesAsk) -> ChangesReply:
        notices: list[Notice] = []

        async def plan(loaded: LoadedDraft) -> Planned:
            if ask.after > loaded.seq:
                raise refused("WORKSHOP_E_AHEAD", str(loaded.seq))
            working = Plan(loaded.document, loaded.game, ask.after, key.hash)
            planned = working.all(ask.changes)
            try:
                check_bounds({name: working.files[name] for name in working.files}, self.bounds)
            except PackError as error:
                raise refused("WORKSHOP_E_FULL", error.problems[0].file, str(error)) from None
            notices[:] = planned.notices
            return planned

        request = f"{key.hash[:16]}{ask.request}"
        loaded, change, _ = await self.drafts.change(key.draft, key, request, plan)
        touched = list(dict.fromkeys(splice.file for splice in change.splices))
        faults = await self.inspector.own_faults(loaded, touched)
        self.inspector.check_later(loaded)
        undo, redo = undo_redo(loaded, key)
        told = showing.applied(loaded, change)
        return ChangesReply(
            loaded.seq, told, faults, self.inspector.is_complete(loaded), notices, undo, redo, loaded.document.digest(),
            await self.touched(loaded, change),
        )  # fmt: skip

    async def touched(self, loaded: LoadedDraft, change: Change) -> EntryInfo | None:
        """The one entry that a change was about."""
        there = [(file, entry) for file, entry, did in change.entries if did != "removed"]
        if len(there) != 1 or not there[0][0].endswith(".yaml"):
            return None
        try:
            return await self.entry_of(loaded, *there[0])
        except Refused:
            return None

    async def mine(self, tokens: Sequence[str], void: list[str]) -> list[MyDraft]:
        """The drafts that these keys open; those that open nothing go into `void`."""
        found: list[MyDraft] = []
        for token in dict.fromkeys(tokens):
            try:
                key = await self.drafts.key(token)
            except NotYours:
                void.append(token)
                continue
            row = await self.drafts.row(key.draft)
            parent = row.parent.partition("@")[0]
            found.append(
                MyDraft(token[:11], row.id, row.name, row.game, parent, key.role, row.seq, row.changed_at, row.parent)
            )
        return found

    async def diff(self, key: DraftKey, since: str, to: str) -> Diff:
        """What differs between two moments: `parent`, `now`, or the number of a version."""
        loaded = await self.drafts.at(key.draft)
        before, after = await self.moment(loaded, since), await self.moment(loaded, to)
        return await asyncio.to_thread(compare, loaded.game, before, after, (since, to))

    async def moment(self, loaded: LoadedDraft, name: str) -> dict[str, str]:
        if name == "parent":
            return loaded.document.files_at(0)
        if name != "now" and not name.isdigit():
            raise refused("WORKSHOP_E_NO_VERSION", name[:20])
        return await self.files_of(loaded, None if name == "now" else int(name))

    async def graph(self, key: DraftKey) -> JournalGraph:
        """The Journal of a pack as points and ways; games without one have none."""
        loaded = await self.drafts.at(key.draft)
        return JournalGraph(loaded.seq, await self.drawn(loaded, draw_graph))

    async def map(self, key: DraftKey) -> PackMap:
        """Where the keys of Locations lay them; games without Locations have none."""
        loaded = await self.drafts.at(key.draft)
        return PackMap(loaded.seq, await self.drawn(loaded, draw_map))

    async def drawn(self, loaded: LoadedDraft, job: Callable[[Any, GraphAsk, Any], list[T]]) -> list[T]:
        ask = GraphAsk(loaded.game, dict(loaded.document.files))
        try:
            return await self.registry.bot_pool.help(job, ask, Turn(f"graph {loaded.id}", 30.0))
        except (Died, Failed, Overran):
            return []

    # -- played

    async def freeze(self, key: DraftKey, version: int | None) -> tuple[str, str]:
        """A version looked at and put where tables find it; its game, and its place there."""
        loaded = await self.drafts.at(key.draft)
        return loaded.game, await self.frozen(loaded, await self.files_of(loaded, version))

    async def frozen(self, loaded: LoadedDraft, files: dict[str, str]) -> str:
        """A pack without faults, where tables find it."""
        worst = [fault for fault in await self.inspector.look(loaded, files) if not fault.warning]
        if worst:
            raise refused("WORKSHOP_E_FAULTS", f"{worst[0].file}:{worst[0].line}", worst[0].message)
        source = source_of(files)
        hash = await asyncio.to_thread(hash_of_files, files)
        data = await asyncio.to_thread(packed, files)
        await self.registry.store.carry_out([step(FREEZE, hash, self.registry.now(), data, must=1)])
        await asyncio.to_thread(keep_frozen, hash, data)
        return f"{source.id}@{source.digest}#{hash}"

    async def play(self, key: DraftKey, ask: PlayAsk, language: str, party: str) -> Opened:
        """A table with the pack as it is now, or as it was at a named moment."""
        game, place = await self.freeze(key, ask.version)
        if ask.start is not None:
            return await play_from(self.registry, game, place, ask, ask.start, language, party)
        opening = OpenTable(game, ask.seats, place, ask.options, ask.seed, ask.name)
        return await open_table(self.registry, opening, language, party)

    # -- measured

    async def measure(self, key: DraftKey, ask: MeasureAsk) -> MeasureInfo:
        """Play two moments of a draft against what the lab looks for."""
        must_edit(key)
        loaded, most = await self.drafts.at(key.draft), self.registry.ceilings.measure_games
        if ask.games > most:
            raise Refused(Refusal("WORKSHOP_E_MANY_GAMES", args={"most": most}))
        if not games.info(loaded.game).study:
            raise Refused(Refusal("TABLE_E_GAME", key=loaded.game))
        if ask.tries is not None:
            return self.measurings.begin(await self.search(loaded, key, ask, ask.tries), (), ask.games)
        moments = {"then": await self.moment(loaded, ask.against), "now": await self.files_of(loaded, ask.version)}
        places = {which: await self.frozen(loaded, files) for which, files in moments.items()}
        names = {which: place.partition("#")[0] for which, place in places.items()}
        packs = {which: str(frozen_file(place.partition("#")[2])) for which, place in places.items()}
        run = Measuring(self.registry, loaded, packs, names, ask.bots)
        return self.measurings.begin(run, tuple(ask.kinds), ask.games)

    async def search(self, loaded: LoadedDraft, key: DraftKey, ask: MeasureAsk, tries: ValueAsk) -> Searching:
        """The pack once for each value near the one that stands there; those with which it has faults are left out."""
        value = number_at(loaded.document.files, tries)
        packs: dict[int, str] = {}
        without: list[Tried] = []
        for near in values_near(value):
            working = Plan(loaded.document, loaded.game, loaded.seq, key.hash)
            if near != value:
                working.all([Asked(file=tries.file, entry=tries.entry, field=tries.field, value=near)])
            try:
                place = await self.frozen(loaded, dict(working.files))
            except Refused:
                if near == value:
                    raise
                without.append(Tried(near, 0, None))
            else:
                packs[near] = str(frozen_file(place.partition("#")[2]))
        search = Search(tries.file, tries.entry, tries.field, tries.figure, tries.kind, (None, None), without)
        return Searching(self.registry, loaded, packs, search, loaded.document.pack_id(), ask.bots)

    # -- away

    async def export(self, key: DraftKey, version: int | None) -> tuple[str, bytes]:
        loaded = await self.drafts.at(key.draft)
        files = await self.files_of(loaded, version)
        name = loaded.document.pack_id().rpartition("/")[2] or loaded.id
        return name, await asyncio.to_thread(packed, files)

    async def files_of(self, loaded: LoadedDraft, version: int | None) -> dict[str, str]:
        if version is None:
            return dict(loaded.document.files)
        for one in await self.drafts.versions(loaded.id):
            if one.version == version:
                return loaded.document.files_at(one.seq)
        raise refused("WORKSHOP_E_NO_VERSION", str(version))

    async def close(self) -> None:
        self.measurings.close()
        await self.drafts.close()


def undo_redo(loaded: LoadedDraft, key: DraftKey) -> tuple[int | None, int | None]:
    stacks = loaded.document.stacks.get(key.hash)
    if stacks is None:
        return None, None
    return (stacks.undo[-1] if stacks.undo else None), (stacks.redo[-1] if stacks.redo else None)


def unique(faults: Sequence[Fault]) -> list[Fault]:
    found: dict[tuple[str, str, str, str], Fault] = {}
    for one in faults:
        found.setdefault((one.file, one.entry, one.field, one.message), one)
    return list(found.values())


def slug(name: str) -> str:
    """A name as part of an id: small letters, digits, hyphens."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = "-".join("".join(letter if letter.isalnum() else " " for letter in bare).split())[:40].strip("-")
    return found if NAME.match(found) else f"pack-{found}".strip("-")


__all__ = ["Applied", "Change", "Workshop"]
