"""Every screen of frame and hall: no barrier to access, nothing wider than the screen, the question in sight."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.laying import PHONE, WIDE, Table, in_step, in_words

PAGES = ("/", "/open/realm_of_sand", "/open/sangue_reale", "/join", "/tables", "/campaigns", "/replays", "/import")
MORE = ("/settings", "/rules/realm_of_sand#RS-9.3", "/nowhere", "/t/nonesuch")
SHEETS = {"l": "log", "o": "choices", "?": "why"}


def must_be_open_to_all(page: Page, where: str) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{where}\n{found.generate_report()}"
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"], where  # type: ignore[index]


@pytest.fixture(params=[(WIDE, "light", "it-IT"), (PHONE, "dark", "en-GB")], ids=["wide-light-it", "phone-dark-en"])
def somebody(request: pytest.FixtureRequest, person: Callable[..., Page]) -> Page:
    """Somebody who chose a theme, at a screen of a size."""
    size, theme, locale = request.param
    page = person(viewport=size, locale=locale, color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    return page


def test_pages_of_the_hall(somebody: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    somebody.goto(table.link)
    expect(somebody.locator(".ask")).to_be_visible()
    for path in (*PAGES, *MORE, f"/join/{table.id}#tk_{'x' * 43}"):
        somebody.goto(path)
        expect(somebody.get_by_role("heading", level=1)).to_be_visible()
        somebody.wait_for_load_state("networkidle")
        must_be_open_to_all(somebody, path)


def test_the_table_and_its_sheets(somebody: Page, lay: Callable[..., Table]) -> None:
    table = lay("realm_of_sand", [{"who": "me", "name": "Livia"}, {"who": "bot", "name": "Bot", "bot": "random"}])
    table.answer(6)
    in_words(somebody)
    somebody.goto(table.link)
    expect(somebody.locator(".choices")).to_be_visible()
    must_be_open_to_all(somebody, "table")
    for key, name in SHEETS.items():
        somebody.keyboard.press(key)
        expect(somebody.locator(".panel")).to_be_visible()
        must_be_open_to_all(somebody, name)
        somebody.keyboard.press("Escape")
    for nth, name in ((-2, "rules"), (-1, "menu")):
        somebody.locator("header.bar button").nth(nth).click()
        somebody.locator(".panel .inside > *").first.wait_for()
        must_be_open_to_all(somebody, name)
        somebody.keyboard.press("Escape")
    somebody.keyboard.press("l")
    somebody.locator(".log .tool").first.click()
    somebody.keyboard.press("Escape")
    must_be_open_to_all(somebody, "past")


def test_the_end_and_the_cover(somebody: Page, lay: Callable[..., Table]) -> None:
    in_words(somebody)
    table = lay()
    table.answer(1_000)
    somebody.goto(table.link)
    expect(somebody.locator(".panel .ending")).to_be_visible()
    must_be_open_to_all(somebody, "result")
    people = [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Marta"}]
    table = lay(seats=people, screen=True)
    somebody.goto(table.link)
    expect(somebody.locator(".screen")).to_be_visible()
    must_be_open_to_all(somebody, "privacy")
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open"}])
    somebody.goto(table.link)
    expect(somebody.locator(".ask .btn.go")).to_be_visible()
    must_be_open_to_all(somebody, "waiting")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand"])
def test_the_question_and_its_answer_are_on_the_screen(
    person: Callable[..., Page], lay: Callable[..., Table], size: Any, game: str
) -> None:
    """Without scrolling the page: the question and the button that answers it."""
    page = person(viewport=size)
    in_words(page)
    table = lay(game)
    page.goto(table.link)
    assert in_step(page, table)
    page.locator(".choices li button").first.click()
    for spot in (".ask .q", ".ask .btn.go"):
        must_be_in_sight(page, spot, size)
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


def must_be_in_sight(page: Page, spot: str, size: dict[str, int]) -> None:
    box = page.locator(spot).bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0, spot
    assert box["x"] + box["width"] <= size["width"], spot
    assert box["y"] + box["height"] <= size["height"], spot


def write_large(page: Page) -> None:
    """Letters of twice the usual size, as somebody may set them in the browser."""
    client = page.context.new_cdp_session(page)
    client.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    expect(page.locator("html")).to_have_css("font-size", "32px")


@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand"])
def test_with_letters_of_twice_the_size_the_answer_stays_in_sight(
    page: Page, lay: Callable[..., Table], game: str
) -> None:
    table = lay(game, options={"sr.character_pick": "random"} if game == "sangue_reale" else {})
    page.goto(table.link)
    write_large(page)
    assert in_step(page, table)
    if game == "sangue_reale":
        page.locator(".begin").click()
    page.keyboard.press("2")
    expect(page.locator(".ask .btn.go")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE["width"]
    page.locator(".board").evaluate("one => one.scrollIntoView({ block: 'start' })")
    expect(page.locator(".ask .btn.go")).to_be_in_viewport(ratio=1)


def test_with_letters_of_twice_the_size_a_game_can_be_begun(page: Page) -> None:
    page.goto("/")
    play = page.get_by_role("article").get_by_role("button", name="Gioca ora")
    expect(play).to_have_count(3)
    write_large(page)
    for nth in range(3):
        play.nth(nth).scroll_into_view_if_needed()
        expect(play.nth(nth)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE["width"]
