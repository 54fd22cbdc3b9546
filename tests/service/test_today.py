"""The day's challenge: the same for everybody, one try that counts, nobody's result before one's own."""

import asyncio
import hashlib
import json

import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests, seats
from tests.service.test_people import one_more, somebody

from tavola.kernel.decision import Refused
from tavola.service import files, playing, spectators, votes
from tavola.service import seats as sitting
from tavola.service.branches import branch, next_table
from tavola.service.keys import hash_of
from tavola.service.person_tables import standings, take_off
from tavola.service.playing import give_answer
from tavola.service.present import table_info
from tavola.service.registry import TableRegistry
from tavola.service.today import results
from tavola.service.today.days import DAY, GRACE, Kind, today
from tavola.service.today.trying import begin_try, practise
from tavola.service.wire.requests import BranchAsk, Propose
from tavola.store.people import DeviceRow
from tavola.store.port import KeyRow

ALONE, RIVAL = "ambush", "auction"
KINDS = (Kind(ALONE), Kind(RIVAL, bot="random"))


@pytest.fixture
def house(guests: Guests) -> Guests:
    guests.registry.challenges = KINDS
    guests.noting = results.Results(guests.registry)  # type: ignore[attr-defined]
    return guests


class Player:
    """A person with a device, who tries."""

    def __init__(self, registry: TableRegistry, token: str, device: DeviceRow) -> None:
        self.registry, self.token, self.device = registry, token, device
        self.guests = Guests(registry)

    @classmethod
    async def come(cls, registry: TableRegistry) -> "Player":
        return cls(registry, *await somebody(registry))

    async def begin(self, game: str = RIVAL, name: str = "Ada") -> str:
        return (await begin_try(self.registry, self.device, game, name, "en")).table

    async def key(self, table: str) -> KeyRow:
        return await self.registry.holder(self.token, table)

    async def play(self, table: str, pick: int = 0) -> None:
        """To the end; whoever else must answer is a bot, of which the test takes care here and now."""
        key = await self.key(table)
        while (await self.registry.at(table)).phase == "playing":
            await self.answer(key, pick)
        await self.registry.settled()

    async def answer(self, key: KeyRow, pick: int) -> None:
        loaded = await self.registry.at(key.table, fresh=True)
        for seat in loaded.waits_for():
            if loaded.summary.seats[seat].bot:
                await play_bot(self.registry, key.table)
                return
        asked = await self.guests.question(key.table, 0)
        await give_answer(self.registry, key, 0, asked.id, asked.keys[pick % len(asked.keys)])


async def play_bot(registry: TableRegistry, table: str) -> None:
    from tavola.service.bots import bot_question, next_for_bot

    loaded = await registry.at(table)
    decision = next_for_bot(loaded)
    assert decision is not None
    bot = loaded.summary.seats[decision.seat].bot or ""
    chosen = await registry.bot_pool.choose(bot_question(loaded, decision.seat, bot), lambda _: None)
    question = loaded.question_id(decision)
    await registry.change(
        table, lambda now: playing.play_and_write(registry, now, decision.seat, chosen, decision.id, question)
    )


async def test_everybody_is_dealt_the_same_and_meets_the_same_rival(house: Guests) -> None:
    ada, ben = [await Player.come(house.registry) for _ in range(2)]
    tables = [await player.begin() for player in (ada, ben)]
    assert tables[0] != tables[1]
    for player, table in zip((ada, ben), tables, strict=True):
        await player.play(table)
    logs = [[(e.act, e.seat, e.data, e.events) for e in await house.registry.store.entries(t, 0, 500)] for t in tables]
    assert logs[0] == logs[1]
    assert len(logs[0]) > 4


async def test_the_seed_is_told_when_the_day_is_closed_and_proves_itself(house: Guests, clock: Clock) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    table = await ada.begin()
    began = await results.day_info(registry, ada.device)
    assert (began.secret, [one.seed for one in began.challenges]) == (None, [None, None])
    await ada.play(table)
    assert table_info(await registry.at(table), registry.catalogue.common_words("en")).seed is None
    with pytest.raises(Refused, match="TABLE_E_SEALED"):
        await files.export(registry, await ada.key(table))
    clock.time = began.closes
    words = registry.catalogue.words(RIVAL, "", "en")
    told = await results.day_info(registry, None, began.day)
    assert hashlib.sha256((told.secret or "").encode()).hexdigest() == began.commitment
    assert table_info(await registry.at(table), words).seed == told.challenges[1].seed
    assert json.loads(await files.export(registry, await ada.key(table)))["seed"] == told.challenges[1].seed


