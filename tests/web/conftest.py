"""A real browser for the tests of this folder, closed after each file: while it is open, its event loop runs."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.web.far import far_from, think_slowly
from tests.web.laying import ADDRESSES, WIDE, Table

ROOT = Path(__file__).resolve().parent.parent.parent
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
)

expect.set_options(timeout=30_000)  # a busy machine is slow, and nothing waits longer than it must


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder drives the browser, whether it says so or not. None is played again."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that believes people where they say they come from: each has an address, and its limits, alone."""
    database = tmp_path_factory.mktemp("served") / "tavola.db"
    told = ("serve", "--no-browser", "--port", "0", "--proxied", "--db", str(database))
    command, environment = [sys.executable, "-m", "tavola", *told], {**os.environ, "TAVOLA_DEBUG": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, f"the server said {line!r}"
        yield "http://" + line.split("http://")[1].split("/")[0]
        server.terminate()


@pytest.fixture(scope="session")
def address(served: str) -> Iterator[str]:
    """Where browsers find the server: a long way off, if it is to be slow."""
    with far_from(served) as far:
        yield far


@pytest.fixture(scope="session")
def chromium() -> tuple[str, dict[str, str]]:
    """The browser program and its environment, fetched by the tools' own Python where the machine has none."""
    sys.path.insert(0, str(ROOT / "scripts"))
    import browser

    if (found := browser.find()) is None:
        subprocess.run([ROOT / ".tools/bin/python", ROOT / "scripts/browser.py"], check=True)
        found = browser.find_or_fetch()
    return str(found.program), found.environment


@pytest.fixture(scope="module")
def browser(chromium: tuple[str, dict[str, str]]) -> Iterator[Browser]:
    program, environment = chromium
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**environment} or None)
        yield launched
        launched.close()


def is_fault(message: ConsoleMessage, apart: bool) -> bool:
    """What the client logs as an error; the browser's own note that a request was refused, or lost, is none."""
    noted = r"status of (401|403|404|409)" + ("|net::ERR_|fetch resource" if apart else "")
    return message.type == "error" and not re.search(noted, message.text)


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own; the test fails if their page logs an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def come(**how: Any) -> Page:
        usual = {"viewport": WIDE, "locale": "it-IT", "base_url": address, "reduced_motion": "reduce"}
        # a worker would answer for the server, and see to it that a test changes nothing on the way there
        how = {**usual, "service_workers": "block", **how}
        how["extra_http_headers"] = {"x-forwarded-for": next(ADDRESSES)}
        contexts.append(browser.new_context(**how))
        page = contexts[-1].new_page()
        think_slowly(page)
        apart = how["service_workers"] == "allow"  # tests take the line away from those
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if is_fault(message, apart) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(person: Callable[..., Page]) -> Page:
    """A page of 1366 by 768 in Italian that knows the server."""
    return person()


@pytest.fixture
def lay(served: str) -> Callable[..., Table]:
    """A table of Sangue Reale with Livia and a bot, unless told otherwise."""

    def laid(game: str = "sangue_reale", seats: list[dict[str, str]] | None = None, **more: Any) -> Table:
        usual = [{"who": "me", "name": "Livia"}, {"who": "bot", "name": "Bot", "bot": "random"}]
        return Table(served, game, seats or usual, **{"seed": "prova", "name": "Prova", **more})

    return laid
