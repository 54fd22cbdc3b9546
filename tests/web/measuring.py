"""How long things take in a real browser, told apart from how busy the machine is that runs it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Page

QUIET = 34.0  # milliseconds that the sum below takes where nothing else runs
SUM = """() => {
    const from = performance.now();
    let sum = 1;
    for (let nth = 0; nth < 3e7; nth++) sum = (Math.imul(sum, 1103515245) + 12345) | 0;
    return performance.now() - from + (sum === 0 ? 1 : 0);
}"""
SHOWN = """() => {
    window.took = [];
    let sent = 0;
    const ask = document.querySelector('[data-region=ask]');
    addEventListener('click', ({ target }) => {
        if (target.closest('[data-region=ask] [data-part=go]')) sent = performance.now();
    }, true);
    new MutationObserver(() => {
        const from = sent;
        sent = 0;
        if (from > 0) requestAnimationFrame(() => window.took.push(performance.now() - from));
    }).observe(ask, { attributes: true, attributeFilter: ['data-decision'] });
}"""
READY = """
    window.ready = 0;
    new MutationObserver((_, observer) => {
        if (!document.querySelector('article [data-act=play]')) return;
        window.ready = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""
FRAMES = """() => {
    window.frames_ = [];
    let before = performance.now();
    const next = (now) => {
        window.frames_.push(now - before);
        before = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""


def slowness(page: Page) -> float:
    """How many times slower this machine is just now than a quiet one of the kind the limits were set on."""
    took: float = page.evaluate(SUM)
    return max(1.0, took / QUIET)


def longest_task(browser: Browser, page: Page, act: Callable[[], None]) -> float:
    """The most processor time (in ms) that one task of the page took meanwhile; what others run is not in it."""
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    act()
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    tasks = list(tasks_of_pages(traced))
    assert tasks, "nothing was traced"
    return max(tasks) / 1000


def tasks_of_pages(traced: list[Any]) -> Iterator[float]:
    """Processor time of every task on the main thread of a page, in microseconds."""
    mains = {
        (one["pid"], one["tid"])
        for one in traced
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    for one in traced:
        if one["ph"] == "X" and one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in mains:
            yield one.get("tdur", 0.0)  # one that had not ended is not told


def watch_answers(page: Page) -> Callable[[], list[float]]:
    """From now on: the milliseconds from each answer's click until the board that follows it is drawn."""
    page.evaluate(SHOWN)
    return lambda: list(page.evaluate("window.took"))


def watch_frames(page: Page) -> Callable[[], list[float]]:
    """From now on: the milliseconds between frames."""
    page.evaluate(FRAMES)
    return lambda: list(page.evaluate("window.frames_"))


def sweep(page: Page) -> None:
    """The tile in hand, row after row over the whole board of Realm of Sand."""
    box = page.locator("[data-part=me] [role=grid]").bounding_box()
    assert box is not None
    x, y, width, height = box["x"], box["y"], box["width"], box["height"]
    for row in range(6):
        page.mouse.move(x + 20, y + height * (row + 0.5) / 6)
        page.mouse.move(x + width - 20, y + height * (row + 0.5) / 6, steps=25)
