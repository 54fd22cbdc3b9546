"""Takes a picture of every screen in both languages, sizes and themes, into docs/gallery/ with a page that shows them.

`gallery.py` takes them all; `gallery.py home log` only those whose name begins so; `--best` those of the README.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import browser  # noqa: E402
from tests.web.encountering import lead, meet  # noqa: E402
from tests.web.laying import PHONE, WIDE, Table, call  # noqa: E402

OUT = ROOT / "docs" / "gallery"
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--font-render-hinting=none", "--hide-scrollbars")
LANGUAGES, THEMES = ("it", "en"), ("light", "dark")
SIZES = {
    name: ViewportSize(width=size["width"], height=size["height"]) for name, size in (("wide", WIDE), ("phone", PHONE))
}
LIVIA, BOT = {"who": "me", "name": "Livia"}, {"who": "bot", "name": "Ada", "bot": "greedy"}


@dataclass(frozen=True)
class Screen:
    """A screen by name, and how to come to it."""

    name: str
    go: Callable[[Page, House], None]


class House:
    """A server, and the tables that were laid on it for the pictures."""

    def __init__(self, served: str) -> None:
        self.served = served
        self._tables: dict[str, Table] = {}

    def table(self, known_as: str, game: str, answers: int, *seats: dict[str, str], **more: Any) -> Table:
        """A table laid once; the same seed and answers give the same picture."""
        if known_as not in self._tables:
            asked = [dict(seat) for seat in seats] or [LIVIA, BOT]
            table = Table(self.served, game, asked, seed="galleria", **more)
            table.answer(answers, tuple(n for n, seat in enumerate(asked) if seat["who"] == "me"))
            self._tables[known_as] = table
        return self._tables[known_as]

    def once(self, name: str, lay: Callable[[], Table]) -> Table:
        """A table that is laid when it is first asked for."""
        if name not in self._tables:
            self._tables[name] = lay()
        return self._tables[name]

    def led(self, game: str, keys: tuple[str, ...], *seats: dict[str, str]) -> Table:
        """A table laid once and led by these answers, one after the other; "" takes the first that is offered."""
        name = " ".join((game, *keys))
        if name not in self._tables:
            table = self.table(name, game, 0, *seats, name="Tavola")
            for key in keys:
                asked = next(one for seat in range(len(seats)) for one in table.questions(seat))
                body = {"seat": asked["seat"], "decision": asked["id"], "key": key or asked["keys"][0]}
                table.call("POST", f"/tables/{table.id}/answers", table.key, body)
        return self._tables[name]


def page_at(path: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()

    return go


def table_at(
    game: str, answers: int, *seats: dict[str, str], then: str = "", **more: Any
) -> Callable[[Page, House], None]:
    """The table after so many answers; `then` is a key to press or a place to touch."""

    def go(page: Page, house: House) -> None:
        name = f"{game} {answers} {len(seats)} {sorted(more)}"
        page.goto(house.table(name, game, answers, *seats, name="Tavola", **more).link)
        page.locator(".ask, .screen").first.wait_for()
        page.wait_for_timeout(700)
        for step in filter(None, then.split(" > ")):
            if len(step) == 1 or step == "Escape":
                page.keyboard.press(step)
            else:
                page.locator(step).first.click()
            page.wait_for_timeout(350)

    return go


def grail_at(*keys: str, then: str = "", seats: tuple[dict[str, str], ...] = ()) -> Callable[[Page, House], None]:
    """The board of Tainted Grail, led by these answers; `then` names places to touch."""

    def go(page: Page, house: House) -> None:
        page.goto(house.led("tainted_grail", keys, *(seats or (LIVIA,))).link)
        page.locator(".person, .book, .map, .clash").first.wait_for()
        page.wait_for_timeout(700)
        for step in filter(None, then.split(" > ")):
            page.locator(step).first.click()
            page.wait_for_timeout(350)

    return go


def encounter_at(kind: str, cards: int = -1) -> Callable[[Page, House], None]:
    """An encounter: its page before it starts, or with so many cards laid and the next one lifted."""

    def go(page: Page, house: House) -> None:
        def lay(game: str, seats: list[dict[str, str]], **more: Any) -> Table:
            return Table(house.served, game, seats, name="Tavola", **more)

        table = house.once(f"encounter {kind} {cards}", lambda: lead(meet(lay, kind), cards))
        page.goto(table.link)
        page.locator(".book, .clash").first.wait_for()
        if page.locator(".book").count():
            page.locator(".ask .btn.go").click()
        page.locator(".clash").wait_for()
        page.wait_for_timeout(500)
        if cards >= 0 and page.locator(".hc.lit").count():
            page.locator(".hc.lit").first.click()
            page.mouse.move(2, 2)

    return go


def home_with_tables(page: Page, house: House) -> None:
    names = {"realm_of_sand": "Tavolo delle Dune", "sangue_reale": "Il re muto"}
    for game in ("realm_of_sand", "sangue_reale"):
        page.goto(house.table(f"home {game}", game, 5, name=names[game]).link)
        page.locator(".ask").wait_for()
    page_at("/")(page, house)


OPEN_SEAT = {"who": "open", "name": "Ada"}
MARTA = {"who": "me", "name": "Marta"}
DUEL, SAND = "sangue_reale", "realm_of_sand"
SCREENS = (
    Screen("home", page_at("/")),
    Screen("home-tables", home_with_tables),
    Screen("open-sand", page_at("/open/realm_of_sand")),
    Screen("open-duel", page_at("/open/sangue_reale")),
    Screen("join", page_at(f"/join/abc#tk_{'x' * 43}")),
    Screen("tables", page_at("/tables")),
    Screen("campaigns", page_at("/campaigns")),
    Screen("replays", page_at("/replays")),
    Screen("import", page_at("/import")),
    Screen("settings", page_at("/settings")),
    Screen("rules", page_at("/rules/sangue_reale#SR-9.9")),
    Screen("lost", page_at("/t/nowhere")),
    Screen("duel-start", table_at(DUEL, 0)),
    Screen("duel-plan", table_at(DUEL, 1)),
    Screen("duel-middle", table_at(DUEL, 30)),
    Screen("duel-late", table_at(DUEL, 70)),
    Screen("duel-end", table_at(DUEL, 2_000)),
    Screen("sand-start", table_at(SAND, 0)),
    Screen("sand-middle", table_at(SAND, 18)),
    Screen("sand-late", table_at(SAND, 60)),
    Screen("sand-four", table_at(SAND, 20, LIVIA, BOT, BOT, BOT)),
    Screen("sand-solo", table_at(SAND, 30, LIVIA)),
    Screen("sand-advanced", table_at(SAND, 24, options={"rs.mode": "advanced"})),
    Screen("log", table_at(DUEL, 30, then="l")),
    Screen("choices", table_at(DUEL, 30, then="o")),
    Screen("why", table_at(DUEL, 30, then="?")),
    Screen("rules-beside", table_at(SAND, 18, then="header.bar button:nth-last-child(2)")),
    Screen("menu", table_at(SAND, 18, then="header.bar button:last-child")),
    Screen("past", table_at(DUEL, 30, then="l > .log .tool > Escape")),
    Screen("branch", table_at(DUEL, 30, then="l > .log .tool > .past .acts .btn")),
    Screen(
        "invite",
        table_at(SAND, 0, LIVIA, OPEN_SEAT, then=".ask .btn.go > .panel li .acts .btn > .invite [aria-expanded]"),
    ),
    Screen("privacy", table_at(DUEL, 0, LIVIA, MARTA, screen=True)),
)
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
BEST = {"sand-middle": "best-sand", "duel-middle": "best-duel", "encounter-row": "best-grail"}


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """A server of our own, with tables of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "tavola",
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--db",
            f"{folder}/gallery.db",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as server:
            try:
                line = server.stdout.readline() if server.stdout else ""
                yield "http://" + line.split("http://")[1].split("/")[0].strip()
            finally:
                server.terminate()


