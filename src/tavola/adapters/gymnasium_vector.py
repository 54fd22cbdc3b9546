"""Many games at once for Gymnasium, on compiled kernels: a `VectorEnv` for one seat.

    env = vector_env("realm_of_sand", 256)
    env = vector_env("sangue_reale", 256, seats=2, opponent="random")
    observations, infos = env.reset(seed=1)
    observations, rewards, terminated, truncated, infos = env.step(actions)

Alone it steps as `gymnasium.make_vec` of so many single environments does, byte for byte. Of several seats one learns;
the others are answered for by `opponent`: "random", or any function of observations and masks that gives actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tavola.adapters.batch import DISABLED, Batch
from tavola.adapters.spaces import LONGEST, SCORE, action_space, observation_space
from tavola.kernels.batches import LEAVE, Array

Policy: TypeAlias = Callable[[Array, Array], Array]  # (observations, masks), a row for each game: actions
RANDOM = "random"


class TavolaVector(VectorEnv[Any, Any, Any]):
    """Games that end begin anew by themselves, as `autoreset` says: in the next step, or in the same."""

    def __init__(
        self,
        game: str = "realm_of_sand",
        num_envs: int = 1,
        seats: int = 1,
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        opponent: str | Policy | None = None,
        reward: str = SCORE,
        longest: int = LONGEST,
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        cores: int = 1,
    ) -> None:
        if not 0 <= seat < seats:
            raise ValueError(f"of {seats} seats none is {seat}; the first is 0")
        if seats > 1 and not (opponent == RANDOM or callable(opponent)):
            raise ValueError(f'with {seats} seats, opponent is "random" or a function of observations and masks')
        self.batch = Batch(
            game, num_envs, seats, pack, options, reward=reward, longest=longest, autoreset=DISABLED, cores=cores
        )
        self.num_envs, self.seat, self.opponent = num_envs, seat, opponent
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset}
        self.single_observation_space = observation_space(self.batch.table)
        self.single_action_space = action_space(self.batch.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended: Array = np.zeros(num_envs, bool)
        self._luck = np.random.default_rng()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """New games: of this seed and the numbers after it, of these seeds, or the next that the last seeds began."""
        if options:
            raise ValueError(f"a table keeps the options it was made with; reset() does not take {sorted(options)}")
        if seed is not None:
            self._luck = np.random.default_rng(seed if isinstance(seed, int) else None)
        self.batch.init(seed)
        self._ended[:] = False
        self._others(np.zeros((self.num_envs, self.batch.seats)))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """The learner's action in each game, and what the others answer until it is asked again."""
        infos: dict[str, Any] = {}
        orders = np.array(actions)
        orders[self._ended] = LEAVE
        began = self._ended
        if began.any():
            self.batch.begin(began.copy())
        gained, over, cut = self.batch.step(orders)
        illegal = self.batch.illegal & ~began
        over, cut = self._others(gained, over, cut)
        rewards = gained[:, self.seat]
        rewards[began] = 0.0
        if illegal.any():
            infos |= {"illegal": illegal, "_illegal": illegal.copy()}
        self._ended = over | cut
        if self.autoreset == AutoresetMode.SAME_STEP and self._ended.any():
            infos |= self._last_of(self._ended)
            self.batch.begin(self._ended.copy())
            self._others(np.zeros_like(gained))
            self._ended = np.zeros(self.num_envs, bool)
        return self._seen(), rewards, over, cut, infos

    def _others(self, gained: Array, over: Array | None = None, cut: Array | None = None) -> tuple[Array, Array]:
        """The other seats answer until the learner is asked everywhere; what all have gained is added."""
        batch, nobody = self.batch, np.zeros(self.num_envs, bool)
        over, cut = nobody if over is None else over, nobody if cut is None else cut
        while True:
            theirs = (batch.asked >= 0) & (batch.asked != self.seat) & ~cut
            if not theirs.any():
                return over, cut
            orders = np.full(self.num_envs, LEAVE)
            if callable(self.opponent):
                orders[theirs] = self.opponent(batch.observe()[theirs], batch.mask()[theirs])
            else:
                orders[theirs] = batch.at_random(self._luck)[theirs]
            more, over, cut = batch.step(orders)
            gained += more

    def _seen(self) -> dict[str, Array]:
        """Fresh arrays, as other vectors give them."""
        return {
            "observation": self.batch.observe(self.seat).copy(),
            "action_mask": self.batch.mask(self.seat).view(np.int8).copy(),
        }

    def _last_of(self, ended: Array) -> dict[str, Any]:
        seen = self._seen()
        last = np.full(self.num_envs, None, object)
        for nth in np.flatnonzero(ended).tolist():
            last[nth] = {name: each[nth].copy() for name, each in seen.items()}
        return {"final_obs": last, "_final_obs": ended.copy()}

    def action_masks(self) -> Array:
        """Which actions are legal in each game, as booleans."""
        return self.batch.mask(self.seat).view(bool)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


vector_env = TavolaVector
