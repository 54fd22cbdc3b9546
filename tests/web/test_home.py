"""The home page in a real browser."""

from playwright.sync_api import Page, expect

GAMES = ("Realm of Sand", "Sangue Reale", "Tainted Grail")


def test_the_page_lists_the_games_in_italian(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tre mondi, un tavolo")
    for name in GAMES:
        expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_chosen_language_stays_after_a_reload(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="EN").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three worlds, one table")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three worlds, one table")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_settings_last_and_act_at_once(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("button", name="Scura").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Nessuno").click()
    page.get_by_label("Il tuo nome").fill("Livia")
    page.get_by_label("Chiedi sempre").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_class("still")
    expect(page.get_by_label("Il tuo nome")).to_have_value("Livia")
    expect(page.get_by_label("Chiedi sempre")).to_be_checked()


def test_a_table_that_does_not_answer_is_said_in_words(page: Page) -> None:
    page.route("**/api/games*", lambda route: route.fulfill(status=200, body="not json"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("non risponde")


def test_rules_are_found_by_words_and_open_at_a_clause(page: Page) -> None:
    page.goto("/rules/realm_of_sand#RS-9.3")
    expect(page.locator("[data-clause='RS-9.3']")).to_be_in_viewport()
    expect(page.get_by_text("Livello e caselle scure")).to_be_visible()
    page.get_by_label("Cerca nelle regole").fill("clessidre round")
    expect(page.get_by_text("Fine della partita")).to_be_visible()
    expect(page.get_by_text("Il cerchio delle rune")).to_have_count(0)
    page.get_by_label("Cerca nelle regole").fill("nessunaparolacosì")
    expect(page.get_by_text("Nessuna clausola ha queste parole.")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    page.goto("/t/nonesuch")
    expect(page.get_by_role("heading", level=1)).to_have_text("Questo browser non ha la chiave di quel tavolo")
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Qui non c'è niente")
