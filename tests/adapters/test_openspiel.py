"""OpenSpiel's own tests on every game: random simulations with serialisation, and the consistency of the interface."""

from __future__ import annotations

import random
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
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


@pytest.mark.parametrize(("game_id", "players"), [("sangue_reale", 2), ("realm_of_sand", 2)])
def test_information_set_search_plays(game_id: str, players: int) -> None:
    game, dice = openspiel.load(game_id, players), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=3, random_state=dice)
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_outcome_sampling_learns_on_information_states() -> None:
    solver = OutcomeSamplingSolver(openspiel.load("sangue_reale", 2))
    solver.iteration()
    keys = list(solver._infostates)
    assert len(keys) > 20
    assert {key.split("/")[0] for key in keys} == {"0", "1"}


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_player_cannot_tell_a_resampled_state(game_id: str, players: int) -> None:
    state, dice = openspiel.load(game_id, players).new_initial_state(), random.Random(3)
    state.apply_action(9)
    others = 0
    for nth in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others += other.play.g.rng != state.play.g.rng
        state.apply_action(dice.choice(state.legal_actions()))
        assert other.current_player() == player, f"resampled after {nth} answers it is independent"
    assert others == 40


def test_information_states_remember_what_was_done() -> None:
    """Two ways to the same table are told apart by whoever went them, and by nobody else."""
    first = openspiel.load("sangue_reale", 2).new_initial_state()
    first.apply_action(1)
    while len(first.legal_actions()) < 3:
        first.apply_action(first.legal_actions()[0])
    player = first.current_player()
    second = first.clone()
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[1])
    assert first.information_state_string(player) != second.information_state_string(player)
    assert first.information_state_string(1 - player) == second.information_state_string(1 - player)
    assert first.observation_string(1 - player) == second.observation_string(1 - player)


def test_packs_and_rulings_are_parameters() -> None:
    game = openspiel.load("realm_of_sand", 2, options={"rs.mode": "advanced", "rs.max_rounds": 3})
    assert game.table.options.mode == "advanced"
    again = pyspiel.load_game(str(game))
    assert again.table is game.table
    named = pyspiel.load_game("tavola_sangue_reale(options=sr.length:campaign,pack=sangue_reale/altavena)")
    assert named.table.options.length == "campaign"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tavola_realm_of_sand(players=7)", "realm_of_sand has 1 to 4 seats, not 7"),
        ("tavola_sangue_reale(options=sr.lenght:campaign)", "sr.length"),
        ("tavola_sangue_reale(options=campaign)", "key:value"),
    ],
)
def test_what_cannot_be_loaded_is_told_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(Exception, match=told):
        pyspiel.load_game(text)
