"""The official tests of PettingZoo and Gymnasium on every game, and copies in the middle of a game."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from tests.adapters.tables import ALL, ALONE, FEW_DAYS, TOGETHER, laid

from tavola.adapters.gymnasium_solo import register, solo_env
from tavola.adapters.pettingzoo_aec import aec_env
from tavola.adapters.pettingzoo_parallel import parallel_env

# PettingZoo's test knows its own games with masks by name and wonders at everybody else's.
masked = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
pytestmark = masked


@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_api(name: str) -> None:
    api_test(aec_env(**laid(name)), num_cycles=200)


@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: aec_env(**laid(name)), num_cycles=100)


@pytest.mark.parametrize("name", TOGETHER)
def test_pettingzoo_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(**laid(name)), num_cycles=200)


@pytest.mark.parametrize("name", TOGETHER)
def test_pettingzoo_parallel_seeds(name: str) -> None:
    parallel_seed_test(lambda: parallel_env(**laid(name)), num_cycles=30)


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.filterwarnings("ignore:.*environment not having a spec:UserWarning")
def test_gymnasium_check(name: str) -> None:
    game, _, options = ALL[name]
    check_env(solo_env(game, options=options))


@pytest.mark.parametrize("name", register())
def test_gymnasium_makes_them_by_name(name: str) -> None:
    env = gymnasium.make(name)
    check_env(env.unwrapped)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    several = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync")
    together, _ = several.reset(seed=1)
    assert together["action_mask"].shape == (2, env.action_space.n)


# -- our own kit: long games, and clones


def played(env: Any, most: int = 100_000) -> list[Any]:
    """A random game to its end; everything that its agents were shown."""
    shown: list[Any] = []
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        shown.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return shown


@pytest.mark.parametrize("name", ALL)
def test_a_copied_environment_goes_on_as_the_first(name: str) -> None:
    env = aec_env(**laid(name))
    env.reset(seed=3)
    for nth, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(nth)
    played(env, 60)
    clones = [copy(env), deepcopy(env), pickle.loads(pickle.dumps(env))]
    shown = played(env, 300)
    for clone in clones:
        assert played(clone, 300) == shown


@pytest.mark.parametrize("name", ALL)
def test_a_restored_environment_shows_the_same(name: str) -> None:
    env, other = aec_env(**laid(name)), aec_env(**laid(name))
    env.reset(seed=4)
    played(env, 40)
    other.reset(seed=5)
    other.restore(env.save())
    assert other.agent_selection == env.agent_selection
    for agent in env.agents:
        assert data_equivalence(other.observe(agent), env.observe(agent))


@pytest.mark.parametrize("name", ["sangue_reale", "realm_of_sand-2", "tainted_grail-3"])
def test_rewards_of_a_whole_game_add_up_to_its_result(name: str) -> None:
    env = aec_env(**laid(name))
    for seed in range(3):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            totals[agent] += reward
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        assert list(totals.values()) == pytest.approx(env.play.results())
        assert env.agents == []


def test_a_game_that_is_too_long_is_cut() -> None:
    env = aec_env("realm_of_sand", 2, longest=20)
    env.reset(seed=1)
    shown = played(env)
    assert env.steps == 20
    assert any(truncated and not terminated for *_, terminated, truncated in shown)


def test_plans_are_given_together() -> None:
    """In the Parallel environment both plan in one step; neither sees the other's plan before."""
    env = parallel_env("sangue_reale")
    observations, _ = env.reset(seed=1)
    rounds = 0
    while env.agents and rounds < 200:
        rounds += 1
        asked = [agent for agent in env.agents if not observations[agent]["action_mask"][0]]
        prompts = {decision.prompt for decision in env.play.g.open}
        if "plan" in prompts:
            assert asked == env.agents
            before = env.play.g.asked
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, _, _, _, _ = env.step(actions)
        if "plan" in prompts:
            assert env.play.g.asked > before or not env.play.g.open
    assert rounds > 20


def test_an_illegal_action_changes_nothing_where_agents_act_at_once() -> None:
    env = parallel_env("sangue_reale")
    env.reset(seed=1)
    kept = env.save()
    _, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
    assert env.save() == kept
    assert all(info["illegal"] for info in infos.values())
    assert set(rewards.values()) == {0.0}


def test_alone_rewards_are_stars() -> None:
    env = solo_env("realm_of_sand")
    observation, _ = env.reset(seed=2)
    total, over = 0.0, False
    env.action_space.seed(2)
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, _, info = env.step(action)
        total += reward
        assert info == {}
    assert total == env.play.outcome().scores[0]


def test_views_are_in_the_infos_where_they_are_asked_for() -> None:
    env = solo_env("tainted_grail", options=FEW_DAYS, views=True)
    _, info = env.reset(seed=1)
    assert info["view"]["viewer"] == 0
    assert info["view"]["decisions"]
    table = aec_env("sangue_reale", views=True)
    table.reset(seed=1)
    *_, told = table.last()
    assert told["view"]["viewer"] == table.seat_of[table.agent_selection]


def test_keys_say_what_actions_mean() -> None:
    env = aec_env("sangue_reale")
    env.reset(seed=1)
    assert all(key.startswith("character:") for key in env.keys().values())
    with pytest.raises(ValueError, match="not legal"):
        env.step(0)


def test_a_reward_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="outcome"):
        aec_env("sangue_reale", reward="glory")


def test_observations_may_be_written_to() -> None:
    env = solo_env()
    observation, _ = env.reset(seed=1)
    assert isinstance(env, gymnasium.Env)
    observation["observation"] += np.uint8(1)
