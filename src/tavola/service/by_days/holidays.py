"""Holidays: while somebody is away, none of their clocks runs. So many days a year, each begun day counted whole."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.registry import TableRegistry
from tavola.store import by_days as sql
from tavola.store import people
from tavola.store.people import DeviceRow
from tavola.store.steps import step

DAY = 86_400.0
YEAR = 365 * DAY


class Holiday(msgspec.Struct, frozen=True):
    begins: float
    ends: float


async def holidays_of(registry: TableRegistry, person: str, since: float) -> list[Holiday]:
    """Those that were not over at a moment, the first one first."""
    rows = await registry.store.rows(sql.HOLIDAYS, person, since)
    return [Holiday(row["begins"], row["ends"]) for row in rows]


def days_taken(holidays: Sequence[Holiday], at: float) -> int:
    """Of the last year and of what is still to come; a day that was begun is a day."""
    return sum(math.ceil((one.ends - max(one.begins, at - YEAR)) / DAY - 1e-9) for one in holidays)


def current(holidays: Sequence[Holiday], at: float) -> Holiday | None:
    return next((one for one in holidays if one.begins <= at < one.ends), None)


async def go_away(registry: TableRegistry, device: DeviceRow, days: int) -> None:
    """From now on, for so many days; one that is going on is taken as ended here."""
    at, most = registry.now(), registry.ceilings.holiday_days
    found = await holidays_of(registry, device.person, at - YEAR)
    if current(found, at):
        raise Refused(Refusal("TABLE_E_AWAY"))
    left = most - days_taken(found, at)
    if days > left:
        raise Refused(Refusal("TABLE_E_HOLIDAYS", args={"left": max(0, left), "most": most}))
    await registry.store.carry_out(
        [
            step(people.TOUCH, device.person, at, must=1),
            step(sql.OLD_HOLIDAYS, device.person, at - 2 * YEAR),
            step(sql.NEW_HOLIDAY, device.person, at, at + days * DAY, must=1),
            step(sql.LOOK_AT_THOSE_OF, device.person, at),
        ]
    )


async def come_back(registry: TableRegistry, device: DeviceRow) -> None:
    """The holiday ends now; what is left of it in whole days is there for another time."""
    at = registry.now()
    await registry.store.carry_out(
        [
            step(people.TOUCH, device.person, at, must=1),
            step(sql.CUT_HOLIDAY, device.person, at),
            step(sql.LOOK_AT_THOSE_OF, device.person, at),
        ]
    )
