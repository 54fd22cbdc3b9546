"""Chapter XIII, those before: a sill, five courses, what they wait for, and three ways to be their guest."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon

IN = tuple(f"hall#{n}" for n in (1, 2, 3, 4, 5, 6))
LAST = (*IN, "supper#5", "supper#18", "hall#7", "hall#24", "hall#25")  # the hat was held, the fifth Event asked
CHOICES = {  # what is chosen on the sill -> what it sets, where one goes home from, by which door, to which page
    "learn_to_live_here": ({"supper": 53}, 183, "go_in_as_one_goes", 647),
    "make_a_bargain": ({"sill": 3}, 182, "take_the_paper_and_go", 648),
    "say_no_and_ask_for": ({"sill": 4}, 150, "go_home_in_your_shoes", 649),
}
DOORS = {
    "open_on_the_light": ("971", ["blind_light#1"], ()),
    "open_on_the_wells": ("972", ["nolwenn#4"], ()),
    "open_on_the_ovens": ("973", ["cuanacht_fate#2"], ["cuanacht_fate#3"]),
}
PAGE = (1, 22, 26, 27, 28, 29, 30, 31, 32, 33, 35, 37, 38, 41, 42, 43, 46, 50, 52, 56, 57, 58, 59)


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table(*IN, *marks, at=number, chapter="ch13", who=who, secrets=secrets)


def on_the_sill(*marks: str, wanted: str = "ask_what_they_want", who: str = "beor") -> Avalon:
    g = table(*LAST, *marks, at=181, chapter="ch13", who=who)
    return answer(answer(visit(g), "stand_up_for_the_last"), wanted)


def page(g: Avalon) -> list[str]:
    return [line for line in told(g) if line.startswith("verse-book-979")]


@pytest.mark.parametrize(("marks", "health"), [((), 7), (("red_hands#5",), 3)])
def test_it_begins_on_the_doorstep_at_half_strength_where_nobody_opened_a_hand(
    marks: tuple[str, ...], health: int
) -> None:
    g = table(*marks, at=101, chapter="ch12")
    g.heroes[0].health = 1
    play(g, BeginChapter("ch13"))
    assert (g.heroes[0].at, list(g.menhirs)) == (150, [150])
    assert read(g) == ["book.590"]
    assert g.heroes[0].health == health


def test_the_foot_knows_how_high_where_it_has_crossed_before() -> None:
    first = table(at=181, chapter="ch13")
    before = first.heroes[0].health
    assert "verse-181-o0-told-2" in told(visit(first))
    assert first.heroes[0].health == before - 1
    for mark in ("sill#1", "steps#1"):
        assert "verse-181-o0-told-1" in told(visit(table(mark, at=181, chapter="ch13")))


def test_nobody_stands_up_for_the_last_course_before_it_is_said_what_one_would_be() -> None:
    assert offers(visit(at(181, *LAST)), "stand_up_for_the_last")
    assert not offers(
        visit(table("hall#1", "supper#5", "hall#7", "hall#25", at=181, chapter="ch13")), "stand_up_for_the_last"
    )
    assert not offers(visit(at(181, "supper#18", "hall#7", "hall#25")), "stand_up_for_the_last")
    assert not offers(visit(at(181, *LAST[:-1])), "stand_up_for_the_last")
    g = answer(answer(visit(at(181)), "find_a_place_on_the"), "sit_by_the_child")
    assert not offers(g, "say_what_one_would_be")
    g = answer(answer(visit(at(181, "hall#24")), "find_a_place_on_the"), "sit_by_the_child")
    answer(answer(g, "say_what_one_would_be"), "goods")
    assert is_so(g, {"status": {"supper": 8}})
    for event, part in (("ev.c13.p2", 24), ("ev.c13.p5", 25), ("ev.c13.p6", 7)):
        assert is_so(happens(at(181), event), {"status": {"hall": part}})


def test_they_are_told_why_one_is_here_and_say_what_they_wait_for() -> None:
    g = on_the_sill("king_word#1", "register#6", "predecessors#5", "predecessors#6", "three_ways")
    assert [section for section in read(g) if section.startswith("book")] == [f"book.{n}" for n in range(591, 597)]
    assert is_so(g, {"status": {"sill": 2}})
    heard = told(g)
    for line in ("591-told-1", "593-told-1", "594-told-1", "595-told-1", "595-told-2"):
        assert f"verse-book-{line}" in heard
    assert keys(g) == list(CHOICES)


@pytest.mark.parametrize("choice", CHOICES)
def test_each_way_to_be_a_guest_has_its_way_home(choice: str) -> None:
    mark, place, door, last = CHOICES[choice]
    g = answer(answer(on_the_sill(), choice), "say_whoever_can_come")
    assert is_so(g, {"status": mark})
    assert read(g)[-1] == "181.v1"
    answer(g, "get_up_from_the_bench")
    if place == 182:
        answer(answer(visit(g, 182), "hear_what_is_written"), "put_the_when_in")
    if place == 183:
        assert not offers(visit(g, 183), "go_in_as_one_goes")
        g.heroes[0].energy = 6
        for lesson in ("ask_for_the_lesson", "ask_for_it_again", "a_last_time_with_nothing"):
            answer(g, lesson)
        assert is_so(g, {"status": {"learned_to_drift": 2}})
        assert is_so(g, {"has": {"secret": 81, "by": "party"}})
        answer(g, "leave_the_shore")
    if place == 182:
        answer(g, "get_up")
    answer(visit(g, place), door)
    assert [f"book.{last}", "book.979"] == [section for section in read(g) if section in (f"book.{last}", "book.979")]
    assert g.chapter == "ch14"


def test_to_be_family_costs_what_one_is_surest_of() -> None:
    g = on_the_sill()
    before = dict(g.heroes[0].markers)
    answer(g, "learn_to_live_here")
    assert g.heroes[0].markers != before


def test_who_wears_the_shoes_already_has_them_polished_on() -> None:
    for marks, line in (((), 5), (("supper#44",), 6)):
        lines = told(answer(on_the_sill(*marks), "say_no_and_ask_for"))
        assert [one for one in lines if one.startswith(("verse-book-596-told-5", "verse-book-596-told-6"))] == [
            f"verse-book-596-told-{line}"
        ]


def test_the_table_hides_no_plate_and_writes_no_bargain_that_is_done_with() -> None:
    owed = ("well_voice#3", "well_voice#4", "hall#2")
    for opening, marks in (
        ("o1", owed),
        ("oz", (*owed, "supper#24")),
        ("o2", ("sill#3",)),
        ("oz", ("sill#3", "hall#2", "supper#33")),
    ):
        assert f"182.{opening}" in read(visit(at(182, *marks, who="verme")))


def test_who_never_says_it_is_put_out_with_lamps() -> None:
    g = happens(at(181, "late#1", "late#2"), "ev.c13.p10")
    assert {"book.970", "book.979"} <= set(read(g))
    assert "verse-book-979-told-21" in told(g)
    assert g.chapter == "ch14"


def test_the_clock_never_leaves_a_table_stuck() -> None:
    g = happens(at(181, "sill#2", "sill#3", "late#1", "late#2"), "ev.c13.p10")
    assert "book.970" not in read(g)
    assert "book.978" in read(happens(g, "ev.c13.p10"))
    assert g.chapter == "ch14"


def test_worm_may_be_owed_a_supper_and_finds_it_laid() -> None:
    g = happens(at(182, "well_voice#2", "well_voice#3", "nolwenn#4", who="verme"), "ev.c13.p3")
    assert {f"event-ev-c13-p3-told-{n}" for n in (1, 2, 3)} <= set(told(g))
    answer(g, "event:ev.c13.p3-accept_to_be_owed_this")
    assert is_so(g, {"status": {"well_voice": 4}})
    assert read(visit(g, 182))[-2:] == ["182.o1", "182.v1"]
    answer(answer(g, "the_place_laid_for_one"), "sit_down_to_it")
    assert "verse-231-oz-told-4" in told(visit(table(*IN, "supper#24", "hall#21", at=231, chapter="ch13", who="verme")))


@pytest.mark.parametrize(
    ("marks", "secrets", "offered"), [((), (), False), (("register#6",), (), True), ((), (18,), True)]
)
def test_the_face_that_was_begun_is_known_by_a_word_or_a_nose(
    marks: tuple[str, ...], secrets: tuple[int, ...], *, offered: bool
) -> None:
    assert offers(answer(visit(at(231, *marks, secrets=secrets)), "see_who_is_at_the"), "say_i_know_you") is offered


@pytest.mark.parametrize(
    ("place", "mark", "choice"),
    [
        (181, "ford#1", "cross_the_floor_by_the"),
        (181, "predecessors#1", "go_on_with_the_one"),
        (182, "predecessors#2", "say_the_words_over_the"),
        (182, "predecessors#6", "look_at_how_it_is"),
        (182, "king_word#1", "speak_of_the_king"),
        (183, "hedge#2", "plant_the_cutting"),
        (183, "ford#2", "step_on_the_flat_stone"),
        (183, "predecessors#3", "look_at_what_lies_in"),
    ],
)
def test_what_was_done_before_is_found_here(place: int, mark: str, choice: str) -> None:
    assert not offers(visit(at(place)), choice)
    assert offers(visit(at(place, mark)), choice)


@pytest.mark.parametrize("door", DOORS)
def test_the_house_moves_and_one_looks_out_once(door: str) -> None:
    section, marks, others = DOORS[door]
    seen = [told(answer(happens(at(181, *with_), "ev.c13.p9"), f"event:ev.c13.p9-{door}")) for with_ in (marks, others)]
    assert f"book.{section}" in read(answer(happens(at(181, *marks), "ev.c13.p9"), f"event:ev.c13.p9-{door}"))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("part", PAGE)
def test_the_last_page_says_what_was_done(part: int) -> None:
    def last(*marks: str) -> list[str]:
        return page(answer(visit(at(150, "sill#4", *marks)), "go_home_in_your_shoes"))

    assert last(f"supper#{part}") != last()


@pytest.mark.parametrize(
    ("place", "part"),
    [(150, 34), (150, 39), (150, 67), (150, 68), *((182, n) for n in (5, 6, 7, 8)), *((183, n) for n in (2, 3, 4))]
    + [(231, n) for n in (19, 43, 45, 48, 49, 54, 62, 63, 64)],
)
def test_what_was_done_in_one_room_is_known_in_another(place: int, part: int) -> None:
    assert len(told(visit(at(place, f"supper#{part}")))) == len(told(visit(at(place)))) + 1


def test_the_clerk_counts_how_long_it_takes_once_and_then_has_other_news() -> None:
    g = at(150, "supper#2", "supper#34")
    assert read(visit(g))[0] == "150.o2"
    g = visit(answer(g, "go_along_the_wall"))
    assert "verse-150-oz-told-1" in told(g)
    assert read(visit(table("supper#2", at=150, chapter="ch13")))[-2] == "150.o0"


def test_those_who_sit_up_talk_once() -> None:
    g = at(181, *(f"hall#{n}" for n in range(8, 14)))
    assert not offers(visit(g), "sit_up_two_together")
