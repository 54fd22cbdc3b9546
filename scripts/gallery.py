"""Takes a picture of every screen in both languages, sizes and themes, into docs/gallery/ with a page that shows them.

`gallery.py` takes them all; `gallery.py home log` only those whose name begins so; `--best` those of the README;
`--barriers` looks for barriers to access and for targets too small to touch as well, and says what it found;
`--half` takes four pictures of each screen (each language, theme and size twice), `--rest` the other four.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import browser  # noqa: E402
from screens import SCREENS, SampleTables, Screen  # noqa: E402
from screens_grail import GRAIL  # noqa: E402
from tests.web.laying import PHONE, WIDE, soon  # noqa: E402

OUT = ROOT / "docs" / "gallery"
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--font-render-hinting=none", "--hide-scrollbars")
LANGUAGES, THEMES = ("it", "en"), ("light", "dark")
SIZES = {
    name: ViewportSize(width=size["width"], height=size["height"]) for name, size in (("wide", WIDE), ("phone", PHONE))
}
KINDS = tuple(itertools.product(LANGUAGES, THEMES, SIZES))
HALF = tuple(KINDS[nth] for nth in (0, 3, 5, 6))
BEST = {"sand-middle": "best-sand", "duel-middle": "best-duel", "encounter-row": "best-grail"}
# Numbers on a map and turns of a track are small; the ask has a large button for each.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.closest('p, li > span, .sr, [inert], .king, g'))
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([one, box]) => `${one.tagName} ${one.className} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}" `
        + `${Math.round(box.width)} x ${Math.round(box.height)}`)"""
SMALLER = """async (picture) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}"""


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """A server of our own, with tables of its own."""
    with tempfile.TemporaryDirectory() as folder:
        told = ("serve", "--no-browser", "--port", "0", "--proxied", "--db", f"{folder}/gallery.db")
        command = [sys.executable, "-m", "tavola", *told]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as server:
            try:
                line = server.stdout.readline() if server.stdout else ""
                yield "http://" + line.split("http://")[1].split("/")[0].strip()
            finally:
                server.terminate()


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    found = browser.find() or browser.find_or_fetch()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=str(found.program), args=list(FLAGS), env={**os.environ, **found.environment}
        )
        yield launched
        launched.close()


@contextlib.contextmanager
def somebody(launched: Browser, samples: SampleTables, language: str, theme: str, size: str) -> Iterator[Page]:
    """A browser that has seen nothing yet."""
    context = launched.new_context(
        viewport=SIZES[size], locale=language, base_url=samples.served, reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.setItem('light', '{theme}')")
    page = context.new_page()
    page.set_default_timeout(30_000)
    yield page
    context.close()


def wanted_kinds() -> tuple[tuple[str, str, str], ...]:
    if "--best" in sys.argv[1:]:
        return KINDS[:1]
    if "--half" in sys.argv[1:]:
        return HALF
    return tuple(kind for kind in KINDS if "--rest" not in sys.argv[1:] or kind not in HALF)


def take(screens: list[Screen], samples: SampleTables, best: bool, barriers: bool) -> list[str]:
    """The pictures; what could not be taken, and the barriers that were found."""
    missed: list[str] = []
    with browsing() as launched:
        press = launched.new_page()
        for screen, (language, theme, size) in itertools.product(screens, wanted_kinds()):
            name = BEST[screen.name] if best else f"{screen.name}-{language}-{theme}-{size}"
            with somebody(launched, samples, language, theme, size) as page:
                try:
                    screen.go(page, samples)
                    page.wait_for_timeout(120)
                    keep(page, press, name, best)
                    wrong = found_on(page) if barriers else []
                except PlaywrightError as error:
                    wrong = [str(error)]
            print("\n".join([name, *wrong]), flush=True)
            missed += wrong
    return missed


def keep(page: Page, press: Page, name: str, best: bool) -> None:
    """The README's pictures as they are, all others pressed small: there are some five hundred."""
    if best:
        page.screenshot(path=OUT / f"{name}.png")
        return
    pressed = press.evaluate(SMALLER, base64.b64encode(page.screenshot()).decode())
    (OUT / f"{name}.webp").write_bytes(base64.b64decode(pressed))


def found_on(page: Page) -> list[str]:
    """Barriers to access, and what a thumb would miss, once the screen has come to rest."""
    return soon(page, lambda: look_at(page))


def look_at(page: Page) -> list[str]:
    violations = Axe().run(page).response["violations"]
    barriers = [f"{one['id']}: {node['html'][:120]}" for one in violations for node in one["nodes"]]
    return barriers + [f"too small: {one}" for one in page.evaluate(SMALL)]


def show(screens: list[Screen]) -> None:
    """The page that shows them side by side."""
    rows = []
    for screen in screens:
        kinds = itertools.product(SIZES, LANGUAGES, THEMES)
        names = [f"{screen.name}-{language}-{theme}-{size}" for size, language, theme in kinds]
        pictures = "".join(
            f'<a href="{name}.webp"><img src="{name}.webp" alt="{name}" loading="lazy"></a>' for name in names
        )
        rows.append(f"<h2>{escape(screen.name)}</h2><div>{pictures}</div>")
    style = (
        "body{font:16px system-ui;margin:24px;background:#ddd}div{display:flex;gap:8px;overflow:auto}img{height:300px}"
    )
    page = f"<!doctype html><meta charset=utf-8><title>Tavola</title><style>{style}</style>{''.join(rows)}"
    (OUT / "index.html").write_text(page, encoding="utf-8")


def main() -> int:
    wanted = tuple(word for word in sys.argv[1:] if not word.startswith("-"))
    best, barriers = "--best" in sys.argv[1:], "--barriers" in sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    screens = [*SCREENS, *GRAIL]
    chosen = [one for one in screens if (one.name in BEST or not best) and one.name.startswith(wanted or ("",))]
    with serving() as served:
        missed = take(chosen, SampleTables(served), best, barriers)
    show(screens)
    print(f"{len(chosen)} screens, {len(missed)} faults")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
