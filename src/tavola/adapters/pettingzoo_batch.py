"""Many games at once for learners that know agents by name: every array of PettingZoo's Parallel, a row for each game.

    env = parallel_batch("sangue_reale", 256)
    observations, infos = env.reset(seed=1)
    while True:
        actions = {agent: policy(observations[agent]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)

In each game one agent is asked at a time, secret answers one after the other, unseen, as in AEC; all others wait
(action 0, whatever they give). Games that end begin anew in the same step, so the agents stay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from tavola.adapters.batch import SAME_STEP, Batch
from tavola.adapters.spaces import LONGEST, OUTCOME, action_space, agent_name, observation_space
from tavola.kernels.batches import LEAVE, Array

Seen = dict[str, dict[str, Array]]


class TavolaParallelBatch:
    """`observation` and `action_mask` of every agent; what is seen last of games that end is in no observation."""

    def __init__(
        self,
        game: str = "sangue_reale",
        games: int = 1,
        seats: int = 2,
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = OUTCOME,
        longest: int = LONGEST,
        cores: int = 1,
    ) -> None:
        self.batch = Batch(
            game, games, seats, pack, options, reward=reward, longest=longest, autoreset=SAME_STEP, cores=cores
        )
        self.num_envs = games
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Of one game."""
        return observation_space(self.batch.table)

    def action_space(self, agent: str) -> spaces.Discrete:
        return action_space(self.batch.table)

    def reset(self, seed: int | Sequence[int | None] | None = None) -> tuple[Seen, dict[str, dict[str, Array]]]:
        self.batch.init(seed)
        return self._seen(), self._infos()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[Seen, dict[str, Array], dict[str, Array], dict[str, Array], dict[str, dict[str, Array]]]:
        """Of the agents' actions those of whoever is asked count."""
        asked, orders = self.batch.asked, np.full(self.num_envs, LEAVE)
        for seat, agent in enumerate(self.agents):
            mine = asked == seat
            orders[mine] = np.asarray(actions[agent])[mine]
        gained, over, cut = self.batch.step(orders)
        rewards = {agent: gained[:, seat] for seat, agent in enumerate(self.agents)}
        return self._seen(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut), self._infos()

    def _seen(self) -> Seen:
        return {
            agent: {
                "observation": self.batch.observe(seat).copy(),
                "action_mask": self.batch.mask(seat).view(np.int8).copy(),
            }
            for seat, agent in enumerate(self.agents)
        }

    def _infos(self) -> dict[str, dict[str, Array]]:
        """Where each agent is asked."""
        return {agent: {"asked": self.batch.asked == seat} for seat, agent in enumerate(self.agents)}

    def close(self) -> None:
        self.batch.close()


parallel_batch = TavolaParallelBatch
