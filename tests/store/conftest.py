"""The same store tests run on both databases."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.postgres import emptied, postgres_server

from tavola.store.port import Store
from tavola.store.postgres import PostgresStore
from tavola.store.sqlite import SqliteStore


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.pg)])
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The name of an empty store, as it is given to `--db`."""
    if request.param == "sqlite":
        return str(tmp_path / "tavola.db")
    return await emptied(request.getfixturevalue("postgres"))


def make(where: str) -> Store:
    return PostgresStore(where) if where.startswith("postgres") else SqliteStore(where)


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    store = make(where)
    await store.start()
    yield store
    await store.close()
