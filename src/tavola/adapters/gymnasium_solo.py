"""The games that can be played alone (Realm of Sand, Tainted Grail) for Gymnasium.

    env = solo_env("realm_of_sand")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

The reward is what the score has grown by (stars, Quests), so its sum is the score.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

from tavola.adapters.environment import Environment
from tavola.adapters.spaces import LONGEST, SCORE, action_space, observation_space
from tavola.games.info import GAMES
from tavola.kernels.finding import KERNELS

Observation = dict[str, Any]


class TavolaSolo(Environment, gymnasium.Env[Observation, Any]):
    """An action whose mask is 0 changes nothing and is told in the info as `illegal`."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str = "realm_of_sand",
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = SCORE,
        longest: int = LONGEST,
        views: bool = False,
    ) -> None:
        self.lay_out(game, 1, pack, options, reward=reward, longest=longest, views=views)
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the one of this seed, or the next of those that the last seed began."""
        super().reset(seed=seed)
        self.begin(self.np_random)
        return self.seen(0), self.info(0)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self.play.act_of(0, int(action))
        self.steps += 1
        over = self.play.decision() is None
        return self.seen(0), self.gained()[0], over, not over and self.is_cut(), self.info(0, illegal=not legal)

    def restore(self, data: bytes) -> Observation:
        """Go on from a saved state of a game laid out alike; what is seen there."""
        self.reset()
        self.go_on_from(data)
        return self.seen(0)


solo_env = TavolaSolo
NAMES = {info.id: f"tavola/{info.class_name}-v1" for info in GAMES.values() if info.solo}


def register() -> list[str]:
    """Make the games known to `gymnasium.make`; their names."""
    for game, name in NAMES.items():
        if name not in gymnasium.registry:
            many = "tavola.adapters.gymnasium_vector:TavolaVector" if game in KERNELS else None
            gymnasium.register(
                name, f"{__name__}:{TavolaSolo.__name__}", kwargs={"game": game}, vector_entry_point=many
            )
    return list(NAMES.values())
