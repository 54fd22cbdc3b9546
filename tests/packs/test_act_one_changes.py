"""Act I between its scenes: what is met on the road knows the day, nights differ, and what is over is put away."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import exploring
from tests.games.tainted_grail.tables import answer, events, keys, play
from tests.playthroughs.campaign import box

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.deeds.day import SleepHere
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.events.day import Dreamt
from tavola.games.tainted_grail.events.effects import TextRead
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.present.event_text import tell
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run
from tavola.kernel.text import Message
from tavola.library.finding import find_pack
from tavola.story.words import all_words

BOX = box()
COLOURS = ("green", "grey", "violet", "blue")


def table(*marks: str, chapter: str = "ch2", who: str = "ailei") -> Avalon:
    g = build_table(BOX, [who])
    g.chapter = chapter
    hero = g.heroes[0]
    hero.resources = dict.fromkeys(hero.resources, 9)
    hero.energy = 6
    for mark in marks:
        mark_status(g, mark)
    return g


def told(g: Avalon, prefix: str) -> list[str]:
    return [event.text for event in events(g, TextRead) if event.text.startswith(prefix)]


def read(g: Avalon) -> list[str]:
    return [event.verse for event in events(g, VerseRead) if event.section == "book"]


def revealed(g: Avalon, event: str) -> Avalon:
    carry_out(g, BOX.events[event].on_reveal, 0, f"event:{event}", who="all")
    run(g)
    return g


# -- what is met on the road


def met(g: Avalon, card: str) -> list[str]:
    return told(play(g, MeetEncounter([0], id=card)), "chapter-")


@pytest.mark.parametrize(
    ("mark", "card", "line"),
    [
        ("bread#4", "e.green.lame_wolf", "chapter-ch2-told-1"),
        ("count#6", "e.grey.pit_robber", "chapter-ch2-told-3"),
        ("eleven#4", "e.violet.second_barn", "chapter-ch2-told-6"),
        ("bread#1", "e.blue.kind_creditor", "chapter-ch2-told-8"),
    ],
)
def test_a_fight_knows_why_it_stands_on_this_road(mark: str, card: str, line: str) -> None:
    assert met(table(mark), card) == [line]
    assert met(table(), card) == []


def test_a_line_of_the_road_is_said_once() -> None:
    g = table("bread#4", "dayfolk#4")
    assert met(g, "e.green.lame_wolf") == ["chapter-ch2-told-1"]
    assert g.statuses["met"] == [9]
    assert met(table("bread#4", "dayfolk#4", "met#9"), "e.green.lame_wolf") == ["chapter-ch2-told-2"]
    assert met(table("bread#4", "dayfolk#4", "met#9", "met#10"), "e.green.lame_wolf") == []


@pytest.mark.parametrize("chapter", ["ch1", "ch2", "ch3", "ch4", "ch5", "ch6", "ch11", "ch14"])
def test_every_chapter_has_something_to_say_of_those_it_meets(chapter: str) -> None:
    assert BOX.chapters[chapter].on_encounter


# -- nights


@pytest.mark.parametrize("place", [101, 102, 107, 108, 118])
def test_the_second_night_at_a_place_brings_another_dream(place: int) -> None:
    g, nights = table(), []
    for _ in range(5):
        g.events = []
        play(g, SleepHere("dream", place, [0]))
        nights += [event.night for event in events(g, Dreamt)]
    assert nights == [1, 2, 3, 2, 3]


# -- alone


@pytest.mark.parametrize(("party", "ending"), [(["beor"], "-alone"), (["ailei", "beor"], "")])
def test_who_is_alone_is_never_one_of_you(party: list[str], ending: str) -> None:
    g = build_table(BOX, party)
    text = tell(g, VerseRead("107", "v6")).args["text"]
    assert isinstance(text, Message)
    assert text.id == f"verse-107-v6{ending}"


def test_most_of_what_one_alone_reads_says_you() -> None:
    words = all_words(find_pack("tainted_grail/avalon"))["en"]
    own = {id.removesuffix("-alone") for id in words if id.endswith("-alone")}
    assert len(own) >= 25
    assert [id for id in own if "one of you" in words[f"{id}-alone"].text.lower()] == []


# -- what comes a second time


def test_the_crows_ask_a_second_time_at_the_water_s_edge() -> None:
    g = exploring(table(chapter="ch3"), "book", "460", 0)
    answer(g, "cross_all_the_same")
    assert read(g) == ["460", "463"]
    assert "talan" not in g.statuses
    answer(g, "turn_back_and_climb")
    assert read(g)[-1] == "464"
    assert "talan" not in g.statuses
    g = exploring(table(chapter="ch3"), "book", "460", 0)
    answer(answer(g, "cross_all_the_same"), "say_there_is_no_message")
    assert g.statuses["talan"] == [7]


@pytest.mark.parametrize(
    ("decided", "scene", "choice", "after", "part"),
    [
        ("eleven#3", "487", "eat_it", "466", 1),
        ("eleven#3", "487", "have_it_set_at_the_twelfth_door", "467", 2),
        ("eleven#4", "488", "drink_it", "468", 3),
        ("eleven#5", "488", "pour_it_on_the_road", "469", 4),
    ],
)
def test_kerra_s_evening_is_a_scene_also_when_the_eleven_are_decided(
    decided: str, scene: str, choice: str, after: str, part: int
) -> None:
    g = revealed(table(decided), "ev.c2.p11")
    assert read(g) == [scene]
    answer(g, choice)
    assert read(g) == [scene, after]
    assert g.statuses["portion"] == [part]


def test_whom_nobody_visited_kerra_asks_and_the_roads_begin_to_close() -> None:
    g = revealed(table(), "ev.c2.p11")
    assert read(g) == ["455"]
    assert g.statuses["late"] == [1]
    assert "let_them_stay" in keys(g)


# -- what is over


@pytest.mark.parametrize(("chapter", "before"), [("ch3", "ch2"), ("ch4", "ch3"), ("ch5", "ch4")])
def test_what_a_chapter_asked_is_not_asked_in_the_next(chapter: str, before: str) -> None:
    """Its places lie behind the road that closed, or across the water."""
    number = BOX.chapters[before].number
    asked = [f"event:{event.id}" for event in BOX.events.values() if event.chapter == number and event.quest]
    g = table(chapter=before)
    g.quests = asked
    g.chapter = chapter
    carry_out(g, BOX.chapters[chapter].on_start[: len(asked)], 0, f"chapter:{chapter}", who="all")
    run(g)
    assert g.quests == []


def test_a_lost_village_fulfils_no_quest() -> None:
    fifth = BOX.events["ev.c5.p6"].quest
    assert fifth is not None
    for fate, kept in ((1, True), (2, True), (3, False)):
        g = table(f"cuanacht_fate#{fate}", chapter="ch5")
        assert holds(g, fifth.success_if, 0, "event:ev.c5.p6", [0]) is kept
