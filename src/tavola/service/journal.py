"""A campaign in hindsight: what has come of it, chapter by chapter, and all that was read and chosen as a book."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tavola.chronicle.book import Binder
from tavola.chronicle.epub import MIME, as_epub
from tavola.chronicle.page import as_page
from tavola.kernel.decision import Refusal, Refused, Viewer
from tavola.kernel.event import all_seen_by
from tavola.kernel.text import Words
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import Answered, read_act
from tavola.service.log_follower import DOES_NOT_FOLLOW
from tavola.service.out_of_service import in_time
from tavola.service.present import by_name
from tavola.service.registry import NoSuchTable, TableRegistry
from tavola.service.time_slices import TimeSlices
from tavola.service.unopened import to_look_at
from tavola.service.wire.records import ChapterInfo, TaleInfo

Binding: TypeAlias = Literal["html", "epub"]
MEDIA: dict[Binding, str] = {"html": "text/html", "epub": MIME}
NO_JOURNAL = Refusal("TABLE_E_NO_JOURNAL")


def tale_info(loaded: LoadedTable, words: Words) -> TaleInfo:
    """The story so far. It is made of the table as it stands, and says nothing of what might have been."""
    words = by_name(loaded, words)
    with in_time(loaded):
        journalist, tales = loaded.game.journalist(loaded.g), loaded.game.tale(loaded.g)
    return TaleInfo(
        title=words.say(journalist.title) if journalist is not None else "",
        keeps_journal=journalist is not None,
        chapters=[
            ChapterInfo(
                id=tale.id,
                title=words.say(tale.title),
                over=tale.is_over,
                way=words.say(tale.way) if tale.way is not None else "",
                doors=tale.doors,
                lines=[words.say(line) for line in tale.lines],
            )
            for tale in tales
        ],
    )


async def bound(registry: TableRegistry, loaded: LoadedTable, viewer: Viewer, language: str, binding: Binding) -> bytes:
    """The journal of this table and of those before it in its campaign, as this viewer may know it.

    What came before one sat down is told as everybody could see it.
    """
    words = registry.catalogue.words(loaded.row.game, loaded.pack, language)
    binder, slices = Binder(by_name(loaded, words)), TimeSlices()
    for table in reversed(await tables_before(registry, loaded)):
        await write_down(registry, table, None, binder, slices)
    await write_down(registry, loaded, viewer, binder, slices)
    book = binder.book()
    await slices.rest()
    return as_page(book) if binding == "html" else as_epub(book, loaded.at)


async def tables_before(registry: TableRegistry, loaded: LoadedTable) -> list[LoadedTable]:
    """The tables that this one follows in its campaign, the youngest first, as far as they can be opened."""
    found: list[LoadedTable] = []
    origin = loaded.plan.origin
    while origin is not None and origin.kind == "campaign":
        try:
            found.append(await registry.at(origin.table, fresh=True))
        except NoSuchTable:
            break
        except Refused:
            try:
                found.append(await to_look_at(registry, origin.table))  # its pack has grown since
            except DOES_NOT_FOLLOW:
                break
        origin = found[-1].plan.origin
    return found


async def write_down(
    registry: TableRegistry, loaded: LoadedTable, viewer: Viewer, binder: Binder, slices: TimeSlices
) -> None:
    """Every answer that still stands, none of it newer than the table we hold: spectators may be behind."""
    journalist = loaded.game.journalist(loaded.g)
    if journalist is None:
        raise Refused(NO_JOURNAL)
    binder.begin(journalist)
    opened = [entry for entry in await registry.store.entries(loaded.id, 0, 1) if entry.act == "opened"]
    line = await registry.store.line(loaded.id, 1, loaded.summary.ply) if loaded.summary.ply else []
    for entry in (*opened, *line):
        if entry.seq > loaded.seq:
            break
        act = read_act(entry.data) if entry.act == "answered" else None
        key = ""
        if isinstance(act, Answered) and (journalist.open_answers or act.seat == viewer):
            key = act.key
        binder.add(journalist.passages_of(key, all_seen_by(loaded.events_of(entry), viewer)))
        await slices.rest()
