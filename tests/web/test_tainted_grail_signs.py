"""What the signs of a Character's board mean is a touch away; a phone keeps the ask's height and the answers' room."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.encountering import Lay, answer, meet, sit_down, wait_for_question
from tests.web.grail import ALONE, begin, choose
from tests.web.laying import PHONE, WIDE, boxes, soon
from tests.web.words import said, told


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_a_touch_on_a_sign_says_what_the_signs_mean(
    person: Callable[..., Page], lay: Lay, size: Any, theme: str
) -> None:
    page = person(viewport=size, color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('light', '{theme}')")
    begin(page, lay("tainted_grail", ALONE).link)
    signs = page.get_by_role("dialog", name=said("tg-signs"))
    page.get_by_role("button", name=said("tg-signs-open")).first.click()
    expect(signs).to_contain_text(said("tg-sign-energy"))
    expect(signs).to_contain_text(told("tainted_grail", "attribute-practicality"))
    must_be_open_to_all(page, "signs")
    page.keyboard.press("Escape")
    expect(signs).to_have_count(0)
    page.locator("[data-part=goods]").first.click()
    expect(signs).to_be_visible()


def test_the_first_note_stands_beside_the_people_it_speaks_of(page: Page) -> None:
    page.goto("/")
    page.get_by_role("article", name=said("tainted_grail")).get_by_role("button", name=said("first-game")).click()
    expect(page.locator("[data-note]")).to_be_visible()
    expect(page.locator("[data-part=person]")).to_have_count(4)
    assert soon(page, lambda: covered(page)) == []


def covered(page: Page) -> list[Any]:
    """People that the note lies over."""
    found: list[Any] = page.evaluate(
        """() => {
            const note = document.querySelector('[data-note]').getBoundingClientRect();
            return [...document.querySelectorAll('[data-part=person]')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
            }).map((one) => one.textContent.slice(0, 20));
        }"""
    )
    return found


def test_on_a_phone_the_page_gives_answers_the_room_they_need(person: Callable[..., Page], lay: Lay) -> None:
    page = person(viewport=PHONE)
    begin(page, lay("tainted_grail", ALONE).link)
    choose(page, "[data-part=actions] [data-act]")
    expect(page.locator("[data-region=book] [data-part=choices]")).to_be_visible()
    assert soon(page, lambda: wasted(page)) == []
    page.locator("[data-part=hero-brief]").click()
    expect(page.get_by_role("dialog", name=said("tg-signs"))).to_be_visible()


def wasted(page: Page) -> list[Any]:
    """Answers cut off although the page above them has blank paper left."""
    found: list[Any] = page.evaluate(
        """() => {
            const [text, answers] = ['text', 'choices'].map((part) =>
                document.querySelector(`[data-region=book] [data-part=${part}]`));
            const used = [...text.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
            const cut = answers.scrollHeight - answers.clientHeight;
            return cut > 3 && text.clientHeight - used > cut ? [cut, text.clientHeight, used] : [];
        }"""
    )
    return found


def test_on_a_phone_the_ask_keeps_its_height_from_question_to_question(person: Callable[..., Page], lay: Lay) -> None:
    page = person(viewport=PHONE)
    sit_down(page, meet(lay, "combat").link)
    heights: dict[str, int] = {}
    for _ in range(6):
        asked = wait_for_question(page)
        expect(page.locator("[data-region=ask] [data-part=act]").first).to_be_visible()
        heights[asked] = height(page)
        if asked == "play_card":
            break
        answer(page)
    page.locator("[data-part=hand-card][data-lit]").first.click()
    expect(page.locator("[data-region=ask] [data-part=go]")).to_be_visible()
    heights["lifted"] = height(page)
    assert len(heights) > 2
    assert max(heights.values()) - min(heights.values()) <= 4, heights


def height(page: Page) -> int:
    return round(boxes(page, page.locator("[data-region=ask]"))[0]["height"])
