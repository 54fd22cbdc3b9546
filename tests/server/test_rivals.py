"""Quick pairing and ratings over HTTP, and what people would try with them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Table, bearer, make_client, open_table
from tests.server.test_hall import offer, somebody

from tavola.kernel.decision import Refusal
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import refusal_info

Client = TestClient[Any]


def seek(client: Client, device: str, address: str = "", **ask: Any) -> Any:
    headers = {**bearer(device), **({"x-forwarded-for": address} if address else {})}
    return client.post("/api/hall/seek", json={"game": "auction", "name": "Ada", **ask}, headers=headers)


def test_two_find_each_other_and_play_with_their_devices(client: Client) -> None:
    ada, bea = somebody(client), somebody(client)
    assert seek(client, ada).json()["state"] == "waiting"
    found = seek(client, bea).json()
    told = client.get("/api/hall/seek", headers=bearer(ada)).json()
    assert found["table"] == told["table"] != ""
    for device in (ada, bea):
        card = client.get(f"/api/tables/{found['table']}", headers=bearer(device)).json()
        assert (card["phase"], card["rated"]) == ("playing", False)
    assert client.delete("/api/hall/seek", headers=bearer(ada)).json()["state"] == "found"
    assert client.get("/api/hall/seek", headers=bearer(ada)).json()["state"] == "none"


def test_a_rated_game_given_up_is_counted_and_shown(tmp_path: Path) -> None:
    with make_client(tmp_path, proxied=True) as client:
        ada, bea = somebody(client), somebody(client)
        seek(client, ada, "198.51.100.1", rated=True)
        table = seek(client, bea, "198.51.100.2", rated=True).json()["table"]
        card = client.get(f"/api/tables/{table}", headers=bearer(bea)).json()
        assert (card["rated"], card["hints"]) == (True, False)
        hand = next(one["hand"] for one in client.get("/api/person/tables", headers=bearer(bea)).json())
        given = client.post(f"/api/tables/{table}/seats/{hand[0]}/resign", headers=bearer(bea))
        assert given.status_code == 200
        for _ in range(500):
            mine = client.get("/api/hall/ratings", headers=bearer(ada)).json()
            if mine:
                break
        assert [(one["game"], one["games"], one["sure"]) for one in mine] == [("auction", 1, False)]
        assert mine[0]["mean"] > 1300
        assert mine[0]["off"] > 200
        board = client.get("/api/ratings", params={"game": "auction"}, headers=bearer(bea)).json()
        assert (board["rows"], board["mine"]["games"]) == ([], 1)
        assert board["mine"]["mean"] < 1300


def test_results_cannot_be_forged(client: Client) -> None:
    """No request says who has won: only the rules do, at a table that the house itself has laid."""
    ada, bea = somebody(client), somebody(client)
    own = Table(client, open_table(client, "auction", "me", "open"))
    own.post("/seats/1/resign", {}, 1)
    client.post("/api/person/tables", json={"keys": [own.keys[0]]}, headers=bearer(ada))
    forged = {"table": {"game": "auction", "seats": [{"who": "me"}, {"who": "open"}], "rated": True}}
    assert client.post("/api/hall/tables", json=forged, headers=bearer(ada)).status_code == 400
    assert offer(client, ada, "me", "open", rated=True, seed="mine").json()["code"] == "TABLE_E_NOT_RATABLE"
    for path in ("/api/hall/ratings", "/api/ratings"):
        assert client.post(path, json={"mean": 3000}, headers=bearer(bea)).status_code == 405
    assert client.get("/api/hall/ratings", headers=bearer(ada)).json() == []


def test_who_is_nobody_looks_for_nobody(client: Client) -> None:
    for key in ("", "tk_" + "x" * 43, "td_" + "x" * 43):
        assert seek(client, key).status_code == 401
        assert client.get("/api/hall/seek", headers=bearer(key)).status_code == 401
        assert client.post("/api/hall/seek/bot", headers=bearer(key)).status_code == 401


def test_the_house_lays_no_table_for_a_stranger_without_its_password(tmp_path: Path) -> None:
    with make_client(tmp_path, password="sesame") as client:
        ada, bea = somebody(client), somebody(client)
        assert seek(client, ada).json()["code"] == "TABLE_E_PASSWORD"
        assert client.post("/api/hall/seek/bot", headers=bearer(ada)).json()["state"] == "none"
        assert seek(client, ada, password="sesame").json()["state"] == "waiting"
        found = client.post("/api/hall/seek/bot", json={"called": "Oda"}, headers=bearer(ada)).json()
        card = client.get(f"/api/tables/{found['table']}", headers=bearer(ada)).json()
        assert "Oda" in {one["name"] for one in card["seats"]}
        assert seek(client, ada).json()["state"] == "waiting"  # who has a seat here was let in before
        cup = {"name": "Spring", "game": "auction"}
        told = [
            client.post("/api/cups", json={**cup, **more}, headers=bearer(bea)).status_code
            for more in ({}, {"password": "sesame"})
        ]
        assert told == [401, 201]


def test_a_flood_of_seeking_is_slowed_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, hall_rate=0.001, hall_burst=3)
    with make_client(tmp_path, limits=limits) as client:
        device = somebody(client)
        assert [seek(client, device).status_code for _ in range(5)] == [200, 200, 200, 429, 429]


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = LibraryCatalogue().common_words(language)
    for code in ("RATED", "SAME_LINE", "SEEKERS_FULL"):
        text = refusal_info(Refusal(f"TABLE_E_{code}"), words).text
        assert text.endswith(".")
        assert " " in text
