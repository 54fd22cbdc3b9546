"""Bots play a game to its end, and what many such games add up to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.bots.generic.random import RandomBot
from tavola.kernel.flow import take
from tavola.kernel.game import Game, owed
from tavola.kernel.state import Box, State

LONGEST = 100_000  # answers after which a game is given up


class Tally(msgspec.Struct):
    """The sums of many games; sums of parts are the sum of the whole, in any order."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[int] = []  # by seat: games in which it was in the first place, alone or not
    scores: list[int] = []  # by seat: the sum over finished games
    endings: dict[str, int] = {}
    errors: list[str] = []  # one line for each game that broke down

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = _sum(self.wins, other.wins)
        self.scores = _sum(self.scores, other.scores)
        self.endings = dict(Counter(self.endings) + Counter(other.endings))
        self.errors += other.errors


def _sum(some: list[int], others: list[int]) -> list[int]:
    return [one + other for one, other in zip(some, others, strict=True)] if some else list(others)


def play_games(
    game: Game[Any], box: Box, options: Any, bots: Sequence[Bot], seed: str, numbers: range, longest: int = LONGEST
) -> Tally:
    """The games of these numbers: number n of a seed is the same game wherever it is played, and beside whatever."""
    tally = Tally()
    for bot in bots:
        bot.prepare()
    for number in numbers:
        tally.add(_one_game(game, box, options, bots, f"{seed}/{number}", longest))
    return tally


def _one_game(game: Game[Any], box: Box, options: Any, bots: Sequence[Bot], seed: str, longest: int) -> Tally:
    tally = Tally(games=1, wins=[0] * len(bots), scores=[0] * len(bots))
    try:
        g = game.open_table(box, len(bots), options, seed)
        tally.decisions = play_out(game, g, bots, seed, longest)
        outcome = game.outcome(g)
        tally.rounds = game.rounds(g)
    except Exception as fault:  # whatever breaks down in one game of thousands is counted and told, not fatal
        tally.errors.append(f"{seed}: {type(fault).__name__}: {fault}")
        return tally
    if outcome is not None:
        tally.finished = 1
        tally.wins = [int(place == 1) for place in outcome.places]
        tally.scores = list(outcome.scores)
        tally.endings = {outcome.ending: 1}
    return tally


def play_out(game: Game[Any], g: State, bots: Sequence[Bot], seed: str, longest: int = LONGEST) -> int:
    """Play on until nobody is asked; the number of answers given."""
    if all(type(bot) is RandomBot for bot in bots):
        return play_at_random(g, random.Random(seed), longest)
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(len(bots))]
    for count in range(longest):
        waiting = owed(g)
        if not waiting:
            return count
        decision = waiting[0]
        take(g, decision, bots[decision.seat].choose(seat_access(game, g, decision, lucks[decision.seat])))
        g.events.clear()
    return longest


def play_at_random(g: State, dice: random.Random, longest: int = LONGEST) -> int:
    """The same with nobody but random bots: no view is made."""
    number = dice.random
    for count in range(longest):
        decisions = g.open
        if not decisions:
            return count
        if len(decisions) > 1:
            decisions = owed(g)
        decision = decisions[int(number() * len(decisions))]
        keys = decision.keys
        if keys:
            take(g, decision, keys[int(number() * len(keys))])
        else:
            options = decision.options
            take(g, decision, options[int(number() * len(options))].key)
        g.events.clear()
    return longest
