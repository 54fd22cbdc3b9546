"""A long page that asks something: it runs on over the answers, whoever speaks is seen, nothing has to be scrolled."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.encountering import by_wire
from tests.web.grail import ALONE
from tests.web.laying import Table, ready, soon

Lay = Callable[..., Table]
Person = Callable[..., Page]
SPOKEN = '"Two of them," says Piran, and looks at the rope. "They did not agree. But they were there, both of them."'
SCROLLED = """() => [...document.querySelectorAll('[data-region=book] [role=document]')]
    .filter((leaf) => leaf.scrollHeight > leaf.clientHeight + 3).map((leaf) => leaf.textContent.slice(0, 40))"""
OUT = """() => [...document.querySelectorAll('[data-region=book] [data-piece]')]
    .filter((piece) => piece.getBoundingClientRect().bottom > innerHeight).map((piece) => piece.textContent)"""


def reading(table: Table) -> Any:
    """Answers until the journal asks."""
    table.answer(1)
    for _ in range(20):
        question, view = table.questions()[0], table.moment()["sight"]["view"]
        if view["journal"] is not None and len(question["keys"]) > 1:
            return question
        by_wire(table, question, "explore" if "explore" in question["keys"] else question["keys"][0])
    raise AssertionError("nothing was read")


def lengthened(told: Any, times: int) -> Any:
    """The same message with so many paragraphs in the place of each verse."""
    if isinstance(told, list):
        return [lengthened(one, times) for one in told]
    if not isinstance(told, dict):
        return told
    longer = {name: lengthened(one, times) for name, one in told.items()}
    if longer.get("kind") == "VerseRead":
        longer["text"] = "\n".join([SPOKEN] * times)
    return longer


@pytest.mark.parametrize("size", [(1366, 768), (820, 1180)], ids=["wide", "tablet"])
def test_a_long_page_runs_over_both(person: Person, lay: Lay, size: tuple[int, int]) -> None:
    page = person(viewport={"width": size[0], "height": size[1]})
    table = lay("tainted_grail", ALONE)
    question = reading(table)

    def lengthen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda sent: route.send(json.dumps(lengthened(json.loads(sent), 8))))

    page.route_web_socket(re.compile("/stream$"), lengthen)
    page.goto(table.link)
    ready(page)
    leaves = page.locator("[data-region=book]").get_by_role("document")
    expect(leaves).to_have_count(2)
    expect(leaves.last.locator("[data-piece]").first).to_be_visible()
    assert soon(page, lambda: page.evaluate(SCROLLED) + page.evaluate(OUT)) == []
    for key in question["keys"]:
        expect(page.locator(f"[data-region=book] [data-key='{key}']")).to_be_in_viewport()
    speaker = page.locator("[data-speaker=Piran]")
    expect(speaker).to_have_count(1)  # seen once in a passage, however often he speaks
    expect(speaker.locator("svg")).to_be_visible()
