"""Played without a mouse, and played by who only listens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.laying import Table, in_step, in_words, wait_for_question, wait_until
from tests.web.words import said


def test_an_era_of_sangue_reale_with_keys_alone(page: Page, lay: Callable[..., Table]) -> None:
    """O lists the choices, Tab goes to one, Enter lifts it and Enter again sends it."""
    table = lay(options={"sr.character_pick": "random"})
    page.goto(table.link)
    expect(page.locator("[data-part=begin]")).to_be_focused()  # the Era's page takes the focus when it comes
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=begin]")).to_have_count(0)
    wait_for_question(page)
    page.keyboard.press("o")
    for _ in range(400):
        question = in_step(page, table)
        if question == "":
            break
        page.locator("[data-region=panel] [data-key]:enabled").first.wait_for()
        page.locator("[data-region=panel] input[type=search]").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        table.answered(question)
    assert table.finished()
    page.keyboard.press("Escape")
    expect(page.locator("[data-region=ask]")).to_contain_text(said("ask-result"))


def test_a_game_of_realm_of_sand_with_keys_alone(page: Page, lay: Callable[..., Table]) -> None:
    """The same list, from the first tile to the result; the keyboard is never lost on the way."""
    table = lay("realm_of_sand", options={"rs.max_rounds": 6})
    page.goto(table.link)
    wait_for_question(page)
    for _ in range(200):
        question = in_step(page, table)
        if question == "":
            break
        if not page.locator("[data-region=panel] [data-key]").count():
            page.keyboard.press("o")
        page.locator("[data-region=panel] [data-key]:enabled").first.wait_for()
        page.locator("[data-region=panel] input[type=search]").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        table.answered(question)
        wait_until(page, lambda: region(page) != "")
    assert table.finished()
    expect(page.get_by_role("dialog", name=said("ask-result"))).to_be_visible()


def test_f6_goes_round_the_regions_and_escape_puts_back(page: Page, lay: Callable[..., Table]) -> None:
    in_words(page)
    page.goto(lay().link)
    page.get_by_role("region", name=said("generic-choices")).get_by_role("button").first.wait_for()
    regions = []
    for _ in range(3):
        page.keyboard.press("F6")
        regions.append(page.evaluate("document.activeElement?.closest('[data-region]')?.dataset.region"))
    assert sorted(regions) == ["ask", "bar", "board"]
    page.get_by_role("region", name=said("generic-choices")).get_by_role("button").first.press("Enter")
    expect(page.get_by_role("button", name=said("ask-send"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=said("ask-send"))).to_have_count(0)


def test_a_sheet_takes_the_focus_and_gives_it_back(page: Page, lay: Callable[..., Table]) -> None:
    page.goto(lay().link)
    wait_for_question(page)
    button = page.get_by_role("button", name=said("bar-log"))
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_who_only_listens_can_play(page: Page, lay: Callable[..., Table]) -> None:
    """Everything is taken from names, roles and live text: the question, the table in words, the choices."""
    table = lay("realm_of_sand", [{"who": "me", "name": "Livia"}])
    in_words(page)
    page.goto(table.link)
    for _ in range(6):
        assert in_step(page, table)
        question = page.get_by_role("region", name=said("ask-region"))
        expect(question.get_by_role("status")).not_to_be_empty()
        count = len(table.questions()[0]["keys"])
        expect(question).to_contain_text(said("ask-choices", count=count))
        words = table.call("GET", f"/tables/{table.id}/text?seat=0&language=it", table.key)["text"]
        expect(page.get_by_role("document", name=said("generic-table"))).to_have_text(words)
        choice = page.get_by_role("region", name=said("generic-choices")).get_by_role("button").first
        expect(choice).not_to_be_empty()
        before = table.moment()["ply"]
        choice.click()
        page.get_by_role("button", name=said("ask-send")).click()
        wait_until(page, lambda before=before: table.moment()["ply"] > before)
    live = page.locator("[aria-live=polite]").first
    expect(live).not_to_be_empty()


@pytest.mark.parametrize("key", ["Enter", "1"])
def test_the_only_answer_there_is_comes_up_with_one_key(page: Page, lay: Callable[..., Table], key: str) -> None:
    table = lay("realm_of_sand")
    for _ in range(80):
        assert table.my_turn()
        if len(table.questions()[0]["keys"]) == 1:
            break
        table.answer(1)
    ply = table.moment()["ply"]
    page.goto(table.link)
    assert in_step(page, table)
    page.keyboard.press(key)
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    assert table.moment()["ply"] == ply
    page.keyboard.press("Enter")
    table.until(lambda moment: moment["ply"] > ply)


def region(page: Page) -> str:
    """Where the keyboard is; "" where it has been lost to the page."""
    return str(page.evaluate("document.activeElement?.closest('[data-region]')?.dataset.region ?? ''"))


def test_what_is_no_longer_drawn_leaves_the_keyboard_to_the_question(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    page.goto(table.link)
    question = in_step(page, table)
    page.locator("main [data-key]").first.focus()  # a claimant on a page that goes with the answer
    assert region(page) == "board"
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    page.keyboard.press("Enter")
    table.answered(question)
    expect(page.locator("main [data-key^='character:']")).to_have_count(0)
    wait_until(page, lambda: region(page) != "")
