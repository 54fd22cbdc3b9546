"""Tries the built site as a reader does, in a browser, served by the program under /docs: `python scripts/try_site.py`,
or some pages of it, named by their address: `python scripts/try_site.py hosting/ rules/it/tainted_grail/`.

Every page is opened in light and in dark and held to axe; nothing it fetches may be missing or come from elsewhere,
every link inside it must hold. Then twenty questions that a player would ask are put to its search.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag

sys.path.insert(0, str(Path(__file__).resolve().parent))
import browser

SITE = browser.ROOT / "dist" / "site"
FIRST = 5  # results among which the answer must stand
QUESTIONS = {
    "tie": "rules/sangue_reale/",
    "mirrored pattern": "rules/realm_of_sand/",
    "dark cells": "rules/realm_of_sand/",
    "end of the game": "rules/",
    "solo challenge": "rules/realm_of_sand/",
    "flee": "rules/tainted_grail/",
    "menhir goes dark": "rules/tainted_grail/",
    "magic key": "rules/tainted_grail/",
    "story mode": "rules/tainted_grail/",
    "unique supporters": "rules/sangue_reale/",
    "pareggio": "rules/it/sangue_reale/",
    "caselle scure": "rules/it/realm_of_sand/",
    "cerchio delle rune": "rules/it/realm_of_sand/",
    "chiave magia": "rules/it/tainted_grail/",
    "sostenitori unici": "rules/it/sangue_reale/",
    "how strong is the master": "strength/",
    "play with friends": "hosting/",
    "backup": "hosting/",
    "Clock of Vetra": "packs/vetra/",
    "make a pack": "contributing/",
}


@contextmanager
def program() -> Iterator[str]:
    """The address of a table that serves the site."""
    with tempfile.TemporaryDirectory() as folder:
        limits = ["--limit", "address_rate=100000", "--limit", "address_burst=100000", "--limit", "work_rate=1000"]
        command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--port", "0", "--db", f"{folder}/t.db"]
        with subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                yield "http://" + server.stdout.readline().split("http://")[1].split("/")[0].strip()
            finally:
                server.terminate()


def pages() -> list[str]:
    """Every page by its address below /docs/."""
    found = [path.relative_to(SITE).as_posix() for path in sorted(SITE.rglob("*.html")) if path.name != "404.html"]
    return [re.sub(r"(^|/)index\.html$", r"\1", name) for name in found]


class Reader:
    """A browser that notes what goes wrong."""

    def __init__(self, page: Any, base: str) -> None:
        self.page, self.base = page, base
        self.faults: list[str] = []
        self.links: dict[str, str] = {}  # where they lead, and the page they stand on
        self.anchors: dict[str, set[str]] = {}
        page.on("console", lambda said: self.fault(said.text) if said.type == "error" else None)
        page.on("response", lambda reply: self.fault(f"{reply.status} {reply.url}") if reply.status >= 400 else None)
        page.on("request", lambda asked: None if self.is_ours(asked.url) else self.fault(f"asks {asked.url}"))

    def is_ours(self, address: str) -> bool:
        return address.startswith((self.base, "data:", "blob:"))

    def fault(self, text: str) -> None:
        self.faults.append(f"{self.page.url}: {text[:300]}")

    def read(self, place: str, scheme: str) -> None:
        from axe_playwright_python.sync_playwright import Axe

        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        self.page.goto(f"{self.base}/docs/{place}", wait_until="load")
        self.page.wait_for_timeout(100)
        for fault in Axe().run(self.page).response["violations"]:
            where = [node["target"][0] for node in fault["nodes"][:3]]
            self.fault(f"{scheme}: {fault['id']}: {fault['help']} ({len(fault['nodes'])}: {where})")
        if scheme == "light":
            here, ids = urldefrag(self.page.url)[0], "[...document.querySelectorAll('[id]')].map(x => x.id)"
            self.anchors[here] = set(self.page.evaluate(ids))
            for link in self.page.evaluate("[...document.querySelectorAll('a[href]')].map(x => x.href)"):
                if self.is_ours(link):
                    self.links.setdefault(link, here)

    def follow(self) -> None:
        """Every link seen leads to a page that was read, or to a file; its anchor is there."""
        for link, source in self.links.items():
            place, anchor = urldefrag(link)
            if place in self.anchors:
                if anchor and anchor not in self.anchors[place]:
                    self.faults.append(f"{source} leads to {link}, where there is no such anchor")
            elif self.page.request.get(place).status >= 400:
                self.faults.append(f"{source} leads to {link}, which is not there")

    def ask(self, question: str, wanted: str) -> None:
        self.page.goto(f"{self.base}/docs/?q={question}", wait_until="load")
        result = self.page.locator(".md-search-result__item > a.md-search-result__link")
        try:
            result.first.wait_for(state="attached", timeout=20_000)
        except Exception:
            self.faults.append(f"search: nothing is found for {question!r}")
            return
        found = [link.get_attribute("href") or "" for link in result.all()[:FIRST]]
        places = [place.removeprefix(self.base).removeprefix("/docs/") for place in found]
        if not any(wanted in place for place in places):
            self.faults.append(f"search: {question!r} finds {places}, not {wanted}")


def main() -> int:
    from playwright.sync_api import sync_playwright

    found = browser.find()
    assert found is not None, "scripts/browser.py finds a Chromium"
    began, all_pages = time.monotonic(), sys.argv[1:] or pages()
    with program() as base, sync_playwright() as playwright:
        window = playwright.chromium.launch(
            executable_path=str(found.program), env={**os.environ, **found.environment}, args=["--no-sandbox"]
        )
        reader = Reader(window.new_page(viewport={"width": 1280, "height": 900}), base)
        for scheme in ("light", "dark"):
            for place in all_pages:
                reader.read(place, scheme)
        reader.follow()
        for question, wanted in QUESTIONS.items():
            reader.ask(question, wanted)
        window.close()
    for fault in sorted(set(reader.faults)):
        print(fault)
    print(
        f"{len(all_pages)} pages in light and dark, {len(reader.links)} links, {len(QUESTIONS)} questions: "
        f"{len(set(reader.faults))} faults in {time.monotonic() - began:.0f} s"
    )
    return 1 if reader.faults else 0


if __name__ == "__main__":
    sys.exit(main())
