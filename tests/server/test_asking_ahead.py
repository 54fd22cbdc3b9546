"""What an option would bring and why an answer cannot be given: asked on the stream, with the games themselves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Reader, Table, hello, open_table

from tavola.server.app import create_app
from tavola.server.settings import Settings
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue

CATALOGUE = LibraryCatalogue()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(db=str(tmp_path / "tavola.db"), limits=PATIENT)
    app = create_app(settings=settings, catalogue=CATALOGUE, bot_pool=ThreadBotPool(CATALOGUE))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def in_sand(client: TestClient[Any]) -> Table:
    return Table(client, open_table(client, "realm_of_sand", "me", "me", seed="ahead", options={"rs.mode": "basic"}))


def asked(client: TestClient[Any], table: Table, **said: Any) -> dict[str, Any]:
    """What comes back for a message about the first question that seat 0 has."""
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, welcome = hello(socket, table.keys[0], seat=0)
        question = welcome["sight"]["decisions"][0]
        reader.say(**{"decision": question["id"], "id": "x", **said})
        return first_of(reader, ("why", "forecast", "no"))


def first_of(reader: Reader, kinds: tuple[str, ...]) -> dict[str, Any]:
    for _ in range(50):
        message: dict[str, Any] = msgspec.json.decode(reader.socket.receive_text(timeout=5))
        if message["type"] in kinds:
            return message
    raise AssertionError(f"none of {kinds} came")


def placements(table: Table) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    question = table.question(0)
    return question, [option for option in question["options"] if option["answer"]["verb"] == "place"]


def test_many_answers_come_with_fields_and_lights_and_without_words(client: TestClient[Any]) -> None:
    question, laid = placements(in_sand(client))
    assert len(laid) > 60
    first = laid[0]
    tile, turned, at = first["answer"]["tile"], first["answer"]["turned"], first["answer"]["at"]
    assert first["key"] == f"place:{tile}:{turned}:{at}"
    assert first["refs"][:2] == [f"tile:{tile}", f"cell:{at}"]
    assert (first["text"], first["forecast"]) == ("", None)
    few = [option for option in question["options"] if option["answer"]["verb"] != "place"]
    assert all(option["text"] and option["forecast"] is not None for option in few)


def test_one_option_is_told_in_full_on_the_stream(client: TestClient[Any]) -> None:
    table = in_sand(client)
    _, laid = placements(table)
    told = asked(client, table, do="forecast", key=laid[0]["key"])["option"]
    assert told["text"]
    assert [piece["cell"] for piece in told["forecast"]["placed"]] == [ref[5:] for ref in laid[0]["refs"][1:]]
    assert "words" not in told["forecast"]


def test_why_is_answered_without_an_answer_being_given(client: TestClient[Any]) -> None:
    table = in_sand(client)
    _, laid = placements(table)
    ply = table.get("/sight", seat=0)["ply"]
    beyond = asked(client, table, do="why", answer={**laid[0]["answer"], "at": "z99"})
    assert (beyond["refusal"]["code"], beyond["refusal"]["rule"]) == ("RS_E_OFF_BOARD", "RS-4.2")
    assert asked(client, table, do="why", answer=laid[0]["answer"])["refusal"] is None
    assert asked(client, table, do="why", key="explode")["refusal"]["code"] == "TABLE_E_NOT_AN_OPTION"
    assert asked(client, table, do="why", answer={"verb": "place", "tile": [1]})["refusal"]["text"]
    assert table.get("/sight", seat=0)["ply"] == ply


def test_nobody_is_told_about_another_s_question(client: TestClient[Any]) -> None:
    table = Table(client, open_table(client, "realm_of_sand", "me", "open", seed="ahead"))
    holder = 0 if table.get("/sight", 0, seat=0)["sight"]["decisions"] else 1
    question = table.get("/sight", holder, seat=holder)["sight"]["decisions"][0]
    with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
        reader, _ = hello(socket, table.keys[1 - holder])
        for said in ({"do": "why", "key": "end"}, {"do": "forecast", "key": question["keys"][0]}):
            reader.say(decision=question["id"], id="n", **said)
            assert first_of(reader, ("why", "forecast", "no"))["refusal"]["code"] == "TABLE_E_SEAT_NOT_YOURS"


def test_an_option_that_is_none_has_no_forecast(client: TestClient[Any]) -> None:
    assert asked(client, in_sand(client), do="forecast", key="place:t01:r0:z99")["type"] == "no"
