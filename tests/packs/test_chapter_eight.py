"""Chapter VIII, Camelot under its roofs: four ways in, one night of rain, whoever holds the quay, four ways down."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import BOX, offers, read, table, visit
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run

SEEN = tuple(f"lanes#{n}" for n in (1, 2, 3, 4))
IN = (*SEEN, "lanes#5", "lanes#6", "city#20")
LEAVE = {  # who lets one in -> the mark of having asked, how one goes in, what is decided on the night of rain
    "reckoning": ("city#1", "with_the_permit_by_the", "let_the_reckoning_hold_it", 1),
    "fair": ("city#2", "over_the_roofs_by_the", "let_the_fair_hold_it", 2),
    "dayfolk": ("city#3", "singing_at_the_minute", "let_the_white_faces_hold", 3),
    "tappers": ("city#4", "under_the_bottom_plank", "let_those_who_tapped_hold", 4),
}
WAYS_DOWN = {
    "invited_at_the_visiting_hour": "632",
    "by_order_show_a_paper": "633",
    "the_wet_way_with_worm": "634",
    "carried_in_as_deposits": "870",
}


def at(number: int, *marks: str, who: str = "beor") -> Avalon:
    return table(*marks, at=number, chapter="ch8", who=who)


def happens(g: Avalon, event: str) -> Avalon:
    g.open = []
    carry_out(g, BOX.events[event].on_reveal, 0, f"event:{event}", who="all")
    run(g)
    return g


def test_it_begins_before_the_gate_with_the_stone_of_the_quay_lit() -> None:
    g = table(at=171, chapter="ch7")
    play(g, BeginChapter("ch8"))
    assert g.heroes[0].at == 172
    assert list(g.menhirs) == [173]
    assert read(g) == ["book.540"]


@pytest.mark.parametrize("place", [173, 174, 175])
def test_who_has_not_been_let_in_is_spoken_to_through_a_plank(place: int) -> None:
    g = visit(at(place, "lanes#1"))
    assert f"{place}.v1" not in read(g)
    assert not is_so(g, {"status": {"lanes": place - 171}})
    assert read(visit(at(place, "lanes#1", "lanes#5")))[-1] == f"{place}.v1"


@pytest.mark.parametrize("by", LEAVE)
def test_each_key_opens_and_whose_it_was_may_be_given_the_quay(by: str) -> None:
    asked, way, held, part = LEAVE[by]
    g = answer(answer(visit(at(172, "lanes#1", asked)), "go_in_this_evening"), way)
    assert is_so(g, {"status": {"lanes": 5}})
    g = answer(answer(visit(at(174, *IN, "lanes#8", asked)), "it_has_begun_to_rain"), "take_the_mallet")
    offered = [key for key in keys(g) if key.startswith("let_")]
    assert offered == [held]
    answer(g, held)
    assert is_so(g, {"status": {"camelot": part}})
    assert [section for section in read(g) if section.startswith("book")] == [f"book.{n}" for n in range(541, 547)]


def test_it_does_not_rain_on_who_has_taken_no_rib() -> None:
    assert not offers(visit(at(174, *SEEN, "lanes#5", "lanes#8")), "it_has_begun_to_rain")
    assert not offers(visit(at(174, *IN, "lanes#8", "camelot#4")), "it_has_begun_to_rain")


def test_the_roofs_have_another_speaker_where_beor_is_not() -> None:
    ends = []
    for who in ("beor", "ailei"):
        g = answer(visit(at(174, *IN, "lanes#8", "city#4", who=who)), "it_has_begun_to_rain")
        answer(g, "take_the_mallet")
        ends.append([line for line in told(g) if line.startswith("verse-book-542")])
    assert ends == [["verse-book-542-told-1"], ["verse-book-542-told-2"]]


@pytest.mark.parametrize("way", WAYS_DOWN)
def test_four_ways_lead_down_to_the_archive(way: str) -> None:
    g = visit(at(175, *IN, "city#45", "camelot#1", "ashlings#1", who="verme"))
    answer(answer(g, "ask_at_the_felt_door"), way)
    assert [f"book.{WAYS_DOWN[way]}", "book.871"] == [section for section in read(g) if section.startswith("book")][:2]
    assert (g.chapter, g.heroes[0].at) == ("ch9", 176)
    assert 197 in (*g.available, *g.places)
    assert 175 not in (*g.available, *g.places)


def test_nobody_goes_down_who_knows_neither_the_roofs_nor_the_man() -> None:
    for marks in (("city#45",), ("camelot#2",)):
        assert not offers(visit(at(175, *IN, *marks)), "ask_at_the_felt_door")


@pytest.mark.parametrize(("lane", "part"), [((), 1), (("lanes#14",), 2), (("lanes#15",), 3), (("lanes#16",), 4)])
def test_who_has_decided_nothing_when_the_tide_comes_is_carried_in(lane: tuple[str, ...], part: int) -> None:
    g = happens(at(174, *IN, *lane, "late#1", "late#2"), "ev.c8.p10")
    assert "book.872" in read(g)
    while g.chapter == "ch8":
        answer(g, keys(g)[0])
    assert is_so(g, {"status": {"camelot": part}})
    assert g.chapter == "ch9"


def test_the_tide_is_seen_coming_twice() -> None:
    g = at(173, *IN)
    for part in (1, 2):
        happens(g, "ev.c8.p10")
        assert is_so(g, {"status": {"late": part}})
        assert g.chapter == "ch8"


@pytest.mark.parametrize(
    ("place", "mark", "line"),
    [
        (172, "word_given#9", "verse-172-o0-told-3"),
        (172, "count#4", "verse-172-o0-told-2"),
        (172, "fair#4", "verse-172-o0-told-4"),
        (172, "count#12", "verse-172-o0-told-5"),
        (173, "mill#1", "verse-173-o00-told-1"),
        (174, "inn#1", "verse-174-o00-told-1"),
        (175, "gallows#1", "verse-175-o00-told-1"),
    ],
)
def test_what_was_done_before_is_said_at_the_first_sight_of_a_place(place: int, mark: str, line: str) -> None:
    inside = () if place == 172 else ("lanes#5",)
    assert line in told(visit(table(*inside, mark, at=place, chapter="ch8")))
    assert line not in told(visit(table(*inside, at=place, chapter="ch8")))


@pytest.mark.parametrize(
    ("place", "mark"),
    [(172, "city#8"), (172, "city#40"), (173, "city#16"), (174, "debts#12"), (174, "city#7"), (175, "city#13")],
)
def test_what_was_done_in_one_street_is_known_in_another(place: int, mark: str) -> None:
    known = (*IN, "camelot#1")
    assert len(told(visit(at(place, *known, mark)))) == len(told(visit(at(place, *known)))) + 1


def test_the_page_at_the_window_says_what_was_done() -> None:
    def page(*marks: str) -> list[str]:
        g = answer(visit(at(175, *IN, "city#45", "camelot#1", *marks)), "ask_at_the_felt_door")
        return [line for line in told(answer(g, "carried_in_as_deposits")) if "871" in line]

    for mark in ("city#8", "city#27", "city#29", "city#33", "city#37", "city#39", "city#53", "city#11"):
        assert len(page(mark)) == len(page()) + 1


def test_those_who_cannot_sleep_talk_once() -> None:
    assert not offers(visit(at(174, *IN)), "sit_up_by_the_stove")
