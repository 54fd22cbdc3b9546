"""What a bot would do in one's place, and what it expects of that and of the next best: a hint.

It has the access of the seat that asks, so it knows no more than that seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola import games
from tavola.bots.bot import Bot, SeatAccess, find_bot
from tavola.bots.evaluation import scale_for, shortlist_for, value_for
from tavola.bots.generic.greedy import GreedyBot, go_on
from tavola.bots.generic.search import SearchBot, draw, squash
from tavola.bots.reasons import reason_for
from tavola.kernel.decision import Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game, open_decision
from tavola.kernel.state import State
from tavola.kernel.text import Message

WORLDS = 4  # imagined worlds in which answers are compared, where the bot itself compares none
RARE = 0.2  # of the likeliest: what people need not be told of
ALTERNATIVES = 2  # told besides the best
USUAL_ADVISER = "companion"


def adviser_of(game_id: str) -> str:
    """Who is asked where nobody is named: of our own games whom they say."""
    return games.info(game_id).adviser if game_id in games.GAMES else USUAL_ADVISER


class Weighed(msgspec.Struct, frozen=True):
    """One answer and what is expected of it: the chance of coming first, or in a game without rivals the worth."""

    key: str
    value: float
    share: float | None = None  # where one should mix: how often to answer this


class Advice(msgspec.Struct, frozen=True):
    """The answer that the bot would give, and the next best ones. `is_race`: values are chances of coming first.

    Where one should mix, the best is drawn from the mix, and the others are the likeliest besides.
    """

    is_race: bool
    best: Weighed
    others: tuple[Weighed, ...] = ()
    reason: Message | None = None  # in the game's words


class Judge:
    """How a position looks for a seat, by the game's own evaluation."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game, self.seats = game, seats
        self.value, self.scale = value_for(game.id), scale_for(game.id)
        self.is_race = seats > 1 and not game.cooperative  # otherwise there is nobody to come before

    def __call__(self, g: State, seat: Seat) -> float:
        """The chance of coming first, between 0 and 1; without rivals, what the position is worth."""
        if not self.is_race:
            return self.value(self.game, g, seat)
        outcome = self.game.outcome(g)
        if outcome is None:
            return squash(self.value(self.game, g, seat) / self.scale)
        winners = outcome.winners()
        return 1 / len(winners) if seat in winners else 0.0


def advise(bot: str, game: Game[Any], seats: int, access: SeatAccess[Any]) -> Advice:
    """What this bot advises who sits here, and why."""
    found = weighed(find_bot(bot, game.id), Judge(game, seats), access)
    why = reason_for(game, access.imagine(access.rng.number()), access.seat, found.best.key)
    return msgspec.structs.replace(found, reason=why)


def weighed(found: Bot, judge: Judge, access: SeatAccess[Any]) -> Advice:
    if judge.is_race and (shares := found.mix(access)):
        return from_mix(shares, chances_of(found, judge, access), access)
    if isinstance(found, SearchBot) and judge.is_race and len(access.decision.keys) > 1:
        return from_search(found, access)
    if judge.is_race and (chances := chances_of(found, judge, access)):
        return from_chances(chances)
    return from_trials(found, judge, access)


def chances_of(found: Bot, judge: Judge, access: SeatAccess[Any]) -> dict[str, float]:
    """What the bot says of its answers: chances as they are; what they add is added to how the position looks now."""
    if chances := found.chances(access):
        return chances
    if not (worths := found.weigh(access)):
        return {}
    now = judge.value(judge.game, access.imagine(access.rng.number()), access.seat)
    return {key: squash((now + worth) / judge.scale) for key, worth in worths.items()}


def from_mix(shares: dict[str, float], chances: dict[str, float], access: SeatAccess[Any]) -> Advice:
    """Drawn from the mix: who always takes the likeliest is foreseen. What is hardly ever answered is left out."""
    often = {key: share for key, share in shares.items() if share >= RARE * max(shares.values())}
    shares = {key: share / sum(often.values()) for key, share in often.items()}
    told = {key: Weighed(key, round(chances[key], 3), round(share, 3)) for key, share in shares.items()}
    best = told.pop(draw(shares, access.rng))
    others = sorted(told.values(), key=lambda one: one.share or 0.0, reverse=True)
    return Advice(True, best, tuple(others[:ALTERNATIVES]))


def from_chances(chances: dict[str, float]) -> Advice:
    """The best first."""
    ranked = sorted(chances, key=lambda key: chances[key], reverse=True)
    best, *others = [Weighed(key, round(chances[key], 3)) for key in ranked[: 1 + ALTERNATIVES]]
    return Advice(True, best, tuple(others))


def from_search(bot: SearchBot, access: SeatAccess[Any]) -> Advice:
    """By what the search has learnt: where plans are secret, by how often an answer should be given."""
    learnt = bot.consider(access)
    weight = learnt.average if learnt.average else learnt.visits
    ranked = sorted(learnt.visits, key=lambda key: (weight.get(key, 0.0), learnt.mean(key)), reverse=True)
    best, *others = [Weighed(key, round(learnt.mean(key), 3)) for key in ranked[: 1 + ALTERNATIVES]]
    return Advice(True, best, tuple(others))


def from_trials(bot: Bot, judge: Judge, access: SeatAccess[Any]) -> Advice:
    """The bot's choice, then the answers that look best when each is tried in a few imagined worlds."""
    chosen = bot.choose(access)
    quick = GreedyBot(value_for(judge.game.id), shortlist_for(judge.game.id))
    keys = tuple(dict.fromkeys((chosen, *quick.worth_trying(access))))
    totals = dict.fromkeys(keys, 0.0)
    for nth in range(WORLDS):
        world, fate = access.imagine(access.rng.number()), access.rng.number()
        for key in keys:
            totals[key] += tried(judge, world.clone(), access, key, fate)
        access.progress((nth + 1) / WORLDS)
    told = {key: Weighed(key, round(total / WORLDS, 3)) for key, total in totals.items()}
    best = told.pop(chosen)
    others = sorted(told.values(), key=lambda one: one.value, reverse=True)
    return Advice(judge.is_race, best, tuple(others[:ALTERNATIVES]))


def tried(judge: Judge, world: State, access: SeatAccess[Any], key: str, fate: int) -> float:
    """One answer in one world, then chance for everybody until the seat would decide again."""
    rng = type(access.rng)(fate)
    take(world, open_decision(world, access.seat), key)
    go_on(world, access.seat, rng)
    return judge(world, access.seat)
