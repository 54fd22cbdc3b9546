"""Entries of the three games as an editor is told of them: kinds, schemas, words, and what the engine says of each."""

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.workshop.conftest import begin


@pytest.mark.parametrize(
    ("pack", "file", "entry", "kind", "said"),
    [
        ("realm_of_sand/vetra", "cards.yaml", "corner-oven", "card", "Corner Oven  ★1 (O)"),
        ("sangue_reale/altavena", "supporters/palazzo.yaml", "uniques/balia", "unique", "Circle a free 1."),
        ("sangue_reale/altavena", "sheets/i.yaml", "", "sheet", "1 VP for each full column."),
    ],
)
def test_an_entry_is_said_by_the_engine(
    client: TestClient[Any], pack: str, file: str, entry: str, kind: str, said: str
) -> None:
    found = begin(client, pack).entry(file, entry)
    assert found["kind"] == kind
    assert said in found["text"]["en"]
    assert len(found["text"]["it"]) == len(found["text"]["en"])
    assert all(word["it"] and word["en"] for word in found["words"] if word["needed"])


@pytest.mark.parametrize("game", ["realm_of_sand", "sangue_reale", "tainted_grail"])
def test_the_schema_names_every_kind_in_both_languages(client: TestClient[Any], game: str) -> None:
    told = client.get(f"/api/workshop/schema/{game}").json()
    records = {name for file in told["files"] for name in file["schema"]["$defs"]}
    for kind in told["kinds"]:
        assert "⟨" not in "".join([*kind["title"].values(), *kind["plural"].values()])
        assert kind["def"] in records, kind
    for reference in told["references"]:
        assert reference["def"] in records, reference
        assert reference["kind"] in {kind["kind"] for kind in told["kinds"]}


def test_the_games_that_may_be_made_are_told(client: TestClient[Any]) -> None:
    told = client.get("/api/workshop/games").json()
    assert {"realm_of_sand", "sangue_reale", "tainted_grail"} <= {game["game"] for game in told}
    sand = next(game for game in told if game["game"] == "realm_of_sand")
    assert sand["packs"][0]["title"] == {"it": "La città di Vetra", "en": "The City of Vetra"}


def test_a_new_choice_of_a_verse_is_asked_for_its_words(client: TestClient[Any]) -> None:
    draft = begin(client, "tainted_grail/small")
    verse = {"file": "places.yaml", "entry": "locations/103/journal/verses/v1"}
    choices = draft.entry(**verse)["value"]["choices"]
    draft.change({**verse, "field": "choices", "value": [*choices, {"key": "light_the_lamp", "goto": "end"}]})
    words = {one["message"]: one for one in draft.entry(**verse)["words"]}
    assert words["verse-103-v1-light-the-lamp"] == {
        "message": "verse-103-v1-light-the-lamp", "it": None, "en": None, "needed": True
    }  # fmt: skip


def test_a_status_is_set_or_cleared_by_name(client: TestClient[Any]) -> None:
    files = client.get("/api/workshop/schema/tainted_grail").json()["files"]
    found = [one["schema"]["$defs"]["StatusEffect"] for one in files if "StatusEffect" in one["schema"]["$defs"]]
    assert found
    assert all(one["properties"]["status"]["propertyNames"] == {"enum": ["set", "clear"]} for one in found)
