"""The day's challenge over HTTP, and what people would try with it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, bearer, make_client
from tests.server.test_people import somebody

from tavola.kernel.decision import Refusal
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import refusal_info
from tavola.service.today.days import Kind

Client = TestClient[Any]


@pytest.fixture
def house(client: Client) -> Client:
    return with_challenges(client)


def with_challenges(client: Client) -> Client:
    client.app.state["context"].registry.challenges = (Kind("ambush"), Kind("auction", bot="random"))
    return client


def begin(client: Client, key: str, game: str = "ambush", **more: Any) -> Any:
    return client.post(f"/api/today/{game}/tries", json={"name": "Ada", **more}, headers=bearer(key))


def test_a_try_is_begun_given_up_and_ranked(house: Client) -> None:
    laptop = somebody(house)
    table = begin(house, laptop).json()["table"]
    assert begin(house, laptop).json() == {"table": table, "counted": True}
    card = house.get(f"/api/tables/{table}", headers=bearer(laptop)).json()
    assert (card["marks"], card["hints"], card["seed"]) == (["challenge"], False, None)
    day = house.get("/api/today", headers=bearer(laptop)).json()
    told = {one["game"]: one for one in day["challenges"]}
    assert (told["ambush"]["mine"]["state"], told["auction"]["mine"], day["secret"]) == ("open", None, None)
    path = f"/api/today/{day['day']}/ambush"
    assert (house.get(path).status_code, house.get(path, headers=bearer(laptop)).status_code) == (409, 409)
    assert house.post(f"/api/tables/{table}/seats/0/resign", headers=bearer(laptop)).status_code == 200
    board = house.get(path, headers=bearer(laptop)).json()
    assert [(one["rank"], one["name"], one["gave_up"], one["mine"]) for one in board["best"]] == [
        (1, "Ada", True, True)
    ]
    watch = house.post(f"/api/today/replays/{table}", headers=bearer(laptop)).json()["key"]
    seen = house.get(f"/api/tables/{table}/sight", params={"ply": 0, "seat": 0}, headers=bearer(watch))
    assert seen.status_code == 200
    assert house.get(f"/api/tables/{table}/export", headers=bearer(watch)).status_code == 409
    assert house.get(path).status_code == 409  # who has no result of their own sees none


def test_no_result_comes_from_a_client(house: Client) -> None:
    laptop = somebody(house)
    for forged in ({"score": 99}, {"rank": 1}, {"seed": "mine"}, {"options": {}}, {"counted": True}):
        assert begin(house, laptop, **forged).status_code == 400
    table = begin(house, laptop).json()["table"]
    for method in ("put", "post", "delete"):
        assert getattr(house, method)("/api/today/1970-01-01/ambush", headers=bearer(laptop)).status_code in (404, 405)
    thief = somebody(house, "thief")
    assert house.get(f"/api/tables/{table}", headers=bearer(thief)).status_code == 403
    assert house.post(f"/api/today/replays/{table}", headers=bearer(thief)).status_code == 409
    assert begin(house, "td_" + "x" * 43).status_code == 401
    assert begin(house, laptop, "chess").status_code == 409


def test_days_that_are_none_are_refused(house: Client) -> None:
    for name in ("2999-01-01", "1970-99-99", "0000-00-00"):
        assert house.get(f"/api/today?day={name}").status_code == 409
        assert house.get(f"/api/today/{name}/ambush").status_code == 409
    assert house.get("/api/today?day=yesterday").status_code == 400


def test_floods_of_tries_and_of_persons_who_try_are_slowed_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, try_rate=0.001, try_burst=3, next_rate=0.001, next_burst=2)
    with make_client(tmp_path, limits=limits) as client:
        with_challenges(client)
        persons = [somebody(client) for _ in range(4)]
        assert [begin(client, one).status_code for one in persons] == [200, 200, 200, 429]
        mine = begin(client, persons[0])
        assert mine.status_code == 200  # to go on costs nothing
        client.post(f"/api/tables/{mine.json()['table']}/seats/0/resign", headers=bearer(persons[0]))
        more = [begin(client, persons[0], practice=True).status_code for _ in range(3)]
        assert more == [200, 200, 429]


def test_a_house_with_a_password_asks_strangers_for_it(tmp_path: Path) -> None:
    with make_client(tmp_path, password="open sesame") as client:
        with_challenges(client)
        laptop = somebody(client)
        assert begin(client, laptop).status_code == 401
        assert begin(client, laptop, password="open sesame").status_code == 200
        assert begin(client, laptop, "auction").status_code == 200  # who has a seat here was let in before


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = LibraryCatalogue().common_words(language)
    for code in ("SEALED", "TODAY_FIRST", "TODAY_DONE", "TODAY_ENOUGH", "NO_DAY", "NO_REPLAY"):
        text = refusal_info(Refusal(f"TABLE_E_{code}", args={"most": 12}), words).text
        assert text.endswith(".")
        assert " " in text
