"""The quick player whom a search imagines, and the counting behind it."""

import numpy as np
from tests.games.realm_of_sand.table import do, keys, table, vetra

from tavola.bots.bot import BotRng, seat_access
from tavola.bots.generic.search import PROMISING, SearchBot
from tavola.bots.realm_of_sand.distances import Outlook, chart_of
from tavola.bots.realm_of_sand.evaluation import pieces_by_cell
from tavola.bots.realm_of_sand.rollout import PATIENCE, QUICK, TURNS, play_on, ranked, reply, value
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.patterns import available, needs
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.flow import take


def lacks(g: Sand, seat: int = 0) -> Outlook:
    player = g.players[seat]
    chart = chart_of(g, g.side(player))
    return Outlook(chart, chart.of(player.level, tuple(available(g, seat))), player)


def test_what_answers_would_change_is_counted_as_if_they_were_given() -> None:
    g = table("D . . . D\nE O . . .\n. (C) . C .", level=1)
    for prompt in ("turn", "summon"):
        if prompt == "summon":
            do(g, "summon")
        decision, player = g.open[0], g.players[0]
        chosen = [key for key in decision.legal() if key.startswith(("place:", "move:", "disc:"))][::7]
        answers = chart_of(g, g.side(player)).answers(chosen, pieces_by_cell(player, g.side(player)))
        counted = lacks(g).missing_after(answers)
        for nth, key in enumerate(chosen):
            clone = g.clone()
            take(clone, decision, key)
            assert np.array_equal(counted[nth], lacks(clone).missing), key


def test_nothing_is_missing_where_a_card_can_be_completed() -> None:
    g = table("D . . . D\nE C . . .\nC E . . .")
    outlook = lacks(g)
    nearest = np.minimum.reduceat(outlook.missing, outlook.lot.starts)
    ready = [bool(needs(g, 0, card)) for card in available(g, 0)]
    assert (nearest == 0).tolist() == ready
    assert any(ready)


def test_the_quick_player_completes_what_it_can_and_ends_its_turn() -> None:
    g = table("D . . . D\nE C . . .\nC E . . .")
    assert reply(GAME, g, g.open[0]) == "complete:k4"
    do(g, "complete:k4")
    do(g, keys(g, "place")[0])
    while g.open[0].prompt != "after":
        do(g, g.open[0].legal()[0])
    assert reply(GAME, g, g.open[0]) == "end"


def test_the_quick_player_summons_where_a_disc_is_all_that_lacks() -> None:
    board = "D . . . D\n. O . O .\n. C C C ."
    g = table(board, front="S", active=["t01", "t02", "t03"], display=[["f1-1"], ["f2-1"], ["k5"]])
    for expected in ("summon", "disc:S:c2", "complete:k5"):
        answer = reply(GAME, g, g.open[0])
        assert answer == expected
        do(g, answer)


def test_rivals_are_imagined_roughly_but_legally() -> None:
    g = GAME.open_table(vetra(), 2, None, "rivals")
    while g.open:
        decision = g.open[0]
        key = QUICK.rival(g, decision)
        assert key in decision.legal()
        take(g, decision, key)
    assert GAME.outcome(g) is not None


def test_a_world_is_played_on_to_the_same_seat_some_rounds_later() -> None:
    g = GAME.open_table(vetra(), 2, None, "on")
    seat = g.turn
    play_on(GAME, g, seat, g.round)
    assert (g.open[0].seat, g.open[0].prompt, g.round) == (seat, "turn", 2 + TURNS)


def test_the_likely_answer_is_thought_of_first() -> None:
    g = GAME.open_table(vetra(), 1, None, "first")
    found = ranked(GAME, g, g.open[0], PROMISING)
    assert found[0] == reply(GAME, g, g.open[0])
    assert len(set(found)) == len(found) <= PROMISING + 1
    assert set(found) <= set(g.open[0].legal())


def test_alone_a_star_is_a_star_whatever_the_score() -> None:
    bot = SearchBot("realm_of_sand", visits=1)
    few, many = table(seats=1), table(seats=1, completed=["k5", "k5", "k5"])
    assert bot.rewards(GAME, many)[0] > bot.rewards(GAME, few)[0]
    for g in (few, many):
        before = bot.rewards(GAME, g)[0], value(GAME, g, 0)
        g.players[0].completed.append("k2")
        after = bot.rewards(GAME, g)[0], value(GAME, g, 0)
        assert round((after[0] - before[0]) / (after[1] - before[1]), 6) == round(1 / 4 / bot.mind.scale, 6)


def test_few_answers_are_not_thought_about_for_long() -> None:
    g = GAME.open_table(vetra(), 1, None, "few")
    take(g, g.open[0], keys(g, "place")[0])
    assert g.open[0].prompt == "refill"
    learnt = SearchBot("realm_of_sand", visits=1000).consider(seat_access(GAME, g, g.open[0], BotRng.of("few")))
    assert sum(learnt.visits.values()) == PATIENCE * len(learnt.keys)
