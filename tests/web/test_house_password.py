"""A house with a password: who has no seat there is asked for it wherever a table may come of it, and not before."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.serving import Server
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE
from tests.web.test_hall import hall
from tests.web.test_rivals import seek

HOUSE, WRONG = "sesame", "barley"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, str(folder / "tavola.db"), "--proxied", TAVOLA_PASSWORD=HOUSE)
    try:
        server.until_up()
        yield server.address
    finally:
        server.end()


@pytest.fixture
def address(served: str) -> str:
    return served


@pytest.fixture(params=["wide-it", "phone-en"])
def stranger(request: pytest.FixtureRequest, person: Callable[..., Page]) -> Page:
    return person() if request.param == "wide-it" else person(viewport=PHONE, locale="en-GB")


def give(page: Page, field: Locator, go: Locator, where: str) -> None:
    """The field is not there before it is needed; a wrong word is refused and may be mended."""
    expect(field).to_have_count(0)
    go.click()
    expect(field).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()
    must_be_open_to_all(page, where)
    field.fill(WRONG)
    go.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(go).to_be_enabled()
    field.fill(HOUSE)
    go.click()


def test_who_looks_for_somebody_is_asked(stranger: Page, person: Callable[..., Page]) -> None:
    hall(stranger)
    stranger.locator("[data-name]").fill("Livia")
    give(stranger, stranger.locator("#house-password"), stranger.locator("[data-act=seek]"), "seeking")
    expect(stranger.locator("[data-seek=waiting]")).to_be_visible()
    other = person()
    seek(other, "realm_of_sand", "Ada", rated=False)
    expect(other.locator("#house-password")).to_be_visible()
    stranger.locator("[data-act=cancel]").click()
    expect(stranger.locator("[data-seek=none]")).to_be_visible()


def test_who_makes_a_tournament_is_asked_and_who_comes_is_not(stranger: Page, person: Callable[..., Page]) -> None:
    stranger.goto("/clubs")
    stranger.locator("[data-act=new-cup]").click()
    stranger.locator("#cup-name").fill("A due")
    new = stranger.locator("[data-new-cup]")
    give(stranger, new.locator("#house-password"), new.locator("[data-act=make-cup]"), "a new tournament")
    stranger.wait_for_url(re.compile("/cups/"))
    guest = person()
    guest.goto(stranger.locator("[data-link]").input_value())
    guest.locator("#name").fill("Ada")
    guest.locator("[data-act=come-in]").click()
    expect(stranger.locator("[data-standings] tbody tr")).to_have_count(2)
    stranger.locator("[data-act=begin]").click()
    for one in (stranger, guest):
        one.locator("[data-act=to-table]").click()
        one.wait_for_url(re.compile("/t/"))
    seek(guest, "realm_of_sand", "Ada", rated=False)  # who has a seat here was let in
    expect(guest.locator("[data-seek=waiting]")).to_be_visible()
    guest.locator("[data-act=cancel]").click()
    expect(guest.locator("[data-seek=none]")).to_be_visible()


def test_who_tries_the_days_game_is_asked(stranger: Page) -> None:
    stranger.goto("/today")
    go = stranger.locator("[data-challenge=tainted_grail] [data-act=play]")
    give(stranger, stranger.locator("#house-password"), go, "the day's game")
    stranger.wait_for_url(re.compile("/t/"))


def test_who_opens_a_table_in_the_hall_is_asked(stranger: Page) -> None:
    stranger.goto("/open/sangue_reale#hall")
    expect(stranger.locator("[data-offer=on]")).to_be_checked()
    field = stranger.locator("input[type=password]")
    give(stranger, field, stranger.locator("[data-act=open]"), "a table for the hall")
    stranger.wait_for_url(re.compile("/t/"))
