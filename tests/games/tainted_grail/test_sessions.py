"""A campaign in several sittings: what the next table begins with."""

import random
from collections.abc import Callable

import pytest
from tests.games.tainted_grail.coast import coast
from tests.games.tainted_grail.tables import CHARACTERS, answer, keys, make_box, prompts, waiting
from tests.games.tainted_grail.tables import play as do
from tests.games.tainted_grail.tables import table as laid_out
from tests.shelf import table

from tavola.bots.arena import play_at_random
from tavola.content.words import FluentWords
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.setup import new_hero
from tavola.games.tainted_grail.deeds.campaign import DawnChanges
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.effects.selectors import decider
from tavola.games.tainted_grail.events.campaign import SessionEnded
from tavola.games.tainted_grail.state import Avalon, Exploration
from tavola.library.wordbooks import game_words

GRACE = {"verse": 500, "restore": {"location": 101, "resources": {"food": 2}}}


def rested(g: Avalon) -> Avalon:
    """The table played out at random."""
    play_at_random(g, random.Random(3))
    return g


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_after_so_many_days_comes_the_next_morning(seats: int) -> None:
    laid = table("tainted_grail", seats, {"tg.max_days": 1})
    g = rested(laid.game.open_table(laid.box, seats, laid.options, "sitting"))
    assert g.outcome == "pause"
    pieces = dict(GAME.pieces(g))
    following = GAME.next_table(g, 7)
    assert following is not None
    options, new = following
    assert (options.max_days, new.outcome, new.rng != g.rng) == (None, "", True)
    if seats == 1:  # nobody could leave, and nobody could join
        assert new.day == g.day + 1
    else:
        assert (new.day, prompts(new)) == (g.day, [(decider(new, [0, 1]), "dawn")])
    assert new.open
    assert dict(GAME.pieces(new)) == pieces
    assert [hero.character for hero in new.heroes] == [hero.character for hero in g.heroes]
    assert g.outcome == "pause"  # the finished table stays as it is


# -- a table that plays up to a Chapter

TWO_CHAPTERS = make_box(
    chapters=[
        {"id": "ch1", "number": 1, "events": {"deck": ["tale1"]}, "encounters": {}, "grace": GRACE},
        {"id": "ch2", "number": 2, "events": {"deck": ["tale2"]}, "encounters": {}, "grace": GRACE},
    ],
    campaigns=[{"id": "first", "start_location": 101, "roster": list(CHARACTERS), "chapters": ["ch1", "ch2"]}],
    locations=[
        {
            "number": 101,
            "keys": {"north": 102},
            "journal": {
                "start": "v1",
                "verses": {
                    "v1": {"do": [{"chapter": "ch2"}, {"gain": {"wealth": 3}, "who": "each"}], "goto": "v2"},
                    "v2": {"do": [{"gain": {"rep": 1}, "who": "each"}], "goto": "end"},
                },
            },
            "actions": [{"key": "hunt", "cost": {}, "do": [{"encounter": {"deck": "green"}}]}],
        }
    ],
)


def told_to_its_end() -> Avalon:
    """Two Characters whose first Chapter has just ended in a verse they read together."""
    g = laid_out("beor", "ailei", box=TWO_CHAPTERS, last_chapter="ch1")
    g.chapter = "ch1"
    do(g, Campaign())
    answer_with(g, "ready", "explore", "join", "accept:1", "own:energy:1", until=lambda: g.chapter == "ch2")
    return g


def play_the_day_out(g: Avalon) -> Avalon:
    return answer_with(g, "ready_tonight", "ready", "pass", "eat", "done", until=lambda: not g.open)


def answer_with(g: Avalon, *wanted: str, until: Callable[[], bool]) -> Avalon:
    """Whoever waits gives the first of these answers that is open to them."""
    while not until():
        decision = waiting(g)
        answer(g, next(key for key in wanted if key in decision.legal()), decision.seat)
    return g


@pytest.mark.rule("TG-31.8", "TG-4.2")
def test_a_table_up_to_a_chapter_plays_the_day_out_on_which_the_chapter_ended() -> None:
    g = told_to_its_end()
    assert (g.outcome, g.chapter, g.exploration) == ("", "ch2", None)
    assert [hero.resources["wealth"] for hero in g.heroes] == [4, 4]  # what the text says after the Chapter
    assert [hero.resources["rep"] for hero in g.heroes] == [2, 2]
    play_the_day_out(g)
    assert (g.outcome, g.ending, g.day) == ("win", "chapter_finished", 1)
    assert [hero.ate for hero in g.heroes] == [True, True]
    assert [hero.energy for hero in g.heroes] == [6, 6]  # the evening was played


@pytest.mark.rule("TG-31.8", "TG-31.4")
def test_the_next_table_asks_who_plays_on_and_begins_with_the_next_morning() -> None:
    g = play_the_day_out(told_to_its_end())
    following = GAME.next_table(g, 7, more=1)
    assert following is not None
    options, new = following
    assert (options.last_chapter, new.outcome, new.day, prompts(new)) == ("", "", 1, [(0, "dawn")])
    assert GAME.describe(GAME.view(new, 0), FluentWords("en", game_words("tainted_grail", "en")))
    answer(new, "add:arev")
    answer(new, "go_on")
    assert (new.chapter, new.day, len(new.heroes)) == ("ch2", 2, 3)
    for decision in list(new.open):
        answer(new, "ready", decision.seat)
    answer(new, "location:hunt", 0)
    for decision in list(new.open):
        answer(new, "stay", decision.seat)
    assert new.encounter is not None
    assert new.encounter.members == [0]  # nobody is drawn in by yesterday's Exploration


