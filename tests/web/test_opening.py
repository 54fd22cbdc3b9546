"""From the home page to a seat: alone, with a bot, with somebody invited, on one screen, watching, from a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.laying import PHONE, Table, in_words, wait_for_question
from tests.web.words import in_english, said, told


def test_play_now_takes_two_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("article", name=said("sangue_reale")).get_by_role("button", name=said("play-now")).click()
    expect(page.locator("[data-region=ask][data-prompt=choose_character]")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name=said("continue"))).to_contain_text(said("tile-yours"))


def test_a_guest_sits_down_with_the_link_and_both_see_the_same_table(page: Page, person: Callable[..., Page]) -> None:
    page.goto("/open/sangue_reale")
    page.get_by_label(said("seat-name-of", seat=1)).fill("Livia")
    page.get_by_role("button", name=said("open-table")).click()
    expect(page.get_by_text(said("ask-seats", count=1))).to_be_visible()
    page.get_by_role("button", name=said("ask-invite")).click()
    page.get_by_role("button", name="QR").first.click()
    expect(page.get_by_role("img", name=said("invite-qr", label=said("invite-seat")))).to_be_visible()
    link = page.get_by_label(said("join-link")).input_value()

    guest = person(viewport=PHONE, locale="en-GB")
    guest.goto(link)
    guest.get_by_label(in_english("your-name")).fill("Ada")
    guest.get_by_role("button", name=in_english("join-sit")).click()
    expect(guest.get_by_role("region", name=in_english("ask-region"))).to_be_visible()
    expect(guest).not_to_have_url(re.compile("tk_"))
    expect(page.get_by_role("dialog", name=said("bar-menu"))).to_contain_text("Ada")
    page.keyboard.press("Escape")
    expect(page.locator("[data-region=ask][data-prompt=choose_character]")).to_be_visible()

    late = person()
    late.goto(link)
    late.get_by_role("button", name=said("join-sit")).click()
    expect(late.get_by_role("alert")).to_be_visible()


def test_two_at_one_screen_get_it_covered(page: Page) -> None:
    page.goto("/open/sangue_reale")
    page.get_by_label(said("seat-name-of", seat=1)).fill("Livia")
    page.get_by_role("group", name=said("seat-number", number=2)).get_by_role("button", name=said("who-me")).click()
    page.get_by_label(said("seat-name-of", seat=2)).fill("Marta")
    page.get_by_role("button", name=said("open-table")).click()
    for _ in range(2):  # who takes which character is no secret
        expect(page.locator("[data-part=people] button").first).to_be_visible()
        question = page.locator("[data-region=ask]").get_attribute("data-decision") or ""
        page.locator("[data-part=people] button").first.click()
        page.locator("[data-region=ask] [data-part=go]").click()
        expect(page.locator(f'[data-region=ask][data-decision="{question}"]')).to_have_count(0)
        if page.locator("[data-part=screen]").count():
            break
    expect(page.get_by_role("dialog", name=said("privacy-title", name="Livia"))).to_be_visible()


def test_a_secret_plan_is_covered_before_the_other_looks(page: Page, lay: Callable[..., Table]) -> None:
    people = [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Marta"}]
    table = lay(seats=people, screen=True, options={"sr.character_pick": "random"})
    in_words(page)
    page.goto(table.link)
    for name in ("Livia", "Marta"):
        screen = page.get_by_role("dialog", name=said("privacy-title", name=name))
        expect(screen).to_be_visible()
        expect(page.locator("[data-region=board] [data-key]")).to_have_count(0)
        screen.get_by_role("button", name=said("privacy-me", name=name)).click()
        expect(page.locator('[data-region=ask][aria-busy="false"]')).to_be_visible()
        plan = "plan:2" if name == "Livia" else "plan:3"
        page.get_by_role("region", name=said("generic-choices")).locator(f"[data-key='{plan}']").click()
        page.get_by_role("button", name=said("ask-send")).click()
    assert (table.planned(0), table.planned(1)) == (2, 3)


def test_who_watches_sees_and_cannot_choose(page: Page, person: Callable[..., Page], lay: Callable[..., Table]) -> None:
    table = lay()
    table.answer(3)
    watcher = person()
    in_words(watcher)
    watcher.goto(f"/watch/{table.id}#{table.opened['watch']}")
    expect(watcher.get_by_text(said("ask-watching"))).to_be_visible()
    expect(watcher.get_by_role("region", name=said("generic-table"))).to_contain_text(
        told("sangue_reale", "character-ulthar")
    )
    expect(watcher.get_by_role("button", name=said("bar-undo"))).to_have_count(0)
    page.goto(table.link)
    page.get_by_role("button", name=said("bar-menu"), exact=True).click()
    expect(page.get_by_role("dialog", name=said("bar-menu"))).to_contain_text(said("seats-watching", count=1))


def test_a_saved_file_becomes_a_table_again(page: Page, lay: Callable[..., Table], tmp_path: Path) -> None:
    table = lay("realm_of_sand", [{"who": "me", "name": "Livia"}])
    table.answer(4)
    page.goto(table.link)
    wait_for_question(page)
    page.get_by_role("button", name=said("bar-menu"), exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=said("menu-file")).click()
    file = tmp_path / "table.json"
    download.value.save_as(file)
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile(f"/t/(?!{table.id})"))
    wait_for_question(page)
    changed = json.loads(file.read_text())
    changed["answers"] = changed["answers"][:-1]
    file.write_text(json.dumps(changed))
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()


def test_my_tables_are_listed_and_can_be_forgotten(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(name="Il re muto")
    page.goto(table.link)
    wait_for_question(page)
    page.goto("/tables")
    expect(page.get_by_role("link", name="Il re muto")).to_contain_text(said("tile-yours"))
    page.get_by_role("button", name=said("tables-forget", name="Il re muto")).click()
    expect(page.get_by_text(said("tables-none"))).to_be_visible()
    page.goto(f"/t/{table.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("lost-table"))


def test_a_new_invitation_leaves_the_table_open_and_voids_the_old_one(
    page: Page, person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open", "name": "Ada"}])
    page.goto(table.link)
    page.get_by_role("button", name=said("ask-invite")).click()
    sheet = page.get_by_role("dialog", name=said("bar-menu"))
    sheet.get_by_role("button", name=said("seat-invite-again")).click()
    expect(sheet.get_by_role("button", name=said("seat-invite-again"))).to_have_count(0)
    sheet.get_by_role("button", name="QR").first.click()
    link = sheet.get_by_label(said("join-link")).input_value()
    guest = person()
    guest.goto(f"/join/{table.id}#{table.opened['invites'][0]['key']}")
    guest.get_by_role("button", name=said("join-sit")).click()
    expect(guest.get_by_role("alert")).to_be_visible()
    guest.goto(link)
    guest.get_by_role("button", name=said("join-sit")).click()
    wait_for_question(guest)
