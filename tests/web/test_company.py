"""Somebody else at the table, each in a browser: what they say, that they are away, what they take back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.laying import Table, call, ready
from tests.web.words import said, told

RANDOM = {"sr.character_pick": "random"}
TWO = [{"who": "me", "name": "Livia"}, {"who": "open"}]
FRIEND = "Ada"
Lay = Callable[..., Table]
Person = Callable[..., Page]


def come(table: Table, served: str, page: Page, friend: Page) -> str:
    """Both sit down in their browsers; the friend's key."""
    taken = call(served, "POST", f"/tables/{table.id}/seats", table.opened["invites"][0]["key"], {"name": FRIEND})
    page.goto(table.link)
    friend.goto(f"/t/{table.id}#{taken['key']}")
    for one in (page, friend):
        expect(one.locator("[data-region=ask]")).to_be_visible()
        ready(one)
    return str(taken["key"])


def lay_tile(page: Page) -> None:
    """The first tile where it fits first."""
    page.keyboard.press("1")
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(page.locator("[data-region=ask] [data-part=go]")).to_have_count(0)


def test_what_is_said_is_seen_at_the_seat_and_counted(page: Page, person: Person, lay: Lay, served: str) -> None:
    friend = person(locale="en-GB")
    come(lay("realm_of_sand", TWO), served, page, friend)
    friend.keyboard.press("l")
    friend.get_by_role("textbox", name=said("talk-say", "en")).fill("Good luck with the dome!")
    friend.keyboard.press("Enter")
    bubble = page.get_by_role("button", name=said("talk-said", name=FRIEND, text="Good luck with the dome!"))
    expect(bubble).to_be_visible()
    rival, box = page.locator("[data-part=rival]").bounding_box(), bubble.bounding_box()
    assert rival is not None
    assert box is not None
    assert rival["x"] <= box["x"] <= rival["x"] + rival["width"]
    assert abs(box["y"] - rival["y"]) < 80
    count = page.get_by_role("button", name=said("bar-log-unread", count=1))
    expect(count).to_be_visible()
    bubble.click()
    expect(page.locator("[data-act=talked]")).to_contain_text("Good luck with the dome!")
    expect(count).to_have_count(0)
    expect(bubble).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=said("bar-log"), exact=True)).to_be_visible()


def test_who_is_away_is_told_in_the_ask_with_a_clock(page: Page, person: Person, lay: Lay, served: str) -> None:
    friend = person()
    come(lay(seats=TWO, options={**RANDOM}), served, page, friend)
    page.locator("[data-part=begin]").click()
    page.keyboard.press("2")
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(page.locator("[data-region=ask] [data-part=asked]")).to_contain_text(FRIEND)
    expect(page.locator("[data-away]")).to_have_count(0)
    friend.close()
    away = page.locator("[data-away='1']")
    expect(away).to_have_text(re.compile(rf"{FRIEND} .*0:0[1-9]"))
    before = away.inner_text()
    expect(away).not_to_have_text(before)


def test_the_tab_calls_whose_turn_it_is(page: Page, person: Person, lay: Lay, served: str) -> None:
    friend = person(locale="en-GB")
    come(lay("realm_of_sand", TWO, options={"rs.start_player": "youngest"}), served, page, friend)
    mine, theirs = (page, friend) if page.title().startswith("●") else (friend, page)
    words = {page: said("tab-turn"), friend: said("tab-turn", "en")}
    expect(mine).to_have_title(f"● {words[mine]} · Realm of Sand")
    expect(theirs).to_have_title("Realm of Sand")
    assert "data:image/svg" in (mine.locator("link[rel=icon]").get_attribute("href") or "")
    assert theirs.locator("link[rel=icon]").get_attribute("href") == "/icon.svg"
    mine.goto("/")
    expect(mine).to_have_title("Tavola")
    assert mine.locator("link[rel=icon]").get_attribute("href") == "/icon.svg"


def test_the_last_tile_is_outlined_and_a_take_back_is_told(page: Page, person: Person, lay: Lay, served: str) -> None:
    friend = person(locale="en-GB")
    table = lay("realm_of_sand", TWO)
    come(table, served, page, friend)
    first, other = (
        (page, friend) if page.locator("[data-region=ask]").get_attribute("data-prompt") == "turn" else (friend, page)
    )
    name = "Livia" if first is page else FRIEND
    lay_tile(first)
    expect(other.locator("[data-part=rival] [data-last]").first).to_be_visible()
    assert other.locator("[data-part=rival] [data-last]").count() >= 1
    first.keyboard.press("Escape")
    first.keyboard.press("u")
    expect(other.locator("[data-part=rival] [data-last]")).to_have_count(0)
    gone = told("realm_of_sand", "act-undone", "it" if other is page else "en", name=name, seat=1)
    expect(other.locator("[data-region=ask]")).to_contain_text(gone)
    other.keyboard.press("l")
    expect(other.locator("[data-act=undone]")).to_contain_text(gone)
    expect(other.locator("[data-act=answered][data-cut]").first).to_be_visible()


def test_the_rivals_last_round_is_outlined_on_the_sheet(page: Page, lay: Lay) -> None:
    table = lay(options=RANDOM)
    page.goto(table.link)
    marked = page.locator("[data-part=sheet]:not([data-mine]) [data-last]")
    for _ in range(60):
        table.answer(1)
        ready(page)
        if page.locator("[data-part=begin]").count():
            page.locator("[data-part=begin]").click()
        if marked.count():
            break
    expect(marked.first).to_be_attached()
    expect(page.locator("[data-part=sheet][data-mine] [data-last]")).to_have_count(0)


@pytest.mark.parametrize("language", ["it", "en"])
def test_an_invitation_that_no_other_machine_can_open_says_so(person: Person, lay: Lay, language: str) -> None:
    page = person(locale=language)
    table = lay("realm_of_sand", TWO)
    page.goto(table.link)
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(page.get_by_text(said("link-joining", language))).to_have_count(0)
    page.get_by_role("button", name=said("invite-new", language)).first.click()
    expect(page.get_by_role("note")).to_have_text(said("invite-only-here", language))
