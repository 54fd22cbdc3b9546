"""The bot that looks one answer ahead in a few worlds it can imagine, and takes what looks best there."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import Bot, BotRng, SeatAccess
from tavola.bots.evaluation import Shortlist, Value, shortlist_for, value_for
from tavola.kernel.decision import Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game, open_decision, owed
from tavola.kernel.state import State

WORLDS = 3  # imagined worlds in which each answer is tried
WIDEST = 48  # of more keys than these only a sample is tried
PROMISING = 12  # keys that are tried where the game itself names the promising ones
FARTHEST = 60  # answers of others that are imagined before the position is judged as it is
WIN = 1_000_000.0  # outweighs any evaluation


class GreedyBot(Bot):
    """One answer ahead, then chance for everybody until the seat would decide again."""

    id = "greedy"

    def __init__(self, value: Value, shortlist: Shortlist | None = None) -> None:
        self.value, self.shortlist = value, shortlist

    def choose(self, access: SeatAccess[Any]) -> str:
        keys = self.worth_trying(access)
        if len(keys) == 1:
            return keys[0]
        totals = dict.fromkeys(keys, 0.0)
        for _ in range(WORLDS):
            world = access.imagine(access.rng.number())
            fate = access.rng.number()  # the same for every key, so that luck does not decide between them
            for key in keys:
                totals[key] += self.worth(access.game, world.clone(), access.seat, key, BotRng(fate))
        best = max(totals.values())
        return access.rng.pick([key for key in keys if totals[key] == best])

    def worth_trying(self, access: SeatAccess[Any]) -> tuple[str, ...]:
        """All keys; of many the most promising ones, where the game can tell them, or else any."""
        if self.shortlist is None or len(access.decision.keys) <= PROMISING:
            return sample(access.decision.keys, access.rng)
        world = access.imagine(access.rng.number())
        return self.shortlist(access.game, world, open_decision(world, access.seat), PROMISING)

    def worth(self, game: Game[Any], world: State, seat: Seat, key: str, rng: BotRng) -> float:
        self.imagined += 1
        take(world, open_decision(world, seat), key)
        go_on(world, seat, rng)
        outcome = game.outcome(world)
        won = outcome is not None and outcome.places[seat] == 1
        return self.value(game, world, seat) + WIN * won


def sample(keys: tuple[str, ...], rng: BotRng) -> tuple[str, ...]:
    """All keys, or so many of them, drawn without repetition and in their own order."""
    if len(keys) <= WIDEST:
        return keys
    left = list(range(len(keys)))
    drawn = sorted(left.pop(rng.below(len(left))) for _ in range(WIDEST))
    return tuple(keys[nth] for nth in drawn)


def go_on(world: State, seat: Seat, rng: BotRng) -> None:
    """The others answer at random until the seat must decide, the game is over or enough was imagined."""
    for _ in range(FARTHEST):
        waiting = owed(world)
        if not waiting or any(decision.seat == seat for decision in waiting):
            return
        decision = rng.pick(waiting)
        take(world, decision, rng.pick(decision.legal()))


def make(name: str, game_id: str) -> Bot:
    return GreedyBot(value_for(game_id), shortlist_for(game_id))
