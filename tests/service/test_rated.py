"""Which games are rated: finished ones between different persons. Nobody gains by what is not playing better."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests
from tests.service.hall_guests import open_in_hall, somebody
from tests.toys.ambush_game import AMBUSH

from tavola.kernel.decision import Refused
from tavola.service import (
    hall,
    housekeeping,
    ladder,
    people,
    person_tables,
    playing,
    rated,
    rating_board,
    seats,
    votes,
)
from tavola.service.branches import branch, next_table
from tavola.service.by_days import holidays
from tavola.service.files import export
from tavola.service.housekeeping import Housekeeping
from tavola.service.rating import DAY, START, WIDE, Strength
from tavola.service.registry import TableRegistry
from tavola.service.wire.requests import BranchAsk, Propose
from tavola.store.people import DeviceRow
from tavola.store.steps import step

LINES = [f"198.51.100.{n}" for n in range(200)]


class Rivals:
    """Persons with one device each, and rated games between them that one gives up."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.keys: dict[str, str] = {}  # of devices, by person
        self.lines: dict[str, str] = {}

    async def come(self, many: int) -> list[DeviceRow]:
        found = [await somebody(self.registry) for _ in range(many)]
        for token, device in found:
            self.keys[device.person] = token
            self.lines[device.person] = LINES[len(self.lines)]
        return [device for _, device in found]

    async def sit(self, one: DeviceRow, *others: DeviceRow, game: str = "auction", **rest: Any) -> str:
        line = self.lines[one.person]
        opened = await open_in_hall(
            self.registry, one, game, "me", *["open"] * len(others), rated=True, address=line, seed="", **rest
        )
        for other in others:
            await hall.sit_down(self.registry, other, opened.table, "Guest", self.lines[other.person])
        return opened.table

    async def give_up(self, table: str, device: DeviceRow) -> None:
        key = await self.registry.holder(self.keys[device.person], table)
        await seats.resign(self.registry, key, key.seats[0])

    async def win(self, winner: DeviceRow, loser: DeviceRow) -> str:
        table = await self.sit(winner, loser)
        await self.give_up(table, loser)
        await rated.count_game(self.registry, table)
        return table

    async def strengths(self, *devices: DeviceRow) -> list[Strength]:
        return [await rated.my_strength(self.registry, one.person, "auction") for one in devices]

    async def establish(self, device: DeviceRow, mean: float = 1400.0, spread: float = 80.0) -> None:
        row = (device.person, "auction", "Me", mean, spread, self.registry.now())
        await self.registry.store.carry_out(
            [
                step(
                    "INSERT INTO ratings (person, game, name, mean, spread, games, at) VALUES ($1,$2,$3,$4,$5,9,$6)",
                    *row,
                )
            ]
        )


@pytest.fixture
async def rivals(registry: TableRegistry) -> Rivals:
    return Rivals(registry)


async def test_a_rated_game_moves_both_and_the_board_shows_who_is_known(rivals: Rivals) -> None:
    registry = rivals.registry
    ada, bea = await rivals.come(2)
    await rivals.win(ada, bea)
    first, second = await rivals.strengths(ada, bea)
    assert first.mean > START > second.mean
    assert first.spread < WIDE
    assert (await rating_board.board(registry, "auction", ada.person)).rows == []  # one game is not enough
    mine = (await rating_board.board(registry, "auction", ada.person)).mine
    assert mine is not None
    assert (mine.games, mine.mine, mine.sure, mine.name) == (1, True, False, "Me")
    await rivals.establish((await rivals.come(1))[0])
    assert [one.sure for one in (await rating_board.board(registry, "auction", "")).rows] == [True]


async def test_a_game_is_counted_once_however_often_it_is_tried(rivals: Rivals) -> None:
    ada, bea = await rivals.come(2)
    table = await rivals.sit(ada, bea)
    assert not await rated.count_game(rivals.registry, table)  # it is not over
    await rivals.give_up(table, bea)
    done = await asyncio.gather(*(rated.count_game(rivals.registry, table) for _ in range(5)))
    assert done.count(True) == 1
    rows = await rivals.registry.store.rows("SELECT games FROM ratings")
    assert [row["games"] for row in rows] == [1, 1]
    assert await rivals.registry.store.rows("SELECT * FROM hall_games") == []
    assert await rivals.registry.store.rows("SELECT * FROM hall_seats") == []


