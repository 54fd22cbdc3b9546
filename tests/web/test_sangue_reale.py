"""Sangue Reale through its board in a real browser: to the end of an Era, hot-seat, by keyboard, on a phone."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, WIDE, Table, boxes, ready, soon
from tests.web.sangue import answer, answered, my_question, nothing_hidden, play, play_on, sit_down
from tests.web.words import said, told

Lay = Callable[..., Table]
TWO = [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Ada"}]


def play_by_wire(table: Table, to_round: int, seats: tuple[int, ...] = (0,)) -> None:
    """Answers given without the browser, to come to a later round quickly."""
    while table.moment()["sight"]["view"]["round"] < to_round:
        table.answer(5, seats)


def test_a_whole_era_against_a_bot(page: Page, lay: Lay) -> None:
    table = lay()
    sit_down(page, table.link)
    expect(page.get_by_role("heading", name=told("sangue_reale", "era-1-title"))).to_be_visible()
    assert my_question(page) == "choose_character"
    decision = play(page).get_attribute("data-decision") or ""
    page.locator("[data-key='character:ulthar']").click()
    page.get_by_role("button", name=said("ask-send")).click()
    answered(page, decision)
    assert play_on(page, lambda prompt: False) == ""
    assert table.finished()
    outcome = table.moment()["table"]["outcome"]
    result = page.get_by_role("dialog", name=said("ask-result"))
    expect(result).to_contain_text(said("sr-total"))
    expect(result.locator("tfoot td").first).to_have_text(str(outcome["scores"][0]))


def test_two_people_at_one_screen_keep_their_secrets(page: Page, lay: Lay) -> None:
    table = lay(seats=TWO, screen=True, options={"sr.character_pick": "random"})
    play_by_wire(table, 23, (0, 1))
    page.goto(table.link)
    assert play_on(page, lambda prompt: prompt == "plan") == "plan"
    seat = page.locator("[data-region=ask] [data-part=whose]").inner_text()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=screen]")).to_be_visible()
    page.locator("[data-part=screen] button").first.click()
    expect(page.locator("[data-part=faces]")).to_be_visible()
    expect(page.locator("[data-region=ask] [data-part=whose]")).not_to_have_text(seat)
    hand = page.get_by_role("img", name=said("sr-locked", name=seat))
    expect(hand).to_be_visible()
    expect(hand.locator("[data-part=die]")).to_have_count(0)
    ready(page)
    decision = play(page).get_attribute("data-decision") or ""
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    answered(page, decision)
    assert play_on(page, lambda prompt: False) == ""
    assert table.finished()


def reach_something_lit(page: Page) -> None:
    """Tab until something that can be chosen has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-stop]:not([aria-disabled=true])')"):
            return
    raise AssertionError("the keyboard finds nothing to choose")


