"""A person at the encounter table of Tainted Grail: met quickly by wire, played through what lights up."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.grail import close_the_book
from tests.web.laying import Table, ready, soon

Lay = Callable[..., Table]
PEOPLE = [{"who": "me", "name": name} for name in ("Livia", "Ada")]
TOWARDS = {"combat": "location:", "diplomacy": "travel:"}  # what leads to one soonest
TRIES, MOST = 30, 10
READY = {"avoid": "face", "equipment": "ready", "mulligan": "keep_hand"}
Way = tuple[str, list[str]]
WAYS: dict[tuple[str, int], Way] = {}


def by_wire(table: Table, question: Any, key: str) -> None:
    """One answer without the browser."""
    body = {"seat": question["seat"], "decision": question["id"], "key": key}
    table.call("POST", f"/tables/{table.id}/answers", table.key, body)


def sight(table: Table, seat: int = 0) -> Any:
    return table.moment(seat)["sight"]


def encounter(table: Table) -> Any:
    return sight(table)["view"]["encounter"]


def open_question(table: Table, seats: int) -> Any:
    """The first question that waits for one of these seats, with the view of who is asked."""
    for seat in range(seats):
        seen = sight(table, seat)
        for question in seen["decisions"]:
            if question["held"] is None:
                return question, seen["view"]
    return None, None


def meet(lay: Lay, kind: str, seats: int = 1, *, short: int = 0) -> Table:
    """A table at which an Encounter of this kind has just begun, or so many answers before that."""
    seed, given = WAYS.get((kind, seats)) or find_way(lay, kind, seats)
    table = lay("tainted_grail", PEOPLE[:seats], seed=seed)
    for key in given[: len(given) - short]:
        by_wire(table, open_question(table, seats)[0], key)
    return table


def step_in(table: Table, kind: str) -> None:
    """The one answer that was missing."""
    by_wire(table, open_question(table, 1)[0], WAYS[kind, 1][1][-1])


def find_way(lay: Lay, kind: str, seats: int) -> Way:
    """A seed and the answers that lead to such an Encounter, looked for once."""
    for nth in range(TRIES):
        chance, seed = random.Random(nth), f"incontro {nth}"
        given: list[str] = []
        table = lay("tainted_grail", PEOPLE[:seats], seed=seed)
        for _ in range(MOST * seats):
            question, view = open_question(table, seats)
            if question is None:
                break
            if view["encounter"] is not None and view["encounter"]["foe"]["kind"] == kind:
                return WAYS.setdefault((kind, seats), (seed, given))
            wanted = [key for key in question["keys"] if key.startswith((TOWARDS[kind], "join", "accept", "agree"))]
            given.append(chance.choice(wanted or question["keys"]))
            by_wire(table, question, given[-1])
    raise AssertionError(f"nobody was met for {kind}")


def lead(table: Table, cards: int) -> Table:
    """By wire until so many cards lie in the Sequence and another can be played; -1 leaves it as it is."""
    for _ in range(60 if cards >= 0 else 0):
        question, view = open_question(table, 1)
        plays = [key for key in question["keys"] if key.startswith("play:")]
        if plays and len(view["encounter"]["sequence"]) >= cards:
            break
        by_wire(table, question, READY.get(question["prompt"]) or (plays or question["keys"])[0])
    return table


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    to_the_table(page)


def to_the_table(page: Page) -> None:
    """What is to be read before an encounter is read."""
    expect(page.locator("[data-part=encounter], [data-part=game][data-page]").first).to_be_visible()
    close_the_book(page)
    expect(page.locator("[data-part=encounter]")).to_be_visible()
    ready(page)


def decision(page: Page) -> str:
    return page.locator("[data-part=game]").get_attribute("data-decision") or ""


def wait_for_question(page: Page) -> str:
    """Which question is open, with its words; "" once the encounter table is gone."""
    expect(page.locator('[data-part=game]:not([data-decision=""])')).to_be_visible()
    ready(page)
    close_the_book(page)
    return (
        (page.locator("[data-part=game]").get_attribute("data-prompt") or "")
        if page.locator("[data-part=encounter]").count()
        else ""
    )


def answered(page: Page, question: str) -> None:
    expect(page.locator(f'[data-part=game][data-decision="{question}"]')).to_have_count(0)


def answer(page: Page) -> None:
    """A card that lights up, unless the fight is won by stopping; else facing it, or the first button, never flight."""
    question = decision(page)
    win, lit = (
        page.locator("[data-region=ask] [data-outcome=won], [data-region=ask] [data-part=act][data-key=face]"),
        page.locator("[data-part=hand-card][data-lit], [data-part=approach][data-key]"),
    )
    expect(lit.or_(page.locator("[data-region=ask] [data-part=act]")).first).to_be_visible()
    if lit.count() and not win.count():
        lit.first.click()
        page.locator("[data-region=ask] [data-part=go]").click()
    else:
        (win if win.count() else page.locator("[data-region=ask] [data-part=act]")).first.click()
    answered(page, question)


def play_to_the_end(page: Page, table: Table, most: int = 150) -> list[str]:
    """Every question of the encounter answered on the table; the prompts there were."""
    met = encounter(table)["foe"]["id"]
    asked: list[str] = []
    for _ in range(most):
        prompt = wait_for_question(page)
        now = encounter(table)
        if prompt == "" or now is None or now["foe"]["id"] != met:
            return asked
        asked.append(prompt)
        answer(page)
    raise AssertionError("the encounter has no end")


def nothing_hidden(page: Page) -> list[Any]:
    """Parts of the table or the ask that would have to be scrolled or lie outside the screen, once all is at rest."""
    return soon(page, lambda: _hidden(page))


def _hidden(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll(`[data-region=board], [data-region=ask], [data-part=encounter],
                [data-part=foe] [data-part=under], [data-part=hand], [data-part=standing], [data-part=hero],
                [data-part=hero-room]`)]
            .filter((one) => one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 3
                || one.getBoundingClientRect().bottom > innerHeight + 1)
            .map((one) => [one.className, one.scrollHeight, one.clientHeight, one.scrollWidth, one.clientWidth])"""
    )
    return found
