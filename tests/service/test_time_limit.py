"""Rules without an end are broken off; the table stays as it was."""

import contextlib
import sys
import threading
import time

import pytest
from tests.service.guests import Guests
from tests.toys.auction import AuctionGame

from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.service.ceilings import Ceilings
from tavola.service.time_limit import _collections, time_limit


def for_ever(*_: object) -> None:
    while True:
        pass


def test_what_takes_too_long_is_broken_off() -> None:
    started = time.monotonic()
    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"), time_limit(0.05):
        for_ever()
    assert time.monotonic() - started < 5


def test_what_ends_in_time_is_let_be() -> None:
    with time_limit(0.05):
        pass
    until = time.process_time() + 0.2
    while time.process_time() < until:
        pass


def test_only_the_processor_s_time_counts() -> None:
    """On a busy machine nobody is broken off for having waited."""
    with time_limit(0.05):
        time.sleep(0.2)


def test_a_guard_within_a_guard_leaves_the_outer_one_its_time() -> None:
    def after_another() -> None:
        with time_limit(5):
            pass
        for_ever()

    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"), time_limit(0.1):
        after_another()
    with time_limit(5), pytest.raises(Refused, match="TABLE_E_TOO_LONG"), time_limit(0.05):
        for_ever()
    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"), time_limit(0.05), time_limit(5):
        for_ever()


def swallowed() -> None:
    try:
        for_ever()
    except BaseException:  # as code that runs while garbage is cleared away would
        pass
    for_ever()


def test_it_rings_again_where_nobody_heard() -> None:
    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"), time_limit(0.05):
        swallowed()


def spin(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_clearing_away_garbage_does_not_count() -> None:
    """A house with many tables has much of it, and no table can help that."""
    with time_limit(0.1):
        _collections.note("start", {})
        spin(0.3)
        _collections.note("stop", {})
    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"), time_limit(0.1):
        spin(0.3)


def test_in_another_thread_it_guards_as_well() -> None:
    """And where the system has no such timer."""
    told: list[str] = []

    def work() -> None:
        try:
            with time_limit(0.05):
                for_ever()
        except Refused as refused:
            told.append(refused.refusal.code)
        with time_limit(5):
            told.append("goes on")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(20)
    assert told == ["TABLE_E_TOO_LONG", "goes on"]


async def test_an_answer_whose_rules_run_for_ever_is_refused(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    guests.registry.ceilings = Ceilings(rules_seconds=0.05)
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    before = state_hash(loaded.g)
    with monkeypatch.context() as patch:
        patch.setattr(AuctionGame, "answer", for_ever)
        with pytest.raises(Refused, match="TABLE_E_TOO_LONG"):
            await guests.answer(opened.key, 0, "bid:1")
    assert state_hash(loaded.g) == before
    await guests.answer(opened.key, 0, "bid:1")


@pytest.mark.parametrize("seconds", [20.0, 0.05])
def test_another_thread_goes_on_afterwards_also_under_a_tracer(seconds: float) -> None:
    """Measured for coverage, the thread once hung in its next function call."""
    went_on = threading.Event()

    def traced(*_what: object) -> object:
        return traced

    def count(to: int) -> int:
        return sum(range(to))

    def work() -> None:
        sys.settrace(traced)  # type: ignore[arg-type]
        with contextlib.suppress(Refused), time_limit(seconds):
            while seconds < 1:
                count(10)
        count(10)
        went_on.set()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    assert went_on.wait(20)
