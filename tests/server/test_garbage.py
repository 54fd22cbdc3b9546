"""Python's search for garbage stops everybody, so it goes through what is new and not through everything there is."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tavola.server import garbage
from tavola.server.garbage import GarbageSearches

MANY = 50_000


class Ring:
    """Something that holds on to itself: only a search finds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def garbage_searches() -> Iterator[None]:
    """With the whole test run aside, so that each search has little to go through."""
    gc.freeze()
    yield
    gc.freeze()


def left_to_go_through() -> int:
    return len(gc.get_objects())


async def test_what_came_through_a_long_search_is_not_gone_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LONG", 0.0)
    searches = GarbageSearches()
    searches.start()
    kept = [[number] for number in range(MANY)]
    try:
        before = left_to_go_through()
        gc.collect()
        assert before > MANY > 10 * left_to_go_through()
    finally:
        await searches.close()
    assert left_to_go_through() > MANY == len(kept), "who no longer serves leaves all as it was"


async def test_what_a_short_search_went_through_stays_where_rings_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LONG", 60.0)
    searches = GarbageSearches()
    searches.start()
    aside = gc.get_freeze_count()
    kept = [[number] for number in range(MANY)]
    try:
        gc.collect()
        assert gc.get_freeze_count() < aside + MANY == aside + len(kept)
    finally:
        await searches.close()


def test_all_that_was_there_before_anybody_was_served_is_put_aside() -> None:
    kept = [[number] for number in range(MANY)]
    garbage.put_aside()
    assert gc.get_freeze_count() > MANY == len(kept)
    assert left_to_go_through() < MANY / 10


@pytest.mark.slow
async def test_rings_among_what_was_put_aside_are_found_when_much_has_gathered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr(garbage, "CALM", 60.0)  # it is always calm here
    monkeypatch.setattr(garbage, "CALM_FOR", 0.01)
    monkeypatch.setattr(garbage, "GROWN", 1.05)  # the whole test run is aside already
    garbage.put_aside()
    searches = GarbageSearches()
    searches.start()
    try:
        rings = [Ring() for _ in range(gc.get_freeze_count() // 15)]
        gone = weakref.ref(rings[0])
        gc.freeze()
        rings.clear()
        gc.collect()
        assert gone() is not None, "what is aside is not gone through each time"
        async with asyncio.timeout(30):
            while gone() is not None:
                await asyncio.sleep(0.01)
        assert searches.thorough == 1
        assert not searches.is_due()
    finally:
        await searches.close()


async def test_a_thorough_search_waits_until_nobody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr(garbage, "CALM_FOR", 0.01)
    monkeypatch.setattr(garbage, "CALM", 0.0)  # never
    monkeypatch.setattr(garbage, "GROWN", 1.0)  # the whole test run is aside already, and stays there
    monkeypatch.setattr(garbage, "put_aside", gc.collect)
    monkeypatch.setattr(gc, "unfreeze", gc.freeze)
    searches = GarbageSearches()
    searches.start()
    try:
        kept = [[number] for number in range(1_000)]
        gc.freeze()
        assert searches.is_due()
        await asyncio.sleep(0.2)
        assert searches.thorough == 0
        monkeypatch.setattr(garbage, "LATEST", 0.0)
        async with asyncio.timeout(30):
            while not searches.thorough:
                await asyncio.sleep(0.01)
        assert len(kept) == 1_000
    finally:
        await searches.close()
