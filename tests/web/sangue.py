"""A person at the board of Sangue Reale: finds what lights up for each question, lifts it, sends it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PLANS = (2, 4, 5, 3, 1, 2, 6)
ONE = {
    "choose_character": "[data-part=people] button",
    "a1_face": "[data-part=faces] button:not([aria-disabled=true])",
    "ability_forbid": "[data-part=faces] button:not([aria-disabled=true])",
    "a5_mode": "[data-part=modes] button",
    "use": "[data-part=dice] button:not([aria-disabled=true])",
    "partner": "[data-part=dice] button:not([aria-disabled=true])",
    "circle": "[data-part=mark]",
    "ability_circle": "[data-part=mark]",
    "ability_block": "[data-part=mark]",
    "draw_modifier": "[data-region=ask] [data-part=turn]",
    "ability_modifier": "[data-region=ask] [data-part=turn]",
    "ability_blacken": "[data-part=lane]",
    "ability_edge": "path[data-key]",
}


def play(page: Page) -> Locator:
    return page.locator("[data-part=game]")


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    expect(play(page)).to_be_visible()


def my_question(page: Page) -> str:
    """Waits for a question and says which; "" when the game is over, "screen" while the privacy screen is up."""
    begin = page.locator("[data-part=begin]")
    found = page.locator(
        '[data-part=game]:not([data-decision=""]), [data-region=ask][data-phase="over"], [data-part=screen]'
    ).first
    expect(found).to_be_visible(timeout=60_000)
    if page.locator("[data-part=screen]").count():
        return "screen"
    expect(page.locator("[data-part=desk], [data-part=era]").first).to_be_visible()
    expect(page.locator('[data-region=ask][aria-busy="false"], [data-part=screen]').first).to_be_visible()
    if page.locator("[data-part=screen]").count():
        return "screen"
    if begin.count():
        begin.click()
        expect(begin).to_have_count(0)
    return play(page).get_attribute("data-prompt") or ""


def answered(page: Page, decision: str) -> None:
    expect(page.locator(f'[data-part=game][data-decision="{decision}"]')).to_have_count(0)


def lift(page: Page, prompt: str, turn: int) -> None:
    """Lifts one answer by touching the board or the tray."""
    if prompt == "plan":
        page.locator("[data-part=faces] button").nth(PLANS[turn % len(PLANS)] - 1).click(timeout=8_000)
    elif prompt in ("a4_pick", "keep_dice"):
        while page.locator("[data-region=ask] [data-part=go]").count() == 0:
            page.locator("[data-part=split] [data-part=zone]").nth(1).locator("button").first.click()
    elif prompt == "ability_edge":
        page.locator(ONE[prompt]).first.focus()
        page.keyboard.press("Enter")
    else:
        page.locator(ONE[prompt]).first.click()


def answer(page: Page, prompt: str, turn: int) -> None:
    decision = play(page).get_attribute("data-decision") or ""
    try:
        lift(page, prompt, turn)
    except PlaywrightTimeout:
        return  # the screen went up, or the table moved on, before it was touched: look again
    page.locator("[data-region=ask] [data-part=go]").click()
    answered(page, decision)


def play_on(page: Page, until: Callable[[str], bool], most: int = 300) -> str:
    """Answers question after question through the board until one comes that is waited for, or the game is over."""
    for turn in range(most):
        prompt = my_question(page)
        if prompt == "" or until(prompt):
            return prompt
        if prompt == "screen":
            page.locator("[data-part=screen] button").first.click()
            expect(page.locator("[data-part=screen]")).to_have_count(0)
        else:
            answer(page, prompt, turn)
    raise AssertionError("the Era has no end")


def nothing_hidden(page: Page) -> list[Any]:
    """Parts of the board or the ask that would have to be scrolled."""
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll(`[data-region=board], [data-region=ask], [data-part=sheet],
                [data-part=half], [data-part=uniques], [data-part=kings-track]`)]
            .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2
                || one.getBoundingClientRect().bottom > innerHeight + 1)
            .map((one) => [one.className, one.scrollHeight, one.clientHeight, one.scrollWidth, one.clientWidth])
            .concat([...document.querySelectorAll('[data-region=ask] button')]
                .map((one) => [one.className, one.getBoundingClientRect()])
                .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1)
                .map(([name, box]) => [name, box.left, box.right]))"""
    )
    return found
