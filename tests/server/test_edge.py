"""What comes over the wire and is no request of ours: it is refused in one shape and is never counted as a fault."""

import logging
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from tests.server.conftest import Running, Table, bearer, hello, make_client, open_table

from tavola.server.garbage import GarbageSearches

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """One server for all of them: what is refused leaves nothing behind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GarbageSearches, "start", lambda self: None)  # as for each test beside it
        with make_client(tmp_path_factory.mktemp("edge")) as client:
            yield client


def statuses(running: Running) -> set[int]:
    return {status for _, status in running.context.metrics.statuses}


@pytest.mark.parametrize("body", [b"[" * 40_000, b'{"game": "\xff\xfe", "seats": []}', b"\xff"])
def test_a_body_nobody_can_read_is_not_understood(client: TestClient[Any], body: bytes) -> None:
    told = client.post("/api/tables", content=body, headers=JSON)
    assert (told.status_code, told.json()["code"]) == (400, "TABLE_E_REQUEST")


@pytest.mark.parametrize("table", ["%00", "a%00b", "x" * 41, "%F0%9F%8E%B2", "a b", "..;"])
def test_a_table_is_named_by_letters_and_numbers(client: TestClient[Any], table: str) -> None:
    opened = open_table(client, "auction", "me", "open")
    key = opened["invites"][0]["key"]
    told = client.post(f"/api/tables/{table}/seats", json={"name": "G"}, headers=bearer(key))
    assert (told.status_code, told.json()["code"]) in ((400, "TABLE_E_REQUEST"), (404, "TABLE_E_PAGE"))
    assert client.get(f"/api/tables/{opened['table']['id']}", headers=bearer(opened["key"])).status_code == 200


def test_a_request_broken_off_in_its_body_is_no_fault(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", running.port)) as line:
        line.sendall(head + b'{"game": ')
        time.sleep(0.2)
    deadline = time.monotonic() + 5
    while 499 not in statuses(running) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert 499 in statuses(running)
    assert not any(status >= 500 for status in statuses(running))
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "host", ["127.0.0.1:9323@evil", "[::1]evil", "[::1", "127.0.0.1:", "127.0.0.1:x", "localhost:80:80", "", "evil"]
)
def test_a_host_must_be_spelled_as_browsers_do(client: TestClient[Any], host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "LOCALHOST:8017", "[::1]:8017"])
def test_this_machine_has_its_names(client: TestClient[Any], host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("host", "status"), [("192.168.1.7:8017", 200), ("[fe80::7]:8017", 200), ("rebound.example", 403), ("999.1", 403)]
)
def test_a_house_on_the_net_answers_to_numbers_and_to_no_foreign_name(tmp_path: Any, host: str, status: int) -> None:
    with make_client(tmp_path, any_number=True) as client:
        assert client.get("/api/games", headers={"host": host}).status_code == status


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing"])
def test_head_tells_what_get_would_without_its_body(client: TestClient[Any], path: str) -> None:
    asked, told = client.get(path), client.head(path)
    assert (told.status_code, told.content) == (asked.status_code, b"")
    assert told.headers["content-type"] == asked.headers["content-type"]


def test_head_over_a_real_line_keeps_the_length(running: Running) -> None:
    told = httpx.head(f"{running.address}/")
    assert told.status_code == 200
    assert int(told.headers["content-length"]) == len(httpx.get(f"{running.address}/").content)


@pytest.mark.parametrize("path", ["/api/framework", "/api/framework/openapi.json", "/schema"])
def test_the_framework_has_no_page_of_its_own(client: TestClient[Any], path: str) -> None:
    told = client.get(path, headers={"accept": "text/html"})
    assert "<h1>" not in told.text
    assert path == "/schema" or told.json()["code"] == "TABLE_E_PAGE"


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/health", "/metrics"])
def test_every_page_has_a_rate(tmp_path: Any, path: str) -> None:
    from tavola.server.settings import Limits

    with make_client(tmp_path, limits=Limits(address_rate=0.01, address_burst=3)) as client:
        assert [client.get(path).status_code for _ in range(5)] == [200, 200, 200, 429, 429]


def test_figures_are_for_this_machine_unless_it_was_said_otherwise(tmp_path: Any) -> None:
    far = {"x-forwarded-for": "203.0.113.9"}
    with make_client(tmp_path, proxied=True, metrics="local") as client:
        assert client.get("/metrics", headers=far).status_code == 404
        assert client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 200
    with make_client(tmp_path, proxied=True, metrics="all") as client:
        assert client.get("/metrics", headers=far).status_code == 200


def test_a_table_seen_by_head_needs_its_key(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    assert client.head(f"/api/tables/{table.id}").status_code == 401
    assert client.head(f"/api/tables/{table.id}", headers=bearer(table.keys[0])).status_code == 200


def test_a_stream_s_message_nested_too_deep_is_not_understood(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as line:
        reader, _ = hello(line, table.keys[0])
        line.send_text('{"x": ' + "[" * 15_000)
        assert reader.read("no")["refusal"]["code"] == "TABLE_E_REQUEST"
