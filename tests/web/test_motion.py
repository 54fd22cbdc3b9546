"""What moves: nothing for longer than half a second, nothing that one must wait for, nothing for who wants it still."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.laying import Table, in_step, wait_until

HALF_A_SECOND = 500
WATCH = """() => {
    window.longest = 0;
    const note = (one) => {
        const { duration, iterations } = one.effect.getComputedTiming();
        if (iterations === 1) window.longest = Math.max(window.longest, duration);
    };
    const look = () => document.getAnimations().forEach(note);
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, look, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        const one = animate.apply(this, how);
        note(one);
        return one;
    };
    const next = () => (look(), requestAnimationFrame(next));
    next();
}"""
GAMES = ("sangue_reale", "realm_of_sand")


def follow(page: Page, table: Table, answers: int) -> float:
    """The longest movement that begins while the table goes on by itself."""
    page.goto(table.link)
    assert in_step(page, table)
    page.evaluate(WATCH)
    for _ in range(answers):
        table.answer(1)
        assert in_step(page, table)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    return float(page.evaluate("window.longest"))


@pytest.mark.parametrize("game", GAMES)
def test_a_change_is_seen_and_soon_over(person: Callable[..., Page], lay: Callable[..., Table], game: str) -> None:
    page = person(reduced_motion="no-preference")
    assert 0 < follow(page, lay(game), 12) <= HALF_A_SECOND


@pytest.mark.parametrize("game", GAMES)
def test_who_wants_it_still_has_it_still(page: Page, lay: Callable[..., Table], game: str) -> None:
    assert follow(page, lay(game), 12) == 0


def test_a_key_or_a_touch_skips_what_moves(person: Callable[..., Page], lay: Callable[..., Table]) -> None:
    """The panel of the chronicle comes sliding; made slow enough to be met, it is there at the next key."""
    page = person(reduced_motion="no-preference")
    table = lay("realm_of_sand")
    page.goto(table.link)
    assert in_step(page, table)
    page.evaluate("document.documentElement.style.setProperty('--d-move', '60s')")
    page.keyboard.press("l")
    panel = page.locator(".panel")
    expect(panel).to_be_visible()
    moving = "one => one.getAnimations().filter((move) => move.playState === 'running').length"
    wait_until(page, lambda: panel.evaluate(moving) == 1)
    page.keyboard.press("Shift")
    wait_until(page, lambda: panel.evaluate(moving) == 0)
