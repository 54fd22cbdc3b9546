"""A guided first game: notes say what is asked and what has happened, and never stand in the way."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.laying import PHONE, WIDE, Table, ready, wait_until
from tests.web.words import said

GAMES = ("sangue_reale", "realm_of_sand", "tainted_grail")


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("article", name=said(game)).get_by_role("button", name=said("first-game")).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_told_what_the_game_is_and_then_what_is_asked(person: Callable[..., Page], game: str) -> None:
    page = person(viewport=PHONE if game == "realm_of_sand" else WIDE)
    begin(page, game)
    note = page.get_by_role("complementary", name=said("lesson-region"))
    expect(note).to_have_attribute("data-note", f"lesson-{game}-begin")
    note.get_by_role("button", name=said("lesson-next")).click()
    expect(note).to_have_attribute("data-note", re.compile(f"lesson-{game}-ask-"))
    wait_until(page, lambda: stands_above(note, page.locator("[data-region=ask]")))


def stands_above(note: Locator, ask: Locator) -> bool:
    upper, lower = note.bounding_box(), ask.bounding_box()
    return upper is not None and lower is not None and upper["y"] + upper["height"] <= lower["y"]


def test_a_lesson_can_be_left_and_taken_up_again(person: Callable[..., Page]) -> None:
    page = person()
    begin(page, "sangue_reale")
    note = page.get_by_role("complementary", name=said("lesson-region"))
    note.get_by_role("button", name=said("lesson-leave")).click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=said("bar-menu"))).to_be_visible()
    expect(note).to_have_count(0)
    page.get_by_role("button", name=said("bar-menu")).click()
    page.get_by_role("dialog", name=said("bar-menu")).get_by_role("button", name=said("menu-lesson")).click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=said("menu-lesson"))).to_have_count(0)


def test_the_first_plan_is_told_as_soon_as_a_claimant_is_chosen(person: Callable[..., Page]) -> None:
    page = person()
    begin(page, "sangue_reale")
    note = page.get_by_role("complementary", name=said("lesson-region"))
    note.get_by_role("button", name=said("lesson-next")).click()
    note.get_by_role("button", name=said("lesson-got")).click()
    expect(page.locator("[data-region=ask]")).to_have_attribute("aria-busy", "false")
    page.locator("[data-key='character:ulthar']").click()
    page.get_by_role("button", name=said("ask-send")).click()
    expect(note).to_have_attribute("data-note", "lesson-sangue_reale-ask-plan")


def test_what_is_asked_beneath_a_page_is_told_when_the_page_has_been_read(
    page: Page, lay: Callable[..., Table]
) -> None:
    page.goto(lay(options={"sr.character_pick": "random"}).link)
    ask = page.get_by_role("region", name=said("ask-region"))
    note = page.get_by_role("complementary", name=said("lesson-region"))
    expect(ask).to_contain_text(said("sr-page"))
    ask.get_by_role("button", name=said("menu-lesson")).click()
    note.get_by_role("button", name=said("lesson-got")).click()
    expect(note).to_have_count(0)
    page.get_by_role("button", name=said("sr-begin")).click()
    expect(note).to_have_attribute("data-note", "lesson-sangue_reale-ask-plan")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand"])
def test_a_note_lights_what_it_speaks_of_and_does_not_lie_over_it(
    person: Callable[..., Page], game: str, size: dict[str, int]
) -> None:
    page = person(viewport=size)
    begin(page, game)
    note = page.get_by_role("complementary", name=said("lesson-region"))
    note.get_by_role("button", name=said("lesson-next")).click()
    if game == "sangue_reale":
        note.get_by_role("button", name=said("lesson-got")).click()
        page.locator("[data-key='character:ulthar']").click()
        page.get_by_role("button", name=said("ask-send")).click()
        expect(note).to_have_attribute("data-note", "lesson-sangue_reale-ask-plan")
    wait_until(page, lambda: stands_beside(note, page.locator("[data-pointer]"), size))


@pytest.mark.parametrize("size", [{"width": 820, "height": 1180}, PHONE], ids=["tablet", "phone"])
def test_what_a_small_window_draws_in_another_way_is_lit_there_too(
    person: Callable[..., Page], size: dict[str, int]
) -> None:
    page = person(viewport=size)
    begin(page, "realm_of_sand")
    note = page.get_by_role("complementary", name=said("lesson-region"))
    note.get_by_role("button", name=said("lesson-next")).click()
    note.get_by_role("button", name=said("lesson-got")).click()
    expect(note).to_have_count(0)
    page.keyboard.press("1")
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(note).to_have_attribute("data-note", "lesson-realm_of_sand-ask-refill")
    wait_until(page, lambda: stands_beside(note, page.locator("[data-pointer]"), size))


def stands_beside(note: Locator, light: Locator, size: dict[str, int]) -> bool:
    """Neither over the other, the note whole inside the window."""
    if not light.count():
        return False
    one, two = note.bounding_box(), light.bounding_box()
    if one is None or two is None:
        return False
    inside = one["x"] >= 0 and one["x"] + one["width"] <= size["width"] and one["y"] >= 0
    apart = (
        one["x"] + one["width"] <= two["x"]
        or two["x"] + two["width"] <= one["x"]
        or one["y"] + one["height"] <= two["y"]
        or two["y"] + two["height"] <= one["y"]
    )
    return inside and apart


def test_the_last_page_of_a_first_day_begins_the_campaign(page: Page, lay: Callable[..., Table]) -> None:
    table = lay("tainted_grail", [{"who": "me", "name": "Livia"}], seed="first-game", options={"tg.tutorial": True})
    table.call("PUT", f"/tables/{table.id}/seats/0/bot", table.key, {"bot": "companion"})
    wait_until(page, lambda: table.call("GET", f"/tables/{table.id}", table.key)["phase"] == "over")
    page.goto(table.link)
    page.get_by_role("button", name=said("lesson-tainted_grail-onward.do")).click()
    expect(page).not_to_have_url(re.compile(table.id))
    expect(page.locator("[data-part=game]")).to_have_attribute("data-prompt", "choose_character")
    new = page.url.rsplit("/", 1)[-1]
    key = page.evaluate("JSON.parse(localStorage.getItem('tables'))[0].key")
    assert table.call("GET", f"/tables/{new}", key)["options"].get("tg.tutorial") in (None, False)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.closest('[data-region]')?.dataset.region ?? ''"))


def test_the_way_to_a_lesson_and_through_it_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.locator("[data-part=skip]")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    guided = page.get_by_role("article", name=said("realm_of_sand")).get_by_role("button", name=said("first-game"))
    for _ in range(20):
        page.keyboard.press("Tab")
        if guided.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    note = page.get_by_role("complementary", name=said("lesson-region"))
    expect(note).to_be_visible()
    ready(page)
    for _ in range(4):
        page.keyboard.press("F6")
        if focused(page) == "lesson":
            break
    assert focused(page) == "lesson"
    while note.count():
        page.keyboard.press("Enter")  # the way on is the first thing in it
        page.wait_for_timeout(50)
    assert focused(page) == "ask"
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(note).to_have_attribute("data-note", "lesson-realm_of_sand-ask-refill")
