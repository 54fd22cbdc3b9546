"""Moments far into a campaign, brought from a file: each question has its place on the board, whole and open to all."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.grail import avalon, decision, nothing_hidden, prompt, small_targets
from tests.web.grail_moments import brought
from tests.web.laying import PHONE, WIDE
from tests.web.words import told

DESKS = {
    "menhir": "menhir",
    "event": "choose_effect",
    "progress": "progress",
    "learn": "learn_which",
    "trade": "trade",
    "pay": "pay",
    "four": "act",
}


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [(WIDE, "light", "en-GB"), (PHONE, "dark", "it-IT")],
    ids=["wide-light-en", "phone-dark-it"],
)
def test_every_question_has_its_place(
    person: Callable[..., Page], served: str, size: Any, theme: str, locale: str
) -> None:
    page = person(viewport=size, locale=locale, color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    for name, asked in DESKS.items():
        page.goto(brought(served, name).link)
        assert prompt(page).partition(":")[0] == asked
        expect(
            page.locator("[data-part=desk], [data-part=actions], [data-region=ask] [data-part=plain]").first
        ).to_be_visible()
        assert nothing_hidden(page) == [], name
        assert small_targets(page) == [], name
        if size == WIDE:
            must_be_open_to_all(page, name)


def test_the_evenings_meal_says_what_surely_comes_of_each_answer(page: Page, served: str) -> None:
    page.goto(brought(served, "eat").link)
    assert prompt(page) == "eat"
    for key in ("eat", "fast"):
        expect(page.locator(f"[data-region=ask] [data-part=plain][data-key^={key}] small").first).to_contain_text(
            re.compile(
                "|".join(told("tainted_grail", f"kind-{kind}") for kind in ("energy", "health", "food", "terror"))
            )
        )


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_is_read_taken_out_of_the_deck_and_put_back(person: Callable[..., Page], served: str, size: Any) -> None:
    page = person(viewport=size)
    page.goto(brought(served, "decks").link)
    assert prompt(page) == "rebuild_decks"
    card = page.locator("[data-part=deck-card][data-key]").first
    name = card.inner_text().strip()
    card.click()
    expect(page.locator("[data-part=read] h3")).to_have_text(name)
    must_be_open_to_all(page, "decks")
    for verb in ("out:", "in:"):
        before = decision(page)
        expect(card).to_have_attribute("aria-pressed", "true")
        page.locator("[data-region=ask] [data-part=go]").click()
        expect(avalon(page)).not_to_have_attribute("data-decision", before)
        assert prompt(page) == "rebuild_decks"
        if verb == "out:":
            card = page.locator('[data-part=deck-card][data-key^="in:"]', has_text=name)
            card.click()
    expect(page.locator('[data-part=deck-card][data-key^="out:"]', has_text=name)).to_be_visible()


def test_four_at_one_table_trade_by_one_button(page: Page, served: str) -> None:
    page.goto(brought(served, "four").link)
    assert prompt(page) == "act"
    expect(page.locator("[data-act=trade]")).to_have_count(1)
    expect(page.locator("[data-part=mate][data-key]")).to_have_count(3)
    page.locator("[data-act=trade]").click()
    expect(page.locator("[data-part=mate][aria-pressed=true]")).to_have_count(1)
    first = page.locator("[data-act=trade] b").inner_text()
    page.locator("[data-act=trade]").click()
    expect(page.locator("[data-act=trade] b")).not_to_have_text(first)
    expect(page.locator("[data-part=mate][aria-pressed=true]")).to_have_count(1)
