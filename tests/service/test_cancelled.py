"""Who goes away in the middle of a change leaves the table whole: what was begun is brought to its end first."""

import asyncio
import random
from collections.abc import Callable

import pytest
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests

from tavola.kernel.codec import state_hash
from tavola.service.log_acts import Answered, Talked, read_act
from tavola.service.playing import talk
from tavola.service.registry import TableRegistry
from tavola.service.watchers import Watcher
from tavola.service.wire.records import Ack
from tavola.store.port import Append, Entry, StoreUnavailable


class Gate:
    """Holds appends back until it is opened."""

    def __init__(self, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        append = registry.store.append

        async def gated(one: Append) -> None:
            self.reached.set()
            await self.open.wait()
            await append(one)

        monkeypatch.setattr(registry.store, "append", gated)


def text_of(entry: Entry) -> str:
    """What was said or answered."""
    act = read_act(entry.data)
    return act.text if isinstance(act, Talked) else act.key if isinstance(act, Answered) else ""


async def is_whole(registry: TableRegistry, table: str) -> bool:
    """The table in memory is what the store says it is, entry by entry."""
    loaded = await registry.at(table)
    log = await registry.store.entries(table, 0, 10_000)
    registry.tables.pop(table)
    again = await registry.at(table)
    return (
        [entry.seq for entry in log] == list(range(1, loaded.seq + 1))
        and (again.seq, again.summary) == (loaded.seq, loaded.summary)
        and state_hash(again.g) == state_hash(loaded.g)
    )


async def test_a_change_that_was_begun_is_settled_before_anybody_else_comes(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    first, second = await guests.key(tokens[0]), await guests.key(tokens[1])
    gate = Gate(guests.registry, monkeypatch)
    gone = asyncio.create_task(talk(guests.registry, first, "gone"))
    await gate.reached.wait()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    here = asyncio.create_task(talk(guests.registry, second, "here"))
    await asyncio.sleep(0.05)
    gate.open.set()
    ack = await here
    log = await guests.registry.store.entries(opened.table.id, 0, 99)
    said = [(entry.seq, text_of(entry)) for entry in log if entry.act == "talked"]
    assert said == [(ack.seq - 1, "gone"), (ack.seq, "here")]
    assert guests.registry.counts.conflicts == 0
    assert await is_whole(guests.registry, opened.table.id)


async def test_who_goes_away_before_his_turn_changes_nothing(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    key = await guests.key(tokens[0])
    gate = Gate(guests.registry, monkeypatch)
    first = asyncio.create_task(talk(guests.registry, key, "first"))
    await gate.reached.wait()
    never = asyncio.create_task(talk(guests.registry, key, "never"))
    await asyncio.sleep(0.01)
    never.cancel()
    gate.open.set()
    ack = await first
    loaded = await guests.registry.at(opened.table.id)
    async with loaded.lock:
        assert loaded.seq == ack.seq


async def test_a_table_whose_last_entry_is_not_known_is_read_before_the_next_change(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who waits for the table meanwhile does not go on from what was."""
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    key, registry = await guests.key(tokens[0]), guests.registry
    append, gate = registry.store.append, asyncio.Event()
    tried: list[int] = []

    async def kept_but_not_told(one: Append) -> None:
        tried.append(one.entry.seq)
        await append(one)
        if len(tried) == 1:
            await gate.wait()
            raise StoreUnavailable("the line broke after the commit")

    monkeypatch.setattr(registry.store, "append", kept_but_not_told)
    first = asyncio.create_task(talk(registry, key, "first"))
    await asyncio.sleep(0.02)
    second = asyncio.create_task(talk(registry, key, "second"))
    await asyncio.sleep(0.02)
    gate.set()
    with pytest.raises(StoreUnavailable):
        await first
    ack = await second
    assert tried == [ack.seq - 1, ack.seq]
    assert await is_whole(registry, opened.table.id)


async def test_who_looks_on_misses_nothing_when_reading_was_broken_off(
    where: str, clock: Clock, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request that found news is given up, or the store fails, after the entries and before they were told."""
    guests = Guests(registry)
    opened = await guests.open("auction", "me", "me")
    loaded = await registry.at(opened.table.id)
    watcher = Watcher(await guests.key(opened.key), 0, "en")
    loaded.watchers.add(watcher)
    elsewhere = await another(where, clock, registry)
    await Guests(elsewhere).play([opened.key] * 2, 1)
    entries, calls = registry.store.entries, 0

    async def fails_once(table: str, after: int, limit: int) -> object:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise StoreUnavailable("just now")
        return await entries(table, after, limit)

    monkeypatch.setattr(registry.store, "entries", fails_once)
    loaded.stale = True
    with pytest.raises(StoreUnavailable):
        await registry.at(opened.table.id)
    await registry.at(opened.table.id)
    sent = [message for _ in range(watcher.queue.qsize()) if (message := watcher.queue.get_nowait())]
    assert sum(b'"act":"answered"' in message for message in sent) == 1
    if registry.store.shared:
        await elsewhere.close()


async def another(where: str, clock: Clock, registry: TableRegistry) -> TableRegistry:
    """Somebody else who writes to the same tables, unknown to the first."""
    if not registry.store.shared:
        return TableRegistry(registry.store, registry.catalogue, registry.bot_pool, now=clock, worker="w2")
    registry.store._listener.on_change = lambda table, seq: None  # type: ignore[attr-defined]
    other = make_registry(where, clock, "w2")
    await other.start()
    return other


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_acknowledged_is_lost_however_many_go_away(guests: Guests, seed: int) -> None:
    """Answers and talk at one table, broken off at random moments, as streams are when a line drops."""
    chance = random.Random(seed)
    opened = await guests.open("ambush", "me", "open")
    tokens = await guests.hands(opened)
    elsewhere = await guests.key((await guests.open("auction", "me", "me")).key)
    acked: dict[int, str] = {}

    async def say(nth: int) -> None:
        ack = await talk(guests.registry, await guests.key(tokens[nth % 2]), f"line {nth}")
        acked[ack.seq] = f"line {nth}"

    async def reply() -> None:
        loaded = await guests.registry.at(opened.table.id)
        seat = loaded.waits_for()[0]
        asked = await guests.question(opened.table.id, seat)
        ack: Ack = await guests.answer(tokens[seat], seat, asked.keys[0], asked.id)
        acked[ack.seq] = asked.keys[0]

    for round in range(25):
        doing: list[Callable[[], object]] = [reply, lambda n=round: say(2 * n), lambda n=round: say(2 * n + 1)]  # type: ignore[misc]
        busy = asyncio.create_task(talk(guests.registry, elsewhere, "so that what comes now gathers"))
        for _ in range(4):
            await asyncio.sleep(0)
        tasks = [asyncio.create_task(one()) for one in doing]  # type: ignore[arg-type]
        for task in tasks:
            for _ in range(chance.randrange(6)):
                await asyncio.sleep(0)
            if chance.random() < 0.5:
                task.cancel()
        await asyncio.gather(busy, *tasks, return_exceptions=True)
    loaded = await guests.registry.at(opened.table.id)
    async with loaded.lock:
        pass  # whatever was begun is done
    log = {entry.seq: entry for entry in await guests.registry.store.entries(opened.table.id, 0, 999)}
    assert acked == {seq: text_of(log[seq]) for seq in acked}
    assert acked
    assert await is_whole(guests.registry, opened.table.id)
