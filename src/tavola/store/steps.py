"""Several statements that are carried out together or not at all, the same for both databases.

What a table needs has methods of its own in the port. Everything around tables (people, the day's challenge) says
its SQL in a module of its own and hands it over as steps.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import asyncpg

from tavola.store.port import Conflict, Step

__all__ = ["Step", "carry_out_in", "carry_out_lite", "check", "step"]


def step(sql: str, *values: Any, must: int | None = None) -> Step:
    return Step(sql, values, must)


def check(one: Step, touched: int) -> None:
    if one.must is not None and touched != one.must:
        raise Conflict(f"{touched} rows: {one.sql.split('(')[0].strip()}")


def carry_out_lite(db: sqlite3.Connection, steps: Sequence[Step]) -> None:
    """Inside a transaction of the writer, with others' jobs: a conflict takes back what these steps have written."""
    db.execute("SAVEPOINT steps")
    try:
        for one in steps:
            check(one, db.execute(one.sql.replace("$", "?"), one.values).rowcount)
    except sqlite3.IntegrityError as error:
        db.execute("ROLLBACK TO steps")
        raise Conflict(str(error)) from None
    except BaseException:
        db.execute("ROLLBACK TO steps")
        raise
    finally:
        db.execute("RELEASE steps")


async def carry_out_in(db: Any, steps: Sequence[Step]) -> None:
    """Inside a transaction of PostgreSQL, which the conflict ends."""
    try:
        await _carry_out(db, steps)
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from None


async def _carry_out(db: Any, steps: Sequence[Step]) -> None:
    for one in steps:
        told: str = await db.execute(one.sql, *one.values)  # "UPDATE 1", "INSERT 0 1"
        check(one, int(told.rpartition(" ")[2]))
