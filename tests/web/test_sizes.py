"""Every size of screen, and letters of twice the size: what one touches is large enough, nothing lies on anything else.

The window is made another size while the game stands still: what is wrong is told with the size and the question.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.encountering import lead, meet, sit_down
from tests.web.grail import close_the_book
from tests.web.laying import Table, in_step
from tests.web.sizes import SIZES, resized

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
    least('[data-region=ask] button:not([data-part=link])', 44);
    least('[data-part=me] [role=gridcell]', 40);  // the gap round a cell belongs to it: the grid itself takes the touch
    least('[data-part=sheet] [data-part=lane], [data-part=sheet][data-mine] [data-lit] [data-part=land]', 32);
    least('[data-part=game] :is([data-place], [data-part=hand-card], [data-part=sequence] [data-part=face])', 44);
    return found;
}"""
# Nothing that can be touched lies on anything else that can be touched; no line of words lies on another.
OVERLAP = """() => {
    const seen = (one, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one.contains(top) || top.contains(one));
    };
    const words = document.createTreeWalker(document.querySelector('[data-part=table]'), NodeFilter.SHOW_TEXT);
    const lines = [];
    while (words.nextNode()) {
        const holder = words.currentNode.parentElement;
        if (!words.currentNode.data.trim() || holder.closest('svg, .sr, [data-note]')) continue;
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
    const parts = ['[data-region=ask]', '[data-region=bar]', '[data-part=sheet][data-mine]',
        '[data-part=sheet]:not([data-mine])', '[data-part=kings-track]', '[data-part=duelists]', '[data-part=me]',
        '[data-part=strip]', '[data-part=cards]', '[data-part=rail]', '[data-part=map]', '[data-part=company]',
        '[data-region=book]', '[data-part=met]', '[data-part=arena] > aside', '[data-part=hero-room]',
        '[data-part=others]', '[data-part=hand-card]', '[data-part=sequence]'].flatMap((name) =>
        [...document.querySelectorAll(name)].map((one) => [name, one.getBoundingClientRect(), one]));
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    for (const [nth, [name, box, one]] of parts.entries())
        for (const [other, its, second] of parts.slice(nth + 1)) {
            if (one.contains(second) || second.contains(one) || (scrolls && name === '[data-region=ask]')) continue;
            const [across, down] = [Math.min(box.right, its.right) - Math.max(box.left, its.left),
                Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)];
            if (across > 2 && down > 2) found.push(`${name} and ${other}: ${Math.round(across)} x ${Math.round(down)}`);
        }
    return found;
}"""
# The question, its answers and every place on the board that is one are on the screen, whole.
IN_SIGHT = """() => [...document.querySelectorAll(`[data-region=ask] :is([data-part=question], button),
        [data-region=board] [data-key], [data-part=me] [role=grid]`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    .map(([one, box]) => `${one.getAttribute('class')} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 24)}" `
        + `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`)"""
# Pages of the hall: what one presses can be touched, lies on nothing else, and its words are whole.
PRESSED = """() => {
    const found = [], seen = [];
    const fixed = (one) => one.closest('nav, [data-part=go-row]') !== null;
    const all = 'main :is(button, .btn, input, select, summary), header :is(a, button)';
    for (const one of document.querySelectorAll(all)) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.sr, [inert]')) continue;
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        const said = (one.ariaLabel ?? one.textContent).trim().slice(0, 24);
        if (box.width < 31.5 || box.height < 31.5 || Math.max(box.width, box.height) < 43.5)
            found.push(`${one.tagName} "${said}": ${Math.round(box.width)} x ${Math.round(box.height)}`);
        if (one.matches('.btn, nav a span') && one.scrollWidth > one.clientWidth + 2) found.push(`cut: "${said}"`);
        if (!fixed(one)) seen.push([one, box, said]);
    }
    for (const [nth, [one, box, said]] of seen.entries())
        for (const [other, its, word] of seen.slice(nth + 1))
            if (!one.contains(other) && !other.contains(one) && !one.closest('label')?.contains(other)
                && Math.min(box.right, its.right) - Math.max(box.left, its.left) > 2
                && Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 2)
                found.push(`"${said}" on "${word}"`);
    const names = [...document.querySelectorAll('header nav a span')].map((one) => one.getBoundingClientRect());
    for (const [nth, box] of names.entries())
        if (nth > 0 && box.width > 0 && box.left < names[nth - 1].right - 0.5 && box.top < names[nth - 1].bottom)
            found.push(`name ${nth} of the bar on the one before`);
    return found;
}"""
PAGES = (
    "/",
    "/open/sangue_reale",
    "/open/tainted_grail",
    "/hall",
    "/ratings",
    "/clubs",
    "/today",
    "/reminders",
    "/devices",
    "/workshop",
    "/tables",
    "/campaigns",
    "/replays",
    "/import",
    "/settings",
    "/rules/realm_of_sand",
)
WIDE = "() => [document.documentElement.scrollWidth - innerWidth].filter((more) => more > 1)"
ASK = "() => Math.round(document.querySelector('[data-region=ask]').getBoundingClientRect().height)"


def wrong(page: Page, name: str) -> list[Any]:
    looks = [TOUCH, OVERLAP, WIDE] + ([] if name == "phone, large letters" else [IN_SIGHT])  # that one page is scrolled
    return [fault for look in looks for fault in page.evaluate(look)]


def at_rest(page: Page, look: Callable[[], list[Any]]) -> list[Any]:
    """What is still wrong once letters have come and nothing moves any more."""
    found = look()
    for _ in range(PATIENCE):
        if not found:
            break
        page.wait_for_timeout(100)
        found = look()
    return found


def wrong_at_rest(page: Page, name: str) -> list[Any]:
    return at_rest(page, lambda: wrong(page, name))


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
        if page.locator("[data-part=begin]").count():
            page.locator("[data-part=begin]").click()
        if game == "tainted_grail":
            close_the_book(page)
        asked = page.locator("[data-region=ask]").get_attribute("data-prompt")
        for name in resized(page, letters):
            faults += [f"{name}, {asked}: {one}" for one in wrong_at_rest(page, name)]
            if (
                page.locator(
                    "[data-region=board] :is([data-part=era], [data-part=person], [data-part=encounter])"
                ).count()
                == 0
            ):
                highs[name].add(page.evaluate(ASK))
        if faults:
            break
        question = table.questions()[0]
        body = {"seat": 0, "decision": question["id"], "key": dice.choice(question["keys"])}
        table.call("POST", f"/tables/{table.id}/answers", table.key, body)
    assert "\n".join(faults) == ""
    assert {name: high for name, high in highs.items() if len(high) > 1 and "phone, large" not in name} == {}
    expect(page.locator("[data-region=ask]")).to_be_visible()


@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_an_encounter_at_every_size(page: Page, lay: Callable[..., Table], kind: str) -> None:
    table = lead(meet(lay, kind), 1)
    sit_down(page, table.link)
    letters = page.context.new_cdp_session(page)
    page.locator("[data-part=hand-card][data-lit]").first.click()
    faults = [f"{name}: {one}" for name in resized(page, letters) for one in wrong_at_rest(page, name)]
    assert "\n".join(faults) == ""


def test_pages_of_the_hall_at_every_size(page: Page) -> None:
    letters = page.context.new_cdp_session(page)
    faults: list[str] = []
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        for name in resized(page, letters):
            found = at_rest(page, lambda: page.evaluate(PRESSED) + page.evaluate(WIDE))
            faults += [f"{path}, {name}: {one}" for one in found]
    assert "\n".join(faults) == ""
