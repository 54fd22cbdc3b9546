"""Chapter XII, bedsides: what a hand holds is asked for and kept, or the hand is held; a ship is let have morning."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import exploring, is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon

RULE = ("wards#10", "wards#12")
MANY = (*RULE, "opened#1", *(f"opened#{part}" for part in (4, 5, 6, 7)))
WAYS = [
    ("the_doors_it_has_to", 1, "go_down_to_the_bank", "644"),
    ("what_we_can_carry_no", 2, "go_down_to_the_bank_2", "645"),
    ("everyone_takes_one_small_thing", 3, "go_down_to_the_bank_2_2", "646"),
]
BEDS = [  # whose bed, what is said there, the part it sets, and the Secret that is carried from it
    ("sit_by_a_woman_with", "say_you_will_sweep_there", 4, 77),
    ("sit_by_a_girl_with", "say_you_will_rub_it", 5, 77),
    ("sit_by_a_man_with", "say_you_will_finish_the", 6, 78),
    ("sit_by_a_clerk_in", "be_sorry_for_it_aloud", 7, 78),
    ("sit_by_grandmother_trevenny", "say_there_is_no_boy", 8, 78),
    ("sit_by_grandmother_trevenny", "say_you_will_keep_it", 9, 78),
    ("sit_by_grandmother_trevenny", "take_over_the_looking_out", 10, 78),
    ("sit_by_a_woman_who", "say_you_will_take_it", 11, 79),
    ("sit_by_a_boy_with", "say_you_will_pull_it", 12, 79),
    ("sit_by_lowena", "fetch_gwenneg_to_her_if", 13, 79),
]
ROUND = [  # the other beds, along the lanes
    (221, "sit_down_by_nessa", "say_that_you_weighed_it", 15),
    (227, "sit_by_the_old_man", "learn_the_low_part", 16),
    (222, "sit_by_a_man_with", "say_you_will_keep_it", 17),
    (226, "stand_before_wenna", "take_the_stake_and_say", 18),
]
WAKERS = [("ailei", 31), ("arev", 32), ("beor", 33), ("verme", 34)]
SAID = {
    "ailei": "ailei_says_what_the_weather",
    "arev": "arev_tells_her_what_day",
    "beor": "beor_says_she_has_slept",
    "verme": "worm_tells_her_supper_is",
}


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table(*marks, at=number, chapter="ch12", who=who, secrets=secrets)


def page(*marks: str) -> list[str]:
    g = exploring(at(220, *marks), "book", "968")
    return [line for line in told(g) if line.startswith("verse-book-968")]


def test_it_begins_at_the_table_with_a_key_that_is_not_let_go() -> None:
    g = table(at=173, chapter="ch11")
    play(g, BeginChapter("ch12"))
    assert (g.heroes[0].at, list(g.menhirs)) == (220, [220])
    assert read(g) == ["book.580"]


@pytest.mark.parametrize(("mark", "line"), [("cuanacht_fate#1", 1), ("cuanacht_fate#2", 2), ("cuanacht_fate#3", 3)])
def test_the_table_stands_wherever_cuanacht_does(mark: str, line: int) -> None:
    assert f"verse-220-o0-told-{line}" in told(visit(at(220, mark)))


def test_nobody_sits_by_keren_who_has_not_asked_what_hands_hold() -> None:
    assert not offers(visit(at(220)), "sit_down_by_keren")
    for place, choice in ((223, "ask_tegen_what_they_are"), (179, "sit_by_a_boy_with"), (221, "sit_down_by_nessa")):
        g = visit(at(place))
        g = answer(row(g, choice) if place == 179 else g, choice)
        assert is_so(g, {"status": {"wards": 10}})
    assert offers(visit(at(220, "wards#10")), "sit_down_by_keren")


@pytest.mark.parametrize(("name", "part"), [("the_boy", 1), ("tegen_who_has_a_key", 2), ("nobody_it_hangs_where_a", 3)])
def test_keren_lets_go_of_the_key_to_whoever_is_named(name: str, part: int) -> None:
    g = answer(visit(at(220, "wards#10")), "sit_down_by_keren")
    assert [section for section in read(g) if section.startswith("book")] == ["book.581", "book.582", "book.583"]
    answer(g, name)
    assert is_so(g, {"all": [{"status": {"opened": part}}, {"has": {"secret": 77, "by": "party"}}]})
    assert not offers(g, "sit_down_by_keren")
    assert f"220.o{part + 2}" in read(visit(at(220, f"opened#{part}")))


def row(g: Avalon, bed: str) -> Avalon:
    """To the row of beds in which this one stands."""
    windows = ("sit_by_a_woman_with", "sit_by_a_girl_with", "sit_by_a_man_with", "sit_by_a_clerk_in")
    return answer(g, "go_by_the_window" if bed in windows else "go_by_the_stairs")


@pytest.mark.parametrize(("bed", "word", "part", "secret"), BEDS)
def test_what_is_kept_at_a_bedside_is_carried(bed: str, word: str, part: int, secret: int) -> None:
    assert word not in keys(answer(row(visit(at(179)), bed), bed))
    g = answer(answer(row(visit(at(179, *RULE)), bed), bed), word)
    assert is_so(g, {"all": [{"status": {"opened": part}}, {"has": {"secret": secret, "by": "party"}}]})
    assert not offers(row(g, bed), bed)
    assert page(f"opened#{part}") != page()


@pytest.mark.parametrize(("place", "bed", "word", "part"), ROUND)
def test_there_are_beds_in_the_lanes_as_well(place: int, bed: str, word: str, part: int) -> None:
    assert word not in keys(answer(visit(at(place)), bed))
    g = answer(answer(visit(at(place, *RULE)), bed), word)
    assert is_so(g, {"status": {"opened": part}})
    assert page(f"opened#{part}") != page()


def test_a_hand_that_is_held_goes_over_and_a_bed_that_is_left_is_met_again() -> None:
    g = answer(answer(row(visit(at(179)), "sit_by_a_boy_with"), "sit_by_a_boy_with"), "hold_his_fist_with_the")
    assert is_so(g, {"all": [{"status": {"bedside": 4}}, {"has": {"secret": 20, "by": "party"}}]})
    assert not offers(row(g, "sit_by_a_boy_with"), "sit_by_a_boy_with")
    assert "verse-179-oz-told-1" in told(visit(at(179, "wards#2", "bedside#4")))
    g = answer(answer(row(visit(at(179)), "sit_by_a_boy_with"), "sit_by_a_boy_with"), "say_it_wasn_t_his")
    assert offers(row(g, "sit_by_a_boy_with"), "sit_by_a_boy_with")


@pytest.mark.parametrize(("word", "part", "way", "end"), WAYS)
def test_it_is_done_in_one_of_three_ways_and_each_leads_on(word: str, part: int, way: str, end: str) -> None:
    g = visit(at(220, *MANY, "bread#1"))
    answer(answer(g, "say_how_it_is_to"), word)
    assert is_so(g, {"status": {"bedside": part}})
    assert not offers(g, "say_how_it_is_to")
    ends = [key for key in keys(g) if key.startswith("go_down_to_the_bank")]
    assert len(ends) == 1
    answer(g, ends[0])
    assert [section for section in read(g) if section in (f"book.{end}", "book.968")] == [f"book.{end}", "book.968"]
    assert g.chapter == "ch13"


def test_how_it_is_done_is_asked_of_who_has_sat_by_five_or_when_there_is_no_time() -> None:
    assert not offers(visit(at(220, *MANY[:-1])), "say_how_it_is_to")
    assert offers(visit(at(220, *MANY[:-1], "late#1")), "say_how_it_is_to")


def test_nobody_shares_who_never_did() -> None:
    g = answer(visit(at(220, *MANY)), "say_how_it_is_to")
    assert "everyone_takes_one_small_thing" not in keys(g)
    for mark in ("bread#1", "eleven#3", "bedside#12", "bedside#38"):
        g = answer(visit(at(220, *MANY, mark)), "say_how_it_is_to")
        assert "everyone_takes_one_small_thing" in keys(g)


def test_after_nine_days_all_hands_close_unless_it_was_settled() -> None:
    g = happens(at(222, "late#1", "late#2"), "ev.c12.p10")
    assert read(g)[:2] == ["book.950", "book.968"]
    assert is_so(g, {"status": {"red_hands": 5}})
    assert g.chapter == "ch13"


@pytest.mark.parametrize(("part", "end"), [(part, end) for _, part, _, end in WAYS])
def test_who_has_settled_it_and_stays_is_sent_on_by_the_same_clock(part: int, end: str) -> None:
    g = happens(at(222, "late#1", "late#2", f"bedside#{part}"), "ev.c12.p10")
    assert read(g)[:2] == [f"book.{end}", "book.968"]
    assert not is_so(g, {"status": {"red_hands": 5}})


def test_a_queue_has_it_by_noon() -> None:
    assert is_so(happens(at(220), "ev.c12.p2"), {"status": {"red_hands": 4}})


@pytest.mark.parametrize(("who", "line"), [("beor", 1), ("ailei", 3)])
def test_who_carried_is_told_so_by_one_with_the_right(who: str, line: int) -> None:
    g = answer(visit(at(223, who=who)), "take_the_other_end")
    answer(g, "go_for_the_last_one")
    assert f"verse-book-585-told-{line}" in told(g)
    assert ("verse-book-585-told-4" in told(g)) is False
    g = answer(visit(at(223, "wards#11", "hedra#4", who=who)), "go_for_the_last_one")
    assert "verse-book-585-told-4" in told(g)


@pytest.mark.parametrize(
    ("marks", "choice"),
    [
        (("king_word#1", "register#4"), "turn_the_lamp_round_you"),
        ((), "turn_it_round_by_force"),
        (("bedside#27",), "turn_it_round_with_his"),
    ],
)
def test_the_light_is_turned_round_and_the_ship_lies_in_it(marks: tuple[str, ...], choice: str) -> None:
    g = answer(visit(at(225, *marks)), choice)
    assert g.heroes[0].at == 156
    assert 156 in g.menhirs
    assert 180 in g.places


@pytest.mark.parametrize(("who", "part"), WAKERS)
def test_she_is_woken_by_one_of_four_and_takes_the_order_back(who: str, part: int) -> None:
    g = answer(
        answer(visit(at(180, "wards#28", "king_word#1", who=who)), "go_down_to_where_she"), "tell_her_it_is_morning"
    )
    assert [key for key in keys(g) if key in SAID.values()] == [SAID[who]]
    answer(g, SAID[who])
    assert g.heroes[0].at == 196
    assert is_so(g, {"all": [{"status": {"king_word": 2}}, {"status": {"bedside": part}}]})
    assert page(f"bedside#{part}") != page()


def test_she_may_be_let_sleep_or_her_glove_be_kept() -> None:
    g = answer(answer(visit(at(180, "wards#28")), "go_down_to_where_she"), "let_her_sleep")
    assert is_so(g, {"status": {"bedside": 29}})
    again = visit(g)
    assert "180.o1" in read(again)
    assert not offers(again, "stand_by_the_cot")
    g = answer(answer(visit(at(180, "wards#28", who="ailei")), "go_down_to_where_she"), "keep_the_glove_for_her")
    assert is_so(g, {"has": {"secret": 80, "by": "party"}})
    assert "180.o2" in read(visit(g))


def test_the_ship_afloat_finds_a_crew() -> None:
    g = answer(answer(visit(at(196, "king_word#2")), "ask_who_would_crew_her"), "show_them_the_ropes_till")
    assert is_so(g, {"status": {"hulls_ready": 5}})
    assert "196.o1" in read(visit(at(196, "king_word#2", "hulls_ready#5")))


@pytest.mark.parametrize("part", [*range(4, 41)])
def test_the_last_page_says_what_was_done_between(part: int) -> None:
    assert len(page(f"bedside#{part}")) == len(page()) + 1
