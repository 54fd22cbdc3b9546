"""Processes that think: so much time, so much memory, and a turn for everybody."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest
from tests.service.toy_catalogue import ToyCatalogue

from tavola.bots.bot import Progress, unwatched
from tavola.service.bot_pool import ProcessBotPool, twice
from tavola.service.ceilings import Ceilings
from tavola.service.fair_queue import FairQueue
from tavola.service.ports import BotQuestion, Catalogue
from tavola.service.worker_pool import Turn, WorkerPool
from tavola.service.worker_process import Died, Failed, Overran, Terms, WorkerProcess

TERMS = Terms(ToyCatalogue, memory=1_024)
QUICK = Turn("one", 20.0)


def say(catalogue: Catalogue, question: str, progress: Progress) -> str:
    return f"{question}!"


def for_ever(catalogue: Catalogue, question: str, progress: Progress) -> str:
    while True:
        pass


def eat(catalogue: Catalogue, question: str, progress: Progress) -> str:
    """A list that C code makes in one go, where no signal is heard."""
    return str(len([0] * (1 << 40)))


def eat_slowly(catalogue: Catalogue, question: str, progress: Progress) -> str:
    eaten: list[bytes] = []
    while True:
        eaten.append(b"x" * (1 << 24))


def die(catalogue: Catalogue, question: str, progress: Progress) -> str:
    os._exit(3)


def stumble(catalogue: Catalogue, question: str, progress: Progress) -> str:
    raise ZeroDivisionError("a bug in a bot")


def die_once(catalogue: Catalogue, question: str, progress: Progress) -> str:
    if not Path(question).exists():
        Path(question).touch()
        os._exit(3)
    return "answered"


@pytest.fixture
def helper() -> Any:
    helper = WorkerProcess(TERMS)
    yield helper
    helper.end()


def answers(helper: WorkerProcess) -> str:
    return helper.work(say, "here", 20.0, unwatched)


@pytest.mark.slow
@pytest.mark.parametrize(("job", "why"), [(for_ever, Overran), (eat, Overran), (eat_slowly, Overran), (die, Died)])
def test_who_takes_too_much_is_ended_and_another_takes_its_place(helper: WorkerProcess, job: Any, why: Any) -> None:
    assert answers(helper) == "here!"
    before = helper.pid
    with pytest.raises(why):
        helper.work(job, "", 1.0, unwatched)
    assert answers(helper) == "here!"
    assert helper.pid != before


@pytest.mark.slow
def test_work_that_fails_ends_nobody(helper: WorkerProcess) -> None:
    answers(helper)
    before = helper.pid
    with pytest.raises(Failed, match="ZeroDivisionError"):
        helper.work(stumble, "", 1.0, unwatched)
    assert (answers(helper), helper.pid) == ("here!", before)


@pytest.mark.slow
async def test_a_question_whose_process_was_ended_is_put_once_more(tmp_path: Any) -> None:
    pool = WorkerPool(TERMS, 1)
    try:
        assert await twice(pool, die_once, str(tmp_path / "died"), QUICK, unwatched) == "answered"
        with pytest.raises(Died):
            await twice(pool, die, "", QUICK, unwatched)
    finally:
        pool.close()


@pytest.mark.slow
async def test_one_that_holds_a_process_keeps_nobody_else_waiting() -> None:
    pool = WorkerPool(TERMS, 2)
    hogs = [asyncio.create_task(pool.ask(for_ever, "", Turn("hog", 60.0), unwatched)) for _ in range(4)]
    try:
        await asyncio.sleep(0)
        async with asyncio.timeout(50):
            assert await pool.ask(say, "me", Turn("other", 20.0), unwatched) == "me!"
        assert pool.waiting == 3
    finally:
        pool.close()
        await asyncio.gather(*hogs, return_exceptions=True)


@pytest.mark.slow
async def test_a_table_whose_bots_take_too_much_has_less_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool, had = ProcessBotPool(ToyCatalogue, ceilings=Ceilings(bot_seconds=8.0)), list[float]()

    async def overruns(job: Any, question: Any, turn: Turn, progress: Progress) -> str:
        had.append(turn.seconds)
        raise Overran

    monkeypatch.setattr(bot_pool.playing, "ask", overruns)
    ask = BotQuestion("auction", "", b"", 2, 0, "random", "1", table="t")
    for _ in range(5):
        with pytest.raises(Overran):
            await bot_pool.choose(ask, unwatched)
    assert had == [8.0, 8.0, 4.0, 4.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0]
    bot_pool.close()


def taken(queue: FairQueue[str], times: int) -> list[str]:
    found = [queue.take() for _ in range(times)]
    return [one[1] if one else "" for one in found]


def test_groups_take_turns_however_much_one_asks_for() -> None:
    queue: FairQueue[str] = FairQueue(9)
    for number in range(5):
        queue.put("many", f"many{number}", looked_at=True)
    queue.put("few", "few0", looked_at=True)
    assert taken(queue, 4) == ["many0", "few0", "many1", "many2"]


def test_what_people_look_at_comes_first_and_the_rest_is_not_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(99)
    for number in range(10):
        queue.put("a", f"alone{number}", looked_at=False)
        queue.put("b", f"seen{number}", looked_at=True)
    assert taken(queue, 6) == ["seen0", "seen1", "seen2", "seen3", "alone0", "seen4"]


def test_one_place_is_left_for_another_group() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for number in range(3):
        queue.put("many", f"many{number}", looked_at=True)
    assert taken(queue, 2) == ["many0", ""]
    queue.put("few", "few0", looked_at=False)
    assert taken(queue, 2) == ["few0", ""]
    queue.back("many")
    assert taken(queue, 1) == ["many1"]


def test_who_does_not_wait_any_more_has_no_turn() -> None:
    queue: FairQueue[str] = FairQueue(3)
    queue.put("a", "first", looked_at=True)
    queue.put("a", "second", looked_at=True)
    queue.forget("first")
    queue.forget("first")
    assert (taken(queue, 2), queue.waiting) == (["second", ""], 0)


@pytest.mark.slow
def test_every_answer_may_take_its_time_anew(helper: WorkerProcess) -> None:
    """The time is counted for each question, not for the life of the process."""
    began = time.monotonic()
    for _ in range(3):
        assert helper.work(busy, "x", 1.0, unwatched) == "x"
    assert time.monotonic() - began > 1.2


def busy(catalogue: Catalogue, question: str, progress: Progress) -> str:
    until = time.process_time() + 0.5
    while time.process_time() < until:
        pass
    return question
