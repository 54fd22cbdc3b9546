"""The day's challenge: the SQL of days and tries, and how its rows are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tavola.store.steps import Step, step

DAY = "SELECT * FROM days WHERE day = $1"
NEW_DAY = "INSERT INTO days (day, secret, packs, made_at) VALUES ($1, $2, $3, $4)"
OLD_DAYS = ("DELETE FROM days WHERE day < $1", "DELETE FROM tries WHERE day < $1")
NEW_TRY = """
INSERT INTO tries (table_id, day, game, person, counted, name, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7)"""
TRY = "SELECT * FROM tries WHERE table_id = $1"
OWN_TRIES = "SELECT * FROM tries WHERE person = $1 AND day = $2 AND counted = 1"
COUNT_OWN = "SELECT COUNT(*) FROM tries WHERE person = $1 AND day = $2"
SETTLE = """
UPDATE tries SET done = $2, place = $3, margin = $4, score = $5, answers = $6, done_at = CAST($7 AS DOUBLE PRECISION)
WHERE table_id = $1 AND done = 0"""
OF_BOARD = "FROM tries WHERE day = $1 AND game = $2 AND counted = 1 AND done = 1"
BEST = f"SELECT tries.* {OF_BOARD} ORDER BY place, margin DESC, score DESC, done_at, table_id LIMIT $3"
RESULTS = f"SELECT COUNT(*) {OF_BOARD}"
BETTER = f"""
SELECT COUNT(*) {OF_BOARD}
AND (place < $3 OR (place = $3 AND (margin > $4 OR (margin = $4 AND score > $5))))"""
IS_THERE = "SELECT id, finished FROM tables WHERE id = $1"
# What was played on other days leaves the list of one's tables when a new day is begun; its replay stays.
OFF_THE_LIST = """
DELETE FROM person_tables WHERE person = $1
AND table_id IN (SELECT table_id FROM tries WHERE person = $1 AND day < $2)"""

Row = Mapping[str, Any]
OPEN, DONE, VOID = 0, 1, 2


class TryRow(msgspec.Struct, frozen=True):
    """One person's try at one game of one day."""

    table_id: str
    day: str
    game: str
    person: str
    counted: bool
    name: str
    made_at: float
    done: int = OPEN
    place: int = 0
    margin: int = 0
    score: int = 0
    answers: int = 0
    done_at: float = 0.0

    @property
    def is_over(self) -> bool:
        return self.done != OPEN


def read_try(row: Row) -> TryRow:
    return TryRow(
        **{name: row[name] for name in TryRow.__struct_fields__ if name != "counted"}, counted=bool(row["counted"])
    )


def new_day(day: str, secret: str, packs: str, at: float, oldest: str) -> list[Step]:
    """The day, made once; what is older than is kept goes."""
    return [step(NEW_DAY, day, secret, packs, at, must=1), *(step(statement, oldest) for statement in OLD_DAYS)]


def new_try(one: TryRow) -> list[Step]:
    values = (one.table_id, one.day, one.game, one.person, int(one.counted), one.name, one.made_at)
    return [step(OFF_THE_LIST, one.person, one.day), step(NEW_TRY, *values, must=1)]
