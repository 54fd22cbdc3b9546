"""Combat and Diplomacy on the encounter table, through the interface to their end, at both sizes."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.encountering import (
    READY,
    Lay,
    answer,
    answered,
    by_wire,
    decision,
    encounter,
    meet,
    nothing_hidden,
    open_question,
    play_to_the_end,
    sit_down,
    step_in,
    to_the_table,
    wait_for_question,
)
from tests.web.grail import choose, from_the_list, prompt
from tests.web.laying import PHONE, WIDE, Table, in_step, ready
from tests.web.words import said


def to_the_first_card(table: Table, seats: int = 1) -> None:
    """By wire up to the first question about cards."""
    for _ in range(12 * seats):
        question, _ = open_question(table, seats)
        if question["prompt"] == "play_card":
            return
        by_wire(table, question, READY.get(question["prompt"], question["keys"][0]))
    raise AssertionError("no card is ever played")


@pytest.mark.parametrize(
    ("kind", "size"),
    [("combat", PHONE), ("diplomacy", PHONE), ("diplomacy", WIDE)],
    ids=["combat-phone", "diplomacy-phone", "diplomacy-wide"],
)
def test_to_its_end(person: Callable[..., Page], lay: Lay, size: Any, kind: str) -> None:
    page = person(viewport=size)
    table = meet(lay, kind)
    sit_down(page, table.link)
    expect(page.locator(f'[data-part=encounter][data-kind="{kind}"]')).to_be_visible()
    asked = play_to_the_end(page, table)
    assert "play_card" in asked
    log = table.call("GET", f"/tables/{table.id}/log?seat=0", table.key)
    assert any(event["kind"] == "EncounterEnded" for line in log["lines"] for event in line["events"])


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [(WIDE, "light", "en-GB"), (PHONE, "dark", "it-IT")],
    ids=["wide-light-en", "phone-dark-it"],
)
@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_one_screen_open_to_all(
    person: Callable[..., Page], lay: Lay, size: Any, theme: str, locale: str, kind: str
) -> None:
    page = person(viewport=size, locale=locale, color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    table = meet(lay, kind)
    page.goto(table.link)
    expect(page.locator("[data-part=encounter] [data-part=paper]")).to_be_visible()
    must_be_open_to_all(page)
    to_the_first_card(table)
    assert in_step(page, table)
    page.locator("[data-part=hand-card][data-lit]").first.click()
    expect(page.locator("[data-part=laid-card][data-ghost]")).to_be_visible()
    must_be_open_to_all(page)
    assert nothing_hidden(page) == []


def test_a_lifted_card_shows_what_its_keys_would_give(page: Page, lay: Lay) -> None:
    """The server's own figures: where the Pool would stand, which rows would connect; Magic changes both."""
    table = meet(lay, "combat")
    to_the_first_card(table)
    sit_down(page, table.link)
    question, view = open_question(table, 1)
    fight = view["encounter"]
    pool = {option["key"]: option["forecast"]["pool"] for option in question["options"]}
    card = page.locator("[data-part=hand-card][data-lit]").first
    card.click()
    page.mouse.move(2, 2)
    key = next(key for key in pool if key.startswith("play:"))
    joins = [join for join in fight["joins"][key.removeprefix("play:")] if join["key"] != "magic"]
    expect(page.locator("[data-part=laid-card][data-ghost] [data-side=l] [data-state=will]")).to_have_count(len(joins))
    expect(page.locator("[data-part=foe] [data-side=r] [data-state=will]")).to_have_count(len(joins))
    expect(page.locator("[data-part=standing] [data-part=cubes] [data-change=add]")).to_have_count(
        pool[key] - fight["pool"]
    )
    with_magic = next((one for one in pool if one.startswith(f"{key}:m")), None)
    if with_magic is not None:
        page.keyboard.press("m")
        expect(
            page.locator("[data-part=laid-card][data-ghost] [data-side=l] [data-half=magic][data-state=will]")
        ).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=laid-card][data-ghost]")).to_have_count(0)


