"""A club and a whole small tournament, each person in a browser of their own."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, call, wait_until


def come_in(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator("[data-act=come-in]").click()


def device_of(page: Page) -> str:
    return str(page.evaluate("() => localStorage.device"))


def give_up(served: str, page: Page, table: str) -> None:
    """At this table; over HTTP, since how a table is played is tested elsewhere."""
    device = device_of(page)
    held = [one for one in call(served, "GET", "/person/tables", device) if one["table"] == table]
    call(served, "POST", f"/tables/{table}/seats/{held[0]['hand'][0]}/resign", device)


def test_a_club_its_tables_and_its_board(page: Page, person: Callable[..., Page], served: str) -> None:
    page.goto("/clubs")
    page.locator("[data-name]").fill("Livia")
    page.locator("#club-name").fill("Il vecchio sigillo")
    page.locator("[data-act=found]").click()
    page.wait_for_url(re.compile("/clubs/"))
    link = page.locator("[data-link]").input_value()
    guest = person(viewport=PHONE, locale="en-GB")
    come_in(guest, link, "Ada")
    expect(guest.locator("[data-members] > *")).to_have_count(2)
    must_be_open_to_all(guest, "club")
    club = page.url
    page.locator("[data-open]").click()
    page.locator("[data-act=open]").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    guest.reload()
    guest.locator(f"[data-table='{table}'] [data-act=sit]").click()
    guest.wait_for_url(re.compile(f"/t/{table}"))
    give_up(served, guest, table)
    page.goto(club)
    expect(page.locator("[data-results] > *")).to_have_count(2)
    expect(page.locator("[data-results] > *").first).to_contain_text("Livia")
    must_be_open_to_all(page, "club with a board")
    page.locator("[data-act=renew]").click()
    page.locator("[data-act=renew-yes]").click()
    expect(page.locator("[data-link]")).not_to_have_value(link)
    thief = person()
    thief.goto(link)
    expect(thief.locator("[role=alert]")).to_be_visible()
    expect(thief.locator("[data-act=come-in]")).to_have_count(0)
    page.locator("[data-act=out]").click()
    page.locator("[data-act=out-yes]").click()
    expect(page.locator("[data-members] > *")).to_have_count(1)
    guest.goto(club)
    expect(guest.locator("[role=alert]")).to_be_visible()
    expect(guest.locator("[data-members]")).to_have_count(0)


def my_game(served: str, page: Page, cup: str) -> dict[str, Any]:
    """The game of this person's that is being played, once its table is there."""
    found: list[dict[str, Any]] = []

    def laid() -> bool:
        info = call(served, "GET", f"/cups/{cup}", device_of(page))
        found[:] = [game for game in info["games"] if game["mine"] and not game["done"] and game["table"]]
        return bool(found)

    wait_until(page, laid)
    return found[0]


def test_a_whole_tournament_of_four(page: Page, person: Callable[..., Page], served: str) -> None:
    page.goto("/clubs")
    page.locator("[data-name]").fill("P1")
    page.locator("[data-act=new-cup]").click()
    page.locator("#cup-name").fill("Torneo di prova")
    page.locator("[data-act=make-cup]").click()
    page.wait_for_url(re.compile("/cups/"))
    cup = page.url.rpartition("/")[2]
    link = page.locator("[data-link]").input_value()
    players = [page, person(viewport=PHONE, locale="en-GB"), person(), person(locale="en-GB")]
    for number, one in enumerate(players[1:], 2):
        come_in(one, link, f"P{number}")
        expect(one.locator("[data-state=open]")).to_be_visible()
    expect(page.locator("[data-standings] tbody tr")).to_have_count(4)
    must_be_open_to_all(players[1], "a tournament that waits")
    page.locator("[data-act=begin]").click()
    for round in (1, 2):
        for one in players:
            expect(one.locator(f"[data-round='{round}']")).to_be_visible()
            expect(one.locator("[data-act=to-table]")).to_be_visible()
        games = {my_game(served, one, cup)["table"]: my_game(served, one, cup) for one in players}
        assert len(games) == 2
        for table, game in games.items():
            give_up(served, players[max(game["one"], game["two"]) - 1], table)
    for one in players:
        expect(one.locator("[data-state=over]")).to_be_visible()
    rows = page.locator("[data-standings] tbody tr")
    expect(rows.first).to_contain_text("P1")
    expect(rows.last).to_contain_text("P4")
    must_be_open_to_all(page, "a tournament that is over")
    must_be_open_to_all(players[1], "a tournament that is over")


def test_from_a_tournament_one_comes_to_ones_table(page: Page, person: Callable[..., Page]) -> None:
    page.goto("/clubs")
    page.locator("[data-act=new-cup]").click()
    page.locator("#cup-name").fill("A due")
    page.locator("[data-act=make-cup]").click()
    page.wait_for_url(re.compile("/cups/"))
    other = person()
    come_in(other, page.locator("[data-link]").input_value(), "Ada")
    expect(page.locator("[data-standings] tbody tr")).to_have_count(2)
    page.locator("[data-act=begin]").click()
    for one in (page, other):
        one.locator("[data-act=to-table]").click()
        one.wait_for_url(re.compile("/t/"))
        expect(one.locator("[data-region=bar]")).to_be_visible()
    assert page.url.rpartition("/")[2] == other.url.rpartition("/")[2]
