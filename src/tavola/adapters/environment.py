"""What all environments are: a table, a game in progress on it, what it has brought each seat so far, and clones."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from tavola.adapters.picture import picture
from tavola.adapters.spaces import MOST, action_space, agent_name, checked_reward, observation_space, observed, standing
from tavola.adapters.table import Play, lay
from tavola.kernel.decision import Viewer

RENDER_MODES = ("ansi", "rgb_array")


class Environment:
    """The part that Gymnasium's and PettingZoo's environments share; copies are all deep, the table alone is shared.

    Two copies that shared a game in progress would be of no use.
    """

    play: Play
    steps: int
    render_mode: str | None

    def lay_out(
        self,
        game: str,
        seats: int,
        pack: str | None,
        options: Mapping[str, Any] | None,
        *,
        reward: str,
        longest: int,
        views: bool,
        render_mode: str | None = None,
        coding: int = 0,
    ) -> None:
        self.table = lay(game, seats, pack, options, coding)
        self._given = game, seats, pack, dict(options or {}), coding
        self.reward, self.longest, self.views = checked_reward(reward), longest, views
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.render_mode = render_mode

    def begin(self, rng: Any, options: Mapping[str, Any] | None = None) -> None:
        """A new game, the next of those that a seed began; with `options` this game alone has other rulings.

        A ruling's key has a dot, `rs.mode`; what libraries and their tests hand on besides is none of ours.
        """
        game, seats, pack, usual, coding = self._given
        rulings = {key: value for key, value in (options or {}).items() if "." in key}
        self.table = lay(game, seats, pack, {**usual, **rulings}, coding)
        self.play = Play(self.table, str(int(rng.integers(1 << 62))))
        self.steps = 0
        self._stood = standing(self.play, self.reward)

    def check_begun(self) -> None:
        if not hasattr(self, "play"):
            raise RuntimeError("reset() comes before the first step()")

    def rendered(self, seat: int, viewer: Viewer) -> Any:
        """The table as the render mode wants it: in words, or as a picture of what a seat observes."""
        if self.render_mode is None:
            return None
        self.check_begun()
        if self.render_mode == "ansi":
            return self.play.describe(viewer)
        return picture(self.play.look(seat), self.table.encoder.names)

    def gained(self) -> list[float]:
        """What each seat has won or lost since this was last asked."""
        stands = standing(self.play, self.reward)
        found = [now - then for now, then in zip(stands, self._stood, strict=True)]
        self._stood = stands
        return found

    def is_cut(self) -> bool:
        """Whether a game that is not over has gone on for long enough."""
        return self.steps >= self.longest

    def seen(self, seat: int) -> dict[str, Any]:
        return observed(self.play, seat)

    def info(self, seat: int, *, illegal: bool = False) -> dict[str, Any]:
        """What an info says: that an action was none, and on demand all that the seat is shown."""
        info: dict[str, Any] = {"illegal": True} if illegal else {}
        return {**info, "view": self.play.view(seat)} if self.views else info

    def save(self) -> bytes:
        """The state of the game on paper; `restore` goes on from it."""
        return self.play.save()

    def go_on_from(self, data: bytes) -> None:
        """A saved state of a game laid out alike. Rewards count from here on."""
        self.play.restore(data)
        self._stood = standing(self.play, self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        clone = object.__new__(type(self))
        memo[id(self)] = clone
        clone.__dict__.update({name: deepcopy(value, memo) for name, value in vars(self).items()})
        return clone

    def __copy__(self) -> Self:
        return self.__deepcopy__({})


class Seated(Environment):
    """For PettingZoo: an agent at every seat, all with the same spaces."""

    metadata: dict[str, Any]

    def seat_agents(self, game: str, seats: int) -> None:
        self.metadata = {**self.metadata, "name": f"tavola_{game}"}
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._luck: Any = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        return spaces.Box(0, MOST, (len(self.table.encoder.names) * len(self.possible_agents),), np.uint8)

    def state(self) -> Any:
        """What all seats see together, one after the other: for a critic that knows more than any of them."""
        self.check_begun()
        return np.frombuffer(b"".join(self.table.encoder.look_at_once(self.play.g)), np.uint8)

    def begin_from(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """The game of this seed, or the next of those that the last seed began."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.begin(self._luck, options)
        self.agents = self.possible_agents[:]

    def close(self) -> None:
        """Nothing is held open."""
