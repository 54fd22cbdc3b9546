"""Tournaments that run by themselves: tables laid, rounds closed by results or by the clock, on whatever worker."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests
from tests.service.hall_guests import open_in_hall, somebody

from tavola.kernel.decision import Refused
from tavola.service import clubs, cup_rounds, cups, housekeeping, person_tables
from tavola.service.housekeeping import Housekeeping
from tavola.service.keys import NotYours
from tavola.service.playing import give_answer
from tavola.service.registry import TableRegistry
from tavola.service.seats import resign
from tavola.service.wire.clubs import ClubAsk
from tavola.service.wire.cups import CupAsk, CupInfo
from tavola.store import cups as sql
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict
from tavola.store.steps import step


class Field:
    """Players with one device each, and a tournament of theirs."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tokens: list[str] = []
        self.devices: list[DeviceRow] = []
        self.id = ""

    async def come(self, many: int, **ask: Any) -> CupInfo:
        for _ in range(many):
            token, device = await somebody(self.registry)
            self.tokens.append(token)
            self.devices.append(device)
        made = CupAsk(**{"name": "Spring", "game": "auction", "called": "P1", **ask})
        info = await cups.new_cup(self.registry, self.devices[0], made, "198.51.100.1")
        self.id = info.id
        for nth, device in enumerate(self.devices[1:], 2):
            row = await cups.invited(self.registry, info.link)
            await cups.join(self.registry, device, row, f"P{nth}", f"198.51.100.{nth}")
        return await self.info()

    async def info(self, registry: TableRegistry | None = None) -> CupInfo:
        return await cups.cup_info(registry or self.registry, self.devices[0], self.id)

    async def begin(self) -> CupInfo:
        return await cups.begin(self.registry, self.devices[0], self.id)

    async def table_of(self, player: int) -> str:
        info = await cups.cup_info(self.registry, self.devices[player - 1], self.id)
        return next((game.table for game in info.games if game.mine and not game.done), "")

    async def give_up(self, player: int) -> None:
        key = await self.registry.holder(self.tokens[player - 1], await self.table_of(player))
        await resign(self.registry, key, key.seats[0])

    async def play_round(self) -> None:
        """In each game whoever came later gives up."""
        info = await self.info()
        for game in info.games:
            if game.round == info.round and not game.done and game.two is not None:
                await self.give_up(max(game.one, game.two))
        await self.count()

    async def count(self) -> None:
        await housekeeping.count_due(self.registry)
        await cup_rounds.advance(self.registry, self.id)


async def look_after(registry: TableRegistry) -> None:
    for cup in await cup_rounds.due(registry):
        await cup_rounds.advance(registry, cup)


@pytest.fixture
async def field(registry: TableRegistry) -> Field:
    return Field(registry)


@pytest.mark.parametrize(("system", "players", "rounds"), [("swiss", 5, 4), ("round_robin", 4, 3)])
async def test_a_whole_tournament_is_played(field: Field, system: str, players: int, rounds: int) -> None:
    before = await field.come(players, system=system)
    assert (before.state, before.round, len(before.players)) == ("open", 0, players)
    info = await field.begin()
    assert (info.state, info.round, info.rounds, info.link) == ("running", 1, rounds, "")
    for round in range(1, rounds + 1):
        assert (await field.info()).round == round
        await field.play_round()
    info = await field.info()
    assert info.state == "over"
    assert [one.name for one in info.players][:2] == ["P1", "P2"]
    assert info.players[0].halves == 2 * rounds
    assert all(game.done for game in info.games)
    rows = await field.registry.store.rows("SELECT games FROM ratings ORDER BY games")
    assert sum(row["games"] for row in rows) == 2 * sum(game.two is not None for game in info.games)


async def test_each_player_finds_the_table_in_his_own_list(field: Field) -> None:
    await field.come(2)
    await field.begin()
    table = await field.table_of(1)
    assert table == await field.table_of(2) != ""
    for device in field.devices:
        assert [one.table for one in await person_tables.standings(field.registry, device)] == [table]
    loaded = await field.registry.at(table)
    assert (loaded.plan.rated, loaded.plan.name, loaded.phase) == (True, "Spring", "playing")


async def test_whoever_is_waited_for_when_the_round_ends_has_lost(field: Field, guests: Guests, clock: Clock) -> None:
    await field.come(2, hours=2)
    await field.begin()
    table = await field.table_of(1)
    key = await field.registry.holder(field.tokens[0], table)
    for _ in range(50):
        if key.seats[0] not in (await field.registry.at(table)).waits_for():
            break
        asked = await guests.question(table, key.seats[0])
        await give_answer(field.registry, key, key.seats[0], asked.id, asked.keys[0])
    clock.time += 7_199
    await look_after(field.registry)
    assert (await field.info()).state == "running"
    clock.time += 20
    await look_after(field.registry)
    info = await field.info()
    assert info.state == "over"
    assert [(one.name, one.halves) for one in info.players] == [("P1", 2), ("P2", 0)]


