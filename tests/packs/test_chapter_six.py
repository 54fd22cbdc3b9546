"""Chapter VI, the Reckoners' Road: three boxes, a shed, what is done about it, and five roads out besides the bench."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import exploring, is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import BOX, offers, read, table, visit
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run

SEEN = tuple(f"milestones#{n}" for n in (1, 3, 4, 6))
DEEDS = {
    "sign_for_the_delivery": ("count#11", "807"),
    "open_the_cells_by_night": ("count#12", "826"),
    "read_the_trays_aloud": ("count#13", "808"),
    "put_the_order_back": ("road#36", "809"),
}


def at(number: int, *marks: str, who: str = "beor") -> Avalon:
    return table(*SEEN, *marks, at=number, chapter="ch6", who=who)


def close_of_year(g: Avalon) -> Avalon:
    g.open = []
    carry_out(g, BOX.events["ev.c6.p10"].on_reveal, 0, "event:ev.c6.p10", who="all")
    run(g)
    return g


@pytest.mark.parametrize("fate", [1, 2, 3])
def test_the_road_begins_at_the_office_whatever_became_of_home(fate: int) -> None:
    g = table(f"cuanacht_fate#{fate}", at=138, chapter="ch5")
    play(g, BeginChapter("ch6"))
    assert (g.heroes[0].at, list(g.menhirs)) == (166, [166])
    assert read(g) == ["book.520"]
    assert told(g) == [f"verse-book-520-told-{fate}"]


@pytest.mark.parametrize(("box", "pays"), [("collector", "wealth"), ("debtor", "food"), ("freight", "")])
def test_the_box_that_was_ticked_goes_on_ahead(box: str, pays: str) -> None:
    g = answer(exploring(at(166), "book", "520"), f"tick_{box}")
    assert is_so(g, {"has": {"secret": 51, "by": "party"}})
    before = dict(g.heroes[0].resources)
    carry_out(g, BOX.secrets[51].abilities[0].do, 0, "secret:51#1", who="self")
    run(g)
    assert {name for name, n in g.heroes[0].resources.items() if n > before[name]} == ({pays} if pays else set())


def test_nobody_goes_in_at_the_back_who_has_not_followed_the_cart() -> None:
    assert not offers(visit(at(167)), "go_in_where_the_lamp_is")
    g = answer(visit(at(167)), "follow_the_cart_round_the_back")
    assert offers(g, "go_in_where_the_lamp_is")


@pytest.mark.parametrize("deed", DEEDS)
def test_what_is_done_in_the_shed_is_done_once_and_opens_the_road(deed: str) -> None:
    g = answer(visit(at(167, "road#1")), "go_in_where_the_lamp_is")
    answer(g, deed)
    mark, page = DEEDS[deed]
    key, _, part = mark.partition("#")
    assert is_so(g, {"status": {key: int(part)}})
    assert f"book.{page}" in read(g)
    assert not offers(g, "go_in_where_the_lamp_is")
    assert offers(g, "take_the_road_east")


@pytest.mark.parametrize(
    ("mark", "page"), [("count#11", "626"), ("count#12", "627"), ("count#13", "628"), ("road#36", "822")]
)
def test_each_deed_leaves_by_a_page_of_its_own(mark: str, page: str) -> None:
    g = answer(visit(at(167, mark)), "take_the_road_east")
    assert read(g)[-3:] == [f"book.{page}", "book.820", "book.530"]
    assert (g.chapter, g.heroes[0].at) == ("ch7", 170)


def test_freight_is_delivered_and_others_may_go_by_night() -> None:
    assert "book.824" in read(answer(visit(at(167, "box#3", "count#11")), "be_delivered_with_the_rest"))
    assert not offers(visit(at(167, "box#1", "count#11")), "be_delivered_with_the_rest")
    assert "book.821" in read(answer(visit(at(168, "road#1")), "go_on_by_night_without_a_box"))


def test_who_has_decided_nothing_when_the_year_closes_is_put_by() -> None:
    g = close_of_year(at(169))
    assert "book.823" in read(g)
    assert is_so(g, {"status": {"road": 37}})
    assert "book.823" not in read(close_of_year(at(169, "count#12")))


def test_two_houses_of_the_road_are_not_what_they_were() -> None:
    g = answer(answer(visit(at(167, "road#1")), "go_in_where_the_lamp_is"), "read_the_trays_aloud")
    assert 189 in (*g.available, *g.places)
    g = at(169, who="verme")
    answer(answer(visit(g), "stay_for_the_pudding"), "worm_minds_the_cup")
    assert g.heroes[0].at == 190
    assert read(visit(g, 190))[-2:] == ["190.o0", "190.v1"]


@pytest.mark.parametrize(
    ("place", "mark", "line"),
    [
        (169, "road#16", "verse-169-o0-told-1"),
        (169, "road#10", "verse-169-o0-told-3"),
        (167, "word_broken#8", "verse-167-o0-told-3"),
        (166, "word_given#6", "verse-166-o0-told-4"),
        (168, "red_hands#3", "verse-168-o0-told-2"),
    ],
)
def test_what_was_done_elsewhere_is_said_at_the_first_sight_of_a_place(place: int, mark: str, line: str) -> None:
    assert line in told(visit(table(mark, at=place, chapter="ch6")))
    assert line not in told(visit(table(at=place, chapter="ch6")))


def test_the_pair_from_nether_barton_dances_if_the_form_let_him_stay() -> None:
    assert not offers(visit(at(169, "road#2")), "dance_with_the_pair_at_the_long_table")
    for kept in ("road#3", "road#4"):
        assert offers(visit(at(169, kept)), "dance_with_the_pair_at_the_long_table")


def test_letters_come_one_a_day_and_then_no_more() -> None:
    g = answer(visit(at(166, "hunters#2", "inn#2")), "ask_for_your_post")
    assert [page for page in read(g) if page.startswith("book")] == ["book.810"]
    assert "ask_for_your_post" not in keys(g)
    g = answer(visit(at(166)), "ask_for_your_post")
    assert "book.819" in read(g)
    assert not offers(visit(g, 166), "ask_for_your_post")


def test_the_page_of_the_road_says_what_was_done_on_it() -> None:
    def page(*marks: str) -> list[str]:
        g = answer(visit(at(167, "count#11", *marks)), "take_the_road_east")
        return [line for line in told(g) if "book-820" in line]

    for mark in ("road#5", "road#9", "road#14", "road#17", "road#23", "road#28", "road#31", "road#33", "road#18"):
        assert len(page(mark)) == len(page()) + 1
