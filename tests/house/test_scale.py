"""The simulation of a large house says what queues say."""

import importlib
from dataclasses import replace
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def house() -> ModuleType:
    return importlib.import_module("bench.hundred_thousand")


def test_a_small_house_waits_for_its_work_and_its_disk_alone(house: ModuleType) -> None:
    found = house.simulate(replace(house.TODAY, workers=1), 500, seconds=4.0)
    assert found.breaks == ()
    assert 2.0 < found.p99 < 25.0  # ms: an answer and a commit, seldom one before it
    assert found.worker == pytest.approx(500 / 11.0 * 0.0018, rel=0.35)


def test_the_first_to_break_are_the_connections(house: ModuleType) -> None:
    assert house.simulate(house.TODAY, 20_000, seconds=0.5).breaks == ("connections",)
    assert house.simulate(house.ROOMY, 20_000, seconds=0.5).breaks == ()


def test_two_workers_are_swamped_by_ten_thousand_tables(house: ModuleType) -> None:
    two = replace(house.TODAY, workers=2)
    assert {"workers", "answers are late"} <= set(house.simulate(two, 10_000, seconds=2.0).breaks)


def test_who_sits_at_one_worker_is_carried_out_once(house: ModuleType) -> None:
    spread, affine = (house.simulate(plan, 20_000, seconds=0.5) for plan in (house.ROOMY, house.AFFINE))
    assert affine.workers < 0.6 * spread.workers
    assert affine.database < 0.5 * spread.database


def test_on_a_slow_disk_the_lock_is_what_answers_wait_for(house: ModuleType) -> None:
    slow, parted = (replace(plan, sync=0.005) for plan in (house.AFFINE, house.PARTED))
    at_lock, apart = (house.simulate(plan, 50_000, seconds=1.0) for plan in (slow, parted))
    assert "the lock of commits that notify" in at_lock.breaks
    assert apart.p99 < 0.7 * at_lock.p99


def test_the_same_seed_gives_the_same_evening(house: ModuleType) -> None:
    assert house.simulate(house.ROOMY, 2_000, seconds=0.5) == house.simulate(house.ROOMY, 2_000, seconds=0.5)
