"""A game by days in two browsers, with the clock moved by the test: reminders, a holiday, a bot that stood in."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.postgres import postgres_server
from tests.web.houses import House, OneProcess, three_workers
from tests.web.laying import PHONE, Table, wait_until
from tests.web.posting import PUSHES
from tests.web.words import in_english, said, told

from tavola.service.by_days.deadlines import ANNOUNCE

HOUR, DAY = 3_600.0, 86_400.0


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(params=["one process", pytest.param("three workers", marks=pytest.mark.pg)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    if request.param == "one process":
        with OneProcess(tmp_path) as house:
            yield house
    else:
        with three_workers(tmp_path, request.getfixturevalue("database")) as workers:
            yield workers


@pytest.fixture
def address(house: House) -> str:
    return house.address


@pytest.fixture
def page(person: Callable[..., Page]) -> Page:
    """Somebody whose browser may be called while they are away."""
    return person(service_workers="allow")


def begin(page: Page) -> None:
    page.goto("/devices")
    page.locator("[data-act=begin]").click()
    expect(page.locator("[data-device]")).to_have_count(1)


class Seat(Table):
    """Somebody's seat at a table, played over HTTP by the key of their browser."""

    def __init__(self, house: House, table: str, page: Page) -> None:
        self.served, self.address, self.id = house.address, "203.0.113.7", table
        self.key = page.evaluate("() => localStorage.device")


def opened(page: Page) -> tuple[str, str]:
    """A table by days, opened on the page for it: its name and the way to the other seat."""
    page.goto("/open/sangue_reale")
    page.locator("[data-value=slow]").click()
    page.locator("[data-value='24']").click()
    page.locator("[data-value=bot_once]").click()
    page.locator("[data-act=open]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    mine: Any = page.evaluate("() => JSON.parse(localStorage.tables)[0]")
    return table, f"/join/{table}#{mine['invites'][0]['key']}"


def ask_for_letters(page: Page, house: House, address: str) -> None:
    """They are wanted by who follows the link in the first one."""
    page.goto("/reminders")
    page.locator("#mail").fill(address)
    page.locator("form:has(#mail) button").click()
    expect(page.locator("[data-mail=false]")).to_be_visible()
    wait_until(page, lambda: len(house.letters()) == 1)
    page.goto(house.letters()[0])


def test_a_game_by_days(house: House, page: Page, person: Callable[..., Page]) -> None:
    begin(page)
    table, invitation = opened(page)
    ben = person(viewport=PHONE, locale="en-GB")
    begin(ben)
    ben.goto(invitation)
    expect(ben.locator("[data-terms=bot_once]")).to_be_visible()  # what was agreed, before one sits down
    ben.locator("[data-act=sit]").click()
    expect(ben.locator("[data-region=ask]")).to_be_visible()
    expect(ben.locator("[data-region=ask] [data-clock='1']")).to_be_visible()  # until when one has time oneself
    seats = [Seat(house, table, page), Seat(house, table, ben)]

    # Ada wants to be reminded in her browser, Ben by mail, and they are.
    ask_for_letters(ben, house, "ben@example.org")
    ben.get_by_role("button", name=in_english("rem-link-confirm-go")).click()
    expect(ben.locator("[data-done=confirmed]")).to_be_visible()
    page.add_init_script(PUSHES)
    page.goto("/reminders")
    page.locator("[data-act=show]").click()
    expect(page.locator("[data-act=hide]")).to_be_visible()
    house.later(ANNOUNCE)
    wait_until(page, lambda: house.pushes() == [f"/t/{table}"])
    wait_until(page, lambda: house.letters()[1:] == [f"/t/{table}"])
    page.goto("/tables")
    expect(page.locator("[data-yours]")).to_contain_text(said("tile-hours", hours=23).split("23")[1].strip())

    # She goes on holiday: her time does not run, and Ben is told.
    page.goto("/reminders")
    page.locator("#holiday").fill("3")
    page.locator("[data-act=away]").click()
    expect(page.locator("[data-away]")).to_be_visible()
    house.later(1)
    until_held(seats[1], 1)
    ben.goto(f"/t/{table}")
    expect(ben.locator("[data-clock='0']")).to_contain_text(
        in_english("clock-away", name="", when="|").partition("|")[0].strip(": ")
    )
    house.later(2 * DAY)
    house.looked()
    assert bots(seats[1]) == [None, None]

    # Back early; then her time is over, and a bot stands in for that turn.
    page.goto("/reminders")
    page.get_by_role("button", name=said("rem-holiday-back")).click()
    expect(page.locator("#holiday")).to_be_visible()
    house.later(1)
    before = seats[1].moment(1)["table"]["ply"]
    house.later(DAY)
    seats[1].until(lambda now: now["table"]["ply"] > before and not now["table"]["seats"][0]["stands_in"], 1)
    ben.keyboard.press("l")
    expect(ben.locator("[data-region=panel]")).to_contain_text(
        told("sangue_reale", "act-bot-came", "en", late="yes", name="", bot="|").partition("|")[2].strip()
    )
    until_held(seats[1], 1)
    seats[1].until(lambda now: 0 in now["sight"]["waiting_for"], 1)  # it is her turn again, and she is told
    house.later(ANNOUNCE)
    wait_until(page, lambda: house.pushes() == [f"/t/{table}"] * 2)


def until_held(seat: Seat, number: int) -> None:
    """This seat has nothing to answer any more, and the other is waited for."""
    while seat.questions(number):
        seat.answer(1, seats=(number,))


def bots(seat: Seat) -> list[str | None]:
    return [one["bot"] for one in seat.moment(1)["table"]["seats"]]


@pytest.mark.parametrize("house", ["one process"], indirect=True)
def test_a_push_is_shown_whatever_it_holds(page: Page) -> None:
    begin(page)
    with page.context.expect_event("serviceworker") as came:
        page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    worker = came.value
    worker.evaluate("() => (registration.showNotification = async (...how) => (self.shown ??= []).push(how))")
    line, found = page.context.new_cdp_session(page), list[str]()
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    line.send("ServiceWorker.enable")
    wait_until(page, lambda: bool(found))
    data = '{"title": "Tocca a te: Dune", "text": "Restano 23 ore.", "path": "/t/abc", "tag": "abc"}'
    place = {"origin": page.url.partition("/devices")[0], "registrationId": found[0]}
    for text in (data, "torn"):
        line.send("ServiceWorker.deliverPushMessage", {**place, "data": text})
    wait_until(page, lambda: worker.evaluate("() => self.shown?.length") == 2)
    shown = dict(worker.evaluate("() => self.shown"))
    assert shown["Tocca a te: Dune"]["body"] == "Restano 23 ore."
    assert shown["Tocca a te: Dune"]["data"] == {"path": "/t/abc"}
    assert shown["Tavola"]["data"] == {"path": "/tables"}


def test_letters_end_by_a_button_and_not_by_opening_a_link(house: House, page: Page) -> None:
    begin(page)
    ask_for_letters(page, house, "ada@example.org")
    expect(page.locator("[data-done]")).to_have_count(0)
    page.get_by_role("button", name=said("rem-link-confirm-go")).click()
    expect(page.locator("[data-done=confirmed]")).to_be_visible()
    page.goto("/reminders")
    expect(page.locator("[data-mail=true]")).to_contain_text("ada@example.org")
    page.locator("[data-mail=true] [data-act=end]").click()
    expect(page.locator("[data-mail]")).to_have_count(0)
