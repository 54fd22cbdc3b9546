"""Bots: they answer in their turn, are taken over when nobody lets them think, and never leave a table stuck."""

import asyncio
import math
import os
import signal
import time
from collections.abc import Callable

import pytest
from tests.service.conftest import make_house
from tests.service.guests import Clock, Guests
from tests.service.guests import seats as seated

from tavola.bots.advice import Advice
from tavola.bots.analysis import Analysis
from tavola.bots.bot import Progress
from tavola.kernel import codec, match
from tavola.kernel.decision import Refusal, Refused
from tavola.service import bots, seats
from tavola.service.asks import OpenTable
from tavola.service.bots import BotDesk
from tavola.service.helpers import PAUSE
from tavola.service.house import House
from tavola.service.live import Live
from tavola.service.opening import open_table
from tavola.service.pool import Turn
from tavola.service.ports import BotQuestion, PastGame, Shelf
from tavola.service.shelf import LibraryShelf
from tavola.service.thinker import ProcessThinker
from tavola.service.watch import Watcher


async def test_a_table_of_bots_plays_itself(guests: Guests, desk: BotDesk) -> None:
    opened = await guests.open("auction", "random", "greedy", "random")
    live = await guests.house.at(opened.table.id)
    async with asyncio.timeout(20):
        while live.phase != "over":
            await asyncio.sleep(0.01)
    assert guests.house.counts.bot_answers == live.head.ply
    assert guests.house.counts.bot_faults == 0


async def test_bots_that_nobody_lets_think_are_taken_over(where: str, clock: Clock, house: House) -> None:
    opened = await Guests(house).open("auction", "me", "random")  # this house has nobody for its bots
    key = opened.key
    if not house.store.shared:
        await house.store.close()
    other = make_house(where, clock, "w2")
    await other.start()
    clock.time += 7
    desk = BotDesk(other)
    await desk.start()
    try:
        guests = Guests(other)
        await guests.until_quiet(opened.table.id)
        live = await other.at(opened.table.id)
        assert live.waits_for() == [0]
        assert (await other.holder(key)).seats == (0,)
    finally:
        await desk.close()
        await other.close()
        if not house.store.shared:
            await house.store.start()


async def test_a_bot_s_lease_is_left_to_its_worker(guests: Guests, clock: Clock) -> None:
    await guests.open("auction", "me", "random")
    store = guests.house.store
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
async def test_a_bot_that_fails_does_not_stop_the_table(guests: Guests, desk: BotDesk, says: str | None) -> None:
    guests.house.thinker = Failing(says)
    opened = await guests.open("auction", "me", "open")
    key = await guests.key(opened.key)
    watcher = Watcher(key, 0, "en")
    live = await guests.house.at(opened.table.id)
    live.watchers.add(watcher)
    await seats.let_bot_play(guests.house, key, 1, "random")
    await guests.until_quiet(opened.table.id)
    assert live.waits_for() == [0]
    assert guests.house.counts.bot_faults == 1
    sent = [message for _ in range(watcher.queue.qsize()) if (message := watcher.queue.get_nowait())]
    assert sum(b'"type":"thinking"' in message for message in sent) == 3


async def test_where_people_may_answer_bots_wait_and_then_insist(
    guests: Guests, desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "COURTESY", 0.3)
    opened = await guests.open("ambush", "me", "random")
    live = await guests.house.at(opened.table.id)
    assert live.waits_for() == [0, 1]
    await asyncio.sleep(0.05)
    assert live.head.ply == 0
    async with asyncio.timeout(10):
        while live.head.ply == 0:
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_bots_think_in_processes_of_their_own_and_survive_their_death() -> None:
    shelf, thinker = LibraryShelf(), ProcessThinker(LibraryShelf)
    game, pack = shelf.game("realm_of_sand"), shelf.packs("realm_of_sand")[0]
    box = shelf.box("realm_of_sand", pack)

    g = game.open_table(box, 2, None, "s")
    seat = g.open[0].seat
    ask = BotQuestion("realm_of_sand", pack, codec.save(game, g, box), 2, seat, "random", "1")
    try:
        assert await thinker.choose(ask, lambda part: None) in g.open[0].legal()
        for helper in thinker.playing.helpers:
            assert helper.pid is not None
            os.kill(helper.pid, signal.SIGKILL)
        assert await thinker.choose(ask, lambda part: None) in g.open[0].legal()
    finally:
        thinker.close()


def tell_how_far(shelf: Shelf, question: str, progress: Progress) -> str:
    """Work that takes longer than the pause between two reports, however slow the machine is."""
    for part in (0.25, 0.5, 0.75):
        time.sleep(PAUSE * 1.1)
        progress(part)
    return f"{question}: done"


@pytest.mark.slow
async def test_who_thinks_in_a_process_of_its_own_says_how_far_it_is() -> None:
    thinker, heard = ProcessThinker(LibraryShelf), list[float]()
    try:
        assert await thinker.playing.ask(tell_how_far, "search", Turn("", 20.0), heard.append) == "search: done"
        assert heard
        assert heard == sorted(heard)
        assert set(heard) <= {0.25, 0.5, 0.75}
    finally:
        thinker.close()


