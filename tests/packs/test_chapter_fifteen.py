"""Chapter XV, the day after: nine hours, one sentence at a Table on the sand, and the seven ends of the campaign."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import BOX, offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon
from tavola.library.finding import find_pack
from tavola.story.words import all_words

WORDS = all_words(find_pack("tainted_grail/avalon"))
HERE = {"ailei": "hours#11", "arev": "hours#12", "beor": "hours#13", "verme": "hours#14"}
FIVE = tuple(f"five_together#{n}" for n in range(1, 6))
ROBBED = tuple(f"debts#{n}" for n in range(1, 6))
ENDINGS = {  # id -> what it needs, who says it, the choice, where it is read, where it closes
    "term": (
        (*(f"hulls_ready#{n}" for n in (1, 2, 3, 5)), "king_word#1"),
        "beor",
        "thank_you_for_having_us",
        661,
        1041,
    ),
    "renewal": (tuple(f"keepers_named#{n}" for n in range(1, 5)), "beor", "a_year_and_a_day", 662, 1042),
    "drift": (
        (*(f"learned_to_drift#{n}" for n in (1, 2, 3)), "eleven#3", *(f"predecessors#{n}" for n in (1, 2, 3, 5))),
        "beor",
        "good_night",
        663,
        1043,
    ),
    "pledge": ((*ROBBED, "pledge_other"), "beor", "name_the_country", 664, 1044),
    "forgery": (("forged_tally",), "arev", "turn_the_rim", 665, 1045),
    "receipt": (("well_voice#4",), "verme", "ill_go", 666, 1046),
}


def evening(*marks: str, who: str = "beor", at: int = 185, secrets: tuple[int, ...] = ()) -> Avalon:
    """After sunset, with everybody come."""
    seen = ("hours#1", "hours#2", "hours#3", "hours#4")
    return table(*seen, HERE[who], *marks, at=at, chapter="ch15", who=who, secrets=secrets)


def at_the_table(*marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return answer(visit(evening(*marks, who=who, secrets=secrets)), "say_it")


def said(id: str, *more: str) -> Avalon:
    needs, who, choice, _, _ = ENDINGS[id]
    return answer(at_the_table(*needs, *more, who=who), choice)


def test_it_begins_at_the_table_and_none_of_its_hours_is_a_random_one() -> None:
    g = table("assembly#1", at=184, chapter="ch14", who="arev")
    play(g, BeginChapter("ch15"))
    assert g.heroes[0].at == 185
    assert read(g) == ["book.610"]
    assert g.event_deck == [f"ev.c15.p{n}#1" for n in range(10, 0, -1)]
    assert sorted(g.places) == [185, 245]
    assert is_so(g, {"status": {"hours": 12}})
    assert not is_so(g, {"status": {"hours": 18}})


def test_nothing_is_said_at_the_table_before_the_sun_is_in() -> None:
    before = table("hours#1", at=185, chapter="ch15")
    assert not offers(visit(before), "say_it")
    happens(before, "ev.c15.p6")
    assert offers(visit(before), "say_it")


@pytest.mark.parametrize("id", ENDINGS)
def test_an_ending_is_offered_when_its_needs_are_met_and_ends_the_campaign(id: str) -> None:
    needs, who, choice, section, close = ENDINGS[id]
    assert choice not in keys(at_the_table(who=who))
    for missing in needs:
        assert choice not in keys(at_the_table(*(mark for mark in needs if mark != missing), who=who))
    g = said(id)
    assert (g.outcome, g.ending) == ("win", id)
    sections = [one for one in read(g) if one in {f"book.{n}" for n in (*range(661, 668), *range(1041, 1048))}]
    assert sections == [f"book.{section}", f"book.{close}"]


def test_to_say_nothing_is_always_open_and_is_an_end() -> None:
    g = at_the_table()
    assert keys(g) == ["say_nothing"]
    answer(g, "say_nothing")
    assert read(g)[-2:] == ["book.667", "book.1047"]
    answer(g, "end")  # Grace is not taken
    assert (g.outcome, g.ending) == ("fail", "unlit")


def test_where_nobody_came_only_worm_can_say_anything() -> None:
    needs = [mark for id in ENDINGS for mark in ENDINGS[id][0]]
    g = at_the_table("hours#18", *needs, who="verme")
    assert keys(g) == ["ill_go", "say_nothing"]
    assert keys(at_the_table("hours#18", *needs)) == ["say_nothing"]


@pytest.mark.parametrize(
    ("marks", "too_few"),
    [
        (("assembly#7",), True),
        (("red_hands#5",), True),
        (("red_hands#5", "opened#1"), False),
        (("red_hands#5", "bedside#3"), False),
    ],
)
def test_it_is_thin_where_nobody_came_or_nobody_opened_a_hand(marks: tuple[str, ...], too_few: bool) -> None:
    g = table(*marks, at=184, chapter="ch14")
    play(g, BeginChapter("ch15"))
    assert is_so(g, {"status": {"hours": 18}}) == too_few
    assert ("verse-book-610-told-1" in told(g)) == too_few


def test_who_has_robbed_five_needs_one_kindness_more_to_dwell() -> None:
    needs, who, choice, _, _ = ENDINGS["drift"]
    assert choice not in keys(at_the_table(*needs, *ROBBED, who=who))
    for kindness in ("bread#1", "bedside#3"):
        assert choice in keys(at_the_table(*needs, *ROBBED, kindness, who=who))


def test_the_file_is_turned_to_the_light_by_arev_or_by_one_who_has_forged_before() -> None:
    assert "turn_the_rim" not in keys(at_the_table("forged_tally"))
    assert "turn_the_rim" in keys(at_the_table("forged_tally", "count#3"))


@pytest.mark.parametrize(
    ("marks", "hours"),
    [(("last_light#6",), 1), ((), 2), (("last_light#7",), 3)],
)
def test_the_candle_is_the_clock(marks: tuple[str, ...], hours: int) -> None:
    g = evening(*marks, at=245)
    for hour in range(1, hours + 1):
        happens(g, "ev.c15.p10")
        assert ("book.667" in read(g)) == (hour == hours)


@pytest.mark.parametrize(
    ("who", "choice", "part"), [("ailei", "ailei", 1), ("arev", "arev", 2), ("beor", "beor", 3), ("verme", "worm", 4)]
)
def test_it_asks_and_what_is_answered_is_quoted(who: str, choice: str, part: int) -> None:
    g = happens(evening(who=who, at=245), "ev.c15.p4")
    assert keys(g) == [choice, "a_child", "thats_all"]
    answer(answer(g, choice), "thats_all")
    assert is_so(g, {"status": {"last_light": part}})
    needs, who_says, say, _, _ = ENDINGS["pledge"]
    quoted = told(answer(at_the_table(*needs, f"last_light#{part}", who=who_says), say))
    assert f"verse-book-617-told-{part}" in quoted
    assert "verse-book-617-told-9" not in quoted


@pytest.mark.parametrize(("hero", "first"), [("ailei", 671), ("arev", 672), ("beor", 673), ("verme", 674)])
def test_each_of_the_four_is_settled_or_owing_or_stayed_behind(hero: str, first: int) -> None:
    owing, stayed = first + 380, first + 384
    settled = {"ailei": ("hedra#1",), "arev": ("corentin#2", "ledger#3"), "beor": ("hedra#4",), "verme": ("nolwenn#4",)}

    def end(*marks: str) -> str:
        g = answer(at_the_table(*ENDINGS["pledge"][0], *marks), "name_the_country")
        (section,) = {f"book.{n}" for n in (first, owing, stayed)} & set(read(g))
        return section

    assert end(HERE[hero], *settled[hero]) == f"book.{first}"
    assert end(HERE[hero]) == f"book.{owing}" or hero == "beor"
    if hero != "beor":  # he is the one who reads
        assert end(*settled[hero]) == f"book.{stayed}"


def test_worm_who_went_is_not_told_to_sit_down() -> None:
    assert "book.1058" in read(said("receipt"))


@cache
def last_words(end: str, *marks: str) -> frozenset[str]:
    return frozenset(told(said(end, *FIVE, "sill#2", "dayfolk#1", "steps#3", "swords#3", "sixty#1", *marks)))


@pytest.mark.parametrize("part", range(1, 53))
def test_whatever_was_done_that_evening_is_told_again(part: int) -> None:
    """At the Table, or by those who say what became of whom; a goodbye from the boats, where they sail."""
    end = "term" if part == 48 else "renewal"
    assert last_words(end, f"last_light#{part}") - last_words(end)


@pytest.mark.parametrize("id", ENDINGS)
def test_the_dead_are_named_that_evening_before_a_child_asks_what_came_of_the_rest(id: str) -> None:
    sections = read(said(id))
    asked = {"pledge": "book.1065", "forgery": "book.1066"}.get(id, "book.1048")
    assert sections.index("book.1050") < sections.index(asked) < sections.index(f"book.{ENDINGS[id][4]}")
    assert ("book.1063" in sections, "book.1064" in sections) == (id == "term", id == "receipt")


@pytest.mark.parametrize("id", ENDINGS)
def test_an_ending_is_read_in_four_or_five_hundred_words(id: str) -> None:
    g = said(id, "cuanacht_fate#1", "five_together#1", "five_together#2", "five_together#3", "bedside#2")
    message, close = (f"verse-book-{n}" for n in ENDINGS[id][3:])
    parts = [message, close, *(line for line in told(g) if line.startswith((f"{message}-", f"{close}-")))]
    assert len(parts) >= 8
    for language in ("en", "it"):
        assert 420 <= sum(len(WORDS[language][part].text.split()) for part in parts) <= 620


@pytest.mark.parametrize("id", ENDINGS)
def test_each_fate_of_cuanacht_has_its_words_in_each_ending(id: str) -> None:
    lines = [frozenset(told(said(id, f"cuanacht_fate#{fate}"))) for fate in (1, 2, 3)]
    assert len(set(lines)) == 3


@pytest.mark.parametrize("number", range(1, 11))
def test_every_hour_can_be_lived_through(number: int) -> None:
    for marks in ((), ("word_broken#8", "talan#5", "double_wood#1", "well_voice#1", "corentin#4", "last_notch")):
        g = happens(evening(*marks, at=245), f"ev.c15.p{number}")
        for _ in range(12):
            if not g.open:
                break
            answer(g, keys(g)[-1])
        assert not g.open


@pytest.mark.parametrize("place", [185, 245])
def test_everyone_can_be_spoken_to_and_left(place: int) -> None:
    """Every scene of a place comes back to its menu."""
    marks = (*FIVE, "sill#2", "eleven#3", "dog#1", "fair#3", "dayfolk#3", "opened#1", "opened#4", "king_word#2")
    hulls = tuple(f"hulls_ready#{n}" for n in range(1, 6))
    leave = {185: {"say_it", "go_back_to_the_fire", "sit_opposite"}, 245: {"go_on", "settle"}}[place]
    rows = {
        *("see_to_the_table", "go_along_the_cloth", "go_down_to_the_water"),
        *("go_to_who_is_alone", "see_to_what_they_brought", "go_aboard"),
    }
    back = {185: "come_back_to_the_table", 245: "back_among_them"}[place]
    g = visit(evening(*marks, *hulls, "learned_to_drift#3", at=place, secrets=(70,)))
    done, menu = set[str](), ""
    for _ in range(120):
        if not (ahead := [key for key in keys(g) if key not in leave | done | {back}]):
            if not offers(g, back):
                break
            done.add(menu)
            answer(g, back)
        elif ahead[0] in rows:
            menu = ahead[0]
            answer(g, menu)
        else:
            if (leave | {back}) & set(keys(g)):
                done.add(ahead[0])
            answer(g, ahead[0])
    assert leave & set(keys(g))
    assert len(done) >= 14
    assert BOX.locations[place].journal is not None
