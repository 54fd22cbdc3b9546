"""Two people before one screen: the curtain falls before a secret alone, and rises for both when plans are shown."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.laying import Table, in_step, ready
from tests.web.words import said

PEOPLE = [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Marta"}]
Lay = Callable[..., Table]


def test_where_nothing_is_secret_it_never_falls(page: Page, lay: Lay) -> None:
    table = lay("realm_of_sand", PEOPLE, screen=True)
    page.goto(table.link)
    asked: set[int] = set()
    for _ in range(8):
        owing = [seat for seat in (0, 1) if table.questions(seat)]
        assert in_step(page, table, owing[0])
        expect(page.locator("[data-part=screen]")).to_have_count(0)
        expect(page.locator("[data-part=me] h2")).to_have_text(PEOPLE[owing[0]]["name"])
        asked.add(owing[0])
        table.answer(1, (0, 1))
    assert asked == {0, 1}


def test_plans_are_covered_and_shown_to_both(page: Page, lay: Lay) -> None:
    table = lay(seats=PEOPLE, screen=True, options={"sr.character_pick": "random"})
    page.goto(table.link)
    for seat, person in enumerate(PEOPLE):
        curtain = page.get_by_role("dialog", name=said("privacy-title", name=person["name"]))
        expect(curtain).to_be_visible()
        expect(page.locator("[data-part=table]")).to_have_attribute("inert", "")
        mine = curtain.get_by_role("button", name=said("privacy-me", name=person["name"]))
        expect(mine).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement.closest('[data-part=table]') === null"
        )  # nothing behind it is reached
        mine.press("Enter")
        expect(curtain).to_have_count(0)
        ready(page)
        if page.locator("[data-part=begin]").count():
            page.locator("[data-part=begin]").click()
        page.locator("[data-part=faces] button").nth(1 + seat).click()
        page.locator("[data-region=ask] [data-part=go]").click()
    assert (table.planned(0), table.planned(1)) == (2, 3)
    expect(page.locator("[data-part=kings-track] li").first).to_contain_text("2")
    expect(page.locator("[data-part=screen]")).to_have_count(0)
    expect(page.locator("[data-part=table]")).not_to_have_attribute("inert", "")
    expect(page.locator("[data-part=toast]").or_(page.locator("[data-part=plans][data-shown]")).first).to_be_visible()
