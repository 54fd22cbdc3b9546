"""The open hall over HTTP, and what people would try with it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, bearer, hello, make_client, open_table

from tavola.kernel.decision import Refusal
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import refusal_info

Client = TestClient[Any]
CODES = ("HALL_SEATS", "HALL_OWN", "HALL_FULL", "HALL_GONE", "NOT_RATABLE")


def somebody(client: Client) -> str:
    return str(client.post("/api/person", json={"name": ""}).json()["key"])


def offer(client: Client, device: str, *who: str, **rest: Any) -> Any:
    seats: list[dict[str, str]] = [
        {"who": one, "name": one.title()} if one in ("me", "open") else {"who": "bot", "bot": one} for one in who
    ]
    of_hall: dict[str, Any] = {
        name: rest.pop(name) for name in ("public", "rated", "language", "level") if name in rest
    }
    ask = {"table": {"game": "auction", "seats": seats, **rest}, **of_hall}
    return client.post("/api/hall/tables", json=ask, headers=bearer(device))


def test_a_table_of_the_hall_is_found_and_played_with_devices_alone(client: Client) -> None:
    livia, ada = somebody(client), somebody(client)
    opened = offer(client, livia, "me", "open", name="Evening", level=2)
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    shown = client.get("/api/hall", params={"game": "auction"}).json()["seeking"]
    assert [(one["table"], one["host"], one["mine"], one["level"]) for one in shown] == [(table, "Me", False, 2)]
    sat = client.post(f"/api/hall/tables/{table}/seats", json={"name": "Ada"}, headers=bearer(ada))
    assert sat.json() == {"table": table, "hand": [1]}
    assert client.get("/api/hall").json()["seeking"] == []
    with client.websocket_connect(f"/api/tables/{table}/stream") as socket:
        _, welcome = hello(socket, ada)
        assert welcome["hand"] == [1]


def test_who_is_nobody_neither_opens_nor_sits_down(client: Client) -> None:
    table = open_table(client, "auction", "me", "open")
    for key in ("", table["key"], "td_" + "x" * 43):
        assert offer(client, key, "me", "open").status_code == 401
        assert client.post("/api/hall/tables/x/seats", json={}, headers=bearer(key)).status_code == 401
    device = somebody(client)
    told = client.post(f"/api/hall/tables/{table['table']['id']}/seats", json={}, headers=bearer(device))
    assert (told.status_code, told.json()["code"]) == (409, "TABLE_E_HALL_GONE")  # it was never offered
    assert client.post("/api/hall/tables/nowhere/seats", json={}, headers=bearer(device)).status_code == 409


def test_public_tables_are_watched_and_show_no_secret_and_no_present(client: Client) -> None:
    livia = somebody(client)
    table = offer(client, livia, "me", "random", public=True).json()["table"]
    shown = client.get("/api/hall").json()
    assert ([], [table]) == (shown["seeking"], [one["table"] for one in shown["watched"]])
    key = client.post(f"/api/hall/tables/{table}/watch", json={}).json()["key"]
    card = client.get(f"/api/tables/{table}", headers=bearer(key)).json()
    assert card["watch_delay"] == 120
    sight = client.get(f"/api/tables/{table}/sight", headers=bearer(key)).json()
    assert (sight["sight"]["viewer"], sight["sight"]["decisions"]) == (None, [])
    refused = client.post(f"/api/tables/{table}/talk", json={"text": "!"}, headers=bearer(key))
    assert refused.status_code == 403


def test_a_flood_of_one_person_or_one_address_is_slowed_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, hall_rate=0.001, hall_burst=3)
    with make_client(tmp_path, limits=limits) as client:
        device = somebody(client)
        told = [offer(client, device, "me", "open").status_code for _ in range(5)]
        assert told == [201, 201, 201, 429, 429]
        other = somebody(client)
        assert offer(client, other, "me", "open").status_code == 201


def test_the_house_with_a_password_asks_for_it_in_the_hall_too(tmp_path: Path) -> None:
    with make_client(tmp_path, password="sesame") as client:
        device = somebody(client)
        assert offer(client, device, "me", "open").json()["code"] == "TABLE_E_PASSWORD"
        assert offer(client, device, "me", "open", password="sesame").status_code == 201


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = LibraryCatalogue().common_words(language)
    for code in CODES:
        text = refusal_info(Refusal(f"TABLE_E_{code}", args={"most": 3}), words).text
        assert text.endswith(".")
        assert " " in text
