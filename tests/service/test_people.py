"""One person, several devices: seats hang on the person, a device comes by a link and a nod, a lost one is shut out."""

import asyncio

import msgspec
import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests, hashed

from tavola.kernel.decision import Refused
from tavola.service import my_tables, people, person_tables, seats
from tavola.service.branches import next_table
from tavola.service.keys import NotYours
from tavola.service.playing import give_answer
from tavola.service.registry import TableRegistry
from tavola.service.retention import Retention
from tavola.service.watchers import Watcher
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict
from tavola.store.steps import step


async def somebody(registry: TableRegistry, *keys: str) -> tuple[str, DeviceRow]:
    """A person with one device, on which these seats hang."""
    token = (await people.new_person(registry, "laptop")).key
    device = await people.device_of(registry, token)
    await person_tables.hang(registry, device, keys, [])
    return token, device


async def one_more(registry: TableRegistry, device: DeviceRow, name: str = "phone") -> str:
    link = await people.new_link(registry, device)
    waits = await people.join(registry, link.key, name)
    await people.let_in(registry, device, waits.device)
    return waits.key


async def test_a_seat_that_is_hung_is_reached_from_every_device(guests: Guests) -> None:
    registry, opened = guests.registry, await guests.open("auction", "me", "open")
    laptop, device = await somebody(registry, opened.key)
    phone = await one_more(registry, device)
    table = opened.table.id
    held = [await registry.holder(token, table) for token in (laptop, phone)]
    assert [(key.seats, key.host, key.role) for key in held] == [((0,), True, "hand")] * 2
    assert held[0].hash == held[1].hash != hashed(opened.key)
    await guests.hands(msgspec.structs.replace(opened, hand=[]))
    asked = await guests.question(table, 0)
    await give_answer(registry, held[1], 0, asked.id, asked.keys[0])
    assert [one.table for one in await person_tables.standings(registry, device)] == [table]


