"""Quick pairing: who look for the same meet, each at one table, on whatever worker; the window widens; a bot waits."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests
from tests.service.hall_guests import somebody

from tavola.kernel.decision import Refused
from tavola.service import ladder, pairing, person_tables
from tavola.service.registry import TableRegistry
from tavola.service.wire.pairing import SeekAsk, SeekInfo
from tavola.store.people import DeviceRow
from tavola.store.steps import step

LINES = (f"203.0.113.{n}" for n in range(10_000))


async def seek(registry: TableRegistry, device: DeviceRow, line: str = "", **ask: Any) -> SeekInfo:
    asked = SeekAsk(**{"game": "auction", "name": "Ada", **ask})
    return await pairing.seek(registry, device, asked, line or next(LINES))


async def people(registry: TableRegistry, many: int) -> list[DeviceRow]:
    return [(await somebody(registry))[1] for _ in range(many)]


RATED = """
INSERT INTO ratings (person, game, name, mean, spread, games, at) VALUES ($1, 'auction', '', $2, 60, 9, $3)"""


async def of_rating(registry: TableRegistry, device: DeviceRow, mean: float) -> None:
    await registry.store.carry_out([step(RATED, device.person, mean, registry.now())])


async def test_two_who_look_for_the_same_meet(guests: Guests) -> None:
    registry = guests.registry
    ada, bea = await people(registry, 2)
    assert (await seek(registry, ada)).state == "waiting"
    found = await seek(registry, bea, name="Bea")
    told = await pairing.standing(registry, ada)
    assert (found.state, told.state, found.table) == ("found", "found", told.table)
    loaded = await registry.at(found.table)
    assert loaded.phase == "playing"
    assert {seat.name for seat in loaded.summary.seats} == {"Ada", "Bea"}
    for device in (ada, bea):
        assert [one.table for one in await person_tables.standings(registry, device)] == [found.table]


@pytest.mark.parametrize("other", [{"game": "ambush"}, {"seats": 3}, {"rated": True}, {"language": "en"}])
async def test_who_looks_for_something_else_is_not_met(guests: Guests, other: dict[str, Any]) -> None:
    ada, bea = await people(guests.registry, 2)
    await seek(guests.registry, ada, language="it")
    assert (await seek(guests.registry, bea, **{"language": "it", **other})).state == "waiting"


async def test_three_meet_where_three_are_looked_for(guests: Guests) -> None:
    ada, bea, cea = await people(guests.registry, 3)
    assert (await seek(guests.registry, ada, seats=3)).state == "waiting"
    assert (await seek(guests.registry, bea, seats=3)).others == 1
    found = await seek(guests.registry, cea, seats=3)
    assert (await guests.registry.at(found.table)).row.seats == 3


async def test_the_window_widens_until_anybody_will_do(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    ada, bea = await people(registry, 2)
    await of_rating(registry, ada, 1000.0)
    await of_rating(registry, bea, 1500.0)
    await seek(registry, ada)
    assert (await seek(registry, bea)).window == pairing.WINDOW
    states = []
    for _ in range(4):
        clock.time += 10.0
        states.append([(await pairing.standing(registry, one)).state for one in (ada, bea)])
    assert states == [["waiting"] * 2] * 3 + [["found"] * 2]


async def test_far_apart_they_meet_in_the_end(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    ada, bea = await people(registry, 2)
    await of_rating(registry, ada, 300.0)
    await of_rating(registry, bea, 2300.0)
    await seek(registry, ada)
    await seek(registry, bea)
    for _ in range(10):
        clock.time += 10.0
        told = [(await pairing.standing(registry, one)).state for one in (ada, bea)]
    assert told == ["found", "found"]


async def test_the_nearest_of_those_who_wait_is_met(guests: Guests) -> None:
    registry = guests.registry
    devices = await people(registry, 4)
    for device, mean in zip(devices, (1000.0, 1290.0, 1160.0, 1150.0), strict=True):
        await of_rating(registry, device, mean)
    for device in devices[:2]:
        await seek(registry, device)
    await seek(registry, devices[3])  # near enough for both of them: 150 and 140 away
    states = [(await pairing.standing(registry, one)).state for one in devices[:2]]
    assert states == ["waiting", "found"]


async def test_who_cancels_or_goes_away_is_met_by_nobody(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    ada, bea, cea = await people(registry, 3)
    await seek(registry, ada)
    assert (await pairing.cancel(registry, ada)).state == "none"
    assert (await seek(registry, bea)).state == "waiting"
    clock.time += pairing.STAYS
    assert (await seek(registry, cea)).state == "waiting"
    assert (await pairing.standing(registry, bea)).state == "none"


async def test_who_cancels_too_late_is_told_of_the_table(guests: Guests) -> None:
    ada, bea = await people(guests.registry, 2)
    await seek(guests.registry, ada)
    found = await seek(guests.registry, bea)
    told = await pairing.cancel(guests.registry, ada)
    assert (told.state, told.table) == ("found", found.table)


async def test_rated_games_are_not_between_two_of_one_line(guests: Guests) -> None:
    registry = guests.registry
    ada, bea, cea = await people(registry, 3)
    await seek(registry, ada, "203.0.114.1", rated=True)
    assert (await seek(registry, bea, "203.0.114.1", rated=True)).state == "waiting"
    found = await seek(registry, cea, "203.0.114.2", rated=True)
    assert (await registry.at(found.table)).plan.rated
    assert (await pairing.standing(registry, ada)).state == "found"
    assert (await pairing.standing(registry, bea)).state == "waiting"


async def test_nobody_is_paired_with_himself(guests: Guests) -> None:
    (ada,) = await people(guests.registry, 1)
    for _ in range(3):
        assert (await seek(guests.registry, ada)).state == "waiting"
    assert len(await guests.registry.store.rows("SELECT * FROM seekers")) == 1


async def test_a_bot_is_offered_after_a_while_and_plays(
    guests: Guests, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = guests.registry
    monkeypatch.setitem(ladder.LADDER, "auction", {"random": 300.0, "greedy": 1400.0})
    ada, bea = await people(registry, 2)
    assert (await seek(registry, ada, rated=True)).bot == ""
    for _ in range(3):
        clock.time += pairing.BOT_AFTER / 3
        told = await pairing.standing(registry, ada)
    assert told.bot == "greedy"  # the nearest to who is new
    found = await pairing.play_a_bot(registry, ada)
    loaded = await registry.at(found.table)
    assert sorted(seat.bot or "" for seat in loaded.summary.seats) == ["", "greedy"]
    assert loaded.plan.rated
    assert (await seek(registry, bea, rated=True)).state == "waiting"  # ada is away
    assert (await pairing.play_a_bot(registry, ada)).table == found.table


async def test_a_flood_of_seekers_ends_at_a_ceiling(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, seekers=2)
    devices = await people(registry, 3)
    for n, device in enumerate(devices[:2]):
        await seek(registry, device, seats=2 + n)
    with pytest.raises(Refused, match="TABLE_E_SEEKERS_FULL"):
        await seek(registry, devices[2])
    clock.time += pairing.STAYS
    assert (await seek(registry, devices[2])).state == "waiting"


async def test_what_cannot_be_played_is_not_looked_for(guests: Guests) -> None:
    (ada,) = await people(guests.registry, 1)
    for ask, code in (({"game": "chess"}, "GAME"), ({"seats": 16}, "SEATS")):
        with pytest.raises(Refused, match=f"TABLE_E_{code}"):
            await seek(guests.registry, ada, **ask)


async def crowd(registries: list[TableRegistry], many: int) -> None:
    """All look at once, then ask until everybody is found: nobody at two tables, nobody alone."""
    devices = [(await somebody(registries[0]))[1] for _ in range(many)]
    await asyncio.gather(*(seek(registries[n % len(registries)], one) for n, one in enumerate(devices)))
    for _ in range(20):
        told = await asyncio.gather(
            *(pairing.standing(registries[n % len(registries)], one) for n, one in enumerate(devices))
        )
        if all(one.state == "found" for one in told):
            break
    tables = [one.table for one in told]
    assert all(tables)
    assert sorted(tables.count(table) for table in set(tables)) == [2] * (many // 2)
    rows = await registries[0].store.rows("SELECT person, COUNT(*) AS held FROM person_tables GROUP BY person")
    assert [row["held"] for row in rows] == [1] * many
    assert len(await registries[0].store.rows("SELECT id FROM tables")) == many // 2


async def test_a_crowd_is_paired_and_nobody_sits_at_two_tables(guests: Guests) -> None:
    await crowd([guests.registry], 12)


@pytest.mark.pg
async def test_three_workers_pair_a_crowd_and_nobody_sits_at_two_tables(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    workers = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for registry in workers:
        await registry.start()
    try:
        await crowd(workers, 18)
    finally:
        for registry in workers:
            await registry.close()
