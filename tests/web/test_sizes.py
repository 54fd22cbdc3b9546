"""Every size of screen, and letters of twice the size: what one touches is large enough, nothing lies on anything else.

The window is made another size while the game stands still: what is wrong is told with the size and the question.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.web.grail import close_the_book
from tests.web.laying import Table, in_step

SIZES = {
    "upright tablet": (768, 1024, 16),
    "large upright tablet": (820, 1180, 16),
    "tablet lying down": (1024, 768, 16),
    "phone lying down": (844, 390, 16),
    "full HD": (1920, 1080, 16),
    "large desk": (2560, 1440, 16),
    "desk": (1366, 768, 16),
    "phone": (390, 844, 16),
    "desk, large letters": (1366, 768, 32),
    "phone, large letters": (390, 844, 32),
}
PATIENCE = 80  # looks before a fault is believed: on a busy machine things move for longer
GAMES = {
    "realm_of_sand": ([{"who": "me", "name": "Livia"}, {"who": "bot", "name": "Ada", "bot": "random"}], {}, 9),
    "sangue_reale": (
        [{"who": "me", "name": "Livia"}, {"who": "bot", "name": "Ada", "bot": "random"}],
        {"sr.character_pick": "random"},
        9,
    ),
    "tainted_grail": ([{"who": "me", "name": "Livia"}], {}, 6),
}
# One's own cells and the buttons of the ask are 44 pixels; a column or a land takes the touch as a whole: 32.
TOUCH = """() => {
    const found = [];
    const least = (selector, pixels) => {
        for (const one of document.querySelectorAll(selector)) {
            if (!one.checkVisibility({ visibilityProperty: true })) continue;
            const box = one.getBoundingClientRect();
            if (box.width < pixels - 0.5 || box.height < pixels - 0.5)
                found.push(`${one.getAttribute('class')} ${one.dataset.cell ?? ''} "${(one.ariaLabel ?? one.textContent)
                    .trim().slice(0, 24)}": ${Math.round(box.width)} x ${Math.round(box.height)}`);
        }
    };
    least('.ask button:not(.rule)', 44);
    least('.me [role=gridcell]', 40);  // the gap round a cell belongs to it: the grid itself takes the touch
    least('.sheet .lane, .sheet.mine .area.lit .land', 32);
    least('.avalon [data-place]', 44);
    return found;
}"""
# Nothing that can be touched lies on anything else that can be touched; no line of words lies on another.
OVERLAP = """() => {
    const seen = (one, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one.contains(top) || top.contains(one));
    };
    const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const lines = [];
    while (words.nextNode()) {
        const holder = words.currentNode.parentElement;
        if (!words.currentNode.data.trim() || holder.closest('svg, .sr, .lesson')) continue;
        if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const box of range.getClientRects()) {
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (box.width > 2 && seen(holder, x, y)) lines.push({ holder, box, said: words.currentNode.data.trim() });
        }
    }
    const met = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;
    const found = [];
    for (const [nth, one] of lines.entries())
        for (const other of lines.slice(nth + 1))
            if (one.holder !== other.holder && met(one.box, other.box)) found.push(`"${one.said}" on "${other.said}"`);
    const parts = ['.ask', 'header.bar', '.sheet.mine', '.sheet:not(.mine)', '.king', '.duelists', '.me', '.strip',
        '.cards', '.rail', '.map', '.rt', '.book'].flatMap((name) =>
        [...document.querySelectorAll(name)].map((one) => [name, one.getBoundingClientRect(), one]));
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    for (const [nth, [name, box, one]] of parts.entries())
        for (const [other, its, second] of parts.slice(nth + 1)) {
            if (one.contains(second) || second.contains(one) || (scrolls && name === '.ask')) continue;
            const [across, down] = [Math.min(box.right, its.right) - Math.max(box.left, its.left),
                Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)];
            if (across > 2 && down > 2) found.push(`${name} and ${other}: ${Math.round(across)} x ${Math.round(down)}`);
        }
    return found;
}"""
# The question, its answers and every place on the board that is one are on the screen, whole.
IN_SIGHT = """() => [...document.querySelectorAll('.ask .q, .ask button, .board [data-key], .me [role=grid]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    .map(([one, box]) => `${one.getAttribute('class')} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 24)}" `
        + `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`)"""
WIDE = "() => [document.documentElement.scrollWidth - innerWidth].filter((more) => more > 1)"
ASK = "() => Math.round(document.querySelector('.ask').getBoundingClientRect().height)"


def resized(page: Page, letters: CDPSession) -> Iterator[str]:
    """The window at each size in turn, once the page has followed."""
    for name, (width, height, size) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        letters.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": 13}})
        page.wait_for_function(
            "([wide, large]) => innerWidth === wide && (parseFloat(getComputedStyle(document.documentElement).fontSize)"
            " >= 31) === large && new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 30)))",
            arg=[width, size > 16],
        )
        yield name


def wrong(page: Page, name: str) -> list[Any]:
    looks = [TOUCH, OVERLAP, WIDE] + ([] if name == "phone, large letters" else [IN_SIGHT])  # that one page is scrolled
    return [fault for look in looks for fault in page.evaluate(look)]


def wrong_at_rest(page: Page, name: str) -> list[Any]:
    """What is still wrong once letters have come and nothing moves any more."""
    found = wrong(page, name)
    for _ in range(PATIENCE):
        if not found:
            break
        page.wait_for_timeout(100)
        found = wrong(page, name)
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_at_every_size_all_is_in_sight_and_can_be_touched(page: Page, lay: Callable[..., Table], game: str) -> None:
    seats, options, rounds = GAMES[game]
    table, dice = lay(game, seats, options=options), Random(5)
    page.goto(table.link)
    letters = page.context.new_cdp_session(page)
    highs: dict[str, set[int]] = {name: set() for name in SIZES}
    faults: list[str] = []
    for _ in range(rounds):
        if not in_step(page, table):
            break
        if page.locator(".begin").count():
            page.locator(".begin").click()
        if game == "tainted_grail":
            close_the_book(page)
        asked = page.locator(".ask").get_attribute("data-prompt")
        for name in resized(page, letters):
            faults += [f"{name}, {asked}: {one}" for one in wrong_at_rest(page, name)]
            if page.locator(".board :is(.page, .person, .clash)").count() == 0:
                highs[name].add(page.evaluate(ASK))
        if faults:
            break
        question = table.questions()[0]
        body = {"seat": 0, "decision": question["id"], "key": dice.choice(question["keys"])}
        table.call("POST", f"/tables/{table.id}/answers", table.key, body)
    assert "\n".join(faults) == ""
    assert {name: high for name, high in highs.items() if len(high) > 1 and "phone, large" not in name} == {}
    expect(page.locator(".ask")).to_be_visible()
