"""OpenSpiel's own tests on every game: random simulations with serialisation, and the consistency of the interface."""

from __future__ import annotations

import random
import unittest

import pyspiel
import pytest
from open_spiel.python.rl_environment import Environment

from tavola.adapters import openspiel

TABLES = [("sangue_reale", 2), ("realm_of_sand", 1), ("realm_of_sand", 3), ("tainted_grail", 1), ("tainted_grail", 2)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_random_simulations(game_id: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.load(game_id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_interface_is_consistent(game_id: str, players: int) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    game = openspiel.load(game_id, players)
    kind = type("Partial", (EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": f"tavola_{game_id}"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert [text for _, text in result.failures + result.errors] == []


def test_a_clone_is_independent_and_a_history_leads_back() -> None:
    game = openspiel.load("realm_of_sand", 2)
    state, dice = game.new_initial_state(), random.Random(1)
    state.apply_action(17)
    for _ in range(30):
        state.apply_action(dice.choice(state.legal_actions()))
    clone, again = state.clone(), game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.observation_tensor(0) == state.observation_tensor(0) == clone.observation_tensor(0)
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    assert state.action_to_string(state.legal_actions()[0])


def test_reinforcement_learners_of_open_spiel_can_play() -> None:
    env = Environment(openspiel.load("sangue_reale", 2), enable_legality_check=True)
    step, dice = env.reset(), random.Random(2)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([dice.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0.0
