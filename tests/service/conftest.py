"""A house with toy games, on SQLite and on PostgreSQL, with a clock that tests may turn."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.postgres import emptied, postgres_server
from tests.service.guests import Clock, Guests
from tests.service.toy_catalogue import ToyCatalogue

from tavola.service.bot_pool import ThreadBotPool
from tavola.service.bots import BotScheduler
from tavola.service.registry import TableRegistry
from tavola.store import open_store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.pg)])
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tavola.db")
    return await emptied(request.getfixturevalue("postgres"))


@pytest.fixture
def clock() -> Clock:
    return Clock()


def make_registry(where: str, clock: Clock, worker: str = "w1") -> TableRegistry:
    catalogue = ToyCatalogue()
    return TableRegistry(open_store(where), catalogue, ThreadBotPool(catalogue), now=clock, worker=worker)


@pytest.fixture
async def registry(where: str, clock: Clock) -> AsyncIterator[TableRegistry]:
    registry = make_registry(where, clock)
    await registry.start()
    yield registry
    await registry.close()


@pytest.fixture
async def guests(registry: TableRegistry) -> Guests:
    return Guests(registry)


@pytest.fixture
async def scheduler(registry: TableRegistry) -> AsyncIterator[BotScheduler]:
    scheduler = BotScheduler(registry)
    await scheduler.start()
    yield scheduler
    await scheduler.close()
