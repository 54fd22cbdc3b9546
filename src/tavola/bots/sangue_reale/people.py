"""Rivals of a person's size: each plays in its own way, and errs as people do, by what it does not look at.

Nothing is left to dice that a better player would know: the newcomer does not see what lines lead to, the gambler does
not ask what the other will plan, the builder looks at its own sheet alone, the steady one forgets how near the end is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec
import numpy as np

from tavola.bots.bot import Bot
from tavola.bots.sangue_reale.bot import DuelBot, Temper, planned
from tavola.bots.sangue_reale.odds import Floats
from tavola.bots.sangue_reale.plans import Counted, counted
from tavola.bots.sangue_reale.weights import Weights
from tavola.games.sangue_reale.state import Duel
from tavola.kernel.decision import Seat


class Person(msgspec.Struct, frozen=True):
    """A way to play: how freely plans are chosen, which are dear, and what is looked at."""

    chance: float  # how softly it chooses among plans, in parts of its best action
    weights: Weights
    coarse: float = 0.0  # answers that differ by less than this part of the best look alike to it
    looks_across: float = 0.0  # how far it asks what the other will plan
    dear: tuple[float, ...] = (0.0,) * 6  # what each action is to it beyond its worth, in parts of the best


NEWCOMER = Person(
    3.0,
    Weights(rate=0.1, luck=0.6, contest=0.0, denial=0.0, second=0.0, powers=0.0, modifier=0.2, merged=0.0, doubt=0.4),
    coarse=1.0,
    dear=(0.6, 0.3, 0.0, 0.3, 0.3, 0.6),
)
GAMBLER = Person(
    1.5,
    Weights(rate=0.16, luck=0.8, contest=0.0, denial=0.0, second=0.2, powers=0.3, modifier=0.3, doubt=0.25),
    coarse=0.8,
    dear=(0.0, 0.0, 0.0, 0.2, 0.4, 0.0),
)
BUILDER = Person(0.9, Weights(contest=0.0, denial=0.0, modifier=1.0, powers=0.6), coarse=0.4)
STEADY = Person(0.5, Weights(hurry=0.0, fog=0.0, waste=0.0, denial=0.2), coarse=0.2, looks_across=0.7)
PEOPLE = {"newcomer": NEWCOMER, "gambler": GAMBLER, "builder": BUILDER, "steady": STEADY}


class PersonBot(DuelBot):
    """A duelist who sees less."""

    id: ClassVar[str] = "person"

    def __init__(self, person: Person) -> None:
        super().__init__(Temper(person.chance, reads=False, weights=person.weights))
        self.person = person

    def answers(self, g: Duel, seat: Seat, prompt: str, keys: Sequence[str]) -> list[float]:
        """What it cannot tell from the best is as good as the best."""
        found = super().answers(g, seat, prompt, keys)
        best = max(found)
        return [best if worth >= best - self.person.coarse * abs(best) else worth for worth in found]

    def plans(self, g: Duel, seat: Seat, keys: Sequence[str]) -> tuple[Floats, float]:
        """By its own wishes, and as far as it looks across by what they would give against the other's."""
        table: Counted = counted(g, self.person.weights)
        best = table.best(seat)
        wishes = table.wishes[seat] + best * np.array(self.person.dear)
        mine: Floats = wishes[[planned(key) - 1 for key in keys]]
        self.imagined += len(keys)
        if not self.person.looks_across:
            return mine, self.person.chance * best
        against = super().plans(g, seat, keys)[0]
        look = self.person.looks_across
        found: Floats = look * against + (1 - look) * mine
        return found, self.person.chance * best


def make(name: str, game_id: str) -> Bot:
    return PersonBot(PEOPLE[name.partition("@")[0]])
