"""Persons over HTTP: devices, links, hung seats, and what people would try with them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Table, bearer, hello, make_client, open_table

from tavola.kernel.decision import Refusal
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import refusal_info

Client = TestClient[Any]


def somebody(client: Client, name: str = "laptop") -> str:
    told = client.post("/api/person", json={"name": name})
    assert told.status_code == 201, told.text
    return str(told.json()["key"])


def hang(client: Client, device: str, *keys: str) -> Any:
    return client.post("/api/person/tables", json={"keys": list(keys)}, headers=bearer(device))


def bring(client: Client, device: str) -> dict[str, Any]:
    """A device that waits, for a link that `device` made."""
    link = client.post("/api/person/links", headers=bearer(device)).json()["key"]
    told = client.post("/api/person/devices", json={"name": "phone"}, headers=bearer(link))
    assert told.status_code == 201, told.text
    waits: dict[str, Any] = told.json()
    return waits


def let_in(client: Client, device: str, waits: dict[str, Any]) -> None:
    told = client.post(f"/api/person/devices/{waits['device']}/let-in", json={}, headers=bearer(device))
    assert told.status_code == 200, told.text


def test_two_devices_play_one_seat_and_the_lost_one_is_cut_off(client: Client) -> None:
    table = Table(client, open_table(client, "auction", "me", "open"))
    laptop = somebody(client)
    assert hang(client, laptop, table.keys[0]).json() == {"tables": [table.id], "passed_over": 0}
    waits = bring(client, laptop)
    phone = waits["key"]
    assert client.get("/api/person/tables", headers=bearer(phone)).status_code == 403
    listed = client.get("/api/person", headers=bearer(laptop)).json()["devices"]
    assert [(one["name"], one["waits"], one["digits"]) for one in listed] == [
        ("laptop", False, ""),
        ("phone", True, waits["digits"]),
    ]
    let_in(client, laptop, waits)
    assert [one["table"] for one in client.get("/api/person/tables", headers=bearer(phone)).json()] == [table.id]
    assert client.get(f"/api/tables/{table.id}", headers=bearer(table.keys[0])).status_code == 401
    table.keys[0] = laptop
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, welcome = hello(socket, phone)
        assert welcome["hand"] == [0]
        table.answer(0)
        assert reader.read("step")
        client.delete(f"/api/person/devices/{waits['device']}", headers=bearer(laptop))
        with pytest.raises(WebSocketDisconnect) as closed:
            reader.read("nothing of the kind")
        assert closed.value.code == 4401
    assert client.get(f"/api/tables/{table.id}/sight", headers=bearer(phone)).status_code == 401
    assert client.get("/api/person", headers=bearer(phone)).status_code == 401
    assert client.get(f"/api/tables/{table.id}/sight", headers=bearer(laptop)).status_code == 200


def test_keys_of_one_kind_are_no_good_for_another(client: Client) -> None:
    table = Table(client, open_table(client, "auction", "me", "open"))
    laptop = somebody(client)
    link = client.post("/api/person/links", headers=bearer(laptop)).json()["key"]
    for key in (table.keys[0], link):
        assert client.get("/api/person", headers=bearer(key)).status_code == 401
    for key in (table.keys[0], laptop):
        told = client.post("/api/person/devices", json={"name": ""}, headers=bearer(key))
        assert (told.status_code, told.json()["code"]) == (401, "TABLE_E_LINK")
    assert client.get(f"/api/tables/{table.id}", headers=bearer(link)).status_code == 401
    assert client.get(f"/api/tables/{table.id}", headers=bearer(laptop)).status_code == 403
    assert client.post("/api/keys/renew", headers=bearer(laptop)).status_code == 403
    assert hang(client, laptop, laptop, link).json() == {"tables": [], "passed_over": 2}


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = LibraryCatalogue().common_words(language)
    for code in ("DEVICE", "DEVICE_WAITS", "NO_DEVICE", "DEVICES_FULL", "LIST_FULL", "LINK"):
        text = refusal_info(Refusal(f"TABLE_E_{code}", args={"most": 12}), words).text
        assert text.endswith(".")
        assert " " in text


def test_guessed_keys_and_floods_of_persons_are_slowed_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, key_rate=0.001, key_burst=3, person_rate=0.001, person_burst=4)
    with make_client(tmp_path, limits=limits) as client:
        laptop = somebody(client)
        guessed = [client.get("/api/person", headers=bearer(f"td_{n:043}")).status_code for n in range(5)]
        assert guessed == [401, 401, 401, 429, 429]
        assert client.get("/api/person", headers=bearer(laptop)).status_code == 200  # a good key always passes
        made = [client.post("/api/person", json={"name": ""}).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        links = [client.post("/api/person/links", headers=bearer(laptop)).status_code for _ in range(6)]
        assert links == [201, 201, 201, 201, 429, 429]


def test_a_rematch_is_joined_with_a_devices_key(client: Client) -> None:
    table = Table(client, open_table(client, "auction", "me", "open"))
    laptop = somebody(client)
    hang(client, laptop, table.keys[1])
    table.post("/seats/0/resign", {}, 0)
    again = table.post("/rematch", {}, 0, 201)["table"]["id"]
    told = client.post(f"/api/tables/{again}/seats", json={"name": "Ada"}, headers=bearer(laptop))
    assert (told.status_code, told.json()["hand"]) == (201, [1])
    stranger = client.post(f"/api/tables/{again}/seats", json={}, headers=bearer(somebody(client)))
    assert stranger.status_code == 403


def test_owed_knows_a_device_too(client: Client) -> None:
    table = Table(client, open_table(client, "auction", "me", "open", name="Evening"))
    laptop = somebody(client)
    hang(client, laptop, table.keys[0])
    told = client.post("/api/owed", json={"keys": [laptop, table.keys[1]]}).json()
    assert [(one["table"], one["name"], one["hand"]) for one in told] == [
        (table.id, "Evening", [0]),
        (table.id, "Evening", [1]),
    ]
