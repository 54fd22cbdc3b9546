"""A draft and its parent played beside each other, with figures as the lab has them."""

import time
from typing import Any

from litestar.testing import TestClient
from tests.workshop.conftest import Draft, begin

OVEN = {"file": "cards.yaml", "entry": "corner-oven"}


def when_over(draft: Draft) -> Any:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        told = draft.get("/measure")
        if told["state"] != "playing":
            return told
    raise AssertionError("it does not come to an end")


def test_both_are_played_and_compared(client: TestClient[Any]) -> None:
    draft = begin(client, "realm_of_sand/vetra")
    assert draft.get("/measure") is None
    draft.change({**OVEN, "field": "stars", "value": 9})
    begun = draft.post("/measure", {"games": 4, "kinds": ["basic-2"], "bots": "random"}, status=202)
    assert begun["state"] == "playing"
    told = when_over(draft)
    assert (told["state"], told["done"], told["of"]) == ("done", 8, 8), told["problem"]
    (series,) = told["series"]
    assert series["games"] == {"then": 4, "now": 4}
    stars = next(figure for figure in series["figures"] if figure["name"] == "stars")
    assert stars["now"]["sample"] == stars["then"]["sample"] == 8
    assert stars["now"]["low"] <= stars["now"]["figure"] <= stars["now"]["high"]


def test_it_can_be_stopped(client: TestClient[Any]) -> None:
    draft = begin(client, "realm_of_sand/vetra")
    draft.post("/measure", {"games": 2_000, "bots": "random"}, status=202)
    assert draft.post("/measure", {"games": 4}, status=409)["code"] == "WORKSHOP_E_MEASURING"
    told = client.delete(f"/api/workshop/{draft.id}/measure", headers=draft.headers).json()
    assert told["state"] == "stopped"
    assert draft.post("/measure", {"games": 2_001}, status=409)["code"] == "WORKSHOP_E_MANY_GAMES"


def test_who_may_only_read_plays_nothing(client: TestClient[Any]) -> None:
    reader = begin(client, "realm_of_sand/vetra").invited("read", "Bea")
    assert reader.post("/measure", {"games": 4}, status=403)["code"] == "WORKSHOP_E_READ_ONLY"
