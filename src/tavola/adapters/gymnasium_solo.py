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

from tavola.adapters.spaces import (
    LONGEST,
    SCORE,
    action_space,
    checked_reward,
    observation_space,
    observed,
    standing,
)
from tavola.adapters.table import Play, lay
from tavola.adapters.twins import Twinned

Observation = dict[str, Any]


class TavolaSolo(Twinned, gymnasium.Env[Observation, Any]):
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
        self.table = lay(game, 1, pack, options)
        self.reward, self.longest, self.views = checked_reward(reward), longest, views
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)
        self.play: Play | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the one of this seed, or the next of those that the last seed began."""
        super().reset(seed=seed)
        self.play = Play(self.table, str(int(self.np_random.integers(1 << 62))))
        self.steps = 0
        self._stood = standing(self.play, self.reward)[0]
        return observed(self.play, 0), self._info(True)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        assert self.play is not None
        legal = self.play.act_of(0, int(action))
        self.steps += 1
        stands = standing(self.play, self.reward)[0]
        reward, self._stood = stands - self._stood, stands
        over = self.play.decision() is None
        return observed(self.play, 0), reward, over, not over and self.steps >= self.longest, self._info(legal)

    def _info(self, legal: bool) -> dict[str, Any]:
        assert self.play is not None
        info: dict[str, Any] = {} if legal else {"illegal": True}
        return {**info, "view": self.play.view(0)} if self.views else info

    def save(self) -> bytes:
        assert self.play is not None
        return self.play.save()

    def restore(self, data: bytes) -> Observation:
        """Go on from a saved state of a game laid out alike; what is seen there."""
        self.reset()
        assert self.play is not None
        self.play.restore(data)
        self._stood = standing(self.play, self.reward)[0]
        return observed(self.play, 0)


solo_env = TavolaSolo
NAMES = {"realm_of_sand": "tavola/RealmOfSand-v1", "tainted_grail": "tavola/TaintedGrail-v1"}


def register() -> list[str]:
    """Make the games known to `gymnasium.make`; their names."""
    for game, name in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{TavolaSolo.__name__}", kwargs={"game": game})
    return list(NAMES.values())