def test_a_phone_says_what_has_just_happened(person: Callable[..., Page], lay: Lay) -> None:
    page = person(viewport=PHONE)
    table = meet(lay, "combat")
    to_the_first_card(table)
    sit_down(page, table.link)
    question = decision(page)
    page.locator("[data-part=hand-card][data-lit]").first.click()
    page.locator("[data-region=ask] [data-part=go]").click()
    answered(page, question)
    expect(page.locator("[data-region=ask] [data-part=under]")).not_to_be_empty()


def test_by_keyboard_from_hand_to_sequence(page: Page, lay: Lay) -> None:
    table = meet(lay, "combat")
    to_the_first_card(table)
    sit_down(page, table.link)
    question = decision(page)
    page.locator("[data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card]").nth(1)).to_be_focused()
    expect(page.locator("[data-part=laid-card][data-ghost]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    answered(page, question)
    wait_for_question(page)
    expect(page.locator("[data-part=laid-card]:not([data-ghost])").first).to_be_visible()
    expect(page.locator("[data-part=laid-card] [data-side=l] [data-state=on]").first).to_be_visible()


def test_flight_says_what_it_costs_and_is_asked_twice(page: Page, lay: Lay) -> None:
    table = meet(lay, "combat")
    to_the_first_card(table)
    sit_down(page, table.link)
    question = decision(page)
    flee = page.locator("[data-region=ask] [data-key=flee]")
    expect(flee).to_contain_text("→")
    flee.click()
    assert decision(page) == question
    page.locator("[data-region=ask] [data-part=go]").click()
    answered(page, question)
    expect(page.get_by_role("region", name=said("tge-after"))).to_be_visible()


def test_two_characters_who_acts_and_what_the_other_holds(page: Page, lay: Lay) -> None:
    table = meet(lay, "combat", seats=2)
    to_the_first_card(table, seats=2)
    sit_down(page, table.link)
    if len(encounter(table)["came"]) == 2:
        expect(page.locator("[data-part=mate]")).to_have_count(1)
        page.locator("[data-part=mate]").click()
        expect(page.locator("dialog article").first).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.locator("[data-part=hero] header")).to_contain_text(said("tge-active"))
    answer(page)
    wait_for_question(page)


def test_from_the_map_through_a_combat_and_out_again(page: Page, lay: Lay) -> None:
    """The board and the encounter table hand the ask to each other."""
    table = meet(lay, "combat", short=1)
    page.goto(table.link)
    assert prompt(page) != ""
    expect(page.locator("[data-part=encounter]")).to_have_count(0)
    step_in(table, "combat")
    to_the_table(page)
    expect(page.locator("[data-region=ask] [data-part=act]").first).to_be_visible()
    play_to_the_end(page, table)
    expect(page.locator("[data-part=encounter]")).to_have_count(0)
    expect(page.locator("[data-region=ask] button").first).to_be_visible()


def test_the_first_day_begins_on_the_map_and_explores_before_it_fights(page: Page) -> None:
    """Whoever reads each note and does what it says walks, asks, and only then fights."""
    page.goto("/")
    page.get_by_role("article", name=said("tainted_grail")).get_by_role("button", name=said("first-game")).click()
    expect(page.locator("[data-note]")).to_have_attribute("data-note", "lesson-tainted_grail-begin")
    notes: list[str] = []

    def read(note: Locator) -> None:
        notes.append(note.get_attribute("data-note") or "")
        note.locator("[data-act=next]").click()

    page.add_locator_handler(page.locator("[data-note]"), read, no_wait_after=True)
    choose(page, "[data-key='play:ailei']")
    assert prompt(page) == "act"
    expect(page.locator("[data-part=encounter]")).to_have_count(0)
    for key in ("travel:104", "explore"):
        from_the_list(page, key)
    ready(page)
    assert page.locator("[data-part=game]").get_attribute("data-prompt") == "journal"
    from_the_list(page, "share_bread_and_ask")
    to_the_table(page)
    expect(page.locator("[data-part=encounter]")).to_have_attribute("data-kind", "combat")
    for _ in range(60):
        if wait_for_question(page) == "":
            break
        answer(page)
    assert prompt(page) != ""
    fought = {"lesson-tainted_grail-ask-play-card", "lesson-tainted_grail-ask-play-card-then"}
    assert {"lesson-tainted_grail-ask-act", *fought} <= set(notes)
    assert notes.index("lesson-tainted_grail-ask-act") < notes.index("lesson-tainted_grail-ask-play-card")
