"""A hint while one plays, an analysis when it is over."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import Table, call, in_step
from tests.web.sangue import answered, my_question, play, sit_down
from tests.web.words import said

ADVICE = "Così farebbe il bot"
RANDOM = {"sr.character_pick": "random"}


def test_a_hint_lifts_an_option_and_sends_nothing(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    sit_down(page, table.link)
    assert my_question(page) == "plan"
    decision = play(page).get_attribute("data-decision") or ""
    page.get_by_role("button", name=said("hint-ask")).click()
    expect(page.locator("[data-part=hint] b")).not_to_be_empty(timeout=90_000)
    expect(page.locator("[data-part=hint] p").first.locator("span:not([aria-hidden])")).to_have_text(
        re.compile(r"\d+ \w+")
    )
    expect(page.locator("[data-part=hint] [data-part=why]")).not_to_be_empty()
    expect(page.locator("[data-part=faces] button[aria-pressed=true]")).to_have_count(1)
    assert play(page).get_attribute("data-decision") == decision
    page.locator("[data-region=ask] [data-part=go]").click()
    answered(page, decision)
    expect(page.locator("[data-part=hint]")).to_have_count(0)


def test_who_plays_against_people_gets_no_hint(page: Page, lay: Callable[..., Table], served: str) -> None:
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open"}], options=RANDOM)
    call(served, "POST", f"/tables/{table.id}/seats", table.opened["invites"][0]["key"], {"name": "Ada"})
    sit_down(page, table.link)
    assert my_question(page) == "plan"
    expect(page.get_by_role("button", name=said("hint-ask"))).to_have_count(0)


def test_a_finished_game_is_looked_at_again(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    table.answer(400)
    assert table.finished()
    page.goto(table.link)
    expect(page.get_by_role("dialog", name=said("ask-result"))).to_be_visible()
    page.get_by_role("button", name=said("analysis-ask")).click()
    expect(page.get_by_role("img", name=said("analysis-picture"))).to_be_visible(timeout=120_000)
    turns = page.get_by_role("button", name=said("analysis-visit"))
    judged = page.locator("[data-judged]")
    expect(judged).to_have_count(2)  # what each seat gave away, and its luck
    expect(page.locator("figure text").first).to_be_visible()
    turns.first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    replay = page.get_by_role("region", name=said("replay-region"))
    expect(replay).to_be_visible()
    expect(replay.locator("polyline").first).to_be_attached()  # the curve under the slider
    page.get_by_role("button", name=said("replay-play")).click()
    page.get_by_role("button", name=said("replay-branch")).click()
    expect(page.get_by_role("button", name=said("replay-play"))).to_be_visible()  # the way on begins where one stopped


def advise(page: Page, key: str, text: str) -> None:
    """What the bot says is given here: how it is shown is what is looked at."""
    best, other = {"key": key, "text": text, "value": 0.5}, {"key": "other", "text": "…", "value": 0.4}

    def told(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        card = {"decision": asked["decision"], "seat": 0, "bot": "bot", "measure": "chance", "best": best}
        route.fulfill(json={**card, "others": [other]})

    page.route(re.compile(r"/hint\b"), told)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand", "tainted_grail"])
def test_a_hint_can_be_read(person: Callable[..., Page], lay: Callable[..., Table], game: str, theme: str) -> None:
    page = person(color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    table = lay(game, options=RANDOM if game == "sangue_reale" else {})
    page.goto(table.link)
    assert in_step(page, table)
    advise(page, table.questions()[0]["keys"][0], ADVICE)
    page.get_by_role("button", name=said("hint-ask")).click()
    expect(page.locator("[data-part=hint] b")).to_have_text(ADVICE)
    page.wait_for_load_state("networkidle")
    must_be_open_to_all(page, game, context="[data-part=hint]")
    page.get_by_role("button", name=said("hint-shut")).click()
    expect(page.locator("[data-part=hint]")).to_have_count(0)


def test_advice_that_does_not_come_is_told_kindly_and_put_away(page: Page, lay: Callable[..., Table]) -> None:
    table = lay("realm_of_sand")
    page.goto(table.link)
    assert in_step(page, table)
    card = {"code": "TABLE_E_CORRUPT_LOG", "rule": "", "key": "", "text": "pack@6a12e524"}
    page.route(re.compile(r"/hint\b"), lambda route: route.fulfill(status=409, json=card))
    ways = (
        lambda: page.get_by_role("button", name=said("hint-shut")).click(),
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator("[data-region=board]").click(position={"x": 2, "y": 2}),
    )
    for put_away in ways:
        page.get_by_role("button", name=said("hint-ask")).click()
        expect(page.locator("[data-part=hint]")).to_contain_text(said("hint-none"))
        expect(page.locator("[data-part=hint]")).not_to_contain_text("6a12e524")
        put_away()
        expect(page.locator("[data-part=hint]")).to_have_count(0)
