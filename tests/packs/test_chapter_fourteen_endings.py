"""Chapter XIV leaves every ending of the campaign in reach: what each needs (bible, G.1) can be had from the Flats."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.packs.test_act_one import BOX, offers, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told
from tests.packs.test_chapter_fourteen import HULLS, TABLE, at, go, marked

from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.state import Avalon

NAMES = [
    ("name_one_of_you",),
    ("name_a_volunteer", "accept_her"),
    ("name_the_keeper_for_life", "give_him_a_year"),
    ("name_gerens",),
]


def said_at_the_table(g: Avalon) -> set[str]:
    """What XV would let them say, by the marks they bring."""
    choices = BOX.book["616"].choices
    return {choice.key for choice in choices if choice.if_ is None or holds(g, choice.if_, 0, "verse:book.616", (0,))}


def test_nothing_can_be_said_by_those_who_did_nothing_but_nothing() -> None:
    assert said_at_the_table(at(184)) == {"say_nothing"}


def test_the_term_four_hulls_and_the_sentence_amma_remembers() -> None:
    g = at(184)
    for place, _, choices, marks in HULLS:
        if not marks:
            go(g, place, *choices)
    go(g, 243, "ask_amma_what_he_said")
    assert "thank_you_for_having_us" in said_at_the_table(g)


def test_the_renewal_four_names_whoever_is_left() -> None:
    assert not offers(visit(at(184)), "ask_who_would_stand")  # nobody has come yet who could
    g = at(184, "came#1")
    for n, choices in enumerate(NAMES, start=1):
        assert "a_year_and_a_day" not in said_at_the_table(g)
        go(g, 184, "ask_who_would_stand", *choices)
        assert marked(g, "keepers_named", n)
    assert "a_year_and_a_day" in said_at_the_table(g)
    assert not offers(go(g, 184), "ask_who_would_stand")


def test_dwelling_is_reached_by_kindness_even_late() -> None:
    assert not offers(go(at(241), 241), "show_them_how_to_hold_a_face")
    g = at(184, "learned_to_drift#2", "eleven#4", "predecessors#1", "predecessors#4")
    go(g, 241, "show_them_how_to_hold_a_face", "stay_till_they_have_it")
    go(g, 240, "go_to_meet_the_ladders", "say_both_to_the_ear", "testify_that_it_was_both")
    go(g, 238, "read_the_lintel_through")
    assert "good_night" not in said_at_the_table(g)
    go(g, 243, "look_at_the_foot_of_the_cot")
    assert "good_night" in said_at_the_table(g)


def test_the_pledge_wants_a_bargain_five_debts_and_a_list() -> None:
    robbed = tuple(f"debts#{n}" for n in range(1, 6))
    for missing in ((*robbed,), ("sill#3", *robbed[:4]), ("sill#3", *robbed, "corentin#3")):
        assert not offers(visit(at(184, *missing)), "unroll_the_map_nobody_drew")
    g = go(at(184, "sill#3", *robbed), 184, "unroll_the_map_nobody_drew", "write_the_name")
    assert "name_the_country" in said_at_the_table(g)


@pytest.mark.parametrize(("who", "marks"), [("arev", ()), ("beor", ("count#3",))])
def test_the_forgery_is_an_hour_alone(who: str, marks: tuple[str, ...]) -> None:
    assert not offers(visit(at(184, *marks, who=who)), "leave_arev_an_hour_alone")
    g = go(at(184, TABLE, *marks, who=who), 184, "leave_arev_an_hour_alone", "file_it")
    assert is_so(g, {"status": "forged_tally"})
    assert not offers(visit(at(184, TABLE)), "leave_arev_an_hour_alone")


def test_the_receipt_is_worms_and_he_asks_for_the_rope() -> None:
    g = go(at(184, "well_voice#4", "five_together#4", who="verme"), 184, "let_worm_ask_for_the")
    assert marked(g, "sands", 35)
    assert "ill_go" in said_at_the_table(g)
    assert "ill_go" not in said_at_the_table(at(184, "well_voice#4"))


def test_the_date_among_the_exempt_is_kept() -> None:
    g = go(at(236, secrets=(53,)), 236, "go_back_to_the_exempt")
    assert marked(g, "word_given", 11)
    assert not offers(go(g, 236), "go_back_to_the_exempt")
    assert told(happens(at(184, "word_given#11"), "ev.c14.p3")) != told(happens(at(184), "ev.c14.p3"))
