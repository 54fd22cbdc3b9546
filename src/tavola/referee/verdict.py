"""What a referee has to say of one or of many games."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import msgspec

SHOWN = 10  # differences told in full; the rest are only counted


class Difference(msgspec.Struct, frozen=True):
    """One place where the rules and the referee's reading of the rulebook part."""

    seed: str
    step: int  # answers given before it
    what: str  # "options of play_card", "cubes in the Pool"
    expected: str  # by the referee
    found: str  # in the game
    clause: str = ""


class Verdict(msgspec.Struct):
    """The sums of many games; sums of parts are the sum of the whole."""

    games: int = 0
    answers: int = 0
    checks: int = 0  # single comparisons made
    differences: int = 0
    first: list[Difference] = []

    def differ(self, difference: Difference) -> None:
        self.differences += 1
        if len(self.first) < SHOWN:
            self.first.append(difference)

    def add(self, other: Verdict) -> None:
        self.games += other.games
        self.answers += other.answers
        self.checks += other.checks
        self.differences += other.differences
        self.first = [*self.first, *other.first][:SHOWN]


Referee = Callable[[str, int], Verdict]  # (seed, seats) -> the verdict on one random game


def find_referee(game_id: str) -> Referee:
    """The function `watch` of the game's referee."""
    watch: Referee = importlib.import_module(f"tavola.referee.{game_id}").watch
    return watch
