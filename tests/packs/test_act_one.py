"""Act I keeps its own story straight: three turns that cannot be walked past, and what was told stays so."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.tainted_grail.coast import exploring, is_so
from tests.games.tainted_grail.tables import answer, events, keys, play
from tests.playthroughs.campaign import box

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.state import Avalon, Place
from tavola.kernel.flow import run

BOX = box()
LEAVING = [(106, "walk_on_by_night"), (107, "walk_on_by_night"), (108, "walk_on_by_night"), (101, "ask_the_council_s")]


def table(*marks: str, at: int = 101, chapter: str = "ch1", who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    """One well-provided Character at a place, with these Statuses marked."""
    g = build_table(BOX, [who])
    g.chapter = chapter
    hero = g.heroes[0]
    hero.resources = dict.fromkeys(hero.resources, 9)
    hero.energy = 6
    if at not in g.places:
        g.available.remove(at)
        g.places[at] = Place(9, 9)
    hero.at = at
    for mark in marks:
        mark_status(g, mark)
    for secret in secrets:
        gain_secret(g, 0, secret)
        run(g)
    return g


def visit(g: Avalon, at: int | None = None) -> Avalon:
    number = at or g.heroes[0].at
    journal = BOX.locations[number].journal
    assert journal is not None
    return exploring(g, str(number), journal.start)


def happens(g: Avalon, trigger: str) -> None:
    fire(g, trigger, 0)
    run(g)


def offers(g: Avalon, choice: str) -> bool:
    return choice in keys(g)


def read(g: Avalon) -> list[str]:
    return [f"{event.section}.{event.verse}" for event in events(g, VerseRead)]


def been(*numbers: int) -> list[str]:
    return [f"been#{number - 100}" for number in numbers]


# -- the three turns


@pytest.mark.parametrize(("place", "choice"), LEAVING)
def test_1_nobody_leaves_before_the_boy_is_decided_and_the_chairs_voted(place: int, choice: str) -> None:
    known = [*been(place), "second_stone#1", "boy#1"]
    assert not offers(visit(table(*known, at=place)), choice)
    assert not offers(visit(table(*known, "gwenneg#2", at=place)), choice)
    assert not offers(visit(table(*known, "chairs#1", at=place)), choice)
    assert offers(visit(table(*known, "gwenneg#2", "chairs#1", at=place)), choice)


@pytest.mark.parametrize(("place", "choice"), LEAVING)
def test_after_the_last_evening_everybody_may_leave(place: int, choice: str) -> None:
    assert offers(visit(table(*been(place), "second_stone#1", "home#2", at=place)), choice)


def test_who_asks_too_soon_is_told_what_is_missing() -> None:
    g = visit(table(*been(101), "second_stone#1"))
    answer(g, "ask_too_soon")
    assert read(g)[-2:] == ["101.v13", "101.v1"]


def test_the_second_chapter_does_not_end_before_the_eleven_houses_are_answered() -> None:
    ready = [*been(118), "ford#1", "register#1", "register#2", "register#3"]
    g = table(*ready, at=118, chapter="ch2")
    g.menhirs[118] = 5
    assert not offers(visit(g), "go_on_by_the")
    assert offers(g, "smoke_behind")
    g = table(*ready, "eleven#4", at=118, chapter="ch2")
    g.menhirs[118] = 5
    assert offers(visit(g), "go_on_by_the")


def test_nobody_crosses_before_the_hill_was_climbed_or_the_crows_have_come() -> None:
    ready = [*been(136), "barrels#1", "barrels#3"]
    g = visit(table(*ready, at=136, chapter="ch3"))
    assert not offers(g, "cast_off")
    answer(g, "crows")
    answer(g, "cross_all_the_same")
    answer(g, "say_there_is_no_message")
    assert offers(g, "cast_off")
    assert offers(visit(table(*ready, "talan#1", at=136, chapter="ch3")), "cast_off")


@pytest.mark.parametrize(("told", "slot"), [([], 3), (["talan#8"], 5)])
def test_talan_listens_better_to_who_told_him_all_of_it(told: list[str], slot: int) -> None:
    g = play(table("talan#1", *told, at=128, chapter="ch3", who="ailei"), MeetEncounter([0], id="e.blue.talan"))
    while g.open[0].prompt != "play_card":
        answer(g, keys(g)[0])
    assert g.encounter is not None
    assert g.encounter.marker == slot


# -- what contradicted itself, by the number under which an editor noted it


def test_2_the_boy_who_walks_with_you_is_spoken_to_at_home() -> None:
    g = visit(table(*been(101), "gwenneg#1", "gwenneg#5", secrets=(6,)))
    assert read(g) == ["101.o1", "book.433"]


def test_2_prints_of_a_boy_who_was_found_are_old() -> None:
    g = table("gwenneg#1", "gwenneg#5")
    g.quests = ["event:ev.c1.p3"]
    carry_out(g, BOX.events["ev.c1.p3"].on_reveal, 0, "event:ev.c1.p3")
    run(g)
    assert g.quests == []


def test_3_keren_s_mother_dies_once() -> None:
    g = visit(table(*been(101)))
    answer(answer(g, "go_to_the_sick"), "stay_in_the_doorway")
    assert not offers(g, "go_to_the_sick")
    answer(g, "go_to_the_sick_again")
    assert "101.v14" in read(g)


def test_3_the_bees_are_told_of_her_only_if_she_is_dead() -> None:
    told = answer(visit(table(*been(108), at=108, who="ailei")), "tell_them_the_truth")
    assert "108.v3b" in read(told)
    told = answer(visit(table(*been(108), "home#1", at=108, who="ailei")), "tell_them_the_truth")
    assert "108.v3" in read(told)


def test_4_a_word_to_return_is_not_kept_by_staying() -> None:
    g = table(*been(101), secrets=(21,))
    happens(g, "explore")
    assert not is_so(g, {"status": "word_given"})
    g.heroes[0].at = 104
    happens(g, "rest")
    g.heroes[0].at = 101
    happens(g, "explore")
    assert is_so(g, {"status": {"word_given": 1}})


@pytest.mark.parametrize(
    ("place", "door", "hold", "part"),
    [
        (101, "lay_a_hand_on", "hold_promise_to_come", 1),
        (106, "climb_to_the_stone", "hold_say_one_true", 2),
        (107, "lean_over_the_ninth", "hold_say_the_sentence", 3),
        (108, "go_to_the_stone", "hold_promise_the_bees", 4),
        (112, "", "hold_promise_not_to", 5),
        (114, "go_to_the_stone", "hold_promise_double_to", 6),
    ],
)
def test_5_a_broken_word_is_not_given_to_the_same_stone_again(place: int, door: str, hold: str, part: int) -> None:
    known = [*been(place), "three_ways", "register#2"]
    for broken in (False, True):
        g = visit(table(*known, *([f"word_broken#{part}"] if broken else []), at=place))
        if door:
            answer(g, door)
        assert offers(g, hold) is not broken


def test_5_a_word_still_owed_is_not_given_twice() -> None:
    g = visit(table(*been(107), "three_ways", at=107, secrets=(23,)))
    assert not offers(answer(g, "lean_over_the_ninth"), "hold_say_the_sentence")


def test_6_home_looks_different_with_the_chairs_burnt_and_hands_shut() -> None:
    openings = {
        tuple(read(visit(table(*been(101), *marks)))) for marks in ([], ["chairs#2"], ["red_hands#1"], ["chairs#3"])
    }
    assert len(openings) == 4


def test_7_piran_has_the_bell_once_and_not_after_it_was_sold() -> None:
    g = answer(visit(table(*been(101), "bell#1", "bell#2")), "ask_piran_about_the")
    assert "101.v5b" in read(g)
    answer(g, "ask_piran_about_the")
    assert read(g)[-2] == "101.v5c"
    sold = answer(visit(table(*been(101), "bell#1", "bell#2", "home#7")), "ask_piran_about_the")
    assert "101.v5d" in read(sold)


def test_8_children_who_were_freed_neither_sleep_there_nor_keep_the_watch() -> None:
    g = visit(table(*been(106), "dayfolk#4", "three_ways", at=106))
    assert read(g)[0] == "106.o1"
    assert not offers(g, "count_the_children_by")
    assert not offers(answer(g, "climb_to_the_stone"), "take_let_the_children")


def test_9_where_the_keels_burnt_there_is_nothing_left_but_to_sit_down() -> None:
    g = visit(table(*been(122), "three_ways", "keels#1", at=122))
    answer(g, "take_burn_the_keels")
    assert is_so(g, {"status": {"shore": 5}})
    g = visit(table(*been(120), "shore#5", at=120))
    assert keys(g) == ["sit_with_them", "go_back_to_dry"]


@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_10_a_case_is_found_once(part: int) -> None:
    g = visit(table(*been(112), f"case#{part}", at=112))
    assert not {"find_for_the_one", "find_for_the_one_2", "send_the_case_to", "hear_the_wife_alone"} & set(keys(g))


@pytest.mark.parametrize("choice", ["take_him_home_now", "ask_him_to_come"])
def test_11_a_boy_who_goes_is_no_longer_kept_secret(choice: str) -> None:
    g = visit(table(*been(102), "gwenneg#1", "gwenneg#2", at=102))
    answer(answer(g, "call_at_the_den"), choice)
    assert not is_so(g, {"status": {"gwenneg": 2}})


def test_12_the_hook_rail_gives_one_hook() -> None:
    g = visit(table(*been(109), at=109))
    answer(g, "unhook_a_hook")
    while "unhook_a_hook" not in keys(g) and "go_back_to_the" not in keys(g):
        answer(g, keys(g)[0])
    assert not offers(g, "unhook_a_hook")


def test_13_a_name_is_called_only_by_who_could_know_it() -> None:
    assert not offers(visit(table(*been(102), at=102)), "call_the_name_that")
    g = table(*been(102), at=102)
    g.quests = ["event:ev.c1.p3"]
    assert offers(visit(g), "call_the_name_that")


@pytest.mark.parametrize(
    ("place", "verse", "choice"),
    [
        (101, "v3", "hold_her_hand_to"),
        (107, "v2", "take_pour_the_other"),
        (107, "v2", "haul_the_stone_out"),
        (109, "v1", "count_the_dead"),
        (114, "v1", "sit_down_on_the"),
        (120, "v1", "learn_to_caulk_a"),
        (123, "v1", "stay_for_tonight_s"),
        (136, "v1", "hold_the_sick_cooper"),
    ],
)
def test_14_a_deed_that_takes_a_day_costs_each_a_day_and_ends_the_visit(place: int, verse: str, choice: str) -> None:
    journal = BOX.locations[place].journal
    assert journal is not None
    found = next(entry for entry in journal.verses[verse].choices if entry.key == choice)
    assert found.cost is not None
    assert (found.cost.energy, found.cost.per) == (2, "member")
    after = journal.verses[found.goto]
    assert after.goto != journal.way_back


def test_15_a_card_that_comes_next_is_raised_and_not_over() -> None:
    quest = BOX.events["ev.c1.p1"].quest
    assert quest is not None
    named = [msgspec.to_builtins(effect) for effect in quest.on_success if effect.word == "events"]
    assert named == [{"events": {"raise": ["ev.c1.p7"]}}]


# -- one Explore is one visit


def test_a_deed_leads_back_to_the_hub_until_one_leaves() -> None:
    g = visit(table(*been(101)))
    answer(g, "feed_the_yellow_dog")
    while "leave_without_letting_the" not in keys(g):
        answer(g, keys(g)[0])
    assert read(g)[-1] == "101.v1"


def test_a_place_is_opened_in_full_once_and_then_again() -> None:
    g = visit(table(at=125))
    assert read(g) == ["125.o0", "125.v1"]
    answer(g, "leave_by_the_rain")
    g.events.clear()
    assert read(visit(g)) == ["125.oz", "125.v1"]
