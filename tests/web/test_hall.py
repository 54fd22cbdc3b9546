"""The open hall in real browsers: one opens a table there, another sits down with one press, a third watches."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE
from tests.web.words import said


def offer(page: Page, game: str, *, public: bool = False, table: str = "") -> str:
    """Opens a table in the hall through the page, and says which."""
    page.goto(f"/open/{game}#hall")
    expect(page.locator("[data-offer=on]")).to_be_checked()
    if public:
        page.locator("[data-offer=public]").check()
    page.locator("[data-act=open]").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url.rpartition("/")[2]


def hall(page: Page) -> None:
    page.goto("/hall")
    expect(page.locator("[data-seeking] > *").first).to_be_visible()


def test_two_strangers_meet_at_a_table_and_a_third_watches(page: Page, person: Callable[..., Page]) -> None:
    table = offer(page, "sangue_reale", public=True)
    guest = person(viewport=PHONE, locale="en-GB")
    hall(guest)
    guest.locator("[data-name]").fill("Ada")
    tile = guest.locator(f"[data-table='{table}']")
    expect(tile.locator("[data-public]")).to_be_visible()
    must_be_open_to_all(guest, "hall")
    tile.locator("[data-act=sit]").click()
    guest.wait_for_url(re.compile(f"/t/{table}"))
    expect(guest.locator("[data-part=game], [data-part=desk], [data-part=era]").first).to_be_visible()
    expect(page.locator("[data-part=game], [data-part=desk], [data-part=era]").first).to_be_visible()
    onlooker = person()
    hall(onlooker)
    expect(onlooker.locator(f"[data-seeking] [data-table='{table}']")).to_have_count(0)
    onlooker.locator(f"[data-watched] [data-table='{table}'] [data-act=watch]").click()
    onlooker.wait_for_url(re.compile(f"/t/{table}"))
    expect(onlooker.locator("[data-region=bar]")).to_be_visible()
    expect(onlooker.get_by_text(said("ask-watching-late", minutes=2, seconds=120))).to_be_visible()
    hall(page)
    must_be_open_to_all(page, "hall with a table to watch")


def test_who_opened_a_table_takes_it_off_again(page: Page, person: Callable[..., Page]) -> None:
    table = offer(page, "realm_of_sand")
    hall(page)
    own = page.locator(f"[data-table='{table}']")
    expect(own.locator("[data-act=sit]")).to_have_count(0)
    own.locator("[data-act=off]").click()
    expect(own).to_have_count(0)
    other = person()
    hall(other)
    expect(other.locator(f"[data-table='{table}']")).to_have_count(0)


def test_a_game_played_together_stands_in_the_hall_with_a_free_seat(page: Page) -> None:
    table = offer(page, "tainted_grail")
    expect(page.locator("[data-hall]")).to_be_visible()  # who waits is told that whoever comes may sit down
    hall(page)
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()


def test_the_hall_is_narrowed_by_wishes(page: Page, person: Callable[..., Page]) -> None:
    table = offer(page, "realm_of_sand")
    other = person()
    hall(other)
    tile = other.locator(f"[data-table='{table}']")
    expect(tile).to_be_visible()
    other.locator("[data-wish=game]").select_option("sangue_reale")
    expect(tile).to_have_count(0)
    other.locator("[data-wish=game]").select_option("realm_of_sand")
    expect(tile).to_be_visible()


def test_pages_of_the_hall_are_found_under_it_in_the_bar(page: Page) -> None:
    for path, place in (("/clubs", "/hall"), ("/ratings", "/hall"), ("/devices", "/tables"), ("/reminders", "/tables")):
        page.goto(path)
        expect(page.locator("header nav a[aria-current]")).to_have_attribute("href", place)
