"""A game by days in two browsers, with the clock moved by the test: reminders, a holiday, a bot that stood in."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import Running
from tests.web.laying import PHONE, Table, wait_until
from tests.web.words import in_english, said, told

from tavola.service.by_days.deadlines import ANNOUNCE
from tavola.service.by_days.reminding import Fate, Note
from tavola.service.catalogue import LibraryCatalogue
from tavola.store.by_days import Subscription

HOUR, DAY = 3_600.0, 86_400.0
# A browser without a push service: what it would be given is made up, the key is one of a real curve.
PUSHES = """
Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
PushManager.prototype.subscribe = async function () {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const key = await crypto.subtle.exportKey('raw', pair.publicKey);
  const keys = { p256dh: key, auth: new Uint8Array(16).buffer };
  return { endpoint: 'https://fcm.googleapis.com/fcm/send/ada', getKey: (name) => keys[name] };
};
"""


class Post:
    """A double for the way reminders travel."""

    def __init__(self) -> None:
        self.sent: list[Note] = []

    async def send(self, to: Subscription, note: Note) -> Fate:
        self.sent.append(note)
        return "sent"


class House(Running):
    """A server in this process, whose clock the test moves."""

    ahead = 0.0

    def __enter__(self) -> "House":
        self.post = Post()
        self.context.registry.now = lambda: time.time() + self.ahead
        self.context.reminding.senders = {"push": self.post, "mail": self.post}
        super().__enter__()
        return self

    def later(self, seconds: float) -> None:
        """So much later; whoever looks after tables has done so."""
        self.ahead += seconds
        task = self.context.clockwork._task
        assert task is not None
        asyncio.run_coroutine_threadsafe(self.look(), task.get_loop()).result(30)

    async def look(self) -> None:
        while await self.context.clockwork.tick():
            pass
        await self.context.reminding.settled()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, LibraryCatalogue(), proxied=True) as house:
        yield house


@pytest.fixture
def address(house: House) -> str:
    return house.address


@pytest.fixture
def page(person: Callable[..., Page]) -> Page:
    """Somebody whose browser may be called while they are away."""
    return person(service_workers="allow")


def begin(page: Page) -> None:
    page.goto("/devices")
    page.locator("form .btn.go").click()
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
    page.locator(".go-row .btn.go").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    mine: Any = page.evaluate("() => JSON.parse(localStorage.tables)[0]")
    return table, f"/join/{table}#{mine['invites'][0]['key']}"


def test_a_game_by_days(house: House, page: Page, person: Callable[..., Page]) -> None:
    begin(page)
    table, invitation = opened(page)
    ben = person(viewport=PHONE, locale="en-GB")
    begin(ben)
    ben.goto(invitation)
    expect(ben.locator("[data-terms=bot_once]")).to_be_visible()  # what was agreed, before one sits down
    ben.locator("form .btn.go").click()
    expect(ben.locator("[data-region=ask]")).to_be_visible()
    expect(ben.locator("[data-region=ask] [data-clock='1']")).to_be_visible()  # until when one has time oneself
    seats = [Seat(house, table, page), Seat(house, table, ben)]

    # Ada wants to be reminded in her browser, and is.
    page.add_init_script(PUSHES)
    page.goto("/reminders")
    page.locator("[data-act=show]").click()
    expect(page.locator("[data-act=hide]")).to_be_visible()
    house.later(ANNOUNCE)
    assert [note.path for note in house.post.sent] == [f"/t/{table}"]
    page.goto("/tables")
    expect(page.locator(".tile.yours")).to_contain_text(said("tile-hours", hours=23).split("23")[1].strip())

    # She goes on holiday: her time does not run, and Ben is told.
    page.goto("/reminders")
    page.locator("#holiday").fill("3")
    page.locator("form .btn", has_text=said("rem-holiday-go")).click()
    expect(page.locator("[data-away]")).to_be_visible()
    house.later(1)
    until_held(seats[1], 1)
    ben.goto(f"/t/{table}")
    expect(ben.locator("[data-clock='0']")).to_contain_text(
        in_english("clock-away", name="", when="|").partition("|")[0].strip(": ")
    )
    house.later(2 * DAY)
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
    assert len(house.post.sent) == 2


def until_held(seat: Seat, number: int) -> None:
    """This seat has nothing to answer any more, and the other is waited for."""
    while seat.questions(number):
        seat.answer(1, seats=(number,))


def bots(seat: Seat) -> list[str | None]:
    return [one["bot"] for one in seat.moment(1)["table"]["seats"]]


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
    page.goto("/reminders")
    page.locator("#mail").fill("ada@example.org")
    page.get_by_role("button", name=said("rem-mail-send")).click()
    expect(page.locator("[data-mail=false]")).to_be_visible()
    page.goto(house.post.sent[0].path)
    expect(page.locator("[data-done]")).to_have_count(0)
    page.get_by_role("button", name=said("rem-link-confirm-go")).click()
    expect(page.locator("[data-done=confirmed]")).to_be_visible()
    page.goto("/reminders")
    expect(page.locator("[data-mail=true]")).to_contain_text("ada@example.org")
    page.locator("[data-mail=true] .btn").click()
    expect(page.locator("[data-mail]")).to_have_count(0)
