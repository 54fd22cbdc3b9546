"""An invitation on its way: what a chat shows of its link, what the guest sees, what both see at the table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.laying import Table, call, in_step, ready
from tests.web.words import house, said, spoken

Lay = Callable[..., Table]
Person = Callable[..., Page]
TWO = [{"who": "me", "name": "Livia"}, {"who": "open", "name": "Ada"}]
RANDOM = {"sr.character_pick": "random"}


@pytest.mark.parametrize(("game", "title"), [("sangue_reale", "Sangue Reale"), ("realm_of_sand", "Realm of Sand")])
def test_the_link_of_one_browser_is_shown_by_a_chat_and_opened_by_another(
    page: Page, person: Person, lay: Lay, game: str, title: str
) -> None:
    table = lay(game, TWO, name="Due re")
    page.goto(table.link)
    page.locator("[data-region=ask] [data-part=go]").click()
    sheet = page.get_by_role("dialog", name=said("bar-menu"))
    sheet.get_by_role("button", name=said("invite-new")).or_(sheet.get_by_role("button", name="QR")).first.click()
    if sheet.get_by_label(said("join-link")).count() == 0:
        sheet.get_by_role("button", name="QR").first.click()
    link = sheet.get_by_label(said("join-link")).first.input_value()
    assert re.search(rf"/join/{table.id}/{game}#tk_", link)
    guest = person(locale="en-GB")
    asked = guest.request.get(link.partition("#")[0], headers={"accept-language": "en"})  # a chat has no key
    assert f'property="og:title" content="{title}"' in asked.text()
    assert spoken(house(game, "en"), "preview-join", {"game": title}) in asked.text()
    assert re.search(rf'property="og:image" content="http[^"]+/preview-{game}.jpg"', asked.text())
    assert "Livia" not in asked.text()  # who sits there is told to who has the key
    guest.goto(link)
    expect(guest.get_by_role("heading", level=1)).to_have_text(title)
    expect(guest.get_by_text(re.compile("Livia"))).to_be_visible()
    guest.get_by_role("button", name=said("join-sit", "en")).click()
    for one in (page, guest):
        expect(one.locator("[data-region=ask]")).to_be_visible()
    expect(guest).not_to_have_url(re.compile("tk_"))


def test_the_last_round_is_outlined_on_the_sheet_of_the_other(
    page: Page, person: Person, lay: Lay, served: str
) -> None:
    friend = person(locale="en-GB")
    table = lay(seats=TWO, options=RANDOM)
    taken = call(served, "POST", f"/tables/{table.id}/seats", table.opened["invites"][0]["key"], {"name": "Ada"})
    page.goto(table.link)
    friend.goto(f"/t/{table.id}#{taken['key']}")
    keys = {0: table.key, 1: str(taken["key"])}
    marked = {
        0: page.locator("[data-seat='1'] [data-last]"),
        1: friend.locator("[data-seat='0'] [data-last]"),
    }
    nth = 0
    for _ in range(200):
        if all(where.count() for where in marked.values()):
            break
        for seat, key in keys.items():
            sight = table.call("GET", f"/tables/{table.id}/sight?seat={seat}", key)["sight"]
            for asked in [one for one in sight["decisions"] if one["held"] is None][:1]:
                nth += 1
                answer = asked["keys"][nth % len(asked["keys"])]
                body = {"seat": seat, "decision": asked["id"], "key": answer}
                table.call("POST", f"/tables/{table.id}/answers", key, body)
        for one in (page, friend):
            ready(one)
            if one.locator("[data-part=begin]").count():
                one.locator("[data-part=begin]").click()
    for where in marked.values():
        expect(where.first).to_be_attached()
    expect(page.locator("[data-seat='0'] [data-last]")).to_have_count(0)  # what one did oneself one knows
    expect(friend.locator("[data-seat='1'] [data-last]")).to_have_count(0)


def test_the_curtain_is_of_the_cloth_of_its_world(page: Page, lay: Lay) -> None:
    people = [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Marta"}]
    table = lay(seats=people, screen=True, options=RANDOM)
    page.goto(table.link)
    curtain = page.get_by_role("dialog", name=said("privacy-title", name="Livia"))
    expect(curtain).to_be_visible()
    cloths = set()
    for world in ("blood", "sand", "grail", "pages"):
        page.evaluate("world => document.documentElement.dataset.world = world", world)
        cloths.add(
            curtain.evaluate("one => getComputedStyle(one).backgroundImage + getComputedStyle(one).backgroundColor")
        )
    assert len(cloths) == 4
    page.evaluate("document.documentElement.dataset.world = 'blood'")
    assert table.questions(0)
    curtain.get_by_role("button", name=said("privacy-me", name="Livia")).click()
    assert in_step(page, table)
