"""Puzzles on the real boards: chosen there, told what it is worth beside the best; the position of the day."""

import datetime
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, WIDE
from tests.web.words import said

from tavola.puzzles.shelves import shelves

Person = Callable[..., Page]


@pytest.mark.parametrize(("game", "size"), [("sangue_reale", WIDE), ("realm_of_sand", PHONE), ("tainted_grail", WIDE)])
def test_a_puzzle_is_answered_on_the_board(person: Person, game: str, size: dict[str, int]) -> None:
    page = person(viewport=size)
    page.goto("/puzzles")
    shelf = page.locator(f"[data-shelf={game}]")
    expect(shelf.get_by_role("listitem")).to_have_count(len(shelves()[game].puzzles))
    shelf.get_by_role("listitem").first.get_by_role("link").click()
    expect(page.locator('[data-region=ask][aria-busy="false"]')).to_be_visible()
    must_be_open_to_all(page, f"puzzle of {game}")
    puzzle = shelves()[game].puzzles[0]
    other = puzzle.next_best()
    page.get_by_role("button", name=said("ask-more")).click()
    page.locator(f'[data-region=panel] [data-key="{other}"]').click()
    page.keyboard.press("Escape")  # the list closes; the answer is lifted, and given
    page.locator("main").press("Enter")
    expect(page.locator("[data-verdict]")).not_to_have_attribute("data-verdict", "right")
    expect(page.locator("[data-row='puzzles-yours']")).to_be_visible()
    expect(page.locator("[data-row='puzzles-best']")).to_be_visible()
    page.get_by_role("button", name=said("puzzles-show")).click()
    expect(page.locator("[data-region=panel]")).to_have_count(0)
    page.locator("main").press("Enter")
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.goto("/puzzles")
    expect(shelf.locator("[data-done=wrong]")).to_have_count(1)  # the first answer counts


def test_the_position_of_the_day_is_the_same_for_everybody(person: Person) -> None:
    day, nth = 20_000, 20_000 % len(shelves()["sangue_reale"].puzzles)
    for zone in ("Pacific/Auckland", "America/Los_Angeles"):
        page = person(timezone_id=zone)
        page.clock.set_fixed_time(datetime.datetime.fromtimestamp(day * 86_400 + 1, datetime.UTC))
        page.goto("/puzzles")
        link = page.locator("[data-shelf=sangue_reale] [data-part=day]")
        expect(link).to_have_attribute("href", f"/puzzles/{shelves()['sangue_reale'].puzzles[nth].id}")
