"""Try the day's challenge: the one try that counts, and as much practice afterwards as one likes.

The place of a try in the books is taken before its table is laid, under the name that the table will have: however
often it is asked for, from however many devices, a person has one such table.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.keys import new_table_id
from tavola.service.loaded_table import Plan
from tavola.service.opening import OVERDUE, from_seed, lay
from tavola.service.person_tables import hang_one
from tavola.service.registry import TableRegistry
from tavola.service.today.days import Day, Kind, kind_of, today, usual_box
from tavola.service.today.results import settle
from tavola.service.wire.requests import SeatAsk
from tavola.service.wire.today import TryOpened
from tavola.store import people
from tavola.store import today as sql
from tavola.store.people import DeviceRow
from tavola.store.port import PLAYER, Conflict, KeyRow
from tavola.store.today import TryRow

SLOW = 10.0  # seconds for which whoever took the place is left alone to lay the table


async def begin_try(
    registry: TableRegistry,
    device: DeviceRow,
    game: str,
    name: str,
    language: str,
    party: str = "",
    weigh: Callable[[], None] = lambda: None,
) -> TryOpened:
    """The try that counts: begun (`weigh` may object), or gone on with where a device of the person has begun it."""
    day, kind = await today(registry), kind_of(registry, game)
    mine = await counted_try(registry, device, day, game)
    if mine is None:
        weigh()
        must_be_the_same_pack(registry, day, game)
        mine = blank(registry, device, day, game, name, counted=True)
        try:
            await registry.store.carry_out(sql.new_try(mine))
        except Conflict:  # another device at the same moment: that one lays it
            raise Refused(Refusal("TABLE_E_BUSY")) from None
        await lay_it(registry, device, mine, kind, day, language, party)
    elif not await registry.store.rows(sql.IS_THERE, mine.table_id):
        if mine.is_over:
            raise Refused(Refusal("TABLE_E_TODAY_DONE"))
        if registry.now() - mine.made_at < SLOW:
            raise Refused(Refusal("TABLE_E_BUSY"))
        await lay_it(registry, device, mine, kind, day, language, party)
    else:
        await take_hold(registry, device, mine)
    return TryOpened(mine.table_id, True)


async def practise(
    registry: TableRegistry, device: DeviceRow, game: str, name: str, language: str, party: str = ""
) -> TryOpened:
    """The same once more, when the try that counts is over; nothing is noted of how it ends."""
    day, kind = await today(registry), kind_of(registry, game)
    mine = await counted_try(registry, device, day, game)
    if mine is None or not (await settle(registry, mine, day)).is_over:
        raise Refused(Refusal("TABLE_E_TODAY_FIRST"))
    must_be_the_same_pack(registry, day, game)
    most = registry.ceilings.person_tries
    if (await registry.store.rows(sql.COUNT_OWN, device.person, day.day))[0][0] >= most:
        raise Refused(Refusal("TABLE_E_TODAY_ENOUGH", args={"most": most}))
    again = blank(registry, device, day, game, name, counted=False)
    await registry.store.carry_out(sql.new_try(again))
    await lay_it(registry, device, again, kind, day, language, party)
    return TryOpened(again.table_id, False)


async def counted_try(registry: TableRegistry, device: DeviceRow, day: Day, game: str) -> TryRow | None:
    rows = map(sql.read_try, await registry.store.rows(sql.OWN_TRIES, device.person, day.day))
    return next((one for one in rows if one.game == game), None)


def blank(registry: TableRegistry, device: DeviceRow, day: Day, game: str, name: str, *, counted: bool) -> TryRow:
    return TryRow(new_table_id(), day.day, game, device.person, counted, name, registry.now())


def must_be_the_same_pack(registry: TableRegistry, day: Day, game: str) -> None:
    """The house may have been given another version of a pack since the day began: then it is not the same for all."""
    began, here = day.packs.get(game, ""), usual_box(registry, game)
    if began != here:
        raise Refused(Refusal("TABLE_E_OTHER_PACK", key=began, args={"pack": began, "here": here}))


async def lay_it(
    registry: TableRegistry, device: DeviceRow, one: TryRow, kind: Kind, day: Day, language: str, party: str
) -> None:
    """The table under the name that was noted, hung on the person. Its chance is told when the day is closed."""
    asks = [SeatAsk("me", one.name), *([SeatAsk("bot", kind.bot, kind.bot)] if kind.bot else [])]
    pack = registry.catalogue.packs(kind.game)[0]
    start = from_seed(registry, kind.game, pack, kind.options, len(asks), day.seed(kind.game))
    marks = ("challenge",) if one.counted else ("challenge", "practice")
    plan = Plan(
        day.day, overdue=OVERDUE["live"], hints=False, marks=marks, party=party, sealed=day.closes, counted=one.counted
    )
    try:
        await lay(registry, msgspec.structs.replace(start, table=one.table_id), plan, asks, language)
    except Conflict:
        pass  # another device of the person has laid it meanwhile
    await take_hold(registry, device, one)


async def take_hold(registry: TableRegistry, device: DeviceRow, one: TryRow) -> None:
    """The seat hangs on the person. Nobody has the token of the key it was laid with."""
    if await registry.store.rows(people.HUNG, device.person, one.table_id):
        return
    keys = await own_keys(registry, one.table_id)
    if not keys:  # it was taken off the list, and the seat given up with that
        raise Refused(Refusal("TABLE_E_TODAY_DONE"))
    await hang_one(registry, device, keys[0])


async def own_keys(registry: TableRegistry, table: str) -> list[KeyRow]:
    rows = await registry.store.keys_of(table)
    return [row for row in rows if row.role == PLAYER and row.seats and not row.revoked]
