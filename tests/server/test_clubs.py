"""Clubs and tournaments over HTTP, and what people would try with stolen or made-up links."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, bearer, make_client
from tests.server.test_hall import somebody

from tavola.kernel.decision import Refusal
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import refusal_info

Client = TestClient[Any]
CODES = ("CLUB_LINK", "CLUB_FULL", "CLUBS_MANY", "NO_MEMBER", "NO_SUCH_MEMBER", "CUP_LINK", "CUP_FULL", "CUP_BEGUN",
         "CUP_FEW", "CUPS_MANY")  # fmt: skip
SEATS = [{"who": "me", "name": "Livia"}, {"who": "open"}]


def post(client: Client, device: str, path: str, **data: Any) -> Any:
    return client.post(f"/api{path}", json=data, headers=bearer(device))


def found_club(client: Client, device: str) -> dict[str, Any]:
    told = post(client, device, "/clubs", name="The Old Seal", called="Livia")
    assert told.status_code == 201, told.text
    club: dict[str, Any] = told.json()
    return club


def test_a_club_from_its_founding_to_a_game_on_its_board(client: Client) -> None:
    livia, ada, eve = (somebody(client) for _ in range(3))
    club = found_club(client, livia)
    seen = client.post("/api/clubs/invitation", json={"link": club["link"]}).json()
    assert seen == {"id": club["id"], "name": "The Old Seal", "members": 1}
    assert post(client, ada, "/clubs/members", link=club["link"], called="Ada").status_code == 201
    opened = post(client, livia, f"/clubs/{club['id']}/tables", table={"game": "auction", "seats": SEATS}).json()
    assert client.get("/api/hall").json()["seeking"] == []
    seat = f"/clubs/{club['id']}/tables/{opened['table']}/seats"
    assert post(client, eve, seat, name="Eve").status_code == 403
    assert post(client, ada, seat, name="Ada").json()["hand"] == [1]
    assert client.post(f"/api/tables/{opened['table']}/seats/1/resign", headers=bearer(ada)).status_code == 200
    for _ in range(500):
        results = client.get(f"/api/clubs/{club['id']}", headers=bearer(ada)).json()["results"]
        if results:
            break
    assert [(one["name"], one["won"], one["played"]) for one in results] == [("Livia", 1, 1), ("Ada", 0, 1)]
    assert client.get(f"/api/clubs/{club['id']}", headers=bearer(eve)).status_code == 403


def test_stolen_and_guessed_links_open_nothing_and_are_slowed_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, key_rate=0.001, key_burst=3)
    with make_client(tmp_path, limits=limits) as client:
        livia, thief = somebody(client), somebody(client)
        club = found_club(client, livia)
        renewed = client.post(f"/api/clubs/{club['id']}/link", json={}, headers=bearer(livia)).json()
        guesses = [club["link"], "tc_" + "x" * 43, "tu_" + "x" * 43, "tc_" + "y" * 43, "tc_" + "z" * 43]
        told = [post(client, thief, "/clubs/members", link=link).status_code for link in guesses]
        assert told == [401, 401, 401, 429, 429]
        assert (
            post(client, thief, "/clubs/members", link=renewed["link"]).status_code == 201
        )  # a good one always passes


def test_a_tournament_over_http(client: Client) -> None:
    devices = [somebody(client) for _ in range(2)]
    made = post(client, devices[0], "/cups", name="Spring", game="auction", called="Livia")
    assert made.status_code == 201, made.text
    cup = made.json()
    assert client.post("/api/cups/invitation", json={"link": cup["link"]}).json()["players"] == 1
    assert post(client, devices[1], "/cups/players", link=cup["link"], called="Ada").status_code == 201
    assert post(client, devices[1], f"/cups/{cup['id']}/begin").status_code == 403
    begun = post(client, devices[0], f"/cups/{cup['id']}/begin").json()
    assert (begun["state"], begun["rounds"]) == ("running", 1)
    table = begun["games"][0]["table"]
    hand = next(one["hand"] for one in client.get("/api/person/tables", headers=bearer(devices[1])).json())
    client.post(f"/api/tables/{table}/seats/{hand[0]}/resign", headers=bearer(devices[1]))
    for _ in range(500):
        now = client.get(f"/api/cups/{cup['id']}", headers=bearer(devices[1])).json()
        if now["state"] == "over":
            break
    assert [(one["name"], one["halves"], one["place"]) for one in now["players"]] == [("Livia", 2, 1), ("Ada", 0, 2)]
    assert [one["state"] for one in client.get("/api/cups", headers=bearer(devices[1])).json()] == ["over"]


def test_results_of_a_tournament_are_said_by_nobody(client: Client) -> None:
    device = somebody(client)
    cup = post(client, device, "/cups", name="Spring", game="auction").json()
    for path in (f"/cups/{cup['id']}", f"/cups/{cup['id']}/games"):
        told = post(client, device, path, halves_one=2)
        assert told.status_code in (404, 405)
    assert post(client, device, f"/cups/{cup['id']}/begin").json()["code"] == "TABLE_E_CUP_FEW"
    assert post(client, device, "/cups", name="", game="auction").status_code == 400
    assert post(client, device, "/cups", name="x", game="chess").json()["code"] == "TABLE_E_GAME"
    assert post(client, device, "/cups", name="x", game="auction", hours=0).status_code == 400


def test_who_is_nobody_has_no_clubs(client: Client) -> None:
    for key in ("", "tk_" + "x" * 43, "tc_" + "x" * 43):
        assert client.get("/api/clubs", headers=bearer(key)).status_code == 401
        assert client.get("/api/cups", headers=bearer(key)).status_code == 401
        assert post(client, key, "/clubs", name="x").status_code == 401


def test_a_flood_of_clubs_is_slowed_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, hall_rate=0.001, hall_burst=3)
    with make_client(tmp_path, limits=limits) as client:
        device = somebody(client)
        told = [post(client, device, "/clubs", name="x").status_code for _ in range(5)]
        assert told == [201, 201, 201, 429, 429]


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = LibraryCatalogue().common_words(language)
    for code in CODES:
        text = refusal_info(Refusal(f"TABLE_E_{code}", args={"most": 3}), words).text
        assert text.endswith(".")
        assert " " in text
