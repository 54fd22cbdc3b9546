"""Puzzles over HTTP: shelves, a position as it is put, a table that begins with it."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, bearer

from tavola.puzzles.shelves import shelves
from tavola.server.app import create_app
from tavola.server.settings import Settings
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path: Path = tmp_path_factory.mktemp("puzzles")
    catalogue = LibraryCatalogue()
    settings = Settings(db=str(path / "tavola.db"), limits=PATIENT)
    app = create_app(settings=settings, catalogue=catalogue, bot_pool=ThreadBotPool(catalogue))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def told(house: TestClient[Any], path: str, **query: str) -> Any:
    answer = house.get(f"/api/puzzles{path}", params={"language": "en", **query})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_shelves_say_what_was_looked_through(house: TestClient[Any]) -> None:
    by_game = {shelf["game"]: shelf for shelf in told(house, "")}
    assert set(by_game) == set(shelves())
    for game, shelf in by_game.items():
        assert len(shelf["puzzles"]) == len(shelves()[game].puzzles)
        assert shelf["positions"] >= len(shelf["puzzles"])
        assert shelf["command"].startswith(f"tavola lab puzzles {game}")


@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand", "tainted_grail"])
def test_a_position_is_put_with_its_solution(house: TestClient[Any], game: str) -> None:
    first = shelves()[game].puzzles[0]
    found = told(house, f"/{first.id}")
    (question,) = found["sight"]["decisions"]
    assert first.best in question["keys"]
    assert found["best"] == first.best == found["answers"][0]["key"]
    assert found["details"]["seat"] == found["sight"]["viewer"] == first.seat
    assert len(found["line"]) <= len(first.line)
    assert all(answer["text"] for answer in found["answers"])
    option = told(house, f"/{first.id}/option", key=first.best)
    assert option["key"] == first.best


def test_a_solved_line_is_told_to_its_end(house: TestClient[Any]) -> None:
    solved = next(one for one in shelves()["tainted_grail"].puzzles if len(one.line) > 2)
    assert len(told(house, f"/{solved.id}")["line"]) == len(solved.line)


def test_a_table_begins_with_the_position(house: TestClient[Any]) -> None:
    first = shelves()["realm_of_sand"].puzzles[0]
    made = house.post(f"/api/puzzles/{first.id}/table", json={"name": "Livia"})
    assert made.status_code == 201, made.text
    opened = made.json()
    assert "puzzle" in opened["table"]["marks"]
    sight = house.get(f"/api/tables/{opened['table']['id']}/sight", headers=bearer(opened["key"])).json()["sight"]
    assert first.best in sight["decisions"][0]["keys"]


def test_there_is_no_other(house: TestClient[Any]) -> None:
    assert house.get("/api/puzzles/xx1").status_code == 404
    assert house.get("/api/puzzles/xx1/option?key=a").status_code == 404
    assert house.post("/api/puzzles/xx1/table", json={}).status_code == 404
