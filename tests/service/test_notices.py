"""Workers on one database hear of each other, and of nothing twice."""

import asyncio
from typing import Any

import asyncpg
import msgspec
import pytest
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests

from tavola.bots.bot import Progress
from tavola.kernel.codec import state_hash
from tavola.service import bots, seats, spectators, votes
from tavola.service.bots import BotScheduler
from tavola.service.keys import NotYours
from tavola.service.ports import BotQuestion
from tavola.service.registry import TableRegistry
from tavola.service.watchers import Watcher
from tavola.service.wire.requests import Propose
from tavola.store import notices
from tavola.store.notices import Listener, payloads, read_payload

pytestmark = pytest.mark.pg
ONLY_POSTGRES = pytest.mark.parametrize("where", ["postgres"], indirect=True)


def test_payloads_are_cut_to_what_postgres_takes() -> None:
    grown = [(f"table{n:05}", n) for n in range(2_000)]
    texts = list(payloads("w", grown))
    assert len(texts) > 1
    assert all(len(text) < 8_000 for text in texts)
    assert [item for text in texts for item in read_payload(text)[1]] == grown


@ONLY_POSTGRES
async def test_a_stream_at_one_worker_is_told_what_another_wrote(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        opened = await Guests(registry).open("auction", "me", "me")
        loaded = await other.at(opened.table.id)
        watcher = Watcher(await other.holder(opened.key), 0, "en")
        loaded.watchers.add(watcher)
        await Guests(registry).answer(opened.key, 0)
        message = await asyncio.wait_for(watcher.queue.get(), 5)
        assert message is not None
        assert b'"act":"answered"' in message
        assert loaded.seq == (await registry.at(opened.table.id)).seq
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_a_key_voided_at_one_worker_is_void_at_the_other(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        here = Guests(registry)
        opened = await here.open("auction", "me", "open")
        tokens = await here.hands(opened)
        loaded = await other.at(opened.table.id)
        watcher = Watcher(await other.holder(tokens[1]), 1, "en")
        loaded.watchers.add(watcher)
        await seats.invite_again(registry, await here.key(tokens[0]), 1)
        async with asyncio.timeout(5):
            while not watcher.closed:
                await asyncio.sleep(0.01)
        with pytest.raises(NotYours):
            await other.holder(tokens[1])
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_news_missed_while_the_line_was_down_are_read_afterwards(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        opened = await Guests(registry).open("auction", "me", "me")
        loaded = await other.at(opened.table.id)
        loaded.watchers.add(Watcher(await other.holder(opened.key), 0, "en"))
        db = await asyncpg.connect(where)
        await db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await db.close()
        await Guests(registry).answer(opened.key, 0)
        async with asyncio.timeout(10):
            while loaded.seq < (await registry.at(opened.table.id)).seq:
                await asyncio.sleep(0.02)
        assert state_hash(loaded.g) == state_hash((await registry.at(opened.table.id)).g)
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_two_workers_that_answer_at_once_do_not_both_win(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        here, there = Guests(registry), Guests(other)
        opened = await here.open("auction", "me", "me", "me")
        await other.at(opened.table.id)
        asked = await here.question(opened.table.id, 0)
        both = await asyncio.gather(
            here.answer(opened.key, 0, "bid:1", asked.id), there.answer(opened.key, 0, "bid:1", asked.id)
        )
        assert sorted(ack.repeated for ack in both) == [False, True]
        assert both[0].seq == both[1].seq
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_a_worker_follows_an_undo_and_what_came_after_it(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        here = Guests(registry)
        opened = await here.open("ambush", "me", "me")
        await here.play([opened.key] * 2, 5)
        behind = await other.at(opened.table.id)
        other.look(behind)

        async with behind.lock:  # hears of nothing until all has happened
            await votes.propose(registry, await here.key(opened.key), Propose(0, "undo", to=2))
            await here.play([opened.key] * 2, 3, pick=1)
        loaded = await registry.at(opened.table.id)
        async with asyncio.timeout(5):
            while behind.seq < loaded.seq:
                await asyncio.sleep(0.01)
        assert (behind.seq, behind.summary.ply) == (loaded.seq, loaded.summary.ply)
        assert state_hash(behind.g) == state_hash(loaded.g)
        assert [entry.seq for entry in behind.recent][-1] == loaded.seq
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_a_table_at_which_nobody_looks_is_brought_up_to_date_when_somebody_comes(
    where: str, clock: Clock, registry: TableRegistry
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        here = Guests(registry)
        opened = await here.open("ambush", "me", "me")
        behind = await other.at(opened.table.id)
        before = behind.seq
        await here.play([opened.key] * 2, 3)
        async with asyncio.timeout(10):
            while not behind.stale:
                await asyncio.sleep(0.01)
        await other.settled()
        assert behind.seq == before
        assert (await other.at(opened.table.id)).seq == (await registry.at(opened.table.id)).seq
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_who_looks_at_one_worker_hears_of_a_bot_that_thinks_at_another(
    where: str, clock: Clock, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(question: BotQuestion, progress: Progress) -> str:
        for part in (0.1, 0.5):  # the first before anybody else has heard of it
            progress(part)
            await asyncio.sleep(0.4)
        return "bid:1"

    other = make_registry(where, clock, "w2")
    await other.start()
    scheduler = BotScheduler(registry)
    await scheduler.start()
    try:
        monkeypatch.setattr(bots, "WHISPER", 0.05)
        monkeypatch.setattr(registry.bot_pool, "choose", slowly)
        opened = await Guests(registry).open("auction", "me", "random")
        loaded = await other.at(opened.table.id)
        watcher = Watcher(await other.holder(opened.key), 0, "en")
        loaded.watchers.add(watcher)
        await Guests(registry).answer(opened.key, 0)
        heard: list[tuple[object, bool]] = []
        async with asyncio.timeout(10):
            while not heard or not heard[-1][1]:
                message = msgspec.json.decode(await watcher.queue.get() or b"{}")
                if message["type"] == "thinking":
                    heard.append((message["progress"], message["done"]))
        assert heard == [(None, False), (0.5, False), (1.0, True)]
        registry.store.whisper("nowhere", "nothing")  # a table that the other does not hold
    finally:
        await scheduler.close()
        await other.close()


@ONLY_POSTGRES
async def test_a_renewed_key_is_looked_at_where_its_table_is_and_nowhere_else(
    where: str, clock: Clock, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        here = Guests(registry)
        tables = [await here.open("auction", "me", "me") for _ in range(4)]
        for opened in tables:
            loaded = await other.at(opened.table.id)
            loaded.watchers.add(Watcher(await other.holder(opened.key), 0, "en"))
        asked: list[str] = []
        for name in ("entries", "keys_of"):
            monkeypatch.setattr(other.store, name, counted(getattr(other.store, name), asked))
        renewed = tables[0]
        await spectators.renew(registry, await here.key(renewed.key))
        (watcher,) = other.tables[renewed.table.id].watchers
        async with asyncio.timeout(5):
            while not watcher.closed:
                await asyncio.sleep(0.01)
        assert asked == [renewed.table.id]
        assert not any(loaded.stale for loaded in other.tables.values())
        with pytest.raises(NotYours):
            await other.holder(renewed.key)
    finally:
        await other.close()


def counted(ask: Any, asked: list[str]) -> Any:
    async def counting(table: str, *rest: Any) -> Any:
        asked.append(table)
        return await ask(table, *rest)

    return counting


@ONLY_POSTGRES
async def test_what_is_written_while_a_table_is_read_is_not_missed(
    where: str, clock: Clock, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news come after the last page was read and before the table is known here."""
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        opened = await Guests(registry).open("auction", "me", "me")
        last_seq, heard = other.store.last_seq, asyncio.Event()
        hear = other._heard

        def hearing(table: str, seq: int) -> None:
            hear(table, seq)
            heard.set()

        async def slow(table: str) -> int:
            seq = await last_seq(table)
            await Guests(registry).answer(opened.key, 0)
            await heard.wait()
            return seq

        other.store._listener.on_change = hearing  # type: ignore[attr-defined]
        with monkeypatch.context() as patch:
            patch.setattr(other.store, "last_seq", slow)
            loaded = asyncio.create_task(other._load_once(opened.table.id))
            await asyncio.wait_for(loaded, 5)
        assert (await other.at(opened.table.id)).seq == (await registry.at(opened.table.id)).seq
    finally:
        await other.close()


@ONLY_POSTGRES
async def test_who_listens_listens_again_whatever_broke_the_line(
    where: str, clock: Clock, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "RETRY", 0.01)
    opened = await Guests(registry).open("auction", "me", "me")
    loaded = await registry.at(opened.table.id)
    listener: Listener = registry.store._listener  # type: ignore[attr-defined]
    connect, tries = listener._connect, 0

    async def fails_twice() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise asyncpg.InternalClientError("another operation is in progress")
        await connect()

    monkeypatch.setattr(listener, "_connect", fails_twice)
    await listener._db.close()
    async with asyncio.timeout(10):
        while not loaded.stale:
            await asyncio.sleep(0.01)
    assert tries == 3
