"""No barrier to access, once a screen has come to rest: words, fonts and colours may come a moment after the board."""

import time
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.web.laying import soon

PATIENCE, TRIES = 15.0, 3  # seconds, and looks at least: on a slow machine one alone may take as long


def must_be_open_to_all(page: Page, where: str = "", context: str | None = None) -> None:
    """Nothing that axe objects to, and nothing wider than the screen; what it says last is told."""
    deadline, looks = time.monotonic() + PATIENCE, 1
    found = look(page, context)
    while found.violations_count > 0 and (time.monotonic() < deadline or looks < TRIES):
        page.wait_for_timeout(100)
        found, looks = look(page, context), looks + 1
    assert found.violations_count == 0, f"{where}\n{found.generate_report()}"
    assert soon(page, lambda: too_wide(page)) == [], where


def look(page: Page, context: str | None) -> Any:
    return Axe().run(page, context=context)


def too_wide(page: Page) -> list[Any]:
    """How wide the page is, where that is more than the screen."""
    assert page.viewport_size is not None
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return [width] if width > page.viewport_size["width"] else []
