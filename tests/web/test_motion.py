"""What moves and sounds: nothing for longer than half a second, nothing waited for, nothing for who wants it still."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.encountering import by_wire, lead, meet, open_question, sit_down
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
    panel = page.locator("[data-region=panel]")
    expect(panel).to_be_visible()
    moving = "one => one.getAnimations().filter((move) => move.playState === 'running').length"
    wait_until(page, lambda: panel.evaluate(moving) == 1)
    page.keyboard.press("Shift")
    wait_until(page, lambda: panel.evaluate(moving) == 0)


# Whatever flies over the table takes a minute, so that it is met on its way.
SLOWLY = """() => {
    window.flown = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
        const flies = this.closest('[data-part=flights]') !== null;
        if (flies) window.flown += 1;
        return animate.call(this, frames, flies ? { ...how, delay: 0, duration: 60_000 } : how);
    };
}"""
FLYING = "() => document.querySelectorAll('[data-part=flights] > div').length"


def until_something_flies(page: Page, table: Table) -> None:
    """The rival plays, or a card is played, until a thing leaves its place."""
    for _ in range(40):
        if page.evaluate("window.flown") > 0:
            return
        question, _ = open_question(table, 1)
        if question is not None:
            plays = [key for key in question["keys"] if key.startswith(("play:", "complete:", "place:", "use:"))]
            by_wire(table, question, (plays or question["keys"])[0])
        page.wait_for_timeout(150)


@pytest.mark.parametrize("game", [*GAMES, "tainted_grail"])
def test_what_flies_is_there_at_the_next_key(person: Callable[..., Page], lay: Callable[..., Table], game: str) -> None:
    page = person(reduced_motion="no-preference")
    table = lead(meet(lay, "combat"), 0) if game == "tainted_grail" else lay(game)
    if game == "tainted_grail":
        sit_down(page, table.link)
    else:
        page.goto(table.link)
        assert in_step(page, table)
        if page.locator("[data-part=begin]").count():
            page.locator("[data-part=begin]").click()
    page.evaluate(SLOWLY)
    until_something_flies(page, table)
    assert page.evaluate("window.flown") > 0
    assert page.evaluate(FLYING) > 0
    page.keyboard.press("Shift")
    wait_until(page, lambda: page.evaluate(FLYING) == 0)


def test_nothing_flies_for_who_wants_it_still(page: Page, lay: Callable[..., Table]) -> None:
    table = lay("realm_of_sand")
    page.goto(table.link)
    assert in_step(page, table)
    page.evaluate(SLOWLY)
    for _ in range(10):
        table.answer(1)
        assert in_step(page, table)
    assert page.evaluate("window.flown") == 0


def test_sound_comes_when_it_is_wanted_and_is_remembered(page: Page, lay: Callable[..., Table]) -> None:
    page.add_init_script(
        """window.heard = 0;
        const { start } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (...when) {
            window.heard += 1;
            return start.apply(this, when);
        };"""
    )
    loaded: list[str] = []
    page.on("request", lambda asked: loaded.append(asked.url))
    table = lay("realm_of_sand")
    page.goto(table.link)
    assert in_step(page, table)
    table.answer(3)
    assert in_step(page, table)
    assert page.evaluate("window.heard") == 0
    assert not any("synth" in url for url in loaded)
    page.evaluate("localStorage.setItem('sound', 'on')")
    page.reload()
    assert in_step(page, table)
    table.answer(3)
    wait_until(page, lambda: page.evaluate("window.heard") > 0)
    assert any("synth" in url for url in loaded)
