"""The client as an app: installable; without a line rules, lessons and own games that are over can still be read."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import Running
from tests.web.laying import Table, wait_until
from tests.web.words import said

from tavola.service.catalogue import LibraryCatalogue

KEPT = """async () => {
  const count = async (name) => (await (await caches.open(name)).keys()).length;
  return [await count('client'), await count('books')];
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[list[Running]]:
    """The server that is running now is the last one."""
    houses = [Running(tmp_path, LibraryCatalogue(), proxied=True).__enter__()]
    yield houses
    houses[-1].__exit__()


@pytest.fixture
def address(house: list[Running]) -> str:
    return house[0].address


def seated(page: Page, table: Table) -> None:
    page.goto(table.link)
    expect(page.locator("[data-region=board]")).to_be_visible()


def test_it_can_be_installed(page: Page, served: str) -> None:
    page.goto(served)
    told = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = told.json()
    assert told.headers["content-type"] == "application/manifest+json"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert manifest["display"] == "standalone"
    assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])


def test_without_a_line(house: list[Running], tmp_path: Path, person: Callable[..., Page]) -> None:
    page = person(service_workers="allow")
    seats = [{"who": "me", "name": "Livia"}]
    over = Table(house[0].address, "realm_of_sand", seats, seed="offline", options={"rs.max_rounds": 2})
    over.answer(200)
    going = Table(house[0].address, "realm_of_sand", seats, seed="offline")
    seated(page, going)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    wait_until(page, lambda: page.evaluate("() => localStorage['rules-kept'] !== undefined"))
    page.goto("/replays")
    seated(page, over)
    last = over.moment()["table"]["ply"]
    wait_until(page, lambda: page.evaluate("() => JSON.parse(localStorage['games-kept'] ?? '[]').length === 1"))
    client, books = page.evaluate(KEPT)
    assert client > 20
    assert books > last  # every moment of it
    page.goto("/replays")
    expect(page.locator("main li")).not_to_have_count(0)

    house[0].__exit__()
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.goto("/rules/sangue_reale#SR-5.2")
    expect(page.locator("[data-clause='SR-5.2']")).to_be_visible()
    page.goto("/lesson/tainted_grail")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.goto("/replays")
    expect(page.locator("main li")).not_to_have_count(0)

    page.goto(f"/t/{over.id}")
    expect(page.locator("[data-region=panel] [data-part=ending]")).to_be_visible()
    page.get_by_role("button", name=said("ask-replay")).first.click()
    scrubber = page.get_by_role("slider")
    scrubber.fill(str(last - 1))
    expect(scrubber).to_have_attribute("aria-valuetext", said("replay-moment", at=last - 1, last=last))
    expect(page.locator("[data-region=ask] [data-part=question]")).not_to_have_text(
        said("replay-moment", at=last - 1, last=last)
    )

    # A table that goes on is taken up again when the line is back, by itself.
    page.goto(f"/t/{going.id}")
    expect(page.get_by_role("status").filter(has_text=said("link-lost"))).to_be_visible()
    house.append(Running(tmp_path, LibraryCatalogue(), proxied=True, port=house[0].port).__enter__())
    expect(page.locator('[data-region=ask][aria-busy="false"]')).to_be_visible()