async def test_the_seats_own_key_is_void_once_it_is_hung(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    loaded = await guests.registry.at(opened.table.id)
    watcher = Watcher(await guests.key(opened.key), 0, "en")
    loaded.watchers.add(watcher)
    _, device = await somebody(guests.registry, opened.key)
    assert watcher.closed == "void"
    with pytest.raises(NotYours):
        await guests.key(opened.key)
    void: list[str] = []
    told = await person_tables.hang(guests.registry, device, [opened.key], void)
    assert (told.tables, told.passed_over, void) == ([], 1, [opened.key])


async def test_no_key_of_a_device_or_link_lies_in_the_store(guests: Guests, where: str) -> None:
    token, device = await somebody(guests.registry)
    link = await people.new_link(guests.registry, device)
    waits = await people.join(guests.registry, link.key, "phone")
    rows = [tuple(row) for row in await guests.registry.store.rows("SELECT * FROM devices")]
    rows += [tuple(row) for row in await guests.registry.store.rows("SELECT * FROM device_links")]
    assert len(rows) == 2
    assert not any(key in str(rows) for key in (token, link.key, waits.key))


async def test_a_link_works_once_and_shortly(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    _, device = await somebody(registry)
    link = await people.new_link(registry, device)
    await people.join(registry, link.key, "phone")
    with pytest.raises(NotYours, match="TABLE_E_LINK"):
        await people.join(registry, link.key, "thief")
    older, newer = [await people.new_link(registry, device) for _ in range(2)]
    with pytest.raises(NotYours, match="TABLE_E_LINK"):
        await people.join(registry, older.key, "thief")
    clock.time += people.SHORTLY
    with pytest.raises(NotYours, match="TABLE_E_LINK"):
        await people.join(registry, newer.key, "late")


async def test_of_many_who_open_one_link_at_once_one_waits(guests: Guests) -> None:
    _, device = await somebody(guests.registry)
    link = await people.new_link(guests.registry, device)
    came = await asyncio.gather(
        *(people.join(guests.registry, link.key, f"d{n}") for n in range(8)), return_exceptions=True
    )
    assert sum(isinstance(one, NotYours) for one in came) == 7
    assert len((await people.person_info(guests.registry, device)).devices) == 2


async def test_a_stolen_link_opens_and_lists_nothing_without_the_nod(guests: Guests, clock: Clock) -> None:
    registry, opened = guests.registry, await guests.open("auction", "me", "open")
    _, device = await somebody(registry, opened.key)
    link = await people.new_link(registry, device)
    thief = await people.join(registry, link.key, "phone")
    with pytest.raises(NotYours, match="TABLE_E_DEVICE_WAITS"):
        await registry.holder(thief.key, opened.table.id)
    with pytest.raises(NotYours, match="TABLE_E_DEVICE_WAITS"):
        await people.device_of(registry, thief.key)
    waiting = await people.device_of(registry, thief.key, may_wait=True)
    seen = await people.person_info(registry, waiting)
    assert ([one.name for one in seen.devices], seen.tables) == (["phone"], 0)
    assert await my_tables.my_tables(registry, [thief.key]) == []
    told = (await people.person_info(registry, device)).devices
    assert [(one.waits, one.digits) for one in told] == [(False, ""), (True, thief.digits)]
    clock.time += people.SHORTLY
    with pytest.raises(Refused, match="TABLE_E_NO_DEVICE"):
        await people.let_in(registry, device, thief.device)
    with pytest.raises(NotYours):
        await people.device_of(registry, thief.key, may_wait=True)


async def test_a_lost_device_is_shut_out_at_once(guests: Guests) -> None:
    registry, opened = guests.registry, await guests.open("auction", "me", "open")
    laptop, device = await somebody(registry, opened.key)
    phone = await one_more(registry, device)
    table = opened.table.id
    lost = await registry.holder(phone, table)
    loaded = await registry.at(table)
    streams = [Watcher(await registry.holder(token, table), 0, "en") for token in (laptop, phone)]
    loaded.watchers.update(streams)
    await people.shut_out(registry, device, (await people.device_of(registry, phone)).id)
    assert [stream.closed for stream in streams] == ["", "void"]
    with pytest.raises(NotYours):
        await registry.holder(phone, table)
    with pytest.raises(NotYours):
        await seats.get_up(registry, lost, 0)  # it had begun before
    assert (await registry.holder(laptop, table)).seats == (0,)


@pytest.mark.pg
async def test_other_workers_hear_of_it(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    here, *others = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for registry in (here, *others):
        await registry.start()
    try:
        opened = await Guests(here).open("auction", "me", "open")
        _, device = await somebody(here, opened.key)
        phone = await one_more(here, device)
        streams = []
        for other in others:
            streams.append(Watcher(await other.holder(phone, opened.table.id), 0, "en"))
            (await other.at(opened.table.id)).watchers.add(streams[-1])
        await people.shut_out(here, device, (await people.device_of(here, phone)).id)
        async with asyncio.timeout(5):
            while not all(stream.closed == "void" for stream in streams):
                await asyncio.sleep(0.01)
        for other in others:
            with pytest.raises(NotYours):
                await other.holder(phone, opened.table.id)
    finally:
        for registry in (here, *others):
            await registry.close()


async def test_nobody_lets_in_or_shuts_out_devices_of_others(guests: Guests) -> None:
    registry = guests.registry
    _, ada = await somebody(registry)
    _, eve = await somebody(registry)
    link = await people.new_link(registry, ada)
    waits = await people.join(registry, link.key, "phone")
    for act in (people.let_in(registry, eve, waits.device), people.shut_out(registry, eve, ada.id)):
        with pytest.raises(Refused, match="TABLE_E_NO_DEVICE"):
            await act
    assert len((await people.person_info(registry, ada)).devices) == 2


async def test_a_person_reaches_only_what_hangs_there(guests: Guests) -> None:
    registry = guests.registry
    mine, theirs = await guests.open("auction", "me", "open"), await guests.open("auction", "me", "open")
    laptop, device = await somebody(registry, mine.key, theirs.watch, theirs.invites[0].key, "tk_" + "x" * 43)
    assert [one.table for one in await person_tables.standings(registry, device)] == [mine.table.id]
    with pytest.raises(NotYours, match="TABLE_E_KEY_ELSEWHERE"):
        await registry.holder(laptop, theirs.table.id)
    assert (await guests.key(theirs.invites[0].key)).role == "invite"


async def test_two_seats_of_one_table_become_one_hand(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    laptop, device = await somebody(guests.registry, *tokens)
    key = await guests.registry.holder(laptop, opened.table.id)
    assert (key.seats, key.host) == ((0, 1), True)
    assert len(await person_tables.standings(guests.registry, device)) == 1


async def test_who_leaves_hangs_what_is_left_anew(guests: Guests) -> None:
    registry, opened = guests.registry, await guests.open("auction", "me", "me")
    laptop, device = await somebody(registry, opened.key)
    left = await seats.get_up(registry, await registry.holder(laptop, opened.table.id), 0)
    with pytest.raises(NotYours):
        await registry.holder(laptop, opened.table.id)
    assert await person_tables.standings(registry, device) == []
    await person_tables.hang(registry, device, [left.key or ""], [])
    assert (await registry.holder(laptop, opened.table.id)).seats == (1,)


async def test_a_rematch_is_joined_from_any_device(guests: Guests) -> None:
    registry, opened = guests.registry, await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await seats.resign(registry, await guests.key(tokens[0]), 0)
    again = await next_table(registry, await guests.key(tokens[0]), "rematch", "", "en")
    laptop, device = await somebody(registry, tokens[1])
    phone = await one_more(registry, device)
    before = await seats.before(registry, again.table.id)
    assert before == opened.table.id
    seated = await seats.take_seat(registry, await registry.holder(phone, before), again.table.id, "Ada")
    await person_tables.hang(registry, device, [seated.key], [])
    assert (await registry.holder(laptop, again.table.id)).seats == tuple(seated.hand)


async def test_lists_have_a_ceiling_and_say_so(guests: Guests) -> None:
    registry = guests.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, person_devices=2, person_tables=2)
    tables = [await guests.open("auction", "me", "open") for _ in range(3)]
    _, device = await somebody(registry, tables[0].key, tables[1].key)
    with pytest.raises(Refused, match="TABLE_E_LIST_FULL"):
        await person_tables.hang(registry, device, [tables[2].key], [])
    assert (await guests.key(tables[2].key)).seats == (0,)  # what could not be hung is what it was
    await person_tables.take_off(registry, device, tables[0].table.id)
    await person_tables.hang(registry, device, [tables[2].key], [])
    await one_more(registry, device)
    with pytest.raises(Refused, match="TABLE_E_DEVICES_FULL"):
        await people.new_link(registry, device)


async def test_the_list_says_whose_turn_it_is_without_reading_tables(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    waiting = await guests.open("auction", "me", "open")
    playing = await guests.open("auction", "me", "open", name="Three in a row", pace="slow")
    await guests.hands(playing)
    laptop, _ = await somebody(registry, waiting.key, playing.key)
    registry.tables.clear()
    clock.time += 4 * 86_400
    told = await my_tables.my_tables(registry, [laptop])
    assert [(one.table, one.phase, one.owed, one.remind) for one in told] == [
        (playing.table.id, "playing", [0], True),
        (waiting.table.id, "waiting", [], False),
    ]
    assert (told[0].name, told[0].hand) == ("Three in a row", [0])
    assert not registry.tables


async def test_when_a_device_was_here_is_noted_once_an_hour(guests: Guests, clock: Clock) -> None:
    token, device = await somebody(guests.registry)
    clock.time += people.SEEN_EVERY - 1
    await people.device_of(guests.registry, token)
    assert (await people.person_info(guests.registry, device)).devices[0].seen_at == device.made_at
    clock.time += 1
    await people.device_of(guests.registry, token)
    assert (await people.person_info(guests.registry, device)).devices[0].seen_at == clock.time


async def test_persons_that_nobody_is_any_more_are_forgotten(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, forget_days=30.0)
    opened = await guests.open("auction", "me", "open")
    gone, _ = await somebody(registry)
    stays, _ = await somebody(registry, opened.key)
    clock.time += 31 * 86_400
    await registry.store.carry_out([step("UPDATE tables SET since = $1", clock.time)])
    await Retention(registry).forget()
    with pytest.raises(NotYours):
        await people.device_of(registry, gone)
    assert (await people.device_of(registry, stays)).is_in
    clock.time += 31 * 86_400
    registry.tables.clear()
    await Retention(registry).forget()  # the table goes, then who held only that
    await registry.store.carry_out([step("UPDATE persons SET seen_at = 0")])
    await Retention(registry).forget()
    assert await registry.store.rows("SELECT * FROM persons") == []
    assert await registry.store.rows("SELECT * FROM person_tables") == []


async def test_steps_are_carried_out_together_or_not_at_all(guests: Guests) -> None:
    store = guests.registry.store
    insert = "INSERT INTO persons (id, made_at, seen_at) VALUES ($1, 1, 1)"
    done = await asyncio.gather(
        store.carry_out([step(insert, "a", must=1), step("DELETE FROM persons WHERE id = $1", "b", must=1)]),
        store.carry_out([step(insert, "c", must=1), step(insert, "c", must=1)]),
        store.carry_out([step(insert, "d", must=1)]),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [Conflict, Conflict, type(None)]
    assert [row[0] for row in await store.rows("SELECT id FROM persons")] == ["d"]
