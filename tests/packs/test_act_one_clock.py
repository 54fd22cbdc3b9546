"""The year runs out: the prologue, a stick that counts the days, the last evening, Chapters that were waited out."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.tables import answer, events, keys
from tests.playthroughs.campaign import box

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run
from tavola.library.finding import find_pack
from tavola.story.report import measure_story

BOX = box()
STICK, LAST = 43, 159  # the Secret that counts the days; the last place of Chapters I to III


def table(*marks: str, chapter: str = "ch1", who: str = "beor") -> Avalon:
    g = build_table(BOX, [who])
    g.chapter = chapter
    g.heroes[0].resources = dict.fromkeys(g.heroes[0].resources, 9)
    for mark in marks:
        mark_status(g, mark)
    return g


def revealed(g: Avalon, event: str) -> Avalon:
    carry_out(g, BOX.events[event].on_reveal, 0, f"event:{event}")
    run(g)
    return g


def read(g: Avalon) -> list[str]:
    return [event.verse for event in events(g, VerseRead) if event.section == "book"]


def on_the_stick(g: Avalon) -> list[int]:
    return [dial.value for dial in g.dials if dial.target.startswith(f"secret:{STICK}")]


def test_the_prologue_is_read_before_anybody_is_asked_anything() -> None:
    g = GAME.open_table(BOX, 1, AvalonOptions(characters="beor"), "prologue")
    assert read(g) == ["490", "491"]


@pytest.mark.parametrize(("chapter", "days"), [("ch1", 11), ("ch2", 10), ("ch3", 9)])
def test_each_chapter_has_its_days(chapter: str, days: int) -> None:
    g = table(chapter=chapter)
    gain_secret(g, 0, STICK)
    run(g)
    assert on_the_stick(g) == [days]


@pytest.mark.parametrize(("chapter", "event"), [("ch1", "ev.c1.p9"), ("ch2", "ev.c2.p11"), ("ch3", "ev.c3.p11")])
def test_when_the_days_are_out_the_last_of_them_comes_next(chapter: str, event: str) -> None:
    g = table(chapter=chapter)
    gain_secret(g, 0, STICK)
    run(g)
    fire(g, "expire", 0)
    run(g)
    assert g.event_deck[-1].partition("#")[0] == event


def test_on_the_last_evening_the_boy_comes_to_his_own_window() -> None:
    g = revealed(table("second_stone#1", "chairs#1"), "ev.c1.p9")
    answer(answer(g, "stay_standing"), "yes")
    assert read(g) == ["440", "441", "442"]
    answer(g, "draw_the_curtain")
    assert read(g)[-1] == "443"
    assert {"home": [2, 3], "gwenneg": [1, 2]}.items() <= g.statuses.items()


def test_a_boy_already_decided_about_is_not_at_the_window() -> None:
    g = revealed(table("second_stone#1", "chairs#1", "gwenneg#1", "gwenneg#3", "boy#1"), "ev.c1.p9")
    answer(answer(g, "stay_standing"), "say_nothing")
    assert read(g) == ["440", "441", "443"]


@pytest.mark.parametrize(
    ("event", "chapter", "end"), [("ev.c1.p10", "ch1", "446"), ("ev.c2.p10", "ch2", "456"), ("ev.c3.p10", "ch3", "465")]
)
def test_what_comes_a_third_time_ends_the_chapter(event: str, chapter: str, end: str) -> None:
    g = revealed(table("second_stone#1", "eleven#4", "talan#2", chapter=chapter), event)
    for _ in range(20):
        if not g.open:
            break
        answer(g, keys(g)[0])
    assert g.statuses["late"] == [1]
    assert read(g) == []
    g = table("late#1", "late#2", "second_stone#1", "eleven#4", "talan#2", chapter=chapter)
    revealed(g, event)
    for _ in range(20):
        if not g.open or read(g):
            break
        answer(g, keys(g)[0])
    assert read(g)[0] == end


def test_grace_keeps_a_name_that_one_chooses() -> None:
    assert [choice.key for choice in BOX.book["500"].choices] == ["hedra", "a_neighbour", "your_mother"]


@pytest.mark.slow
def test_14_time_passes_inside_a_visit_only_where_it_is_paid_for() -> None:
    cuts = measure_story(find_pack("tainted_grail/avalon")).measures["time_cuts"].having["en"]
    here = [
        id for id in cuts if int(id.partition(".")[0]) <= LAST
    ]  # the Italian pattern also finds hours that are named
    assert len(here) <= 15, here
