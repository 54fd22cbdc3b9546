"""The frame around every board: answers, undo by consent, the chronicle, the past, branches, the end, a lost line."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.barriers import must_be_open_to_all
from tests.web.laying import Table, in_step, in_words, wait_for_question

RANDOM = {"sr.character_pick": "random"}
LAST = 25  # rounds of an Era


def ask(page: Page) -> Any:
    return page.get_by_role("region", name="La domanda")


def choose(page: Page, nth: int = 0) -> None:
    """Lift an option of the list and send it."""
    page.get_by_role("region", name="Le tue scelte").get_by_role("button").nth(nth).click()
    page.get_by_role("button", name="Confermo").click()


def test_an_answer_is_lifted_sent_and_told(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    in_words(page)
    page.goto(table.link)
    choices = page.get_by_role("region", name="Le tue scelte")
    choices.get_by_role("button", name="Ulthar").click()
    expect(choices.get_by_role("button", name="Ulthar")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Rimetti giù").click()
    expect(page.get_by_role("button", name="Confermo")).to_have_count(0)
    choices.get_by_role("button", name="Ulthar").click()
    page.get_by_role("button", name="Confermo").click()
    expect(ask(page)).to_contain_text("azione pianifichi")
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_contain_text("Ulthar")


def test_one_answer_is_taken_back_at_once(page: Page, lay: Callable[..., Table]) -> None:
    table = lay("realm_of_sand", [{"who": "me", "name": "Livia"}])
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    before = ask(page).get_by_role("status").inner_text()
    choose(page)
    expect(page.get_by_role("button", name=re.compile("Annulla una risposta"))).to_be_visible()
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
    guest.get_by_role("button", name="Sit down").click()
    page.goto(table.link)
    plan = in_step(page, table)
    page.get_by_role("region", name="Le tue scelte").get_by_role("button", name="Azione 1").click()
    page.get_by_role("button", name="Confermo").click()
    guest.get_by_role("region", name="Your choices").get_by_role("button", name="Action 6").click()
    guest.get_by_role("button", name="Choose this").click()
    table.until(lambda now: any(one["held"] is None and one["id"] != plan for one in now["sight"]["decisions"]))
    assert in_step(page, table)
    page.get_by_role("button", name="Annulla.").click()
    sheet = page.get_by_role("dialog", name="Torna indietro…")
    expect(sheet).to_contain_text("devono essere d'accordo tutti")
    sheet.get_by_label("Perché").fill("ho toccato per sbaglio")
    sheet.get_by_role("radio").last.check()
    sheet.get_by_role("button", name="Chiedi a tutti").click()
    vote = guest.get_by_role("alertdialog")
    expect(vote).to_contain_text("ho toccato per sbaglio")
    vote.get_by_role("button", name="I agree").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(ask(page)).to_contain_text("azione pianifichi")


def test_who_plays_alone_goes_back_with_one_button_and_asks_nobody(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    table.answer(4)
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    ply = table.moment()["ply"]
    page.get_by_role("button", name="Tavolo", exact=True).click()
    page.get_by_role("button", name="Torna indietro…").click()
    sheet = page.get_by_role("dialog", name="Torna indietro…")
    expect(sheet.get_by_role("radio", checked=True)).to_have_count(1)
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    expect(sheet).not_to_contain_text("tutti")
    expect(sheet.get_by_role("button", name="Torna indietro")).to_be_in_viewport(ratio=1)
    sheet.get_by_role("button", name="Torna indietro").click()
    expect(sheet).to_have_count(0)
    table.until(lambda moment: moment["ply"] < ply)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_contain_text("Livia torna indietro.")
    expect(page.get_by_role("log")).not_to_contain_text("consenso")


def test_who_begins_is_offered_the_lesson_at_the_first_question(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    in_words(page)
    page.goto(table.link)
    assert in_step(page, table)
    ask(page).get_by_role("button", name="Spiegami il gioco").click()
    expect(page.get_by_label("Lezione", exact=True)).to_be_visible()
    expect(ask(page).get_by_role("button", name="Spiegami il gioco")).to_have_count(0)


def test_the_chronicle_leads_the_board_back_to_any_moment(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    table.answer(12)
    in_words(page)
    page.goto(table.link)
    board = page.get_by_role("region", name="Il tavolo a parole")
    assert in_step(page, table)
    now = table.call("GET", f"/tables/{table.id}/text?seat=0&language=it", table.key)["text"]
    expect(board).to_have_text(now)
    page.keyboard.press("l")
    page.get_by_role("button", name="Guarda il tabellone dopo la risposta 2", exact=True).click()
    past = page.get_by_role("region", name="Il passato del tavolo")
    expect(past).to_be_visible()
    expect(board).not_to_have_text(now)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(past.get_by_role("slider")).to_have_value("3")
    past.get_by_role("slider").fill("0")
    expect(board).to_contain_text("Round 0")
    page.keyboard.press("Escape")
    expect(board).to_have_text(now)


def test_play_on_from_a_moment_of_the_past(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    table.answer(10)
    page.goto(table.link)
    wait_for_question(page)
    page.keyboard.press("l")
    page.get_by_role("button", name="Guarda il tabellone dopo la risposta 2", exact=True).click()
    page.get_by_role("button", name="Gioca da qui").click()
    page.get_by_role("dialog", name="Gioca da qui").get_by_role("button", name="Gioca da qui").click()
    page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    wait_for_question(page)
    page.get_by_role("button", name="Tavolo", exact=True).click()
    expect(page.get_by_role("dialog", name="Tavolo")).to_contain_text("nasce da un altro")


def test_the_end_tells_the_score_the_seal_and_the_way_on(page: Page, lay: Callable[..., Table]) -> None:
    table = lay()
    while table.moment()["sight"]["view"]["round"] < LAST - 1:  # who watches on a slow machine is shown every answer
        table.answer(4)
    page.goto(table.link)
    wait_for_question(page)
    table.answer(1_000)
    result = page.get_by_role("dialog", name="Esito")
    expect(result).to_contain_text("Livia")
    expect(result).to_contain_text("Torna: nessuno ha toccato la sorte.")
    expect(result).to_contain_text("prova")
    result.get_by_role("button", name="Rivedi").click()
    past = page.get_by_role("region", name="Il passato del tavolo")
    past.get_by_label("Da quale posto").select_option("1")
    past.get_by_role("button", name="Scorri da solo").click()
    expect(past.get_by_role("slider")).not_to_have_value("0")
    past.get_by_role("button", name="Torna a ora").click()
    page.get_by_role("button", name="Esito").click()
    result.get_by_role("button", name="Ancora una").click()
    page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    wait_for_question(page)


def test_why_not_leads_to_the_clause(page: Page, lay: Callable[..., Table]) -> None:
    table = lay(options=RANDOM)
    page.goto(table.link)
    while table.my_turn() and not refusals(table, table.questions()[0]["id"]):
        table.answer(1)
    assert in_step(page, table)
    expect(page.get_by_role("button", name="Perché non posso…?")).to_be_visible()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Perché non posso…?").get_by_role("button", name="Regola").first.click()
    expect(page.locator(".clause.here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Regole", exact=True).click()
    expect(page.get_by_role("dialog", name="Regole").locator(".brief li").first).to_be_in_viewport()


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
    guest.get_by_label("Il tuo nome").fill("Ada")
    guest.get_by_role("button", name="Siediti").click()
    wait_for_question(guest)
    guest.keyboard.press("l")
    guest.get_by_label("Di' qualcosa al tavolo").fill("Buona partita")
    guest.keyboard.press("Enter")
    wait_for_question(page)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_contain_text("Ada: Buona partita")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tavolo", exact=True).click()
    page.get_by_text("Impostazioni").click()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("region", name="The question")).to_contain_text("character")


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
    expect(ask(page)).to_contain_text("Round 1,")
    cut = True
    streams[-1].close()
    expect(page.get_by_text("Connessione persa. Il tavolo è al sicuro; riprovo…")).to_be_visible()
    choose(page, 1)
    cut = False
    expect(page.get_by_text("Connessione persa. Il tavolo è al sicuro; riprovo…")).to_have_count(0, timeout=60_000)
    expect(ask(page)).not_to_contain_text("Round 1,")
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_contain_text("ha pianificato")
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
    expect(ask(page)).to_contain_text("Ada pensa ancora.")
    streams[-1].send('{"type": "reminder", "seats": [1], "since": 0}')
    expect(ask(page)).to_contain_text("Ada si fa aspettare")
    ask(page).get_by_role("button", name="Bot per l'assente").click()
    expect(page.get_by_role("dialog", name="Tavolo").get_by_role("button", name="Bot per l'assente")).to_be_visible()


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
    expect(page.get_by_role("link", name="Una partita nuova")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Salva come file").click()
    assert len(json.loads(download.value.path().read_text())["answers"]) == 3
    must_be_open_to_all(page, "locked")
