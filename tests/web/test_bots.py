"""Bots are somebody: a name, a face, a line that says how they play, and a level that is chosen beside *Play now*."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, WIDE, call
from tests.web.words import said

from tavola import games


def levels(page: Page, game: str) -> None:
    """The dialog with all levels that the game offers."""
    page.goto("/")
    page.get_by_role("article", name=said(game)).locator("[data-act=level]").click()
    expect(page.locator("dialog [data-bot] [data-part=face]")).to_have_count(len(games.info(game).ladder))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_level_is_chosen_beside_play_now_and_remembered(
    person: Callable[..., Page], served: str, size: dict[str, int]
) -> None:
    page = person(viewport=size)
    levels(page, "realm_of_sand")
    expect(page.locator("dialog [data-bot=companion]")).to_have_attribute("aria-pressed", "true")
    must_be_open_to_all(page)
    page.locator("dialog [data-bot=master]").click()
    page.reload()
    card = page.get_by_role("article", name=said("realm_of_sand"))
    expect(card.locator("[data-act=level]")).to_contain_text(said("cast-master"))
    card.get_by_role("button", name=said("play-now")).click()
    expect(page.locator("[data-region=ask]")).to_be_visible()
    key = page.evaluate("JSON.parse(localStorage.getItem('tables'))[0].key")
    seats = call(served, "GET", f"/tables/{page.url.rsplit('/', 1)[-1]}", key)["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats][1] == (said("cast-master"), "master")


def test_a_seat_at_the_table_says_how_its_bot_plays(page: Page) -> None:
    levels(page, "sangue_reale")
    page.locator("dialog [data-bot=apprentice]").click()
    page.get_by_role("article", name=said("sangue_reale")).get_by_role("button", name=said("play-now")).click()
    page.get_by_role("button", name=said("bar-menu")).click()
    drawer = page.get_by_role("dialog", name=said("bar-menu"))
    expect(drawer).to_contain_text(said("bot-apprentice.plays"))
    expect(drawer.locator("[data-part=face]").first).to_be_visible()
