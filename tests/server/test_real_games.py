"""The games of the house, played over the server by scripted people and bots, with a restart in mid-decision."""

import random
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Table, bearer, hello, open_table

from tavola.server.app import create_app
from tavola.server.settings import Settings
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue

pytestmark = [pytest.mark.server, pytest.mark.slow]
CATALOGUE = LibraryCatalogue()


def serve(path: Path) -> TestClient[Any]:
    settings = Settings(str(path / "tavola.db"), limits=PATIENT)
    return TestClient(
        create_app(settings=settings, catalogue=CATALOGUE, bot_pool=ThreadBotPool(CATALOGUE)),
        base_url="http://127.0.0.1",
    )


def people_answer(table: Table, chance: random.Random, answers: int) -> dict[str, Any]:
    """Whoever of the people must answer does, at random, so often or until it is over; bots answer in between."""
    given = 0
    deadline = time.monotonic() + 100
    while given < answers and time.monotonic() < deadline:
        now = table.get("/sight", min(table.keys), seat=min(table.keys))
        if now["table"]["phase"] == "over":
            break
        owing = [seat for seat in now["sight"]["waiting_for"] if seat in table.keys]
        if not owing:
            time.sleep(0.002)
            continue
        asked = table.question(owing[0])
        table.answer(owing[0], chance.choice(asked["keys"]))
        given += 1
    card: dict[str, Any] = table.get("", min(table.keys))
    return card


def test_what_a_game_refuses_is_said_in_its_words_on_both_ways_in(tmp_path: Path) -> None:
    with serve(tmp_path) as client:
        table = Table(client, open_table(client, "sangue_reale", "me", "me", options={"sr.character_pick": "random"}))
        asked = table.question(0)
        with client.websocket_connect(f"/api/tables/{table.id}/stream") as socket:
            reader, _ = hello(socket, table.keys[0])
            reader.say(do="answer", seat=0, decision=asked["id"], key="use:3", id="a")
            told = reader.read("no")["refusal"]
        assert told["code"] == "SR_E_WRONG_PHASE"
        assert not told["text"].startswith("refusal-")
        body = {"seat": 0, "decision": asked["id"], "key": "use:3"}
        again = client.post(f"/api/tables/{table.id}/answers", json=body, headers=bearer(table.keys[0])).json()
        assert again["code"] == "SR_E_WRONG_PHASE"
        assert not again["text"].startswith("refusal-")


def play_with_a_restart(path: Path, game: str, who: list[str], answers: int, **options: Any) -> dict[str, Any]:
    chance = random.Random(5)
    with serve(path) as client:
        table = Table(client, open_table(client, game, *who, seed="house", **options))
        people_answer(table, chance, 7)
        while not any(seat in table.keys for seat in table.get("/sight")["sight"]["waiting_for"]):
            time.sleep(0.01)
        before = {seat: table.get("/sight", seat, seat=seat) for seat in table.keys}
    with serve(path) as client:
        table.client = client
        after = {seat: table.get("/sight", seat, seat=seat) for seat in table.keys}
        assert after == before
        return people_answer(table, chance, answers)


def test_two_people_and_a_bot_finish_realm_of_sand(tmp_path: Path) -> None:
    card = play_with_a_restart(tmp_path, "realm_of_sand", ["me", "open", "random"], 2_000)
    assert card["phase"] == "over"
    assert card["seed"] == "house"
    assert len(card["outcome"]["places"]) == 3


def test_two_people_finish_an_era_of_sangue_reale_with_secret_plans(tmp_path: Path) -> None:
    card = play_with_a_restart(tmp_path, "sangue_reale", ["me", "open"], 2_000)
    assert card["phase"] == "over"
    assert card["outcome"]["text"]


@pytest.mark.parametrize("game", CATALOGUE.game_ids())
def test_every_seat_of_a_full_table_is_a_person_s(tmp_path: Path, game: str) -> None:
    """As many people as can sit, each with a key of their own, for two rounds (days, turns) and a restart between."""
    chance, seats = random.Random(9), CATALOGUE.game(game).seats[-1]
    who = ["me", *["open"] * (seats - 1)]
    with serve(tmp_path) as client:
        table = Table(client, open_table(client, game, *who, seed="full"))
        assert len({*table.keys.values()}) == seats
        people_answer(table, chance, 40)
        before = {seat: table.get("/sight", seat, seat=seat) for seat in table.keys}
    with serve(tmp_path) as client:
        table.client = client
        assert {seat: table.get("/sight", seat, seat=seat) for seat in table.keys} == before
        for _ in range(40):
            loaded = client.app.state["context"].registry.tables[table.id]
            if loaded.phase == "over" or loaded.game.rounds(loaded.g) >= 2:
                break
            people_answer(table, chance, 20)
        assert loaded.phase == "over" or loaded.game.rounds(loaded.g) >= 2
