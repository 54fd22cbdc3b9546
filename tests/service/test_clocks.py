"""Clocks go back: bots play on, logs stay in order, and who watches from behind is not left behind for ever."""

import asyncio

import pytest
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests

from tavola.service import bots, delayed, seats, votes
from tavola.service.bots import BotScheduler
from tavola.service.delayed import DelayedTables
from tavola.service.playing import talk
from tavola.service.registry import TableRegistry
from tavola.service.wire.requests import Propose
from tavola.store.port import Entry

HOURS = 7_200.0


async def test_a_bot_plays_on_after_a_start_with_the_clock_set_back(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    opened = await Guests(registry).open("auction", "me", "random")  # this house has nobody for its bots
    await registry.store.hold_bots("dead", [opened.table.id], clock.time + 6)
    if not registry.store.shared:
        await registry.store.close()
    clock.time -= HOURS
    other = make_registry(where, clock, "w2")
    await other.start()
    scheduler = BotScheduler(other)
    await scheduler.start()
    try:
        await Guests(other).until_quiet(opened.table.id)
        assert (await other.at(opened.table.id)).waits_for() == [0]
    finally:
        await scheduler.close()
        await other.close()
        if not registry.store.shared:
            await registry.store.start()


async def test_a_bot_plays_on_when_the_clock_is_set_back_while_we_serve(
    guests: Guests, clock: Clock, scheduler: BotScheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its claim would last for two hours more; nobody is at it."""
    monkeypatch.setattr(bots, "SWEEP", 0.01)
    await asyncio.sleep(0.05)  # the first look is over
    opened = await guests.open("auction", "me", "open")
    with monkeypatch.context() as patch:
        patch.setattr(scheduler, "wake", lambda loaded, **_: None)
        guests.registry.on_turn.clear()
        await seats.let_bot_play(guests.registry, await guests.key(opened.key), 1, "random")
    clock.time -= HOURS
    await guests.until_quiet(opened.table.id)
    assert (await guests.registry.at(opened.table.id)).waits_for() == [0]


async def test_a_claim_that_a_worker_with_a_faster_clock_made_is_left_to_it(guests: Guests, clock: Clock) -> None:
    await guests.open("auction", "me", "random")
    store, ahead = guests.registry.store, clock.time + 5
    table = (await store.claim_bots("fast", clock.time + 7, ahead + 6, 9))[0]
    assert await store.claim_bots("slow", clock.time, clock.time + 6, 9, clock.time + 12) == []
    assert await store.claim_bots("slow", clock.time - 60, clock.time - 54, 9, clock.time - 48) == [table]


async def test_the_log_goes_on_in_time_though_the_clock_does_not(guests: Guests, clock: Clock) -> None:
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    await talk(guests.registry, key, "now")
    clock.time -= 100
    await talk(guests.registry, key, "before?")
    guests.registry.tables.clear()
    await guests.play([opened.key] * 2, 1)
    times = [entry.at for entry in await guests.registry.store.entries(opened.table.id, 0, 99)]
    assert times == sorted(times)


async def test_late_spectators_take_the_log_in_its_order(guests: Guests, clock: Clock) -> None:
    """A log from before times only grew: the later answers look older than the earlier ones."""
    opened = await guests.open("ambush", "me", "me", watch_delay=60)
    watch = await guests.key(opened.watch)
    behind = DelayedTables(guests.registry)
    try:
        seen = await behind.eyes(watch)
        await guests.play([opened.key] * 2, 2)
        loaded = await guests.registry.at(opened.table.id)
        loaded.at = 0.0  # as if the clock alone were believed
        clock.time -= 60
        await guests.play([opened.key] * 2, 2)
        clock.time += 61  # what was written last is old enough, what was written first is not
        await behind.catch_up(seen)
        assert seen.summary.ply == 0
        clock.time += 60
        await behind.catch_up(seen)
        assert (seen.seq, seen.summary.ply) == (loaded.seq, 4)
    finally:
        await behind.close()


@pytest.mark.slow
async def test_late_spectators_see_what_was_written_while_the_clock_was_ahead(
    guests: Guests, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("ambush", "me", "me", watch_delay=1)
    behind = DelayedTables(guests.registry)
    try:
        seen = await behind.eyes(await guests.key(opened.watch))
        clock.time += HOURS
        await guests.play([opened.key] * 2, 2)
        clock.time -= HOURS
        await behind.catch_up(seen)
        assert seen.summary.ply == 0
        async with asyncio.timeout(10):  # by the time that passes for us
            while seen.summary.ply < 2:
                await asyncio.sleep(0.05)
    finally:
        await behind.close()


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "tavola.service"]


async def test_who_follows_late_lives_through_an_entry_that_does_not_follow(
    guests: Guests, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It waits for the next snapshot, says so once, and goes on from there."""
    caplog.set_level("WARNING")  # whatever tests before this one said of logs
    monkeypatch.setattr(delayed, "PAUSE", 0.01)
    opened = await guests.open("ambush", "me", "me", watch_delay=60)
    behind = DelayedTables(guests.registry)
    try:
        seen = await behind.eyes(await guests.key(opened.watch))
        await guests.play([opened.key] * 2, 4)
        entries, looked = guests.registry.store.entries, asyncio.Event()

        async def with_a_hole(table: str, after: int, limit: int) -> list[Entry]:
            looked.set()
            return [entry for entry in await entries(table, after, limit) if entry.ply != 2]

        monkeypatch.setattr(guests.registry.store, "entries", with_a_hole)
        await asyncio.wait_for(looked.wait(), 10)  # no look at the whole log is under way any more
        clock.time += 61
        async with asyncio.timeout(10):
            while not said(caplog):
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # a few looks more
        assert said(caplog) == ["spectators wait for a snapshot"]
        assert (seen.summary.ply, behind._tasks[seen.id].done()) == (1, False)
        await votes.propose(guests.registry, await guests.key(opened.key), Propose(0, "undo", to=3))
        clock.time += 61
        async with asyncio.timeout(5):
            while seen.summary.ply < 3:
                await asyncio.sleep(0.01)
    finally:
        await behind.close()