async def test_whoever_resigns_loses_and_comes_last_though_a_bot_wins(rivals: Rivals, guests: Guests) -> None:
    ada, bea, cea = await rivals.come(3)
    table = await rivals.sit(ada, bea, cea)
    await rivals.give_up(table, ada)
    await rivals.give_up(table, bea)
    loaded = await rivals.registry.at(table, fresh=True)
    while loaded.phase == "playing":  # whoever must answer, for the bots that went on
        seat = loaded.waits_for()[0]
        asked = next(decision for decision in loaded.g.open if decision.seat == seat)
        await playing.play_and_write(
            rivals.registry, loaded, seat, asked.legal()[0], asked.id, loaded.question_id(asked)
        )
    await rated.count_game(rivals.registry, table)
    first, second, third = await rivals.strengths(ada, bea, cea)
    assert third.mean > START > max(first.mean, second.mean)


async def test_who_is_two_persons_at_one_line_gains_nothing(rivals: Rivals) -> None:
    ada, bea = await rivals.come(2)
    rivals.lines[bea.person] = rivals.lines[ada.person]
    with pytest.raises(Refused, match="TABLE_E_SAME_LINE"):
        await rivals.sit(ada, bea)
    with pytest.raises(Refused, match="TABLE_E_NOT_RATABLE"):
        await open_in_hall(rivals.registry, ada, "auction", "me", "me", "open", rated=True, seed="")


async def test_endless_rematches_with_one_rival_count_for_less_and_less(rivals: Rivals, clock: Clock) -> None:
    ada, bea = await rivals.come(2)
    gains = []
    for _ in range(12):
        before = (await rivals.strengths(ada))[0].mean
        await rivals.win(ada, bea)
        gains.append((await rivals.strengths(ada))[0].mean - before)
        clock.time += 60.0
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 10
    row = (await rivals.registry.store.rows("SELECT met, at FROM rating_rivals WHERE person = $1", ada.person))[0]
    assert 11.9 < row["met"] <= 12
    clock.time += 30 * DAY
    met = await rated.rivals_of(rivals.registry, ada.person, "auction")
    assert 5.9 < met[bea.person] < 6.1  # half forgotten after a month


async def test_rivals_made_up_for_the_purpose_move_nobody_who_is_established(rivals: Rivals) -> None:
    """Each comes from a line of its own, has met nobody else, and loses at once."""
    (ada,) = await rivals.come(1)
    await rivals.establish(ada, 1400.0, 80.0)
    for puppet in await rivals.come(12):
        await rivals.win(ada, puppet)
    assert (await rivals.strengths(ada))[0].mean == 1400.0
    known = (await rivals.come(1))[0]
    for other in await rivals.come(3):
        await rivals.win(known, other)
    await rivals.win(ada, known)
    assert (await rivals.strengths(ada))[0].mean > 1400.0


async def test_leaving_a_rated_game_is_losing_it(rivals: Rivals, guests: Guests, clock: Clock) -> None:
    ada, bea = await rivals.come(2)
    table = await rivals.sit(ada, bea)
    key = await rivals.registry.holder(rivals.keys[ada.person], table)
    await answer_until_one_waits(rivals.registry, guests, table, key)
    clock.time += housekeeping.LIVE_PATIENCE
    await housekeeping.forfeit(rivals.registry)
    await housekeeping.count_due(rivals.registry)
    first, second = await rivals.strengths(ada, bea)
    assert first.mean > START > second.mean


@pytest.mark.parametrize("way", ["the table off the list", "the last device shut out", "a beach without a clock"])
async def test_no_way_of_leaving_spares_the_loss(rivals: Rivals, guests: Guests, clock: Clock, way: str) -> None:
    registry = rivals.registry
    ada, bea = await rivals.come(2)
    table = await rivals.sit(ada, bea)
    key = await registry.holder(rivals.keys[ada.person], table)
    if way == "the table off the list":
        await person_tables.take_off(registry, bea, table)
    elif way == "the last device shut out":
        await people.shut_out(registry, bea, bea.id)
    else:
        await holidays.go_away(registry, bea, 20)  # which stops clocks of tables by days, not of this one
    await answer_until_one_waits(registry, guests, table, key)
    clock.time += housekeeping.LIVE_PATIENCE
    await housekeeping.forfeit(registry)
    await housekeeping.count_due(registry)
    first, second = await rivals.strengths(ada, bea)
    assert first.mean > START > second.mean


