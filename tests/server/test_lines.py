"""Lines on a real port: whoever floods, stalls or says nothing is let go, and others keep their place."""

import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.conftest import PATIENT, Running, bearer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tavola.server.connections import Connections
from tavola.server.settings import Limits
from tavola.server.worker import files_allowed

pytestmark = pytest.mark.server


def patient(**limits: Any) -> Limits:
    return msgspec.structs.replace(PATIENT, **limits)


def wait_for(what: Callable[[], bool], seconds: float = 8.0) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if what():
            return True
        time.sleep(0.02)
    return False


def speak(running: Running, *pieces: bytes) -> tuple[int, int]:
    """Say all of it or as much as is taken; how much that was, and the status of the answer (0: none)."""
    sent, answer = 0, b""
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
                sent += len(piece)
            while more := line.recv(65536):
                answer += more
        except OSError:
            pass
    return sent, int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else 0


HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


def test_a_head_without_end_is_not_read(running: Running) -> None:
    lines = (b"x-%d: " % n + b"y" * 1000 + b"\r\n" for n in range(20_000))
    sent, _ = speak(running, HEAD, *lines)
    assert sent < 5_000_000
    assert wait_for(lambda: not running.context.connections.lines)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (HEAD + b"x: " + b"y" * 17_000 + b"\r\n\r\n", 431),
        (HEAD + b"".join(b"x-%d: y\r\n" % n for n in range(120)) + b"\r\n", 431),
        (b"GET /" + b"y" * 5_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 414),
        (b"\r\n" * 20_000, 431),
        (b"\x16\x03\x01 no http", 400),
    ],
)
def test_a_head_is_so_long_and_no_longer(running: Running, head: bytes, status: int) -> None:
    whole = [head]
    pieces = [head[at : at + 400] for at in range(0, len(head), 400)]
    assert speak(running, *whole)[1] in (status, 0)
    assert speak(running, *pieces)[1] in (status, 431, 0)
    assert running.context.connections.dropped["no_request"] == 2


def test_an_ordinary_head_is_read(running: Running) -> None:
    many = HEAD + b"".join(b"x-%d: %s\r\n" % (n, b"y" * 100) for n in range(80)) + b"connection: close\r\n\r\n"
    assert speak(running, many)[1] == 200
    assert speak(running, *(many[at : at + 7] for at in range(0, len(many), 7)))[1] == 200


@pytest.mark.parametrize("size", [100, 20_000, 60_000])
@pytest.mark.parametrize("pieces", [1, 2, 50])
def test_an_ordinary_body_is_read_however_it_is_cut(running: Running, size: int, pieces: int) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    body = b'{"game": "auction", "seats": [{"who": "me"}, {"who": "me"}]' + b" " * size + b"}"
    whole = head + b"content-length: %d\r\n\r\n" % len(body) + body
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        piece = len(whole) // pieces + 1
        for at in range(0, len(whole), piece):
            line.sendall(whole[at : at + piece])
            time.sleep(0.02)
        answer = line.recv(65536)
        line.sendall(HEAD + b"connection: close\r\n\r\n")
        while more := line.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 201")
    assert answer.count(b"HTTP/1.1 200") == 1


def test_what_surrounds_a_body_in_pieces_is_bounded(running: Running) -> None:
    head = b"POST /api/imports HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    chunked = head + b"transfer-encoding: chunked\r\n\r\n"
    assert speak(running, chunked, *[b"1;" + b"e" * 60_000 + b"\r\nx\r\n"] * 200)[0] < 5_000_000
    assert speak(running, chunked, b"1\r\nx\r\n0\r\n", *[b"t: " + b"y" * 1000 + b"\r\n"] * 20_000)[0] < 5_000_000


def test_requests_sent_far_ahead_end_the_line(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    _, status = speak(running, (HEAD + b"\r\n") * 2_000)
    assert status in (0, 200, 429)
    assert running.context.metrics.statuses.get(("GET", 200), 0) < 50
    assert wait_for(lambda: not running.server.server_state.tasks)
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HT",
        HEAD,
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ],
)
def test_who_says_half_of_something_is_let_go(tmp_path: Path, said: bytes) -> None:
    with Running(tmp_path, limits=patient(head_time=0.3, body_time=0.3)) as running:
        with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
            line.sendall(said)
            assert wait_for(lambda: len(running.context.connections.lines) == 1)
            assert wait_for(lambda: not running.context.connections.lines)
        assert running.context.connections.dropped["slow_request"] == 1
        assert httpx.get(f"{running.address}/health").status_code == 200


def test_one_address_holds_so_many_lines_and_is_told_so_in_words(tmp_path: Path) -> None:
    with Running(tmp_path, limits=patient(connections_of_address=3)) as running:
        held = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(3)]
        assert wait_for(lambda: len(running.context.connections.lines) == 3)
        told = httpx.get(f"{running.address}/health", headers={"accept-language": "it"})
        assert (told.status_code, told.json()["code"]) == (429, "TABLE_E_TOO_OFTEN")
        for line in held:
            line.close()
        assert wait_for(lambda: not running.context.connections.lines)
        assert httpx.get(f"{running.address}/health").status_code == 200


def test_a_full_house_says_so_and_who_plays_keeps_the_place(tmp_path: Path) -> None:
    with Running(tmp_path, limits=patient(connections=4)) as running:
        opened = a_table(running)
        with connect(running.stream(opened["table"]["id"]), ping_interval=None) as stream:
            stream.send(msgspec.json.encode({"do": "hello", "key": opened["key"]}).decode())
            assert b"welcome" in stream.recv(timeout=5, decode=False)
            silent = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(3)]
            assert wait_for(lambda: len(running.context.connections.lines) == 4)
            told = httpx.get(f"{running.address}/health", headers={"accept-language": "en"})
            assert (told.status_code, told.json()["code"]) == (503, "TABLE_E_FULL")
            stream.send(b'{"do": "ping", "id": "p"}'.decode())
            assert wait_for(lambda: b"pong" in stream.recv(timeout=5, decode=False))
            for line in silent:
                line.close()


