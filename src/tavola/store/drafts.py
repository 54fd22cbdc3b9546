"""Packs in the making: the SQL, and how its rows are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tavola.store.steps import Step, step

DraftRole = Literal["owner", "edit", "read"]
NEW_DRAFT = """
INSERT INTO drafts (id, game, name, parent, base, opened_at, changed_at, seq, bytes)
VALUES ($1, $2, $3, $4, $5, $6, $6, 0, 0)"""
DRAFT = "SELECT * FROM drafts WHERE id = $1"
GROWN = "UPDATE drafts SET seq = $2, changed_at = $3, bytes = bytes + $4 WHERE id = $1 AND seq = $2 - 1"
NEW_CHANGE = "INSERT INTO draft_log (draft, seq, at, data) VALUES ($1, $2, $3, $4)"
CHANGES = "SELECT seq, data FROM draft_log WHERE draft = $1 AND seq > $2 ORDER BY seq LIMIT $3"
NEW_ARCHIVE = """
INSERT INTO pack_archives (hash, made_at, sound, data) VALUES ($1, $2, 0, $3) ON CONFLICT (hash) DO NOTHING"""
FREEZE = """
INSERT INTO pack_archives (hash, made_at, sound, data) VALUES ($1, $2, 1, $3)
ON CONFLICT (hash) DO UPDATE SET sound = 1"""
ARCHIVE = "SELECT data FROM pack_archives WHERE hash = $1"
SOUND_ARCHIVE = "SELECT data FROM pack_archives WHERE hash = $1 AND sound = 1"
NEW_KEY = "INSERT INTO draft_keys (hash, draft, role, name, made_at, revoked) VALUES ($1, $2, $3, $4, $5, 0)"
FEWER_KEYS = """
INSERT INTO draft_keys (hash, draft, role, name, made_at, revoked)
SELECT $1, $2, $3, $4, CAST($5 AS DOUBLE PRECISION), 0
WHERE (SELECT COUNT(*) FROM draft_keys WHERE draft = $2 AND revoked = 0) < $6"""
KEY = "SELECT * FROM draft_keys WHERE hash = $1 AND revoked = 0"
KEYS = "SELECT * FROM draft_keys WHERE draft = $1 AND revoked = 0 ORDER BY made_at, hash"
VOID_KEY = "UPDATE draft_keys SET revoked = 1 WHERE draft = $1 AND hash = $2 AND revoked = 0"
NEW_VERSION = """
INSERT INTO draft_versions (draft, version, name, seq, at, author) VALUES ($1, $2, $3, $4, $5, $6)"""
VERSIONS = "SELECT * FROM draft_versions WHERE draft = $1 ORDER BY version"

Row = Mapping[str, Any]


class DraftRow(msgspec.Struct, frozen=True):
    """What is known of a draft without its log."""

    id: str
    game: str
    name: str
    parent: str  # the pack that it was copied from, with its digest; "" where it came as an archive
    base: str  # the hash of what it began as
    opened_at: float
    changed_at: float
    seq: int
    bytes: int  # of its log


class DraftKey(msgspec.Struct, frozen=True):
    """Who may do what, by the hash of the key."""

    hash: str
    draft: str
    role: DraftRole
    name: str
    made_at: float


class VersionRow(msgspec.Struct, frozen=True):
    """A moment of a draft that somebody has given a name."""

    version: int
    name: str
    seq: int
    at: float
    author: str


def read_draft(row: Row) -> DraftRow:
    return DraftRow(**{name: row[name] for name in DraftRow.__struct_fields__})


def read_key(row: Row) -> DraftKey:
    return DraftKey(**{name: row[name] for name in DraftKey.__struct_fields__})


def read_version(row: Row) -> VersionRow:
    return VersionRow(**{name: row[name] for name in VersionRow.__struct_fields__})


def new_draft(row: DraftRow, archive: bytes, key: DraftKey) -> list[Step]:
    return [
        step(NEW_ARCHIVE, row.base, row.opened_at, archive),
        step(NEW_DRAFT, row.id, row.game, row.name, row.parent, row.base, row.opened_at, must=1),
        step(NEW_KEY, key.hash, key.draft, key.role, key.name, key.made_at, must=1),
    ]


def new_change(draft: str, seq: int, at: float, data: bytes) -> list[Step]:
    """The number is the next one, or it is a conflict: somebody was quicker."""
    return [
        step(GROWN, draft, seq, at, len(data), must=1),
        step(NEW_CHANGE, draft, seq, at, data, must=1),
    ]
