"""A request with a name can be made again when its reply was lost; without one it is what it always was."""

from typing import Any

from litestar.testing import TestClient
from tests.server.conftest import Table, bearer, open_table

NAME = {"idempotency-key": "n4me-of-a-request-1"}


def test_a_lost_reply_does_not_cost_the_invite(client: TestClient[Any]) -> None:
    opened = open_table(client, "auction", "me", "open")
    table, invite = opened["table"]["id"], opened["invites"][0]["key"]
    asked = [
        client.post(f"/api/tables/{table}/seats", json={"name": "Ada"}, headers={**bearer(invite), **NAME})
        for _ in range(2)
    ]
    assert [told.status_code for told in asked] == [201, 201]
    assert asked[0].json() == asked[1].json()
    told = client.post(f"/api/tables/{table}/seats", json={"name": "Eve"}, headers=bearer(invite))
    assert told.status_code == 401


def test_a_lost_reply_does_not_lock_the_keeper_out(client: TestClient[Any]) -> None:
    opened = open_table(client, "auction", "me", "me")
    asked = [client.post("/api/keys/renew", headers={**bearer(opened["key"]), **NAME}) for _ in range(2)]
    assert [told.status_code for told in asked] == [200, 200]
    assert asked[0].json() == asked[1].json()
    table = opened["table"]["id"]
    assert client.get(f"/api/tables/{table}", headers=bearer(asked[0].json()["key"])).status_code == 200
    assert client.post("/api/keys/renew", headers=bearer(opened["key"])).status_code == 401


def test_who_leaves_hears_again_what_was_left(client: TestClient[Any]) -> None:
    opened = open_table(client, "auction", "me", "me")
    path = f"/api/tables/{opened['table']['id']}/seats/1/leave"
    asked = [client.post(path, json={}, headers={**bearer(opened["key"]), **NAME}) for _ in range(2)]
    assert [told.status_code for told in asked] == [200, 200]
    assert asked[0].json() == asked[1].json()


def test_one_answer_is_taken_back_once(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me", "me"))
    table.answer(0)
    asked = [
        client.post(f"/api/tables/{table.id}/undo", json={"seat": 0}, headers={**bearer(table.keys[0]), **NAME}).json()
        for _ in range(2)
    ]
    assert [told["ply"] for told in asked] == [0, 0]
    assert [told["repeated"] for told in asked] == [False, True]


def test_a_name_that_could_be_guessed_is_not_taken(client: TestClient[Any]) -> None:
    opened = open_table(client, "auction", "me", "me")
    told = client.post("/api/keys/renew", headers={**bearer(opened["key"]), "idempotency-key": "1"})
    assert told.status_code == 400
