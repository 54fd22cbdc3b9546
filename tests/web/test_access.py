"""Every screen of frame and hall: no barrier to access, nothing wider than the screen, the question in sight."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.barriers import must_be_open_to_all, too_wide
from tests.web.laying import PHONE, WIDE, Table, in_step, in_words, ready, soon, wait_until
from tests.web.words import said

PAGES = (
    "/",
    "/open/realm_of_sand",
    "/open/sangue_reale",
    "/join",
    "/tables",
    "/campaigns",
    "/replays",
    "/import",
    "/today",
)
MORE = ("/settings", "/rules/realm_of_sand#RS-9.3", "/nowhere", "/t/nonesuch")
SHEETS = {"l": "log", "o": "choices", "?": "why"}


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
    expect(somebody.locator("[data-region=ask]")).to_be_visible()
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
    expect(somebody.locator("[data-part=choices]")).to_be_visible()
    ready(somebody)
    must_be_open_to_all(somebody, "table")
    for key, name in SHEETS.items():
        somebody.keyboard.press(key)
        expect(somebody.locator("[data-region=panel]")).to_be_visible()
        must_be_open_to_all(somebody, name)
        somebody.keyboard.press("Escape")
        expect(somebody.locator("[data-region=panel]")).to_have_count(0)
    for nth, name in ((-2, "rules"), (-1, "menu")):
        somebody.locator("[data-region=bar] button").nth(nth).click()
        somebody.locator("[data-region=panel] [data-part=inside] > *").first.wait_for()
        must_be_open_to_all(somebody, name)
        somebody.keyboard.press("Escape")
        expect(somebody.locator("[data-region=panel]")).to_have_count(0)
    somebody.keyboard.press("l")
    somebody.locator("[data-act=visit]").first.click()
    expect(somebody.locator("[data-part=replay]")).to_be_visible()
    somebody.keyboard.press("Escape")
    expect(somebody.locator("[data-region=panel]")).to_have_count(0)
    must_be_open_to_all(somebody, "past")


def test_the_end_and_the_cover(somebody: Page, lay: Callable[..., Table]) -> None:
    in_words(somebody)
    table = lay()
    table.answer(1_000)
    somebody.goto(table.link)
    expect(somebody.locator("[data-region=panel] [data-part=ending]")).to_be_visible()
    expect(somebody.locator("[data-region=panel] tfoot th")).to_be_visible()
    must_be_open_to_all(somebody, "result")
    people = [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Marta"}]
    table = lay(seats=people, screen=True, options={"sr.character_pick": "random"})
    somebody.goto(table.link)
    expect(somebody.locator("[data-part=screen]")).to_be_visible()
    must_be_open_to_all(somebody, "privacy")
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open"}])
    somebody.goto(table.link)
    expect(somebody.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    must_be_open_to_all(somebody, "waiting")


@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand"])
def test_nothing_is_drawn_before_its_words_are_there(page: Page, lay: Callable[..., Table], game: str) -> None:
    """The names of a game come by a request of their own, which may be the last to be answered."""
    held: list[Route] = []
    page.route(re.compile(r"/api/games/\w+/words"), lambda route: held.append(route))  # noqa: PLW0108 (no bound builtin)
    table = lay(game, options={"rs.max_rounds": 2} if game == "realm_of_sand" else {})
    table.answer(1_000)
    page.goto(table.link)
    expect(page.locator("[data-region=panel] [data-part=ending]")).to_be_visible()
    expect(page.get_by_role("button", name=said("ask-replay")).first).to_be_visible()
    wait_until(page, lambda: len(held) == 1)
    must_be_open_to_all(page, "without words")
    story = page.locator(
        "[data-region=panel] tfoot th" if game == "sangue_reale" else "[data-region=panel] section h4"
    ).first
    expect(story).to_have_count(0)
    held[0].continue_()
    expect(story).to_be_visible()
    must_be_open_to_all(page, "with words")


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
    page.locator("[data-part=choices] li button").first.click()
    for spot in ("[data-region=ask] [data-part=question]", "[data-region=ask] [data-part=go]"):
        expect(page.locator(spot)).to_be_in_viewport(ratio=1)
    assert soon(page, lambda: too_high(page, size["height"])) == []


def too_high(page: Page, height: int) -> list[int]:
    """How high the page is, where that is more than the screen."""
    found: int = page.evaluate("document.documentElement.scrollHeight")
    return [found] if found > height else []


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
        page.locator("[data-part=begin]").click()
        expect(page.locator("[data-part=begin]")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_in_viewport(ratio=1)
    assert soon(page, lambda: too_wide(page)) == []
    page.locator("[data-region=board]").evaluate("one => one.scrollIntoView({ block: 'start' })")
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_in_viewport(ratio=1)


def test_with_letters_of_twice_the_size_a_game_can_be_begun(page: Page) -> None:
    page.goto("/")
    play = page.get_by_role("article").get_by_role("button", name=said("play-now"))
    expect(play).to_have_count(3)
    write_large(page)
    for nth in range(3):
        play.nth(nth).scroll_into_view_if_needed()
        expect(play.nth(nth)).to_be_in_viewport(ratio=1)
    assert soon(page, lambda: too_wide(page)) == []
