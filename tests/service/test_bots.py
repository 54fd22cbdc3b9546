"""Bots: they answer in their turn, are taken over when nobody lets them think, and never leave a table stuck."""

import asyncio
import math
import os
import signal
import time
from collections.abc import Callable

import pytest
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests
from tests.service.guests import seats as seated

from tavola.bots.advice import Advice
from tavola.bots.analysis import Analysis
from tavola.bots.bot import Progress
from tavola.kernel import codec, match
from tavola.kernel.decision import Refusal, Refused
from tavola.service import bots, seats
from tavola.service.bot_pool import ProcessBotPool
from tavola.service.bots import BotScheduler
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.loaded_table import LoadedTable
from tavola.service.opening import open_table
from tavola.service.ports import BotQuestion, Catalogue, PastGame
from tavola.service.registry import TableRegistry
from tavola.service.watchers import Watcher
from tavola.service.wire.requests import OpenTable
from tavola.service.worker_pool import Turn
from tavola.service.worker_process import PAUSE


async def test_a_table_of_bots_plays_itself(guests: Guests, scheduler: BotScheduler) -> None:
    opened = await guests.open("auction", "random", "greedy", "random")
    loaded = await guests.registry.at(opened.table.id)
    async with asyncio.timeout(20):
        while loaded.phase != "over":
            await asyncio.sleep(0.01)
    assert guests.registry.counts.bot_answers == loaded.summary.ply
    assert guests.registry.counts.bot_faults == 0


async def test_bots_that_nobody_lets_think_are_taken_over(where: str, clock: Clock, registry: TableRegistry) -> None:
    opened = await Guests(registry).open("auction", "me", "random")  # this house has nobody for its bots
    key = opened.key
    if not registry.store.shared:
        await registry.store.close()
    other = make_registry(where, clock, "w2")
    await other.start()
    clock.time += 7
    scheduler = BotScheduler(other)
    await scheduler.start()
    try:
        guests = Guests(other)
        await guests.until_quiet(opened.table.id)
        loaded = await other.at(opened.table.id)
        assert loaded.waits_for() == [0]
        assert (await other.holder(key)).seats == (0,)
    finally:
        await scheduler.close()
        await other.close()
        if not registry.store.shared:
            await registry.store.start()


async def test_a_bot_s_lease_is_left_to_its_worker(guests: Guests, clock: Clock) -> None:
    await guests.open("auction", "me", "random")
    store = guests.registry.store
    assert await store.claim_bots("other", clock.time + 1, clock.time + 9, 9) == []
    assert len(await store.claim_bots("other", clock.time + 7, clock.time + 9, 9)) == 1


class Failing:
    """A thinker that fails, or says what is no answer."""

    def __init__(self, says: str | None) -> None:
        self.says = says

    async def choose(self, question: BotQuestion, progress: Callable[[float], None]) -> str:
        progress(0.5)
        if self.says is None:
            raise RuntimeError("a bug in a bot")
        return self.says

    async def advise(self, question: BotQuestion) -> Advice:
        raise NotImplementedError

    async def look_back(self, past: PastGame) -> Analysis:
        raise NotImplementedError

    def close(self) -> None:
        pass


@pytest.mark.parametrize("says", [None, "no such key"])
async def test_a_bot_that_fails_does_not_stop_the_table(
    guests: Guests, scheduler: BotScheduler, says: str | None
) -> None:
    guests.registry.bot_pool = Failing(says)
    opened = await guests.open("auction", "me", "open")
    key = await guests.key(opened.key)
    watcher = Watcher(key, 0, "en")
    loaded = await guests.registry.at(opened.table.id)
    loaded.watchers.add(watcher)
    await seats.let_bot_play(guests.registry, key, 1, "random")
    await guests.until_quiet(opened.table.id)
    assert loaded.waits_for() == [0]
    assert guests.registry.counts.bot_faults == 1
    sent = [message for _ in range(watcher.queue.qsize()) if (message := watcher.queue.get_nowait())]
    assert sum(b'"type":"thinking"' in message for message in sent) == 3


async def test_where_people_may_answer_bots_wait_and_then_insist(
    guests: Guests, scheduler: BotScheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "COURTESY", 0.3)
    opened = await guests.open("ambush", "me", "random")
    loaded = await guests.registry.at(opened.table.id)
    assert loaded.waits_for() == [0, 1]
    await asyncio.sleep(0.05)
    assert loaded.summary.ply == 0
    async with asyncio.timeout(10):
        while loaded.summary.ply == 0:
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_bots_think_in_processes_of_their_own_and_survive_their_death() -> None:
    catalogue, bot_pool = LibraryCatalogue(), ProcessBotPool(LibraryCatalogue)
    game, pack = catalogue.game("realm_of_sand"), catalogue.packs("realm_of_sand")[0]
    box = catalogue.box("realm_of_sand", pack)

    g = game.open_table(box, 2, None, "s")
    seat = g.open[0].seat
    ask = BotQuestion("realm_of_sand", pack, codec.save(game, g, box), 2, seat, "random", "1")
    try:
        assert await bot_pool.choose(ask, lambda part: None) in g.open[0].legal()
        for helper in bot_pool.playing.helpers:
            assert helper.pid is not None
            os.kill(helper.pid, signal.SIGKILL)
        assert await bot_pool.choose(ask, lambda part: None) in g.open[0].legal()
    finally:
        bot_pool.close()


def tell_how_far(catalogue: Catalogue, question: str, progress: Progress) -> str:
    """Work that takes longer than the pause between two reports, however slow the machine is."""
    for part in (0.25, 0.5, 0.75):
        time.sleep(PAUSE * 1.1)
        progress(part)
    return f"{question}: done"


