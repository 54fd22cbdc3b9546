"""Keys, limits and logs: what keeps a table apart from those who have no seat at it."""

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Reader, Table, bearer, hello, make_client, open_table

from tavola.server.logs import JsonLines
from tavola.server.rate_limit import RateLimiter, Recent, TokenBucket, TooOften
from tavola.service import keys
from tavola.service.keys import new_key
from tavola.workshop.drafts import KEY as DRAFT


def test_a_key_works_for_its_own_table_and_seats_only(client: TestClient[Any]) -> None:
    one = Table(client, open_table(client, "auction", "me", "open"))
    two = Table(client, open_table(client, "auction", "me", "open"))
    answer = {"seat": 0, "decision": one.question(0)["id"], "key": "bid:1"}
    for key in (two.keys[0], one.keys[1], one.opened["watch"]):
        told = client.post(f"/api/tables/{one.id}/answers", json=answer, headers=bearer(key))
        assert told.status_code == 403
        told = client.get(f"/api/tables/{one.id}/sight?seat=0", headers=bearer(key))
        assert told.status_code == 403
    assert one.question(0)["held"] is None


def test_an_invite_or_a_spectator_s_key_is_no_seat(client: TestClient[Any]) -> None:
    opened = open_table(client, "auction", "me", "open", "open")
    path = f"/api/tables/{opened['table']['id']}"
    invite, watch = opened["invites"][0]["key"], opened["watch"]
    assert client.get(f"{path}/sight", headers=bearer(invite)).status_code == 403
    assert client.get(f"{path}/sight", headers=bearer(watch)).json()["sight"]["viewer"] is None
    assert client.post(f"{path}/talk", json={"text": "psst"}, headers=bearer(watch)).status_code == 403
    assert client.get(f"{path}/export", headers=bearer(watch)).status_code == 403
    assert client.post(f"{path}/watch", json={}, headers=bearer(watch)).status_code == 403


def test_a_void_key_ends_its_stream_and_opens_nothing(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "open"))
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, _ = hello(socket, table.keys[1])
        told = client.post(f"/api/tables/{table.id}/seats/1/invite", headers=bearer(table.keys[0]))
        assert told.status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            reader.read("nothing of the kind")
        assert closed.value.code == 4401
    assert client.get(f"/api/tables/{table.id}", headers=bearer(table.keys[1])).status_code == 401


def test_a_renewed_key_leaves_the_old_one_void(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    new = client.post("/api/keys/renew", headers=bearer(table.keys[0])).json()["key"]
    assert client.get(f"/api/tables/{table.id}", headers=bearer(new)).status_code == 200
    assert client.get(f"/api/tables/{table.id}", headers=bearer(table.keys[0])).status_code == 401


FEW_GUESSES = msgspec.structs.replace(PATIENT, key_rate=0.01, key_burst=3)


def test_wrong_keys_are_slowed_down_and_right_ones_never(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=FEW_GUESSES) as client:
        table = Table(client, open_table(client, "auction", "me", "me"))
        with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
            reader, _ = hello(socket, table.keys[0])
            statuses = [client.get(f"/api/tables/{table.id}", headers=bearer(new_key())).status_code for _ in range(5)]
            assert statuses == [401, 401, 401, 429, 429]
            assert client.get(f"/api/tables/{table.id}", headers=bearer(table.keys[0])).status_code == 200
            reader.say(do="talk", text="still here", id="t")
            assert reader.read("ack")["id"] == "t"
        with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
            hello(socket, table.keys[0])


def test_who_guessed_too_often_on_a_stream_is_told_to_come_later(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=FEW_GUESSES) as client:
        table = Table(client, open_table(client, "auction", "me", "me"))
        codes = []
        for _ in range(5):
            with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
                with pytest.raises(WebSocketDisconnect) as closed:
                    hello(socket, new_key())
                codes.append(closed.value.code)
        assert codes == [4401, 4401, 4401, 1013, 1013]


@pytest.mark.slow
def test_keys_are_guessed_no_faster_where_one_s_tables_are_told(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=FEW_GUESSES) as client:
        table = Table(client, open_table(client, "auction", "me", "me"))
        stale = [new_key(), new_key()]
        for _ in range(6):  # a browser that has not forgotten void keys asks with the same ones again and again
            assert client.post("/api/owed", json={"keys": stale}).status_code == 200
        assert client.post("/api/owed", json={"keys": [new_key() for _ in range(30)]}).status_code == 429
        assert client.get(f"/api/tables/{table.id}", headers=bearer(new_key())).status_code == 429
        with_mine = client.post("/api/owed", json={"keys": [new_key(), table.keys[0], *stale]})
        assert [one["table"] for one in with_mine.json()] == [table.id]


def test_too_many_requests_or_tables_are_refused_with_when_to_come_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, open_rate=0.01, open_burst=2, address_rate=0.01, address_burst=8)
    ask = {"game": "auction", "seats": [{"who": "me"}, {"who": "me"}]}
    with make_client(tmp_path, limits=limits) as client:
        opened = [client.post("/api/tables", json=ask) for _ in range(3)]
        assert [one.status_code for one in opened] == [201, 201, 429]
        assert int(opened[2].headers["retry-after"]) > 1
        assert [client.get("/api/games").status_code for _ in range(6)][-1] == 429


