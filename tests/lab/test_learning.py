"""Nets are fitted, and how the grandmaster of Sangue Reale learns."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import numpy as np
import pytest

from tavola import library
from tavola.bots.nets import forward
from tavola.kernels.compiling import Building, as_it_is
from tavola.kernels.reckoning import CELLS
from tavola.kernels.reckoning import forward as forward_in_kernel
from tavola.kernels.sangue_reale import duelling
from tavola.kernels.sangue_reale.pausing import PAUSES
from tavola.lab.learning import Learner
from tavola.lab.sangue_reale import exploiting, training
from tavola.lab.train import Wanted


def test_either_but_not_both_is_learnt() -> None:
    seen = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], np.float32)
    wanted = np.array([[0], [1], [1], [0]], np.float32)
    learner = Learner(2, (16, 8), 1, 3)
    for _ in range(400):
        lost = learner.learn(seen, wanted, np.ones((4, 1), np.float32), 0.02)
    assert lost < 0.05


def test_what_nobody_heeds_is_not_learnt() -> None:
    seen, wanted = np.ones((1, 2), np.float32), np.array([[1.0, 1.0]], np.float32)
    learner = Learner(2, (4, 4), 2, 1)
    last = learner.weights[-2][:, 1].copy()
    learner.learn(seen, wanted, np.array([[1.0, 0.0]], np.float32), 0.1)
    assert np.array_equal(learner.weights[-2][:, 1], last)


def test_a_kernel_says_what_the_layers_say() -> None:
    learner, rng = Learner(5, (7, 4), 3, 2), np.random.default_rng(1)
    seen = rng.integers(0, 3, 5)
    h = np.zeros(100, np.float32)
    forward_in_kernel(learner.flat(), learner.shape, seen, h, 3)
    assert h[:3] == pytest.approx(forward(learner.layers(), seen[None].astype(np.float32))[0], abs=1e-5)


def test_positions_learn_from_the_end_and_from_what_comes_between() -> None:
    plan, answer = [duelling.PLANNED, 8, 0, 1], [duelling.ANSWERED, 0, 1, 1]
    notes = np.array([plan, answer, plan, plan, answer])
    values = np.array([0.5, 0, 0.6, 0.7, 0], np.float32)
    games = np.array([[3, 2], [5, 0]])  # the first three positions are of a game that seat 0 won
    found = training.targets(notes, values, games, 0.5)
    # the third knows the end; the two before it stand halfway between the end and 0.6, one of them seen by seat 1
    assert found.tolist() == pytest.approx([0.8, 0.2, 1.0, 0.0, 1.0])


def test_it_learns_from_its_own_games_and_the_same_seed_learns_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {"PARTS": 1, "GAMES": 1, "STRETCHES": 1, "UNITS": (4, 4), "MATCH": 0, "BATCH": 16}.items():
        monkeypatch.setattr(training, name, small)
    monkeypatch.setattr(training, "won_against", lambda *given: 0.5)
    play = Building(as_it_is, PAUSES).outside(duelling.play_eras)
    tables = training.tables_of(library.open_box("sangue_reale"), 2)  # type: ignore[arg-type]
    found = []
    with ThreadPoolExecutor(1) as pool:
        for _ in range(2):
            learner = Learner(training.seen_in(tables.laid[0]), training.UNITS, 1 + CELLS, 5)
            start = learner.flat()
            rows = list(training.stretches(tables, learner, play, Wanted("try"), pool))
            found.append((rows, learner.flat()))
    assert found[0][0] == found[1][0]
    assert [row["games"] for row in found[0][0]] == [1]
    assert np.array_equal(found[0][1], found[1][1])
    assert not np.array_equal(found[0][1], start)


@pytest.mark.slow
def test_a_best_response_is_learnt_against_the_net_that_travels(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Building(as_it_is, PAUSES).outside(duelling.play_eras)
    monkeypatch.setattr(exploiting, "core_building", lambda *given, **more: SimpleNamespace(outside=lambda each: play))
    for name in ("GAMES", "PARTS", "FRESH"):
        monkeypatch.setattr(exploiting, name, 1)
    monkeypatch.setattr(training, "BATCH", 16)
    share, half = exploiting.best_response(2, 1, 1)
    assert share in (0.0, 50.0, 100.0)
    assert half == 0.0


def test_who_knows_a_mix_answers_it_with_one_plan() -> None:
    h, may = np.zeros(duelling.ROOM, np.float32), [1] * 12
    h[duelling.MIX_AT + 6 : duelling.MIX_AT + 12] = (0.5, 0.5, 0, 0, 0, 0)
    h[duelling.GAME_AT : duelling.GAME_AT + CELLS] = np.linspace(0, 0.5, CELLS)
    h[duelling.GAME_AT + 12 : duelling.GAME_AT + 14] = (0.9, 0.7)
    assert duelling.answer_the_mix(h, may) == pytest.approx(0.8)
    assert h[duelling.MIX_AT : duelling.MIX_AT + 6].tolist() == [0, 0, 1, 0, 0, 0]
    may[2] = 0
    assert duelling.answer_the_mix(h, may) < 0.8
