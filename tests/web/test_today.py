"""The day's challenge in browsers: one game for everybody, one's own result first, then the board and its replays."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, Table
from tests.web.words import in_english, said

GRAIL = "[data-challenge=tainted_grail]"


class Try(Table):
    """A table that was begun in a browser, played on over HTTP by the key of that browser's device."""

    def __init__(self, served: str, page: Page) -> None:
        self.served, self.address = served, "203.0.113.9"
        self.id = page.url.rpartition("/")[2]
        self.key = page.evaluate("() => localStorage.device")


def begin(page: Page, served: str, name: str) -> Try:
    page.goto("/today")
    page.locator("#day-name").fill(name)
    page.locator(f"{GRAIL} [data-act=play]").click()
    expect(page.locator("[data-region=ask]")).to_be_visible()
    return Try(served, page)


def give_up(one: Try) -> None:
    one.call("POST", f"/tables/{one.id}/seats/0/resign", one.key, {})


def test_a_challenge_is_found_played_and_ranked(page: Page, person: Callable[..., Page], served: str) -> None:
    page.goto("/")
    page.get_by_role("link", name=said("home-today")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("day-title"))
    expect(page.locator("[data-challenge]")).to_have_count(3)
    mine = begin(page, served, "Livia")
    mine.answer(400)
    page.goto("/today")
    expect(page.locator(f"{GRAIL} [data-mine]")).to_be_visible()
    expect(page.locator(f"{GRAIL} [data-line]")).to_have_count(1)
    expect(page.locator("[data-line]")).to_have_count(1)  # of the other games nothing is shown yet

    phone = person(viewport=PHONE, locale="en-GB")
    other = begin(phone, served, "Ben")
    phone.goto("/today")
    expect(phone.locator(f"{GRAIL} [data-act=play]")).to_have_text(in_english("day-go-on"))
    expect(phone.locator("[data-line]")).to_have_count(0)
    phone.locator(f"{GRAIL} [data-act=play]").click()
    expect(phone).to_have_url(f"{page.url.removesuffix('/today')}/t/{other.id}")
    give_up(other)
    phone.goto("/today")
    lines = phone.locator(f"{GRAIL} [data-line]")
    expect(lines).to_have_count(2)
    expect(lines.nth(1)).to_contain_text(in_english("day-gave-up"))
    lines.nth(0).get_by_role("button").click()
    expect(phone).to_have_url(f"{page.url.removesuffix('/today')}/t/{mine.id}")
    expect(phone.locator("[data-part=ending]")).to_be_visible()


def test_who_has_finished_finds_the_way_back_and_no_file(page: Page, served: str) -> None:
    mine = begin(page, served, "Livia")
    give_up(mine)
    link = page.get_by_role("link", name=said("home-today"))
    expect(link).to_be_visible()
    expect(page.get_by_role("button", name=said("menu-file"))).to_have_count(0)
    link.click()
    page.locator(f"{GRAIL} [data-act=practise]").click()  # practise
    expect(page.locator("[data-region=ask]")).to_be_visible()
    again: Any = Try(served, page)
    assert again.id != mine.id


def test_a_day_of_which_nothing_is_known_says_so_under_its_name(page: Page) -> None:
    page.goto("/today/2020-02-29")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("day-title-past", date="29 febbraio"))
    expect(page.get_by_role("alert")).to_be_visible()
    must_be_open_to_all(page, "an unknown day")
    page.get_by_role("link", name=said("day-today")).click()
    expect(page.locator("[data-challenge]")).to_have_count(3)
