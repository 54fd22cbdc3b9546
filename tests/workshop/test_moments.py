"""Versions and what differs between them, one's drafts, and tables that start from what is being made."""

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.workshop.conftest import Draft, begin

OVEN = {"file": "cards.yaml", "entry": "corner-oven"}
SEATS = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]


@pytest.fixture
def draft(client: TestClient[Any]) -> Draft:
    return begin(client, "realm_of_sand/vetra")


def test_a_version_is_a_moment_with_a_name(draft: Draft) -> None:
    draft.change({**OVEN, "field": "stars", "value": 2})
    (version,) = draft.post("/versions", {"name": "two stars"})
    assert (version["version"], version["seq"], version["by"]) == (1, 1, "Ada")
    draft.change({**OVEN, "field": "stars", "value": 3})
    assert draft.get("/export", version=1) != draft.export()
    told = draft.get("/diff?from=1&to=now")
    (entry,) = told["entries"]
    assert entry["fields"] == [{"field": "stars", "before": 2, "after": 3}]
    assert told["lines"]["en"] == ["Card “Corner Oven”: stars 2 → 3"]
    assert told["lines"]["it"][0].startswith("Carta «Forno d'Angolo»")


def test_entries_that_come_and_go_and_words_are_told(draft: Draft) -> None:
    new = {**draft.entry("cards.yaml", "corner-oven")["value"], "id": "night-oven"}
    draft.change(
        {"file": "cards.yaml", "entry": "night-oven", "value": new, "place": "corner-oven"},
        {"file": "cards.yaml", "entry": "boxed-garden", "remove": True},
        {"locale": "en", "message": "card-night-oven", "text": "Night Oven"},
    )
    told = draft.get("/diff")
    assert [(one["entry"], one["did"]) for one in told["entries"]] == [
        ("boxed-garden", "removed"),
        ("night-oven", "added"),
    ]
    assert told["words"] == [{"message": "card-night-oven", "locale": "en", "before": None, "after": "Night Oven"}]


def test_a_reply_brings_the_entry_it_is_about(draft: Draft) -> None:
    told = draft.change({**OVEN, "field": "stars", "value": 4})
    assert told["entry"]["value"]["stars"] == 4
    assert told["entry"]["text"]["en"][0] == "Corner Oven  ★4 (O)"


def test_who_has_keys_finds_the_drafts(draft: Draft) -> None:
    told = draft.client.post("/api/workshop/mine", json={"keys": [draft.key, "tw_" + "x" * 43]}).json()
    assert [(one["draft"], one["role"]) for one in told] == [(draft.id, "owner")]


def test_a_card_lies_open_where_a_table_starts_with_it(draft: Draft) -> None:
    for card in ("corner-oven", "wick-shop"):
        opened = draft.post("/play", {"seats": SEATS, "start": {"card": card}})
        headers = {"authorization": f"Bearer {opened['key']}"}
        moment = draft.client.get(f"/api/tables/{opened['table']['id']}/sight", headers=headers).json()
        assert card in moment["sight"]["view"]["display"][0]


def test_a_start_that_is_not_there_is_refused(draft: Draft) -> None:
    told = draft.post("/play", {"seats": SEATS, "start": {"card": "moon-oven"}}, status=409)
    assert told["code"] == "WORKSHOP_E_START"


def test_a_duel_starts_from_its_options(client: TestClient[Any]) -> None:
    draft = begin(client, "sangue_reale/altavena")
    opened = draft.post("/play", {"seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]})
    assert opened["table"]["game"] == "sangue_reale"
    assert draft.post("/play", {"seats": SEATS, "start": {"card": "x"}}, status=409)["code"] == "WORKSHOP_E_START"


def test_a_duel_starts_with_a_sheet_a_set_and_some_rounds_played(client: TestClient[Any]) -> None:
    draft = begin(client, "sangue_reale/altavena")
    assert draft.post("/play", {"seats": SEATS, "start": {"sheet": "v"}}, status=409)["code"] == "WORKSHOP_E_START"
    opened = draft.post("/play", {"seats": SEATS, "start": {"supporters": "fiere", "rounds": 3}})
    headers = {"authorization": f"Bearer {opened['key']}"}
    view = draft.client.get(f"/api/tables/{opened['table']['id']}/sight", headers=headers).json()["sight"]["view"]
    assert (view["era"], view["supporters"]) == (2, "fiere")
    assert view["round"] >= 3


def test_a_position_of_realm_of_sand_is_reached_by_bots(draft: Draft) -> None:
    opened = draft.post("/play", {"seats": SEATS, "start": {"rounds": 2, "card": "corner-oven"}, "seed": "s"})
    headers = {"authorization": f"Bearer {opened['key']}"}
    sight = draft.client.get(f"/api/tables/{opened['table']['id']}/sight", headers=headers).json()["sight"]
    assert sight["view"]["round"] >= 3
