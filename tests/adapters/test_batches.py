"""Games in batches are the games of single environments, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from tests.adapters.tables import ADVANCED, CAMPAIGN

from tavola.adapters.batch import NEXT_STEP, Batch
from tavola.adapters.gymnasium_solo import register, solo_env
from tavola.adapters.gymnasium_vector import vector_env
from tavola.adapters.pettingzoo_aec import aec_env
from tavola.adapters.pettingzoo_batch import parallel_batch
from tavola.kernels.laid import Unclaimed

pytestmark = pytest.mark.slow  # kernels are compiled for it

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("sangue_reale", 2, {}),
    ("sangue_reale", 2, CAMPAIGN),
    ("realm_of_sand", 1, {}),
    ("realm_of_sand", 2, ADVANCED),
    ("realm_of_sand", 4, ADVANCED),
]


@pytest.mark.parametrize("reward", ["score", "outcome"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_batch_plays_what_single_environments_play(game, seats, options, reward):
    batch = Batch(game, 3, seats, options=options, reward=reward, cores=2)
    batch.init(seed=[7, 8, 9])
    single = [aec_env(game, seats, options=options, reward=reward) for _ in range(3)]
    for seed, env in zip((7, 8, 9), single, strict=True):
        env.reset(seed=seed)
    dice, begun = random.Random(f"{game}{seats}"), 0
    for _ in range(400):
        asked, seen, masks = batch.asked.copy(), batch.observe().copy(), batch.mask()
        actions = []
        for nth, env in enumerate(single):
            told = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{asked[nth]}"
            assert told["observation"].tobytes() == seen[nth].tobytes()
            assert told["action_mask"].tobytes() == masks[nth].tobytes()
            for seat in range(seats):
                told = env.observe(f"player_{seat}")
                assert told["observation"].tobytes() == batch.observe(seat)[nth].tobytes()
            actions.append(dice.choice(list(env.play.choices())))
            env.step(actions[-1])
        gained, over, cut = batch.step(actions)
        for nth, env in enumerate(single):
            assert list(env.rewards.values()) == pytest.approx(gained[nth])
            assert over[nth] == env.terminations["player_0"]
            if over[nth]:
                env.reset()
                begun += 1
    assert not cut.any()
    assert begun or seats == 4 or options == CAMPAIGN
    batch.close()


def test_gymnasium_vectors_step_as_single_environments_in_a_row():
    register()
    name, count = "tavola/RealmOfSand-v1", 4
    ours: Any = gymnasium.make_vec(name, count, vectorization_mode="vector_entry_point", longest=90)
    theirs: Any = gymnasium.make_vec(name, count, vectorization_mode="sync", longest=90)
    dice = np.random.default_rng(5)
    alike(ours.reset(seed=11)[0], theirs.reset(seed=11)[0])
    ended = 0
    for _ in range(300):
        masks = ours.batch.mask()
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])
        actions[dice.random(count) < 0.02] = 7000  # seldom legal
        mine, yours = ours.step(actions), theirs.step(actions)
        alike(mine[0], yours[0])
        for a, b in zip(mine[1:4], yours[1:4], strict=True):
            assert a.tolist() == b.tolist()
        assert [bool(each) for each in mine[4].get("illegal", [])] == [
            bool(each) for each in yours[4].get("illegal", [])
        ]
        ended += int(mine[2].sum() + mine[3].sum())
    assert ended > 4
    assert ours.observation_space.contains(ours.reset()[0])


def alike(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert ours.keys() == theirs.keys()
    for name, mine in ours.items():
        assert mine.dtype == theirs[name].dtype
        assert mine.tobytes() == theirs[name].tobytes()


def test_in_the_same_step_what_was_seen_last_is_told():
    env = vector_env(num_envs=2, autoreset="SameStep")
    one = solo_env()
    env.reset(seed=[3, 4])
    one.reset(seed=3)
    luck = np.random.default_rng(1)
    while True:
        actions = env.batch.at_random(luck)
        last, *_ = one.step(int(actions[0]))
        seen, _, over, _, infos = env.step(actions)
        if over[0]:
            break
    assert infos["final_obs"][0]["observation"].tobytes() == last["observation"].tobytes()
    again, _ = one.reset()
    assert seen["observation"][0].tobytes() == again["observation"].tobytes()


def test_a_learner_is_always_asked_and_the_others_answer_in_between():
    def first_legal(observations, masks):
        assert len(observations) == len(masks) > 0
        return masks.argmax(axis=1)

    for opponent in ("random", first_legal):
        env = vector_env("sangue_reale", 8, seats=2, seat=1, opponent=opponent, reward="outcome")
        seen, _ = env.reset(seed=2)
        luck, total, ended = np.random.default_rng(3), np.zeros(8), 0
        for _ in range(150):
            assert not (seen["action_mask"][:, 0].astype(bool) & ~env._ended).any()
            actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            seen, rewards, over, _, _ = env.step(actions)
            assert set(rewards.tolist()) <= {-1.0, 0.0, 1.0}
            assert not rewards[~over].any()
            total, ended = total + rewards, ended + over.sum()
        assert ended >= 8
        assert np.abs(total).max() > 0


def test_agents_by_name_see_what_single_agents_see():
    many, one = parallel_batch("realm_of_sand", 2, options=ADVANCED), aec_env("realm_of_sand", options=ADVANCED)
    seen, infos = many.reset(seed=[5, 6])
    one.reset(seed=5)
    luck = np.random.default_rng(2)
    for _ in range(60):
        for agent in many.agents:
            assert infos[agent]["asked"][0] == (agent == one.agent_selection)
            assert seen[agent]["observation"][0].tobytes() == one.observe(agent)["observation"].tobytes()
            assert seen[agent]["action_mask"][0].tobytes() == one.observe(agent)["action_mask"].tobytes()
        actions = {
            agent: [luck.choice(np.flatnonzero(mask)) for mask in seen[agent]["action_mask"]] for agent in many.agents
        }
        one.step(int(actions[one.agent_selection][0]))
        seen, rewards, *_, infos = many.step(actions)
    assert set(rewards) == {"player_0", "player_1"}


def test_a_step_before_the_first_game_is_refused_in_a_sentence():
    with pytest.raises(RuntimeError, match=r"init\(\) comes before"):
        Batch().step([0])


def test_games_without_a_kernel_are_refused_in_a_sentence():
    with pytest.raises(LookupError, match="there is no kernel of 'tainted_grail'"):
        Batch("tainted_grail")
    with pytest.raises(ValueError, match="opponent"):
        vector_env("sangue_reale", 2, seats=2)


def test_without_numba_batches_are_refused_in_a_sentence(monkeypatch):
    monkeypatch.setattr("tavola.kernels.batches.can_compile", lambda: False)
    with pytest.raises(Unclaimed, match="Numba is not installed"):
        Batch("realm_of_sand", 2, autoreset=NEXT_STEP)
