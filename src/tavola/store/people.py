"""Persons, their devices and what hangs on them: the SQL, and how its rows are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tavola.store.port import KeyRow
from tavola.store.statements import NEW_KEY, REVOKE, dues_of, key_values, read_key, seats_of
from tavola.store.steps import Step, step

NEW_PERSON = "INSERT INTO persons (id, made_at, seen_at) VALUES ($1, $2, $2)"
TOUCH = "UPDATE persons SET seen_at = $2 WHERE id = $1"
NEW_DEVICE = """
INSERT INTO devices (hash, id, person, name, is_in, digits, made_at, seen_at)
SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS DOUBLE PRECISION), CAST($7 AS DOUBLE PRECISION)
WHERE (SELECT COUNT(*) FROM devices WHERE person = $3) < $8"""
DEVICE = "SELECT * FROM devices WHERE hash = $1"
DEVICES = "SELECT * FROM devices WHERE person = $1 ORDER BY is_in DESC, made_at, id"
SEEN = "UPDATE devices SET seen_at = $2 WHERE hash = $1"
LET_IN = "UPDATE devices SET is_in = 1 WHERE person = $1 AND id = $2 AND is_in = 0 AND made_at > $3"
SHUT_OUT = "DELETE FROM devices WHERE person = $1 AND id = $2"
WAITED = "DELETE FROM devices WHERE person = $1 AND is_in = 0 AND made_at <= $2"
NEW_LINK = "INSERT INTO device_links (hash, person, until) VALUES ($1, $2, $3)"
LINK = "SELECT person, until FROM device_links WHERE hash = $1"
USE_LINK = "DELETE FROM device_links WHERE hash = $1 AND until > $2"
VOID_LINKS = "DELETE FROM device_links WHERE person = $1"
HANG = """
INSERT INTO person_tables (person, table_id, key_hash, added_at)
SELECT $1, $2, $3, CAST($4 AS DOUBLE PRECISION)
WHERE (SELECT COUNT(*) FROM person_tables WHERE person = $1 AND table_id <> $2) < $5
ON CONFLICT (person, table_id) DO UPDATE SET key_hash = excluded.key_hash"""
TAKE_OFF = "DELETE FROM person_tables WHERE person = $1 AND table_id = $2"
SWEEP = """
DELETE FROM person_tables WHERE person = $1
AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.hash = person_tables.key_hash AND keys.revoked = 0)"""
HUNG = """
SELECT keys.* FROM person_tables JOIN keys ON keys.hash = person_tables.key_hash
WHERE person_tables.person = $1 AND person_tables.table_id = $2 AND keys.revoked = 0"""
HELD = """
SELECT keys.* FROM devices JOIN person_tables ON person_tables.person = devices.person
JOIN keys ON keys.hash = person_tables.key_hash
WHERE devices.hash = $1 AND devices.is_in = 1 AND person_tables.table_id = $2 AND keys.revoked = 0"""
TABLES_HUNG = "SELECT table_id FROM person_tables WHERE person = $1 ORDER BY table_id"
STANDINGS = """
SELECT tables.id, tables.game, tables.plan, tables.finished, tables.owed, tables.since, tables.bot_owed, tables.ply,
       tables.dues, keys.seats AS hand
FROM person_tables JOIN keys ON keys.hash = person_tables.key_hash JOIN tables ON tables.id = person_tables.table_id
WHERE person_tables.person = $1 AND keys.revoked = 0
ORDER BY tables.finished, tables.since LIMIT $2"""
# Of persons that nobody has been for a long time, and who hold no seat, nothing is left.
FORGOTTEN = """
SELECT id FROM persons WHERE seen_at < $1
AND NOT EXISTS (SELECT 1 FROM person_tables WHERE person_tables.person = persons.id) ORDER BY seen_at LIMIT $2"""
FORGET_PERSON = (
    "DELETE FROM persons WHERE id = $1",
    "DELETE FROM devices WHERE person = $1",
    "DELETE FROM device_links WHERE person = $1",
    "DELETE FROM person_tables WHERE person = $1",
    "DELETE FROM tries WHERE person = $1",
    "DELETE FROM seekers WHERE person = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM rating_rivals WHERE person = $1",
    "DELETE FROM hall_tables WHERE person = $1",
    "DELETE FROM subscriptions WHERE person = $1",
    "DELETE FROM holidays WHERE person = $1",
    "DELETE FROM club_members WHERE person = $1",
    "DELETE FROM club_results WHERE person = $1",
)

Row = Mapping[str, Any]


class DeviceRow(msgspec.Struct, frozen=True):
    """One device of a person, by the hash of its key."""

    hash: str
    id: str
    person: str
    name: str
    is_in: bool
    digits: str
    made_at: float
    seen_at: float


class StandingRow(msgspec.Struct, frozen=True):
    """How a table stands for the person who holds seats at it, as the store knows it."""

    table: str
    game: str
    plan: bytes
    over: bool
    owed: tuple[int, ...]
    since: float
    bot_owed: bool
    ply: int
    hand: tuple[int, ...]
    dues: tuple[float, ...] = ()  # beside `owed`, where it is played by days


def read_device(row: Row) -> DeviceRow:
    return DeviceRow(
        row["hash"],
        row["id"],
        row["person"],
        row["name"],
        bool(row["is_in"]),
        row["digits"],
        row["made_at"],
        row["seen_at"],
    )


def read_standing(row: Row) -> StandingRow:
    return StandingRow(
        row["id"],
        row["game"],
        row["plan"],
        bool(row["finished"]),
        seats_of(row["owed"]),
        row["since"],
        bool(row["bot_owed"]),
        row["ply"],
        seats_of(row["hand"]),
        dues_of(row["dues"]),
    )


def read_held(row: Row, device: str) -> KeyRow:
    """A seat's key as it is used by a device."""
    return msgspec.structs.replace(read_key(row), device=device)


def new_device(device: DeviceRow, most: int) -> Step:
    values = (device.hash, device.id, device.person, device.name, int(device.is_in), device.digits, device.made_at)
    return step(NEW_DEVICE, *values, most, must=1)


def hang(person: str, key: KeyRow, void: list[str], at: float, most: int) -> list[Step]:
    """The keys to void become one new key of the person's; of one person one thing is done at a time."""
    return [
        step(TOUCH, person, at, must=1),
        step(SWEEP, person),
        *(step(REVOKE, hash, must=1) for hash in void),
        step(NEW_KEY, *key_values(key), must=1),
        step(HANG, person, key.table, key.hash, at, most, must=1),
    ]