def test_a_flooding_stream_is_read_more_slowly(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=msgspec.structs.replace(PATIENT, stream_rate=20.0, stream_burst=2)) as client:
        table = Table(client, open_table(client, "auction", "me", "me"))
        with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
            reader, _ = hello(socket, table.keys[0])
            started = time.monotonic()
            for number in range(8):
                reader.say(do="ping", id=str(number))
            for _ in range(8):
                reader.read("pong")
            assert time.monotonic() - started > 0.25


def test_a_bucket_empties_and_fills() -> None:
    bucket = TokenBucket(rate=2.0, burst=2, at=0.0)
    bucket.take(0.0)
    bucket.take(0.0)
    with pytest.raises(TooOften) as wait:
        bucket.take(0.0)
    assert wait.value.wait == pytest.approx(0.5)
    bucket.take(0.5)


def test_buckets_are_apart() -> None:
    buckets = RateLimiter(1.0, 1, now=lambda: 0.0)
    buckets.take("one")
    buckets.take("two")
    with pytest.raises(TooOften):
        buckets.take("one")


def test_what_was_seen_lately_is_not_new() -> None:
    recent = Recent(most=2)
    assert [recent.is_new(one) for one in ("a", "b", "a", "c", "b")] == [True, True, False, True, True]


def test_logs_are_json_and_never_show_a_key() -> None:
    key = new_key()
    record = logging.LogRecord("tavola.x", logging.WARNING, "", 1, "seen %s", (key,), None)
    record.table = "t1"
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["table"], line["from"]) == ("warning", "t1", "tavola.x")
    assert key not in str(line)
    assert line["event"] == "seen tk_..."


def test_keys_of_every_kind_are_blotted_out() -> None:
    kinds = (keys.PREFIX, keys.DEVICE, keys.LINK, keys.CLUB, keys.CUP, DRAFT)
    said = " ".join(f"/x#{kind}{'a1-_' * 10}abc" for kind in kinds)
    record = logging.makeLogRecord({"msg": said, "levelname": "ERROR", "name": "x"})
    line = JsonLines().format(record)
    assert "abc" not in line
    assert all(f"{kind}..." in line for kind in kinds)


