"""One person on a laptop and a phone: a link, the same digits on both, one list; a lost phone opens nothing."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.laying import PHONE, Table
from tests.web.words import in_english


def begin(page: Page, name: str) -> None:
    page.goto("/devices")
    page.locator("#device-name").fill(name)
    page.locator("[data-act=begin]").click()
    expect(page.locator("[data-device]")).to_have_count(1)


def link_of(page: Page) -> str:
    page.locator("[data-act=link]").click()
    return page.locator("[data-link]").input_value()


def ask_in(page: Page, link: str, name: str) -> str:
    page.goto(link)
    page.locator("#device-name").fill(name)
    page.locator("[data-act=join]").click()
    digits = page.locator("[data-digits]").text_content()
    assert "tl_" not in page.url
    return digits or ""


def test_two_devices_share_one_list_until_one_is_lost(
    page: Page, person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    table = lay()
    page.goto(table.link)
    expect(page.locator("[data-region=ask]")).to_be_visible()
    begin(page, "Laptop")
    phone = person(viewport=PHONE, locale="en-GB")
    digits = ask_in(phone, link_of(page), "Phone")
    waiting = page.locator("[data-waits]")
    expect(waiting).to_contain_text(digits)
    waiting.locator("[data-act=let-in]").click()
    expect(phone.locator("[data-device]")).to_have_count(2)
    phone.goto("/tables")
    phone.locator(f"a[href='/t/{table.id}']").click()
    expect(phone.locator("[data-region=ask]")).to_be_visible()
    page.goto(f"/t/{table.id}")
    expect(page.locator("[data-region=ask]")).to_be_visible()
    page.goto("/devices")
    lost = page.locator("[data-device]", has_text="Phone")
    lost.locator("[data-act=out]").click()
    lost.locator("[data-act=yes]").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    expect(phone.locator("[data-region=ask]")).to_have_count(0)  # its stream has ended
    phone.goto("/tables")
    expect(phone.locator("[data-part=none]")).to_be_visible()
    expect(phone.locator("[data-out]")).to_have_text(in_english("tables-out"))
    page.goto(f"/t/{table.id}")
    expect(page.locator("[data-region=ask]")).to_be_visible()


def test_a_stranger_with_the_link_is_turned_away(page: Page, person: Callable[..., Page]) -> None:
    begin(page, "Laptop")
    thief = person(locale="en-GB")
    link = link_of(page)
    ask_in(thief, link, "Phone")
    page.locator("[data-act=turn-away]").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    expect(thief.locator("#device-name")).to_be_visible()
    late = person()
    late.goto(link)
    late.locator("[data-act=join]").click()
    expect(late.locator("[role=alert]")).to_be_visible()
    expect(late.locator("[data-digits]")).to_have_count(0)


def test_a_table_opened_later_hangs_on_the_person_by_itself(page: Page, lay: Callable[..., Table]) -> None:
    begin(page, "Laptop")
    table = lay()
    page.goto(table.link)
    expect(page.locator("[data-region=ask]")).to_be_visible()
    kept = page.evaluate("() => [localStorage.device, JSON.parse(localStorage.tables)[0].key]")
    assert kept[0] == kept[1]
    assert kept[0].startswith("td_")
