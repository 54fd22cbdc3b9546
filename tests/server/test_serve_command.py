"""`tavola serve` as a person starts it."""

import socket
import subprocess
import sys

import httpx
import pytest

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
