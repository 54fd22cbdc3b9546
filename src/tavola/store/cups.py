"""Tournaments: the SQL of players, rounds and boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

NEW_CUP = """
INSERT INTO cups (id, club, person, name, game, options, system, pace, public, rounds, round, seconds, until, state,
                  link_hash, made_at, looked_at)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0, CAST($10 AS DOUBLE PRECISION), CAST(0 AS DOUBLE PRECISION), 'open',
       $11, CAST($12 AS DOUBLE PRECISION), CAST(0 AS DOUBLE PRECISION)
WHERE (SELECT COUNT(*) FROM cups WHERE state <> 'over') < $13
AND (SELECT COUNT(*) FROM cups WHERE person = $3 AND state <> 'over') < $14"""
CUP = "SELECT * FROM cups WHERE id = $1"
BY_LINK = "SELECT * FROM cups WHERE link_hash = $1"
OF_CLUB = "SELECT * FROM cups WHERE club = $1 AND club <> '' ORDER BY made_at DESC LIMIT $2"
OF_PERSON = """
SELECT cups.* FROM cup_players JOIN cups ON cups.id = cup_players.cup
WHERE cup_players.person = $1 ORDER BY cups.made_at DESC LIMIT $2"""
LOCK_OPEN = "UPDATE cups SET state = state WHERE id = $1 AND state = 'open'"
JOIN = """
INSERT INTO cup_players (cup, person, id, name, line, left_it, joined_at)
SELECT $1, $2, (SELECT COALESCE(MAX(id), 0) + 1 FROM cup_players WHERE cup = $1), $3, $4, 0,
       CAST($5 AS DOUBLE PRECISION)
WHERE (SELECT COUNT(*) FROM cup_players WHERE cup = $1) < $6"""
PLAYERS = "SELECT * FROM cup_players WHERE cup = $1 ORDER BY id"
WITHDRAW = "DELETE FROM cup_players WHERE cup = $1 AND person = $2"
LEAVE = "UPDATE cup_players SET left_it = 1 WHERE cup = $1 AND person = $2"
START = """
UPDATE cups SET state = 'running', round = 1, rounds = $2, until = $3
WHERE id = $1 AND state = 'open' AND (SELECT COUNT(*) FROM cup_players WHERE cup = $1) = $4"""
NEXT = "UPDATE cups SET round = round + 1, until = $3 WHERE id = $1 AND round = $2 AND state = 'running'"
OVER = "UPDATE cups SET state = 'over' WHERE id = $1 AND round = $2 AND state = 'running'"
CANCEL = "DELETE FROM cups WHERE id = $1 AND state = 'open'"
NO_PLAYERS = "DELETE FROM cup_players WHERE cup = $1"
NEW_GAME = """
INSERT INTO cup_games (cup, round, board, one, two, table_id, done, halves_one, halves_two)
VALUES ($1, $2, $3, $4, $5, '', $6, $7, 0)"""
GAMES = "SELECT * FROM cup_games WHERE cup = $1 ORDER BY round, board"
LAID = """
UPDATE cup_games SET table_id = $4 WHERE cup = $1 AND round = $2 AND board = $3 AND table_id = '' AND done = 0"""
DONE = """
UPDATE cup_games SET done = 1, halves_one = $3, halves_two = $4 WHERE cup = $1 AND table_id = $2 AND done = 0"""
DECIDED = """
UPDATE cup_games SET done = 1, halves_one = $4, halves_two = $5
WHERE cup = $1 AND round = $2 AND board = $3 AND done = 0"""
CUP_OF = "SELECT cup FROM cup_games WHERE table_id = $1 AND table_id <> ''"
DUE = "SELECT id FROM cups WHERE state = 'running' AND looked_at < $1 ORDER BY looked_at LIMIT $2"
LOOKED = "UPDATE cups SET looked_at = $2 WHERE id = $1 AND looked_at < $3"
HOW_STANDS = "SELECT owed, since, finished FROM tables WHERE id = $1"
OLD = "SELECT id FROM cups WHERE state = 'over' AND until < $1 OR state = 'open' AND made_at < $1 LIMIT $2"
FORGET = (
    "DELETE FROM cups WHERE id = $1",
    "DELETE FROM cup_players WHERE cup = $1",
    "DELETE FROM cup_games WHERE cup = $1",
)

Row = Mapping[str, Any]


class CupRow(msgspec.Struct, frozen=True):
    """A tournament."""

    id: str
    club: str
    person: str
    name: str
    game: str
    options: bytes
    system: str
    pace: str
    public: int
    rounds: int
    round: int
    seconds: float
    until: float
    state: str
    made_at: float


class PlayerRow(msgspec.Struct, frozen=True):
    """Somebody who plays in it, by the order of coming."""

    person: str
    id: int
    name: str
    line: str
    left_it: int
    joined_at: float


class GameRow(msgspec.Struct, frozen=True):
    """One board of a round."""

    cup: str
    round: int
    board: int
    one: int
    two: int | None
    table_id: str
    done: int
    halves_one: int
    halves_two: int


def read_cup(row: Row) -> CupRow:
    return CupRow(**{name: row[name] for name in CupRow.__struct_fields__})


def read_player(row: Row) -> PlayerRow:
    return PlayerRow(**{name: row[name] for name in PlayerRow.__struct_fields__})


def read_game(row: Row) -> GameRow:
    return GameRow(**{name: row[name] for name in GameRow.__struct_fields__})
