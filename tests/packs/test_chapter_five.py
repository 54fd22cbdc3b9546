"""Chapter V closes Act I: it is reached, its turn is not walked past, and home says what was done there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.tainted_grail.coast import do, exploring, is_so
from tests.games.tainted_grail.tables import answer, events, keys, play
from tests.packs.test_act_one import BOX, offers, read, table, visit

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.events.effects import TextRead
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run

LOCALE = Path(__file__).parents[2] / "packs/tainted_grail/avalon/locale"
MESSAGE = re.compile(r"^([a-z0-9-]+) = ?(.*(?:\n +.*)*)", re.MULTILINE)
THREE = ("wall#1", "wall#2", "wall#9")
FIFTH = ("dusk#1", "dusk#2", "dusk#4", "house#1")
SHARED = ("bread#1", "eleven#3", "hedra#1")
HOMES = [
    (),
    ("chairs#2", "bread#4", "gwenneg#3", "vigil#1", "talan#5", "hedra#2", "nights#1"),
    ("chairs#3", "bread#1", "gwenneg#5", "talan#2", "hedra#1", "eleven#3", "vigil#4", "grip#1"),
    ("chairs#1", "bread#2", "gwenneg#2", "talan#4", "hedra#3", "eleven#4", "vigil#5", "home#1"),
]


def words(language: str) -> dict[str, str]:
    """Every message of the pack, by its name."""
    return {
        key: " ".join(text.split())
        for file in sorted((LOCALE / language).glob("*.ftl"))
        for key, text in MESSAGE.findall(file.read_text(encoding="utf-8"))
    }


def home(*marks: str, who: str = "beor") -> Avalon:
    """One of them at Cuanacht, on the day of the fifth night."""
    g = table(*FIFTH, *marks, at=138, chapter="ch5", who=who)
    g.heroes[0].resources = dict.fromkeys(g.heroes[0].resources, 9)
    return g


def decide(g: Avalon, *choices: str) -> Avalon:
    answer(visit(g, 138), "the_fifth_night_has_come")
    for choice in choices:
        answer(g, choice)
    return g


def morning_after(g: Avalon) -> Avalon:
    """The tenth Event: what was decided is told, or it is told that nobody decided."""
    g.open = []
    carry_out(g, BOX.events["ev.c5.p10"].on_reveal, 0, "event:ev.c5.p10", who="all")
    run(g)
    return g


def is_lost_and_goes_on(g: Avalon) -> bool:
    """The village is lost for good, the campaign is not: its story goes on along the road."""
    return (g.outcome, g.chapter) == ("", "ch6") and is_so(g, {"status": {"cuanacht_fate": 3}})


def told(g: Avalon) -> list[str]:
    return [event.text for event in events(g, TextRead)]


# -- it is reached


@pytest.mark.parametrize("end", ["620", "621", "622", "656", "657"])
def test_each_end_of_the_fourth_chapter_leads_home(end: str) -> None:
    g = exploring(table("plea#4", at=160, chapter="ch4"), "book", end)
    assert (g.chapter, g.heroes[0].at) == ("ch5", 138)


@pytest.mark.parametrize("carted", [False, True])
def test_it_begins_at_home_whichever_home_stands(carted: bool) -> None:
    g = table(at=136, chapter="ch4")
    if carted:
        do(g, {"location": {"replace": [101, 141]}})
    play(g, BeginChapter("ch5"))
    assert g.heroes[0].at == 138
    assert g.menhirs[138] > 5
    assert read(g)[0] == "book.510"
    assert 140 in g.available
    assert 132 not in g.available


def test_the_five_nights_come_one_a_day_and_the_morning_last() -> None:
    deck = BOX.chapters["ch5"].events.deck
    assert deck[-6:] == [f"ev.c5.p{part}" for part in (2, 3, 4, 5, 6, 10)]


def test_who_did_right_by_people_finds_them_on_the_wall() -> None:
    g = table("eleven#3", "midwives#1", "dayfolk#4", at=136, chapter="ch4")
    play(g, BeginChapter("ch5"))
    assert is_so(g, {"status": {"wall": ">=3"}})


# -- the turn


def test_the_fifth_night_is_not_decided_by_who_has_not_seen_the_house() -> None:
    g = table("dusk#1", "dusk#2", "dusk#4", at=138, chapter="ch5")
    visit(g, 138)
    assert not offers(g, "the_fifth_night_has_come")
    answer(g, "the_fifth_night_unprepared")
    assert [section for section in read(g) if section.startswith("book")] == [f"book.{n}" for n in (511, 512, 513, 514)]
    answer(g, "go_back_before_it_is_light")
    assert offers(g, "the_fifth_night_has_come")


def test_a_night_without_a_stone_is_remembered_at_the_house_and_in_the_meadow() -> None:
    g = table("dusk#1", "dusk#2", "dusk#3", at=138, chapter="ch5", who="verme")
    answer(answer(visit(g, 138), "go_out_past_the_last_post"), "stay_the_night")
    assert is_so(g, {"status": {"sill": 1}})
    assert read(visit(table("house#1", "sill#1", "dusk#7", at=164, chapter="ch5")))[0] == "164.o2"
    assert offers(visit(table("learned_to_drift#1", at=165, chapter="ch5")), "tell_them_there_is_no_need")


# -- three fates, each by its own way


def test_lit_the_word_is_set_down_at_cuanacht() -> None:
    g = decide(home("nights#1"), "set_it_down_at_cuanacht")
    assert read(g)[-1] == "book.790"
    assert 188 in g.available
    answer(visit(g, 138), "take_the_road")
    assert (g.chapter, g.heroes[0].at) == ("ch6", 166)


@pytest.mark.parametrize(
    ("marks", "where", "section"),
    [((), "to_the_meadow", "793"), (("eleven#3",), "to_the_twelve_doors", "794"), ((), "into_the_house", "795")],
)
def test_moved_three_who_owed_them_something_carry_the_village(
    marks: tuple[str, ...], where: str, section: str
) -> None:
    g = decide(home(*THREE, *marks), "set_it_down_at_the_house", where)
    assert read(g)[-1] == f"book.{section}"
    assert g.heroes[0].at == 139
    assert morning_after(g).chapter == "ch6"


def test_moved_the_bowl_is_broken_by_who_shared_bread_let_in_and_told_the_truth() -> None:
    for missing in SHARED:
        g = home(*THREE, *(mark for mark in SHARED if mark != missing))
        answer(visit(g, 138), "the_fifth_night_has_come")
        assert not offers(g, "break_it_and_share_it")
    g = decide(home(*SHARED), "break_it_and_share_it")
    assert is_so(g, {"status": {"learned_to_drift": 1}})
    assert morning_after(g).chapter == "ch6"


def test_lost_too_few_came_to_carry_anybody() -> None:
    g = home("wall#1")
    answer(visit(g, 138), "the_fifth_night_has_come")
    assert not offers(g, "set_it_down_at_the_house")
    answer(g, "set_it_down_and_too_few")
    assert g.heroes[0].at == 139
    assert read(visit(g, 139))[-2:] == ["139.o2", "139.v1"]
    assert is_lost_and_goes_on(morning_after(g))


@pytest.mark.parametrize("at", [138, 102])
def test_lost_nobody_decided(at: int) -> None:
    g = morning_after(table("house#1", at=at, chapter="ch5"))
    assert is_lost_and_goes_on(g)
    assert "verse-book-518-told-1" in told(g)


def test_a_word_put_off_may_still_be_set_down() -> None:
    g = decide(home(), "carry_it_back_to_the_stone")
    assert not any(secret.id == "50#1" for secret in g.heroes[0].secrets)
    assert offers(visit(g, 138), "the_fifth_night_has_come")


# -- what was done at home is what the end says


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("chairs#2", "chairs#3"),
        ("bread#1", "bread#3"),
        ("gwenneg#3", "gwenneg#2"),
        ("talan#2", "talan#5"),
        ("hedra#1", "hedra#2"),
        ("vigil#4", "vigil#5"),
        ("grip#1", "home#1"),
        ("nights#1", "nights#5"),
        ("eleven#3", "eleven#4"),
    ],
)
def test_another_deed_at_home_is_another_line_of_the_end(before: str, after: str) -> None:
    one = told(morning_after(home("cuanacht_fate#1", before)))
    other = told(morning_after(home("cuanacht_fate#1", after)))
    assert one != other


@pytest.mark.parametrize("fate", [1, 2, 3])
@pytest.mark.parametrize("marks", HOMES)
@pytest.mark.parametrize("who", ["ailei", "verme"])
def test_every_party_is_told_four_hundred_words_in_eight_lines(fate: int, marks: tuple[str, ...], who: str) -> None:
    g = morning_after(home(*marks, "moved#1", f"cuanacht_fate#{fate}", who=who))
    assert len([line for line in told(g) if line.startswith(("verse-book-796", "verse-book-797"))]) >= 8
    for language in ("en", "it"):
        said = words(language)
        ids = [*(f"verse-{section.replace('.', '-')}" for section in read(g)), *told(g)]
        assert sum(len(said[id].split()) for id in ids) >= 400


def test_an_evening_at_the_long_table_is_paid_and_seen() -> None:
    g = table("dusk#1", "dusk#2", at=138, chapter="ch5")
    g = answer(visit(g, 138), "at_the_bucket_hour")
    answer(answer(g, "ask_keren_why_she_is_failing"), "lay_the_long_table_tonight")
    while "leave_the_yard" not in keys(g):
        answer(g, keys(g)[0])
    assert g.heroes[0].resources["food"] < 9
    assert "verse-book-796-told-57" in told(morning_after(home("cuanacht_fate#1", "vigil#6")))


@pytest.mark.parametrize(
    ("place", "section"),
    [(102, 750), (103, 754), (104, 758), (105, 761), (106, 764), (107, 768), (108, 771), (149, 774)],
)
def test_an_old_place_opens_anew_once_and_leads_back_to_itself(place: int, section: int) -> None:
    g = visit(table(at=place, chapter="ch5"))
    assert read(g) == [f"{place}.n0", f"book.{section}", f"book.{section + 1}"]
    g.events.clear()
    g.open = []
    visit(g)
    assert read(g) == [f"{place}.n0", f"book.{section + 1}"]
    away = "tell_her_to_keep_her_sleep" if place == 104 else "look_round_as_before"
    answer(g, away)
    assert read(g)[-1] == f"{place}.v1"


def test_two_who_share_a_watch_talk_once_and_another_night_another_two() -> None:
    g = build_table(BOX, ["beor", "verme", "ailei"])
    g.chapter = "ch5"
    do(g, {"location": {"replace": [101, 138]}})
    for mark in ("dusk#1", "dusk#2"):
        mark_status(g, mark)
    answer(answer(visit(g, 138), "at_the_ox_hour"), "share_a_watch")
    assert [line for line in told(g) if "v12" in line] == ["verse-138-v12-told-2"]
    assert not offers(answer(g, "at_the_ox_hour"), "share_a_watch")
    assert not offers(answer(visit(home(who="verme"), 138), "at_the_ox_hour"), "share_a_watch")
