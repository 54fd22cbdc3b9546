"""Tables over HTTP and streams, with toy games."""

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.conftest import Table, bearer, hello, make_client, open_table


def test_a_table_is_opened_seen_and_played(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "open", seed="s"))
    seen = table.get("/sight", seat=0)
    assert seen["table"]["phase"] == "playing"
    assert seen["sight"]["waiting_for"] == [0, 1]
    assert seen["sight"]["decisions"][0]["text"] == "en/prompt-bid"
    ack = table.answer(0, "bid:2")
    assert (ack["ply"], ack["repeated"]) == (1, False)
    assert table.get("/sight", seat=0)["sight"]["decisions"][0]["held"] == "bid:2"
    assert table.get("/sight", 1, seat=1)["sight"]["waiting_for"] == [1]


def test_details_hold_words_refs_and_previews(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    details = table.get(f"/decisions/{table.question(1)['id']}")
    assert details["seat"] == 1
    assert details["options"][0] == {
        "key": "bid:1",
        "text": "en/option-bid (amount 1)",
        "refs": [],
        "preview": [],
        "answer": {"verb": "bid", "parts": ["1"]},
        "forecast": {},
    }


def test_a_question_comes_with_its_options(client: TestClient[Any]) -> None:
    """No second message is needed before an option has words and lights; the words are the reader's."""
    table = Table(client, open_table(client, "auction", "me", "me"))
    asked = table.question(1)
    told = table.get(f"/decisions/{asked['id']}")
    assert asked["options"] == told["options"]
    assert asked["refused"] == told["refused"]
    assert [option["key"] for option in asked["options"]] == asked["keys"]


def test_a_stream_tells_what_happens_and_resumes(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "open"))
    path = f"/api/tables/{table.id}/stream"
    with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
        first, welcome = hello(one, table.keys[0])
        second, _ = hello(two, table.keys[1], after=0)
        assert (welcome["hand"], welcome["host"], welcome["log"]) == ([0], True, [])
        question = welcome["sight"]["decisions"][0]
        first.say(do="answer", seat=0, decision=question["id"], key="bid:3", id="a")
        assert first.read("ack")["id"] == "a"
        step = second.read("step")
        assert step["log"][0]["act"] == "answered"
        assert "bid:3" not in str(step["log"])
        assert step["sight"]["view"]["bidders"][0]["spent"] == []
        last = step["seq"]
    table.answer(1, "bid:1")
    with client.websocket_connect(path) as again:
        _, welcome = hello(again, table.keys[1], after=last)
        assert [line["seq"] for line in welcome["log"]] == list(range(last + 1, welcome["seq"] + 1))
        kinds = [event["kind"] for line in welcome["log"] for event in line["events"]]
        assert "BidsOpened" in kinds


def test_a_wrong_key_opens_no_stream(client: TestClient[Any]) -> None:
    one, two = (open_table(client, "auction", "me", "me") for _ in range(2))
    for key in ("tk_" + "x" * 43, "", two["key"]):
        with (
            client.websocket_connect(f"/api/tables/{one['table']['id']}/stream") as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            hello(socket, key)
        assert closed.value.code == 4401


def test_nonsense_is_refused_and_the_stream_goes_on(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, _ = hello(socket, table.keys[0])
        socket.send_text("{]")
        assert reader.read("no")["refusal"]["code"] == "TABLE_E_REQUEST"
        reader.say(do="answer", seat=0, decision="77.0", key="bid:1", id="z")
        no = reader.read("no")
        assert (no["id"], no["refusal"]["code"]) == ("z", "TABLE_E_STALE")
        reader.say(do="ping", id="p")
        assert reader.read("pong")["id"] == "p"


def test_one_screen_for_two_hides_secrets_until_somebody_looks(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me", screen=True))
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, welcome = hello(socket, table.keys[0])
        assert (welcome["sight"]["viewer"], welcome["sight"]["decisions"]) == (None, [])
        reader.say(do="look", seat=0)
        question = reader.read("sight")["sight"]["decisions"][0]
        reader.say(do="answer", seat=0, decision=question["id"], key="bid:1", id="a")
        step = reader.read("step")
        assert step["sight"]["viewer"] is None
        assert "bid:1" not in str(step["sight"])
        reader.say(do="look", seat=1)
        assert reader.read("sight")["sight"]["decisions"][0]["seat"] == 1


def test_a_hand_of_several_seats_looks_from_the_one_that_must_answer(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, welcome = hello(socket, table.keys[0])
        assert welcome["sight"]["viewer"] == 0
        reader.say(do="answer", seat=0, decision=welcome["sight"]["decisions"][0]["id"], key="bid:1", id="a")
        assert reader.read("step")["sight"]["viewer"] == 1


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with make_client(tmp_path) as client:
        table = Table(client, open_table(client, "auction", "me", "open", seed="s"))
        table.answer(0, "bid:4")
        before = [table.get("/sight", seat, seat=seat) for seat in (0, 1)]
    with make_client(tmp_path) as client:
        table.client = client
        assert [table.get("/sight", seat, seat=seat) for seat in (0, 1)] == before
        table.answer(1, "bid:1")


def test_refusals_have_one_shape_and_no_insides(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    cases = [
        (client.get(f"/api/tables/{table.id}"), 401),
        (client.get("/api/nothing"), 404),
        (client.delete("/api/tables"), 405),
        (client.post("/api/tables", json={"game": "chess", "seats": [{"who": "me"}]}), 409),
        (client.post("/api/tables", json={"game": "auction", "seats": [{"who": "me"}], "extra": 1}), 400),
        (client.post("/api/tables", content=b"{", headers={"content-type": "application/json"}), 400),
        (client.post("/api/tables", content=b" " * 100_000, headers={"content-type": "application/json"}), 413),
        (client.get(f"/api/tables/{table.id}/sight?ply=99", headers=bearer(table.keys[0])), 409),
    ]
    for told, status in cases:
        assert told.status_code == status, told.text
        assert set(told.json()) == {"code", "text", "rule", "key"}
        assert "Traceback" not in told.text


def test_every_page_has_the_security_headers(client: TestClient[Any]) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("headers", [{"origin": "https://elsewhere.example"}, {"host": "elsewhere.example"}])
def test_pages_from_elsewhere_may_not_speak(client: TestClient[Any], headers: dict[str, str]) -> None:
    assert client.get("/api/games", headers=headers).status_code == 403


def test_the_house_password_is_asked_of_who_opens(tmp_path: Path) -> None:
    with make_client(tmp_path, password="sesame") as client:
        seats = [{"who": "me"}, {"who": "me"}]
        ask = {"game": "auction", "seats": seats}
        assert client.post("/api/tables", json=ask).status_code == 401
        assert client.post("/api/tables", json={**ask, "password": "sesame"}).status_code == 201


def test_metrics_count_answers(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    table.answer(0)
    text = client.get("/metrics").text
    assert "tavola_answers_total 1" in text
    assert 'tavola_answer_seconds_bucket{le="+Inf"} 1' in text


def test_the_document_forbids_unknown_fields_and_knows_streams_and_views(client: TestClient[Any]) -> None:
    document = client.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert document["openapi"].startswith("3.1")
    assert schemas["OpenTable"]["additionalProperties"] is False
    assert {"AnyClientMessage", "AnyServerMessage", "AuctionView"} <= schemas.keys()
    assert "/api/tables/{table}/answers" in document["paths"]