@pytest.mark.rule("TG-31.8")
def test_a_table_that_an_older_program_broke_off_in_mid_verse_begins_the_next_chapter() -> None:
    g = coast("fowler", "ferrywoman", last_chapter="ch1")
    g.outcome, g.ending, g.exploration = "win", "chapter_finished", Exploration("101", "v1", [0, 1])
    following = GAME.next_table(g, 7)
    assert following is not None
    new = following[1]
    answer(new, "go_on")
    assert (new.chapter, new.exploration) == ("ch2", None)


def test_nothing_follows_the_end_of_a_campaign() -> None:
    g = coast()
    assert GAME.next_table(g, 7) is None
    g.outcome, g.ending = "win", "the_tide_turns"
    assert GAME.next_table(g, 7) is None
    g = coast(last_chapter="ch2")
    g.outcome, g.ending, g.chapter = "win", "chapter_finished", "ch2"
    assert GAME.next_table(g, 7) is None


# -- the group changes when a session is prepared


def evening(*names: str, **options: object) -> Avalon:
    """These Characters after their first day, the table closed for tonight."""
    g = do(laid_out(*names, dawn_changes=True, **options), Campaign())
    answer(g, "go_on")
    while (decision := waiting(g)).prompt != "dawn":
        done = next(key for key in ("ready", "pass", "fast", "done") if key in decision.legal())
        answer(g, done, decision.seat)
    answer(g, "stop")
    return g


@pytest.mark.rule("TG-31.1", "TG-31.4")
def test_a_session_ends_at_any_dawn_but_the_first() -> None:
    assert "stop" not in keys(do(laid_out("beor", dawn_changes=True), Campaign()))
    g = evening("beor")
    assert (g.outcome, g.ending, g.stack, g.open) == ("pause", "session_over", [], [])
    assert any(isinstance(event, SessionEnded) for event in g.events)
    outcome = GAME.outcome(g)
    assert outcome is not None
    assert outcome.undecided


@pytest.mark.rule("TG-31.4", "TG-31.6")
def test_who_joins_a_campaign_sits_at_a_seat_more_from_the_next_session_on() -> None:
    g = evening("beor")
    following = GAME.next_table(g, 7, more=2)
    assert following is not None
    new = following[1]
    assert (GAME.seated(new), new.seats, prompts(new)) == (3, 3, [(0, "dawn")])
    assert GAME.view(new, 2) is not None  # an empty seat sees the table
    answer(new, "add:ailei")
    answer(new, "add:arev")
    assert [(hero.character, hero.alive, hero.at) for hero in new.heroes] == [
        ("beor", True, 101),
        ("ailei", True, 101),
        ("arev", True, 101),
    ]
    assert not any(key.startswith("add:") for key in keys(new))  # every seat is taken
    answer(new, "go_on")
    assert {seat for seat, _ in prompts(new)} == {0, 1, 2}
    assert GAME.seated(g) == 1  # the table of that evening stays as it was


@pytest.mark.rule("TG-31.4")
def test_a_new_seat_comes_before_that_of_somebody_who_left() -> None:
    g = evening("beor", "ailei")
    following = GAME.next_table(g, 7, more=1)
    assert following is not None
    new = following[1]
    answer(new, "shelve:1")
    answer(new, "add:maggot")
    assert [(hero.character, hero.alive) for hero in new.heroes] == [
        ("beor", True),
        ("ailei", False),
        ("maggot", True),
    ]
    answer(new, "add:ailei")
    assert [hero.alive for hero in new.heroes] == [True, True, True]


@pytest.mark.rule("TG-31.4")
def test_a_campaign_for_one_goes_on_without_a_question_about_the_group() -> None:
    g = evening("beor")
    g.options = type(g.options)(dawn_changes=False)
    following = GAME.next_table(g, 7)
    assert following is not None
    assert prompts(following[1]) == [(0, "act")]


@pytest.mark.rule("TG-2.3", "TG-31.5")
def test_who_left_comes_back_only_when_nobody_plays_with_its_board_or_its_cards() -> None:
    g = evening("beor", "ailei")
    new = GAME.next_table(g, 7)
    assert new is not None
    g = new[1]
    answer(g, "shelve:1")
    g.heroes[1] = new_hero(g, "maggot", 101, g.shelved[0].board, "Y")
    g.roster_left.remove("maggot")
    g.seats = 3
    g.open, g.stack, g.steps = [], [], []
    do(g, DawnChanges())
    refusal = GAME.why_not(g, g.open[0], "add:ailei")
    assert (refusal.code, refusal.rule) == ("TG_E_BOARD_TAKEN", "TG-2.3")
    assert "add:ailei" not in keys(g)
    answer(g, "shelve:1")
    answer(g, "add:ailei")
    assert [hero.alive for hero in g.heroes] == [True, True]
    assert GAME.why_not(g, g.open[0], "add:maggot").code == "TG_E_BOARD_TAKEN"
