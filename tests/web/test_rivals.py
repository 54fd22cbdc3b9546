"""Two who look for somebody are brought to one table, play for the rating, and see it with its uncertainty."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, call
from tests.web.words import said


def seek(page: Page, game: str, name: str, *, rated: bool) -> None:
    page.goto("/hall")
    page.locator("[data-name]").fill(name)
    page.locator("[data-seek-game]").select_option(game)
    if rated:
        page.locator("[data-seek-rated]").check()
    page.locator("[data-act=seek]").click()


def test_two_find_each_other_and_their_rating_moves(page: Page, person: Callable[..., Page], served: str) -> None:
    other = person(viewport=PHONE, locale="en-GB")
    seek(page, "sangue_reale", "Livia", rated=True)
    expect(page.locator("[data-seek=waiting]")).to_be_visible()
    must_be_open_to_all(page, "looking for somebody")
    seek(other, "sangue_reale", "Ada", rated=True)
    for one in (page, other):
        one.wait_for_url(re.compile("/t/"))
        expect(one.locator("[data-part=game], [data-part=desk], [data-part=era]").first).to_be_visible()
    page.get_by_role("button", name=said("bar-menu")).click()
    expect(page.locator("[data-rated]")).to_be_visible()
    expect(page.get_by_role("button", name=said("seat-resign"))).to_be_visible()
    for helped in (
        "seat-let-bot",
        "seat-leave",
        "menu-undo",
        "menu-file",
        "seat-claim",
    ):  # what would be refused there is not offered
        expect(page.get_by_role("button", name=said(helped))).to_have_count(0)
    for name in ("Livia", "Ada"):  # as they called themselves in the hall
        expect(page.locator("[data-region=panel]").get_by_text(name, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2]
    assert table == other.url.rpartition("/")[2]
    device = other.evaluate("() => localStorage.device")
    hand = call(served, "GET", "/person/tables", device)[0]["hand"]
    call(served, "POST", f"/tables/{table}/seats/{hand[0]}/resign", device)
    expect(page.locator("[data-ratings]")).to_be_visible()
    for one, won in ((page, True), (other, False)):
        one.goto("/ratings/sangue_reale")
        mine = one.locator("[data-mine] [data-rating]")
        expect(mine).to_contain_text("±")
        assert (int(mine.get_attribute("data-rating") or 0) > 1300) is won
        expect(one.locator("[data-board] [data-bot]")).to_have_count(4)
    must_be_open_to_all(page, "ratings")
    must_be_open_to_all(other, "ratings")


def test_looking_is_stopped_and_begun_again(page: Page) -> None:
    seek(page, "realm_of_sand", "Livia", rated=False)
    page.locator("[data-act=cancel]").click()
    expect(page.locator("[data-seek=none]")).to_be_visible()
    page.locator("[data-act=seek]").click()
    page.reload()
    expect(page.locator("[data-seek=waiting]")).to_be_visible()  # it goes on where the page comes back
    page.locator("[data-act=cancel]").click()
    expect(page.locator("[data-seek=none]")).to_be_visible()
