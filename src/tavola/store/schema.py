"""The schema's versions: numbered SQL files, run once each and in order, the same for both databases."""

from __future__ import annotations

from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "migrations"
VERSIONS = "CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, name TEXT NOT NULL)"
SEEN = "SELECT version FROM schema_versions"
RECORD = "INSERT INTO schema_versions (version, name) VALUES ($1, $2)"


class SchemaTooNew(Exception):
    """The database was written by a newer Tavola than this one."""


class Migration(msgspec.Struct, frozen=True):
    """One file: `0001_log.sql` is version 1."""

    version: int
    name: str
    statements: tuple[str, ...]


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """Every version, oldest first."""
    return [read(path) for path in sorted(folder.glob("*.sql"))]


def read(path: Path) -> Migration:
    number, _, name = path.stem.partition("_")
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("--")]
    statements = (statement.strip() for statement in "\n".join(lines).split(";"))
    return Migration(int(number), name, tuple(statement for statement in statements if statement))


def to_do(seen: set[int], known: list[Migration]) -> list[Migration]:
    """What is still to be run on a database that has seen these versions."""
    newest = max((migration.version for migration in known), default=0)
    if seen and max(seen) > newest:
        raise SchemaTooNew(f"the database has schema {max(seen)}; this Tavola knows {newest} at most")
    return [migration for migration in known if migration.version not in seen]
