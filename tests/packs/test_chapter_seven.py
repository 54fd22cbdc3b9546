"""Chapter VII, Nolwenn Sings: eleven verses, a talk in the rests, and who has the song afterwards."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import exploring, is_so
from tests.games.tainted_grail.tables import answer, play
from tests.packs.test_act_one import BOX, offers, read, table, visit
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run

LEAGUES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
THREE = ("verses#1", "verses#2", "verses#3", "hush#2")
ROADS = [("nolwenn#1", "629"), ("nolwenn#2", "630"), ("nolwenn#3", "631")]


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table("hush#1", *marks, at=number, chapter="ch7", who=who, secrets=secrets)


def speaking(*marks: str, who: str = "beor") -> Avalon:
    return answer(visit(at(171, *THREE, *marks, who=who)), "speak_in_the_rest")


def asked(*marks: str, who: str = "beor") -> Avalon:
    """As far as what she asks: what shall I do, then?"""
    g = speaking(*marks, who=who)
    return answer(g, "leave_it_at_four_days" if who == "verme" else "say_it_was_a_dream")


def hoarse(g: Avalon) -> Avalon:
    g.open = []
    carry_out(g, BOX.events["ev.c7.p10"].on_reveal, 0, "event:ev.c7.p10", who="all")
    run(g)
    return g


def test_it_begins_among_the_leagues_with_her_stone_burning() -> None:
    g = table("count#12", at=167, chapter="ch6")
    play(g, BeginChapter("ch7"))
    assert (g.heroes[0].at, list(g.menhirs)) == (170, [171])
    assert read(g) == ["book.530"]
    assert told(g) == ["verse-book-530-told-2"]
    assert is_so(g, {"has": {"secret": 56, "by": "party"}})


@pytest.mark.parametrize("nth", range(8))
def test_each_league_teaches_its_verse_once(nth: int) -> None:
    g = answer(visit(at(170)), f"walk_the_{LEAGUES[nth]}" if nth else "walk_the_first_league")
    assert is_so(g, {"status": {"verses": nth + 1}})
    again = visit(at(170, f"verses#{nth + 1}"))
    assert not offers(again, f"walk_the_{LEAGUES[nth]}" if nth else "walk_the_first_league")


def test_the_ninth_verse_is_worms_or_the_childrens_and_the_tenth_is_brought() -> None:
    assert offers(answer(visit(at(170, who="verme")), "walk_the_ninth"), "worm_sings_it")
    g = answer(visit(at(170)), "walk_the_ninth")
    assert not offers(g, "worm_sings_it")
    assert not offers(g, "ask_the_children_for_it")
    assert offers(answer(visit(at(170, "leagues#9")), "walk_the_ninth"), "ask_the_children_for_it")
    assert not offers(answer(visit(at(170)), "walk_the_tenth"), "open_the_jar")
    assert offers(answer(visit(at(170, secrets=(27,))), "walk_the_tenth"), "open_the_jar")


def test_nobody_speaks_to_her_who_knows_fewer_than_three_verses() -> None:
    assert not offers(visit(at(171, "verses#1", "verses#2")), "speak_in_the_rest")
    assert offers(visit(at(171, *THREE)), "speak_in_the_rest")


def test_who_waited_in_the_well_is_told_by_worm_or_as_a_dream() -> None:
    assert "book.535" in read(speaking(who="verme"))
    assert is_so(answer(speaking(who="verme"), "say_who_waited"), {"status": {"nolwenn": 4}})
    assert "book.846" in read(speaking())
    assert is_so(answer(speaking(), "tell_her_it_was_no_dream"), {"status": {"verses": 11}})


@pytest.mark.parametrize(
    ("marks", "choices", "part", "stands"),
    [
        ((), ("let_her_sleep",), 1, 191),
        ((), ("let_the_boy_sing_in_her_place",), 2, 192),
        (("leagues#20",), ("let_the_choir_sing_in_her_place",), 2, 192),
        (("gwenneg#5",), ("have_gwenneg_go_past_and_come_back", "say_nothing_at_all"), 3, 171),
        (("gwenneg#2",), ("have_gwenneg_go_past_and_come_back", "call_after_him"), 3, 171),
        (("gwenneg#3",), ("have_gwenneg_go_past_and_come_back", "send_somebody_to_see"), 1, 191),
    ],
)
def test_the_song_is_settled(marks: tuple[str, ...], choices: tuple[str, ...], part: int, stands: int) -> None:
    g = asked(*marks)
    for choice in choices:
        answer(g, choice)
    assert is_so(g, {"status": {"nolwenn": part}})
    assert read(g)[-1] == "book.537"
    assert stands in (*g.available, *g.places)
    assert is_so(g, {"has": {"secret": 57, "by": "party"}}) == (part == 3)


@pytest.mark.parametrize("marks", [(), ("relief#1", "gwenneg#2")])
def test_gwenneg_goes_past_only_if_he_can_be_had(marks: tuple[str, ...]) -> None:
    assert not offers(asked(*marks), "have_gwenneg_go_past_and_come_back")


@pytest.mark.parametrize(("mark", "page"), ROADS)
def test_each_settlement_has_a_road_and_an_end_of_its_own(mark: str, page: str) -> None:
    g = answer(visit(at(170, mark)), "take_the_road_to_the_city")
    assert read(g)[-3:] == [f"book.{page}", "book.850", "book.540"]
    assert (g.chapter, g.heroes[0].at) == ("ch8", 172)


def test_with_stopped_ears_one_goes_by() -> None:
    assert not offers(visit(at(170)), "stop_your_ears_and_go_by")
    g = answer(answer(visit(at(170)), "walk_the_eighth"), "wax_their_ears")
    g = answer(visit(g, 170), "stop_your_ears_and_go_by")
    assert is_so(g, {"status": {"leagues": 27}})
    assert "book.840" in read(g)


def test_a_voice_that_nobody_relieved_goes_by_itself() -> None:
    g = hoarse(at(170))
    assert "book.849" in read(g)
    assert is_so(g, {"all": [{"status": {"nolwenn": 1}}, {"status": {"red_hands": 4}}]})
    assert "book.849" not in read(hoarse(at(170, "nolwenn#2")))


def test_one_is_caught_of_those_who_fall_and_is_met_again() -> None:
    g = answer(visit(at(170, "nolwenn#1")), "catch_whoever_is_falling")
    answer(g, "the_girl_on_the_ladder")
    assert not offers(visit(at(170, "nolwenn#1", "leagues#21")), "catch_whoever_is_falling")
    assert "verse-191-o0-told-3" in told(visit(at(191, "nolwenn#1", "leagues#21")))


def test_the_widows_verse_is_met_again_in_the_seventh_league() -> None:
    for mark, line in (("road#5", 1), ("road#6", 2), ("road#7", 3)):
        g = answer(visit(at(170, mark)), "walk_the_seventh")
        assert [text for text in told(g) if "v8" in text] == [f"verse-170-v8s-told-{line}"]


def test_letters_that_nobody_posted_end_with_one_that_may_be() -> None:
    g = exploring(at(170), "book", "851")
    assert read(g) == ["book.856"]
    answer(g, "answer_it_yourselves")
    assert is_so(g, {"status": {"leagues": 14}})
    assert read(exploring(at(170, "leagues#14"), "book", "851"))[0] == "book.857"
