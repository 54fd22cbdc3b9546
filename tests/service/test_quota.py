"""What a table may write, and that tables nobody touches are deleted where that is wanted."""

import pytest
from tests.service.guests import Clock, Guests
from tests.service.guests import seats as asked

from tavola.kernel.decision import Refused
from tavola.service import branches, playing, seats, votes
from tavola.service.bots import is_paused
from tavola.service.ceilings import Ceilings
from tavola.service.keys import NotYours
from tavola.service.registry import NoSuchTable
from tavola.service.retention import DAY, Retention
from tavola.service.wire.requests import BranchAsk, PatchOp, Propose


async def test_talk_has_half_of_a_table_s_log_and_the_game_the_rest(guests: Guests) -> None:
    guests.registry.ceilings = Ceilings(log_bytes=20_000)
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    for _ in range(30):
        try:
            await playing.talk(guests.registry, key, "x" * 400)
        except Refused as refused:
            told = refused.refusal.code
    assert told == "TABLE_E_LOG_FULL"
    loaded = await guests.registry.at(opened.table.id)
    assert 10_000 <= loaded.summary.size < 11_000
    await guests.play([opened.key] * 2, 3)


async def test_a_full_log_stops_the_game_and_leaves_ways_out(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "random")
    key = await guests.key(opened.key)
    loaded = await guests.registry.at(opened.table.id)
    loaded.ceilings = Ceilings(log_bytes=1)
    loaded.summary.size = 1
    with pytest.raises(Refused, match="TABLE_E_LOG_FULL"):
        await guests.answer(opened.key, 0)
    with pytest.raises(Refused, match="TABLE_E_LOG_FULL"):
        await votes.propose(guests.registry, key, Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 2)]))
    assert is_paused(loaded)
    ask = BranchAsk(loaded.summary.ply, asked("me", "random"), anew=True, seat=0)
    await branches.branch(guests.registry, key, ask, "en")
    await seats.resign(guests.registry, key, 0)
    assert loaded.phase == "over"


async def test_what_was_written_is_counted_with_its_snapshots_alike_after_a_restart(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    await guests.play([opened.key] * 2, 3)
    entries = [entry for entry in await guests.registry.store.entries(loaded.id, 0, 99) if entry.step]
    before = loaded.summary.size
    assert before == sum(len(entry.data) + len(entry.events) for entry in entries) + 3 * 256
    await votes.propose(guests.registry, await guests.key(opened.key), Propose(0, "undo", to=0))
    assert loaded.summary.size > before + 16_000
    guests.registry.tables.clear()
    assert (await guests.registry.at(loaded.id)).summary.size == loaded.summary.size


async def test_tables_that_nobody_touched_for_long_are_deleted(guests: Guests, clock: Clock) -> None:
    guests.registry.ceilings = Ceilings(forget_days=30)
    forgetting = Retention(guests.registry)
    old, talked, new = [await guests.open("auction", "me", "me") for _ in range(3)]
    for opened in (old, talked, new):
        await guests.play([opened.key] * 2, 2)
        guests.registry.tables[opened.table.id].looked = 0.0
    clock.time += 29 * DAY
    assert await forgetting.forget() == []
    await playing.talk(guests.registry, await guests.key(talked.key), "still here")
    await guests.play([new.key] * 2, 1)
    clock.time += 2 * DAY
    assert await forgetting.forget() == [old.table.id]
    with pytest.raises(NotYours):
        await guests.key(old.key)
    with pytest.raises(NoSuchTable):
        await guests.registry.at(old.table.id)
    assert await guests.registry.store.entries(old.table.id, 0, 9) == []
    for opened in (talked, new):
        await guests.play([opened.key] * 2, 1)


async def test_a_table_that_somebody_looks_at_is_kept(guests: Guests, clock: Clock) -> None:
    guests.registry.ceilings = Ceilings(forget_days=30)
    opened = await guests.open("auction", "me", "me")
    clock.time += 40 * DAY
    guests.registry.look(guests.registry.tables[opened.table.id])
    assert await Retention(guests.registry).forget() == []


async def test_as_a_rule_nothing_is_ever_deleted(guests: Guests) -> None:
    forgetting = Retention(guests.registry)
    await forgetting.start()
    assert forgetting._task is None
    await forgetting.close()
