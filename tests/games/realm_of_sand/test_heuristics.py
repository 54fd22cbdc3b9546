"""What a position is worth to a bot, and which answers it finds promising."""

import pytest
from tests.games.realm_of_sand.table import do, keys, table, vetra

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.realm_of_sand.evaluation import turns_left
from tavola.bots.realm_of_sand.value import shortlist, value
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.flow import take


def worth(*args, **settings):
    return value(GAME, table(*args, **settings), 0)


def test_stars_and_means_are_worth_something():
    empty = worth()
    assert worth(completed=["k3"]) > empty
    assert worth(front="E") > empty
    assert worth(front="S") > worth(front="E")
    assert worth(level=2) > empty
    assert worth(power="red", charged_in=3) > worth(power="red")


def test_a_board_near_to_a_card_is_worth_more():
    far = worth("D . . . D\nE . . . .\n. . . . O")
    near = worth("D . . . D\nE C . . .\nC . . . .")
    ready = worth("D . . . D\nE C . . .\nC E . . .")
    assert far < near < ready


def test_a_strong_rival_makes_a_position_worse():
    g = table()
    before = value(GAME, g, 0)
    g.players[1].completed = ["k5"]
    assert value(GAME, g, 0) < before


def test_who_leads_is_in_a_hurry_and_who_trails_is_not():
    ahead, behind = table(completed=["k5", "k5"]), table(completed=["k5"])
    behind.players[1].completed = ["k5", "k5", "k5"]
    g = ahead.clone()
    g.players[0].completed.append("k2")
    slow = behind.clone()
    slow.players[0].completed.append("k2")
    assert value(GAME, g, 0) - value(GAME, ahead, 0) > value(GAME, slow, 0) - value(GAME, behind, 0)


def test_turns_left():
    assert turns_left(table(seats=1, round=14), 0) == 1
    assert turns_left(table(completed=["k5", "k5", "k5"]), 0) < turns_left(table(), 0)
    assert turns_left(table(round=60), 0) == 1, "nobody waits for ever"


def test_the_promising_placements_are_those_that_bring_cards_near():
    """A corner of E, C and O that makes the square of k4 full."""
    g = table("D . . . D\nE . . . .\nC E . . .", active=["i-cce", "t23", "t09"], display=[["f1-1"], ["k4"], ["f3-1"]])
    best = shortlist(GAME, g, g.open[0], 8)
    assert set(best) <= set(keys(g))
    covered = [g.side(g.players[0]).placements[key] for key in best if key.startswith("place:")]
    assert len(best) == 8
    first = covered[0]
    assert dict(zip(first.cells, ("ECO"[e] for e in first.elements), strict=True)).get("b2") == "C"


def test_other_answers_are_always_on_the_shortlist():
    g = table("D . . . D\nE C . . .\nC E . . .", front="S")
    best = shortlist(GAME, g, g.open[0], 4)
    assert {"complete:k4", "summon"} <= set(best)
    few = table("D . . . D\nE C . . .\nC E . . .")
    do(few, "place:i-eco:r0:c4")
    assert shortlist(GAME, few, few.open[0], 4) == keys(few)


@pytest.mark.rule("RS-6.1")
def test_a_summon_that_completes_something_is_judged_by_that():
    g = table(
        "D . . . D\n. O . O .\n. C C C .", front="S", active=["t01", "t02", "t03"], display=[["f1-1"], ["f2-1"], ["k5"]]
    )
    clone = g.clone()
    do(clone, "summon")
    assert value(GAME, clone, 0) > value(GAME, g, 0)
    bot = find_bot("greedy", "realm_of_sand")
    luck = BotRng.of("summon")
    for expected in ("summon", "disc:S:c2", "complete:k5"):
        answer = bot.choose(seat_access(GAME, g, g.open[0], luck))
        assert answer == expected
        take(g, g.open[0], answer)


def test_steps_of_single_pieces_are_ranked_too():
    g = table("D . . . D\nE E . . .\n. . . C .", power="green", charged_in=1, display=[["k1"], ["f2-1"], ["f3-1"]])
    do(g, "power")
    do(g, shortlist(GAME, g, g.open[0], 1)[-1])
    assert keys(g, "complete") == ("complete:k1",)
    g = table("D . . . D\n. O . O .\n. C C C .\n(S) . . . .", display=[["f1-1"], ["f2-1"], ["k5"]])
    do(g, "summon")
    assert shortlist(GAME, g, g.open[0], 1)[-1] == "move:a4:c2"


def test_before_boards_are_chosen_nothing_is_known():
    g = GAME.open_table(vetra(), 2, SandOptions(board_deal="choose"), "x")
    assert value(GAME, g, 0) == 0.0


def test_greedy_does_far_better_than_chance():
    scores = {}
    for name in ("greedy", "random"):
        g = GAME.open_table(vetra(), 1, None, "bots")
        bot, luck = find_bot(name, "realm_of_sand"), BotRng.of(name)
        while g.open:
            take(g, g.open[0], bot.choose(seat_access(GAME, g, g.open[0], luck)))
        scores[name] = GAME.outcome(g).scores[0]
    assert scores["greedy"] >= scores["random"] + 10