async def answer_while_asked(field: Field, guests: Guests, player: int, clock: Clock, each: float = 0.0) -> None:
    """A player answers whatever he is asked, and thinks for so long before each."""
    table = await field.table_of(player)
    key = await field.registry.holder(field.tokens[player - 1], table)
    while key.seats[0] in (await field.registry.at(table, fresh=True)).waits_for():
        clock.time += each
        asked = await guests.question(table, key.seats[0])
        await give_answer(field.registry, key, key.seats[0], asked.id, asked.keys[0])


async def test_who_thinks_for_an_hour_and_answers_in_the_last_second_has_lost(
    field: Field, guests: Guests, clock: Clock
) -> None:
    await field.come(2)
    await field.begin()
    await answer_while_asked(field, guests, 2, clock)
    clock.time += 3_590
    await answer_while_asked(field, guests, 1, clock)  # and now the other one is waited for
    assert 1 in (await field.registry.at(await field.table_of(1))).waits_for()
    clock.time += 20
    await look_after(field.registry)
    assert [(one.name, one.halves) for one in (await field.info()).players] == [("P2", 2), ("P1", 0)]


async def test_who_comes_late_has_not_lost_to_who_never_comes(field: Field, guests: Guests, clock: Clock) -> None:
    await field.come(2)
    await field.begin()
    clock.time += 1_900
    await answer_while_asked(field, guests, 2, clock, each=30.0)
    clock.time += 1_900
    await look_after(field.registry)
    assert [(one.name, one.halves) for one in (await field.info()).players] == [("P2", 2), ("P1", 0)]


async def test_who_has_no_room_for_the_table_takes_no_point_from_the_rival(field: Field, clock: Clock) -> None:
    await field.come(2)
    field.registry.ceilings = msgspec.structs.replace(field.registry.ceilings, person_tables=1)
    await open_in_hall(field.registry, field.devices[1], "auction", "me", "open")
    await field.begin()
    assert await field.table_of(1) == ""
    clock.time += 3_601
    await look_after(field.registry)
    assert [(one.name, one.halves) for one in (await field.info()).players] == [("P1", 2), ("P2", 0)]


async def test_where_nobody_came_both_have_lost_and_it_goes_on(field: Field, clock: Clock) -> None:
    await field.come(4)
    await field.begin()
    await field.give_up(2)
    await field.count()
    clock.time += 3_601
    await look_after(field.registry)
    info = await field.info()
    assert (info.round, info.state) == (2, "running")
    assert sorted(one.halves for one in info.players) == [0, 0, 0, 2]


async def test_who_leaves_loses_what_is_still_to_come(field: Field) -> None:
    await field.come(3, system="round_robin")
    await field.begin()
    await cups.leave(field.registry, field.devices[0], field.id)
    for _ in range(3):
        await field.count()
        info = await field.info()
        for game in info.games:
            if not game.done and game.two is not None:
                await field.give_up(max(game.one, game.two))
    await field.count()
    info = await field.info()
    assert info.state == "over"
    assert {one.name: one.halves for one in info.players} == {"P1": 2, "P2": 6, "P3": 4}  # a bye, and then nothing
    assert next(one for one in info.players if one.name == "P1").left


