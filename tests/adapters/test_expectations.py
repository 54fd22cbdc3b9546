"""What learners' libraries expect of an environment: names, masks, pictures, options, states, opponents, sentences."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.adapters.tables import FEW_DAYS

from tavola.adapters.gymnasium_solo import solo_env
from tavola.adapters.pettingzoo_aec import aec_env
from tavola.adapters.pettingzoo_parallel import parallel_env

BY_MODULE = """
import gymnasium
for name in ("RealmOfSand", "TaintedGrail"):
    print(gymnasium.make(f"tavola.adapters.gymnasium_solo:tavola/{name}-v1").unwrapped.table.game.id)
"""


def test_environments_are_known_by_naming_their_module() -> None:
    done = subprocess.run([sys.executable, "-c", BY_MODULE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["realm_of_sand", "tainted_grail"]


def test_masks_are_booleans_where_learners_ask_for_them() -> None:
    env: Any = gymnasium.make("tavola/RealmOfSand-v1")
    observation, _ = env.reset(seed=1)
    masks = env.unwrapped.action_masks()
    assert masks.dtype == bool
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()
    seated = aec_env("sangue_reale")
    seated.reset(seed=1)
    assert np.flatnonzero(seated.action_mask(seated.agent_selection)).tolist() == sorted(seated.keys())


@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand", "tainted_grail"])
def test_a_table_is_rendered_in_words_and_as_a_picture(game: str) -> None:
    words, drawn = (aec_env(game, render_mode=mode) for mode in ("ansi", "rgb_array"))
    pictures = []
    for env in (words, drawn):
        env.reset(seed=2)
        for agent in env.agent_iter(30):
            observation, _, over, *_ = env.last()
            pictures.append(env.render())
            env.step(None if over else int(env.action_space(agent).sample(observation["action_mask"])))
    told, seen = pictures[:30], pictures[30:]
    assert all(isinstance(text, str) and text for text in told)
    assert max(text.count("\n") for text in told) > 5
    assert all(each.dtype == np.uint8 and each.ndim == 3 and each.shape == seen[0].shape for each in seen)
    assert len({each.tobytes() for each in seen}) > 10


def test_other_ways_of_rendering_are_refused() -> None:
    with pytest.raises(ValueError, match="ansi, rgb_array, not 'human'"):
        solo_env(render_mode="human")
    env = solo_env()
    env.reset(seed=1)
    assert env.render() is None


def test_rulings_given_at_reset_hold_for_that_game() -> None:
    env = solo_env("realm_of_sand")
    env.reset(seed=1, options={"rs.mode": "advanced", "rs.max_rounds": 2})
    assert (env.table.options.mode, env.play.g.options.max_rounds) == ("advanced", 2)  # type: ignore[attr-defined]
    env.reset()
    assert (env.table.options.mode, env.play.g.options.max_rounds) == ("basic", None)  # type: ignore[attr-defined]
    for many in (aec_env("realm_of_sand"), parallel_env("realm_of_sand")):
        many.reset(seed=1, options={"rs.mode": "advanced"})
        assert many.play.g.options.mode == "advanced"  # type: ignore[attr-defined]


def test_a_critic_sees_what_all_seats_see() -> None:
    for env in (aec_env("realm_of_sand", 3), parallel_env("realm_of_sand", 3)):
        env.reset(seed=1)
        state = env.state()
        assert env.state_space.contains(state)
        assert state.tobytes() == b"".join(bytes(env.play.look(seat)) for seat in range(3))


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("sangue_reale", {"opponent": "greedy", "seat": 1, "reward": "outcome"}),
        ("realm_of_sand", {"opponent": "random", "seats": 3, "seat": 2}),
        ("tainted_grail", {"opponent": "greedy", "options": FEW_DAYS}),
    ],
)
@pytest.mark.filterwarnings("ignore:.*environment not having a spec:UserWarning")
def test_bots_take_the_other_seats(game: str, given: dict[str, Any]) -> None:
    env: Any = solo_env(game, **given)
    check_env(env)
    observation, _ = env.reset(seed=4)
    env.action_space.seed(4)
    total, twin = 0.0, None
    for nth in range(2000):
        assert env.play.decision().seat == env.seat
        action = env.action_space.sample(observation["action_mask"])
        if nth == 5:
            twin = [deepcopy(env), pickle.loads(pickle.dumps(env))]
        observation, reward, over, *_ = env.step(action)
        if nth == 5:
            for each in twin or []:
                assert each.step(action)[0]["observation"].tobytes() == observation["observation"].tobytes()
        total += reward
        if over:
            break
    assert env.play.decision() is None
    if game == "sangue_reale":
        assert total == env.play.results()[1]


@pytest.mark.parametrize(
    ("asked", "kind", "told"),
    [
        (lambda: solo_env("sangue_reale"), ValueError, "sangue_reale with 2 seats wants a bot"),
        (lambda: solo_env("sangue_reale", opponent="mster"), LookupError, "did you mean master"),
        (lambda: solo_env("chess"), LookupError, "there is no game 'chess'"),
        (lambda: solo_env(seats=2, seat=2, opponent="random"), ValueError, "of 2 seats none is 2"),
        (lambda: aec_env("realm_of_sand", 5), ValueError, "realm_of_sand has 1 to 4 seats, not 5"),
        (lambda: aec_env("sangue_reale", 1), ValueError, "sangue_reale has 2 seats, not 1"),
        (lambda: solo_env(options={"rs.modes": "basic"}), ValueError, "rs.mode"),
        (lambda: solo_env(options={"rs.mode": "hard"}), ValueError, "rs.mode|hard"),
        (lambda: solo_env().step(0), RuntimeError, r"reset\(\) comes before"),
        (lambda: aec_env("realm_of_sand").step(0), RuntimeError, r"reset\(\) comes before"),
        (lambda: parallel_env("sangue_reale").step({}), RuntimeError, r"reset\(\) comes before"),
        (lambda: solo_env().reset(options={"rs.modes": 1}), ValueError, "rs.mode"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(asked: Any, kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=told) as refused:
        asked()
    assert " " in str(refused.value)
    assert "_E_" not in str(refused.value)