@pytest.mark.slow
async def test_advice_comes_from_a_process_of_its_own() -> None:
    shelf, thinker = LibraryShelf(), ProcessThinker(LibraryShelf)
    game, pack = shelf.game("realm_of_sand"), shelf.packs("realm_of_sand")[0]
    box = shelf.box("realm_of_sand", pack)
    g = game.open_table(box, 2, None, "s")
    ask = BotQuestion("realm_of_sand", pack, codec.save(game, g, box), 2, g.open[0].seat, "companion", "1")
    try:
        advice = await thinker.advise(ask)
        assert advice.best.key in g.open[0].legal()
    finally:
        thinker.close()


async def test_a_table_that_cannot_be_opened_keeps_no_other_waiting(
    guests: Guests, clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pack has changed since: it is said once, and the bots of other tables play on."""
    monkeypatch.setattr(bots, "is_paused", lambda live: False)
    monkeypatch.setattr(bots, "SWEEP", 0.01)
    locked = await guests.open("auction", "random", "random")
    other = await guests.open("auction", "random", "random")
    clock.time += 7
    house, load = guests.house, guests.house._load
    house.tables.clear()

    async def refuses(table: str) -> Live:
        if table == locked.table.id:
            raise Refused(Refusal("TABLE_E_OTHER_PACK"))
        return await load(table)

    monkeypatch.setattr(house, "_load", refuses)
    desk = BotDesk(house)
    await desk.start()
    try:
        async with asyncio.timeout(20):
            while (await house.at(other.table.id)).phase != "over":
                await asyncio.sleep(0.02)
        clock.time += bots.ASIDE + 1  # looked at again, and not said again
        await asyncio.sleep(0.1)
    finally:
        await desk.close()
    said = [record for record in caplog.records if record.name == "tavola.bots"]
    assert [record.getMessage() for record in said] == ["a table with a bot cannot be opened here"]


async def test_rules_that_fail_are_a_refusal_and_the_table_stands(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("auction", "me", "me")
    live = await guests.house.at(opened.table.id)
    before = codec.state_hash(live.g)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(match, "carry_out", broken)
        with pytest.raises(Refused, match="TABLE_E_RULES"):
            await guests.answer(opened.key, 0)
    assert codec.state_hash(live.g) == before
    assert guests.house.counts.rule_faults == 1
    assert (await guests.answer(opened.key, 0)).ply == 1


async def test_no_bot_begins_again_while_the_house_closes(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0

    async def for_ever(question: BotQuestion, progress: Callable[[float], None]) -> str:
        nonlocal begun
        begun += 1
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(guests.house.thinker, "choose", for_ever)
    desk = BotDesk(guests.house)
    await desk.start()
    await guests.open("auction", "me", "random")
    async with asyncio.timeout(5):
        while not begun:
            await asyncio.sleep(0.01)
    await desk.close()
    await asyncio.sleep(0.05)
    assert (begun, desk.thinking) == (1, 0)


async def test_bots_among_themselves_wait_until_somebody_looks(guests: Guests, desk: BotDesk) -> None:
    opened = await guests.open("auction", "random", "random")
    live = await guests.house.at(opened.table.id)
    async with asyncio.timeout(20):  # whoever opens a table looks at it
        while not live.head.ply:
            await asyncio.sleep(0.01)
        live.looked = -math.inf
        while desk.thinking:
            await asyncio.sleep(0.01)
    before = live.head.ply
    await asyncio.sleep(0.2)
    assert (live.head.ply, live.phase) == (before, "playing")
    assert bots.is_paused(live)
    guests.house.look(live)
    async with asyncio.timeout(20):
        while live.phase != "over":
            await asyncio.sleep(0.01)


async def test_a_bot_that_plays_with_people_waits_for_nobody_to_look(guests: Guests, desk: BotDesk) -> None:
    opened = await guests.open("auction", "me", "open")
    live = await guests.house.at(opened.table.id)
    live.looked = -math.inf
    await seats.let_bot_play(guests.house, await guests.key(opened.key), 1, "random")
    await guests.until_quiet(opened.table.id)
    assert live.waits_for() == [0]


async def test_a_bot_s_question_says_who_shares_its_turn_and_whether_people_look(guests: Guests) -> None:
    ask = OpenTable("auction", seated("me", "random"), seed="a seed")
    opened = await open_table(guests.house, ask, "en", "a household")
    live = await guests.house.at(opened.table.id)
    question = bots.bot_question(live, 1, "random")
    assert (question.table, question.group, question.looked_at) == (live.id, "a household", True)
    live.looked = -math.inf
    assert not bots.bot_question(live, 1, "random").looked_at
    live.watchers.add(Watcher(await guests.key(opened.key), 0, "en"))
    assert bots.bot_question(live, 1, "random").looked_at
