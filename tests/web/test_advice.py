"""A hint while one plays, an analysis when it is over."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.laying import Table, call
from tests.web.sangue import answered, my_question, play, sit_down

RANDOM = {"sr.character_pick": "random"}


def test_a_hint_lifts_an_option_and_sends_nothing(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    sit_down(page, table.link)
    assert my_question(page) == "plan"
    decision = play(page).get_attribute("data-decision") or ""
    page.get_by_role("button", name="Che cosa farebbe un bot?").click()
    expect(page.locator(".hint b")).not_to_be_empty(timeout=90_000)
    expect(page.locator(".hint")).to_contain_text("su cento")
    expect(page.locator(".faces button[aria-pressed=true]")).to_have_count(1)
    assert play(page).get_attribute("data-decision") == decision
    page.locator(".ask .btn.go").click()
    answered(page, decision)
    expect(page.locator(".hint")).to_have_count(0)


def test_who_plays_against_people_gets_no_hint(page: Page, lay: Callable[..., Table], served: str) -> None:
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open"}], options=RANDOM)
    call(served, "POST", f"/tables/{table.id}/seats", table.opened["invites"][0]["key"], {"name": "Ada"})
    sit_down(page, table.link)
    assert my_question(page) == "plan"
    expect(page.get_by_role("button", name="Che cosa farebbe un bot?")).to_have_count(0)


def test_a_finished_game_is_looked_at_again(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    table.answer(400)
    assert table.finished()
    page.goto(table.link)
    expect(page.get_by_role("dialog", name="Esito")).to_be_visible()
    page.get_by_role("button", name="Analizza").click()
    expect(page.get_by_role("img", name="Come è andata, risposta dopo risposta")).to_be_visible(timeout=120_000)
    turns = page.get_by_role("button", name="Vai a quel momento")
    expect(turns).to_have_count(3)
    turns.first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name="Il passato del tavolo")).to_be_visible()
