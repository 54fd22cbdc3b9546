"""The story so far and the journal in the browser: at the end of a table and on the page of campaigns."""

import io
import re
import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.grail import ALONE
from tests.web.laying import PHONE, WIDE, Table
from tests.web.test_tainted_grail_sittings import a_day_goes_by
from tests.web.words import in_english

GRAIL = "tainted_grail"
TOLD = [
    {"id": "ch1", "title": "The First", "over": True, "way": "You went by night.", "doors": 2, "lines": ["It rained."]},
    {"id": "ch2", "title": "The Second", "over": False, "way": "", "doors": 0, "lines": []},
]


def two_chapters(route: Route) -> None:
    """The tale of a campaign that has come into its second chapter; nobody has the time to play so far here."""
    route.fulfill(json={"title": "A Tale", "keeps_journal": True, "chapters": TOLD})


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_road_taken_shows_the_others_as_doors_that_stay_closed(
    person: Callable[..., Page], lay: Callable[..., Table], size: dict[str, int]
) -> None:
    table = lay(GRAIL, ALONE, options={"tg.max_days": 1})
    a_day_goes_by(table)
    page = person(locale="en-GB", viewport=size)
    page.route(re.compile("/tale"), two_chapters)
    page.goto(table.link)
    for _ in ("at the end", "on the page of campaigns"):
        road = page.locator("[data-part=road] > li")
        expect(road).to_have_count(2)
        expect(road.first).to_contain_text("You went by night.")
        expect(road.first).to_contain_text("It rained.")
        expect(road.first).to_contain_text(in_english("road-doors", count=2))
        expect(road.first.locator("svg [data-part=shut]")).to_have_count(2)
        expect(road.nth(1)).to_contain_text(in_english("road-now"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        must_be_open_to_all(page, "story")
        page.goto("/campaigns")


def test_the_journal_is_handed_out_as_a_page_and_as_a_book(
    person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    table = lay(GRAIL, ALONE, options={"tg.max_days": 1})
    a_day_goes_by(table)
    page = person(locale="en-GB")
    page.goto(table.link)
    expect(page.locator("[data-part=road]")).to_contain_text(in_english("road-now"))
    for name, sign in (("journal-html", b"<!doctype html>"), ("journal-epub", b"PK")):
        with page.expect_download() as begun:
            page.get_by_role("button", name=in_english(name)).click()
        data = begun.value.path().read_bytes()
        assert data.startswith(sign)
        if sign == b"PK":
            data = zipfile.ZipFile(io.BytesIO(data)).read("book/c1.xhtml")
        assert "Supper, in Cuanacht." in data.decode()
