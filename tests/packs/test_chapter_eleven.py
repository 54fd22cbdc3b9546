"""Chapter XI, the road home: who was last, five passings in their order, who was told, and who sits at supper."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import BOX, offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon

HOME = ("five_together#1", "five_together#2", "five_together#3", "five_together#4")
COUNTRY = range(198, 220)
WARNED = {
    200: ("tell_the_eleven_leagues", 1),
    201: ("tell_them_that_it_goes", 2),
    202: ("tell_the_office_and_the", 3),
    203: ("tell_the_queue_and_the", 4),
    199: ("tell_the_boys_and_the", 5),
    206: ("tell_them_what_is_coming", 6),
    210: ("tell_the_twelve_doors", 7),
    217: ("tell_those_who_are_asleep", 8),
    214: ("tell_them_it_is_time", 9),
}
SUPPERS = {
    "the_five_sit_the_four": (17, "book.641"),
    "everybody_stands": (18, "book.642"),
    "two_tables": (19, "book.935"),
    "you_sit_down": (20, "book.643"),
}


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table(*marks, at=number, chapter="ch11", who=who, secrets=secrets)


def begun(*marks: str) -> Avalon:
    g = table(*marks, at=178, chapter="ch10")
    play(g, BeginChapter("ch11"))
    return g


def has(g: Avalon, key: str, part: int) -> bool:
    return is_so(g, {"status": {key: part}})


def pages(g: Avalon, section: str) -> list[str]:
    return [line for line in told(g) if line.startswith(f"verse-{section}")]


def test_it_begins_on_the_quay_with_spoons() -> None:
    g = begun()
    assert (g.heroes[0].at, list(g.menhirs), sorted(g.places)) == (198, [198], [198, 199, 200])
    assert read(g) == ["book.570"]


@pytest.mark.parametrize(
    ("mark", "part"), [("nolwenn#3", 4), ("corentin#4", 3), ("hedra#1", 2), ("hedra#3", 2), ("talan#2", 1)]
)
def test_who_was_freed_before_only_walks(mark: str, part: int) -> None:
    g = begun(mark)
    assert [has(g, "five_together", n) for n in range(1, 6)] == [n == part for n in range(1, 6)]
    assert pages(g, "book-570-told") != pages(begun(), "book-570-told")


def test_its_country_is_closed_and_hangs_together() -> None:
    ways = {number: set(BOX.locations[number].keys.values()) for number in COUNTRY}
    assert set().union(*ways.values()) == set(COUNTRY)
    met, ahead = {198}, [198]
    while ahead:
        ahead += (new := ways[ahead.pop()] - met)
        met |= new
    assert met == set(COUNTRY)


@pytest.mark.parametrize(
    ("marks", "who", "choice", "part"),
    [
        (("gwenneg#5",), "verme", "gwenneg_is_with_us", 1),
        (("gwenneg#4",), "verme", "wash_him_at_the_pump", 3),
        (("gwenneg#2",), "verme", "send_the_crows_for_him", 4),
        ((), "arev", "one_of_us_was_late", 2),
        ((), "verme", "take_the_boy_with_the", 5),
    ],
)
def test_there_is_always_somebody_who_was_last(marks: tuple[str, ...], who: str, choice: str, part: int) -> None:
    g = answer(visit(at(198, *marks, who=who)), "ask_who_was_the_last")
    answer(g, choice)
    assert has(g, "homeward", part)
    assert is_so(g, {"has": {"secret": 76, "by": "party"}})
    assert offers(visit(at(200, f"homeward#{1 if part in (3, 4) else part}")), "let_the_last_walk_past")


def test_worm_does_not_swear_and_gwenneg_comes_only_if_he_is_free() -> None:
    assert not offers(answer(visit(at(198, who="verme")), "ask_who_was_the_last"), "one_of_us_was_late")
    g = answer(visit(at(198, "gwenneg#2", "relief#1")), "ask_who_was_the_last")
    assert not offers(g, "send_the_crows_for_him")


@pytest.mark.parametrize(
    ("number", "choice", "needs", "part"),
    [
        (200, "let_the_last_walk_past", "homeward#1", 4),
        (199, "have_nolwenn_walk_past_him", "five_together#4", 3),
        (203, "have_corentin_walk_past_her", "five_together#3", 2),
        (208, "have_hedra_walk_past_him", "five_together#2", 1),
    ],
)
def test_nobody_is_passed_out_of_order(number: int, choice: str, needs: str, part: int) -> None:
    assert not offers(visit(at(number)), choice)
    g = answer(visit(at(number, needs)), choice)
    assert has(g, "five_together", part)
    assert not offers(visit(g), choice)


@pytest.mark.parametrize(
    ("number", "choice", "part", "next_place", "next_choice"),
    [
        (199, "make_him_let_go_now", 8, 203, "have_corentin_walk_past_her"),
        (203, "get_her_off_it_before", 9, 208, "have_hedra_walk_past_him"),
        (208, "pull_him_off_before_his", 10, 212, "go_in_to_supper"),
    ],
)
def test_pulled_off_before_the_turn_they_cannot_say_it(
    number: int, choice: str, part: int, next_place: int, next_choice: str
) -> None:
    g = visit(at(number))
    before = g.heroes[0].health
    answer(g, choice)
    assert (g.heroes[0].health, has(g, "homeward", part)) == (before - 3, True)
    others = [f"five_together#{one}" for one in (2, 3, 4) if next_place == 212 or one == 4]
    assert offers(visit(at(next_place, f"homeward#{part}", *others)), next_choice)
    pulled = visit(at(212, f"homeward#{part}", "homeward#10", *HOME[1:]))
    assert "verse-book-577-told-9" in told(answer(pulled, "go_in_to_supper"))


def test_a_stone_let_go_burns_one_day_more_and_one_that_is_kept_longer() -> None:
    g = answer(visit(at(203, "five_together#3")), "have_corentin_walk_past_her")
    assert g.menhirs[203] == 1
    g = answer(visit(at(208, "five_together#1", "relief#3", "talan#3")), "see_to_the_other_pair")
    answer(g, "let_him_stay_who_asks")
    assert g.menhirs[208] == 6


@pytest.mark.parametrize(
    ("choice", "part", "page"), [("we_knew", 11, "book.931"), ("it_was_kind_at_the_time", 12, "book.932")]
)
def test_hedra_asks_a_second_time(choice: str, part: int, page: str) -> None:
    g = answer(visit(at(203, "five_together#3", "hedra#2")), "have_corentin_walk_past_her")
    answer(g, choice)
    assert has(g, "homeward", part)
    assert page in read(g)
    crows = answer(visit(at(208, "five_together#2", f"homeward#{part}")), "answer_the_crows")
    assert len(pages(crows, "208-v4-told")) == 1


def test_four_and_a_hat() -> None:
    g = visit(at(208, "talan#5", "five_together#2"))
    assert not offers(g, "have_hedra_walk_past_him")
    answer(answer(g, "have_hedra_walk_past_the"), "beor_says_what_he_weighed")
    assert has(g, "homeward", 15)
    supper = answer(visit(at(212, "homeward#15", "homeward#16", *HOME[1:])), "go_in_to_supper")
    assert {"verse-book-577-told-10", "verse-book-577-told-12"} <= set(told(supper))


@pytest.mark.parametrize("number", WARNED)
def test_whoever_is_told_is_in_the_meadow_afterwards(number: int) -> None:
    choice, part = WARNED[number]
    g = answer(visit(at(number)), choice)
    assert has(g, "warned", part)
    assert not offers(g, choice)
    if part == 9:
        assert has(g, "hulls_ready", 2)
    else:
        meadow = answer(visit(at(216, f"warned#{part}")), "see_who_has_come")
        assert pages(meadow, "216-v2-told") == [f"verse-216-v2-told-{part}"]


def test_the_word_left_with_the_generous_one_is_kept() -> None:
    g = answer(visit(at(201, secrets=(53,))), "keep_the_word_you_left")
    assert has(g, "word_given", 11)
    assert not is_so(g, {"has": {"secret": 53, "by": "any"}})
    assert "201.o1" in read(visit(answer(g, "go_on_along_the_road")))


@pytest.mark.parametrize("who_sits", SUPPERS)
def test_supper_ends_the_chapter(who_sits: str) -> None:
    part, page = SUPPERS[who_sits]
    g = answer(visit(at(212, *HOME)), "go_in_to_supper")
    assert keys(g) == list(SUPPERS)
    answer(g, who_sits)
    assert {page, "book.930"} <= set(read(g))
    assert has(g, "homeward", part)
    assert has(g, "five_together", 5)
    assert g.chapter == "ch12"


def test_nobody_goes_in_while_somebody_still_stands() -> None:
    assert offers(visit(at(212, *HOME)), "go_in_to_supper")
    for missing in HOME:
        assert not offers(visit(at(212, *(mark for mark in HOME if mark != missing))), "go_in_to_supper")


@pytest.mark.parametrize(("fate", "line"), [(1, 7), (2, 1), (3, 2)])
def test_supper_is_where_cuanacht_is(fate: int, line: int) -> None:
    g = visit(at(212, f"cuanacht_fate#{fate}", *HOME))
    assert {1: "212.o0", 2: "212.o2", 3: "212.o3"}[fate] in read(g)
    assert f"verse-book-577-told-{line}" in told(answer(g, "go_in_to_supper"))


def test_the_clock_runs_out_for_whoever_is_not_home() -> None:
    g = at(202, "late#1")
    assert g.chapter == happens(g, "ev.c11.p10").chapter
    g = happens(at(202, "late#1", "late#2"), "ev.c11.p10")
    assert {"book.940", "book.930"} <= set(read(g))
    assert has(g, "homeward", 24)
    assert g.chapter == "ch12"


@pytest.mark.parametrize(("event", "part", "there", "away"), [(2, 4, 7, 8), (3, 3, 6, 7), (4, 2, 6, 7)])
def test_events_are_of_those_who_walk(event: int, part: int, there: int, away: int) -> None:
    said = f"event-ev-c11-p{event}-told-"
    assert told(happens(at(202), f"ev.c11.p{event}")) == [f"{said}{away}"]
    assert f"{said}{there}" in told(happens(at(202, f"five_together#{part}"), f"ev.c11.p{event}"))


@pytest.mark.parametrize(
    "mark",
    [
        "warned#1",
        "five_together#1",
        "homeward#15",
        "homeward#2",
        "homeward#5",
        "table#2",
        "last_notch",
        "homeward#27",
        "homeward#29",
        "homeward#31",
    ],
)
def test_the_last_page_says_what_was_done(mark: str) -> None:
    def last(*marks: str) -> list[str]:
        return pages(happens(at(202, "late#1", "late#2", *marks), "ev.c11.p10"), "book-930-told")

    assert last(mark) != last()
