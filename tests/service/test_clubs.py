"""Clubs: an invitation that stays until it is renewed, members who are out at once, a board of what was played."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests, seats
from tests.service.hall_guests import somebody

from tavola.kernel.decision import Refused
from tavola.service import clubs, hall, rated
from tavola.service.keys import NotYours, hash_of
from tavola.service.registry import TableRegistry
from tavola.service.seats import resign
from tavola.service.wire.clubs import ClubAsk, ClubInfo
from tavola.service.wire.hall import HallAsk, HallOpened
from tavola.service.wire.requests import OpenTable
from tavola.store.people import DeviceRow


async def club_of(registry: TableRegistry, *devices: DeviceRow) -> ClubInfo:
    """A club that the first has made and the others have come to."""
    club = await clubs.found_club(registry, devices[0], ClubAsk("The Old Seal", "Livia"))
    for nth, device in enumerate(devices[1:]):
        await clubs.join(registry, device, club.link, f"Guest {nth}")
    return await clubs.club_info(registry, devices[0], club.id)


async def people(registry: TableRegistry, many: int) -> list[DeviceRow]:
    return [(await somebody(registry))[1] for _ in range(many)]


async def open_there(registry: TableRegistry, device: DeviceRow, club: str, **rest: Any) -> HallOpened:
    ask = HallAsk(OpenTable("auction", seats("me", "open"), **rest))
    return await clubs.open_in_club(registry, device, club, ask, "198.51.0.1", "")


async def test_the_invitation_stays_and_lets_in_whoever_has_it(guests: Guests) -> None:
    registry = guests.registry
    livia, ada, bea = await people(registry, 3)
    club = await club_of(registry, livia, ada)
    assert (await clubs.invited(registry, club.link)).name == "The Old Seal"
    told = await clubs.join(registry, bea, club.link, "Bea")
    assert {(one.name, one.keeper, one.here) for one in told.members} == {
        ("Livia", True, False), ("Guest 0", False, False), ("Bea", False, True)
    }  # fmt: skip
    again = await clubs.join(registry, bea, club.link, "Somebody else")
    assert len(again.members) == 3
    assert [one.id for one in await clubs.my_clubs(registry, bea)] == [club.id]


async def test_a_renewed_invitation_makes_older_ones_void(guests: Guests) -> None:
    registry = guests.registry
    livia, ada, thief = await people(registry, 3)
    club = await club_of(registry, livia, ada)
    with pytest.raises(NotYours, match="TABLE_E_NOT_THE_KEEPER"):
        await clubs.renew_link(registry, ada, club.id)
    renewed = await clubs.renew_link(registry, livia, club.id)
    assert renewed.link != club.link
    for stolen in (club.link, "tc_" + "x" * 43, "", renewed.link[:-1]):
        with pytest.raises(NotYours, match="TABLE_E_CLUB_LINK"):
            await clubs.join(registry, thief, stolen, "Eve")
    assert len((await clubs.join(registry, thief, renewed.link, "Eve")).members) == 3


async def test_the_store_holds_no_link(guests: Guests) -> None:
    (livia,) = await people(guests.registry, 1)
    club = await club_of(guests.registry, livia)
    rows = [tuple(row) for row in await guests.registry.store.rows("SELECT * FROM clubs")]
    assert club.link not in str(rows)
    assert hash_of(club.link) in str(rows)


async def test_nobody_outside_sees_anything_of_it(guests: Guests) -> None:
    registry = guests.registry
    livia, eve = await people(registry, 2)
    club = await club_of(registry, livia)
    table = await open_there(registry, livia, club.id, name="Thursday")
    for act in (
        clubs.club_info(registry, eve, club.id),
        clubs.renew_link(registry, eve, club.id),
        clubs.take_out(registry, eve, club.id, club.members[0].id),
        clubs.sit_in_club(registry, eve, club.id, table.table, "Eve", "e"),
        clubs.open_in_club(registry, eve, club.id, HallAsk(OpenTable("auction", seats("me", "open"))), "e", ""),
    ):
        with pytest.raises(NotYours, match="TABLE_E_NO_MEMBER"):
            await act
    page = await hall.look_round(registry, eve.person)
    assert (page.seeking, page.watched) == ([], [])
    with pytest.raises(Refused, match="TABLE_E_HALL_GONE"):
        await hall.sit_down(registry, eve, table.table, "Eve", "e")
    with pytest.raises(Refused, match="TABLE_E_HALL_GONE"):
        await hall.watch(registry, table.table)


async def test_who_is_removed_is_out_at_once(guests: Guests) -> None:
    registry = guests.registry
    livia, ada, bea = await people(registry, 3)
    club = await club_of(registry, livia, ada, bea)
    ids = {one.name: one.id for one in club.members}
    with pytest.raises(NotYours, match="TABLE_E_NOT_THE_KEEPER"):
        await clubs.take_out(registry, bea, club.id, ids["Guest 0"])
    await clubs.take_out(registry, livia, club.id, ids["Guest 0"])
    with pytest.raises(NotYours, match="TABLE_E_NO_MEMBER"):
        await clubs.club_info(registry, ada, club.id)
    with pytest.raises(Refused, match="TABLE_E_NO_SUCH_MEMBER"):
        await clubs.take_out(registry, livia, club.id, ids["Guest 0"])


async def test_who_has_been_there_longest_keeps_it_on_and_an_empty_club_is_gone(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    livia, ada, bea = await people(registry, 3)
    club = await clubs.found_club(registry, livia, ClubAsk("The Old Seal", "Livia"))
    for device, name in ((ada, "Ada"), (bea, "Bea")):
        clock.time += 10
        await clubs.join(registry, device, club.link, name)
    members = (await clubs.club_info(registry, livia, club.id)).members
    assert await clubs.take_out(registry, livia, club.id, members[0].id) == []
    now = (await clubs.club_info(registry, bea, club.id)).members
    assert [(one.name, one.keeper) for one in now] == [("Ada", True), ("Bea", False)]
    for device, member in ((ada, now[0]), (bea, now[1])):
        await clubs.take_out(registry, device, club.id, member.id)
    assert await registry.store.rows("SELECT * FROM clubs") == []
    with pytest.raises(NotYours):
        await clubs.join(registry, livia, club.link, "Livia")


async def test_what_is_played_at_its_tables_stands_on_the_board(guests: Guests) -> None:
    registry = guests.registry
    tokens = [await somebody(registry) for _ in range(2)]
    (_, livia), (phone, ada) = tokens
    club = await club_of(registry, livia, ada)
    for _ in range(2):
        opened = await open_there(registry, livia, club.id)
        assert [one.table for one in (await clubs.club_info(registry, ada, club.id)).tables] == [opened.table]
        await clubs.sit_in_club(registry, ada, club.id, opened.table, "Ada", "a")
        assert [one.open for one in (await clubs.club_info(registry, ada, club.id)).tables] == [0]
        key = await registry.holder(phone, opened.table)
        await resign(registry, key, key.seats[0])
        await asyncio.gather(*(rated.count_game(registry, opened.table) for _ in range(3)))
    info = await clubs.club_info(registry, ada, club.id)
    assert [(one.name, one.game, one.played, one.won) for one in info.results] == [
        ("Livia", "auction", 2, 2), ("Guest 0", "auction", 2, 0)
    ]  # fmt: skip
    assert info.tables == []
    assert await registry.store.rows("SELECT * FROM ratings") == []  # it was no rated table


async def test_clubs_and_members_have_ceilings(guests: Guests) -> None:
    registry = guests.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, clubs_of_person=2, club_members=2)
    livia, ada, bea = await people(registry, 3)
    club = await club_of(registry, livia, ada)
    with pytest.raises(Refused, match="TABLE_E_CLUB_FULL"):
        await clubs.join(registry, bea, club.link, "Bea")
    await club_of(registry, livia)
    with pytest.raises(Refused, match="TABLE_E_CLUBS_MANY"):
        await club_of(registry, livia)
    assert len(await registry.store.rows("SELECT * FROM clubs")) == 2


@pytest.mark.pg
async def test_many_come_at_once_on_three_workers_and_the_ceiling_holds(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    workers = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for registry in workers:
        await registry.start()
        registry.ceilings = msgspec.structs.replace(registry.ceilings, club_members=5)
    try:
        livia, *others = await people(workers[0], 10)
        club = await club_of(workers[0], livia)
        came = await asyncio.gather(
            *(clubs.join(workers[n % 3], one, club.link, "G") for n, one in enumerate(others)), return_exceptions=True
        )
        assert sum(isinstance(one, Refused) for one in came) == 5
        assert len((await clubs.club_info(workers[2], livia, club.id)).members) == 5
    finally:
        for registry in workers:
            await registry.close()