async def test_no_day_tells_anything_of_another(house: Guests, clock: Clock) -> None:
    first = await today(house.registry)
    clock.time += DAY
    second = await today(house.registry)
    assert first.secret != second.secret
    assert len({first.seed(ALONE), first.seed(RIVAL), second.seed(ALONE), second.seed(RIVAL)}) == 4
    with pytest.raises(Refused, match="TABLE_E_NO_DAY"):
        await results.day_info(house.registry, None, "1970-01-03")


async def test_one_try_counts_whatever_device_asks_and_however_often(house: Guests) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    phone = await one_more(registry, ada.device)
    from tavola.service.people import device_of

    other = Player(registry, phone, await device_of(registry, phone))
    asked = await asyncio.gather(*(player.begin() for player in (ada, other) * 4), return_exceptions=True)
    busy = [one for one in asked if isinstance(one, Refused)]
    assert {one.refusal.code for one in busy} <= {"TABLE_E_BUSY"}
    table = await other.begin()
    assert {one for one in asked if isinstance(one, str)} | {table} == {table}
    await other.play(table)
    assert await ada.begin() == table
    assert [row.table for row in await standings(registry, ada.device)] == [table]
    assert (await results.board(registry, ada.device, "1970-01-01", RIVAL)).results == 1


async def test_nobodys_result_is_seen_before_ones_own(house: Guests, clock: Clock) -> None:
    registry = house.registry
    ada, ben = [await Player.come(registry) for _ in range(2)]
    table = await ada.begin()
    await ada.play(table)
    mine = await ben.begin()
    for device in (None, ben.device):
        with pytest.raises(Refused, match="TABLE_E_TODAY_FIRST"):
            await results.board(registry, device, "1970-01-01", RIVAL)
        with pytest.raises(Refused, match="TABLE_E_TODAY_FIRST"):
            await results.replay_key(registry, device, table)
    with pytest.raises(Refused, match="TABLE_E_TODAY_FIRST"):
        await practise(registry, ben.device, RIVAL, "Ben", "en")
    await ben.play(mine, 1)
    told = await results.board(registry, ben.device, "1970-01-01", RIVAL)
    assert {(line.table, line.mine) for line in told.best} == {(table, False), (mine, True)}
    with pytest.raises(Refused, match="TABLE_E_TODAY_FIRST"):
        await results.board(registry, ben.device, "1970-01-01", ALONE)  # of the other game he has none
    clock.time = DAY + GRACE
    assert (await results.board(registry, None, "1970-01-01", RIVAL)).results == 2


async def test_a_replay_is_watched_with_one_key_however_often_it_is_asked_for(house: Guests) -> None:
    registry = house.registry
    ada, ben = [await Player.come(registry) for _ in range(2)]
    tables = [await ada.begin(), await ben.begin()]
    await ada.play(tables[0])
    await ben.play(tables[1])
    keys = {(await results.replay_key(registry, ben.device, tables[0])).key for _ in range(5)}
    assert len(keys) == 1
    key = await registry.holder(keys.pop(), tables[0])
    assert (key.role, key.seats) == ("watch", ())
    assert len(await registry.store.keys_of(tables[0])) == 4  # as laid, as hung, and one for all who watch
    with pytest.raises(Refused, match="TABLE_E_NO_REPLAY"):
        await results.replay_key(registry, ben.device, "nowhere")


async def test_nothing_helps_at_a_table_that_counts(house: Guests) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    table = await ada.begin()
    key = await ada.key(table)
    acts = [
        lambda: files.export(registry, key),
        lambda: branch(registry, key, BranchAsk(0, seats("me", "me"), seat=0), "en"),
        lambda: branch(registry, key, BranchAsk(0, seats("me", "me"), anew=True, seat=0), "en"),
        lambda: votes.propose(registry, key, Propose(0, "undo", to=0)),
        lambda: votes.propose(registry, key, Propose(0, "ruling", patch=[])),
        lambda: sitting.let_bot_play(registry, key, 0, "greedy"),
        lambda: sitting.get_up(registry, key, 0),
        lambda: spectators.watch_key(registry, key, False),
        lambda: next_table(registry, key, "rematch", "", "en"),
    ]
    for act in acts:
        with pytest.raises(Refused, match="TABLE_E_SEALED"):
            await act()
    assert not (await registry.at(table)).allows_hints()
    await ada.play(table)
    for act in (acts[0], acts[1], acts[8]):  # nor when it is over, as long as others may still play it
        with pytest.raises(Refused, match="TABLE_E_SEALED"):
            await act()