async def test_who_waits_when_the_server_goes_down_is_told_to_come_again(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken off by the server below, which has waited long enough: an answer, and no fault in the log."""
    guard: Any = client.app.asgi_handler  # type: ignore[attr-defined]
    sent: list[Any] = []

    async def for_ever(*_: Any) -> None:
        await asyncio.sleep(1_000)

    async def send(message: Any) -> None:
        sent.append(message)

    monkeypatch.setattr(guard, "serve", for_ever)
    scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": [(b"host", b"localhost")]}
    asked = asyncio.create_task(guard({**scope, "client": ("198.51.100.7", 1)}, for_ever, send))
    await asyncio.sleep(0.05)
    asked.cancel()
    await asked
    assert [one.get("status") for one in sent] == [503, None]
    assert b"TABLE_E_UNAVAILABLE" in sent[1]["body"]


def test_a_request_s_log_line_names_the_route_and_no_key(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    with caplog.at_level(logging.INFO, "tavola.access"):
        table.get("/sight")
    record = caplog.records[-1]
    assert vars(record)["route"] == "/api/tables/{table}/sight"
    assert table.keys[0] not in JsonLines().format(record)


def test_a_fault_of_ours_tells_nothing_of_its_insides(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))

    def fail(*_: object) -> None:
        raise RuntimeError("a secret of the engine")

    monkeypatch.setattr("tavola.server.tables.moment", fail)
    told = client.get(f"/api/tables/{table.id}/sight", headers=bearer(table.keys[0]))
    assert told.status_code == 500
    assert told.json()["code"] == "TABLE_E_FAULT"
    assert "secret" not in told.text


def test_a_table_out_of_service_says_why_by_http_and_on_the_stream(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    loaded = client.app.state["context"].registry.tables[table.id]
    loaded.given_up = True
    for path in ("sight", "text"):
        told = client.get(f"/api/tables/{table.id}/{path}", headers=bearer(table.keys[0]))
        assert (told.status_code, told.json()["code"]) == (409, "TABLE_E_STOPPED")
    assert "stopped" in table.get("")["marks"]
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader = Reader(socket)
        reader.say(do="hello", key=table.keys[0])
        assert reader.read("no")["refusal"]["code"] == "TABLE_E_STOPPED"
        with pytest.raises(WebSocketDisconnect) as closed:
            reader.read("nothing more")
        assert closed.value.code == 4409


def test_talk_is_slowed_for_each_key_and_table_and_not_for_each_stream(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, talk_rate=0.001, talk_burst=4)
    with make_client(tmp_path, limits=limits) as client:
        table = Table(client, open_table(client, "auction", "me", "open"))
        said = [
            client.post(f"/api/tables/{table.id}/talk", json={"text": "hm"}, headers=bearer(table.keys[n % 2]))
            for n in range(6)
        ]
        assert [told.status_code for told in said] == [200] * 4 + [429] * 2
        with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
            reader, _ = hello(socket, table.keys[0])
            reader.say(do="talk", text="hm", id="t")
            assert reader.read("no")["refusal"]["code"] == "TABLE_E_TOO_OFTEN"


def test_proposals_are_slowed_for_each_key_and_table(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, ask_rate=0.001, ask_burst=3)
    with make_client(tmp_path, limits=limits) as client:
        table = Table(client, open_table(client, "auction", "me", "me"))
        ask = {"seat": 0, "kind": "ruling", "patch": [{"op": "replace", "path": "/lots", "value": 2}]}
        statuses = [
            client.post(f"/api/tables/{table.id}/proposals", json=ask, headers=bearer(table.keys[0])).status_code
            for _ in range(5)
        ]
        assert statuses == [200, 200, 200, 429, 429]


def test_only_so_many_files_are_read_at_a_time(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=msgspec.structs.replace(PATIENT, imports_of_address=1)) as client:
        context = client.app.state["context"]
        context.importing["testclient"] = 1
        ask = {"file": "{}", "seats": [{"who": "me"}, {"who": "me"}]}
        assert client.post("/api/imports", json=ask).status_code == 429
        context.importing.clear()
        assert client.post("/api/imports", json=ask).status_code == 409
        assert context.importing == {}
