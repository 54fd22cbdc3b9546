"""Who looks for somebody: the SQL of the queue for quick pairing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

SEEK = """
INSERT INTO seekers (person, name, game, seats, language, rated, mean, line, since, until, table_id)
SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS DOUBLE PRECISION), $8, CAST($9 AS DOUBLE PRECISION),
       CAST($10 AS DOUBLE PRECISION), ''
WHERE (SELECT COUNT(*) FROM seekers) < $11
ON CONFLICT (person) DO UPDATE SET name = excluded.name, game = excluded.game, seats = excluded.seats,
    language = excluded.language, rated = excluded.rated, mean = excluded.mean, line = excluded.line,
    since = excluded.since, until = excluded.until, table_id = ''"""
SEEKER = "SELECT * FROM seekers WHERE person = $1"
STAYS = "UPDATE seekers SET until = $2 WHERE person = $1 AND table_id = ''"
OTHERS = """
SELECT * FROM seekers WHERE game = $1 AND seats = $2 AND rated = $3 AND table_id = '' AND until > $4 AND person <> $5
ORDER BY since LIMIT $6"""
PAIR = "UPDATE seekers SET table_id = $2, until = $3 WHERE person = $1 AND table_id = '' AND until > $4"
CANCEL = "DELETE FROM seekers WHERE person = $1"
EXPIRED = "DELETE FROM seekers WHERE until <= $1"

Row = Mapping[str, Any]


class SeekerRow(msgspec.Struct, frozen=True):
    """Somebody who looks for others; `table_id` once they are found."""

    person: str
    name: str
    game: str
    seats: int
    language: str
    rated: bool
    mean: float
    line: str
    since: float
    until: float
    table_id: str


def read_seeker(row: Row) -> SeekerRow:
    found = {name: row[name] for name in SeekerRow.__struct_fields__}
    return SeekerRow(**{**found, "rated": bool(found["rated"])})
