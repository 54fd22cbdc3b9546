"""Chapter IV, The Judge: how it is reached, what opens each of its ends, and a turn that cannot be walked past."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys
from tests.packs.test_act_one import BOX, offers, read, table, visit

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.state import Avalon, Place
from tavola.kernel.flow import run

LANDING, VILLAGE, STONE, WOOD, EMPTY_STONE = 160, 161, 162, 163, 186
HELD, STICK = 39, 43  # The Stone Has You; the days of the Chapter
HEARD = ("exhibits#1", "exhibits#3", "called#2", "register#1")  # what brings somebody before the judge


def court(*marks: str, at: int = STONE, who: str = "beor") -> Avalon:
    return table(*marks, at=at, chapter="ch4", who=who)


def called(*marks: str, who: str = "beor") -> Avalon:
    """Before the stone, at the question."""
    return answer(visit(court(*HEARD, *marks, who=who)), "answer_when_you_are_called")


def go(g: Avalon, at: int) -> Avalon:
    if at not in g.places:
        g.available.remove(at)
        g.places[at] = Place(9, 9)
    g.heroes[0].at = at
    return visit(g)


def walk(g: Avalon, *choices: str) -> Avalon:
    for choice in choices:
        answer(g, choice)
    return g


def settle(g: Avalon) -> Avalon:
    """Whatever else is asked, such as whether to save, is answered with the first thing offered."""
    for _ in range(20):
        if not g.open or g.chapter == "ch5":
            break
        answer(g, keys(g)[0])
    return g


def revealed(g: Avalon, event: str) -> Avalon:
    carry_out(g, BOX.events[event].on_reveal, 0, f"event:{event}")
    run(g)
    return g


# -- the way in


def test_the_third_chapter_leads_to_the_landing_and_whoever_held_the_stone_is_let_go() -> None:
    marks = ("been#36", "barrels#1", "barrels#3", "talan#1", "talan#2")
    g = visit(table(*marks, at=136, chapter="ch3", secrets=(HELD,)))
    answer(g, "cast_off")
    for _ in range(20):
        if g.chapter == "ch4":
            break
        answer(g, keys(g)[0])
    assert g.heroes[0].at == LANDING
    assert "book.509" in read(g)
    assert g.menhirs[LANDING] > 0
    assert not is_so(g, {"has": {"secret": HELD, "by": "any"}})


# -- nobody is heard who has not been called, with something to be heard with


@pytest.mark.parametrize("marks", [(), ("exhibits#1", "called#2"), ("exhibits#1", "exhibits#3"), ("called#3",)])
def test_the_question_is_not_put_to_whoever_lacks_a_call_or_an_exhibit(marks: tuple[str, ...]) -> None:
    g = visit(court(*marks))
    assert not offers(g, "answer_when_you_are_called")
    assert offers(g, "ask_why_you_are_not_called")


def test_a_party_with_nothing_can_still_come_before_her() -> None:
    g = walk(go(court(at=LANDING), LANDING), "go_up_to_the_doorkeeper", "take_a_widow_s_number", "step_out_of_the_line")
    walk(go(g, WOOD), "look_for_your_own_sheet", "unpin_it", "talk_to_the_men_with_nets", "buy_the_big_one")
    answer(g, "go_out_between_the_trunks")
    walk(go(g, STONE), "lay_something_on_the_grass", "your_own_sheet_from_the_wood", "withdraw_down_the_grass")
    walk(go(g, STONE), "lay_something_on_the_grass", "a_rumour_in_a_net")
    assert offers(g, "answer_when_you_are_called")
    answer(g, "answer_when_you_are_called")
    assert [section for section in read(g) if section.startswith("book.5")] == [f"book.{n}" for n in range(502, 506)]


def test_a_number_is_called_on_the_second_day_of_waiting() -> None:
    g = answer(go(court(at=LANDING), LANDING), "wait_for_your_number")
    assert not is_so(g, {"status": {"called": 2}})
    g.heroes[0].energy = 6
    g = answer(go(court("called#1", at=LANDING), LANDING), "wait_for_your_number")
    while g.open and "wait_for_your_number" not in keys(g):
        answer(g, keys(g)[0])
    assert is_so(g, {"status": {"called": 2}})


@pytest.mark.parametrize(
    ("mark", "case"),
    [("case#3", "the_brothers_who_are_one"), ("ledger#2", "the_page"), ("sixty#2", "the_woman_who_was_carried")],
)
def test_a_case_that_is_large_enough_goes_first(mark: str, case: str) -> None:
    g = walk(go(court(mark, at=LANDING), LANDING), "say_your_case_is_too_large_to_wait", case)
    assert is_so(g, {"status": {"called": 4}})


# -- the ends


@pytest.mark.parametrize("place", [LANDING, STONE, WOOD])
def test_no_road_leads_west_before_she_has_asked(place: int) -> None:
    g = go(court(*HEARD, at=place), place)
    if place == WOOD:
        answer(g, "look_down_the_steps")
    west = {"set_out_west", "take_the_road_with_her_warrant", "go_home_with_the_judge", "go_home_with_the_warrant"}
    assert not west & set(keys(g))
    assert not offers(g, "go_home_under_the_weight")


def test_the_truth_lets_her_walk() -> None:
    g = answer(called("gwenneg#1", "gwenneg#2"), "gwenneg")
    assert is_so(g, {"status": {"hedra": 1}})
    assert EMPTY_STONE in g.places
    g = settle(answer(go(court("hedra#1", at=EMPTY_STONE), EMPTY_STONE), "go_west_with_her"))
    assert "book.620" in read(g)
    assert g.chapter == "ch5"


@pytest.mark.parametrize(("who", "lie"), [("ailei", "all_five_went"), ("beor", "all_five_went_on_your_name")])
def test_a_kind_lie_keeps_her_there(who: str, lie: str) -> None:
    g = called(who=who)
    assert len({"all_five_went", "all_five_went_on_your_name"} & set(keys(g))) == 1
    answer(g, lie)
    assert is_so(g, {"status": {"hedra": 2}})
    assert is_so(g, {"has": {"secret": 44, "by": "any"}})
    g = settle(answer(go(g, STONE), "take_the_road_with_her_warrant"))
    assert "book.621" in read(g)
    assert g.chapter == "ch5"


def test_force_takes_her_along() -> None:
    answer(called(who="beor"), "lift_her")
    g = settle(answer(go(court("hedra#3", at=EMPTY_STONE), EMPTY_STONE), "take_her_down_to_the_road"))
    assert "book.622" in read(g)
    assert g.chapter == "ch5"


def test_one_pair_of_arms_that_never_hit_anybody_cannot_lift_her() -> None:
    assert not offers(called(who="verme"), "lift_her")
    assert offers(called("fair#2", who="verme"), "lift_her")


def test_a_child_may_judge_if_one_has_lost_to_her() -> None:
    assert not offers(called(), "ask_who_comes_after_her")
    g = answer(called("court#24"), "ask_who_comes_after_her")
    assert is_so(g, {"status": {"hedra": 1}})
    assert g.menhirs[EMPTY_STONE] > 0
    assert read(go(court("hedra#1", "court#38", at=EMPTY_STONE), EMPTY_STONE))[0] == "186.o1"


def test_who_asks_for_time_is_asked_again() -> None:
    answer(called(), "ask_for_time")
    assert offers(visit(court(*HEARD)), "answer_when_you_are_called")


def test_guilty_of_everything_is_expelled_with_the_ring_read_off_the_trees() -> None:
    g = settle(walk(go(court(at=LANDING), LANDING), "fill_in_what_you_admit", "all_of_it"))
    assert "book.656" in read(g)
    assert is_so(g, {"all": [{"status": {"plea": 4}}, {"status": {"hedra": 2}}]})
    assert g.chapter == "ch5"


@pytest.mark.parametrize(
    ("marks", "end"), [((), "657"), (("hedra#1",), "620"), (("hedra#2",), "621"), (("hedra#3",), "622")]
)
def test_on_the_tenth_evening_the_hem_is_heard(marks: tuple[str, ...], end: str) -> None:
    g = settle(revealed(court(*marks), "ev.c4.p10"))
    assert read(g)[-1] == f"book.{end}" or f"book.{end}" in read(g)
    assert g.chapter == "ch5"


def test_the_stick_has_nine_days_here_and_then_the_hem_is_next() -> None:
    g = court()
    gain_secret(g, 0, STICK)
    run(g)
    assert [dial.value for dial in g.dials if dial.target.startswith(f"secret:{STICK}")] == [9]
    fire(g, "expire", 0)
    run(g)
    assert g.event_deck[-1].partition("#")[0] == "ev.c4.p10"


# -- what was done is said back


def test_the_case_of_tegen_goes_by_the_village_the_wood_and_the_hill() -> None:
    g = walk(go(court("sixty#2", at=VILLAGE), VILLAGE), "bring_the_case_of_tegen")
    assert is_so(g, {"status": {"court": 31}})
    walk(go(court("sixty#2", "court#31", at=WOOD), WOOD), "find_the_tree_with_tegen_s_name", "ask_for_hers")
    g = walk(visit(court("court#31", "court#30")), "call_the_case_of_tegen", "produce_the_line_from_the_wood")
    assert is_so(g, {"status": {"hedra": 4}})


@pytest.mark.parametrize(
    ("deed", "place", "section"),
    [
        ("court#6", VILLAGE, "161.o2"),
        ("debts#9", VILLAGE, "161.o1"),
        ("court#15", WOOD, "163.o1"),
        ("court#28", LANDING, "160.o3"),
        ("word_broken#7", STONE, "162.o2"),
        ("hedra#2", STONE, "162.o1"),
        ("hedra#1", LANDING, "160.o1"),
    ],
)
def test_another_place_opens_on_what_was_done(deed: str, place: int, section: str) -> None:
    seen = [f"heard#{n}" for n in (1, 2, 3, 4)]
    assert read(go(court(*seen, deed, at=place), place))[0] == section


def test_acquitting_everybody_leaves_a_village_that_minds_nothing() -> None:
    g = court(at=VILLAGE)
    revealed(g, "ev.c4.p9")
    answer(g, next(key for key in keys(g) if "acquit_everybody" in key))
    assert 187 in g.places
    assert VILLAGE not in g.places


def test_each_pair_has_one_thing_to_say_by_the_fire() -> None:
    g = build_table(BOX, ["beor", "verme"])
    g.chapter = "ch4"
    g.available.remove(WOOD)
    g.places[WOOD] = Place(9, 9)
    for hero in g.heroes:
        hero.at, hero.energy = WOOD, 6
    visit(g)
    while "sit_up_by_what_fire_there_is" not in keys(g):
        answer(g, keys(g)[0])
    answer(g, "sit_up_by_what_fire_there_is")
    while "go_out_between_the_trunks" not in keys(g):
        answer(g, keys(g)[0])
    assert [section for section in read(g) if section.startswith("book.68")] == ["book.686"]
    assert not offers(g, "sit_up_by_what_fire_there_is")
