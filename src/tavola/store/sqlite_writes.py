"""What the SQLite store writes, inside a transaction of its writer. A conflict is found before anything is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from tavola.store import statements as sql
from tavola.store.port import Append, Aside, Conflict, Entry, KeyRow, NewTable
from tavola.store.steps import carry_out_lite


def lite(statement: str) -> str:
    return statement.replace("$", "?")


def add_past(db: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """Before the table itself: until that is there, nobody can find them."""
    db.executemany(lite(sql.NEW_ENTRY), [sql.entry_values(entry) for entry in entries])


def create(db: sqlite3.Connection, new: NewTable) -> None:
    db.execute(lite(sql.NEW_TABLE), sql.table_values(new))
    snapshots = [sql.snapshot_values(snapshot) for snapshot in (*new.waypoints, new.snapshot)]
    db.executemany(lite(sql.NEW_SNAPSHOT), snapshots)
    change_keys(db, new.keys, ())


def create_with_steps(db: sqlite3.Connection, new: NewTable) -> None:
    """The steps first: where one of them does not fit, nothing is written at all."""
    carry_out_lite(db, new.steps)
    add_past(db, new.entries)
    create(db, new)


def forget(db: sqlite3.Connection, table: str, before: float) -> None:
    if db.execute(lite(sql.FORGET_TABLE), (before, table)).rowcount:
        for statement in sql.FORGET:
            db.execute(lite(statement), (table,))


def append_to(db: sqlite3.Connection, append: Append) -> None:
    entry = append.entry
    if not are_good(db, append.revoke) or not fits(db, append):
        raise Conflict(f"{entry.table} {entry.seq}")
    carry_out_lite(db, append.steps)
    if db.execute(lite(sql.NEW_ENTRY), sql.entry_values(entry)).rowcount != 1:
        raise Conflict(f"{entry.table} {entry.seq}")
    db.execute(lite(sql.NEW_STANDING), sql.standing_values(append))
    if append.cut:
        db.execute(lite(sql.CUT), (entry.table, entry.ply))
    if append.snapshot is not None:
        db.execute(lite(sql.NEW_SNAPSHOT), sql.snapshot_values(append.snapshot))
    change_keys(db, append.keys, append.revoke)


def fits(db: sqlite3.Connection, append: Append) -> bool:
    """Whether the entry follows on the last one; a damaged end of the log is moved out of its way first."""
    entry = append.entry
    row = db.execute(lite(sql.LAST_SEQ), (entry.table,)).fetchone()
    seq = row["seq"] if row else None
    if append.aside is None:
        return bool(seq == entry.seq - 1)
    if seq != append.aside.seq or not is_last(db, entry.table, append.aside):
        return False
    for statement in sql.ASIDE:
        db.execute(lite(statement), (entry.table, entry.seq - 1, entry.at))
    for statement in sql.STRIKE:
        db.execute(lite(statement), (entry.table, entry.seq - 1))
    return True


def is_last(db: sqlite3.Connection, table: str, aside: Aside) -> bool:
    row = db.execute(lite(sql.LAST_ENTRY), (table,)).fetchone()
    found: Entry | None = sql.read_entry(row) if row else None
    return found == aside.last


def are_good(db: sqlite3.Connection, hashes: Sequence[str]) -> bool:
    rows = [db.execute(lite(sql.KEY), (hash,)).fetchone() for hash in set(hashes)]
    return all(row is not None and not row["revoked"] for row in rows)


def change_keys(db: sqlite3.Connection, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
    if add:
        db.executemany(lite(sql.NEW_KEY), [sql.key_values(key) for key in add])
    if revoke:
        db.executemany(lite(sql.REVOKE), [(hash,) for hash in revoke])
