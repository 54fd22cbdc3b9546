"""Nothing grows with the number of finished games: what is asked all the time goes by an index, whatever lies there."""

import sqlite3
from collections.abc import Iterator
from types import ModuleType

import pytest

from tavola.store import by_days, clubs, cups, hall, people, ratings, seekers, today
from tavola.store.schema import migrations

GROWS = {"tables", "log", "snapshots", "keys", "hall_seats", "hall_games", "cup_games", "cup_players", "tries",
         "person_tables", "persons", "devices", "ratings", "rating_rivals", "club_results", "told", "subscriptions",
         "letters", "holidays", "cups", "clubs", "club_members"}  # fmt: skip
# Looked for once an hour or once a day, by whoever tidies up.
TIDYING = {"people.FORGOTTEN", "cups.OLD", "today.OLD_DAYS1"}


def statements() -> Iterator[tuple[str, str]]:
    modules: tuple[ModuleType, ...] = (by_days, clubs, cups, hall, people, ratings, seekers, today)
    for module in modules:
        for name, value in vars(module).items():
            for nth, sql in enumerate(value if isinstance(value, tuple) else (value,)):
                if name.isupper() and isinstance(sql, str) and sql.split()[:1] and sql.split()[0] in WORDS:
                    yield f"{module.__name__.rpartition('.')[2]}.{name}{nth or ''}", sql


WORDS = {"SELECT", "UPDATE", "DELETE", "INSERT"}


@pytest.fixture(scope="module")
def database() -> Iterator[sqlite3.Connection]:
    made = sqlite3.connect(":memory:")
    for migration in migrations():
        for statement in migration.statements:
            made.execute(statement)
    yield made
    made.close()


def scans(database: sqlite3.Connection, sql: str) -> set[str]:
    """The tables of which this statement reads every row, by what the database says of its plan."""
    sql = sql.replace("{lock}", "")
    values = [None] * max((n for n in range(1, 20) if f"${n}" in sql), default=0)
    plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    whole = [line.split()[1] for line in plan if line.startswith("SCAN ") and "USING" not in line.split()]
    return {name for name in whole if name in GROWS}


def test_what_is_asked_goes_by_an_index(database: sqlite3.Connection) -> None:
    found = {name: read for name, sql in statements() if (read := scans(database, sql))}
    assert {name: read for name, read in found.items() if name not in TIDYING} == {}


def test_a_statement_that_reads_everything_would_be_found(database: sqlite3.Connection) -> None:
    assert scans(database, "SELECT * FROM tables WHERE pack = $1") == {"tables"}
    assert len(list(statements())) > 100
