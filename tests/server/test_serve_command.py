"""`tavola serve` as a person starts it."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from tavola.cli import serve
from tavola.cli.main import app
from tavola.server.settings import LOCAL_HOSTS, Limits, Settings
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
        (["--limit", "patience=3"], "there is no limit"),
        (["--limit", "hello=soon"], "is no limit"),
        (["--limit", "hello=-1"], "above zero"),
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


def test_beyond_this_machine_it_answers_to_its_own_names_and_to_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Settings] = []

    def prepare(settings: Settings, workers: int, log_level: str) -> object:
        kept.append(settings)
        return lambda listener: listener.close()

    monkeypatch.setattr(serve, "prepare", prepare)
    monkeypatch.setattr(serve, "listen", lambda host, port: serve_socket())
    monkeypatch.setattr(socket, "gethostname", lambda: "Tavolino.home")
    runner = CliRunner()
    for arguments in (
        [],
        ["--host", "127.0.0.2"],
        ["--host", "0.0.0.0", "--open-to-all", "--limit", "hello=2.5", "--limit", "streams=7", "--limit", "chain=9"],
    ):
        told = runner.invoke(app, ["serve", "--no-browser", "--db", "unused.db", *arguments])
        assert told.exit_code == 0, told.output
    near, second, far = kept
    assert near.hosts == LOCAL_HOSTS
    assert not near.any_number
    assert second.hosts == (*LOCAL_HOSTS, "127.0.0.2")  # where it says that it listens
    assert far.any_number
    assert far.limits == Limits(hello=2.5, streams=7)
    assert far.ceilings.chain == 9
    assert set(far.hosts) == {*LOCAL_HOSTS, "tavolino.home", "tavolino.local"}


def serve_socket() -> socket.socket:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    return listener
