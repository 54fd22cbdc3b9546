"""A server in trouble under load: a short run of what `tavola bench crash` does at length."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import postgres_server

from tavola.cli.bench.crash import run

pytestmark = [pytest.mark.server, pytest.mark.slow]
WRONG = ("lost", "duplicated", "differing", "refused", "unopened", "damaged")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


def wrong(found: dict[str, Any]) -> dict[str, Any]:
    return {name: found[name] for name in (*WRONG, "refusals") if found[name]}


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    found = run(str(tmp_path / "crash.db"), 1, 2, 4, ["noughts"], 1)
    assert found["acknowledged"]
    assert wrong(found) == {}


def test_nothing_acknowledged_is_lost_on_a_bad_disk_or_by_a_bad_clock(tmp_path: Path) -> None:
    found = run(str(tmp_path / "crash.db"), 1, 1, 4, ["noughts"], 2, 8.0, ("kill", "drop", "disk", "clock"))
    assert found["acknowledged"]
    assert found["dropped"]
    assert {"disk", "clock"} & set(found["troubles"])
    assert wrong(found) == {}


@pytest.mark.pg
def test_nothing_acknowledged_is_lost_on_postgres_with_three_workers(postgres: str) -> None:
    found = run(postgres, 3, 2, 4, ["noughts"], 1)
    assert found["acknowledged"]
    assert wrong(found) == {}


@pytest.mark.pg
def test_nothing_acknowledged_is_lost_when_lines_drop_or_the_database_is_in_trouble(postgres: str) -> None:
    found = run(postgres, 1, 0, 4, ["noughts"], 3, 10.0, ("drop", "database", "clock"))
    assert found["acknowledged"]
    assert found["dropped"]
    assert found["troubles"]
    assert wrong(found) == {}
