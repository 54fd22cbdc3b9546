"""The open hall: the SQL of tables that look for people, of who sits where, and of games that will be counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

SECRET = "SELECT value FROM house WHERE name = 'secret'"
NEW_SECRET = "INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING"

LIST = """
INSERT INTO hall_tables (table_id, person, name, game, language, level, public, open, club, listed_at, until)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, CAST($10 AS DOUBLE PRECISION), CAST($11 AS DOUBLE PRECISION)
WHERE (SELECT COUNT(*) FROM hall_tables WHERE person = $2) < $12 AND (SELECT COUNT(*) FROM hall_tables) < $13"""
UNLIST = "DELETE FROM hall_tables WHERE table_id = $1 AND person = $2"
EXPIRED = "DELETE FROM hall_tables WHERE until <= $1"
COUNTS = """
SELECT COUNT(*) AS whole, COALESCE(SUM(CASE WHEN person = $1 THEN 1 ELSE 0 END), 0) AS own FROM hall_tables"""
SET_OPEN = "UPDATE hall_tables SET open = $2 WHERE table_id = $1"
STAYS = "UPDATE hall_tables SET until = $2 WHERE table_id = $1 AND (public = 1 OR club <> '')"
GONE = "DELETE FROM hall_tables WHERE table_id = $1"
COLUMNS = """
hall_tables.table_id, hall_tables.person, hall_tables.name, hall_tables.game, hall_tables.language, hall_tables.level,
hall_tables.public, hall_tables.open, hall_tables.club, hall_tables.listed_at, hall_tables.until,
tables.seats, tables.plan, tables.options, tables.ply"""
JOINED = f"SELECT {COLUMNS} FROM hall_tables JOIN tables ON tables.id = hall_tables.table_id"
SEEKING = f"""{JOINED}
WHERE hall_tables.until > $1 AND hall_tables.club = '' AND hall_tables.open > 0 AND tables.finished = 0
AND ($2 = '' OR hall_tables.game = $2) AND ($3 = '' OR hall_tables.language = $3)
AND ($4 = 0 OR hall_tables.level IN (0, $4))
ORDER BY hall_tables.listed_at DESC LIMIT $5"""
WATCHED = f"""{JOINED}
WHERE hall_tables.until > $1 AND hall_tables.club = '' AND hall_tables.public = 1 AND hall_tables.open = 0
AND tables.finished = 0 AND ($2 = '' OR hall_tables.game = $2)
ORDER BY hall_tables.listed_at DESC LIMIT $3"""
OF_CLUB = f"""{JOINED}
WHERE hall_tables.until > $1 AND hall_tables.club = $2 AND hall_tables.club <> '' AND tables.finished = 0
ORDER BY hall_tables.listed_at DESC LIMIT $3"""
ONE = f"{JOINED} WHERE hall_tables.table_id = $1 AND hall_tables.until > $2"

NEW_SEAT = "INSERT INTO hall_seats (table_id, seat, person, name, line) VALUES ($1, $2, $3, $4, $5)"
SEATS = "SELECT seat, person, name, line FROM hall_seats WHERE table_id = $1 ORDER BY seat"
GOT_UP = "DELETE FROM hall_seats WHERE table_id = $1 AND seat = $2"
NO_SEATS = "DELETE FROM hall_seats WHERE table_id = $1"

NEW_GAME = """
INSERT INTO hall_games (table_id, game, rated, club, cup, over, opened_at) VALUES ($1, $2, $3, $4, $5, 0, $6)"""
OVER = "UPDATE hall_games SET over = 1 WHERE table_id = $1"
COUNTED = "DELETE FROM hall_games WHERE table_id = $1"

Row = Mapping[str, Any]


class HallRow(msgspec.Struct, frozen=True):
    """A table in the hall, with what the store knows of the table itself."""

    table_id: str
    person: str
    name: str
    game: str
    language: str
    level: int
    public: bool
    open: int
    club: str
    listed_at: float
    until: float
    seats: int
    plan: bytes
    options: bytes
    ply: int


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a table of the hall."""

    seat: int
    person: str
    name: str
    line: str


def read_hall(row: Row) -> HallRow:
    found = {name: row[name] for name in HallRow.__struct_fields__}
    return HallRow(**{**found, "public": bool(found["public"])})


def read_seat(row: Row) -> SeatRow:
    return SeatRow(row["seat"], row["person"], row["name"], row["line"])
