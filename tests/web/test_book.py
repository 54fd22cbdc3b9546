"""The journal as a book: its words run over both pages and on to the next, and a phone keeps the picture."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.grail import ALONE, choose
from tests.web.laying import PHONE, Table, wait_until

SEEN = "one => one.getBoundingClientRect().left >= 0 && one.getBoundingClientRect().right <= innerWidth"


def opened(page: Page, table: Table) -> None:
    """The first page of the campaign."""
    page.goto(table.link)
    choose(page, "[data-key='play:arev']")
    expect(page.locator("[data-region=book] [data-part=text]")).to_be_visible()


def at(page: Page) -> int:
    scrolled: int = page.locator("[data-region=book] [data-part=text]").evaluate("one => Math.round(one.scrollLeft)")
    return scrolled


def test_pages_are_turned_by_button_and_key(page: Page, lay: Callable[..., Table]) -> None:
    opened(page, lay("tainted_grail", ALONE))
    back, on = (
        page.locator("[data-region=book] [data-part=turns] button").first,
        page.locator("[data-region=book] [data-part=turns] button").last,
    )
    expect(back).to_be_disabled()
    on.click()
    wait_until(page, lambda: at(page) > 0)
    while on.is_enabled():
        on.click()
    last = page.locator("[data-region=book] [data-part=text] > *").last
    wait_until(page, lambda: bool(last.evaluate(SEEN)))
    page.locator("[data-region=book] [data-part=text]").focus()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    wait_until(page, lambda: at(page) == 0)
    assert page.locator("[data-region=book] [data-part=text]").evaluate(
        "one => one.scrollHeight <= one.clientHeight + 3"
    )


def test_a_phone_keeps_the_picture(person: Callable[..., Page], lay: Callable[..., Table]) -> None:
    page = person(viewport=PHONE)
    opened(page, lay("tainted_grail", ALONE))
    expect(page.locator("[data-region=book] [data-part=picture] svg")).to_be_in_viewport()
