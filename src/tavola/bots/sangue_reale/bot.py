"""A duelist: it counts what dice would add, guesses the other's plan, and answers it with a little chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.sangue_reale.answers import worth
from tavola.bots.sangue_reale.habits import read
from tavola.bots.sangue_reale.odds import Floats
from tavola.bots.sangue_reale.plans import counted, guessed_plan
from tavola.bots.sangue_reale.prospects import Outlook
from tavola.bots.sangue_reale.weights import FITTED, USUAL, Weights
from tavola.games.sangue_reale.choices import DuelChoice, PlanChoice
from tavola.games.sangue_reale.state import Duel, other
from tavola.kernel.choice import book_of
from tavola.kernel.decision import Seat

SHARPER = 0.9  # part of the chance that goes when the other's habit is sure


class Temper(msgspec.Struct, frozen=True):
    """How a duelist plays."""

    chance: float  # how softly it chooses among plans, in parts of its best action
    reads: bool  # whether it looks for habits in the other's Chronology
    weights: Weights = USUAL


COMPANION = Temper(0.2, reads=False)  # many ways to play: what the lab measures with
MASTER = Temper(0.08, reads=True, weights=FITTED)


class DuelBot(Bot):
    """One round ahead in planning, one answer ahead elsewhere."""

    id: ClassVar[str] = "duelist"

    def __init__(self, temper: Temper = COMPANION) -> None:
        self.temper = temper

    def choose(self, access: SeatAccess[Any]) -> str:
        keys = access.decision.keys
        if len(keys) == 1:
            return keys[0]
        if access.decision.prompt == "choose_character":
            return access.rng.pick(keys)
        g: Duel = access.imagine(access.rng.number())
        if access.decision.prompt == "plan":
            return keys[_draw(self.shares(g, access.seat, keys), access.rng.below(1 << 30) / (1 << 30))]
        worths = self.answers(g, access.seat, access.decision.prompt, keys)
        best = max(worths)
        return access.rng.pick([key for key, worth in zip(keys, worths, strict=True) if worth >= best - 1e-9])

    def mix(self, access: SeatAccess[Any]) -> dict[str, float]:
        keys = access.decision.keys
        if access.decision.prompt != "plan" or len(keys) == 1:
            return {}
        shares = self.shares(access.imagine(access.rng.number()), access.seat, keys)
        return dict(zip(keys, shares.tolist(), strict=True))

    def shares(self, g: Duel, seat: Seat, keys: Sequence[str]) -> Floats:
        """How often it makes each plan: the better ones more often."""
        values, softness = self.plans(g, seat, keys)
        weights: Floats = np.exp((values - values.max()) / softness)
        weights /= weights.sum()
        return weights

    def weigh(self, access: SeatAccess[Any]) -> dict[str, float]:
        """In points: what a plan promises against the other's probable one, or what any other answer adds."""
        keys, g = access.decision.keys, access.imagine(access.rng.number())
        if access.decision.prompt == "plan":
            return dict(zip(keys, self.plans(g, access.seat, keys)[0].tolist(), strict=True))
        if access.decision.prompt == "choose_character":
            return {}
        return dict(zip(keys, self.answers(g, access.seat, access.decision.prompt, keys), strict=True))

    def answers(self, g: Duel, seat: Seat, prompt: str, keys: Sequence[str]) -> list[float]:
        outlook, book = Outlook(g, self.temper.weights), book_of(DuelChoice)
        self.imagined += len(keys)
        return [worth(g, outlook, seat, book.of(prompt, key)) for key in keys]

    def plans(self, g: Duel, seat: Seat, keys: Sequence[str]) -> tuple[Floats, float]:
        """What each plan gives against what the other will probably plan, and how softly to choose among them.

        Who plays by habit does not guess back: the more one is believed, the less is left to chance.
        """
        rival, chance = other(seat), self.temper.chance
        table = counted(g, self.temper.weights)
        self.imagined += len(keys)
        guess = guessed_plan(g, rival, table.expected[rival], self.temper.weights.wishes)
        if self.temper.reads and not g.sheets[rival].plan:
            guess, believed = read(g.sheets[rival].chronology, guess)
            chance *= 1.0 - SHARPER * believed
        values: Floats = (table.payoffs[seat] @ guess)[[planned(key) - 1 for key in keys]]
        return values, chance * table.best(seat)


def planned(key: str) -> int:
    choice = book_of(DuelChoice).of("plan", key)
    assert isinstance(choice, PlanChoice)
    return choice.action


def _draw(weights: Floats, luck: float) -> int:
    return min(int(np.searchsorted(np.cumsum(weights), luck)), len(weights) - 1)


LEVELS = {"companion": COMPANION, "master": MASTER}


def make(name: str, game_id: str) -> Bot:
    """The companion and the master of this game. Both have counted long before their time is up."""
    return DuelBot(LEVELS[name.partition("@")[0]])
