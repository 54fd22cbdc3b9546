"""Many games at once as NumPy arrays, on compiled kernels: `init`, `step`, `observe`, `mask`.

    batch = Batch("realm_of_sand", 1024)
    batch.init(seed=1)
    while True:
        actions = batch.at_random(luck)  # or what a policy makes of batch.observe() and batch.mask()
        rewards, over, cut = batch.step(actions)

Each game is the one that a single environment with its seed would play, byte for byte. A row of what is seen and what
is legal belongs to whoever is asked in that game (`asked`): one policy that answers for all plays against itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding

from tavola.adapters.spaces import LONGEST, SCORE, checked_reward
from tavola.adapters.table import Table, lay
from tavola.kernel.chance import seed_number
from tavola.kernels.batches import (
    ASKED,
    BEGIN,
    COUNT,
    ILLEGAL,
    LEAVE,
    PLACES,
    POINTS,
    SCORES,
    STEPS,
    WHOEVER_IS_ASKED,
    Array,
    Games,
)
from tavola.kernels.finding import find_kernel

SAME_STEP, NEXT_STEP, DISABLED = "same_step", "next_step", "disabled"
LOW, SIGN = 0xFFFFFFFF, 0x80000000


class Batch:
    """Arrays that are seen belong to the batch and are written anew: copy what is kept beyond the next step.

    What happens where a game ends is said by `autoreset`, as in Gymnasium: the next game of its seed begins in the same
    step (what was seen last is in `last_seen`), in the next step whatever its action is, or not by itself.
    """

    def __init__(
        self,
        game: str = "realm_of_sand",
        games: int = 1,
        seats: int = 1,
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = SCORE,
        longest: int = LONGEST,
        autoreset: str = SAME_STEP,
        cores: int = 1,
    ) -> None:
        if autoreset not in (SAME_STEP, NEXT_STEP, DISABLED):
            raise ValueError(f"autoreset is one of {SAME_STEP}, {NEXT_STEP}, {DISABLED}, not {autoreset!r}")
        self.table: Table = lay(game, seats, pack, options)
        laid = find_kernel(game)(self.table.box, seats, self.table.options)
        self.games, self.reward, self.longest = Games(laid, games, cores), checked_reward(reward), longest
        self.size, self.seats, self.autoreset = games, seats, autoreset
        self.last_seen: Array | None = None  # by the games that ended in the last step, in their order
        self._luck: list[Any] = []
        self._ended: Array = np.zeros(games, bool)
        self._stood: Array = np.zeros((games, seats))

    # -- playing
    def init(self, seed: int | Sequence[int | None] | None = None) -> None:
        """New games: of this seed and the numbers after it, of these seeds, or the next that the last seeds began."""
        if seed is not None or not self._luck:
            seeds = [seed] * self.size if seed is None else seed
            each = range(seeds, seeds + self.size) if isinstance(seeds, int) else seeds
            if len(each) != self.size:
                raise ValueError(f"{self.size} games want {self.size} seeds, not {len(each)}")
            self._luck = [seeding.np_random(one)[0] for one in each]
        self.begin(np.ones(self.size, bool))

    def begin(self, which: Array) -> None:
        """The next game of its seed begins in each of these."""
        self._sow(np.flatnonzero(which))
        self.games.carry_out(np.where(which, BEGIN, LEAVE))
        self._ended[which] = False
        self._stood[which] = self.standing()[which]

    def _sow(self, which: Array) -> None:
        """The generators with which games begin, as environments draw them."""
        for nth in which.tolist():
            bits = seed_number(str(int(self._luck[nth].integers(1 << 62))))
            for half in (0, 1):
                self.games.seeds[nth, half] = ((bits >> 32 * half & LOW) ^ SIGN) - SIGN

    def step(self, actions: Any) -> tuple[Array, Array, Array]:
        """An action for each game: what every seat gains, which games are over, and which are cut.

        An action that is not legal changes nothing (`illegal`); -1 leaves its game as it is, and is no step.
        """
        if not self._luck:
            raise RuntimeError("init() comes before the first step()")
        orders = np.array(actions)
        if orders.shape != (self.size,):
            raise ValueError(f"{self.size} games want {self.size} actions, not an array of shape {orders.shape}")
        if self.autoreset == NEXT_STEP and self._ended.any():
            orders[self._ended] = BEGIN
            self._sow(np.flatnonzero(self._ended))
        elif self._ended.any():
            orders[self._ended] = LEAVE
        self.games.carry_out(orders)
        stands = self.standing()
        gained = stands - self._stood
        gained[orders == BEGIN] = 0.0
        self._stood = stands
        over = self.asked < 0
        cut = ~over & (self.steps >= self.longest)
        self._ended = over | cut
        self.last_seen = None
        if self.autoreset == SAME_STEP and self._ended.any():
            self.last_seen = self.observe()[self._ended]
            self.begin(self._ended.copy())
        return gained, over, cut

    def at_random(self, luck: np.random.Generator) -> Array:
        """A legal action in each game, each as likely as the others there."""
        nth = (luck.random(self.size) * self.games.facts[:, COUNT]).astype(np.int64)
        found: Array = self.games.listed[np.arange(self.size), nth]
        return found

    # -- looking
    def observe(self, seat: int | None = None) -> Array:
        """What this seat sees in each game, or whoever is asked: bytes as in all environments."""
        return self.games.look(WHOEVER_IS_ASKED if seat is None else seat)

    def mask(self, seat: int | None = None) -> Array:
        """A byte for each action of each game: 1 where it is legal."""
        return self.games.mask(WHOEVER_IS_ASKED if seat is None else seat)

    def legal(self) -> tuple[Array, Array]:
        """The same as numbers: rows of legal actions in the order of the rules, and how many of each row count."""
        return self.games.listed, self.games.facts[:, COUNT]

    @property
    def asked(self) -> Array:
        """Which seat answers next; -1 where the game is over."""
        return self.games.facts[:, ASKED]

    @property
    def illegal(self) -> Array:
        """Where the last action was not legal."""
        return self.games.facts[:, ILLEGAL] > 0

    @property
    def steps(self) -> Array:
        return self.games.facts[:, STEPS]

    @property
    def scores(self) -> Array:
        """How each seat of each game stands: stars, victory points ahead of the other."""
        return self.games.facts[:, POINTS : POINTS + self.seats]

    def standing(self) -> Array:
        """The sum of all rewards up to now."""
        if self.reward == SCORE:
            return np.array(self.scores, float)
        facts = self.games.facts
        if self.seats == 1:
            return np.array(facts[:, SCORES : SCORES + 1], float)
        first = facts[:, PLACES : PLACES + self.seats] == 1
        firsts = first.sum(axis=1, keepdims=True)
        others = np.maximum(self.seats - firsts, 1)
        decided = (firsts > 0) & (firsts < self.seats)
        return np.where(decided, np.where(first, 1.0 / np.maximum(firsts, 1), -1.0 / others), 0.0)

    def close(self) -> None:
        """Threads that shared the games end."""
        self.games.close()
