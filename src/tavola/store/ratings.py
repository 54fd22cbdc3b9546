"""How strong people are: the SQL of ratings, and of how often two have met."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

GAME = "SELECT game, rated, club, cup, over FROM hall_games WHERE table_id = $1"
COUNT_IT = "DELETE FROM hall_games WHERE table_id = $1 AND over = 1"
TO_COUNT = "SELECT table_id FROM hall_games WHERE over = 1 ORDER BY opened_at LIMIT $1"
# Rated games that wait for somebody: none of them is read for it.
LEFT = """
SELECT hall_games.table_id, tables.owed, tables.since, tables.plan, tables.ply FROM hall_games
JOIN tables ON tables.id = hall_games.table_id
WHERE hall_games.over = 0 AND hall_games.rated = 1 AND tables.since <= $1 AND tables.since > $2
ORDER BY tables.since LIMIT $3"""
RATING = "SELECT * FROM ratings WHERE person = $1 AND game = $2"
RATINGS = "SELECT * FROM ratings WHERE person = $1 ORDER BY game"
BOARD = "SELECT * FROM ratings WHERE game = $1 AND spread <= $2 ORDER BY mean DESC LIMIT $3"
NEW_RATING = """
INSERT INTO ratings (person, game, name, mean, spread, games, at) VALUES ($1, $2, $3, $4, $5, 0, $6)
ON CONFLICT DO NOTHING"""
RATE = """
UPDATE ratings SET name = $3, mean = $4, spread = $5, games = games + 1, at = $6
WHERE person = $1 AND game = $2 AND games = $7"""
MET = "SELECT rival, met, at FROM rating_rivals WHERE game = $1 AND person = $2 ORDER BY at DESC LIMIT $3"
MEET = """
INSERT INTO rating_rivals (game, person, rival, met, at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (game, person, rival) DO UPDATE SET met = excluded.met, at = excluded.at"""
LONG_AGO = "DELETE FROM rating_rivals WHERE at < $1"

Row = Mapping[str, Any]


class RatingRow(msgspec.Struct, frozen=True):
    """What is known of one person's strength in one game."""

    person: str
    game: str
    name: str
    mean: float
    spread: float
    games: int
    at: float


def read_rating(row: Row) -> RatingRow:
    return RatingRow(**{name: row[name] for name in RatingRow.__struct_fields__})
