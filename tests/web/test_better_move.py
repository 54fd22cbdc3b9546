"""The replay of a game looked at again: where something was given away, the better answer is drawn on the board."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.web.encountering import lead
from tests.web.laying import PHONE, WIDE, Table
from tests.web.words import said

Lay = Callable[..., Table]
Person = Callable[..., Page]
ALONE = [{"who": "me", "name": "Livia"}]


def played(table: Table, verb: str) -> tuple[int, Any, Any]:
    """Plays to the end; where first several answers had this verb: moment, question, and one not given there."""
    found: tuple[int, Any, Any] | None = None
    while table.my_turn():
        ply, question = table.moment()["ply"], table.questions()[0]
        options = [one for one in question["options"] if one["answer"]["verb"] == verb]
        if found is None and len(options) > 1:
            found = ply, question, options[-1]
        table.answer(1)
    assert found is not None
    return found


def judged(page: Page, ply: int, question: Any, better: Any) -> None:
    """What the analysis says is given here: what is drawn of it is what is looked at."""
    turn = {"ply": ply, "seat": 0, "key": question["keys"][0], "best": better["key"], "before": 0.5, "after": 0.4}
    turn |= {"best_value": 0.5, "text": "…", "lost": 0.1}
    turn |= {"prompt": question["prompt"], "asked": question["text"], "option": better}
    curve = [{"ply": 0, "values": [0.5, 0.5]}, {"ply": ply + 1, "values": [0.4, 0.6]}]
    told = {"bot": "bot", "measure": "chance", "curve": curve, "turns": [turn], "text": "…", "seats": []}

    def tell(route: Route) -> None:
        route.fulfill(json=told)

    page.route(re.compile(r"/analysis\b"), tell)


def visit(page: Page, table: Table) -> Locator:
    page.goto(table.link)
    page.get_by_role("button", name=said("analysis-ask")).click()
    page.get_by_role("button", name=said("analysis-visit")).click()
    return page.get_by_role("region", name=said("replay-region"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_tile_lies_where_it_would_have_been_better(person: Person, lay: Lay, size: Any) -> None:
    page = person(viewport=size)
    table = lay("realm_of_sand", options={"rs.max_rounds": 2})
    ply, question, better = played(table, "place")
    judged(page, ply, question, better)
    replay = visit(page, table)
    expect(replay.locator(f"[data-better='{better['key']}']")).to_be_visible()
    landing = page.locator("[role=gridcell][aria-selected=true]")
    expect(landing.first).to_be_attached()
    drawn = landing.count()
    assert drawn >= 2
    page.locator("main").press("Enter")  # it is shown, and can no longer be given
    expect(landing).to_have_count(drawn)
    assert table.moment()["ply"] == table.moment()["table"]["ply"]
    page.get_by_role("button", name=said("replay-on")).click()
    expect(landing).to_have_count(0)
    page.get_by_role("button", name=said("replay-back")).click()
    expect(landing).to_have_count(drawn)
    page.get_by_role("button", name=said("replay-now")).click()
    expect(landing).to_have_count(0)


def test_the_better_number_is_lifted_on_the_map(page: Page, lay: Lay) -> None:
    table = lay(options={"sr.character_pick": "random"})
    ply, question, better = played(table, "circle")
    judged(page, ply, question, better)
    visit(page, table)
    lit = page.locator("main [data-key]")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-key", better["key"])
    expect(lit).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_title("Sangue Reale")  # nobody is called: the game is over


def test_the_better_card_lies_in_the_row(page: Page, lay: Lay) -> None:
    table = lay("tainted_grail", ALONE, options={"tg.encounter": "any"})
    table.answer(1)  # who walks
    ply, question, better = played(lead(table, 0), "play")
    judged(page, ply, question, better)
    visit(page, table)
    expect(page.locator(f"main [data-key='{better['key']}'][aria-pressed=true]")).to_be_visible()
