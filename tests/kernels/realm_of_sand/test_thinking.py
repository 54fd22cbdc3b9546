"""Players inside the kernel judge as the bots' evaluation does, and imagine only what a seat cannot know."""

import random

import numpy as np
import pytest
from tests.kernels.realm_of_sand.games import laid

from tavola.bots.realm_of_sand.distances import Outlook, chart_of
from tavola.bots.realm_of_sand.evaluation import turns_left
from tavola.bots.realm_of_sand.kernel_search import in_words
from tavola.bots.realm_of_sand.rollout import FITTED, QUICK
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.patterns import available
from tavola.kernel.flow import take
from tavola.kernel.view import seat_view
from tavola.kernels.realm_of_sand import judging, prospects
from tavola.kernels.realm_of_sand.imagining import redraw, try_out
from tavola.kernels.realm_of_sand.layout import PROMPT, SUMMON
from tavola.kernels.realm_of_sand.patterns import look_at_land
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.replies import play_on, reply

WEIGHTS = in_words(FITTED)


def positions(table, seeds=2, every=1):
    """Positions of games that are played neither well nor badly."""
    for seed in range(seeds):
        g, dice = GAME.open_table(table.box, table.seats, table.options, f"think{seed}"), random.Random(seed)
        while g.open:
            decision = g.open[0]
            if g.asked % every == 0:
                yield g, decision
            well = dice.random() < 0.8
            take(g, decision, QUICK.reply(GAME, g, decision) if well else dice.choice(decision.legal()))
            g.events.clear()


@pytest.mark.parametrize(("seats", "mode"), [(1, "basic"), (2, "advanced")])
def test_a_position_is_worth_what_the_bots_say(seats, mode):
    table = laid("vetra", seats, mode=mode)
    notes, judged = [0] * prospects.NOTES, 0
    for g, decision in positions(table):
        seat = decision.seat
        if decision.prompt not in ("turn", "after"):
            continue
        s = table.state_of(g)
        look_at_land(s, player_at(seat))
        cards = tuple(available(g, seat))
        chart = chart_of(g, g.side(g.players[seat]))
        lot = chart.of(g.players[seat].level, cards)
        nearest = np.minimum.reduceat(Outlook(chart, lot, g.players[seat]).missing, lot.starts)
        for card, missing in zip(cards, nearest.tolist(), strict=True):
            at = table.names.cards.index(card)
            found = prospects.lacking(table.tables, s, notes, player_at(seat), at, prospects.NO_HAND, 0)
            assert found == 2 * missing or (found == prospects.FAR and missing > 8)
        assert judging.turns_left(table.tables, s, seat) == pytest.approx(1000 * turns_left(g, seat), abs=2)
        ours = judging.value(table.tables, s, notes, WEIGHTS, seat) / 1000
        assert ours == pytest.approx(QUICK.evaluator.value(GAME, g, seat), abs=0.4)
        judged += 1
    assert judged > 50


@pytest.mark.parametrize(("seats", "mode"), [(1, "basic"), (3, "advanced")])
def test_imagined_worlds_look_the_same_to_the_seat_and_are_others(seats, mode):
    table = laid("vetra", seats, mode=mode)
    others, kept = 0, 0
    for g, _ in positions(table, every=5):
        for level in [level for level in range(seats - 1) if not g.players[level + 1].kept]:
            g.players[level + 1].kept.append(g.decks[level].pop())  # as if by the red power
        for seat in range(seats):
            s, luck = table.state_of(g), [g.asked, seat]
            redraw(table.tables, s, seat, luck, [0] * table.most_legal)
            world = table.game_of(s)
            assert GAME.pieces(world) == GAME.pieces(g)
            assert seat_view(GAME, world, seat) == seat_view(GAME, g, seat)
            others += world.decks != g.decks
            kept += any(player.kept for other, player in enumerate(g.players) if other != seat)
    assert others > 15
    assert kept == 0 if seats == 1 else kept > 20


def test_every_answer_at_a_glance_is_legal_to_the_end_of_the_game():
    for seats, mode in ((1, "basic"), (2, "advanced")):
        table = laid("vetra", seats, mode=mode)
        t, s, trial, out = table.tables, [5, *[0] * (table.words - 1)], [0] * table.words, [0] * table.most_legal
        notes, luck, asked = [0] * prospects.NOTES, [3, 4], set()
        table.scalars.begin(t, s)
        while s[PROMPT]:
            answers = table.scalars.legal(t, s, out)
            legal = set(out[:answers])
            answer = reply(t, s, trial, notes, WEIGHTS, luck, out, 6)
            assert answer in legal
            asked.add(s[PROMPT])
            table.scalars.act(t, s, answer)
        assert SUMMON in asked or seats == 1


def test_a_tried_answer_leaves_the_position_as_it_is():
    table = laid("vetra", 2)
    t, s = table.tables, [5, *[0] * (table.words - 1)]
    room = ([0] * table.words, [0] * table.words, [0] * prospects.NOTES, WEIGHTS, [1, 2, 3, 4], [0, 0])
    out = [0] * table.most_legal
    table.scalars.begin(t, s)
    before, seat = list(s), table.scalars.asked(t, s)
    action = out[table.scalars.legal(t, s, out) - 1]
    worth = [try_out(t, s, *room, out, seat, action, 0, 2, 1, 4) for _ in range(2)]
    assert worth[0] == worth[1]  # the same worlds, the same luck
    assert table.game_of(s) == table.game_of(before)


def test_all_play_on_until_the_seat_is_to_move_again():
    table = laid("vetra", 2)
    t, s = table.tables, [5, *[0] * (table.words - 1)]
    table.scalars.begin(t, s)
    play_on(t, s, [0] * table.words, [0] * prospects.NOTES, WEIGHTS, [1, 2], [0] * table.most_legal, 1, 2, 4)
    g = table.game_of(s)
    assert (g.round, g.turn, g.open[0].prompt) == (3, 1, "turn")
