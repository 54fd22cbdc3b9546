"""The workshop in a real browser: a pack is begun, changed by form and by keys, seen, played, shared."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import LONG, PHONE, WIDE

KEPT = "[data-standing=kept]"


def begin(page: Page, game: str = "realm_of_sand") -> str:
    """A copy of the shipped pack on the bench; its address."""
    page.goto("/workshop")
    page.locator(f"[data-game={game}]").click()
    page.locator("[data-act=begin]").click()
    expect(page.locator("#ws-kind")).to_be_visible(timeout=LONG * 1000)
    return page.url


def lay(page: Page, entry: str) -> Locator:
    """The entry whose path this is, found by the search."""
    page.locator("#ws-search").fill(entry)
    page.locator(f"[data-part=entries] [data-entry='{entry}']").click()
    form = page.locator(f"article[data-entry='{entry}']")
    expect(form).to_be_visible()
    return form


def yaml_of(page: Page) -> str:
    page.locator("[data-tab=yaml]").click()
    text = page.locator("[data-part=yaml] textarea").input_value()
    page.locator("[data-tab=form]").click()
    return text


def more(page: Page, field: str) -> None:
    page.locator(f"[data-field='/{field}'] [data-act=more]").click()
    expect(page.locator(KEPT)).to_be_visible()


def told(page: Page, path: str) -> Any:
    """What the server has at that path of the pack on the bench."""
    return page.evaluate(
        """async (path) => {
            const [, , draft] = location.pathname.split("/");
            const key = JSON.parse(localStorage.getItem("drafts")).find((one) => one.draft === draft).key;
            const headers = { authorization: `Bearer ${key}` };
            const answer = await fetch(`/api/workshop/${draft}${path}`, { headers });
            return answer.json();
        }""",
        path,
    )


def stars(page: Page, entry: str = "corner-oven") -> int:
    value: int = told(page, f"/entry?file=cards.yaml&entry={entry}")["value"]["stars"]
    return value


def test_a_changed_card_is_kept_undone_and_done_again(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    before = stars(page)
    more(page, "stars")
    expect(page.locator("[data-act=undo]")).to_be_enabled()
    assert stars(page) == before + 1
    assert f"stars: {before + 1}" in yaml_of(page)
    page.locator("[data-act=undo]").click()
    expect(page.locator("#ws\\/stars")).to_have_value(str(before))
    assert stars(page) == before
    page.locator("[data-act=redo]").click()
    expect(page.locator("#ws\\/stars")).to_have_value(str(before + 1))


def test_form_and_yaml_change_each_other(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    page.locator("[data-tab=yaml]").click()
    text = page.locator("[data-part=yaml] textarea")
    text.fill(re.sub("picture: .*", "picture: mill", text.input_value()))
    page.locator("[data-act=keep-yaml]").click()
    expect(page.locator("[data-act=keep-yaml]")).to_be_disabled()
    page.locator("[data-tab=form]").click()
    expect(page.locator("#ws\\/picture")).to_have_value("mill")


def test_a_pattern_is_drawn_with_keys_alone_and_seen_at_once(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    page.locator("[role=gridcell][tabindex='0']").focus()
    for key in ("c", "ArrowRight", "m", "ArrowDown", "Enter", "Delete"):
        page.keyboard.press(key)
    expect(page.locator(KEPT)).to_be_visible()
    expect(page.locator("[data-sign=M][role=gridcell]")).to_have_count(1)
    pattern = told(page, "/entry?file=cards.yaml&entry=corner-oven")["value"]["pattern"]
    assert pattern[0].startswith("CM")


def test_words_stand_in_both_languages_and_reach_the_card(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    page.locator("[data-message=card-corner-oven] textarea[lang=en]").fill("Oven of the Cat")
    page.locator("[data-message=card-corner-oven] textarea[lang=it]").fill("Forno del Gatto")
    seen = page.locator("[data-part=seen]")
    expect(seen).to_contain_text("Forno del Gatto")
    page.locator("[data-seen=en]").click()
    expect(seen).to_contain_text("Oven of the Cat")
    expect(page.locator("[data-part=entries]")).to_contain_text("Forno del Gatto")


def test_a_fault_stands_at_its_field(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    page.locator("[role=gridcell][data-sign=C]").first.focus()
    rows = page.locator("[role=gridcell][data-sign=C]")
    while rows.count() > 0:
        rows.first.focus()
        page.keyboard.press("Delete")
    expect(page.locator("[data-field='/pattern'] [data-fault]").first).to_be_visible()
    expect(page.locator("[data-act=faults]")).not_to_have_attribute("data-faults", "0")
    page.locator("[data-act=faults]").click()
    expect(page.locator("dialog a[href*='corner-oven']").first).to_be_visible()


def test_a_pack_is_played_against_a_bot_and_one_key_leads_back(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    more(page, "stars")
    here = page.url
    page.locator("[data-act=play]").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("[data-part=table] [data-region=board]")).to_be_visible()
    expect(page.locator("[data-act=bench]")).to_be_visible()
    page.keyboard.press("w")
    expect(page).to_have_url(here)


def test_a_second_person_sees_every_change_as_it_happens(page: Page, person: Callable[..., Page]) -> None:
    begin(page)
    lay(page, "corner-oven")
    before = stars(page)
    page.locator("[data-act=share]").click()
    page.locator("[data-act=invite]").click()
    link = page.locator("[data-link]").input_value()
    page.keyboard.press("Escape")
    other = person(locale="en-GB")
    other.goto(link)
    lay(other, "corner-oven")
    assert "#" not in other.url, "the key stays out of the address bar"
    more(page, "stars")
    expect(other.locator("#ws\\/stars")).to_have_value(str(before + 1))
    more(other, "hourglasses")
    expect(page.locator("#ws\\/hourglasses")).to_have_value("1")
    expect(page.locator("#ws\\/stars")).to_have_value(str(before + 1))


def test_who_may_only_read_changes_nothing(page: Page, person: Callable[..., Page]) -> None:
    begin(page)
    page.locator("[data-act=share]").click()
    page.locator("[data-role=read]").click()
    page.locator("[data-act=invite]").click()
    other = person()
    other.goto(page.locator("[data-link]").input_value())
    lay(other, "corner-oven")
    expect(other.locator("[data-field='/stars'] [data-act=more]")).to_be_disabled()
    expect(other.locator("[data-act=new]")).to_have_count(0)


def test_what_is_exported_comes_back_as_it_was(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    more(page, "stars")
    with page.expect_download() as kept:
        page.locator("[data-act=export]").click()
    files = {one["file"]: one.get("bytes") for one in told(page, "")["files"]}
    page.goto("/workshop")
    page.locator("input[type=file]").set_input_files(kept.value.path(), timeout=30_000)
    expect(page.locator("#ws-kind")).to_be_visible()
    assert {one["file"]: one.get("bytes") for one in told(page, "")["files"]} == files


def test_effects_are_blocks_that_are_added_moved_and_taken_away(page: Page) -> None:
    begin(page, "sangue_reale")
    lay(page, "uniques/mondina")
    effects = page.locator("[data-field='/effects']")
    expect(effects.locator("[data-block=extra_dice]")).to_be_visible()
    effects.locator("[data-part=picker] [data-act=add]").click()
    effects.locator("[data-pick]", has=page.locator("b")).nth(0).click()
    expect(effects.locator("[data-block]")).to_have_count(2)
    effects.locator("[data-block]").nth(1).locator("header [data-act=up]").click()
    expect(effects.locator("[data-block]").nth(1)).to_have_attribute("data-block", "extra_dice")
    effects.locator("[data-block]").nth(0).locator("header [data-act=remove]").click()
    expect(effects.locator("[data-block]")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_barrier_stands_in_the_workshop(person: Callable[..., Page], size: dict[str, int]) -> None:
    page = person(viewport=size)
    page.goto("/workshop")
    expect(page.locator("[data-form=begin]")).to_be_visible()
    must_be_open_to_all(page, "shelf")
    begin(page)
    must_be_open_to_all(page, "bench")
    lay(page, "corner-oven")
    must_be_open_to_all(page, "entry")
    page.locator("[data-act=share]").click()
    must_be_open_to_all(page, "sharing")
    page.keyboard.press("Escape")
    page.locator("[data-tab=yaml]").click()
    must_be_open_to_all(page, "yaml")


def test_a_journal_is_a_graph_with_what_cannot_be_reached(page: Page) -> None:
    begin(page, "tainted_grail")
    lay(page, "locations/181")
    page.locator("[data-tab=graph]").click()
    graph = page.locator("[data-laid]")
    expect(graph).to_be_visible()
    section = told(page, "/entry?file=locations-hall.yaml&entry=locations/181")["value"]["journal"]
    expect(graph.locator("svg [data-verse]")).not_to_have_count(0)

    expect(graph.locator(f"[data-verse='181/{section['start']}']")).to_be_visible()
    graph.locator("svg [data-verse]").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("article[data-kind=verse]")).to_be_visible()


def test_a_new_card_is_made_and_lies_open_on_a_table_with_a_bot(page: Page) -> None:
    begin(page)
    page.locator("[data-act=new]").click()
    page.locator("#ws-new-it").fill("Torre del Gatto")
    page.locator("#ws-new-en").fill("Cat Tower")
    page.locator("[data-act=make]").click()
    expect(page.locator("article[data-entry=cat-tower]")).to_be_visible()
    page.locator("[data-brush=C]").click()
    for cell in ("2,2", "2,3"):
        page.locator(f"[role=gridcell][data-cell='{cell}']").click()
    more(page, "stars")
    page.locator("[data-act=play-from]").click()
    expect(page.locator("[data-part=table] [data-region=board]")).to_contain_text(
        "Torre del Gatto", timeout=LONG * 1000
    )


def test_a_corner_of_a_map_is_moved_by_keys_and_a_number_has_its_fields(page: Page) -> None:
    begin(page, "sangue_reale")
    page.locator("#ws-kind").select_option("map")
    page.locator("[data-part=entries] [data-kind=map]").first.click()
    page.locator("[data-tab=draw]").click()
    corner = page.locator("[data-handle=T]")
    before = told(page, "/entry?file=maps/era-1.yaml&entry=")["value"]["corners"]["T"]
    corner.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(corner).to_have_attribute("cx", str(before[0] + 5))
    expect(page.locator(KEPT)).to_be_visible()
    assert told(page, "/entry?file=maps/era-1.yaml&entry=")["value"]["corners"]["T"] == [before[0] + 5, before[1]]
    page.locator("circle[data-kind=slot]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-chosen] [data-field$='/number']")).to_be_visible()


def test_a_column_is_drawn_circle_by_circle(page: Page) -> None:
    begin(page, "sangue_reale")
    page.locator("#ws-kind").select_option("sheet")
    page.locator("[data-part=entries] [data-kind=sheet]").first.click()
    row = page.locator("[data-part=column]").first.locator("[data-row='0']")
    row.locator("[data-act=pair]").click()
    expect(row.locator("[data-act=pair]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(KEPT)).to_be_visible()
    sheet = page.evaluate("location.pathname").split("/")[3]
    rows = told(page, f"/entry?file={sheet}&entry=")["value"]["columns"][0]["rows"]
    assert rows.startswith("d ")


def test_the_small_coast_has_boards_for_keys_and_tables(page: Page) -> None:
    page.goto("/workshop")
    page.locator("[data-game=tainted_grail]").click()
    page.locator("[data-from=small]").click()
    page.locator("[data-act=begin]").click()
    expect(page.locator("#ws-kind")).to_be_visible(timeout=LONG * 1000)
    page.locator("#ws-kind").select_option("card")
    page.locator("[data-part=entries] [data-kind=card]").first.click()
    left = page.locator("[data-part=edge-board][data-side=l] [data-row]")
    expect(left.first).to_be_visible()
    count = left.count()
    page.locator("[data-part=edge-board][data-side=l] [data-act=add-key]").click()
    expect(left).to_have_count(count + 1)
    page.locator("[data-act=undo]").click()
    expect(left).to_have_count(count)
    must_be_open_to_all(page, "keys")
    page.locator("#ws-kind").select_option("encounter")
    page.locator("[data-part=entries] [data-kind=encounter]").first.click()
    expect(page.locator("[data-part=table-board] [data-stretch]")).not_to_have_count(0)
    must_be_open_to_all(page, "table")


def test_what_is_typed_where_a_choice_leads_is_kept(page: Page) -> None:
    page.goto("/workshop")
    page.locator("[data-game=tainted_grail]").click()
    page.locator("[data-from=small]").click()
    page.locator("[data-act=begin]").click()
    lay(page, "locations/103/journal/verses/v1")
    page.locator("[data-field='/choices'] > [data-part=items] > [data-act=add]").click()
    goto = page.locator("[data-field='/choices/3/goto'] input")
    goto.focus()
    expect(page.locator("[data-field='/choices/3/goto'] [role=option]")).to_have_count(4)  # this Location's own verses
    goto.press_sequentially("end")
    goto.press("Tab")
    expect(goto).to_have_value("end")
    page.locator("[data-field='/choices/3/key'] input").fill("light")
    page.locator("[data-field='/choices/3/key'] input").press("Tab")
    expect(page.locator("[data-message=verse-103-v1-light]")).to_be_visible()
    expect(page.locator(KEPT)).to_be_visible()
    kept = told(page, "/entry?file=places.yaml&entry=locations/103/journal/verses/v1")["value"]["choices"][3]
    assert kept == {"key": "light", "goto": "end"}


def test_a_table_begins_after_rounds_that_bots_have_played(page: Page) -> None:
    begin(page)
    lay(page, "corner-oven")
    page.locator("[data-act=start]").click()
    page.locator("#ws-start-rounds").fill("2")
    page.locator("[data-act=start-now]").click()
    expect(page.locator("[data-part=table] [data-region=board]")).to_be_visible(timeout=LONG * 1000)
