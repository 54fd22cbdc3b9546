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

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tavola.adapters.spaces import (
    LONGEST,
    OUTCOME,
    action_space,
    agent_name,
    checked_reward,
    observation_space,
    observed,
    standing,
)
from tavola.adapters.table import Play, lay
from tavola.adapters.twins import Twinned


class TavolaAEC(Twinned, AECEnv):  # type: ignore[misc]  # PettingZoo's class has no types
    """Seats answer in the order in which the table asks; secret answers given at once stay unseen until the last."""

    metadata = {"render_modes": ["ansi"], "name": "tavola", "is_parallelizable": False, "render_fps": 1}

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
        self.table = lay(game, seats, pack, options)
        self.reward, self.longest, self.views = checked_reward(reward), longest, views
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"tavola_{game}"}
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.play: Play | None = None
        self._luck: Any = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- playing
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of this seed, or the next of those that the last seed began."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.play = Play(self.table, str(int(self._luck.integers(1 << 62))))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._stood = standing(self.play, self.reward)
        self._go_on()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.play is not None
        assert action is not None
        self.play.act(int(action))
        self.steps += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._reward()
        self._go_on()

    def _reward(self) -> None:
        """What each seat has gained by the last answer."""
        assert self.play is not None
        if self.reward == OUTCOME and self.play.g.open:
            return  # nothing is won before the end
        stands = standing(self.play, self.reward)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = stands[seat] - self._stood[seat]
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._stood = stands

    def _go_on(self) -> None:
        """To whom the table turns next, or the end."""
        assert self.play is not None
        decision = self.play.decision()
        if decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[decision.seat if decision else 0]
        if self.views:
            self.infos[self.agent_selection] = {"view": self.play.view(self.seat_of[self.agent_selection])}

    # -- looking
    def observe(self, agent: str) -> dict[str, Any]:
        assert self.play is not None
        return observed(self.play, self.seat_of[agent])

    def keys(self) -> dict[int, str]:
        """The legal actions of the agent whose turn it is, with the keys that the rules know them by."""
        assert self.play is not None
        return dict(self.play.choices())

    def render(self) -> str | None:
        if self.render_mode is None or self.play is None:
            return None
        decision = self.play.decision()
        asked = f"{decision.prompt}, {len(self.play.choices())} answers" if decision else "over"
        return f"{self.table.game.id}: {self.agent_selection}, {asked}"

    def close(self) -> None:
        """Nothing is held open."""

    # -- twins
    def save(self) -> bytes:
        """The state of the game on paper; `restore` goes on from it."""
        assert self.play is not None
        return self.play.save()

    def restore(self, data: bytes) -> None:
        """Go on from a saved state of a game laid out alike. Rewards count from here on."""
        self.reset()
        assert self.play is not None
        self.play.restore(data)
        self._stood = standing(self.play, self.reward)
        self._go_on()


aec_env = TavolaAEC
