"""Encounters thought through by the kernel: judged as the bots judge, draws averaged, near to the exact value."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.seats import question
from tests.kernels.tainted_grail.fights import fights

from tavola.bots.bot import BotRng, seat_access
from tavola.bots.tainted_grail import bot as bots
from tavola.bots.tainted_grail.bot import Solver
from tavola.bots.tainted_grail.kernel_solver import Compiled, FightRoom, think
from tavola.bots.tainted_grail.value import value
from tavola.games.tainted_grail import GAME
from tavola.kernel.flow import take
from tavola.kernels.tainted_grail import judging, thinking
from tavola.kernels.tainted_grail.machine import act
from tavola.lab.tainted_grail.exact import Exact

PLAIN = Compiled(thinking.think)


def small_fight(cards: int = 4):
    """A fight with so few cards that its value can be reckoned exactly."""
    for _, found in fights("small", 40):
        g = found.clone()
        hero = g.heroes[0]
        pile = hero.diplomacy if g.encounter.kind == "diplomacy" else hero.combat
        is_plain = g.encounter.kind == "combat" and g.options.mulligan == "stays_out" and not g.options.flee_coin
        if is_plain and not hero.skills and len(pile.hand) == 3 and len(pile.deck) >= cards - 3:
            pile.deck = pile.deck[: cards - 3]
            return g
    raise AssertionError


def test_positions_are_judged_as_the_bots_judge_them() -> None:
    """By how much two positions of a fight differ."""
    compared = 0
    for seed, found in fights("judged", 3):
        g, luck = found.clone(), BotRng.of(seed)
        first = FightRoom(g, 0)
        before, ours = value(GAME, g, 0), judging.judge(first.tables, first.s)
        for _ in range(5):
            take(g, question(g, 0), luck.pick(question(g, 0).legal()))
            if g.encounter is None or g.encounter.outcome or not g.open or g.heroes[0].conditions:
                break
            room = FightRoom(g, 0)
            by = (judging.judge(room.tables, room.s) - ours) / judging.THOUSAND
            assert value(GAME, g, 0) - before == pytest.approx(by, abs=1.6)  # Health to come is rounded
            compared += 1
    assert compared > 4


def test_all_that_may_be_drawn_is_counted_once() -> None:
    g = small_fight(6)
    room = FightRoom(g, 0)
    exact = Exact(room.tables, act, thinking.name_of, judging.judge)
    for nth in range(int(room.s[thinking.w.OPTION_COUNT])):
        action = int(room.s[thinking.w.OPTIONS + nth])
        assert sum(chance for chance, _ in exact.outcomes(room.s, action, ())) == pytest.approx(1)


def test_thinking_comes_near_to_the_exact_value() -> None:
    g = small_fight(4)
    room = FightRoom(g, 0)
    exact = Exact(room.tables, act, thinking.name_of, judging.judge).value(room.s) / judging.THOUSAND
    found = think(PLAIN, g, 0, BotRng.of("near"), 60, lambda part: True)
    assert sum(found.visits.values()) == 60
    assert max(found.means.values()) <= exact + 0.01
    assert found.means[found.best] > exact - 6


def test_the_solver_asks_the_kernel_once_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    g = small_fight()
    monkeypatch.setattr(bots.COMPILED, "now", lambda: PLAIN)
    monkeypatch.setattr(bots, "WALKS", 4)
    solver = Solver(1, None)
    assert solver.choose(seat_access(GAME, g, question(g, 0), BotRng.of("asks"))) in question(g, 0).legal()
    assert solver.imagined == 4


def test_a_fight_that_the_kernel_refuses_is_solved_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    g = small_fight()
    g.encounter.came = [0, 1]
    monkeypatch.setattr(bots.COMPILED, "now", lambda: PLAIN)
    assert Solver(1, None).thought(seat_access(GAME, g, question(g, 0), BotRng.of("refused"))) is None
