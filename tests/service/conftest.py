"""A house with toy games, on SQLite and on PostgreSQL, with a clock that tests may turn."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.postgres import emptied, postgres_server
from tests.service.guests import Clock, Guests
from tests.service.toyshelf import ToyShelf

from tavola.service.bots import BotDesk
from tavola.service.house import House
from tavola.service.thinker import ThreadThinker
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


def make_house(where: str, clock: Clock, worker: str = "w1") -> House:
    shelf = ToyShelf()
    return House(open_store(where), shelf, ThreadThinker(shelf), now=clock, worker=worker)


@pytest.fixture
async def house(where: str, clock: Clock) -> AsyncIterator[House]:
    house = make_house(where, clock)
    await house.start()
    yield house
    await house.close()


@pytest.fixture
async def guests(house: House) -> Guests:
    return Guests(house)


@pytest.fixture
async def desk(house: House) -> AsyncIterator[BotDesk]:
    desk = BotDesk(house)
    await desk.start()
    yield desk
    await desk.close()
