"""Chapter X, the rota: a name on a list, a sentence in two halves, one evening at the Table, and what is done after."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import is_so
from tests.games.tainted_grail.tables import answer, keys, play
from tests.packs.test_act_one import offers, read, table, visit
from tests.packs.test_chapter_eight import happens
from tests.packs.test_chapter_five import told

from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.state import Avalon

ABOVE = ("lanes#11", "lanes#12", "lanes#13", "lanes#7", "shelves#9")

LAST_PAGE = (
    *("table#3", "camelot#5", "city#41", "city#42", "corentin#1", "corentin#2", "cards#30", "cards#44", "king_word#1"),
    *(f"evenings#{n}" for n in (7, 9, 17, 22, 23, 34, 35, 37)),
)


def at(number: int, *marks: str, who: str = "beor", secrets: tuple[int, ...] = ()) -> Avalon:
    return table(*ABOVE, *marks, at=number, chapter="ch10", who=who, secrets=secrets)


def king(*marks: str, who: str = "beor") -> Avalon:
    g = answer(visit(at(178, "evenings#1", *marks, who=who)), "tonight_it_is_you")
    return answer(g, f"{'worm' if who == 'verme' else who}_puts_it_on")


def page(g: Avalon) -> list[str]:
    return [line for line in told(g) if line.startswith("verse-book-908")]


def test_it_begins_in_the_market_under_the_light_of_the_archive() -> None:
    g = table("lanes#11", at=177, chapter="ch9")
    play(g, BeginChapter("ch10"))
    assert (g.heroes[0].at, list(g.menhirs)) == (197, [176])
    assert read(g) == ["book.560"]


def test_nobody_is_king_who_has_not_read_the_list_or_before_the_evening_it_names() -> None:
    assert not offers(visit(at(178)), "tonight_it_is_you")
    assert not offers(visit(table(*ABOVE[:-1], "evenings#1", at=178, chapter="ch10")), "tonight_it_is_you")
    assert is_so(happens(at(178), "ev.c10.p6"), {"status": {"shelves": 9}})
    assert is_so(answer(visit(at(197)), "read_the_list"), {"status": {"evenings": 1}})


@pytest.mark.parametrize(("who", "part"), [("ailei", 11), ("arev", 12), ("beor", 13), ("verme", 14)])
def test_whoever_puts_on_the_shirt_has_been_king(who: str, part: int) -> None:
    g = king(who=who)
    assert is_so(g, {"status": {"evenings": part}})
    assert is_so(g, {"has": {"secret": 70, "by": "party"}})
    assert [section for section in read(g) if section.startswith("book")] == [f"book.{n}" for n in range(561, 567)]
    assert keys(g) == ["wax_it_now", "do_nothing_until_it_is"]


def test_three_remember_a_piece_each() -> None:
    g = answer(visit(at(197, "evenings#1")), "look_for_those_who_remember")
    for choice in ("ask_the_tanner_over_an", "ask_ysella_why_she_has", "ask_morenwyn_who_was_massen"):
        assert not is_so(g, {"status": {"evenings": 5}})
        answer(g, choice)
    assert is_so(g, {"status": {"evenings": 5}})


@pytest.mark.parametrize(
    ("marks", "secrets", "choice"),
    [((), (27, 69), "open_the_jar_here"), (("evenings#5",), (69,), "ask_those_who_stood_here")],
)
def test_the_sentence_is_whole_by_the_jar_or_by_those_who_stood_there(
    marks: tuple[str, ...], secrets: tuple[int, ...], choice: str
) -> None:
    g = answer(answer(visit(at(178, *marks, secrets=secrets)), "listen_to_the_planks"), choice)
    assert is_so(g, {"status": {"evenings": 6}})
    assert is_so(king("evenings#6"), {"status": {"king_word": 1}})
    assert not is_so(king(), {"status": {"king_word": 1}})


def test_waxed_it_is_tomorrow_for_a_night_and_the_knives_come() -> None:
    g = answer(king(), "wax_it_now")
    assert all(is_so(g, {"status": status}) for status in ("last_notch", {"red_hands": 4}))
    assert not offers(visit(g), "go_down_with_wax_on")
    answer(answer(g, "go_out_into_the_night"), "go_out_into_it")
    answer(g, "sweep_up_the_wax")
    answer(visit(g), "go_down_with_wax_on")
    assert {"book.640", "book.908", "book.570"} <= set(read(g))
    assert (g.chapter, g.heroes[0].at) == ("ch11", 198)


def test_guarded_it_stays_behind_chairs() -> None:
    g = answer(answer(king(), "do_nothing_until_it_is"), "guard_it_put_chairs_at")
    assert read(visit(g))[-2:] == ["178.o2", "178.v1"]
    answer(g, "go_down_to_the_quay")
    assert g.chapter == "ch11"


@pytest.mark.parametrize(
    ("mark", "who_carries", "line"),
    [
        ("camelot#4", "those_who_tap", 1),
        ("camelot#2", "men_with_straws", 2),
        ("camelot#3", "the_white_faces", 3),
        ("camelot#1", "those_who_came_out_of", 4),
    ],
)
def test_stolen_it_wants_eight_and_a_door(mark: str, who_carries: str, line: int) -> None:
    g = answer(answer(king(mark, "city#14"), "do_nothing_until_it_is"), "steal_it_it_must_go")
    assert g.heroes[0].at == 195
    answer(answer(visit(g, 195), "choose_who_is_to_carry"), who_carries)
    answer(g, "rest_it_against_the_wall")
    assert not offers(g, "carry_it_down_all_eight")
    answer(answer(g, "try_the_door_again"), "arev_lays_the_hinge_flat")
    answer(g, "carry_it_down_all_eight")
    assert f"verse-book-639-told-{line}" in told(g)
    assert g.chapter == "ch11"


def test_nobody_went_and_so_a_child_did() -> None:
    g = happens(at(174, "late#1", "late#2", "camelot#4"), "ev.c10.p10")
    assert {"book.905", "book.908", "book.570"} <= set(read(g))
    assert g.chapter == "ch11"
    assert "book.905" not in read(happens(at(174, "late#1", "late#2", "table#1"), "ev.c10.p10"))


def test_it_is_told_or_hushed_and_the_streets_have_it() -> None:
    g = answer(visit(at(197, "table#1")), "say_it_here_aloud")
    assert is_so(g, {"status": {"table": 3}})
    assert not offers(visit(g), "hush_it_up")
    assert offers(g, "ask_who_has_gone_up")
    for place in (172, 173, 174):
        hushed, known = (told(visit(at(place, "lanes#5", "camelot#1", *marks))) for marks in ((), ("table#3",)))
        assert len(known) == len(hushed) + 1


@pytest.mark.parametrize("mark", LAST_PAGE)
def test_the_last_page_says_what_was_done(mark: str) -> None:
    def last(*marks: str) -> list[str]:
        return page(answer(visit(at(178, "table#1", *marks)), "go_down_to_the_quay"))

    assert last(mark) != last()


@pytest.mark.parametrize("who", ["ailei", "arev", "beor", "verme"])
def test_everyone_who_is_there_has_a_line_on_the_last_page(who: str) -> None:
    others = {
        other: set(page(answer(visit(at(178, "table#1", who=other)), "go_down_to_the_quay")))
        for other in ("ailei", "arev", "beor", "verme")
    }
    elsewhere = {line for other, lines in others.items() if other != who for line in lines}
    assert others[who] - elsewhere
