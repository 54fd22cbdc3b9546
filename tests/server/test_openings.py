"""Tables that come of tables are tables opened: the same limits, the same password, and chains have an end."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Table, bearer, make_client, open_table

from tavola.service.ceilings import Ceilings

BOTS = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
WAYS: list[tuple[str, Any]] = [("rematch", {}), ("continue", {}), ("branch", {"ply": 0, "seats": BOTS, "anew": True})]


def finished(client: TestClient[Any], **rest: Any) -> Table:
    table = Table(client, open_table(client, "auction", "me", "open", **rest))
    table.post("/seats/1/resign", {}, 1)
    return table


def go_on(client: TestClient[Any], table: str, key: str, way: str, ask: Any) -> Any:
    return client.post(f"/api/tables/{table}/{way}?language=en", json=ask, headers=bearer(key))


@pytest.mark.parametrize(("way", "ask"), WAYS)
def test_a_guest_opens_no_table_without_the_password_of_the_house(tmp_path: Path, way: str, ask: Any) -> None:
    with make_client(tmp_path, password="open sesame") as client:
        table = finished(client, password="open sesame")
        refused = go_on(client, table.id, table.keys[1], way, ask)
        assert (refused.status_code, refused.json()["code"]) == (401, "TABLE_E_PASSWORD")
        told = go_on(client, table.id, table.keys[1], way, {**ask, "password": "open sesame"})
        assert (told.status_code, told.json().get("code")) in ((201, None), (409, "TABLE_E_NO_CAMPAIGN"))


def test_who_keeps_the_table_has_given_the_password_already(tmp_path: Path) -> None:
    with make_client(tmp_path, password="open sesame") as client:
        table = finished(client, password="open sesame")
        assert go_on(client, table.id, table.keys[0], "rematch", {}).status_code == 201


@pytest.mark.parametrize(("way", "ask"), WAYS)
def test_tables_that_follow_count_as_tables_opened(tmp_path: Path, way: str, ask: Any) -> None:
    limits = msgspec.structs.replace(PATIENT, open_rate=0.001, open_burst=1)
    with make_client(tmp_path, limits=limits) as client:
        table = finished(client)
        assert go_on(client, table.id, table.keys[1], way, ask).status_code == 429


def test_one_key_opens_only_so_many_tables_from_wherever_it_is_used(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, next_rate=0.001, next_burst=2)
    with make_client(tmp_path, limits=limits) as client:
        table = finished(client)
        statuses = [go_on(client, table.id, table.keys[1], *WAYS[2]).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]


def test_a_chain_of_tables_has_an_end_and_says_so(tmp_path: Path) -> None:
    with make_client(tmp_path, ceilings=Ceilings(chain=2)) as client:
        table = finished(client)
        for _ in range(2):
            opened = go_on(client, table.id, table.keys[0], "rematch", {}).json()
            key = {"key": table.keys[1], "seat": 1}
            table = Table(client, {**opened, "invites": [key]})
            table.post("/seats/1/resign", {}, 1)
        refused = go_on(client, table.id, table.keys[0], "rematch", {})
        assert (refused.status_code, refused.json()["code"]) == (409, "TABLE_E_CHAIN")