def take(screens: list[Screen], house: House, best: bool) -> list[str]:
    """The pictures; the names of those that could not be taken."""
    missed: list[str] = []
    found = browser.find() or browser.find_or_fetch()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=str(found.program), args=list(FLAGS), env={**os.environ, **found.environment}
        )
        kinds = [("it", "light", "wide")] if best else list(itertools.product(LANGUAGES, THEMES, SIZES))
        for language, theme, size in kinds:
            context = launched.new_context(
                viewport=SIZES[size], locale=language, base_url=house.served, reduced_motion="reduce"
            )
            context.add_init_script(f"localStorage.setItem('light', '{theme}')")
            for screen in screens:
                page = context.new_page()
                page.set_default_timeout(10_000)
                name = BEST[screen.name] if best else f"{screen.name}-{language}-{theme}-{size}"
                try:
                    screen.go(page, house)
                    page.wait_for_timeout(400)
                    page.screenshot(path=OUT / f"{name}.png")
                    print(name, flush=True)
                except PlaywrightError as error:
                    missed.append(name)
                    print(f"{name}: {error}", file=sys.stderr, flush=True)
                page.close()
            context.close()
        launched.close()
    return missed


def show(screens: list[Screen]) -> None:
    """The page that shows them side by side."""
    rows = []
    for screen in screens:
        kinds = itertools.product(SIZES, LANGUAGES, THEMES)
        names = [f"{screen.name}-{language}-{theme}-{size}" for size, language, theme in kinds]
        pictures = "".join(
            f'<a href="{name}.png"><img src="{name}.png" alt="{name}" loading="lazy"></a>' for name in names
        )
        rows.append(f"<h2>{escape(screen.name)}</h2><div>{pictures}</div>")
    style = (
        "body{font:16px system-ui;margin:24px;background:#ddd}div{display:flex;gap:8px;overflow:auto}img{height:300px}"
    )
    page = f"<!doctype html><meta charset=utf-8><title>Tavola</title><style>{style}</style>{''.join(rows)}"
    (OUT / "index.html").write_text(page, encoding="utf-8")


def main() -> int:
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")]
    best = "--best" in sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with serving() as served:
        house = House(served)
        playable = {game["id"] for game in call(served, "GET", "/games") if game["playable"]}
        screens = [*SCREENS, *(GRAIL if "tainted_grail" in playable else ())]
        chosen = [one for one in screens if one.name in BEST] if best else screens
        missed = take([one for one in chosen if not wanted or one.name.startswith(tuple(wanted))], house, best)
        show(screens)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
