"""Any of the games for PettingZoo, one agent at a time (AEC).

env = aec_env("realm_of_sand", seats=2)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from tavola.adapters.environment import RENDER_MODES, Seated
from tavola.adapters.spaces import LONGEST, OUTCOME


class TavolaAEC(Seated, AECEnv):  # type: ignore[misc]  # PettingZoo's class has no types
    """Seats answer in the order in which the table asks; secret answers given at once stay unseen until the last."""

    metadata = {"render_modes": list(RENDER_MODES), "name": "tavola", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = OUTCOME,
        longest: int = LONGEST,
        views: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.lay_out(game, seats, pack, options, reward=reward, longest=longest, views=views, render_mode=render_mode)
        self.seat_agents(game, seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    # -- playing
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of this seed, or the next of those that the last seed began."""
        self.begin_from(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        self.check_begun()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.play.act(int(action))
        self.steps += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.reward != OUTCOME or not self.play.g.open:  # before the end nothing is won
            for agent, gain in zip(self.possible_agents, self.gained(), strict=True):
                self.rewards[agent] = gain
                self._cumulative_rewards[agent] += gain
        self._go_on()

    def _go_on(self) -> None:
        """To whom the table turns next, or the end."""
        decision = self.play.decision()
        if decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        seat = decision.seat if decision else 0
        self.agent_selection = self.possible_agents[seat]
        if self.views:
            self.infos[self.agent_selection] = self.info(seat)

    # -- looking
    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen(self.seat_of[agent])

    def keys(self) -> dict[int, str]:
        """The legal actions of the agent whose turn it is, with the keys that the rules know them by."""
        return dict(self.play.choices())

    def render(self) -> Any:
        """What the agent sees whose turn it is."""
        seat = self.seat_of[self.agent_selection] if hasattr(self, "agent_selection") else 0
        return self.rendered(seat, seat)

    def action_mask(self, agent: str) -> Any:
        """Which actions are legal for an agent, as booleans."""
        return np.frombuffer(self.play.mask(self.seat_of[agent]), bool)

    def restore(self, data: bytes) -> None:
        """Go on from a saved state of a game laid out alike."""
        self.reset()
        self.go_on_from(data)
        self._go_on()


aec_env = TavolaAEC
