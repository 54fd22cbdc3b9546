"""What happened, kept: the port, SQLite (default) and PostgreSQL."""

from __future__ import annotations

from tavola.store.port import Store


def open_store(where: str) -> Store:
    """The store named by a PostgreSQL URL or by the path of a SQLite file; it is not started yet."""
    if where.startswith(("postgresql://", "postgres://")):
        from tavola.store.postgres import PostgresStore

        return PostgresStore(where)
    from tavola.store.sqlite import SqliteStore

    return SqliteStore(where.removeprefix("sqlite:///"))
