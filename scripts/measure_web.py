"""Measures the client in a real browser: the first page, a board after an answer, a dragged tile, what is loaded.

Says how much slower the machine is than a quiet one meanwhile: other programs lengthen all but the processor's time.
"""

from __future__ import annotations

import gzip
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, Response, expect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from gallery import browsing, serving, somebody  # noqa: E402
from screens import LIVIA, SAND, SampleTables, at_rest  # noqa: E402
from tests.web.measuring import READY, longest_task, slowness, sweep, watch_answers, watch_frames  # noqa: E402

KIND = ("it", "light", "wide")
LOADS, ANSWERS = 5, 40


def first_page(page: Page, _house: SampleTables) -> str:
    """With the processor slowed down four times."""
    page.add_init_script(READY)
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    paints, ready = [], []
    for _ in range(LOADS):
        page.goto("/")
        page.locator("article .btn.go").first.wait_for()
        paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        ready.append(page.evaluate("window.ready"))
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return (
        f"first paint {statistics.median(paints):.0f} ms, something to press {statistics.median(ready):.0f} ms "
        f"(median of {LOADS} loads, processor slowed four times; best {min(paints):.0f} and {min(ready):.0f})"
    )


def weight(page: Page, _house: SampleTables) -> str:
    loaded: list[Response] = []
    page.on("response", lambda reply: loaded.append(reply))  # noqa: PLW0108 (Playwright takes no bound builtin)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    scripts = [len(gzip.compress(reply.body())) for reply in loaded if reply.url.endswith(".js")]
    return f"{sum(scripts) / 1024:.1f} kB of JavaScript, gzipped, with the first page"


def answers(page: Page, samples: SampleTables) -> str:
    page.goto(samples.lay(SAND, LIVIA).link)
    at_rest(page)
    shown = watch_answers(page)
    page.keyboard.press("o")
    for _ in range(ANSWERS):
        asked = page.locator(".ask").get_attribute("data-decision") or ""
        page.locator(".panel .choice:enabled").first.click()
        page.locator(".ask .btn.go").click()
        expect(page.locator(".ask")).not_to_have_attribute("data-decision", asked)
        page.locator('.ask[aria-busy="false"]').wait_for()
    took = sorted(shown())
    slowest = took[len(took) * 9 // 10]
    return (
        f"an answer shown in {statistics.median(took):.0f} ms (median of {len(took)}; nine in ten within {slowest:.0f})"
    )


def dragged(page: Page, samples: SampleTables) -> str:
    bots = [{"who": "bot", "name": name, "bot": "random"} for name in ("Ada", "Bruno", "Oda")]
    options = {"rs.mode": "advanced", "rs.start_player": "youngest"}
    page.goto(samples.lay(SAND, LIVIA, *bots, options=options).link)
    at_rest(page)
    page.locator(".tray .coin").first.click()
    sweep(page)
    frames = watch_frames(page)
    sweep(page)
    between = frames()
    browser = page.context.browser
    assert browser is not None
    longest = longest_task(browser, page, lambda: sweep(page))
    late = sum(one > 50 for one in between)
    return (
        f"a dragged tile: {len(between)} frames, median {statistics.median(between):.1f} ms, "
        f"longest {max(between):.0f}, {late} over 50; the longest task took {longest:.1f} ms of processor"
    )


def main() -> int:
    with serving() as served, browsing() as launched:
        samples = SampleTables(served)
        for measure in (first_page, answers, dragged, weight):
            with somebody(launched, samples, *KIND) as page:
                page.goto("/")
                before = slowness(page)
                told = measure(page, samples)
                print(f"{told} [machine {before:.1f} to {slowness(page):.1f} times slower than quiet]", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
