"""Pages that tell: campaigns as open chronicles, past games with rival and score, a record, an invitation."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.grail import ALONE
from tests.web.laying import PHONE, WIDE, Table, wait_until
from tests.web.words import said

Lay = Callable[..., Table]


def let_bots_end(page: Page, table: Table) -> None:
    table.call("PUT", f"/tables/{table.id}/seats/0/bot", table.key, {"bot": "random"})
    wait_until(page, lambda: table.call("GET", f"/tables/{table.id}", table.key)["phase"] == "over")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_campaign_lies_open_at_its_last_page(person: Callable[..., Page], lay: Lay, size: dict[str, int]) -> None:
    table = lay("tainted_grail", ALONE, options={"tg.characters": "beor"}, name="La strada lunga")
    page = person(viewport=size)
    page.goto(table.link)
    expect(page.locator("[data-part=game]")).to_be_visible()
    page.goto("/campaigns")
    tome = page.get_by_role("article", name="La strada lunga")
    expect(tome.locator("[data-part=map] [data-here] svg")).to_be_visible()
    expect(tome.locator("[data-part=walkers] li [data-part=portrait]")).to_have_count(1)
    expect(tome.locator("figcaption")).to_contain_text("1")
    expect(tome.locator("[data-part=quests], [data-part=passage]").first).to_be_visible()
    must_be_open_to_all(page, "campaign")
    tome.get_by_role("link", name=said("continue")).click()
    expect(page.locator("[data-part=game]")).to_be_visible()


def test_past_games_tell_rival_and_score_and_make_a_record(person: Callable[..., Page], lay: Lay) -> None:
    against = [{"who": "me", "name": "Livia"}, {"who": "bot", "name": said("cast-random"), "bot": "random"}]
    duel, alone = lay("realm_of_sand", against, name="Vetro"), lay("realm_of_sand", against[:1], name="Sola")
    page = person()
    for table in (duel, alone):
        let_bots_end(page, table)
        page.goto(table.link)
        expect(page.locator("[data-region=ask]")).to_be_visible()
    page.goto("/replays")
    card = duel.call("GET", f"/tables/{duel.id}", duel.key)
    scores = card["outcome"]["scores"]
    past = page.locator(f'[data-part=past][href="/t/{duel.id}"]')
    expect(past).to_contain_text(f"{scores[0]} : {scores[1]}")
    expect(past).to_contain_text(said("cast-random"))
    best = alone.call("GET", f"/tables/{alone.id}", alone.key)["outcome"]["scores"][0]
    record = page.get_by_role("region", name=said("record-title"))
    expect(record).to_contain_text(str(best))
    result = {1: ["1", "0", "0"], 2: ["0", "1", "0"]}[card["outcome"]["places"][0]]
    expect(record.locator("tbody td")).to_have_text(result)
    must_be_open_to_all(page, "past")


def test_an_invitation_shows_the_game_the_host_and_the_name(person: Callable[..., Page], lay: Lay) -> None:
    table = lay("sangue_reale", [{"who": "me", "name": "Livia"}, {"who": "open", "name": "Ada"}], name="Due re")
    guest = person()
    guest.goto(f"/join/{table.id}#{table.opened['invites'][0]['key']}")
    expect(guest.get_by_role("heading", level=1)).to_have_text(said("sangue_reale"))
    expect(guest.locator("[data-part=scene] svg").first).to_be_visible()
    expect(guest.get_by_text(said("join-by", names="Livia", count=1, table="Due re"))).to_be_visible()
    expect(guest.get_by_label(said("your-name"))).to_have_value("Ada")
    must_be_open_to_all(guest, "invitation")
    guest.get_by_role("button", name=said("join-sit")).click()
    expect(guest.locator("[data-region=ask]")).to_be_visible()
