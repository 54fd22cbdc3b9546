"""How a game ends: a scene over the whole board, who won as its first words, the seal folded away."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, WIDE, Table
from tests.web.words import said

Lay = Callable[..., Table]
Person = Callable[..., Page]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand"])
def test_the_winner_is_named_first_and_by_how_much(person: Person, lay: Lay, game: str, size: Any) -> None:
    page = person(viewport=size)
    table = lay(game, options={"rs.max_rounds": 3} if game == "realm_of_sand" else {})
    table.answer(1_000)
    page.goto(table.link)
    ending = page.locator("[data-region=panel] [data-part=ending]")
    expect(ending).to_be_visible()
    outcome = table.moment()["table"]["outcome"]
    places, scores = outcome["places"], outcome["scores"]
    first = places.index(1)
    args = {"name": "Livia" if first == 0 else "Bot", "best": scores[first], "next": scores[1 - first]}
    if places.count(1) == 2:
        words = said("result-shared", names="Livia e Bot", best=scores[0])
    elif scores[0] == scores[1]:
        words = said("result-by-a-hair", **args)
    else:
        words = said("result-you" if first == 0 else "result-wins", **args)
    expect(ending).to_have_text(words)
    scene = page.locator("[data-region=panel] [data-part=scene]")
    expect(scene.get_by_role("img")).to_be_visible()
    box, high = scene.bounding_box(), ending.bounding_box()
    assert box is not None
    assert high is not None
    assert box["width"] >= size["width"] - 4  # a scene, not a drawer
    assert high["y"] + high["height"] < size["height"]  # read without scrolling
    seal = page.get_by_text(table.moment()["table"]["commitment"]).first
    expect(seal).to_be_hidden()
    page.locator("summary", has_text=said("verify-title")).press("Enter")
    expect(seal).to_be_visible()
    must_be_open_to_all(page, "ending")
