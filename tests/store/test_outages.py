"""When the disk or the file fails: nothing is told as kept that is not, the log says so once, and it ends by itself."""

import asyncio
import logging
import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.store.test_store import append, new_table

from tavola.store import sqlite
from tavola.store.lock import FileInUse
from tavola.store.port import Conflict, Store, StoreUnavailable
from tavola.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tavola.db"


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file may grow beyond what the log of this one is now: to SQLite, a disk that is full in mid-write."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "tavola.store"]


async def test_a_full_disk_is_said_once_and_loses_nothing(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(path)
    await store.start()
    try:
        await store.create(new_table())
        await store.append(append(1))
        with full_disk(path):
            for _ in range(3):
                with pytest.raises(StoreUnavailable):
                    await store.append(append(2))
            with pytest.raises(StoreUnavailable):
                await store.probe()
            assert store.writing.why
            assert [entry.seq for entry in await store.entries("t1", 0, 9)] == [1]  # reading goes on
        assert said(caplog) == ["the store fails"]
        await store.append(append(2))
        assert not store.writing.why
        assert said(caplog) == ["the store fails", "the store works again"]
    finally:
        await store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    db.close()


async def test_a_torn_file_is_the_store_s_trouble_and_not_a_fault(path: Path) -> None:
    store = SqliteStore(path)
    await store.start()
    await store.create(new_table())
    for seq in range(1, 400):
        await store.append(append(seq, data=b"x" * 1_000))
    await store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size * 3 // 4)  # the schema stands before it, the end of the log after it
        file.write(b"\xff" * (size - size * 3 // 4))
    store = SqliteStore(path)
    await store.start()
    try:
        with pytest.raises(StoreUnavailable):
            await store.entries("t1", 0, 500)
        assert store.reading.why
    finally:
        await store.close()


@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_a_file_that_is_deleted_is_noticed_at_the_next_write(path: Path, suffix: str) -> None:
    store = SqliteStore(path)
    await store.start()
    try:
        await store.create(new_table())
        await store.append(append(1))
        path.with_name(path.name + suffix).unlink()
        with pytest.raises(StoreUnavailable, match="deleted while it was in use"):
            await store.append(append(2))
        with pytest.raises(StoreUnavailable):
            await store.probe()
    finally:
        await store.close()


async def test_a_file_that_is_replaced_is_noticed_at_the_next_write(path: Path) -> None:
    store = SqliteStore(path)
    await store.start()
    try:
        await store.create(new_table())
        shutil.copy(path, path.with_name("copy.db"))
        path.with_name("copy.db").replace(path)
        with pytest.raises(StoreUnavailable, match="replaced while it was in use"):
            await store.append(append(1))
    finally:
        await store.close()


async def test_a_writer_whose_connection_is_lost_makes_another(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the rollback fails: the thread lives on, and the next append is written."""
    store = SqliteStore(path)
    await store.start()
    try:
        await store.create(new_table())
        store._writing.execute("BEGIN IMMEDIATE")
        store._writing.close()
        with pytest.raises(Exception, match="closed"):
            await store.append(append(1))
        await store.append(append(1))
    finally:
        await store.close()


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
async def test_a_second_one_is_refused_whatever_it_calls_the_file(path: Path, link: object) -> None:
    first = SqliteStore(path)
    await first.start()
    try:
        other = path.with_name("other.db")
        link(other, path)  # type: ignore[operator]
        with pytest.raises(FileInUse):
            await SqliteStore(other).start()
        with pytest.raises(FileInUse):
            await SqliteStore(path).start()
        await first.create(new_table())
    finally:
        await first.close()
    again = SqliteStore(path)
    await again.start()
    assert await again.count() == 1
    await again.close()


@pytest.mark.pg
@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_connections_that_are_cut_are_an_outage_that_ends(
    where: str, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create(new_table())
    db = await asyncpg.connect(where)
    try:
        for _ in range(3):
            await db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tavola'")
            await asyncio.gather(store.last_seq("t1"), store.probe(), return_exceptions=True)
    finally:
        await db.close()
    await store.append(append(1))
    assert await store.last_seq("t1") == 1
    lines = said(caplog)
    assert lines.count("the store fails") == lines.count("the store works again")


@pytest.mark.pg
@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_what_a_hung_database_keeps_is_known_when_it_goes_on(where: str, store: Store) -> None:
    await store.create(new_table())
    rows = await store._all("SELECT pid FROM pg_stat_activity WHERE application_name = 'tavola'")  # type: ignore[attr-defined]
    pids = [row["pid"] for row in rows]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    waiting = asyncio.create_task(store.append(append(1)))
    await asyncio.sleep(0.3)
    assert not waiting.done()
    for pid in pids:
        os.kill(pid, signal.SIGCONT)
    await asyncio.wait_for(waiting, 10)
    assert await store.last_seq("t1") == 1


async def test_faults_of_ours_are_not_called_an_outage(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert sqlite.unavailable(sqlite3.IntegrityError("UNIQUE")) is None
    store = SqliteStore(path)
    await store.start()
    try:
        await store.create(new_table())
        with pytest.raises(Conflict):
            await store.create(new_table())
    finally:
        await store.close()
    assert said(caplog) == []


def test_the_log_knows_how_long_an_outage_lasted(caplog: pytest.LogCaptureFixture) -> None:
    from tavola.store.outage import Outage

    outage = Outage("writing")
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            outage.began(OSError("full"))
        outage.ended()
        outage.ended()
    first, last = caplog.records
    assert (first.levelno, vars(first)["why"], vars(first)["doing"]) == (logging.ERROR, "full", "writing")
    assert vars(last)["seconds"] >= 0
