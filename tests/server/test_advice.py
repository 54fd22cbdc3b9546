"""Hints, analyses, reminders, and tables that cannot be opened, over HTTP and streams."""

from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.conftest import Table, bearer, open_table

from tavola.kernel.decision import Refusal, Refused
from tavola.service.loaded_table import LoadedTable


def test_a_hint_is_given_to_who_plays_alone(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "random"))
    asked = table.question(0)
    told = table.post("/hint?language=en", {"decision": asked["id"]})
    assert (told["seat"], told["bot"], told["measure"]) == (0, "greedy", "chance")
    assert told["best"]["key"] in asked["keys"]
    assert len(told["others"]) == 2
    assert table.question(0)["id"] == asked["id"]


def test_a_hint_is_not_for_others(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "open", hints=True))
    asked = {"decision": table.question(0)["id"]}
    assert table.post("/hint", asked, seat=1, status=403)["code"] == "TABLE_E_SEAT_NOT_YOURS"
    watcher = client.post(f"/api/tables/{table.id}/hint", json=asked, headers=bearer(table.opened["watch"]))
    assert watcher.status_code == 403


def test_a_finished_game_is_analysed_in_words(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    early = client.get(f"/api/tables/{table.id}/analysis", headers=bearer(table.keys[0]))
    assert (early.status_code, early.json()["code"]) == (409, "TABLE_E_NOT_OVER")
    while owing := table.get("/sight", seat=0)["sight"]["waiting_for"]:
        table.answer(owing[0])
    told = table.get("/analysis")
    assert told["curve"][-1]["ply"] == table.get("")["ply"]
    assert told["text"]
    assert not table.get("")["continues"]


def lock(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, locked: str) -> None:
    """From now on this table's pack is another than the one it was opened with."""
    registry = client.app.state["context"].registry  # type: ignore[attr-defined]
    load = registry._load
    registry.tables.clear()

    async def refuses(table: str) -> LoadedTable:
        if table == locked:
            raise Refused(Refusal("TABLE_E_OTHER_PACK", args={"pack": "old", "here": "new"}))
        loaded: LoadedTable = await load(table)
        return loaded

    monkeypatch.setattr(registry, "_load", refuses)


def test_a_stream_says_why_a_table_cannot_be_opened(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    lock(client, monkeypatch, table.id)
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        socket.send_text(msgspec.json.encode({"do": "hello", "key": table.keys[0], "language": "it"}).decode())
        no = msgspec.json.decode(socket.receive_text(timeout=5))
        assert (no["type"], no["id"], no["refusal"]["code"]) == ("no", "", "TABLE_E_OTHER_PACK")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text(timeout=5)
    assert closed.value.code == 4409


def test_a_table_that_cannot_be_opened_hides_none_of_the_others(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = open_table(client, "auction", "me", "me", name="Old")
    fine = open_table(client, "auction", "me", "me")
    lock(client, monkeypatch, locked["table"]["id"])
    told = client.post("/api/owed", json={"keys": [locked["key"], fine["key"]]}).json()
    assert [(one["table"], one["locked"] and one["locked"]["code"]) for one in told] == [
        (fine["table"]["id"], None),
        (locked["table"]["id"], "TABLE_E_OTHER_PACK"),
    ]
    assert told[1]["name"] == "Old"


def test_metrics_count_the_tables_that_wait_too_long(client: TestClient[Any]) -> None:
    open_table(client, "auction", "me", "me")
    assert "tavola_tables_overdue 0" in client.get("/metrics").text
    client.app.state["context"].registry.now = lambda: 1e12  # type: ignore[attr-defined]
    assert "tavola_tables_overdue 1" in client.get("/metrics").text