def a_table(running: Running) -> dict[str, Any]:
    seats = [{"who": "me"}, {"who": "me"}]
    opened: dict[str, Any] = httpx.post(
        f"{running.address}/api/tables", json={"game": "auction", "seats": seats}
    ).json()
    return opened


class Idle:
    address, is_idle = "", True

    def __init__(self) -> None:
        self.is_dropped = False

    def look(self, now: float) -> None:
        pass

    def drop(self) -> None:
        self.is_dropped = True


async def test_in_a_full_house_who_holds_most_lines_makes_room_for_somebody_new() -> None:
    registry = Connections(patient(connections=6))
    many = [Idle() for _ in range(5)]
    for line in many:
        assert registry.arrive(line, "10.0.0.1") == "in"
    many[0].is_idle = False
    assert registry.arrive(Idle(), "10.0.0.2") == "in"
    assert registry.arrive(Idle(), "10.0.0.1") == "full"
    assert registry.arrive(Idle(), "10.0.0.3") == "in"
    assert [line.is_dropped for line in many] == [False, True, False, False, False]
    registry.close()


async def test_one_line_of_the_new_internet_is_one_address() -> None:
    registry = Connections(patient(connections_of_address=2))
    places = [registry.arrive(Idle(), f"2001:db8:0:7::{n}") for n in (1, 2, 3)]
    assert places == ["in", "in", "too_many"]
    assert registry.arrive(Idle(), "2001:db8:0:8::1") == "in"
    registry.close()


async def test_who_opens_lines_too_often_is_not_even_told() -> None:
    registry = Connections(patient(arrival_rate=1.0, arrival_burst=2), now=lambda: 0.0)
    lines = [Idle() for _ in range(3)]
    assert [registry.arrive(line, "10.0.0.1") for line in lines] == ["in", "in", None]
    assert registry.dropped["turned_away"] == 1
    registry.close()


def test_who_does_not_leave_when_told_is_not_listened_to(running: Running) -> None:
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
        line.sendall(UPGRADE)
        assert line.recv(65536).startswith(b"HTTP/1.1 101")
        sent = 0
        try:
            for _ in range(3_000):
                sent += line.send(b"\x81\x82\0\0\0\0{}" * 500)
        except OSError:
            pass
    assert sent < 10_000_000
    assert running.context.connections.dropped["no_goodbye"] == 1


@pytest.mark.parametrize("frame", [b"\x89\x80aaaa", b"\x8a\x80aaaa", b"\x00\x80aaaa"])
def test_frames_that_say_nothing_end_the_stream(running: Running, frame: bytes) -> None:
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
        line.sendall(UPGRADE)
        assert line.recv(65536).startswith(b"HTTP/1.1 101")
        line.sendall(b"\x01\x80aaaa" if frame[0] == 0 else b"")
        try:
            for _ in range(2_000):
                line.sendall(frame * 1_000)
        except OSError:
            pass
        else:
            raise AssertionError("the server read all of it")
    assert running.context.connections.dropped["control_flood"] == 1


def test_a_text_in_no_letters_ends_the_stream_and_is_not_logged(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
        line.sendall(UPGRADE)
        assert line.recv(65536).startswith(b"HTTP/1.1 101")
        line.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        closing = line.recv(65536)
    assert closing[:1] == b"\x88"
    assert int.from_bytes(closing[2:4], "big") == 1007
    assert wait_for(lambda: not running.context.streams)
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


UPGRADE = (
    b"GET /api/tables/t/stream HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_reader_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    with Running(tmp_path, limits=patient(send_time=0.5)) as running:
        opened = a_table(running)
        table, key = opened["table"]["id"], opened["key"]
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", running.port))
            line.sendall(UPGRADE.replace(b"/t/", f"/{table}/".encode()))
            assert line.recv(300).startswith(b"HTTP/1.1 101")
            hello = msgspec.json.encode({"do": "hello", "key": key})
            line.sendall(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
            assert wait_for(lambda: len(running.context.registry.tables[table].watchers) == 1)
            with httpx.Client(headers=bearer(key)) as client:
                for _ in range(600):
                    client.post(f"{running.address}/api/tables/{table}/talk", json={"text": "x" * 500})
                    if not running.context.registry.tables[table].watchers:
                        break
            assert wait_for(lambda: not running.context.streams)
            assert wait_for(lambda: not [one for one in running.context.connections.lines if one.is_idle is False])
        assert running.context.connections.dropped["slow_reader"] == 1


def test_a_stream_goes_on_after_many_messages_sent_ahead(running: Running) -> None:
    opened = a_table(running)
    with connect(running.stream(opened["table"]["id"]), ping_interval=None, max_queue=None) as stream:
        stream.send(msgspec.json.encode({"do": "hello", "key": opened["key"]}).decode())
        for number in range(3_000):
            stream.send(f'{{"do": "ping", "id": "{number}"}}')
        heard = ""
        while '"2999"' not in heard:
            heard = str(stream.recv(timeout=10))
        stream.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=5)


@pytest.mark.parametrize(
    ("soft", "hard", "allowed"), [(1024, 4096, 3000), (1024, 2000, 2000), (9000, 9000, 3000), (64, 64, 64)]
)
def test_as_many_lines_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, allowed: int
) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: asked.append(limits))
    assert files_allowed(3000) == allowed
    assert all(limits[0] <= hard for limits in asked)
