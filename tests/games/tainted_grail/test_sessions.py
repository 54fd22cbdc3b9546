"""A campaign in several sittings: what the next table begins with."""

import random

import pytest
from tests.games.tainted_grail.coast import coast, play
from tests.shelf import table

from tavola.bots.arena import play_at_random
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.chapters import BeginChapter
from tavola.games.tainted_grail.state import Avalon


def rested(g: Avalon) -> Avalon:
    """The table played out at random."""
    play_at_random(g, random.Random(3))
    return g


@pytest.mark.parametrize("seats", [1, 2])
def test_after_so_many_days_comes_the_next_morning(seats: int) -> None:
    laid = table("tainted_grail", seats, {"tg.max_days": 1})
    g = rested(laid.game.open_table(laid.box, seats, laid.options, "sitting"))
    assert g.outcome == "pause"
    pieces = dict(GAME.pieces(g))
    following = GAME.next_table(g, 7)
    assert following is not None
    options, twin = following
    assert (options.max_days, twin.day, twin.outcome, twin.rng != g.rng) == (None, g.day + 1, "", True)
    assert twin.open
    assert dict(GAME.pieces(twin)) == pieces
    assert [hero.character for hero in twin.heroes] == [hero.character for hero in g.heroes]
    assert g.outcome == "pause"  # the finished table stays as it is


def test_after_a_chapter_comes_the_next_one() -> None:
    g = coast(last_chapter="ch1")
    play(g, BeginChapter("ch2"))
    following = GAME.next_table(g, 7)
    assert following is not None
    assert (following[1].chapter, following[0].last_chapter, following[1].outcome) == ("ch2", "", "")


def test_nothing_follows_the_end_of_a_campaign() -> None:
    g = coast()
    assert GAME.next_table(g, 7) is None
    g.outcome, g.ending = "win", "the_tide_turns"
    assert GAME.next_table(g, 7) is None
    g.ending, g.chapter = "chapter_finished", g.box.campaigns[g.campaign].chapters[-1]
    assert GAME.next_table(g, 7) is None
