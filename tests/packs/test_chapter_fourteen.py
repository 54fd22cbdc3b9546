"""Chapter XIV, the last notch: who comes to the sand, what they hear there, and how it is decided."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, end_encounter, play
from tests.packs.test_act_one import BOX, offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon, Place

SEEN = tuple(f"ebb#{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 10, 17))
FIVE = ("came#1", "came#2", "came#3", "came#4", "came#8")
TABLE = "sands#4"
READY = (*FIVE, TABLE)
PEOPLES = [
    (236, 1, ("ask_them_to_come",)),
    (240, 2, ("go_to_meet_the_ladders",)),
    (239, 3, ("ask_them_to_the_flats",)),
    (241, 4, ("call_them",)),
    (242, 7, ("call_under_rib_to_the_sand",)),
    (184, 8, ("go_up_for_those_on",)),
    (243, 9, ("ask_those_of_the_hands_to_come",)),
]
HULLS = [
    (237, 1, ("turn_her_over", "heave_on_both_their_names"), ()),
    (239, 2, ("make_them_ready", "hang_the_key_from_the_mast"), ()),
    (239, 2, ("make_them_ready", "put_the_difference_back"), ("barrels#2",)),
    (238, 3, ("fit_the_keel", "try_every_joint"), ()),
    (238, 3, ("fit_the_keel", "drive_the_pegs_by_the_leaf"), ("register#5",)),
    (242, 4, ("let_the_stone_go_out", "knock_at_every_door"), ()),
    (243, 5, ("make_her_ready_for_sea", "haul_with_tegen"), ()),
]
OPEN = {"assembly#1": "book.650", "assembly#2": "book.651", "assembly#3": "book.651", "assembly#5": "book.652"}


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table(*SEEN, *marks, at=number, chapter="ch14", who=who, secrets=secrets)


def go(g: Avalon, number: int, *choices: str) -> Avalon:
    """At another place, rested, these choices one after another."""
    g.open = []
    for hero in g.heroes:
        hero.energy, hero.terror, hero.at = 7, 0, number
        hero.resources = dict.fromkeys(hero.resources, 9)
    visit(g, number)
    for choice in choices:
        answer(g, choice)
    return g


def marked(g: Avalon, key: str, part: int) -> bool:
    return is_so(g, {"status": {key: part}})


def assembly(*marks: str, teller: str = "tell_them_as_you_can", who: str = "beor") -> Avalon:
    return answer(answer(visit(at(184, *READY, *marks, who=who)), "call_them_all_to_the"), teller)


# -- it is reached, and nobody is stuck


def test_it_begins_on_sand_that_is_nobodys() -> None:
    g = table(at=183, chapter="ch13")
    play(g, BeginChapter("ch14"))
    assert (g.heroes[0].at, list(g.menhirs)) == (184, [235])
    assert read(g) == ["book.600"]


def test_whoever_sails_with_the_last_has_kept_it_by_coming() -> None:
    g = table(at=183, chapter="ch13", secrets=(60,))
    play(g, BeginChapter("ch14"))
    assert marked(g, "word_given", 12)
    assert not is_so(g, {"has": {"secret": 60, "by": "any"}})


@pytest.mark.parametrize(("place", "part", "choices"), PEOPLES)
def test_a_people_comes_when_it_is_fetched(place: int, part: int, choices: tuple[str, ...]) -> None:
    g = go(at(place), place, *choices)
    assert marked(g, "came", part)
    assert not offers(go(g, place), choices[0]) or place == 184


def test_those_on_foot_come_one_people_a_day_then_nobody() -> None:
    g = go(at(184, "came#8"), 184, "go_up_for_those_on")
    assert marked(g, "came", 6)
    assert not offers(go(g, 184), "go_up_for_those_on")


def test_some_come_by_themselves() -> None:
    assert marked(happens(at(184), "ev.c14.p3"), "came", 1)
    assert marked(happens(at(184), "ev.c14.p5"), "came", 5)


@pytest.mark.parametrize(("place", "part", "choices", "marks"), HULLS)
def test_a_hull_is_made_ready(place: int, part: int, choices: tuple[str, ...], marks: tuple[str, ...]) -> None:
    g = go(at(place, *marks), place, *choices)
    assert marked(g, "hulls_ready", part)
    assert not offers(go(g, place), choices[0])


def test_burnt_keels_do_not_float_and_those_two_make_room() -> None:
    g = go(at(237, "shore#5"), 237)
    assert not offers(g, "turn_her_over")
    answer(g, "sit_down_with_them")
    assert marked(g, "sands", 54)


def test_a_tide_horse_that_followed_turns_the_hull() -> None:
    g = go(at(235), 235, "run_with_the_tide_horses")
    end_encounter(g, "won")
    assert marked(g, "ebb", 4)
    assert marked(go(g, 237, "fetch_the_horse_with_a_bridle"), "hulls_ready", 1)


@pytest.mark.parametrize(
    ("mark", "choice", "part"),
    [
        ("camelot#1", "with_a_form", 1),
        ("camelot#2", "on_ysellas_carts", 2),
        ("camelot#3", "sung_by_the_washed", 3),
        ("camelot#4", "on_the_backs_of_under_rib", 4),
    ],
)
def test_the_table_comes_in_the_way_of_whoever_holds_the_gate(mark: str, choice: str, part: int) -> None:
    assert marked(go(at(242, mark), 242, "see_to_the_table", choice), "sands", part)
    assert marked(
        answer(happens(at(184, mark), "ev.c14.p2"), "event:ev.c14.p2-go_up_the_road_to_meet_it"), "sands", part
    )


def test_the_table_that_was_stolen_comes_down_level() -> None:
    assert not offers(go(at(242, "table#2"), 242), "see_to_the_table")
    assert marked(go(at(235, "table#2"), 235, "bring_the_cart_down_level"), "sands", 5)


def test_the_assembly_wants_five_peoples_and_the_table() -> None:
    assert not offers(visit(at(184, *FIVE)), "call_them_all_to_the")
    assert not offers(visit(at(184, *FIVE[:4], TABLE)), "call_them_all_to_the")
    assert offers(visit(at(184, *READY)), "call_them_all_to_the")


def test_on_the_eve_it_is_opened_with_three_or_it_is_closed() -> None:
    late = ("late#1", "late#2")
    assert "book.601" in read(happens(at(184, *late, *FIVE[:3], TABLE), "ev.c14.p10"))
    for too_few in ((*FIVE[:2], TABLE), FIVE):
        g = happens(at(184, *late, *too_few), "ev.c14.p10")
        assert "book.991" in read(g)
        assert (marked(g, "assembly", 7), g.chapter) == (True, "ch15")
    assert happens(at(184, *late, *READY, "assembly#2"), "ev.c14.p10").chapter == "ch15"
    assert happens(at(184, *READY), "ev.c14.p10").chapter == "ch14"


# -- the turn


@pytest.mark.parametrize(
    ("who", "mark", "choice", "section"),
    [
        ("ailei", "ebb#1", "ailei_tells_them", 1004),
        ("beor", "came#6", "casvel_tells_them", 1005),
        ("beor", "five_together#5", "gwenneg_tells_them", 1006),
        ("beor", "ebb#1", "tell_them_as_you_can", 1007),
    ],
)
def test_somebody_tells_them(who: str, mark: str, choice: str, section: int) -> None:
    g = assembly(mark, teller=choice, who=who)
    assert f"book.{section}" in read(g)
    assert read(g)[-1] == "book.608"


def test_all_sail_when_enough_say_so_and_half_walk_when_they_are_overruled() -> None:
    few = assembly()
    assert (offers(few, "move_that_all_sail"), offers(few, "overrule_them_and_sail")) == (False, True)
    answer(few, "overrule_them_and_sail")
    assert marked(few, "assembly", 6)
    assert read(few)[-1] == "book.1009"
    many = assembly("eleven#3", "hedra#1", "nolwenn#3", "king_word#2", "sill#2", "came#7")
    answer(many, "move_that_all_sail")
    assert (marked(many, "assembly", 1), marked(many, "assembly", 6)) == (True, False)
    assert read(many)[-1] == "book.1010"


def test_what_was_taken_costs_voices_until_it_is_said_to_their_faces() -> None:
    voices = ("eleven#3", "hedra#1", "nolwenn#3", "came#7", *(f"debts#{n}" for n in range(1, 6)))
    assert not offers(assembly(*voices), "move_that_all_sail")
    assert offers(assembly(*voices, "sands#59"), "move_that_all_sail")


def test_the_robbed_are_twelve_and_are_answered() -> None:
    for n in range(1, 13):
        assert told(happens(at(184, f"debts#{n}"), "ev.c14.p4")) != ["event-ev-c14-p4-told-1"], n
    g = answer(happens(at(184, "debts#8"), "ev.c14.p4"), "event:ev.c14.p4-say_it_to_their_faces")
    assert marked(g, "sands", 59)
    assert not happens(at(184), "ev.c14.p4").open  # nobody was robbed, and there is nothing to decide but supper


@pytest.mark.parametrize(("mark", "section"), OPEN.items())
def test_every_eve_leads_to_the_day_after(mark: str, section: str) -> None:
    g = answer(visit(at(184, *READY, mark)), "lie_down_it_is_the")
    assert read(g)[-3:-1] == [section, "book.992"]
    assert g.chapter == "ch15"


@pytest.mark.parametrize("part", [*range(1, 8), *range(11, 29), 31, 33, *range(35, 40), *range(41, 45), *range(46, 64)])
def test_the_last_morning_says_what_was_done(part: int) -> None:
    def morning(*marks: str) -> list[str]:
        return [
            line for line in told(answer(visit(at(184, "assembly#1", *marks)), "lie_down_it_is_the")) if "992" in line
        ]

    if part in (21, 22, 23, 32):  # these answer at the assembly
        assert told(assembly("came#6", f"sands#{part}")) != told(assembly("came#6"))
    else:
        assert morning(f"sands#{part}") != morning()


@pytest.mark.parametrize(
    ("pair", "section"),
    [(("ailei", "arev"), 741), (("ailei", "beor"), 742), (("ailei", "verme"), 743), (("beor", "verme"), 746)],
)
def test_two_who_cannot_sleep_talk_once(pair: tuple[str, str], section: int) -> None:
    g = build_table(BOX, list(pair))
    g.chapter = "ch14"
    g.available.remove(184)
    g.places[184] = Place(9, 9)
    for hero in g.heroes:
        hero.at, hero.energy = 184, 6
    visit(g, 184)
    answer(g, "sit_on_the_sand_those", g.open[0].seat)
    assert f"book.{section}" in read(g)
