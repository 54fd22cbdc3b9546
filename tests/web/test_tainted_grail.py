"""Tainted Grail through its board in a real browser: a first day, an exploration, save and resume, at both sizes."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.barriers import must_be_open_to_all, too_wide
from tests.web.grail import (
    ALONE,
    avalon,
    begin,
    choose,
    close_the_book,
    decision,
    from_the_list,
    nothing_hidden,
    prompt,
    send,
    small_targets,
)
from tests.web.laying import PHONE, WIDE, Table, ready, soon
from tests.web.words import in_english, said, told

GRAIL = "tainted_grail"
Lay = Callable[..., Table]
Person = Callable[..., Page]


def by_wire(table: Table, key: str, seat: int = 0) -> None:
    question = table.questions(seat)[0]
    body = {"seat": seat, "decision": question["id"], "key": key}
    table.call("POST", f"/tables/{table.id}/answers", table.key, body)


def foretold(table: Table, key: str) -> str:
    """What the server says that an answer brings."""
    decision = table.questions()[0]["id"]
    details = table.call("GET", f"/tables/{table.id}/decisions/{decision}?language=it", table.key)
    (line, *_) = next(one["preview"] for one in details["options"] if one["key"] == key)
    return str(line)


def with_a_seed(route: Route) -> None:
    """A table opened by the page itself has the same fate each time."""
    asked = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**asked, "seed": "porta"}))


def test_a_newcomer_comes_from_the_door_to_the_second_day(page: Page) -> None:
    """Two touches to the table; then a Character, the story, a journey, whatever is met there, and the night."""
    page.route(re.compile(r"/api/tables\?"), with_a_seed)
    page.goto("/")
    page.get_by_role("article", name=said("tainted_grail")).get_by_role("button", name=said("play-now")).click()
    expect(page.locator("[data-region=ask][data-prompt=choose_character]")).to_be_visible()
    choose(page, "[data-key='play:beor']")
    expect(page.locator("[data-region=book]")).to_contain_text(told(GRAIL, "event-ev-c1-p1"))
    assert prompt(page) == "act"
    place = page.locator("[data-place='105']")
    expect(place).to_have_attribute("data-key", "travel:105")
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(page.locator("rect[data-ghost]")).to_have_count(1)
    send(page)
    seen = {"act"}
    for _ in range(80):
        asked = prompt(page)
        seen.add(asked.partition(":")[0])
        if int(avalon(page).get_attribute("data-day") or 0) > 1:
            break
        if asked == "act":
            choose(page, "[data-act=pass]")
        elif asked == "eat":
            before = decision(page)
            page.locator("[data-region=ask] [data-part=plain]").first.click()
            expect(avalon(page)).not_to_have_attribute("data-decision", before)
        else:
            from_the_list(page)
    assert avalon(page).get_attribute("data-day") == "2"
    assert "eat" in seen


def test_an_exploration_is_read_and_answered_and_its_costs_are_plain(page: Page, lay: Lay) -> None:
    table = lay(GRAIL, ALONE)
    begin(page, table.link, "ailei")
    page.locator("[data-act=explore]").click()
    expect(page.locator("[data-act=explore]")).to_have_attribute("aria-pressed", "true")
    send(page)
    expect(page.locator("[data-region=book] [data-part=left]")).to_contain_text(told(GRAIL, "verse-101-o0"))
    dog = page.locator("[data-key=feed_the_yellow_dog]")
    expect(dog.locator("[data-part=cost]")).to_contain_text("1")
    expect(dog).to_contain_text(foretold(table, "feed_the_yellow_dog"))
    dog.click()
    expect(page.locator("[data-part=goods] em")).to_have_text("→ 2")
    assert nothing_hidden(page) == []
    menu = page.locator("[data-region=book] [data-part=left] p", has_text=told(GRAIL, "verse-101-v1"))
    expect(menu).to_have_count(1)
    send(page)
    expect(page.locator("[data-region=book] [data-part=left] p").last).to_contain_text(told(GRAIL, "verse-101-v4"))
    expect(menu).to_have_count(1)  # turned back to, and not printed again: the scene stands last
    while (asked := prompt(page)) == "journal":
        choose(page, "[data-region=book] [data-part=answer] >> nth=-1")
    assert asked == "act"
    expect(page.locator("[data-region=book]")).to_have_count(0)
    expect(page.locator("[data-part=goods] li").first).to_contain_text("2")


def test_closed_and_opened_again_it_goes_on_where_it_was(person: Person, lay: Lay) -> None:
    table = lay(GRAIL, ALONE)
    first = person()
    begin(first, table.link)
    choose(first, "[data-act=location]")
    assert prompt(first) == "act"
    was = decision(first)
    first.close()
    again = person(viewport=PHONE, locale="en-GB")
    again.goto(table.link)
    expect(avalon(again)).to_have_attribute("data-decision", was)
    expect(again.locator("[data-part=actions]")).to_be_visible()
    expect(again.locator("[data-region=book]")).to_have_count(0)
    expect(again.locator("[data-part=goods] li").first).to_contain_text("3")
    again.get_by_role("button", name=in_english("tg-save-sheet")).click()
    expect(again.get_by_role("dialog")).to_contain_text(told(GRAIL, "chapter-ch1", "en"))
    again.keyboard.press("Escape")
    expect(again.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [(WIDE, "dark", "it-IT"), (PHONE, "light", "en-GB")],
    ids=["wide-dark-it", "phone-light-en"],
)
def test_every_screen_is_open_to_all_and_fits(person: Person, lay: Lay, size: Any, theme: str, locale: str) -> None:
    page = person(viewport=size, locale=locale, color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    table = lay(GRAIL, ALONE)
    page.goto(table.link)
    expect(page.locator("[data-part=person]").first).to_be_visible()
    must_be_open_to_all(page, "people")
    by_wire(table, "play:ailei")
    expect(page.locator("[data-region=book]")).to_be_visible()
    must_be_open_to_all(page, "how it begins")
    close_the_book(page)
    expect(page.locator("[data-part=actions]")).to_be_visible()
    ready(page)
    page.locator("[data-act=travel]").click()
    expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(1)
    must_be_open_to_all(page, "map")
    assert nothing_hidden(page) == []
    assert small_targets(page) == []
    for touch in ("[data-place='101']", "[data-act=open-hero]"):
        page.locator(touch).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        must_be_open_to_all(page, touch)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    by_wire(table, "menhir")
    expect(page.locator("[data-part=desk] [data-part=answer]").first).to_be_visible()
    must_be_open_to_all(page, "menhir")
    assert nothing_hidden(page) == []
    by_wire(table, "leave")
    expect(page.locator("[data-part=actions]")).to_be_visible()
    by_wire(table, "explore")
    expect(page.locator("[data-region=book] [data-part=answer]").first).to_be_visible()
    must_be_open_to_all(page, "journal")
    assert nothing_hidden(page) == []
    assert small_targets(page) == []


def test_by_keyboard_alone(page: Page, lay: Lay) -> None:
    table = lay(GRAIL, ALONE)
    page.goto(table.link)
    ready(page)
    page.locator("[data-key='play:verme']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-key='play:verme']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=book]")).to_be_visible()
    page.locator("[data-region=board]").focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=actions]")).to_be_visible()
    ready(page)
    page.locator("[data-place='101']").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-place='102']")).to_be_focused()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name=told(GRAIL, "location-102"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    before = decision(page)
    page.locator("[data-place='102']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='102']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(avalon(page)).not_to_have_attribute("data-decision", before)


def test_what_cannot_be_done_says_why(page: Page, lay: Lay) -> None:
    table = lay(GRAIL, ALONE)
    begin(page, table.link)
    choose(page, "[data-act=location]")
    assert prompt(page) == "act"
    done = page.locator("[data-act=location]")
    expect(done).to_have_attribute("aria-disabled", "true")
    done.click(force=True)  # refused, and still answers
    expect(page.locator("[data-region=ask] [role=alert]")).to_be_visible()
    expect(page.locator("[data-region=ask] [data-part=link]")).to_contain_text("TG-9")


def test_two_at_one_table_share_an_action(page: Page, lay: Lay) -> None:
    table = lay(GRAIL, [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Ugo"}])
    by_wire(table, "play:ailei", 0)
    by_wire(table, "play:beor", 1)
    for _ in range(6):
        asked = [one for seat in (0, 1) for one in table.questions(seat) if one["prompt"] != "act"]
        if not asked:
            break
        by_wire(table, asked[0]["keys"][0], asked[0]["seat"])
    page.goto(table.link)
    assert prompt(page) == "act"
    expect(page.locator("[data-part=mate]")).to_contain_text(told(GRAIL, "character-beor"))
    expect(page.locator("[data-act=explore]")).to_contain_text(said("tg-each"))
    expect(page.locator("[data-part=token]")).to_have_count(2)
    expect(page.locator("[data-region=ask] [data-part=question]")).to_contain_text(
        told(GRAIL, "character-ailei")
    )  # who is asked is named
    page.locator("[data-act=explore]").click()
    expect(page.locator("[data-region=ask] [data-part=preview]")).to_contain_text(said("tg-takes-each"))
    send(page)
    table.until(lambda now: [one["prompt"] for one in now["sight"]["decisions"]] == ["join"], seat=1)
    expect(page.locator("[data-region=ask][data-prompt=join] [data-part=question]")).to_contain_text(
        told(GRAIL, "character-beor")
    )
    expect(page.locator("[data-region=ask] [data-part=due]")).to_contain_text(said("tg-each"))


def boxes_meet(page: Page, one: str, other: str) -> bool:
    """Whether one thing on the page covers a part of another."""
    found: bool = page.evaluate(
        """([one, other]) => {
            const [a, b] = [one, other].map((spot) => document.querySelector(spot).getBoundingClientRect());
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }""",
        [one, other],
    )
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_notes_of_the_lesson_leave_the_book_free(person: Person, size: Any) -> None:
    page = person(viewport=size)
    page.goto("/")
    page.get_by_role("article", name=said("tainted_grail")).get_by_role("button", name=said("first-game")).click()
    note = page.locator("[data-note]")
    for told_of in ("begin", "ask-choose-character"):
        expect(note).to_have_attribute("data-note", f"lesson-{GRAIL}-{told_of}")
        note.locator("[data-act=next]").click()
    expect(note).to_have_count(0)
    choose(page, "[data-key='play:ailei']")
    expect(page.locator("[data-region=book]")).to_be_visible()
    expect(note).to_be_visible()
    assert soon(page, lambda: ["covered"] if boxes_meet(page, "[data-note]", "[data-region=book]") else []) == []
    assert soon(page, lambda: ["covered"] if boxes_meet(page, "[data-note]", "[data-region=ask]") else []) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_text_of_twice_the_size_shows_one_part_at_a_time(person: Person, lay: Lay, size: Any) -> None:
    page = person(viewport=size)
    begin(page, lay(GRAIL, ALONE).link)
    expect(page.locator("[data-part=tabs]")).to_have_count(0)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(page.locator("button[data-tab=table]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=hero]")).to_be_hidden()
    page.locator("button[data-tab=hero]").click()
    expect(page.locator("[data-part=hero]")).to_be_visible()
    expect(page.locator("[data-part=map]")).to_be_hidden()
    expect(page.locator("[data-part=actions]")).to_be_in_viewport(ratio=1)
    page.locator("[data-act=explore]").click()
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_in_viewport(ratio=1)
    send(page)
    expect(
        page.locator("[data-region=book] [data-part=answer]").first
    ).to_be_visible()  # what is asked is answered there
    assert soon(page, lambda: too_wide(page)) == []