async def test_where_all_have_left_nobody_gains_and_others_are_not_kept_waiting(
    rivals: Rivals, guests: Guests, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = rivals.registry
    ada, bea, cea, dea = await rivals.come(4)
    broken, table = await rivals.sit(ada, bea), await rivals.sit(cea, dea)
    for one, device in ((broken, ada), (table, cea)):
        await answer_until_one_waits(registry, guests, one, await registry.holder(rivals.keys[device.person], one))
    change = registry.change

    async def cannot(at: str, do: Any) -> Any:
        if at == broken:
            raise RuntimeError("its pack is broken")
        return await change(at, do)

    monkeypatch.setattr(registry, "change", cannot)
    clock.time += housekeeping.LIVE_PATIENCE
    await housekeeping.forfeit(registry)
    await housekeeping.count_due(registry)
    assert (await rivals.strengths(cea))[0].mean > START
    clock.time += housekeeping.LIVE_PATIENCE
    await housekeeping.forfeit(registry)
    assert await registry.store.rows("SELECT * FROM hall_games") == []
    assert await rivals.strengths(ada, bea) == [Strength(), Strength()]


async def test_many_slow_tables_that_wait_keep_nobody_from_having_left(
    rivals: Rivals, guests: Guests, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOKED_AT", 2)
    registry = rivals.registry
    people = await rivals.come(8)
    tables = []
    for one, other in zip(people[::2], people[1::2], strict=True):
        pace: dict[str, Any] = {} if one is people[6] else {"pace": "slow"}
        tables.append(await rivals.sit(one, other, **pace))
        key = await registry.holder(rivals.keys[one.person], tables[-1])
        await answer_until_one_waits(registry, guests, tables[-1], key)
        clock.time += 1.0
    clock.time += housekeeping.LIVE_PATIENCE
    keeping = Housekeeping(registry)
    await keeping.look()
    assert (await registry.at(tables[3])).phase == "playing"  # not yet: older ones were looked at
    await keeping.look()
    assert [(await registry.at(one)).phase for one in tables] == ["playing"] * 3 + ["over"]


async def answer_until_one_waits(registry: TableRegistry, guests: Guests, table: str, key: Any) -> None:
    """This seat answers whatever it is asked; the other one says nothing."""
    for _ in range(200):
        if key.seats[0] not in (await registry.at(table, fresh=True)).waits_for():
            return
        asked = await guests.question(table, key.seats[0])
        await playing.give_answer(registry, key, key.seats[0], asked.id, asked.keys[0])


async def test_nobody_is_helped_replaced_or_let_out(rivals: Rivals, guests: Guests) -> None:
    registry = rivals.registry
    ada, bea = await rivals.come(2)
    table = await rivals.sit(ada, bea)
    key = await registry.holder(rivals.keys[ada.person], table)
    other = await registry.holder(rivals.keys[bea.person], table)
    seat, theirs = key.seats[0], other.seats[0]
    tried: Sequence[Any] = [
        seats.let_bot_play(registry, key, seat, "greedy"),
        seats.get_up(registry, key, seat),
        seats.invite_again(registry, key, theirs),
        votes.propose(registry, key, Propose(seat, "ruling", patch=[])),
        votes.propose(registry, key, Propose(seat, "undo", to=0)),
        export(registry, key),
        branch(registry, key, BranchAsk(0, [], anew=True, seat=seat), "en"),
    ]
    for act in tried:
        with pytest.raises(Refused, match=r"TABLE_E_(RATED|STILL_SECRET|SEATS)$"):
            await act
    assert not (await registry.at(table)).allows_hints()


async def test_an_absent_rival_is_not_replaced_by_a_bot_but_has_lost(
    rivals: Rivals, guests: Guests, clock: Clock
) -> None:
    registry = rivals.registry
    ada, bea = await rivals.come(2)
    table = await rivals.sit(ada, bea)
    key = await registry.holder(rivals.keys[ada.person], table)
    other = await registry.holder(rivals.keys[bea.person], table)
    await answer_until_one_waits(registry, guests, table, key)
    with pytest.raises(Refused, match="TABLE_E_NOT_ABSENT"):
        await seats.let_bot_play(registry, key, other.seats[0], "")
    clock.time += 180
    await seats.let_bot_play(registry, key, other.seats[0], "")
    loaded = await registry.at(table)
    assert loaded.summary.lost == [other.seats[0]]
    assert loaded.phase == "over"


async def test_what_is_no_result_between_people_is_not_counted(rivals: Rivals, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = rivals.registry
    ada, bea = await rivals.come(2)
    unrated = await open_in_hall(registry, ada, "auction", "me", "open", seed="")
    await hall.sit_down(registry, bea, unrated.table, "Bea", "b")
    await rivals.give_up(unrated.table, bea)
    await rated.count_game(registry, unrated.table)
    monkeypatch.setattr(AMBUSH, "cooperative", True)
    with pytest.raises(Refused, match="TABLE_E_NOT_RATABLE"):
        await rivals.sit(ada, bea, game="ambush")  # all win together
    table = await rivals.sit(ada, bea)
    await rivals.give_up(table, bea)
    loaded = await registry.at(table)
    loaded.summary.marks.append("ruling")
    await rated.count_game(registry, table)
    assert await registry.store.rows("SELECT * FROM ratings") == []


async def test_a_bot_of_the_ladder_is_a_fixed_point(rivals: Rivals, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = rivals.registry
    monkeypatch.setitem(ladder.LADDER, "auction", {"greedy": 1500.0})
    ada, bea = await rivals.come(2)
    for device, bot in ((ada, "greedy"), (bea, "random")):
        opened = await open_in_hall(registry, device, "auction", "me", bot, rated=True, public=True, seed="")
        await rivals.give_up(opened.table, device)
        await rated.count_game(registry, opened.table)
    first, second = await rivals.strengths(ada, bea)
    assert first.mean < START
    assert second == Strength()  # that bot's strength is not known, so nothing follows
    assert [one.bot for one in (await rating_board.board(registry, "auction", "")).rows] == ["greedy"]


async def test_a_rematch_is_its_peoples_own_affair(rivals: Rivals) -> None:
    ada, bea = await rivals.come(2)
    table = await rivals.win(ada, bea)
    key = await rivals.registry.holder(rivals.keys[ada.person], table)
    again = await next_table(rivals.registry, key, "rematch", "", "en")
    plan = (await rivals.registry.at(again.table.id)).plan
    assert (plan.rated, plan.hall, plan.hints) == (False, False, None)


async def test_a_game_that_ends_is_counted_at_once_or_by_whoever_comes_after(rivals: Rivals) -> None:
    registry = rivals.registry
    ada, bea, cea, dea = await rivals.come(4)
    left_over = await rivals.sit(ada, bea)
    await rivals.give_up(left_over, bea)  # whoever should have counted it was killed
    keeping = Housekeeping(registry)
    await keeping.start()
    try:
        table = await rivals.sit(cea, dea)
        await rivals.give_up(table, dea)
        async with asyncio.timeout(5):
            while (await rivals.strengths(cea))[0] == Strength():
                await asyncio.sleep(0.01)
        await keeping.look()
        assert (await rivals.strengths(ada))[0].mean > START
    finally:
        await keeping.close()


@pytest.mark.pg
async def test_three_workers_count_each_game_once(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    workers = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for registry in workers:
        await registry.start()
    try:
        rivals = Rivals(workers[0])
        people = await rivals.come(4)
        for n, one in enumerate(people):
            table = await rivals.sit(one, people[(n + 1) % 4])
            await rivals.give_up(table, people[(n + 1) % 4])
        await asyncio.gather(*(housekeeping.count_due(registry) for registry in workers for _ in range(2)))
        rows = await workers[1].store.rows("SELECT games FROM ratings")
        assert [row["games"] for row in rows] == [2, 2, 2, 2]
    finally:
        for registry in workers:
            await registry.close()
