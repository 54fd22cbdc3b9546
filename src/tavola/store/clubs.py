"""Clubs: the SQL of members, links and the board of results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

NEW_CLUB = "INSERT INTO clubs (id, name, link, link_hash, made_at) VALUES ($1, $2, 1, $3, $4)"
CLUB = "SELECT * FROM clubs WHERE id = $1"
BY_LINK = "SELECT * FROM clubs WHERE link_hash = $1"
LOCK = "UPDATE clubs SET link = link WHERE id = $1"  # of one club one thing is done at a time
STILL = "UPDATE clubs SET link = link WHERE id = $1 AND link_hash = $2"
RENEW = "UPDATE clubs SET link = link + 1, link_hash = $3 WHERE id = $1 AND link = $2"
JOIN = """
INSERT INTO club_members (club, person, id, name, keeper, joined_at)
SELECT $1, $2, $3, $4, $5, CAST($6 AS DOUBLE PRECISION)
WHERE (SELECT COUNT(*) FROM club_members WHERE club = $1) < $7
AND (SELECT COUNT(*) FROM club_members WHERE person = $2) < $8"""
MEMBERS = "SELECT * FROM club_members WHERE club = $1 ORDER BY joined_at, id"
MEMBER = "SELECT * FROM club_members WHERE club = $1 AND person = $2"
CLUBS_OF = """
SELECT clubs.id, clubs.name, (SELECT COUNT(*) FROM club_members AS other WHERE other.club = clubs.id) AS members
FROM club_members JOIN clubs ON clubs.id = club_members.club WHERE club_members.person = $1
ORDER BY clubs.name, clubs.id"""
GO = "DELETE FROM club_members WHERE club = $1 AND person = $2"
# Who has been there longest keeps the club, where nobody does any more.
NEXT_KEEPER = """
UPDATE club_members SET keeper = 1 WHERE club = $1
AND NOT EXISTS (SELECT 1 FROM club_members AS other WHERE other.club = $1 AND other.keeper = 1)
AND person = (SELECT person FROM club_members AS oldest WHERE oldest.club = $1 ORDER BY joined_at, id LIMIT 1)"""
EMPTY = "NOT EXISTS (SELECT 1 FROM club_members WHERE club_members.club = $1)"
CLOSE = (f"DELETE FROM club_results WHERE club = $1 AND {EMPTY}", f"DELETE FROM clubs WHERE id = $1 AND {EMPTY}")
RESULT = """
INSERT INTO club_results (club, person, game, played, won)
SELECT $1, $2, $3, 1, $4 WHERE EXISTS (SELECT 1 FROM club_members WHERE club = $1 AND person = $2)
ON CONFLICT (club, person, game)
DO UPDATE SET played = club_results.played + 1, won = club_results.won + excluded.won"""
RESULTS = """
SELECT club_results.game, club_results.played, club_results.won, club_members.id, club_members.name
FROM club_results
JOIN club_members ON club_members.club = club_results.club AND club_members.person = club_results.person
WHERE club_results.club = $1 ORDER BY club_results.game, club_results.won DESC, club_results.played, club_members.id"""
NO_RESULTS = "DELETE FROM club_results WHERE club = $1 AND person = $2"

Row = Mapping[str, Any]


class MemberRow(msgspec.Struct, frozen=True):
    """Somebody of a club."""

    club: str
    person: str
    id: str
    name: str
    keeper: bool
    joined_at: float


def read_member(row: Row) -> MemberRow:
    found = {name: row[name] for name in MemberRow.__struct_fields__}
    return MemberRow(**{**found, "keeper": bool(found["keeper"])})