@pytest.mark.slow
async def test_who_thinks_in_a_process_of_its_own_says_how_far_it_is() -> None:
    bot_pool, heard = ProcessBotPool(LibraryCatalogue), list[float]()
    try:
        assert await bot_pool.playing.ask(tell_how_far, "search", Turn("", 20.0), heard.append) == "search: done"
        assert heard
        assert heard == sorted(heard)
        assert set(heard) <= {0.25, 0.5, 0.75}
    finally:
        bot_pool.close()


@pytest.mark.slow
async def test_advice_comes_from_a_process_of_its_own() -> None:
    catalogue, bot_pool = LibraryCatalogue(), ProcessBotPool(LibraryCatalogue)
    game, pack = catalogue.game("realm_of_sand"), catalogue.packs("realm_of_sand")[0]
    box = catalogue.box("realm_of_sand", pack)
    g = game.open_table(box, 2, None, "s")
    ask = BotQuestion("realm_of_sand", pack, codec.save(game, g, box), 2, g.open[0].seat, "companion", "1")
    try:
        advice = await bot_pool.advise(ask)
        assert advice.best.key in g.open[0].legal()
    finally:
        bot_pool.close()


async def test_a_table_that_cannot_be_opened_keeps_no_other_waiting(
    guests: Guests, clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pack has changed since: it is said once, and the bots of other tables play on."""
    monkeypatch.setattr(bots, "is_paused", lambda loaded: False)
    monkeypatch.setattr(bots, "SWEEP", 0.01)
    locked = await guests.open("auction", "random", "random")
    other = await guests.open("auction", "random", "random")
    clock.time += 7
    registry, load = guests.registry, guests.registry._load
    registry.tables.clear()

    async def refuses(table: str) -> LoadedTable:
        if table == locked.table.id:
            raise Refused(Refusal("TABLE_E_OTHER_PACK"))
        return await load(table)

    monkeypatch.setattr(registry, "_load", refuses)
    scheduler = BotScheduler(registry)
    await scheduler.start()
    try:
        async with asyncio.timeout(20):
            while (await registry.at(other.table.id)).phase != "over":
                await asyncio.sleep(0.02)
        clock.time += bots.ASIDE + 1  # looked at again, and not said again
        await asyncio.sleep(0.1)
    finally:
        await scheduler.close()
    said = [record for record in caplog.records if record.name == "tavola.bots"]
    assert [record.getMessage() for record in said] == ["a table with a bot cannot be opened here"]


async def test_rules_that_fail_are_a_refusal_and_the_table_stands(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    before = codec.state_hash(loaded.g)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(match, "carry_out_answer", broken)
        with pytest.raises(Refused, match="TABLE_E_RULES"):
            await guests.answer(opened.key, 0)
    assert codec.state_hash(loaded.g) == before
    assert guests.registry.counts.rule_faults == 1
    assert (await guests.answer(opened.key, 0)).ply == 1


async def test_no_bot_begins_again_while_the_house_closes(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0

    async def for_ever(question: BotQuestion, progress: Callable[[float], None]) -> str:
        nonlocal begun
        begun += 1
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(guests.registry.bot_pool, "choose", for_ever)
    scheduler = BotScheduler(guests.registry)
    await scheduler.start()
    await guests.open("auction", "me", "random")
    async with asyncio.timeout(5):
        while not begun:
            await asyncio.sleep(0.01)
    await scheduler.close()
    await asyncio.sleep(0.05)
    assert (begun, scheduler.thinking) == (1, 0)


async def test_bots_among_themselves_wait_until_somebody_looks(guests: Guests, scheduler: BotScheduler) -> None:
    opened = await guests.open("auction", "random", "random")
    loaded = await guests.registry.at(opened.table.id)
    async with asyncio.timeout(20):  # whoever opens a table looks at it
        while not loaded.summary.ply:
            await asyncio.sleep(0)  # at every turn of the loop: random bots are quick
        loaded.looked = -math.inf
        while scheduler.thinking:
            await asyncio.sleep(0.01)
    before = loaded.summary.ply
    await asyncio.sleep(0.2)
    assert (loaded.summary.ply, loaded.phase) == (before, "playing")
    assert bots.is_paused(loaded)
    guests.registry.look(loaded)
    async with asyncio.timeout(20):
        while loaded.phase != "over":
            await asyncio.sleep(0.01)


async def test_a_bot_that_plays_with_people_waits_for_nobody_to_look(guests: Guests, scheduler: BotScheduler) -> None:
    opened = await guests.open("auction", "me", "open")
    loaded = await guests.registry.at(opened.table.id)
    loaded.looked = -math.inf
    await seats.let_bot_play(guests.registry, await guests.key(opened.key), 1, "random")
    await guests.until_quiet(opened.table.id)
    assert loaded.waits_for() == [0]


async def test_a_bot_s_question_says_who_shares_its_turn_and_whether_people_look(guests: Guests) -> None:
    ask = OpenTable("auction", seated("me", "random"), seed="a seed")
    opened = await open_table(guests.registry, ask, "en", "a household")
    loaded = await guests.registry.at(opened.table.id)
    question = bots.bot_question(loaded, 1, "random")
    assert (question.table, question.group, question.looked_at) == (loaded.id, "a household", True)
    loaded.looked = -math.inf
    assert not bots.bot_question(loaded, 1, "random").looked_at
    loaded.watchers.add(Watcher(await guests.key(opened.key), 0, "en"))
    assert bots.bot_question(loaded, 1, "random").looked_at
