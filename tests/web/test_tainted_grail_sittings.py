"""A campaign in several sittings, in the browser: somebody more comes to the next table; the Narrative mode is left."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.grail import ALONE, begin, from_the_list, prompt, send
from tests.web.laying import Table, call
from tests.web.words import in_english

GRAIL = "tainted_grail"
QUIET = ("pass", "fast", "done", "ready", "end", "keep_hand", "flee", "stop")  # what ends a day soon


def a_day_goes_by(table: Table) -> None:
    """The only Character passes its day, whatever comes."""
    while table.my_turn():
        for one in table.questions():
            key = next((key for key in QUIET if key in one["keys"]), one["keys"][-1])
            body = {"seat": one["seat"], "decision": one["id"], "key": key}
            table.call("POST", f"/tables/{table.id}/answers", table.key, body)


def test_a_friend_joins_when_the_next_sitting_begins(
    person: Callable[..., Page], lay: Callable[..., Table], served: str
) -> None:
    table = lay(GRAIL, ALONE, options={"tg.max_days": 1})
    a_day_goes_by(table)
    page = person(locale="en-GB")
    page.goto(table.link)
    page.get_by_role("button", name=in_english("result-continue-more")).click()
    table.id = table.until(lambda moment: moment["table"]["next"] is not None)["table"]["next"]
    expect(page).to_have_url(re.compile(f"/t/{table.id}$"))
    expect(page.locator("[data-region=ask]")).to_contain_text(in_english("ask-seats", count=1))
    kept: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.tables)[0]")
    table.key = kept["key"]
    call(served, "POST", f"/tables/{table.id}/seats", kept["invites"][0]["key"], {"name": "Ada"}, table.address)
    assert prompt(page) == "dawn"
    from_the_list(page, "add")
    heroes = table.until(lambda moment: len(moment["sight"]["view"]["heroes"]) == 2)["sight"]["view"]["heroes"]
    assert [hero["alive"] for hero in heroes] == [True, True]


def test_the_narrative_mode_is_left_in_the_middle_of_a_day(
    person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    page = person(locale="en-GB")
    begin(page, lay(GRAIL, ALONE, options={"tg.narrative": True}).link)
    assert prompt(page) == "act"
    button = page.locator("[data-act=end_narrative]")
    expect(button).to_be_visible()
    button.click()
    send(page)
    assert prompt(page) == "act"
    expect(button).to_have_count(0)
