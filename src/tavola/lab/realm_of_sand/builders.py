"""Two players of Realm of Sand for balance runs: the mason looks one answer ahead, the architect two turns."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.bots.bot import Bot, Chair
from tavola.bots.heuristics.realm_of_sand import shortlist, value
from tavola.games.realm_of_sand.discs import DONE
from tavola.games.realm_of_sand.state import Sand
from tavola.games.realm_of_sand.turns import END, POWER, SUMMON, SUMMON_ALL
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game, open_decision

FEW = 4  # placements or steps that the mason tries, beside all other answers
WIDE = 12  # the same for the architect, who then looks ahead from the best
FURTHER = 6  # answers from which the architect looks ahead
TURNS = 2  # own turns that are imagined after this one
WON, LOST = 30.0, -10.0  # a game that ended in the imagination
STAY = 0.001  # of two answers alike, do not end the turn


class Trial(msgspec.Struct, gc=False):
    """An answer tried on a twin of the table."""

    worth: float
    key: str
    after: Sand


def tried(game: Game[Any], g: Sand, decision: Decision, width: int) -> list[Trial]:
    """The promising answers, the one that looks best at once first."""
    others = sum(1 for key in decision.legal() if not key.startswith(("place:", "disc:", "move:", "carry:")))
    found = []
    for key in shortlist(game, g, decision, width + others):
        twin = g.clone()
        take(twin, decision, key)
        found.append(Trial(value(game, twin, decision.seat) - STAY * (key in (END, DONE)), key, twin))
    found.sort(key=lambda trial: -trial.worth)
    return found


def at_once(game: Game[Any], g: Sand, decision: Decision) -> str:
    """The answer that looks best at once."""
    keys = decision.legal()
    return keys[0] if len(keys) == 1 else tried(game, g, decision, FEW)[0].key


class Mason(Bot):
    """One answer ahead, in one imagined world."""

    id = "mason"

    def choose(self, chair: Chair[Any]) -> str:
        if len(chair.decision.keys) == 1:
            return chair.decision.keys[0]
        world = chair.imagine(chair.rng.number())
        return at_once(chair.game, world, open_decision(world, chair.seat))


class Architect(Bot):
    """From the best answers two turns further, with the mason's eye; rivals only place what they find promising."""

    id = "architect"

    def choose(self, chair: Chair[Any]) -> str:
        if len(chair.decision.keys) == 1:
            return chair.decision.keys[0]
        world = chair.imagine(chair.rng.number())
        trials = tried(chair.game, world, open_decision(world, chair.seat), WIDE)
        bold = [trial for trial in trials[FURTHER:] if trial.key in (POWER, SUMMON, SUMMON_ALL)]
        best = max(trials[:FURTHER] + bold, key=lambda trial: prospect(chair.game, trial.after, chair.seat))
        return best.key


def prospect(game: Game[Any], g: Sand, seat: Seat) -> float:
    """What the position is worth after some more turns."""
    until = g.round + TURNS
    while g.open:
        decision = g.open[0]
        if decision.prompt == "turn" and decision.seat == seat and g.round > until:
            break
        take(g, decision, at_once(game, g, decision) if decision.seat == seat else quickly(game, g, decision))
    outcome = game.outcome(g)
    if outcome is None or len(g.players) == 1:
        return value(game, g, seat)
    return value(game, g, seat) + (WON if outcome.places[seat] == 1 else LOST)


def quickly(game: Game[Any], g: Sand, decision: Decision) -> str:
    """A rival completes what can be completed and otherwise places the most promising tile."""
    keys = decision.legal()
    if decision.prompt != "turn" or keys[0].startswith("complete:"):
        return keys[0]
    return shortlist(game, g, decision, 1)[-1]
