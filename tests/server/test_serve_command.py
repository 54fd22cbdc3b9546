"""`tavola serve` as a person starts it."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tavola.store.lock import FileInUse, FileLock

pytestmark = pytest.mark.server


def tavola(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tavola", *arguments], capture_output=True, text=True, timeout=60, check=False
    )


def test_the_printed_address_serves_the_page(served: str) -> None:
    assert "<script" in httpx.get(f"{served}/").text


def test_a_port_in_use_is_one_sentence_and_status_two() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ended = tavola("serve", "--no-browser", "--port", str(taken.getsockname()[1]))
    assert ended.returncode == 2
    assert "cannot listen" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_an_unknown_command_is_status_two() -> None:
    ended = tavola("juggle")
    assert ended.returncode == 2
    assert "juggle" in ended.stderr


def test_the_version_is_said() -> None:
    assert tavola("--version").stdout.startswith("tavola ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "0.0.0.0"], "--open-to-all"),
        (["--workers", "2"], "PostgreSQL"),
        (["--origin", "tavola.example"], "is not an origin"),
        (["--password-file", "/nowhere/at/all"], "cannot read"),
    ],
)
def test_what_would_be_unsafe_or_cannot_be_is_one_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    ended = tavola("serve", "--no-browser", "--port", "0", "--db", str(tmp_path / "t.db"), *arguments)
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr


def test_one_file_is_served_by_one_process(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "t.db.lock")
    lock.take()
    ended = tavola("serve", "--no-browser", "--port", "0", "--db", str(tmp_path / "t.db"))
    lock.release()
    assert ended.returncode == 2
    assert "could not be opened" in ended.stderr
    with pytest.raises(FileInUse):
        take_twice(FileLock(tmp_path / "x.lock"), FileLock(tmp_path / "x.lock"))


def take_twice(one: FileLock, other: FileLock) -> None:
    one.take()
    try:
        other.take()
    finally:
        one.release()
