"""The screens of Tainted Grail, each with the way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from screens import LIVIA, MARTA, SampleTables, Screen, Way, at_rest, page_at, steps
from tests.web.encountering import lead, meet
from tests.web.grail import close_the_book
from tests.web.grail_moments import brought
from tests.web.laying import Table


def settled(page: Page) -> None:
    """The board is drawn: its words have come too."""
    page.locator(".avalon :is(.map, .book, .person, .clash)").first.wait_for()
    at_rest(page)


def sit(laid: Callable[[SampleTables], Table], then: str = "") -> Way:
    def go(page: Page, samples: SampleTables) -> None:
        page.goto(laid(samples).link)
        settled(page)
        steps(page, then)

    return go


def moment_at(name: str, then: str = "") -> Way:
    """A moment of a campaign, with what was read before it put away."""

    def go(page: Page, samples: SampleTables) -> None:
        page.goto(samples.once(f"moment {name}", lambda: brought(samples.served, name)).link)
        settled(page)
        close_the_book(page)
        settled(page)
        steps(page, then)

    return go


def grail_at(*keys: str, then: str = "", seats: tuple[dict[str, str], ...] = (LIVIA,)) -> Way:
    """The board, led by these answers; `then` names places to touch."""
    return sit(lambda samples: samples.led("tainted_grail", keys, *seats), then)


def encounter_at(kind: str, cards: int = -1) -> Way:
    """An encounter: its page before it starts, or with so many cards laid and the next one lifted."""

    def go(page: Page, samples: SampleTables) -> None:
        def lay(game: str, seats: list[dict[str, str]], **more: Any) -> Table:
            return Table(samples.served, game, seats, name="Tavola", **more)

        page.goto(samples.once(f"encounter {kind} {cards}", lambda: lead(meet(lay, kind), cards)).link)
        settled(page)
        close_the_book(page)
        page.locator(".clash").wait_for()
        at_rest(page)
        if cards >= 0 and page.locator(".hc.lit").count():
            steps(page, ".hc.lit")

    return go


READ = ".ask .btn.go > "
GUIDED = "article:has-text('Tainted Grail') button:has-text('guid')"
NOTED = " > .lesson .btn.go"
CHOSEN = f"{GUIDED}{NOTED}{NOTED} > [data-key='play:ailei'] > .ask .btn.go"
GRAIL = (
    Screen("grail-people", grail_at(then="[data-key='play:arev']")),
    Screen("grail-story", grail_at("play:arev")),
    Screen("grail-map", grail_at("play:arev", then=READ + "[data-place='103']")),
    Screen("grail-action", grail_at("play:ailei", then=READ + "[data-act=location]")),
    Screen("grail-place", grail_at("play:ailei", then=READ + "[data-place='101']")),
    Screen("grail-hero", grail_at("play:beor", then=READ + ".hero .head")),
    Screen("grail-menhir", moment_at("menhir", "[data-key^=light]")),
    Screen("grail-journal", grail_at("play:ailei", "explore", then="[data-key=feed_the_yellow_dog]")),
    Screen(
        "grail-two",
        grail_at("play:ailei", "play:beor", "ready", "ready", then=READ + "[data-act=travel]", seats=(LIVIA, MARTA)),
    ),
    Screen("grail-day", sit(lambda samples: samples.table("tainted_grail", 12, LIVIA))),
    Screen("grail-later", sit(lambda samples: samples.table("tainted_grail", 60, LIVIA))),
    Screen("grail-guided", page_at("/", GUIDED + " > .lesson h2")),
    Screen("grail-guided-book", page_at("/", CHOSEN + " > .lesson h2")),
    Screen("grail-guided-fight", page_at("/", f"{CHOSEN}{NOTED}{NOTED} > .ask .shut > .lesson h2")),
    Screen("grail-four", moment_at("four", "[data-act=trade]")),
    Screen("grail-join", moment_at("join")),
    Screen("grail-pay", moment_at("pay")),
    Screen("grail-trade", moment_at("trade")),
    Screen("grail-offer", moment_at("offer")),
    Screen("grail-event", moment_at("event")),
    Screen("grail-eat", moment_at("eat")),
    Screen("grail-progress", moment_at("progress")),
    Screen("grail-learn", moment_at("learn", ".desk .answer")),
    Screen("grail-decks", moment_at("decks", ".one.can")),
    Screen("grail-dying", moment_at("dying")),
    Screen("grail-insane", moment_at("insane")),
    Screen("grail-late", moment_at("late")),
    Screen(
        "grail-save",
        moment_at("late", ".avalon [aria-label='Salvataggio'], .avalon [aria-label='Save sheet'], .tale .tool"),
    ),
    Screen("grail-heir", moment_at("heir")),
    Screen("grail-grace", moment_at("grace")),
    Screen("grail-end", moment_at("end")),
    Screen("encounter-guardian", moment_at("guardian", ".hc.lit")),
    Screen("encounter-together", moment_at("together", ".hc.lit")),
    Screen("encounter-late-talk", moment_at("talks", ".hc.lit")),
    Screen("encounter-enemy", moment_at("guardian", ".foe .top")),
    Screen("encounter-page", encounter_at("combat")),
    Screen("encounter-first", encounter_at("combat", 0)),
    Screen("encounter-row", encounter_at("combat", 3)),
    Screen("encounter-talk", encounter_at("diplomacy", 1)),
)
