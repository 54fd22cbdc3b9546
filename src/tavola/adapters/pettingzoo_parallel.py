"""Any of the games for PettingZoo, all agents at once (Parallel): Sangue Reale's secret plans are given together.

Who is not asked waits (action 0). Where several seats are asked at once and the first answer decides, the lowest seat's
answer counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from tavola.adapters.environment import RENDER_MODES, Seated
from tavola.adapters.spaces import LONGEST, OUTCOME, observed_at_once
from tavola.coding.actions import WAIT

Step = tuple[dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TavolaParallel(Seated, ParallelEnv):  # type: ignore[misc]  # PettingZoo's class has no types
    """An action whose mask is 0 changes nothing: the seat is asked again, and its info says `illegal`."""

    metadata = {"render_modes": list(RENDER_MODES), "name": "tavola"}

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
        render_mode: str | None = None,
    ) -> None:
        self.lay_out(game, seats, pack, options, reward=reward, longest=longest, views=views, render_mode=render_mode)
        self.seat_agents(game, seats)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game: the one of this seed, or the next of those that the last seed began."""
        self.begin_from(seed, options)
        return self._observations(), {agent: self.info(seat) for seat, agent in enumerate(self.agents)}

    def step(self, actions: Mapping[str, int]) -> Step:
        """Everybody who is asked answers at once, everybody else waits."""
        self.check_begun()
        play, agents = self.play, self.agents
        asked = [play.decision_of(seat) for seat in range(len(agents))]
        illegal = [False] * len(agents)
        for seat, agent in enumerate(agents):
            still = play.decision_of(seat) is asked[seat]  # not answered for everybody by somebody else
            illegal[seat] = still and not play.act_of(seat, int(actions.get(agent, WAIT)))
        self.steps += 1
        over = play.decision() is None
        cut = not over and self.is_cut()
        found = (
            self._observations(),
            dict(zip(agents, self.gained(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: self.info(seat, illegal=illegal[seat]) for seat, agent in enumerate(agents)},
        )
        if over or cut:
            self.agents = []
        return found

    def _observations(self) -> dict[str, dict[str, Any]]:
        return dict(zip(self.agents, observed_at_once(self.play), strict=True))

    def render(self) -> Any:
        """What somebody who looks on sees in words; as a picture, what the first agent observes."""
        return self.rendered(0, None)

    def restore(self, data: bytes) -> dict[str, dict[str, Any]]:
        """Go on from a saved state of a game laid out alike; what the agents see there."""
        self.reset()
        self.go_on_from(data)
        return self._observations()


parallel_env = TavolaParallel
