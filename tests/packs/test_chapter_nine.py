"""Chapter IX, the archive: cards that lead to one another, a line struck or kept, a fire, a receipt, three ways up."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon

BELOW = ("lanes#11", "shelves#1", "shelves#7", "shelves#8")
ALL_FIVE = tuple(f"shelves#{n}" for n in range(2, 7))


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table(*BELOW, *marks, at=number, chapter="ch9", who=who, secrets=secrets)


def settled(which: str, who: str = "arev") -> Avalon:
    return answer(answer(visit(at(176, "cards#1", who=who)), "go_in_to_corentin"), which)


def test_it_begins_at_the_reeve_s_stone_and_the_felt_door_stays_open() -> None:
    g = table(at=174, chapter="ch8")
    play(g, BeginChapter("ch9"))
    assert (g.heroes[0].at, list(g.menhirs)) == (176, [176])
    assert sorted(g.places) == [176, 177, 197]
    assert read(g) == ["book.550"]


def test_five_cards_lead_to_one_another_and_then_there_is_a_sixth() -> None:
    g = answer(visit(at(176)), "have_a_card_drawn_cuanacht")
    for step in ("see_eleven_houses", "see_trevenny_boy", "see_child_unnamed", "see_talan", "have_it_put_back"):
        answer(g, step)
    assert all(is_so(g, {"status": {"shelves": n}}) for n in range(2, 7))
    assert offers(g, "have_the_card_of_you")
    answer(g, "have_the_card_of_you")
    assert is_so(g, {"status": {"cards": 27}})


@pytest.mark.parametrize("card", range(1, 6))
def test_a_card_drawn_twice_says_something_else(card: int) -> None:
    g = answer(visit(at(176, *ALL_FIVE)), "have_a_card_drawn_cuanacht")
    for step in ("see_eleven_houses", "see_trevenny_boy", "see_child_unnamed", "see_talan"):
        answer(g, step)
    assert f"176.c{card}b" in read(g)


def test_one_goes_in_to_the_reeve_when_he_has_asked_one_in() -> None:
    g = table(*BELOW[:-1], "cards#1", at=176, chapter="ch9")
    assert not offers(visit(g), "go_in_to_corentin")
    assert offers(visit(happens(at(176, "cards#1"), "ev.c9.p6")), "go_in_to_corentin")


@pytest.mark.parametrize(
    ("choice", "who", "part"),
    [
        ("arev_strike_it", "arev", 1),
        ("arev_leave_it_in", "arev", 2),
        ("have_it_struck_for_one", "ailei", 1),
        ("leave_it_in_as_he", "ailei", 2),
    ],
)
def test_the_line_is_settled_by_him_or_for_him(choice: str, who: str, part: int) -> None:
    g = settled(choice, who)
    assert is_so(g, {"status": {"corentin": part}})
    assert read(g)[-1] == "176.v1"
    assert not offers(visit(g), "go_in_to_corentin")
    kerra = told(
        answer(
            visit(table("lanes#13", "eleven#3", f"corentin#{part}", at=197, chapter="ch9")), "find_kerra_and_her_scales"
        )
    )
    assert f"verse-197-v3-told-{part}" in kerra


def test_the_receipt_stops_the_hum_and_four_things_lift_his_hands() -> None:
    g = answer(visit(at(176, "corentin#2", "road#19", who="arev")), "show_him_what_was_in")
    assert "verse-book-557-told-1" in told(g)
    answer(g, "ask_him_once_more_to")
    assert "leave_him_his_three_months" in keys(g)
    answer(g, "arev_takes_the_next_card")
    assert is_so(g, {"status": {"corentin": 4}})
    for mark, choice in (("nolwenn#3", "let_nolwenn_stand_where_he"), ("hedra#1", "read_him_what_hedra_has")):
        g = answer(visit(at(176, "corentin#2", "cards#37", mark)), "ask_him_once_more_to")
        answer(g, choice)
        assert is_so(g, {"status": {"corentin": 4}})


def test_the_fire_asks_for_oil_and_for_a_reason_and_leaves_another_place() -> None:
    assert not offers(visit(at(176, "corentin#2")), "use_the_oil")
    g = answer(answer(visit(at(176, "corentin#2", "cards#14")), "use_the_oil"), "tip_it")
    assert g.heroes[0].at == 194
    assert read(g)[-1] == "book.556"
    answer(visit(g, 194), "sit_by_corentin")
    assert is_so(g, {"status": {"corentin": 4}})


@pytest.mark.parametrize(
    ("marks", "way", "page"),
    [
        (("corentin#2", "corentin#4"), "up_with_corentin_behind_you", "635"),
        (("corentin#1",), "up_with_the_hum_behind", "636"),
        (("corentin#2", "corentin#3"), "up_through_the_smoke", "637"),
    ],
)
def test_three_ways_lead_up_to_the_shirts(marks: tuple[str, ...], way: str, page: str) -> None:
    g = answer(visit(at(177, *marks)), "go_up_by_the_stair")
    assert [key for key in keys(g) if key.startswith("up_")] == [way]
    answer(g, way)
    assert [section for section in read(g) if section.startswith("book")][:2] == [f"book.{page}", "book.891"]
    assert g.chapter == "ch10"


def test_nobody_goes_up_before_the_line_is_settled() -> None:
    assert not offers(visit(at(177)), "go_up_by_the_stair")


def test_who_is_still_there_at_the_eighth_bell_is_entered() -> None:
    g = happens(at(176, "late#1", "late#2"), "ev.c9.p10")
    assert "book.890" in read(g)
    assert is_so(g, {"status": {"cards": 30}})
    assert g.chapter == "ch10"


@pytest.mark.parametrize(("hero", "secret"), [("ailei", 63), ("arev", 64), ("beor", 65), ("verme", 66)])
def test_each_may_look_up_what_was_promised_before_they_could_speak(hero: str, secret: int) -> None:
    choice = "worm" if hero == "verme" else hero
    g = answer(visit(at(177, who=hero)), f"look_yourself_up_{choice}")
    assert is_so(g, {"has": {"secret": secret, "by": "party"}})
    offered = [key for key in keys(g) if key.startswith("look_yourself_up")]
    assert not offered


def test_kept_visits_ring_as_far_as_the_clerk_s_own_bench() -> None:
    g = answer(answer(visit(at(177, "city#24")), "see_massen_s_twelve_visits"), "stamp_them")
    assert is_so(g, {"status": {"cards": 22}})
    assert offers(visit(table("lanes#13", "cards#22", at=197, chapter="ch9")), "talk_to_the_clerk_who")


@pytest.mark.parametrize(
    ("place", "mark"),
    [
        (176, "second_stone#2"),
        (176, "word_given#3"),
        (176, "word_broken#3"),
        (177, "word_given#10"),
        (177, "register#5"),
    ],
)
def test_the_archive_has_it_on_a_card(place: int, mark: str) -> None:
    first = table("lanes#11", mark, at=place, chapter="ch9")
    assert len(told(visit(first))) == len(told(visit(table("lanes#11", at=place, chapter="ch9")))) + 1
