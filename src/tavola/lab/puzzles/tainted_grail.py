"""Puzzles of Tainted Grail: a fight or a talk that can be won in this Turn, if one begins with the right card.

Between two draws an Encounter lies open, so every line of the Turn is followed to its end. What a line would draw is
not known: the best one must hold in every imagined world, and the others must fall short in every one of them, even for
who knew beforehand what comes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.bots.bot import BotRng
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import take
from tavola.kernel.game import open_decision
from tavola.kernel.state import State
from tavola.lab.puzzles.quarry import FEWEST, Position, Proved
from tavola.puzzles.record import Proof

ASKED = "play_card"
WORLDS = 6  # in which the proof must hold
MOST = 3_000  # positions below one answer in one world
CLEAR = 2.0  # Health and Energy more than the next best, where that wins as well


class TooMuch(Exception):
    """There are more lines than can be followed."""


class Best(msgspec.Struct, frozen=True):
    """What a won Encounter leaves of the hero, 0 where it is not won in this Turn; and the line that does it."""

    left: float
    line: tuple[str, ...]


class FightQuarry:
    options: dict[str, Any] = {"tg.encounter": "any"}
    seats = (1,)
    players = ("companion", "apprentice")
    solvers = ("greedy", "apprentice", "companion")
    retakes = 0

    def forks_at(self, g: State) -> bool:
        return False

    def interest(self, position: Position, nth: int) -> float:
        """Positions in which those who solve fights at a glance go wrong come first."""
        if (
            position.decision.prompt != ASKED or len(position.keys) < FEWEST + 2
        ):  # to stop and to flee are always among them
            return 0.0
        try:
            found = Turn(position).answers(0)
        except TooMuch:
            return 0.0
        best = clear_best(found)
        return 0.0 if best is None else 1.0 + sum(position.answer_of(bot) != best for bot in self.solvers)

    def prove(self, position: Position) -> Proved | None:
        turn = Turn(position)
        try:
            found = turn.answers(0)
            best = clear_best(found)
            if best is None or not all(turn.holds(found[best], best, nth) for nth in range(1, WORLDS)):
                return None
            worths = {key: max(found[key].left, *(turn.others[nth][key].left for nth in turn.others)) for key in found}
        except TooMuch:
            return None
        order = sorted(worths, key=lambda key: (key == best, worths[key]), reverse=True)
        margin = worths[best] - worths[order[1]]
        proof = Proof("solved", margin, margin, turn.looked_at)
        line = tuple((position.seat, key) for key in found[best].line)
        return Proved("fight", best, "left", {key: worths[key] for key in order}, proof, line=line)


def clear_best(found: dict[str, Best]) -> str | None:
    """The answer that alone wins in this Turn, or leaves clearly more than all others."""
    first, second, *_ = sorted(found.values(), key=lambda best: best.left, reverse=True)
    if first.left <= 0 or (second.left > 0 and first.left - second.left < CLEAR):
        return None
    return first.line[0]


class Turn:
    """The rest of one Turn, followed from one question on."""

    def __init__(self, position: Position) -> None:
        assert isinstance(position.g, Avalon)
        self.at, self.seat = position, position.seat
        self.number = position.g.encounter.turn if position.g.encounter else 0
        self.looked_at = self.room = 0
        self.others: dict[int, dict[str, Best]] = {}

    def world(self, nth: int) -> Avalon:
        found: Avalon = self.at.game.resample(self.at.g, self.seat, BotRng.of(f"{self.at.seed}/world/{nth}").number())
        return found

    def answers(self, nth: int) -> dict[str, Best]:
        """What comes of each answer in world number n."""
        world, found = self.world(nth), dict[str, Best]()
        for key in self.at.keys:
            self.room = MOST
            found[key] = self.after(world.clone(), key)
        return found

    def after(self, g: Avalon, key: str) -> Best:
        self.room -= 1
        if self.room < 0:
            raise TooMuch
        self.looked_at += 1
        take(g, open_decision(g, self.seat), key)
        g.events.clear()
        best = self.best(g)
        return Best(best.left, (key, *best.line))

    def best(self, g: Avalon) -> Best:
        if not g.open:
            outcome = GAME.outcome(g)
            return Best(float(outcome.scores[self.seat]) if outcome else 0.0, ())
        if g.encounter is None or g.encounter.turn != self.number:
            return Best(0.0, ())
        found = Best(0.0, ())
        for key in g.open[0].legal():
            if key != "flee" and (after := self.after(g.clone(), key)).left > found.left:
                found = after
        return found

    def holds(self, best: Best, key: str, nth: int) -> bool:
        """Whether the line does in this world what it did in the first, and nothing else does as much."""
        g, done = self.world(nth), self.answers(nth)
        self.others[nth] = {other: done[other] for other in done}
        if any(other != key and best.left - done[other].left < self.gap(done[other]) for other in done):
            return False
        for step in best.line:
            if not g.open or step not in g.open[0].legal():
                return False
            take(g, g.open[0], step)
            g.events.clear()
        outcome = GAME.outcome(g)
        return outcome is not None and outcome.scores[self.seat] == best.left

    def gap(self, other: Best) -> float:
        return CLEAR if other.left > 0 else 0.0


QUARRY = FightQuarry()
