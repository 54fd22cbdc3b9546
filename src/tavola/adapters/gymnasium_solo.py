"""One seat of a game for Gymnasium: alone where a game can be played alone, or against built-in bots.

    env = solo_env("realm_of_sand")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

The reward is what the score has grown by (stars, Quests), so its sum is the score. Any other seats are taken by a bot:

    env = solo_env("sangue_reale", opponent="companion")
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import gymnasium
import numpy as np

from tavola.adapters.environment import RENDER_MODES, Environment
from tavola.adapters.spaces import LONGEST, SCORE, action_space, observation_space
from tavola.bots.bot import Bot, BotRng, find_bot, seat_access
from tavola.games.info import GAMES
from tavola.kernels.finding import KERNELS

Observation = dict[str, Any]


class TavolaSolo(Environment, gymnasium.Env[Observation, Any]):
    """An action whose mask is 0 changes nothing and is told in the info as `illegal`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "realm_of_sand",
        pack: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = SCORE,
        longest: int = LONGEST,
        views: bool = False,
        seats: int = 0,
        seat: int = 0,
        opponent: str | None = None,
        render_mode: str | None = None,
        coding: int = 0,
    ) -> None:
        seats = seats or max(1 if opponent is None else 2, GAMES[game].seats[0] if game in GAMES else 1)
        if seats > 1 and opponent is None:
            raise ValueError(f'{game} with {seats} seats wants a bot for the others, as in opponent="companion"')
        if not 0 <= seat < seats:
            raise ValueError(f"of {seats} seats none is {seat}; the first is 0")
        self.lay_out(
            game, seats, pack, options, reward=reward, longest=longest, views=views, render_mode=render_mode,
            coding=coding,
        )  # fmt: skip
        self.seat, self.opponent = seat, opponent
        if opponent is not None:
            bot_of(opponent, game)  # or a sentence says which there are
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the one of this seed, or the next of those that the last seed began.

        `options` are rulings of this game alone, as {"rs.mode": "advanced"}.
        """
        super().reset(seed=seed)
        self.begin(self.np_random, options)
        if self.opponent is not None:
            self._luck = BotRng.of(str(int(self.np_random.integers(1 << 62))))
            self._others_answer()
            self.gained()
        return self.seen(self.seat), self.info(self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.check_begun()
        legal = self.play.act_of(self.seat, int(action))
        self.steps += 1
        self._others_answer()
        over, seat = self.play.decision() is None, self.seat
        return (
            self.seen(seat),
            self.gained()[seat],
            over,
            not over and self.is_cut(),
            self.info(seat, illegal=not legal),
        )

    def _others_answer(self) -> None:
        """The bots, until it is the learner who is asked; they see what their seats see."""
        while self.opponent is not None:
            decision, game = self.play.decision(), self.table.game
            if decision is None or decision.seat == self.seat:
                return
            bot = bot_of(self.opponent, game.id)
            self.play.answer(decision, bot.choose(seat_access(game, self.play.g, decision, self._luck)))

    def action_masks(self) -> Any:
        """Which actions are legal, as booleans: so MaskablePPO asks for them."""
        self.check_begun()
        return np.frombuffer(self.play.mask(self.seat), bool)

    def render(self) -> Any:
        return self.rendered(self.seat, self.seat)

    def restore(self, data: bytes) -> Observation:
        """Go on from a saved state of a game laid out alike; what is seen there."""
        self.reset()
        self.go_on_from(data)
        self._others_answer()
        return self.seen(self.seat)


@cache
def bot_of(name: str, game: str) -> Bot:
    """A built-in bot; it keeps nothing of any game, so all environments share it."""
    return find_bot(name, game)


solo_env = TavolaSolo
VERSIONS = {"tainted_grail": 2}  # of observations and actions; earlier ones keep their names
NAMES = {info.id: f"tavola/{info.class_name}-v{VERSIONS.get(info.id, 1)}" for info in GAMES.values() if info.solo}
EARLIER = {"tavola/TaintedGrail-v1": {"game": "tainted_grail", "coding": 1}}


def register() -> list[str]:
    """Make the games known to `gymnasium.make`; their names."""
    for game, name in NAMES.items():
        if name not in gymnasium.registry:
            many = "tavola.adapters.gymnasium_vector:TavolaVector" if game in KERNELS else None
            gymnasium.register(
                name, f"{__name__}:{TavolaSolo.__name__}", kwargs={"game": game}, vector_entry_point=many
            )
    for name, given in EARLIER.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{TavolaSolo.__name__}", kwargs=given)
    return list(NAMES.values())


register()  # so that `gymnasium.make("tavola.adapters.gymnasium_solo:tavola/RealmOfSand-v1")` finds what it names
