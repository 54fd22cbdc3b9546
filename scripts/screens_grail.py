"""The screens of Tainted Grail, each with the way to it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from screens import LIVIA, MARTA, House, Screen, Way, at_rest, sit_at, steps, table_at
from tests.web.encountering import lead, meet
from tests.web.laying import Table


def grail_at(*keys: str, then: str = "", seats: tuple[dict[str, str], ...] = (LIVIA,)) -> Way:
    """The board, led by these answers; `then` names places to touch."""
    return sit_at(lambda house: house.led("tainted_grail", keys, *seats), then)


def encounter_at(kind: str, cards: int = -1) -> Way:
    """An encounter: its page before it starts, or with so many cards laid and the next one lifted."""

    def go(page: Page, house: House) -> None:
        def lay(game: str, seats: list[dict[str, str]], **more: Any) -> Table:
            return Table(house.served, game, seats, name="Tavola", **more)

        page.goto(house.once(f"encounter {kind} {cards}", lambda: lead(meet(lay, kind), cards)).link)
        at_rest(page)
        if page.locator(".book").count():
            steps(page, ".ask .btn.go")
        page.locator(".clash").wait_for()
        if cards >= 0 and page.locator(".hc.lit").count():
            steps(page, ".hc.lit")

    return go


READ = ".ask .btn.go > "
GRAIL = (
    Screen("grail-people", grail_at(then="[data-key='play:arev']")),
    Screen("grail-story", grail_at("play:arev")),
    Screen("grail-map", grail_at("play:arev", then=READ + "[data-place='103']")),
    Screen("grail-action", grail_at("play:ailei", then=READ + "[data-act=location]")),
    Screen("grail-place", grail_at("play:ailei", then=READ + "[data-place='101']")),
    Screen("grail-hero", grail_at("play:beor", then=READ + ".hero .head")),
    Screen("grail-menhir", grail_at("play:ailei", "menhir", then="[data-key='light:menhir']")),
    Screen("grail-journal", grail_at("play:ailei", "explore", then="[data-key=feed_the_yellow_dog]")),
    Screen(
        "grail-two",
        grail_at("play:ailei", "play:beor", "ready", "ready", then=READ + "[data-act=travel]", seats=(LIVIA, MARTA)),
    ),
    Screen("grail-day", table_at("tainted_grail", 12, LIVIA)),
    Screen("grail-later", table_at("tainted_grail", 60, LIVIA)),
    Screen("encounter-page", encounter_at("combat")),
    Screen("encounter-first", encounter_at("combat", 0)),
    Screen("encounter-row", encounter_at("combat", 3)),
    Screen("encounter-talk", encounter_at("diplomacy", 1)),
)
