"""The open hall: tables that look for people are found by whoever comes, on every worker, and are gone when full."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests
from tests.service.hall_guests import open_in_hall, somebody

from tavola.kernel.decision import Refused
from tavola.service import hall, person_tables
from tavola.service.branches import next_table
from tavola.service.keys import NotYours
from tavola.service.registry import TableRegistry
from tavola.service.seats import get_up, resign, take_seat
from tavola.store.steps import step


async def found(registry: TableRegistry, **by: Any) -> list[str]:
    return [one.table for one in (await hall.look_round(registry, "", **by)).seeking]


async def test_a_table_is_found_taken_and_gone_when_it_is_full(guests: Guests) -> None:
    registry = guests.registry
    (laptop, host), (phone, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", name="Evening")
    page = await hall.look_round(registry, host.person)
    assert [(one.table, one.name, one.host, one.seats, one.open, one.mine) for one in page.seeking] == [
        (opened.table, "Evening", "Me", 2, 1, True)
    ]
    seat = await hall.sit_down(registry, guest, opened.table, "Ada", "198.51.0.2")
    assert (seat.table, seat.hand) == (opened.table, [1])
    assert await found(registry) == []
    assert [(await registry.holder(key, opened.table)).seats for key in (laptop, phone)] == [(0,), (1,)]
    assert (await registry.at(opened.table)).summary.seats[1].name == "Ada"
    assert [one.table for one in await person_tables.standings(registry, guest)] == [opened.table]


async def test_who_asks_again_for_the_same_seat_gets_the_same(guests: Guests) -> None:
    registry = guests.registry
    (_, host), (_, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", "open")
    told = [await hall.sit_down(registry, guest, opened.table, "Ada", "a") for _ in range(2)]
    assert [one.hand for one in told] == [[1], [1]]
    assert (await hall.sit_down(registry, host, opened.table, "Me", "a")).hand == [0]
    assert (await registry.at(opened.table)).summary.seats[2].who == "open"


async def test_of_many_who_come_at_once_so_many_sit_down_as_there_are_seats(guests: Guests) -> None:
    registry = guests.registry
    _, host = await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", "open")
    comers = [(await somebody(registry))[1] for _ in range(6)]
    came = await asyncio.gather(
        *(hall.sit_down(registry, one, opened.table, f"G{n}", "a") for n, one in enumerate(comers)),
        return_exceptions=True,
    )
    assert sorted(str(one.hand) for one in came if not isinstance(one, BaseException)) == ["[1]", "[2]"]
    assert sum(isinstance(one, Refused) for one in came) == 4
    hung = [len(await person_tables.standings(registry, one)) for one in comers]
    assert sum(hung) == 2


async def test_the_hall_is_filtered_by_game_language_and_level(guests: Guests) -> None:
    registry = guests.registry
    devices = [(await somebody(registry))[1] for _ in range(2)]
    quiet = await open_in_hall(registry, devices[0], "auction", "me", "open", language="it", level=2)
    any_one = await open_in_hall(registry, devices[0], "auction", "me", "open", language="en")
    other = await open_in_hall(registry, devices[1], "ambush", "me", "open", language="it")
    assert set(await found(registry)) == {quiet.table, any_one.table, other.table}
    assert await found(registry, game="ambush") == [other.table]
    assert set(await found(registry, language="it")) == {quiet.table, other.table}
    assert set(await found(registry, level=2)) == {quiet.table, any_one.table, other.table}
    assert set(await found(registry, level=3)) == {any_one.table, other.table}


async def test_who_gets_up_leaves_a_seat_that_is_found_again(guests: Guests) -> None:
    registry = guests.registry
    (_, host), (phone, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open")
    await hall.sit_down(registry, guest, opened.table, "Ada", "a")
    await get_up(registry, await registry.holder(phone, opened.table), 1)
    assert await found(registry) == [opened.table]
    assert (await hall.sit_down(registry, guest, opened.table, "Ada", "a")).hand == [1]


async def test_a_link_to_the_seat_works_as_well_and_the_hall_knows(guests: Guests) -> None:
    registry = guests.registry
    _, host = await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open")
    await take_seat(registry, await registry.holder(opened.invites[0].key), opened.table, "Ada")
    assert await found(registry) == []
    _, late = await somebody(registry)
    with pytest.raises(Refused, match="TABLE_E_SEAT_TAKEN"):
        await hall.sit_down(registry, late, opened.table, "Eve", "a")


async def test_what_nobody_comes_to_leaves_the_hall(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    (_, host), (_, guest) = await somebody(registry), await somebody(registry)
    live = await open_in_hall(registry, host, "auction", "me", "open")
    slow = await open_in_hall(registry, host, "auction", "me", "open", pace="slow")
    clock.time += hall.LISTED["live"]
    assert await found(registry) == [slow.table]
    with pytest.raises(Refused, match="TABLE_E_HALL_GONE"):
        await hall.sit_down(registry, guest, live.table, "Ada", "a")
    await open_in_hall(registry, host, "auction", "me", "open")
    assert len(await registry.store.rows("SELECT * FROM hall_tables")) == 2
    clock.time += hall.SLOWLY
    assert await found(registry) == []


async def test_nobody_takes_tables_of_others_out_of_the_hall(guests: Guests) -> None:
    registry = guests.registry
    (_, host), (_, eve) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open")
    await hall.take_off(registry, eve, opened.table)
    assert await found(registry) == [opened.table]
    await hall.take_off(registry, host, opened.table)
    assert await found(registry) == []


async def test_floods_of_the_hall_are_bounded_and_told_so(guests: Guests) -> None:
    registry = guests.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, hall_tables=4, hall_tables_of_person=3)
    devices = [(await somebody(registry))[1] for _ in range(2)]
    for _ in range(3):
        await open_in_hall(registry, devices[0], "auction", "me", "open")
    with pytest.raises(Refused, match="TABLE_E_HALL_OWN"):
        await open_in_hall(registry, devices[0], "auction", "me", "open")
    await open_in_hall(registry, devices[1], "auction", "me", "open")
    with pytest.raises(Refused, match="TABLE_E_HALL_FULL"):
        await open_in_hall(registry, devices[1], "auction", "me", "open")
    assert len(await registry.store.rows("SELECT id FROM tables")) == 4  # what was refused left nothing behind
    assert len(await registry.store.rows("SELECT table_id FROM person_tables")) == 4


async def test_a_full_list_of_tables_is_told_before_anything_is_opened(guests: Guests) -> None:
    registry = guests.registry
    (_, host), (_, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", "open")
    registry.ceilings = msgspec.structs.replace(registry.ceilings, person_tables=1)
    with pytest.raises(Refused, match="TABLE_E_LIST_FULL"):
        await open_in_hall(registry, host, "auction", "me", "open")
    await hall.sit_down(registry, guest, opened.table, "Ada", "a")
    other = await open_in_hall(registry, (await somebody(registry))[1], "auction", "me", "open")
    with pytest.raises(Refused, match="TABLE_E_LIST_FULL"):
        await hall.sit_down(registry, guest, other.table, "Ada", "a")


async def test_a_table_for_the_hall_has_something_for_somebody(guests: Guests) -> None:
    _, host = await somebody(guests.registry)
    with pytest.raises(Refused, match="TABLE_E_HALL_SEATS"):
        await open_in_hall(guests.registry, host, "auction", "me", "random")


async def test_a_public_table_is_watched_with_one_key_and_a_delay(guests: Guests) -> None:
    registry = guests.registry
    (_, host), (_, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", public=True)
    private = await open_in_hall(registry, host, "auction", "me", "open")
    await hall.sit_down(registry, guest, opened.table, "Ada", "a")
    watched = (await hall.look_round(registry, "")).watched
    assert [(one.table, one.watch_delay) for one in watched] == [(opened.table, hall.DELAY)]
    keys = {await hall.watch(registry, opened.table) for _ in range(60)}
    assert len(keys) == 1
    key = await registry.holder(keys.pop(), opened.table)
    assert (key.role, key.seats) == ("watch", ())
    assert len(await registry.store.keys_of(opened.table)) == 4  # two hands, an invitation that is void, one to watch
    with pytest.raises(Refused, match="TABLE_E_HALL_GONE"):
        await hall.watch(registry, private.table)


async def test_a_game_that_is_over_is_no_longer_in_the_hall(guests: Guests) -> None:
    registry = guests.registry
    (_, host), (phone, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", public=True)
    await hall.sit_down(registry, guest, opened.table, "Ada", "a")
    await resign(registry, await registry.holder(phone, opened.table), 1)
    assert (await hall.look_round(registry, "")).watched == []
    assert [row["over"] for row in await registry.store.rows("SELECT over FROM hall_games")] == [1]
    again = await next_table(registry, await registry.holder(phone, opened.table), "rematch", "", "en")
    assert not (await registry.at(again.table.id)).plan.hall


async def test_steps_that_do_not_fit_take_the_seat_back_with_them(guests: Guests) -> None:
    """The seat and what hangs on the person are one: no table is left with a seat that nobody has."""
    registry = guests.registry
    (_, host), (_, guest) = await somebody(registry), await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open")
    await registry.store.carry_out([step("DELETE FROM persons WHERE id = $1", guest.person)])
    with pytest.raises(Refused, match="TABLE_E_BUSY"):
        await hall.sit_down(registry, guest, opened.table, "Ada", "a")
    assert (await registry.at(opened.table, fresh=True)).summary.seats[1].who == "open"
    assert len(await registry.store.rows("SELECT * FROM keys WHERE role = 'hand'")) == 1


async def test_a_line_is_kept_only_as_a_keyed_hash(guests: Guests) -> None:
    registry = guests.registry
    _, host = await somebody(registry)
    await open_in_hall(registry, host, "auction", "me", "open", address="198.51.7.7")
    lines = [row["line"] for row in await registry.store.rows("SELECT line FROM hall_seats")]
    assert lines == [await hall.line_of(registry, "198.51.7.7")]
    assert "198.51" not in lines[0]


@pytest.mark.pg
async def test_three_workers_show_one_hall_and_fill_one_table(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    workers = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for registry in workers:
        await registry.start()
    try:
        _, host = await somebody(workers[0])
        opened = await open_in_hall(workers[0], host, "auction", "me", "open", "open")
        assert [await found(registry) for registry in workers] == [[opened.table]] * 3
        comers = [(await somebody(workers[n % 3]))[1] for n in range(6)]
        came = await asyncio.gather(
            *(hall.sit_down(workers[n % 3], one, opened.table, f"G{n}", "a") for n, one in enumerate(comers)),
            return_exceptions=True,
        )
        assert sorted(str(one.hand) for one in came if not isinstance(one, BaseException)) == ["[1]", "[2]"]
        assert all(isinstance(one, Refused) for one in came if isinstance(one, BaseException))
        assert [await found(registry) for registry in workers] == [[]] * 3
    finally:
        for registry in workers:
            await registry.close()


async def test_a_key_to_watch_that_the_keeper_voids_opens_nothing(guests: Guests) -> None:
    registry = guests.registry
    _, host = await somebody(registry)
    opened = await open_in_hall(registry, host, "auction", "me", "open", public=True)
    token = await hall.watch(registry, opened.table)
    await registry.store.change_keys([], [(await registry.holder(token, opened.table)).hash])
    registry.keys.forget(opened.table)
    with pytest.raises(NotYours):
        await registry.holder(token, opened.table)
    with pytest.raises(Refused, match="TABLE_E_HALL_GONE"):
        await hall.watch(registry, opened.table)
