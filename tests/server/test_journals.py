"""The story so far and the journal over HTTP: for who may see the table, each with its own eyes."""

from typing import Any

from litestar.testing import TestClient
from tests.server.conftest import Table, bearer, open_table


def test_a_game_without_a_story_has_no_chapters_and_no_book(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "open"))
    path = f"/api/tables/{table.id}"
    told = client.get(f"{path}/tale", headers=bearer(table.keys[0]))
    assert (told.status_code, told.json()) == (200, {"title": "", "keeps_journal": False, "chapters": []})
    refused = client.get(f"{path}/journal", headers=bearer(table.keys[0]))
    assert (refused.status_code, refused.json()["code"]) == (409, "TABLE_E_NO_JOURNAL")
    assert client.get(f"{path}/journal?binding=pdf", headers=bearer(table.keys[0])).status_code == 400


def test_neither_is_for_strangers_nor_through_the_eyes_of_another_seat(client: TestClient[Any]) -> None:
    one = Table(client, open_table(client, "auction", "me", "open"))
    two = Table(client, open_table(client, "auction", "me", "open"))
    for what in ("tale", "journal"):
        path = f"/api/tables/{one.id}/{what}"
        assert client.get(path).status_code == 401
        assert client.get(path, headers=bearer(two.keys[0])).status_code == 403
    assert client.get(f"/api/tables/{one.id}/journal?seat=1", headers=bearer(one.keys[0])).status_code == 403
