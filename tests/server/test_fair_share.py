"""Work is weighed: who causes much of it waits, and everybody else comes in between."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import PATIENT, Table, bearer, make_client, open_table

from tavola.server.fair_share import LONGEST, Work
from tavola.server.rate_limit import TooOften
from tavola.server.settings import Limits
from tavola.service.time_slices import SLICE, TimeSlices, charged, nobodys

TIGHT = Limits(work_rate=0.5, work_burst=1.0, queue_of_address=3)

SLOW = Limits(work_rate=1e-6, work_burst=1.0)


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time


async def in_time(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sleeping makes the clock go on instead of taking time."""
    round_of = asyncio.sleep

    async def sleep(seconds: float) -> None:
        clock.time += seconds
        await round_of(0)

    monkeypatch.setattr("tavola.server.fair_share.asyncio.sleep", sleep)


async def test_who_has_credit_has_the_turn_at_once() -> None:
    work = Work(TIGHT, Clock())
    await asyncio.wait_for(work.turn("one"), 1)


async def test_who_is_in_debt_waits_until_it_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    await in_time(clock, monkeypatch)
    work = Work(TIGHT, clock)
    work.charge("one", 1.5)
    await work.turn("one")
    assert clock.time == pytest.approx(1.0, abs=0.01)
    await work.turn("two")
    assert clock.time == pytest.approx(1.0, abs=0.01)


async def test_no_debt_is_deeper_than_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    await in_time(clock, monkeypatch)
    work = Work(TIGHT, clock)
    work.charge("one", 100.0)
    await work.turn("one")
    assert clock.time == pytest.approx(2.0, abs=0.01)


async def test_of_one_address_one_thing_is_done_in_a_round_and_others_come_in_between() -> None:
    work, done = Work(PATIENT), list[str]()

    async def act(who: str) -> None:
        await work.turn(who)
        done.append(who)

    await asyncio.gather(*(act("many") for _ in range(5)), act("one"))
    assert done[:3].count("many") <= 2
    assert "one" in done[:2]


async def test_so_many_wait_for_their_turn_and_no_more() -> None:
    work = Work(TIGHT)
    work.charge("one", 1.9)
    waiting = [asyncio.create_task(work.turn("one")) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooOften):
        await work.turn("one")
    stream = asyncio.create_task(work.turn("one", patient=True))
    await asyncio.sleep(0)
    assert not stream.done()
    for task in (*waiting, stream):
        task.cancel()
    await asyncio.gather(*waiting, stream, return_exceptions=True)
    assert work.share_of("one").waiting == 0


async def test_a_request_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    await in_time(clock, monkeypatch)
    work = Work(TIGHT, clock)

    async def greedy() -> None:
        while clock.time < 3 * LONGEST:
            work.charge("one", 1.0)
            await asyncio.sleep(0.5)

    busy = asyncio.create_task(greedy())
    work.charge("one", 2.0)
    with pytest.raises(TooOften):
        await work.turn("one")
    await busy


async def test_what_is_done_is_charged_and_what_is_waited_for_is_not() -> None:
    work = Work(SLOW)

    async def inner() -> str:
        busy(0.03)
        await asyncio.sleep(0.2)
        busy(0.03)
        return "done"

    before = work.share_of("one").credit(work.now())
    assert await work.weigh("one", inner()) == "done"
    spent = before - work.share_of("one")._credit
    assert 0.06 <= spent < 0.2


async def test_work_in_a_task_of_its_own_is_charged_too_unless_it_is_nobody_s() -> None:
    work = Work(SLOW)

    async def sub_task() -> None:
        await asyncio.create_task(charged(busily()))

    async def apart() -> None:
        await asyncio.create_task(charged(busily()), context=nobodys())

    async def busily() -> None:
        busy(0.05)

    await work.weigh("one", sub_task())
    assert work.share_of("one")._credit < 0.96
    await work.weigh("two", apart())
    assert work.share_of("two")._credit > 0.96


async def test_what_is_raised_and_what_is_cancelled_passes_through() -> None:
    work, seen = Work(PATIENT), list[str]()

    async def fails() -> None:
        await asyncio.sleep(0)
        raise LookupError

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def drive() -> None:
        await work.weigh("one", waits())

    with pytest.raises(LookupError):
        await work.weigh("one", fails())
    task = asyncio.create_task(drive())
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == ["cancelled"]
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await work.weigh("one", waits())


async def test_the_slices_of_long_work_wait_for_their_address() -> None:
    work, rounds = Work(Limits(work_rate=0.2, work_burst=0.01)), 0

    async def long() -> None:
        nonlocal rounds
        slices = TimeSlices()
        for _ in range(6):
            busy(2 * SLICE)
            rounds += 1
            await slices.rest()

    began = time.perf_counter()
    await work.weigh("one", long())
    assert rounds == 6
    assert time.perf_counter() - began > 6 * 2 * SLICE


async def test_who_holds_a_lock_rests_for_a_round_only() -> None:
    work = Work(Limits(work_rate=0.001, work_burst=0.01))

    async def long() -> None:
        slices = TimeSlices(holds_lock=True)
        for _ in range(4):
            busy(2 * SLICE)
            await slices.rest()

    await asyncio.wait_for(drive(work, long()), 5)


async def drive(work: Work, inner: Any) -> None:
    await work.weigh("one", inner)


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_a_refusal_for_too_many_requests_is_kept_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, address_rate=0.01, address_burst=1, refusal_pause=0.3)
    with make_client(tmp_path, limits=limits) as client:
        client.get("/health")
        began = time.monotonic()
        assert client.get("/health").status_code == 429
        assert time.monotonic() - began >= 0.3


def test_requests_and_messages_are_charged_to_their_address(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=msgspec.structs.replace(PATIENT, work_rate=1e-6, work_burst=100.0)) as client:
        work = client.app.state["context"].work
        table = Table(client, open_table(client, "auction", "me", "me"))
        before = work.share_of("testclient").credit(work.now())
        client.get(f"/api/tables/{table.id}/log", headers=bearer(table.keys[0]))
        between = work.share_of("testclient").credit(work.now())
        with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
            from tests.server.conftest import hello

            reader, _ = hello(socket, table.keys[0])
            welcomed = work.share_of("testclient").credit(work.now())
            for _ in range(20):
                reader.say(do="talk", text="x", id="t")
                reader.read("ack")
        assert before > between > welcomed > work.share_of("testclient").credit(work.now())
