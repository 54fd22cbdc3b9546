"""The screens of Tavola, each with the way to it: for the gallery, and for whoever looks for barriers."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

ROOT = Path(__file__).resolve().parent.parent
PACKS = ROOT / "packs" / "locale"
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from tests.web.laying import Table  # noqa: E402

LIVIA, MARTA = {"who": "me", "name": "Livia"}, {"who": "me", "name": "Marta"}
BOT, OPEN_SEAT = {"who": "bot", "name": "Ada", "bot": "greedy"}, {"who": "open", "name": "Ada"}
BRUNO, ODA = {**BOT, "name": "Bruno"}, {**BOT, "name": "Oda"}
DUEL, SAND = "sangue_reale", "realm_of_sand"
RANDOM = {"sr.character_pick": "random"}


class SampleTables:
    """A server, and the tables that were laid on it for the pictures."""

    def __init__(self, served: str) -> None:
        self.served = served
        self._tables: dict[str, Table] = {}

    def once(self, name: str, lay: Callable[[], Table]) -> Table:
        """A table that is laid when it is first asked for; the same seed and answers give the same picture."""
        if name not in self._tables:
            self._tables[name] = lay()
        return self._tables[name]

    def lay(self, game: str, *seats: dict[str, str], **more: Any) -> Table:
        asked = [dict(seat) for seat in seats] or [LIVIA, BOT]
        return Table(self.served, game, asked, **{"seed": "galleria", "name": "Tavola", **more})

    def table(self, game: str, answers: int, *seats: dict[str, str], **more: Any) -> Table:
        """A table after so many answers."""

        def laid() -> Table:
            table = self.lay(game, *seats, **more)
            table.answer(answers, tuple(n for n, seat in enumerate(seats or (LIVIA,)) if seat["who"] == "me"))
            return table

        return self.once(f"{game} {answers} {seats} {more}", laid)

    def asking(self, game: str, prompt: str, likes: str, **more: Any) -> Table:
        """A table at which this is asked, after a few rounds of an answer that one likes to give."""

        def laid() -> Table:
            table = self.lay(game, **more)
            table.answer(12)
            while table.my_turn() and (asked := table.questions()[0])["prompt"] != prompt:
                key = likes if likes in asked["keys"] else asked["keys"][0]
                body = {"seat": asked["seat"], "decision": asked["id"], "key": key}
                table.call("POST", f"/tables/{table.id}/answers", table.key, body)
            return table

        return self.once(f"{game} {prompt} {more}", laid)

    def led(self, game: str, keys: tuple[str, ...], *seats: dict[str, str]) -> Table:
        """A table led by these answers, one after the other; "" takes the first that is offered."""

        def laid() -> Table:
            table = self.lay(game, *seats)
            for key in keys:
                asked = next(one for seat in range(len(seats)) for one in table.questions(seat))
                body = {"seat": asked["seat"], "decision": asked["id"], "key": key or asked["keys"][0]}
                table.call("POST", f"/tables/{table.id}/answers", table.key, body)
            return table

        return self.once(" ".join((game, *keys)), laid)


Way = Callable[[Page, SampleTables], None]


@dataclass(frozen=True)
class Screen:
    """A screen by name, and how to come to it."""

    name: str
    go: Way


def at_rest(page: Page) -> None:
    """Words, fonts and what was asked of the server have come."""
    page.locator('.ask:not([aria-busy="true"]), .screen').first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(120)


def steps(page: Page, then: str) -> None:
    """Keys to press and places to touch, one after the other."""
    for step in filter(None, then.split(" > ")):
        if len(step) == 1 or step in ("Escape", "Enter"):
            page.keyboard.press(step)
        else:
            page.locator(step).first.click()
        page.wait_for_timeout(250)
    page.mouse.move(2, 2)


def page_at(path: str, then: str = "") -> Way:
    def go(page: Page, samples: SampleTables) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        steps(page, then)

    return go


def sit_at(laid: Callable[[SampleTables], Table], then: str = "") -> Way:
    """A table, and what is pressed and touched there."""

    def go(page: Page, samples: SampleTables) -> None:
        page.goto(laid(samples).link)
        at_rest(page)
        steps(page, then)

    return go


def table_at(game: str, answers: int, *seats: dict[str, str], then: str = "", **more: Any) -> Way:
    return sit_at(lambda samples: samples.table(game, answers, *seats, **more), then)


def asked_at(game: str, prompt: str, likes: str, then: str = "", **more: Any) -> Way:
    return sit_at(lambda samples: samples.asking(game, prompt, likes, **more), then)


def with_my_tables(path: str) -> Way:
    """A page of the hall in a browser that has three tables."""

    def go(page: Page, samples: SampleTables) -> None:
        named = ("tainted_grail", "La quinta sedia", 4), (SAND, "Tavolo delle Dune", 5), (DUEL, "Il re muto", 2_000)
        for game, name, answers in named:
            seats = (LIVIA,) if game == "tainted_grail" else ()
            page.goto(samples.table(game, answers, *seats, name=name).link)
            at_rest(page)
        page_at(path)(page, samples)

    return go


def watching(page: Page, samples: SampleTables) -> None:
    table = samples.table(DUEL, 30)
    page.goto(f"/watch/{table.id}#{table.opened['watch']}")
    at_rest(page)


def lesson(page: Page, samples: SampleTables) -> None:
    page.goto("/")
    page.locator("article button.first:not(.level)").nth(1).click()
    page.locator("[role=complementary], aside").first.wait_for()
    at_rest(page)


def line_lost(page: Page, samples: SampleTables) -> None:
    page.goto(samples.table(SAND, 18).link)
    at_rest(page)
    page.context.set_offline(True)
    page.locator(".lost").wait_for()


def locked(page: Page, samples: SampleTables) -> None:
    """A table whose pack has changed: what the server says then is put into the stream."""
    english = page.evaluate("navigator.language").startswith("en")
    why = message(PACKS / ("en" if english else "it") / "online.ftl", "refusal-table-e-other-pack")

    def refuse(route: WebSocketRoute) -> None:
        no = {"code": "TABLE_E_OTHER_PACK", "rule": "", "key": "", "text": why}
        route.send(json.dumps({"type": "no", "id": "", "refusal": no}))
        route.close(code=4409)

    page.goto(samples.table(SAND, 18).link)
    at_rest(page)
    page.route_web_socket(re.compile("/stream$"), refuse)
    page.reload()
    page.locator(".acts .btn").first.wait_for()


def in_words(page: Page, samples: SampleTables) -> None:
    page.add_init_script("localStorage.setItem('plain', 'on')")
    table_at(SAND, 18)(page, samples)


def message(file: Path, name: str) -> str:
    """A line of a Fluent file."""
    return next(line.split(" = ", 1)[1] for line in file.read_text().splitlines() if line.startswith(f"{name} = "))


def second_era(samples: SampleTables) -> Table:
    """A campaign on the page between two Eras."""

    def laid() -> Table:
        table = samples.lay(DUEL, options={**RANDOM, "sr.length": "campaign"})
        while table.my_turn() and table.moment()["sight"]["view"]["era"] == 1:
            table.answer(1)
        return table

    return samples.once("second era", laid)


HALL = (
    Screen("home", page_at("/")),
    Screen("home-tables", with_my_tables("/")),
    Screen("open-sand", page_at("/open/realm_of_sand")),
    Screen("open-duel", page_at("/open/sangue_reale", "details summary")),
    Screen("open-grail", page_at("/open/tainted_grail")),
    Screen("join", page_at(f"/join/abc#tk_{'x' * 43}")),
    Screen("tables", with_my_tables("/tables")),
    Screen("tables-none", page_at("/tables")),
    Screen("campaigns", with_my_tables("/campaigns")),
    Screen("campaigns-none", page_at("/campaigns")),
    Screen("replays", with_my_tables("/replays")),
    Screen("import", page_at("/import")),
    Screen("settings", page_at("/settings")),
    Screen("rules", page_at("/rules/sangue_reale#SR-9.9")),
    Screen("lost", page_at("/t/nowhere")),
    Screen("hall", page_at("/hall")),
    Screen("ratings", page_at("/ratings")),
    Screen("clubs", page_at("/clubs")),
    Screen("today", page_at("/today")),
    Screen("reminders", page_at("/reminders")),
    Screen("devices", page_at("/devices")),
    Screen("workshop", page_at("/workshop")),
)
BACK = "l > .log .tool"
INVITE = ".ask .btn.go > .panel li .acts .btn > .invite [aria-expanded]"
FRAME = (
    Screen("log", table_at(DUEL, 30, then="l")),
    Screen("choices", table_at(DUEL, 30, then="o")),
    Screen("why", asked_at(DUEL, "use", "plan:3", then="?")),
    Screen("rules-beside", table_at(SAND, 18, then="header.bar button:nth-last-child(2)")),
    Screen("menu", table_at(SAND, 18, then="header.bar button:last-child")),
    Screen("undo", table_at(DUEL, 30, then="u")),
    Screen("past", table_at(DUEL, 30, then=f"{BACK} > Escape")),
    Screen("branch", table_at(DUEL, 30, then=f"{BACK} > .past .acts .btn")),
    Screen("waiting", table_at(SAND, 0, LIVIA, OPEN_SEAT)),
    Screen("invite", table_at(SAND, 0, LIVIA, OPEN_SEAT, then=INVITE)),
    Screen("privacy", table_at(DUEL, 0, LIVIA, MARTA, screen=True, options=RANDOM)),
    Screen("watching", watching),
    Screen("lesson", lesson),
    Screen("line-lost", line_lost),
    Screen("locked", locked),
    Screen("in-words", in_words),
)
BEGIN = ".begin"
DUELS = (
    Screen("duel-start", table_at(DUEL, 0)),
    Screen("duel-era", table_at(DUEL, 0, options=RANDOM)),
    Screen("duel-plan", table_at(DUEL, 0, options=RANDOM, then=f"{BEGIN} > 4")),
    Screen("duel-use", asked_at(DUEL, "use", "plan:3", then=".dice button:not(.no)")),
    Screen("duel-share", asked_at(DUEL, "a4_pick", "plan:4", then=".split .zone:nth-child(2) button")),
    Screen("duel-modes", asked_at(DUEL, "a5_mode", "plan:5")),
    Screen("duel-circle", asked_at(DUEL, "circle", "plan:2", then="g.lit[role=button]")),
    Screen("duel-middle", table_at(DUEL, 30)),
    Screen("duel-unique", table_at(DUEL, 30, then=".uniques button")),
    Screen("duel-late", table_at(DUEL, 48)),
    Screen("duel-dynasty", sit_at(second_era)),
    Screen("duel-end", table_at(DUEL, 2_000)),
)
SANDS = (
    Screen("sand-start", table_at(SAND, 0)),
    Screen("sand-held", table_at(SAND, 6, LIVIA, then="1")),
    Screen("sand-middle", table_at(SAND, 18)),
    Screen("sand-late", table_at(SAND, 60)),
    Screen("sand-four", table_at(SAND, 20, LIVIA, BOT, BRUNO, ODA)),
    Screen("sand-solo", table_at(SAND, 30, LIVIA)),
    Screen("sand-advanced", table_at(SAND, 24, options={"rs.mode": "advanced"})),
    Screen("sand-card", table_at(SAND, 18, then=".card:not(.can)")),
    Screen("sand-rival", table_at(SAND, 20, LIVIA, BOT, BRUNO, ODA, then=".rival")),
    Screen("sand-end", table_at(SAND, 2_000)),
)
SCREENS = (*HALL, *FRAME, *DUELS, *SANDS)
