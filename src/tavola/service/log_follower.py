"""Read a table and follow its log: entries of other workers, as far as the log is intact.

An old fault could lose an entry in the middle of a log. Such a table is opened from its newest snapshot that can be
read, up to the last entry that follows on the one before it; the rest is looked at no more. With the next change at
the table that rest is moved aside in the store, and the log says so.
"""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING

import msgspec

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.service.loaded_table import CutLine, Damage, LoadedTable
from tavola.service.log_acts import Mended
from tavola.service.time_slices import TimeSlices
from tavola.service.watchers import push_news
from tavola.store.port import Aside, Entry, Snapshot

if TYPE_CHECKING:
    from tavola.service.registry import TableRegistry

log = logging.getLogger("tavola.service")
PAGE = 500  # entries read at a time
CHANGES_KEYS = frozenset(("sat_down", "got_up", "bot_came", "resigned"))
OTHERS_FAULT = ("other_pack", "other_game", "future")  # of a save: it is whole, and not for this program
# What comes of carrying out an entry that does not follow on the one before it.
DOES_NOT_FOLLOW = (
    Refused, BadSave, msgspec.DecodeError, LookupError, ValueError, TypeError, AttributeError, AssertionError,
)  # fmt: skip


class NotWhole(Exception):
    """The log cannot be followed any farther."""


async def catch_up(registry: TableRegistry, loaded: LoadedTable, *, anew: bool = False) -> None:
    """Follow what is new; with `anew`, from a snapshot on. The caller is alone at the table."""
    loaded.stale = False  # who hears of news from now on may say so again
    try:
        try:
            if anew:
                await take_newest(registry, loaded)
            await follow_all(registry, loaded)
            loaded.damage = None
        except NotWhole as why:
            if not anew:  # what we hold may be wrong, and not the log
                return await catch_up(registry, loaded, anew=True)
            loaded.damage = await damage_of(registry, loaded, str(why))
        await tell_news(registry, loaded)
    except BaseException:
        loaded.stale = True
        raise


async def open_up(registry: TableRegistry, loaded: LoadedTable) -> None:
    """The first reading of a table."""
    await catch_up(registry, loaded, anew=True)
    seq = await registry.store.last_seq(loaded.id)
    if seq != loaded.seq and loaded.damage is None:
        await catch_up(registry, loaded)  # somebody has written meanwhile
        if seq != loaded.seq and seq == await registry.store.last_seq(loaded.id):
            loaded.damage = await damage_of(registry, loaded, "its last entries are missing")


async def follow_all(registry: TableRegistry, loaded: LoadedTable) -> None:
    """Every entry there is; those that a snapshot takes in at once are news as well."""
    read, slices = loaded.seq, TimeSlices(holds_lock=True)
    while page := await registry.store.entries(loaded.id, read, PAGE):
        for entry in page:
            if entry.seq > loaded.seq:
                await follow_one(registry, loaded, entry)
            loaded.unannounced.append(entry)
            await slices.rest()
        read = page[-1].seq


async def follow_one(registry: TableRegistry, loaded: LoadedTable, entry: Entry) -> None:
    if entry.seq != loaded.seq + 1:
        raise NotWhole(f"entry {loaded.seq + 1} is missing")
    try:
        loaded.follow(entry)
    except CutLine:
        await take_newest(registry, loaded, entry.seq)
    except DOES_NOT_FOLLOW as error:
        if is_no_verdict(error):
            raise
        raise NotWhole(f"entry {entry.seq} does not follow: {error!r:.200}") from error


def is_no_verdict(error: Exception) -> bool:
    """The entry may well follow: we only had no time to see."""
    return isinstance(error, Refused) and error.refusal.code == "TABLE_E_TOO_LONG"


async def take_newest(registry: TableRegistry, loaded: LoadedTable, least: int = 0) -> None:
    """The table as in its newest snapshot that can be read, no older than an entry."""
    snapshot = await registry.store.latest(loaded.id)
    first: Exception | None = None
    while snapshot is not None and snapshot.seq >= least:
        try:
            return loaded.take(snapshot)
        except (BadSave, msgspec.DecodeError, zlib.error) as error:
            if isinstance(error, BadSave) and error.fault in OTHERS_FAULT:
                raise
            first = first or error
        snapshot = await older(registry, snapshot)
    if least:
        raise NotWhole(f"there is no snapshot of entry {least}")
    raise first or BadSave("torn", "there is no snapshot")


async def older(registry: TableRegistry, snapshot: Snapshot) -> Snapshot | None:
    return await registry.store.snapshot_upto(snapshot.table, snapshot.seq - 1)


async def damage_of(registry: TableRegistry, loaded: LoadedTable, why: str) -> Damage:
    seq, last = await registry.store.last_seq(loaded.id), await registry.store.last_entry(loaded.id)
    if loaded.damage is None:
        end = last.seq if last else 0
        log.error(
            "the log of a table is damaged", extra={"table": loaded.id, "whole": loaded.seq, "end": end, "why": why}
        )
    return Damage(Aside(seq, last), max(0, (last.seq if last else 0) - loaded.seq))


async def tell_news(registry: TableRegistry, loaded: LoadedTable) -> None:
    """Who looks on hears of all that was followed, once; who may not look any more hears nothing of it."""
    if any(entry.act in CHANGES_KEYS for entry in loaded.unannounced):
        await registry.check_keys(loaded)
    news = {entry.seq: entry for entry in loaded.unannounced if loaded.announced < entry.seq <= loaded.seq}
    loaded.unannounced, loaded.announced = [], loaded.seq
    if news:
        push_news(registry, loaded, list(news.values()))


async def mend(registry: TableRegistry, loaded: LoadedTable) -> None:
    """Play goes on from the last whole entry: what comes after it is moved aside, and kept."""
    assert loaded.damage is not None, loaded.id
    await registry.write(loaded, Mended(lost=loaded.damage.lost), aside=loaded.damage.aside)
    loaded.damage = None
