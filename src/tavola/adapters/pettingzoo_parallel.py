"""Any of the games for PettingZoo, all agents at once (Parallel): Sangue Reale's secret plans are given together.

Who is not asked waits (action 0). Where several seats are asked at once and the first answer decides, the lowest seat's
answer counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from tavola.adapters.actions import WAIT
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

Step = tuple[dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TavolaParallel(Twinned, ParallelEnv):  # type: ignore[misc]  # PettingZoo's class has no types
    """An action whose mask is 0 changes nothing: the seat is asked again, and its info says `illegal`."""

    metadata = {"render_modes": [], "name": "tavola"}

    def __init__(
        self,
        game: str = "sangue_reale",
        seats: int = 2,
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = OUTCOME,
        longest: int = LONGEST,
        views: bool = False,
    ) -> None:
        self.table = lay(game, seats, pack, options)
        self.reward, self.longest, self.views = checked_reward(reward), longest, views
        self.metadata = {**self.metadata, "name": f"tavola_{game}"}
        self.render_mode = None
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.play: Play | None = None
        self._luck: Any = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game: the one of this seed, or the next of those that the last seed began."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.play = Play(self.table, str(int(self._luck.integers(1 << 62))))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self._stood = standing(self.play, self.reward)
        return self._observations(), {agent: self._info(seat, False) for seat, agent in enumerate(self.agents)}

    def step(self, actions: Mapping[str, int]) -> Step:
        """Everybody who is asked answers at once, everybody else waits."""
        assert self.play is not None
        play, agents = self.play, self.agents
        asked = [play.decision_of(seat) for seat in range(len(agents))]
        illegal = [False] * len(agents)
        for seat, agent in enumerate(agents):
            still = play.decision_of(seat) is asked[seat]  # not answered for everybody by somebody else
            illegal[seat] = still and not play.act_of(seat, int(actions.get(agent, WAIT)))
        self.steps += 1
        stands = standing(play, self.reward)
        rewards = {agent: stands[seat] - self._stood[seat] for seat, agent in enumerate(agents)}
        self._stood = stands
        over = play.decision() is None
        cut = not over and self.steps >= self.longest
        found = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: self._info(seat, illegal[seat]) for seat, agent in enumerate(agents)},
        )
        if over or cut:
            self.agents = []
        return found

    def _observations(self) -> dict[str, dict[str, Any]]:
        assert self.play is not None
        return {agent: observed(self.play, seat) for seat, agent in enumerate(self.agents)}

    def _info(self, seat: int, illegal: bool) -> dict[str, Any]:
        assert self.play is not None
        info: dict[str, Any] = {"illegal": True} if illegal else {}
        return {**info, "view": self.play.view(seat)} if self.views else info

    def render(self) -> None:
        """There is no picture."""

    def close(self) -> None:
        """Nothing is held open."""

    def save(self) -> bytes:
        assert self.play is not None
        return self.play.save()

    def restore(self, data: bytes) -> dict[str, dict[str, Any]]:
        """Go on from a saved state of a game laid out alike; what the agents see there."""
        self.reset()
        assert self.play is not None
        self.play.restore(data)
        self._stood = standing(self.play, self.reward)
        return self._observations()


parallel_env = TavolaParallel
