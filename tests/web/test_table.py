"""The frame around every board: answers, undo by consent, the chronicle, the past, branches, the end, a lost line."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import Table, in_step, in_words, wait_for_question
from tests.web.words import in_english, said, told

AGAINST_A_BOT = [{"who": "me", "name": "Livia"}, {"who": "bot", "name": "Bot", "bot": "random"}]
GREETING, REASON, SEED = "Buona partita", "ho toccato per sbaglio", "prova"
RANDOM = {"sr.character_pick": "random"}
LAST = 25  # rounds of an Era


def ask(page: Page) -> Any:
    return page.get_by_role("region", name=said("ask-region"))


def choose(page: Page, nth: int = 0) -> None:
    """Lift an option of the list and send it."""
    page.get_by_role("region", name=said("generic-choices")).get_by_role("button").nth(nth).click()
    page.get_by_role("button", name=said("ask-send")).click()


def test_an_answer_is_lifted_sent_and_told(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    in_words(page)
    page.goto(table.link)
    choices = page.get_by_role("region", name=said("generic-choices"))
    ulthar = choices.locator("[data-key='character:ulthar']")
    ulthar.click()
    expect(ulthar).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=said("ask-put-back")).click()
    expect(page.get_by_role("button", name=said("ask-send"))).to_have_count(0)
    ulthar.click()
    page.get_by_role("button", name=said("ask-send")).click()
    expect(page.locator("[data-region=ask][data-prompt=plan]")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_contain_text(told("sangue_reale", "character-ulthar"))


def test_one_answer_is_taken_back_at_once(page: Page, lay: Callable[..., Table]) -> None:
    table = lay("realm_of_sand", [{"who": "me", "name": "Livia"}])
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    before = ask(page).get_by_role("status").inner_text()
    choose(page)
    expect(page.locator("[data-undo='1']")).to_be_visible()
    page.keyboard.press("u")
    expect(ask(page).get_by_role("status")).to_have_text(before)
    table.until(lambda moment: moment["ply"] == 0)


def test_beyond_the_barrier_everybody_must_agree(
    page: Page, person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    people = [{"who": "me", "name": "Livia"}, {"who": "open", "name": "Ada"}]
    table = lay(seats=people, options=RANDOM)
    guest = person(locale="en-GB")
    for who in (page, guest):
        in_words(who)
    guest.goto(f"/join/{table.id}#{table.opened['invites'][0]['key']}")
    guest.get_by_role("button", name=in_english("join-sit")).click()
    page.goto(table.link)
    plan = in_step(page, table)
    page.get_by_role("region", name=said("generic-choices")).locator("[data-key='plan:1']").click()
    page.get_by_role("button", name=said("ask-send")).click()
    guest.get_by_role("region", name=in_english("generic-choices")).locator("[data-key='plan:6']").click()
    guest.get_by_role("button", name=in_english("ask-send")).click()
    table.until(lambda now: any(one["held"] is None and one["id"] != plan for one in now["sight"]["decisions"]))
    assert in_step(page, table)
    page.locator("[data-undo='0']").click()
    sheet = page.get_by_role("dialog", name=said("menu-undo"))
    expect(sheet).to_contain_text(said("undo-consent"))
    sheet.get_by_label(said("undo-reason")).fill(REASON)
    sheet.get_by_role("radio").last.check()
    sheet.get_by_role("button", name=said("undo-ask")).click()
    vote = guest.get_by_role("alertdialog")
    expect(vote).to_contain_text(REASON)
    vote.get_by_role("button", name=in_english("vote-yes")).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.locator("[data-region=ask][data-prompt=plan]")).to_be_visible()


def test_who_plays_alone_goes_back_with_one_button_and_asks_nobody(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    table.answer(4)
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    ply = table.moment()["ply"]
    page.get_by_role("button", name=said("bar-menu"), exact=True).click()
    page.get_by_role("button", name=said("menu-undo")).click()
    sheet = page.get_by_role("dialog", name=said("menu-undo"))
    expect(sheet.get_by_role("radio", checked=True)).to_have_count(1)
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    expect(sheet).not_to_contain_text(said("undo-consent"))
    expect(sheet.get_by_role("button", name=said("undo-go"))).to_be_in_viewport(ratio=1)
    sheet.get_by_role("button", name=said("undo-go")).click()
    expect(sheet).to_have_count(0)
    table.until(lambda moment: moment["ply"] < ply)
    page.keyboard.press("l")
    expect(page.locator("[role=log] [data-act=undone]")).to_have_count(1)
    expect(page.locator("[role=log] [data-act=proposed]")).to_have_count(0)


def test_who_begins_is_offered_the_lesson_at_the_first_question(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    ask(page).get_by_role("button", name=said("menu-lesson")).click()
    expect(page.get_by_label(said("lesson-region"), exact=True)).to_be_visible()
    expect(ask(page).get_by_role("button", name=said("menu-lesson"))).to_have_count(0)


def test_the_chronicle_leads_the_board_back_to_any_moment(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    table.answer(12)
    in_words(page)
    page.goto(table.link)
    board = page.get_by_role("region", name=said("generic-table"))
    assert in_step(page, table)
    now = table.call("GET", f"/tables/{table.id}/text?seat=0&language=it", table.key)["text"]
    expect(board).to_have_text(now)
    page.keyboard.press("l")
    page.get_by_role("button", name=said("log-visit", ply=2), exact=True).click()
    past = page.get_by_role("region", name=said("replay-region"))
    expect(past).to_be_visible()
    expect(board).not_to_have_text(now)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(past.get_by_role("slider")).to_have_value("3")
    past.get_by_role("slider").fill("0")
    first = table.call("GET", f"/tables/{table.id}/text?seat=0&ply=0&language=it", table.key)["text"]
    expect(board).to_have_text(first)
    page.keyboard.press("Escape")
    expect(board).to_have_text(now)


def test_play_on_from_a_moment_of_the_past(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    table.answer(10)
    page.goto(table.link)
    wait_for_question(page)
    page.keyboard.press("l")
    page.get_by_role("button", name=said("log-visit", ply=2), exact=True).click()
    page.get_by_role("button", name=said("replay-branch")).click()
    page.get_by_role("dialog", name=said("replay-branch")).get_by_role("button", name=said("replay-branch")).click()
    page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    wait_for_question(page)
    page.get_by_role("button", name=said("bar-menu"), exact=True).click()
    expect(page.get_by_role("dialog", name=said("bar-menu"))).to_contain_text(said("mark-branch"))


def test_the_end_tells_the_score_the_seal_and_the_way_on(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(seats=AGAINST_A_BOT, seed=SEED)
    # Who watches on a slow machine is shown every answer. By the bot's luck the Era may end before its last rounds.
    while table.my_turn() and table.moment()["sight"]["view"]["round"] < LAST - 1:
        table.answer(4)
    page.goto(table.link)
    if table.my_turn():
        wait_for_question(page)
        table.answer(1_000)
    result = page.get_by_role("dialog", name=said("ask-result"))
    expect(result).to_contain_text("Livia")
    expect(result).to_contain_text(said("verify-fits"))
    expect(result).to_contain_text(SEED)
    result.get_by_role("button", name=said("ask-replay")).click()
    past = page.get_by_role("region", name=said("replay-region"))
    past.get_by_label(said("replay-eyes")).select_option("1")
    past.get_by_role("button", name=said("replay-play")).click()
    expect(past.get_by_role("slider")).not_to_have_value("0")
    past.get_by_role("button", name=said("replay-now")).click()
    page.get_by_role("button", name=said("ask-result")).click()
    result.get_by_role("button", name=said("result-rematch")).click()
    page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    wait_for_question(page)


def test_why_not_leads_to_the_clause(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    page.goto(table.link)
    while table.my_turn() and not refusals(table, table.questions()[0]["id"]):
        table.answer(1)
    assert in_step(page, table)
    expect(page.get_by_role("button", name=said("ask-why"))).to_be_visible()
    page.keyboard.press("?")
    page.get_by_role("dialog", name=said("ask-why")).locator("[data-clause]").first.click()
    expect(page.locator("[data-clause][aria-current=true]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("bar-rules"), exact=True).click()
    expect(page.get_by_role("dialog", name=said("bar-rules")).locator("[data-part=brief] li").first).to_be_in_viewport()


def refusals(table: Table, decision: str) -> list[Any]:
    found: list[Any] = table.call("GET", f"/tables/{table.id}/decisions/{decision}", table.key)["refused"]
    return [one for one in found if one["rule"]]


def test_people_talk_and_the_language_changes_without_a_loss(
    page: Page, person: Callable[..., Page], lay: Callable[..., Table]
) -> None:
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open", "name": ""}])
    page.goto(f"/t/{table.id}#{table.key}")
    guest = person()
    guest.goto(f"/join/{table.id}#{table.opened['invites'][0]['key']}")
    guest.get_by_label(said("your-name")).fill("Ada")
    guest.get_by_role("button", name=said("join-sit")).click()
    wait_for_question(guest)
    guest.keyboard.press("l")
    guest.get_by_label(said("talk-say")).fill(GREETING)
    guest.keyboard.press("Enter")
    wait_for_question(page)
    page.keyboard.press("l")
    expect(page.locator("[role=log] [data-act=talked]")).to_contain_text("Ada")
    expect(page.locator("[role=log] [data-act=talked]")).to_contain_text(GREETING)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("bar-menu"), exact=True).click()
    page.get_by_text(said("nav-settings")).click()
    page.locator("[data-value=en]").click()
    asked = table.call("GET", f"/tables/{table.id}/sight?seat=0&language=en", table.key)["sight"]["decisions"][0]
    expect(page.get_by_role("region", name=in_english("ask-region"))).to_contain_text(asked["text"])


def test_a_lost_line_is_said_and_nothing_is_missing_after_it(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    streams: list[WebSocketRoute] = []
    cut = False

    def through(route: WebSocketRoute) -> None:
        if cut:
            route.close()
            return
        streams.append(route)
        route.connect_to_server()

    page.route_web_socket(re.compile("/stream$"), through)
    in_words(page)
    page.goto(table.link)
    before = in_step(page, table)
    cut = True
    streams[-1].close()
    expect(page.get_by_text(said("link-lost"))).to_be_visible()
    choose(page, 1)
    cut = False
    expect(page.get_by_text(said("link-lost"))).to_have_count(0, timeout=60_000)
    expect(page.locator("[data-region=ask]")).not_to_have_attribute("data-decision", before)
    page.keyboard.press("l")
    expect(page.locator("[role=log] [data-event=PlanLocked]").first).to_be_visible()
    assert table.planned(0) > 0


def test_who_keeps_the_table_waiting_is_named_and_a_bot_may_play_instead(page: Page, lay: Callable[..., Table]) -> None:
    """The server says so once; it waits three minutes for that, so here its words are put into the stream."""
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open", "name": "Ada"}], options=RANDOM)
    invite = table.opened["invites"][0]["key"]
    table.call("POST", f"/tables/{table.id}/seats", invite, {"name": "Ada"})
    streams: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        streams.append(route)
        route.connect_to_server()

    page.route_web_socket(re.compile("/stream$"), through)
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    choose(page)
    expect(ask(page)).to_contain_text(said("ask-held", names="Ada", count=1))
    streams[-1].send('{"type": "reminder", "seats": [1], "since": 0}')
    expect(ask(page)).to_contain_text(said("ask-missed", names="Ada", count=1))
    ask(page).get_by_role("button", name=said("seat-replace")).click()
    expect(
        page.get_by_role("dialog", name=said("bar-menu")).get_by_role("button", name=said("seat-replace"))
    ).to_be_visible()


def test_a_table_whose_pack_has_changed_says_so_and_gives_its_file(page: Page, lay: Callable[..., Table]) -> None:
    """The server's own words for it are put into the stream; the file is the one that it gives."""
    table = lay("realm_of_sand", [{"who": "me", "name": "Livia"}])
    table.answer(3)
    why = "Questo gioco è cambiato da quando il tavolo è stato aperto."
    no = {"code": "TABLE_E_OTHER_PACK", "rule": "", "key": "", "text": why}

    def locked(route: WebSocketRoute) -> None:
        route.send(json.dumps({"type": "no", "id": "", "refusal": no}))
        route.close(code=4409)

    page.goto(table.link)
    wait_for_question(page)
    page.route_web_socket(re.compile("/stream$"), locked)
    page.reload()
    expect(page.get_by_role("status")).to_have_text(why)
    expect(page.get_by_role("link", name=said("link-new"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=said("menu-file")).click()
    assert len(json.loads(download.value.path().read_text())["answers"]) == 3
    must_be_open_to_all(page, "locked")
