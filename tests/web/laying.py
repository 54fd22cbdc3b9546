"""Tables laid over HTTP, so that a test of the browser begins where it wants to; and what tests of the frame share."""

import itertools
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.words import said

WIDE, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
STILL = 4  # looks in a row at which nothing has moved
LONG = 240.0  # seconds until a test gives up what a quick machine does in a few
ADDRESSES = (f"198.51.{number // 250}.{number % 250}" for number in itertools.count(1))


def call(served: str, method: str, path: str, key: str = "", body: object = None, address: str = "") -> Any:
    """Ask the server something over HTTP; one that has had enough is given a rest."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    headers |= {"x-forwarded-for": address} if address else {}
    data = None if body is None else json.dumps(body).encode()
    deadline = time.monotonic() + LONG
    while True:
        request = urllib.request.Request(f"{served}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as refused:
            if refused.code != 429 or time.monotonic() > deadline:
                raise
            time.sleep(0.2)


class Table:
    """One table and the key of who opened it."""

    def __init__(self, served: str, game: str, seats: list[dict[str, str]], **more: Any) -> None:
        self.served, self.address = served, next(ADDRESSES)  # a flood of ours is nobody else's
        opened = self.call("POST", "/tables", "", {"game": game, "seats": seats, **more})
        self.opened = opened
        self.id: str = opened["table"]["id"]
        self.key: str = opened["key"]

    def call(self, method: str, path: str, key: str, body: object = None) -> Any:
        return call(self.served, method, path, key, body, self.address)

    def moment(self, seat: int = 0) -> Any:
        return self.call("GET", f"/tables/{self.id}/sight?seat={seat}", self.key)

    def questions(self, seat: int = 0) -> list[Any]:
        return [one for one in self.moment(seat)["sight"]["decisions"] if one["held"] is None]

    def answer(self, times: int, seats: tuple[int, ...] = (0,)) -> None:
        """So many answers of these seats, taken in turn from what is offered; fewer where the game ends before."""
        deadline = time.monotonic() + LONG
        given = 0
        while given < times:
            assert time.monotonic() < deadline, f"{given} of {times} answers"
            found = [one for seat in seats for one in self.questions(seat)]
            if not found and self.moment()["table"]["outcome"] is not None:
                return
            if not found:
                time.sleep(0.05)
            for one in found[:1]:
                key = one["keys"][given % len(one["keys"])]
                body = {"seat": one["seat"], "decision": one["id"], "key": key}
                self.call("POST", f"/tables/{self.id}/answers", self.key, body)
                given += 1

    def my_turn(self, seat: int = 0) -> str:
        """Waits until a question is open for this seat and says which; "" when the game is over."""

        def asked(moment: Any) -> list[str]:
            return [one["id"] for one in moment["sight"]["decisions"] if one["held"] is None]

        moment = self.until(lambda now: now["table"]["outcome"] is not None or bool(asked(now)), seat)
        return "" if moment["table"]["outcome"] is not None else asked(moment)[0]

    def answered(self, question: str, seat: int = 0) -> None:
        """Waits until this question is no longer open: others may have answered theirs before."""
        self.until(
            lambda now: all(one["id"] != question or one["held"] is not None for one in now["sight"]["decisions"]), seat
        )

    def until(self, holds: Callable[[Any], bool], seat: int = 0) -> Any:
        """The first moment of which something holds: what a browser sent may still be on its way."""
        deadline = time.monotonic() + LONG
        while not holds(moment := self.moment(seat)):
            assert time.monotonic() < deadline, "it never came to that"
            time.sleep(0.05)
        return moment

    def finished(self) -> bool:
        """Waits until the server knows the outcome."""
        return self.until(lambda moment: moment["table"]["outcome"] is not None) is not None

    def planned(self, seat: int) -> int:
        """The first plan on somebody's chronology, waited for."""
        moment = self.until(lambda now: now["sight"]["view"]["sheets"][seat]["chronology"])
        return int(moment["sight"]["view"]["sheets"][seat]["chronology"][0])

    @property
    def link(self) -> str:
        return f"/t/{self.id}#{self.key}"


def in_words(page: Page) -> None:
    """The board in words, as the setting has it: what is tested is the frame, whatever the board draws."""
    page.add_init_script("localStorage.setItem('plain', 'on')")


def wait_for_question(page: Page) -> None:
    expect(page.get_by_role("button", name=said("ask-more"))).to_be_visible()


def in_step(page: Page, table: Table, seat: int = 0) -> str:
    """Waits until the browser shows the question that is open for this seat, with its words; "" when all is over."""
    question = table.my_turn(seat)
    if question:
        expect(page.locator(f'[data-region=ask][data-decision="{question}"][aria-busy="false"]')).to_be_visible()
    return question


def wait_until(page: Page, done: Callable[[], bool]) -> None:
    """Waits for something that no locator shows, while the page goes on."""
    deadline = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < deadline, "nothing came of it"
        page.wait_for_timeout(25)


def ready(page: Page) -> None:
    """The board, its words and all that can be answered are there; nothing is on its way."""
    expect(page.locator('[data-region=ask][aria-busy="false"]')).to_be_visible()


def boxes(page: Page, *spots: Locator) -> list[Any]:
    """Where things lie on the screen, once the letters have come and nothing moves any more."""
    page.evaluate("document.fonts.ready.then(() => true)")
    seen: list[list[Any]] = []

    def at_rest() -> bool:
        seen.append([spot.bounding_box() for spot in spots])
        return len(seen) > STILL and all(one == seen[-1] for one in seen[-STILL:])

    wait_until(page, at_rest)
    return seen[-1]


def soon(page: Page, look: Callable[[], list[Any]]) -> list[Any]:
    """What is found wrong with a screen once it has come to rest: fonts and words come a moment after the board."""
    deadline = time.monotonic() + 15
    while (found := look()) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return found
