"""A real browser for the tests of this folder, closed after each file: while it is open, its event loop runs."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=10_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder drives the browser, whether it says so or not."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


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


@pytest.fixture
def page(browser: Browser, served: str) -> Iterator[Page]:
    """A page of 1366 by 768 in Italian that knows the server; it fails the test if the client logs an error."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="it-IT", base_url=served)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert errors == []
