"""The low road, the west and the south remember what was done on them, and other places say it back."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import exploring
from tests.games.tainted_grail.tables import answer, events, keys
from tests.playthroughs.campaign import box

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.events.effects import TextRead
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.state import Avalon, Place
from tavola.kernel.flow import run

BOX = box()
DEBTOR = "ev.c3.p8"


def table(*marks: str, at: int = 101, chapter: str = "ch2", who: str = "ailei") -> Avalon:
    """One well-provided Character at a place seen before, with these Statuses marked."""
    g = build_table(BOX, [who])
    g.chapter = chapter
    hero = g.heroes[0]
    hero.resources = dict.fromkeys(hero.resources, 9)
    hero.energy = 6
    if at not in g.places:
        g.available.remove(at)
        g.places[at] = Place(9, 9)
    hero.at = at
    for mark in (f"been#{at - 100}", *marks):
        mark_status(g, mark)
    return g


def visit(g: Avalon) -> Avalon:
    number = g.heroes[0].at
    journal = BOX.locations[number].journal
    assert journal is not None
    return exploring(g, str(number), journal.start)


def revealed(g: Avalon, event: str) -> Avalon:
    carry_out(g, BOX.events[event].on_reveal, 0, f"event:{event}", who="all")
    run(g)
    return g


def read(g: Avalon) -> list[str]:
    return [f"{event.section}.{event.verse}" for event in events(g, VerseRead)]


def told(g: Avalon) -> list[str]:
    return [event.text for event in events(g, TextRead)]


def marked(g: Avalon, part: str) -> bool:
    key, _, number = part.partition("#")
    return int(number) in g.statuses.get(key, [])


# -- the sleepers


def test_who_gave_the_word_to_let_them_sleep_is_not_offered_to_wake_them() -> None:
    assert "wake_them_one_by" in keys(visit(table(at=118)))
    assert "wake_them_one_by" not in keys(visit(table("word_given#7", at=118)))
    assert "ask_about_the_comb" in keys(visit(table("sleepers#1", at=118)))
    asked = answer(visit(table("sleepers#1", "word_given#7", at=118)), "ask_about_the_comb")
    assert "say_it_is_worth_it" not in keys(asked)


def test_the_woman_once_woken_is_not_lying_there() -> None:
    g = answer(visit(table("sleepers#1", at=118)), "ask_about_the_comb")
    answer(g, "say_it_is_worth_it")
    assert marked(g, "sleepers#6")
    assert "sit_by_the_woman" not in keys(g)
    again = visit(table("sleepers#1", "sleepers#6", at=118))
    assert read(again)[-2:] == ["118.o3", "118.v1"]


def test_a_stick_is_taken_from_her_once() -> None:
    assert "sit_by_the_woman" in keys(visit(table(at=118)))
    assert "sit_by_the_woman" not in keys(visit(table("sleepers#3", at=118)))


def test_only_a_stranger_laid_down_there_is_lying_there() -> None:
    assert "verse-118-o2-told-1" not in told(visit(table("debts#7", at=118)))
    assert "verse-118-o2-told-1" in told(visit(table("debts#7", "sleepers#5", at=118)))


# -- what stays as it was done


def test_the_hedge_can_be_cut_by_who_has_only_moved_the_bed() -> None:
    assert "cut_it_in_turns" in keys(visit(table("hedge#4", "hedge#5", at=119)))
    assert "cut_it_in_turns" not in keys(visit(table("hedge#1", at=119)))


def test_a_ditch_that_was_filled_is_neither_jumped_nor_traded_over() -> None:
    over = {"jump_the_ditch", "trade_across_the_ditch"}
    assert over <= set(keys(visit(table(at=132))))
    assert not over & set(keys(visit(table("ditch#1", at=132))))


def test_a_jar_that_was_filled_again_stands_right_way_up() -> None:
    for marks, opening in (((), "133.o1"), (("straw#4",), "133.oz")):
        g = table(*marks, at=133)
        gain_secret(g, 0, 27)
        run(g)
        assert read(visit(g))[-2] == opening


def test_the_lamp_at_the_hives_is_put_out_once_and_elsewhere_they_know() -> None:
    g = answer(visit(table("bees#1", at=108, chapter="ch1")), "ailei_tells_her_the_truth")
    assert marked(g, "bees#7")
    assert "ailei_tells_her_the_truth" not in keys(g)
    g = answer(visit(table("bees#7", at=133)), "sit_by_the_youngest")
    assert "verse-133-v5-told-2" in told(g)


# -- who stands in the road in the third Chapter


@pytest.mark.parametrize(
    ("marks", "line"),
    [
        (["debts#2", "debts#6"], 21),
        (["debts#7", "debts#1"], 23),
        (["debts#7", "sleepers#5", "debts#4"], 22),
        (["debts#4", "debts#1"], 24),
        (["debts#6"], 29),
    ],
)
def test_the_debtor_is_the_one_who_was_robbed(marks: list[str], line: int) -> None:
    g = revealed(table(*marks, chapter="ch3"), DEBTOR)
    debtors = [text for text in told(g) if "c3-p8-told-2" in text and not text.endswith("-2")]
    assert debtors == [f"event-{DEBTOR.replace('.', '-')}-told-{line}"]


@pytest.mark.parametrize(
    ("debt", "stays"), [("debts#1", False), ("debts#7", False), ("debts#2", True), ("debts#4", True)]
)
def test_a_debt_said_aloud_is_owned_and_cleared_where_nothing_was_destroyed(debt: str, stays: bool) -> None:
    g = answer(revealed(table(debt, chapter="ch3"), DEBTOR), f"event:{DEBTOR}-aloud")
    assert marked(g, "owned#4")
    assert marked(g, debt) == stays


def test_who_owes_nothing_meets_no_debtor_by_name() -> None:
    g = revealed(table(chapter="ch3"), DEBTOR)
    assert not [text for text in told(g) if "c3-p8-told-2" in text]
