"""Realm of Sand through its board in a real browser: alone to the end, four at the table, by keyboard, on a phone."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import PHONE, WIDE, Table, in_step, ready, soon
from tests.web.words import said

NAMES = ("Livia", "Bruno", "Ada", "Oda")
SEED = f"{11:064x}"


@pytest.fixture
def opened(lay: Callable[..., Table]) -> Any:
    """Opens a table whose first seat is ours; the others are bots."""

    def open_it(seats: int, **options: Any) -> str:
        asked = [{"who": "me", "name": NAMES[0]}]
        asked += [{"who": "bot", "name": name, "bot": "random"} for name in NAMES[1:seats]]
        named = {f"rs.{key}": value for key, value in options.items()}
        return lay("realm_of_sand", asked, seed=SEED, options=named).link

    return open_it


def sand(page: Page) -> Locator:
    return page.locator("[data-part=game]")


def decision(page: Page) -> str:
    return sand(page).get_attribute("data-decision") or ""


def my_turn(page: Page) -> str:
    """Waits for a question of ours, and says which; "" when the game is over."""
    expect(
        page.locator('[data-part=game]:not([data-decision=""]), [data-region=ask][data-phase="over"]').first
    ).to_be_visible()
    ready(page)
    return sand(page).get_attribute("data-prompt") or ""


def answered(page: Page, before: str) -> None:
    expect(sand(page)).not_to_have_attribute("data-decision", before)


def send(page: Page) -> None:
    before = decision(page)
    page.locator("[data-region=ask] [data-part=go]").click()
    answered(page, before)


def lay_a_tile(page: Page, nth: int = 0) -> None:
    """Takes up a tile and tries cells until it may lie there, a while longer for one where it makes a plan complete."""
    page.locator("[data-part=tray] button[data-part=coin]").nth(nth % 3).click()
    legal, tried = None, 0
    for cell in page.locator("[role=gridcell][data-ground=bright]").all():
        if cell.get_attribute("aria-selected") == "true":
            continue  # the tile lies there already: touching its grip again would send it
        cell.click()
        if page.locator("[data-region=ask] [data-part=go]").count() > 0:
            legal, tried = cell, tried + 1
            ready(page)  # what it would bring is told
            if page.locator("[data-card][data-will]").count() > 0 or tried == 6 + nth % 5:
                return send(page)
    assert legal is not None, "no cell takes the tile"
    if page.locator("[data-region=ask] [data-part=go]").count() == 0:
        legal.click()
    send(page)


def touch(page: Page, where: str) -> None:
    """Lifts what is lit there, and gives the answer."""
    page.locator(where).first.click()
    send(page)


def press(page: Page, key: str) -> None:
    before = decision(page)
    page.locator(f"[data-region=ask] [data-key='{key}']").click()
    answered(page, before)


def summon(page: Page) -> None:
    """A spirit before us goes to a cell; when all are on the board, that is enough."""
    disc = page.locator("[data-part=tray] button[data-part=disc]")
    if disc.count() == 0:
        return press(page, "done")
    disc.first.click()
    empty = page.locator("[role=gridcell][data-lit][data-piece='']")
    (empty if empty.count() > 0 else page.locator("[role=gridcell][data-lit]")).first.click()
    expect(page.locator("[data-snap]")).to_have_count(1)
    send(page)


LIT = {
    "refill": "[data-part=ring] button[data-part=coin], [data-part=strip] button[data-part=coin]",
    "aside": "[data-part=tray] button[data-part=coin]",
    "embedding": "[role=gridcell][data-lit]",
    "short": "[role=gridcell][data-lit]",
}


def play_on(page: Page, turn: int) -> None:
    prompt = my_turn(page)
    if page.locator("[data-card][data-can]").count() > 0 and prompt in ("turn", "after"):
        touch(page, "[data-card][data-can]")
    elif (
        prompt == "turn"
        and page.locator("[data-part=tray] [data-part=disc]").count() > 0
        and page.locator("[data-part=me] [data-part=piece]").count() > 2
    ):
        press(page, "summon")
    elif prompt == "turn":
        lay_a_tile(page, turn)
    elif prompt == "summon":
        summon(page)
    elif prompt == "after":
        press(page, "end")
    elif prompt in LIT:
        touch(page, LIT[prompt])


def is_over(page: Page) -> bool:
    return page.locator("[data-region=ask][data-phase=over]").count() > 0


def play_to_the_end(page: Page) -> set[str]:
    """Says which questions came on the way."""
    seen = set()
    for turn in range(200):
        seen.add(my_turn(page))
        if is_over(page):
            return seen
        play_on(page, turn)
    raise AssertionError("it does not end")


def test_a_solo_challenge_from_the_first_tile_to_the_rank(page: Page, opened: Any) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(opened(1))
    seen = play_to_the_end(page)
    assert {"turn", "refill", "after", "summon", "aside"} <= seen
    expect(page.get_by_role("dialog").locator("[data-part=rank]")).to_be_visible()
    expect(page.locator("[data-part=shelf] [data-part=built]").first).to_be_attached()  # something was built on the way


def test_four_at_the_table_with_drag_turn_and_flip_to_the_result(page: Page, opened: Any) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(opened(4, mode="basic", start_player="youngest", max_rounds=3))
    assert my_turn(page) == "turn"
    expect(page.locator("[data-part=rival]")).to_have_count(3)
    tile, cell = (
        page.locator("[data-part=tray] [data-part=coin]").first,
        page.get_by_role("gridcell", name=re.compile("^c3,")),
    )
    tile.drag_to(cell)
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    ready(page)
    words = page.locator("[data-region=ask] [data-part=question]").inner_text()
    page.get_by_role("button", name=said("sand-turn")).click()
    expect(page.locator("[data-region=ask] [data-part=question]")).not_to_have_text(words)
    ready(page)
    words = page.locator("[data-region=ask] [data-part=question]").inner_text()
    cell.hover()
    page.mouse.wheel(0, 100)
    expect(page.locator("[data-region=ask] [data-part=question]")).not_to_have_text(words)
    page.get_by_role("button", name=said("sand-flip")).click()
    send(page)
    assert my_turn(page) == "refill"
    play_on(page, 0)
    page.locator(f"[data-part=rival][data-seat='{NAMES.index('Ada')}']").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ada")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    while my_turn(page) != "turn":
        play_on(page, 1)
    expect(page.locator("[data-part=me] [data-part=piece]")).to_have_count(3)
    play_to_the_end(page)
    for name in NAMES:
        expect(page.get_by_role("heading", name=name, level=4)).to_be_visible()


def test_a_refused_place_says_why(page: Page, opened: Any) -> None:
    page.goto(opened(2, mode="basic", start_player="youngest"))
    my_turn(page)
    page.locator("[data-part=tray] [data-part=coin]").first.click()
    page.get_by_role("gridcell", name=re.compile("^b6,")).click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("button", name=re.compile(r"RS-4\.\d"))).to_be_visible()


def test_two_turns_by_keyboard_alone(page: Page, opened: Any) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(opened(2, start_player="youngest"))
    for _ in range(2):
        while (prompt := my_turn(page)) != "turn":
            by_keyboard(page, prompt)
        by_keyboard(page, "turn")
    assert my_turn(page) in ("refill", "after")


def by_keyboard(page: Page, prompt: str) -> None:
    before = decision(page)
    if prompt == "turn":
        for key in ("2", "r", "f", "ArrowDown", "ArrowRight", "ArrowLeft"):
            page.keyboard.press(key)
        expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
        expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    elif prompt == "refill":
        page.keyboard.press("1")
        expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    else:
        end = page.locator("[data-region=ask] [data-key=end]")
        for _ in range(40):
            if end.evaluate("one => one === document.activeElement"):
                break
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    answered(page, before)


def out_of_sight(page: Page) -> list[Any]:
    """Parts that a phone does not show whole; cells too small for a finger, which counts for the nearest."""
    found: list[Any] = page.evaluate(
        """() => ['[data-part=tray]', '[data-part=me] [role=grid]', '[data-part=cards]', '[data-part=strip]',
                '[data-region=ask]', '[role=gridcell]'].filter((name) => {
            const { left, top, right, bottom, width } = document.querySelector(name).getBoundingClientRect();
            return Math.min(left, top) < 0 || right > innerWidth || bottom > innerHeight || width < 38;
        }).concat(document.documentElement.scrollHeight > innerHeight ? ['page'] : [])"""
    )
    return found


@pytest.mark.parametrize("seats", [1, 4])
def test_on_a_phone_everything_is_in_sight_and_large_enough_to_touch(page: Page, opened: Any, seats: int) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="reduce")
    page.goto(opened(seats, mode="basic", start_player="youngest"))
    my_turn(page)
    page.locator("[data-part=tray] [data-part=coin]").first.click()
    page.get_by_role("gridcell", name=re.compile("^d3,")).click()
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    assert soon(page, partial(out_of_sight, page)) == []
    send(page)
    while my_turn(page) != "turn":
        play_on(page, 0)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barrier_to_access(page: Page, opened: Any, viewport: dict[str, int], theme: str) -> None:
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(viewport)
    page.goto(opened(3, mode="advanced", start_player="youngest"))
    my_turn(page)
    page.keyboard.press("1")
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    for opener in (None, "[data-part=rival]", "[data-card]"):
        if opener is not None:
            page.locator(opener).first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
        must_be_open_to_all(page, opener or "table")
        if opener is not None:
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_says_under_my_question_what_the_bot_did(
    person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    page = person(viewport=PHONE)
    table = lay("realm_of_sand")
    for _ in range(60):
        assert table.my_turn()
        now = table.moment()["sight"]
        if now["view"]["round"] > 1 and now["decisions"][0]["prompt"] == "turn":
            break
        table.answer(1)
    page.goto(table.link)
    assert in_step(page, table)
    expect(page.locator("[data-region=ask] [data-part=under]")).to_contain_text(
        table.moment()["table"]["seats"][1]["name"]
    )
    page.keyboard.press("1")  # a tile is lifted: now the ask speaks of it
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    expect(page.locator("[data-region=ask] [data-part=under]")).to_have_count(0)


def test_a_crystal_is_seen_under_the_piece_that_covers_it(page: Page, lay: Callable[..., Table]) -> None:
    table = lay("realm_of_sand", options={"rs.mode": "advanced"}, seed="seed2")  # five crystals: the Bellows Workshop

    def covered() -> list[str]:
        cells = table.moment()["sight"]["view"]["players"][0]["cells"]
        return [cell["name"] for cell in cells if cell["crystal"] and cell["piece"]]

    for _ in range(60):
        if covered():
            break
        table.answer(1)
    assert covered()
    page.goto(table.link)
    assert in_step(page, table)
    expect(page.locator("[role=grid] [data-part=crystal]")).to_have_count(len(covered()))
