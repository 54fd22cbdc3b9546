"""Killed with SIGKILL under load: a short run of what `tavola bench crash` does at length."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import postgres_server

from tavola.cli.bench_crash import run

pytestmark = [pytest.mark.server, pytest.mark.slow]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    found = run(str(tmp_path / "crash.db"), 1, 2, 4, ["noughts"], 1)
    assert found["acknowledged"] > 20
    assert (found["lost"], found["duplicated"], found["differing"], found["refused"]) == (0, 0, 0, 0)


@pytest.mark.pg
def test_nothing_acknowledged_is_lost_on_postgres_with_three_workers(postgres: str) -> None:
    found = run(postgres, 3, 2, 4, ["noughts"], 1)
    assert found["acknowledged"] > 20
    assert (found["lost"], found["duplicated"], found["differing"], found["refused"]) == (0, 0, 0, 0)
