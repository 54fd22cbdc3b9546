"""Read a table and follow its log: what other workers wrote, and as far as the log is whole.

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
from tavola.service.acts import Mended
from tavola.service.live import CutLine, Damage, Live
from tavola.service.turns import Slices
from tavola.service.watch import spread
from tavola.store.port import Aside, Entry, Snapshot

if TYPE_CHECKING:
    from tavola.service.house import House

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


async def catch_up(house: House, live: Live, *, anew: bool = False) -> None:
    """Follow what is new; with `anew`, from a snapshot on. The caller is alone at the table."""
    live.stale = False  # who hears of news from now on may say so again
    try:
        try:
            if anew:
                await take_newest(house, live)
            await follow_all(house, live)
            live.damage = None
        except NotWhole as why:
            if not anew:  # what we hold may be wrong, and not the log
                return await catch_up(house, live, anew=True)
            live.damage = await damage_of(house, live, str(why))
        await tell_news(house, live)
    except BaseException:
        live.stale = True
        raise


async def open_up(house: House, live: Live) -> None:
    """The first reading of a table."""
    await catch_up(house, live, anew=True)
    seq = await house.store.last_seq(live.id)
    if seq != live.seq and live.damage is None:
        await catch_up(house, live)  # somebody has written meanwhile
        if seq != live.seq and seq == await house.store.last_seq(live.id):
            live.damage = await damage_of(house, live, "its last entries are missing")


async def follow_all(house: House, live: Live) -> None:
    """Every entry there is; those that a snapshot takes in at once are news as well."""
    read, slices = live.seq, Slices(holds_lock=True)
    while page := await house.store.entries(live.id, read, PAGE):
        for entry in page:
            if entry.seq > live.seq:
                await follow_one(house, live, entry)
            live.untold.append(entry)
            await slices.rest()
        read = page[-1].seq


async def follow_one(house: House, live: Live, entry: Entry) -> None:
    if entry.seq != live.seq + 1:
        raise NotWhole(f"entry {live.seq + 1} is missing")
    try:
        live.follow(entry)
    except CutLine:
        await take_newest(house, live, entry.seq)
    except DOES_NOT_FOLLOW as error:
        if is_no_verdict(error):
            raise
        raise NotWhole(f"entry {entry.seq} does not follow: {error!r:.200}") from error


def is_no_verdict(error: Exception) -> bool:
    """The entry may well follow: we only had no time to see."""
    return isinstance(error, Refused) and error.refusal.code == "TABLE_E_TOO_LONG"


async def take_newest(house: House, live: Live, least: int = 0) -> None:
    """The table as in its newest snapshot that can be read, no older than an entry."""
    snapshot = await house.store.latest(live.id)
    first: Exception | None = None
    while snapshot is not None and snapshot.seq >= least:
        try:
            return live.take(snapshot)
        except (BadSave, msgspec.DecodeError, zlib.error) as error:
            if isinstance(error, BadSave) and error.fault in OTHERS_FAULT:
                raise
            first = first or error
        snapshot = await older(house, snapshot)
    if least:
        raise NotWhole(f"there is no snapshot of entry {least}")
    raise first or BadSave("torn", "there is no snapshot")


async def older(house: House, snapshot: Snapshot) -> Snapshot | None:
    return await house.store.snapshot_upto(snapshot.table, snapshot.seq - 1)


async def damage_of(house: House, live: Live, why: str) -> Damage:
    seq, last = await house.store.last_seq(live.id), await house.store.last_entry(live.id)
    if live.damage is None:
        end = last.seq if last else 0
        log.error("the log of a table is damaged", extra={"table": live.id, "whole": live.seq, "end": end, "why": why})
    return Damage(Aside(seq, last), max(0, (last.seq if last else 0) - live.seq))


async def tell_news(house: House, live: Live) -> None:
    """Who looks on hears of all that was followed, once; who may not look any more hears nothing of it."""
    if any(entry.act in CHANGES_KEYS for entry in live.untold):
        await house.check_keys(live)
    news = {entry.seq: entry for entry in live.untold if live.told < entry.seq <= live.seq}
    live.untold, live.told = [], live.seq
    if news:
        spread(house, live, list(news.values()))


async def mend(house: House, live: Live) -> None:
    """Play goes on from the last whole entry: what comes after it is moved aside, and kept."""
    assert live.damage is not None, live.id
    await house.write(live, Mended(lost=live.damage.lost), aside=live.damage.aside)
    live.damage = None
