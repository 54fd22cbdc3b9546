"""The home page in a real browser."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

GAMES = ("Realm of Sand", "Sangue Reale", "Tainted Grail")
TABLET_AND_PHONE = [{"width": 1366, "height": 768}, {"width": 390, "height": 844}]


def test_the_page_lists_the_games_in_italian(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tre mondi, un tavolo")
    for name in GAMES:
        expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_chosen_language_stays_after_a_reload(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="EN").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three worlds, one table")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three worlds, one table")
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("viewport", TABLET_AND_PHONE, ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barrier_to_access_and_nothing_wider_than_the_screen(
    page: Page, viewport: dict[str, int], theme: str
) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size(viewport)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_a_table_that_does_not_answer_is_said_in_words(page: Page) -> None:
    page.route("**/api/games", lambda route: route.fulfill(status=200, body="not json"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("non risponde")
