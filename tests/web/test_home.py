"""The home page in a real browser."""

from playwright.sync_api import Page, expect
from tests.web.words import in_english, said

GAMES = ("Realm of Sand", "Sangue Reale", "Tainted Grail")


def test_the_page_lists_the_games_in_italian(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("home-heading"))
    for name in GAMES:
        expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_chosen_language_stays_after_a_reload(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="EN").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(in_english("home-heading"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(in_english("home-heading"))
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_settings_last_and_act_at_once(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("button", name=said("set-light-dark")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=said("set-motion-none")).click()
    page.get_by_label(said("your-name")).fill("Livia")
    page.get_by_label(said("set-ask")).check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    expect(page.get_by_label(said("your-name"))).to_have_value("Livia")
    expect(page.get_by_label(said("set-ask"))).to_be_checked()


def test_a_table_that_does_not_answer_is_said_in_words(page: Page) -> None:
    page.route("**/api/games*", lambda route: route.fulfill(status=200, body="not json"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(said("no-server"))


def test_rules_are_found_by_words_and_open_at_a_clause(page: Page) -> None:
    page.goto("/rules/realm_of_sand#RS-9.3")
    expect(page.locator("[data-clause='RS-9.3']")).to_be_in_viewport()
    expect(page.get_by_text(said("rule-rs-9"))).to_be_visible()
    page.get_by_label(said("rules-find")).fill("clessidre round")
    expect(page.get_by_text(said("rule-rs-11"))).to_be_visible()
    expect(page.get_by_text(said("rule-rs-5"))).to_have_count(0)
    page.get_by_label(said("rules-find")).fill("nessunaparolacosì")
    expect(page.get_by_text(said("rules-none"))).to_be_visible()


def test_a_game_without_a_rulebook_says_so(page: Page) -> None:
    page.goto("/rules/moor")
    expect(page.get_by_text(said("rules-unwritten"))).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    page.goto("/t/nonesuch")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("lost-table"))
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("lost"))
