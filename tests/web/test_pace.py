"""How soon things are shown: the first page, the board after an answer, a tile that is dragged.

Limits are those of a quiet machine. Before each try a fixed sum tells how much slower this one is just now, and it is
given that much longer; a try that others disturb is made again.
"""

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.laying import Table, in_step
from tests.web.measuring import READY, longest_task, slowness, sweep, watch_answers
from tests.web.words import said

ALONE = [{"who": "me", "name": "Livia"}]
TRIES = 8
PAINT, INTERACTIVE, ANSWER, TASK = 1_000, 1_500, 100, 50  # milliseconds


@pytest.mark.slow
def test_the_page_is_there_soon_on_a_slow_machine(page: Page) -> None:
    """First paint and something to press, with the processor slowed down four times."""
    page.add_init_script(READY)
    client = page.context.new_cdp_session(page)
    took = []
    for _ in range(TRIES):
        busy = slowness(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto("/")
        expect(page.get_by_role("button", name=said("play-now")).first).to_be_visible()
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity")
        client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        busy = max(busy, slowness(page))
        took.append((paint / busy, page.evaluate("window.ready") / busy))
        if took[-1][0] < PAINT and took[-1][1] < INTERACTIVE:
            return
    raise AssertionError(took)


def test_an_answer_is_shown_at_once(page: Page, lay: Callable[..., Table]) -> None:
    """From the click to the board that follows, the median of ten answers."""
    table = lay("realm_of_sand", ALONE)
    page.goto(table.link)
    assert in_step(page, table)
    shown, took = watch_answers(page), [slowness(page)]
    for _ in range(TRIES):
        before = len(shown())
        for _ in range(10):
            answer_from_the_list(page, table)
        took.append(statistics.median(shown()[before:]) / max(took[0], slowness(page)))
        if took[-1] < ANSWER:
            return
    raise AssertionError(took)


def answer_from_the_list(page: Page, table: Table) -> None:
    """The first answer that is offered, lifted in the list and sent by the button of the ask."""
    assert in_step(page, table)
    asked = page.locator("[data-region=ask]").get_attribute("data-decision") or ""
    if page.locator("[data-region=panel] [data-key]").count() == 0:
        page.keyboard.press("o")
    page.locator("[data-region=panel] [data-key]:enabled").first.click()
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(page.locator("[data-region=ask]")).not_to_have_attribute("data-decision", asked)


def test_a_dragged_tile_never_holds_up_the_page(browser: Browser, page: Page, lay: Callable[..., Table]) -> None:
    """No task of the page takes more than 50 ms while the tile follows the pointer over the whole board."""
    seats = ALONE + [{"who": "bot", "name": name, "bot": "random"} for name in ("Ada", "Bruno", "Oda")]
    table = lay("realm_of_sand", seats, options={"rs.mode": "advanced", "rs.start_player": "youngest"})
    page.goto(table.link)
    assert in_step(page, table)
    page.locator("[data-part=tray] [data-part=coin]").first.click()
    sweep(page)
    took = [longest_task(browser, page, lambda: sweep(page))]
    while took[-1] >= TASK and len(took) < TRIES:
        took.append(longest_task(browser, page, lambda: sweep(page)))
    assert took[-1] < TASK, took
