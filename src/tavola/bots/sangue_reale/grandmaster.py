"""The grandmaster of Sangue Reale: it plans by a mix of which nobody who knows it can take advantage.

A learnt net says the chance to win of each pair of plans; the two mixes are solved for. Every other answer is the one
after which the net sees the best chance. What the net does not know, the master plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.sangue_reale.bot import MASTER, DuelBot, planned
from tavola.bots.sangue_reale.duel_net import COMPILED, PLAIN, Look, net_for
from tavola.bots.sangue_reale.last_dice import Ending, LastDice
from tavola.bots.stage_games import Floats, solve
from tavola.games.sangue_reale.state import Duel
from tavola.kernel.decision import Seat

RARE = 0.03  # of a mix: plans made more seldom are not made


class Grandmaster(Bot):
    """The net where it knows the table, the master else."""

    id: ClassVar[str] = "grandmaster"

    def __init__(self) -> None:
        self.master = DuelBot(MASTER)

    def thinkers(self) -> Sequence[Bot]:
        return (self, self.master)

    def prepare(self) -> None:
        COMPILED.waited_for()

    def look(self, access: SeatAccess[Any]) -> Look | None:
        """The position as the net sees it; None where no net knows it, or nobody has a sheet yet."""
        if access.decision.prompt == "choose_character":
            return None
        g: Duel = access.imagine(access.rng.number())
        net = net_for(g)
        return None if net is None else net.look(COMPILED.now() or PLAIN, g)

    def choose(self, access: SeatAccess[Any]) -> str:
        keys = access.decision.keys
        if len(keys) == 1:
            return keys[0]
        look = self.look(access)
        if look is None:
            return self.master.choose(access)
        if access.decision.prompt == "plan":
            shares = self.shares(look, access.seat, keys)
            luck = access.rng.below(1 << 30) / (1 << 30)
            return keys[min(int(np.searchsorted(np.cumsum(shares), luck)), len(keys) - 1)]
        worths = self.answers(look, access)
        return max(worths, key=lambda key: worths[key])

    def answers(self, look: Look, access: SeatAccess[Any]) -> dict[str, Ending]:
        """The chance to win after each answer, and where the Era can be followed to its end by how many points."""
        keys = look.net.laid.code.choices(access.decision.keys)
        self.imagined += len(keys)
        endings = LastDice(look, access.seat).endings(list(keys))
        if endings is None:
            endings = [(float(chance), 0) for chance in look.answers(access.seat, list(keys))]
        return dict(zip(keys.values(), endings, strict=True))

    def shares(self, look: Look, seat: Seat, keys: Sequence[str]) -> Floats:
        """How often each plan is made."""
        mix = self.stage(look, seat, keys)[0]
        mix = np.where(mix < RARE, 0.0, mix)
        found: Floats = mix / mix.sum()
        return found

    def stage(self, look: Look, seat: Seat, keys: Sequence[str]) -> tuple[Floats, Floats]:
        """The mix over one's plans, and what each is worth against the other's mix, or against the plan he shows."""
        mine = [planned(key) - 1 for key in keys]
        theirs = [nth for nth, may in enumerate(look.may(1 - seat)) if may]
        if shown := look.shown(1 - seat):
            theirs = [shown - 1]
        game = look.plans(seat).astype(np.float64)[np.ix_(mine, theirs)]
        self.imagined += game.size
        one, two, _ = solve(game)
        return one, game @ two

    def mix(self, access: SeatAccess[Any]) -> dict[str, float]:
        keys = access.decision.keys
        if access.decision.prompt != "plan" or len(keys) == 1:
            return {}
        look = self.look(access)
        if look is None:
            return self.master.mix(access)
        return dict(zip(keys, self.shares(look, access.seat, keys).tolist(), strict=True))

    def chances(self, access: SeatAccess[Any]) -> dict[str, float]:
        """The chance to win with each answer."""
        look = self.look(access)
        if look is None:
            return {}
        if access.decision.prompt == "plan":
            keys = access.decision.keys
            return dict(zip(keys, self.stage(look, access.seat, keys)[1].tolist(), strict=True))
        return {key: chance for key, (chance, _) in self.answers(look, access).items()}

    def weigh(self, access: SeatAccess[Any]) -> dict[str, float]:
        return self.master.weigh(access)


def make(name: str, game_id: str) -> Bot:
    return Grandmaster()
