"""Two people at one pack: each hears of the other's changes, of faults found later, and of who is there."""

from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.workshop.conftest import Draft, begin

OVEN = {"file": "cards.yaml", "entry": "corner-oven"}


class Stream:
    """One person's stream."""

    def __init__(self, socket: Any, draft: Draft, after: int = -1) -> None:
        self.socket = socket
        self.say(do="hello", key=draft.key, after=after, language="en")
        self.welcome = self.read("welcome")

    def say(self, **what: Any) -> None:
        self.socket.send_text(msgspec.json.encode(what).decode())

    def end(self) -> int:
        """The code with which the stream is closed."""
        while True:
            try:
                self.socket.receive_text(timeout=5)
            except WebSocketDisconnect as closed:
                return int(closed.code)

    def read(self, kind: str, **wanted: Any) -> dict[str, Any]:
        for _ in range(100):
            message: dict[str, Any] = msgspec.json.decode(self.socket.receive_text(timeout=20))
            if message["type"] == kind and all(message[kind][key] == value for key, value in wanted.items()):
                return message
        raise AssertionError(f"no {kind} came")


@pytest.fixture
def ada(client: TestClient[Any]) -> Draft:
    return begin(client, "realm_of_sand/vetra")


def connect(draft: Draft) -> Any:
    return draft.client.websocket_connect(f"/api/workshop/{draft.id}/stream")


def test_the_other_hears_of_a_change_and_of_what_it_broke(ada: Draft) -> None:
    bea = ada.invited("edit", "Bea")
    with connect(bea) as socket:
        stream = Stream(socket, bea)
        assert stream.welcome["people"][0]["name"] == "Bea"
        ada.change({**OVEN, "field": "pattern", "value": ["ZZ"]})
        change = stream.read("changed")["change"]
        assert (change["by"], change["entries"][0]["entry"]) == ("Ada", "corner-oven")
        faults = stream.read("faults", seq=1, complete=True)["faults"]["list"]
        assert any((fault["entry"], fault["field"]) == ("corner-oven", "pattern") for fault in faults)


def test_who_comes_back_is_told_what_was_missed(ada: Draft) -> None:
    for stars in (2, 3, 4):
        ada.change({**OVEN, "field": "stars", "value": stars})
    with connect(ada) as socket:
        assert [one["seq"] for one in Stream(socket, ada, after=1).welcome["changes"]] == [2, 3]


def test_a_void_key_ends_its_stream(ada: Draft) -> None:
    bea = ada.invited("edit", "Bea")
    with connect(bea) as socket:
        stream = Stream(socket, bea)
        begins = next(key["key"] for key in ada.get("/keys") if key["name"] == "Bea")
        told = ada.client.delete(f"/api/workshop/{ada.id}/keys/{begins}", headers=ada.headers)
        assert [key["name"] for key in told.json()] == ["Ada"]
        assert stream.end() == 4401
    assert bea.get(status=401)["code"] == "WORKSHOP_E_KEY"


def test_each_sees_where_the_other_is(ada: Draft) -> None:
    bea = ada.invited("edit", "Bea")
    with connect(ada) as one, connect(bea) as other:
        first, second = Stream(one, ada), Stream(other, bea)
        second.say(do="at", file="cards.yaml", entry="corner-oven")
        while True:
            people = first.read("people")["people"]
            if any(person["entry"] == "corner-oven" and person["name"] == "Bea" for person in people):
                break


def test_two_forms_of_one_entry_are_merged_field_by_field(ada: Draft) -> None:
    bea = ada.invited("edit", "Bea")
    value = ada.entry("cards.yaml", "corner-oven")["value"]
    ada.change({**OVEN, "value": {**value, "stars": 2}}, after=0)
    told = bea.change({**OVEN, "value": {**value, "hourglasses": 1}}, after=0)
    assert told["notices"] == []
    now = ada.entry("cards.yaml", "corner-oven")["value"]
    assert (now["stars"], now["hourglasses"]) == (2, 1)


def test_of_the_same_field_the_later_wish_stands_with_a_notice(ada: Draft) -> None:
    bea = ada.invited("edit", "Bea")
    value = ada.entry("cards.yaml", "corner-oven")["value"]
    ada.change({**OVEN, "value": {**value, "stars": 2}}, after=0)
    (notice,) = bea.change({**OVEN, "value": {**value, "stars": 3}}, after=0)["notices"]
    assert (notice["field"], notice["by"], notice["theirs"], notice["seq"]) == ("stars", "Ada", 2, 1)
    assert ada.entry("cards.yaml", "corner-oven")["value"]["stars"] == 3


def test_what_another_has_changed_since_is_not_taken_back(ada: Draft) -> None:
    bea = ada.invited("edit", "Bea")
    mine = ada.change({**OVEN, "field": "stars", "value": 2})
    bea.change({**OVEN, "field": "stars", "value": 3})
    assert ada.change({"undo": mine["seq"]}, status=409)["code"] == "WORKSHOP_E_UNDO"
    bea.change({"undo": 2})
    assert ada.change({"undo": mine["seq"]})["seq"] == 4
    assert ada.entry("cards.yaml", "corner-oven")["value"]["stars"] == 1
