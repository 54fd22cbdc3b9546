"""Two people far apart at one table, each on a screen of their own: no secret goes over the wire before its time."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.web.laying import PHONE, Table, call, wait_until
from tests.web.sangue import answered, my_question, play, play_on, sit_down

OWN_CHOICES = ("keys", "options", "refused")  # of a question: what the listener herself may plan
RANDOM = {"sr.character_pick": "random"}


def without_choices(said: Any) -> Any:
    if isinstance(said, dict):
        return {name: without_choices(value) for name, value in said.items() if name not in OWN_CHOICES}
    return [without_choices(each) for each in said] if isinstance(said, list) else said


def listen(page: Page) -> list[str]:
    """All that the server sends to this browser, as it comes."""
    heard: list[str] = []

    def joined(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", joined)
    return heard


def plan(page: Page, number: int) -> None:
    decision = play(page).get_attribute("data-decision") or ""
    page.locator("[data-part=faces] button").nth(number - 1).click()
    page.locator("[data-region=ask] [data-part=go]").click()
    answered(page, decision)


def seat_a_friend(table: Table, served: str) -> str:
    """The link with which the second person plays."""
    invite = table.opened["invites"][0]["key"]
    taken = call(served, "POST", f"/tables/{table.id}/seats", invite, {"name": "Ada"})
    return f"/t/{table.id}#{taken['key']}"


def test_secret_plans_of_two_browsers_are_told_together(
    page: Page, person: Callable[..., Page], lay: Callable[..., Table], served: str
) -> None:
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open"}], options=RANDOM)
    link = seat_a_friend(table, served)
    friend = person(viewport=PHONE, locale="en-GB")
    heard = listen(friend)
    sit_down(page, table.link)
    sit_down(friend, link)
    assert play_on(page, lambda prompt: prompt == "plan") == "plan"
    assert my_question(friend) == "plan"
    before = len(heard)
    plan(page, 2)
    expect(friend.locator("[role=img][data-locked]").first).to_be_visible()
    wait_until(friend, lambda: '"waiting_for":[1]' in "".join(heard[before:]))
    told = "".join(json.dumps(without_choices(json.loads(each)), separators=(",", ":")) for each in heard[before:])
    assert "plan:2" not in told
    assert '"chronology":[2' not in told
    plan(friend, 3)
    assert (table.planned(0), table.planned(1)) == (2, 3)
    expect(friend.locator("[role=img][data-locked]")).to_have_count(0)
    wait_until(friend, lambda: '"chronology":[2' in "".join(heard))
