"""A person at the board of Tainted Grail: reads what is to be read, finds each question's answers where they lie."""

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.laying import ready, soon

ALONE = [{"who": "me", "name": "Livia"}]


def avalon(page: Page) -> Locator:
    return page.locator("[data-part=game]")


def decision(page: Page) -> str:
    return avalon(page).get_attribute("data-decision") or ""


def prompt(page: Page) -> str:
    """Waits for a question with its words and says which; a book that asks nothing is read and closed on the way."""
    page.locator('[data-part=game]:not([data-decision=""])').wait_for()
    ready(page)
    page.locator(
        "[data-part=game] :is([data-part=map], [data-region=book], [data-part=person], [data-part=encounter])"
    ).first.wait_for()
    close_the_book(page)
    return avalon(page).get_attribute("data-prompt") or ""


def close_the_book(page: Page) -> None:
    """The board itself says that a page lies on it; its button may come a moment later and is waited for."""
    if avalon(page).get_attribute("data-page") is not None:
        page.locator("[data-region=ask] [data-act=put-away]").click()
        expect(page.locator("[data-part=game]:not([data-page])")).to_be_visible()


def send(page: Page) -> None:
    before = decision(page)
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(avalon(page)).not_to_have_attribute("data-decision", before)


def choose(page: Page, thing: str) -> None:
    """Touches something on the board, then sends it."""
    ready(page)
    page.locator(thing).first.click()
    send(page)


def from_the_list(page: Page, wanted: str = "") -> None:
    """Any question, by the list of all its answers: the first, or the first whose key begins so."""
    ready(page)
    before = decision(page)
    page.keyboard.press("o")
    page.locator(
        f'[data-region=panel] [data-key^="{wanted}"]' if wanted else "[data-region=panel] [data-key]"
    ).first.click()
    page.keyboard.press("Escape")
    page.locator("[data-region=ask] [data-part=go]").click()
    expect(avalon(page)).not_to_have_attribute("data-decision", before)


def begin(page: Page, link: str, character: str = "arev") -> None:
    """Sits down, takes a Character, reads how the story begins."""
    page.goto(link)
    choose(page, f"[data-key='play:{character}']")
    expect(page.locator("[data-region=book]")).to_be_visible()
    close_the_book(page)
    expect(page.locator("[data-part=actions]")).to_be_visible()
    ready(page)


def nothing_hidden(page: Page) -> list[Any]:
    """Parts of the board or the ask that would have to be scrolled for what a decision needs, once all is at rest."""
    return soon(page, lambda: _hidden(page))


def _hidden(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll(`[data-region=board], [data-region=ask], [data-part=hero],
                [data-part=actions], [data-part=choices], [data-part=desk] [data-part=scroll], [data-part=map]`)]
            .filter((one) => !(one.matches('[data-part=map]') && document.querySelector('[data-part=desk]')))
            // a desk lies over the map
            .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2
                || one.getBoundingClientRect().bottom > innerHeight + 1)
            .map((one) => [one.className, one.scrollHeight, one.clientHeight, one.scrollWidth, one.clientWidth])"""
    )
    return found


def small_targets(page: Page) -> list[Any]:
    """Buttons that a thumb would miss."""
    return soon(page, lambda: _small(page))


def _small(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll('[data-region=board] button, [data-region=ask] button')]
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([one, box]) => [one.className, one.textContent.trim().slice(0, 30), box.width, box.height])"""
    )
    return found
