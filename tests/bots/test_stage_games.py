"""Mixes of players who choose at once."""

import numpy as np
import pytest

from tavola.bots.stage_games import solve
from tavola.kernels.reckoning import MIXES
from tavola.kernels.reckoning import solve as solve_in_kernel


def test_scissors_paper_and_stone_are_mixed_evenly() -> None:
    one, two, value = solve(np.array([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]]))
    assert one == pytest.approx(np.full(3, 1 / 3), abs=0.01)
    assert two == pytest.approx(np.full(3, 1 / 3), abs=0.01)
    assert value == pytest.approx(0.5, abs=0.01)


def test_what_is_worse_whatever_the_other_does_is_not_chosen() -> None:
    one, two, value = solve(np.array([[0.6, 0.4], [0.5, 0.3]]))
    assert one[1] < 0.01
    assert two[0] < 0.01
    assert value == pytest.approx(0.4, abs=0.01)


@pytest.mark.parametrize("seed", range(5))
def test_nobody_who_knows_the_mix_gains_much(seed: int) -> None:
    game = np.random.default_rng(seed).random((6, 6))
    one, two, value = solve(game)
    assert (game @ two).max() < value + 0.01
    assert (one @ game).min() > value - 0.01


def test_the_kernel_finds_the_same_value_and_leaves_out_what_may_not_be_planned() -> None:
    game = np.random.default_rng(9).random((6, 6))
    mine, theirs = [0, 2, 3, 5], [1, 2, 4]
    may = [int(nth in mine) for nth in range(6)] + [int(nth in theirs) for nth in range(6)]
    mix = [0.0] * MIXES
    value = solve_in_kernel(game.ravel().tolist(), 0, may, mix, 400)
    assert value == pytest.approx(solve(game[np.ix_(mine, theirs)])[2], abs=0.005)
    assert sum(mix[:6]) == pytest.approx(1.0)
    assert [nth for nth in range(6) if mix[nth] > 0 and nth not in mine] == []
    assert [nth for nth in range(6) if mix[6 + nth] > 0 and nth not in theirs] == []
