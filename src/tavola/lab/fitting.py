"""Weights of an evaluation fitted to how games end.

An evaluation is a sum of things that it finds in a position, each times a weight. So what it finds is asked of the
evaluation itself: how its value changes when one weight is a little more or less. Where it is no plain sum, that holds
near the present weights, and fitting again from the new ones goes further.
Positions of many games by bots against themselves are then fitted to the final lead by least squares, with a small pull
towards the present weights where the games say little.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from tavola import games
from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.bots.evaluation import Value, shortlist_for
from tavola.bots.generic.greedy import GreedyBot
from tavola.kernel.flow import take
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box, State

STEP = 0.05  # by which a weight is tried out
EVERY = 9  # answers between positions that are looked at
PULL = 1.0  # towards the present weights, in positions' worth of evidence
LONGEST = 20_000

Numbers = NDArray[np.float64]


class Sample(msgspec.Struct):
    """Positions: what the evaluation finds in each, what it says without any weight, and how the game ended."""

    found: list[list[float]] = []
    bare: list[float] = []
    ends: list[float] = []


class Weighing(Protocol):
    """An evaluation whose weights can be changed."""

    present: dict[str, float]

    def value(self, weights: Mapping[str, float]) -> Value:
        """The evaluation with these weights instead; those that are not named stay."""


class Constants:
    """Weights that are named numbers of the evaluation's module."""

    def __init__(self, game_id: str, *names: str) -> None:
        self.module = import_module(f"tavola.bots.{game_id}.value")
        self.present = {name: float(getattr(self.module, name)) for name in names}

    def value(self, weights: Mapping[str, float]) -> Value:
        def value(game: Game[Any], g: State, seat: int) -> float:
            with self.weighed(weights):
                return float(self.module.value(game, g, seat))

        return value

    @contextmanager
    def weighed(self, weights: Mapping[str, float]) -> Iterator[None]:
        """The module with other weights for a while."""
        before = {name: getattr(self.module, name) for name in weights}
        vars(self.module).update(weights)
        try:
            yield
        finally:
            vars(self.module).update(before)


class Glances:
    """Realm of Sand keeps its weights in a record, which an eye is made with."""

    def __init__(self, *names: str) -> None:
        from tavola.bots.realm_of_sand.evaluation import Weights

        self.usual = Weights()
        self.present = {name: float(getattr(self.usual, name)) for name in names}

    def value(self, weights: Mapping[str, float]) -> Value:
        from tavola.bots.realm_of_sand.evaluation import Evaluator

        return Evaluator(msgspec.structs.replace(self.usual, **weights)).value  # type: ignore[return-value]  # of its own state


def weighing_of(game_id: str) -> Weighing:
    """What can be fitted: the weights that enter a value as factors of something found."""
    if game_id == "realm_of_sand":
        return Glances("basic_disc", "special_disc", "level", "crystal", "hurry")
    if game_id == "sangue_reale":
        return Constants(game_id, "ROW", "NEAR_LINE", "NEAR_ICON", "WALL", "MODIFIER")
    return Constants(game_id, "STATUS", "PLACE", "ENERGY", "TERROR", "POINT", "SKILL", "ITEM", "SECRET", "LEARNT")


class Look:
    """Tells positions apart by what the evaluation finds in them."""

    def __init__(self, weighing: Weighing) -> None:
        present = weighing.present
        self.present = present
        self.now = weighing.value(present)
        self.each = [
            (weighing.value({**present, name: weight + STEP}), weighing.value({**present, name: weight - STEP}))
            for name, weight in present.items()
        ]

    def at(self, game: Game[Any], g: State, seat: int) -> tuple[float, list[float]]:
        """The value of a position without its weights' part, and what each weight is multiplied with."""
        found = [(more(game, g, seat) - less(game, g, seat)) / (2 * STEP) for more, less in self.each]
        weighed = sum(weight * each for weight, each in zip(self.present.values(), found, strict=True))
        return self.now(game, g, seat) - weighed, found


def gather(
    game: Game[Any], box: Box, seats: int, options: Any, bots: Sequence[Bot], seeds: Sequence[str], look: Look
) -> Sample:
    """Positions of these games with what each came to."""
    sample = Sample()
    for seed in seeds:
        g = game.open_table(box, seats, options, seed)
        seen = list(positions(game, g, bots, seed, look))
        outcome = game.outcome(g)
        if outcome is None:
            continue
        for seat, bare, found in seen:
            sample.bare.append(bare)
            sample.found.append(found)
            sample.ends.append(lead(game, outcome, seat))
    return sample


def positions(
    game: Game[Any], g: State, bots: Sequence[Bot], seed: str, look: Look
) -> Iterator[tuple[int, float, list[float]]]:
    """A game is played to its end; now and then a position is looked at by whoever is asked."""
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(len(bots))]
    for count in range(LONGEST):
        decision = next((each for each in g.open if each.seat not in g.held), None)
        if decision is None:
            return
        if count % EVERY == EVERY - 1:
            yield (decision.seat, *look.at(game, g, decision.seat))
        take(g, decision, bots[decision.seat].choose(seat_access(game, g, decision, lucks[decision.seat])))
        g.events.clear()


def lead(game: Game[Any], outcome: Outcome, seat: int) -> float:
    """The final score, less the best of the others where they are rivals, in the evaluation's own measure."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    against = max(others) if others and not game.cooperative else 0
    return games.info(game.id).point_value * (outcome.scores[seat] - against)


def fit(sample: Sample, present: Mapping[str, float], pull: float = PULL) -> dict[str, float]:
    """The weights that explain the ends best; a constant takes up what all positions have in common."""
    names = list(present)
    found: Numbers = np.array(sample.found, dtype=float).reshape(-1, len(names))
    wanted: Numbers = np.array(sample.ends) - np.array(sample.bare)
    held: Numbers = np.array([present[name] for name in names])
    design = np.column_stack([found, np.ones(len(found))])
    scale = np.append(found.std(axis=0) + 1e-9, 0.0)
    pulled = np.diag(np.sqrt(pull) * scale)
    solved, *_ = np.linalg.lstsq(
        np.vstack([design, pulled]), np.concatenate([wanted, pulled @ np.append(held, 0.0)]), rcond=None
    )
    return {name: float(weight) for name, weight in zip(names, solved[:-1], strict=True)}


def greedy_with(game_id: str, weights: Mapping[str, float]) -> Bot:
    """The one-answer-ahead bot with these weights, to see whether they play better."""
    return GreedyBot(weighing_of(game_id).value(weights), shortlist_for(game_id))