async def test_what_a_killed_worker_left_undone_another_one_does(
    field: Field, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between each pair of steps: the tables are laid, the results read, the rounds closed, each once."""
    await field.come(4)
    left = 0

    class Killed(BaseException):
        pass

    create, carry_out = field.registry.store.create, field.registry.store.carry_out

    def mortal(write: Any) -> Any:
        async def until_killed(*values: Any) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise Killed
            await write(*values)

        return until_killed

    monkeypatch.setattr(field.registry.store, "create", mortal(create))
    monkeypatch.setattr(field.registry.store, "carry_out", mortal(carry_out))
    for lives in range(1, 60):
        left = lives % 4 + 1
        try:
            info = await field.info()
            if info.state == "open":
                await field.begin()
            for game in info.games:
                if not game.done and game.two is not None and game.round == info.round:
                    player = max(game.one, game.two)
                    if table := await field.table_of(player):
                        loaded = await field.registry.at(table)
                        if loaded.phase == "playing":
                            await field.give_up(player)
            clock.time += cup_rounds.LOOK + 1
            await housekeeping.count_due(field.registry)
            await look_after(field.registry)
        except Killed:
            continue
    left = 1_000
    await field.count()
    info = await field.info()
    assert info.state == "over"
    assert len(info.games) == 4
    assert len(await field.registry.store.rows("SELECT id FROM tables")) == 4
    assert [one.halves for one in info.players] == [4, 2, 2, 0]


async def test_it_is_advanced_by_the_house_without_anybody_asking(field: Field) -> None:
    keeping = Housekeeping(field.registry)
    await keeping.start()
    try:
        await field.come(2)
        await field.begin()
        await field.give_up(2)
        async with asyncio.timeout(5):
            while (await field.info()).state != "over":
                await asyncio.sleep(0.01)
    finally:
        await keeping.close()


async def test_nobody_comes_in_late_uninvited_or_where_it_is_full(field: Field) -> None:
    registry = field.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, cup_players=2)
    info = await field.come(2)
    _, late = await somebody(registry)
    row = await cups.invited(registry, info.link)
    with pytest.raises(Refused, match="TABLE_E_CUP_FULL"):
        await cups.join(registry, late, row, "Late", "l")
    with pytest.raises(NotYours, match="TABLE_E_CUP_LINK"):
        await cups.invited(registry, "tu_" + "x" * 43)
    with pytest.raises(NotYours, match="TABLE_E_NO_MEMBER"):
        await cups.cup_info(registry, late, field.id)
    with pytest.raises(NotYours, match="TABLE_E_NOT_THE_KEEPER"):
        await cups.begin(registry, field.devices[1], field.id)
    await field.begin()
    with pytest.raises(Refused, match="TABLE_E_CUP_BEGUN"):
        await cups.join(registry, late, row, "Late", "l")
    assert (await field.begin()).round == 1  # pressed twice


async def test_before_it_begins_one_may_go_and_its_maker_takes_it_down(field: Field) -> None:
    await field.come(3)
    await cups.leave(field.registry, field.devices[2], field.id)
    assert [one.name for one in (await field.info()).players] == ["P1", "P2"]
    await cups.leave(field.registry, field.devices[0], field.id)
    assert await field.registry.store.rows("SELECT * FROM cups") == []
    assert await cups.my_cups(field.registry, field.devices[1]) == []


async def test_a_clubs_tournament_is_open_to_its_members_alone(field: Field) -> None:
    registry = field.registry
    (_, livia), (_, ada), (_, eve) = [await somebody(registry) for _ in range(3)]
    club = await clubs.found_club(registry, livia, ClubAsk("Seal", "Livia"))
    await clubs.join(registry, ada, club.link, "Ada")
    ask = CupAsk(name="Spring", game="auction", club=club.id, called="Livia")
    with pytest.raises(NotYours, match="TABLE_E_NO_MEMBER"):
        await cups.new_cup(registry, eve, ask, "e")
    made = await cups.new_cup(registry, livia, ask, "l")
    with pytest.raises(NotYours, match="TABLE_E_NO_MEMBER"):
        await cups.in_club(registry, eve, made.id)
    await cups.join(registry, ada, await cups.in_club(registry, ada, made.id), "Ada", "a")
    listed = await cups.cups_of_club(registry, ada, club.id)
    assert [(one.id, one.players) for one in listed] == [(made.id, 2)]


async def test_floods_of_tournaments_end_at_a_ceiling(field: Field) -> None:
    registry = field.registry
    registry.ceilings = msgspec.structs.replace(registry.ceilings, cups_of_person=2)
    _, device = await somebody(registry)
    ask = CupAsk(name="Spring", game="auction")
    for _ in range(2):
        await cups.new_cup(registry, device, ask, "l")
    with pytest.raises(Refused, match="TABLE_E_CUPS_MANY"):
        await cups.new_cup(registry, device, ask, "l")


async def test_old_tournaments_are_forgotten(field: Field, clock: Clock) -> None:
    await field.come(2)
    await field.begin()
    await field.play_round()
    clock.time += cup_rounds.KEPT + 4_000
    await housekeeping.tidy(field.registry)
    for name in ("cups", "cup_players", "cup_games"):
        assert await field.registry.store.rows(f"SELECT * FROM {name}") == []


@pytest.mark.pg
async def test_three_workers_run_one_tournament_and_each_step_is_taken_once(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    workers = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for registry in workers:
        await registry.start()
    try:
        field = Field(workers[0])
        await field.come(6)
        await asyncio.gather(*(cups.begin(registry, field.devices[0], field.id) for registry in workers))
        for _ in range(4):
            info = await field.info()
            for nth, game in enumerate(game for game in info.games if not game.done and game.two is not None):
                field.registry = workers[nth % 3]
                await field.give_up(max(game.one, game.two or 0))
            await asyncio.gather(*(housekeeping.count_due(registry) for registry in workers))
            await asyncio.gather(*(cup_rounds.advance(registry, field.id) for registry in workers))
        info = await field.info()
        assert (info.state, info.round, len(info.games)) == ("over", 4, 12)
        assert len(await workers[1].store.rows("SELECT id FROM tables")) == 12
        assert sum(one.halves for one in info.players) == 24
    finally:
        for registry in workers:
            await registry.close()


async def test_a_step_against_another_state_is_a_conflict(field: Field) -> None:
    await field.come(2)
    await field.begin()
    with pytest.raises(Conflict):
        await field.registry.store.carry_out([step(sql.NEXT, field.id, 7, 0.0, must=1)])