def answer_by_keys(page: Page, prompt: str, turn: int) -> None:
    decision = play(page).get_attribute("data-decision") or ""
    if prompt == "plan":
        page.keyboard.press(str(1 + turn % 6))
        page.keyboard.press("Enter")
    elif prompt in ("a4_pick", "keep_dice"):
        while page.locator("[data-region=ask] [data-part=go]").count() == 0:
            page.locator("[data-part=split]").evaluate(
                "one => one.querySelectorAll('button[aria-pressed=false]')[0].focus()"
            )
            page.keyboard.press("Space")
        page.locator("[data-region=ask]").focus()
        page.keyboard.press("Enter")
    else:
        reach_something_lit(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
        page.keyboard.press("Enter")
    answered(page, decision)


def test_keyboard_alone(page: Page, lay: Lay) -> None:
    sit_down(page, lay(options={"sr.character_pick": "random"}).link)
    expect(page.locator("[data-part=begin]")).to_be_focused()
    page.keyboard.press("Enter")
    for turn in range(90):  # the bot plays by chance: some rounds ask for many answers, some for one
        answer_by_keys(page, my_question(page), turn)
        if int(play(page).get_attribute("data-round") or 0) > 3:
            return
    raise AssertionError("three rounds have no end")


def test_a_forbidden_answer_says_why(page: Page, lay: Lay) -> None:
    table = lay(options={"sr.character_pick": "random"})
    sit_down(page, table.link)
    play_on(page, lambda prompt: prompt == "plan")
    page.keyboard.press("1")
    expect(page.locator("[data-part=faces] button").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=faces] button").first).to_have_attribute("aria-pressed", "false")
    prompt = "plan"
    while prompt == "plan":  # an equal plan of the bot's would cancel it
        decision = play(page).get_attribute("data-decision") or ""
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        answered(page, decision)
        prompt = play_on(page, lambda prompt: prompt in ("a1_face", "plan"))
    assert prompt == "a1_face"
    covered = page.locator("[data-part=faces] button[aria-disabled=true]").first
    covered.click(force=True)  # it is marked as refused, and yet it answers
    expect(page.locator("[data-region=ask]").get_by_role("alert")).to_be_visible()


def test_whatever_is_touched_out_of_turn_is_answered_with_a_reason(page: Page, lay: Lay) -> None:
    table = lay(options={"sr.character_pick": "random"})
    sit_down(page, table.link)
    assert my_question(page) == "plan"
    for thing in ("[data-part=columns] [data-part=quiet]", "[data-part=realm] [data-part=land]"):
        decision = play(page).get_attribute("data-decision") or ""
        page.locator(thing).first.click(force=True)
        expect(page.locator("[data-region=ask]").get_by_role("alert")).not_to_be_empty()
        assert play(page).get_attribute("data-decision") == decision
        page.keyboard.press("Escape")
        expect(page.locator("[data-region=ask]").get_by_role("alert")).to_have_count(0)


def test_the_page_of_an_era_is_read_once_by_who_chooses_a_claimant_there(page: Page, lay: Lay) -> None:
    table = lay()
    sit_down(page, table.link)
    page.locator("[data-part=people] button").first.click()
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(page.locator("[data-part=desk]")).to_be_visible()
    expect(page.locator("[data-part=begin]")).to_have_count(0)


def test_trays_stay_where_they_are_while_dice_are_shared_out_by_number(page: Page, lay: Lay) -> None:
    table = lay(options={"sr.character_pick": "random"})
    sit_down(page, table.link)
    prompt = my_question(page)
    while prompt == "plan":  # an equal plan of the bot's would cancel it
        decision = play(page).get_attribute("data-decision") or ""
        page.keyboard.press("4")
        page.keyboard.press("Enter")
        answered(page, decision)
        prompt = play_on(page, lambda prompt: prompt in ("a4_pick", "plan"))
    assert prompt == "a4_pick"
    zones = page.locator("[data-part=split] [data-part=zone]")
    before = boxes(page, zones.nth(0), zones.nth(1))
    value = re.findall("[1-6]", zones.nth(1).locator("button").first.get_attribute("aria-label") or "")[0]
    page.keyboard.press(value)
    expect(zones.first.locator("button")).to_have_count(1)
    assert boxes(page, zones.nth(0), zones.nth(1)) == before
    page.keyboard.press("Escape")


@pytest.mark.parametrize("era", [1, 4])
def test_on_a_phone_everything_fits_and_the_rival_is_a_touch_away(
    person: Callable[..., Page], lay: Lay, era: int
) -> None:
    page = person(viewport=PHONE, has_touch=True)
    table = lay(options={"sr.character_pick": "random", "sr.era": era})
    sit_down(page, table.link)
    seen: set[str] = set()
    for turn in range(60):  # until dice were used, whatever the bot plans
        prompt = my_question(page)
        seen.add(prompt)
        assert soon(page, partial(nothing_hidden, page)) == [], prompt
        answer(page, prompt, turn)
        if turn >= 13 and {"plan", "use"} <= seen:
            break
    assert {"plan", "use"} <= seen
    rival = page.locator("[data-part=duelists] [data-seat='1']")
    rival.click()
    expect(page.locator("[data-part=sheet][data-seat='1']")).to_be_visible()
    assert soon(page, partial(nothing_hidden, page)) == []
    rival.click()
    expect(page.locator("[data-part=sheet][data-seat='0']")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [(WIDE, "light", "it-IT"), (WIDE, "dark", "en-GB"), (PHONE, "light", "en-GB"), (PHONE, "dark", "it-IT")],
)
def test_no_barrier_to_access(
    person: Callable[..., Page], lay: Lay, size: dict[str, int], theme: str, locale: str
) -> None:
    page = person(viewport=size, locale=locale)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    sit_down(page, lay().link)
    expect(page.locator("[data-part=people] button").first).to_be_visible()
    must_be_open_and_whole(page, "the page of an Era")
    for wanted in ("plan", "use", "circle"):
        assert play_on(page, lambda prompt, wanted=wanted: prompt == wanted) == wanted
        must_be_open_and_whole(page, wanted)
    page.locator("[data-part=uniques] button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    must_be_open_and_whole(page, "a Unique Supporter")


def must_be_open_and_whole(page: Page, where: str) -> None:
    must_be_open_to_all(page, where)
    assert soon(page, partial(nothing_hidden, page)) == [], where


def test_on_a_phone_the_board_stays_where_it_is_while_a_plan_is_lifted(person: Callable[..., Page], lay: Lay) -> None:
    page = person(viewport=PHONE)
    table = lay(options={"sr.character_pick": "random"})
    table.answer(12)
    sit_down(page, table.link)
    play_on(page, lambda prompt: prompt == "plan")
    before = boxes(page, page.locator("[data-region=board]"))
    for face in ("4", "5", "1"):
        page.keyboard.press(face)
        expect(page.locator("[data-part=faces] button").nth(int(face) - 1)).to_have_attribute("aria-pressed", "true")
        assert boxes(page, page.locator("[data-region=board]")) == before
    page.keyboard.press("Escape")
