"""Bots: they answer in their turn, are taken over when nobody lets them think, and never leave a table stuck."""

import asyncio
from collections.abc import Callable

import pytest
from tests.service.conftest import make_house
from tests.service.guests import Clock, Guests

from tavola.kernel import codec
from tavola.service import bots, seats
from tavola.service.bots import BotDesk
from tavola.service.house import House
from tavola.service.ports import BotQuestion
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
    ask = BotQuestion("realm_of_sand", pack, codec.save(game, g, box), seat, "random", "1")
    try:
        assert await thinker.choose(ask, lambda part: None) in g.open[0].legal()
        assert thinker._pool is not None
        for process in thinker._pool._processes.values():
            process.kill()
        with pytest.raises(Exception, match="terminated abruptly"):
            await thinker.choose(ask, lambda part: None)
        assert await thinker.choose(ask, lambda part: None) in g.open[0].legal()
    finally:
        thinker.close()