async def test_results_are_ranked_and_who_gave_up_comes_last(house: Guests) -> None:
    registry = house.registry
    players = [await Player.come(registry) for _ in range(5)]
    for nth, player in enumerate(players[:4]):
        await player.play(await player.begin(name=f"P{nth}"), nth)
    quitter = players[4]
    table = await quitter.begin(name="Quitter")
    await sitting.resign(registry, await quitter.key(table), 0)
    await registry.settled()
    told = await results.board(registry, quitter.device, "1970-01-01", RIVAL)
    worths = [(line.place, -line.margin, -line.score) for line in told.best]
    assert worths == sorted(worths)
    for nth, line in enumerate(told.best):
        assert line.rank == 1 + sum(worth < worths[nth] for worth in worths)
    assert (told.best[-1].name, told.best[-1].gave_up, told.results) == ("Quitter", True, 5)
    mine = (await results.day_info(registry, players[2].device)).challenges[1].mine
    assert mine is not None
    assert [line.rank for line in told.best if line.mine] == [5]
    assert mine.rank == next(line.rank for line in told.best if line.name == "P2")


async def test_what_is_not_over_when_the_day_closes_does_not_count(house: Guests, clock: Clock) -> None:
    registry = house.registry
    ada, ben = [await Player.come(registry) for _ in range(2)]
    early, late = await ada.begin(), await ben.begin()
    clock.time = DAY + GRACE - 1
    await ada.play(early)
    clock.time = DAY + GRACE
    await ben.play(late)
    told = await results.board(registry, None, "1970-01-01", RIVAL)
    assert [line.table for line in told.best] == [early]
    mine = (await results.day_info(registry, ben.device, "1970-01-01")).challenges[1].mine
    assert mine is not None
    assert mine.state == "void"


async def test_practice_comes_after_counts_for_nothing_and_has_an_end(house: Guests) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    await ada.play(await ada.begin())
    again = (await practise(registry, ada.device, RIVAL, "Ada", "en")).table
    await ada.play(again, 1)
    told = await results.board(registry, ada.device, "1970-01-01", RIVAL)
    assert (told.results, "practice" in (await registry.at(again)).plan.marks) == (1, True)
    registry.ceilings = type(registry.ceilings)(person_tries=3)
    await practise(registry, ada.device, RIVAL, "Ada", "en")
    with pytest.raises(Refused, match="TABLE_E_TODAY_ENOUGH"):
        await practise(registry, ada.device, RIVAL, "Ada", "en")


async def test_a_table_that_was_never_laid_is_laid_when_one_comes_back(house: Guests, clock: Clock) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    create, registry.store.create = registry.store.create, fail  # type: ignore[assignment, method-assign]
    with pytest.raises(RuntimeError):
        await ada.begin()
    registry.store.create = create  # type: ignore[method-assign]
    with pytest.raises(Refused, match="TABLE_E_BUSY"):
        await ada.begin()
    clock.time += 11
    await ada.play(await ada.begin())
    assert (await results.board(registry, ada.device, "1970-01-01", RIVAL)).results == 1


async def fail(_: object) -> None:
    raise RuntimeError("the lights went out")


async def test_who_takes_the_table_off_the_list_has_had_the_try(house: Guests) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    await take_off(registry, ada.device, await ada.begin())
    with pytest.raises(Refused, match="TABLE_E_TODAY_DONE"):
        await ada.begin()


async def test_yesterdays_tables_leave_the_list_and_old_days_the_store(house: Guests, clock: Clock) -> None:
    registry = house.registry
    ada = await Player.come(registry)
    await ada.play(await ada.begin())
    clock.time += DAY
    new = await ada.begin()
    assert [row.table for row in await standings(registry, ada.device)] == [new]
    assert len(await registry.store.rows("SELECT * FROM tries")) == 2
    clock.time += (registry.ceilings.kept_days + 1) * DAY
    await today(registry)
    assert await registry.store.rows("SELECT * FROM tries") == []
    assert len(await registry.store.rows("SELECT * FROM days")) == 1


async def test_no_seed_lies_in_what_a_watching_key_is_made_of(house: Guests) -> None:
    day = await today(house.registry)
    made = results.watch_key(day, "a-table", 0.0)
    assert day.secret not in made.token
    assert made.row.hash == hash_of(made.token)


@pytest.mark.pg
async def test_three_workers_have_one_day_and_one_try_for_each(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    workers = [make_registry(where, clock, f"w{n}") for n in range(3)]
    for worker in workers:
        worker.challenges = KINDS
        await worker.start()
        results.Results(worker)
    try:
        assert len({day.secret for day in await asyncio.gather(*map(today, workers))}) == 1
        ada = await Player.come(workers[0])
        players = [Player(worker, ada.token, ada.device) for worker in workers]
        asked = await asyncio.gather(*(one.begin() for one in players), return_exceptions=True)
        table = await players[1].begin()
        assert {one for one in asked if isinstance(one, str)} == {table}
        await players[2].play(table)
        told = [await results.board(worker, ada.device, "1970-01-01", RIVAL) for worker in workers]
        assert [board.results for board in told] == [1, 1, 1]
    finally:
        for worker in workers:
            await worker.close()
