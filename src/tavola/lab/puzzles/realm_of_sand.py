"""Puzzles of Realm of Sand: one tile, spirit or card brings more than all others, in imagined games played out."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import find_bot
from tavola.bots.generic.search import SearchBot
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.decision import Seat
from tavola.kernel.state import State
from tavola.lab.puzzles.quarry import FEWEST, Position, Proved
from tavola.lab.puzzles.trying import Imagined, Weighing, clear_best
from tavola.puzzles.record import Proof

GAME_ID = "realm_of_sand"
ALONE = Weighing(glance=1, look=16, length=160, margin=1.0, sure=0.5)  # stars
AGAINST = Weighing(glance=2, look=24, length=240, margin=0.12, sure=0.05)  # chances to win
OF_PLACE = 10.0  # more than any lead
PROMISING = {1: 1.5, 2: 0.12}  # by the planner, by seats
EARLIEST = 13  # round: from here on an imagined game is short, and many can be played
ASKED = ("turn", "summon")
MERELY = ("summon", "summon_all", "done", "end", "power")  # where nothing is chosen but to do it
COMPANION = "companion"


class SandQuarry:
    options: dict[str, Any] = {}
    seats = (1, 1, 1, 1, 1, 1, 1, 2)  # against a rival it takes many more games to be sure
    players = ("companion", "apprentice")
    solvers = ("greedy", "apprentice", "companion")
    retakes = 0

    def forks_at(self, g: State) -> bool:
        return False

    def interest(self, position: Position, nth: int) -> float:
        """How far the best is ahead by a planner's reckoning; first come those that say what is laid, and where."""
        assert isinstance(position.g, Sand)
        if position.decision.prompt not in ASKED or len(position.keys) < FEWEST or position.g.round < EARLIEST:
            return 0.0
        planner = find_bot("master", GAME_ID)
        assert isinstance(planner, SearchBot)
        planner.seconds = None
        learnt = planner.consider(position.access("glance"))
        order = sorted(learnt.visits, key=learnt.mean, reverse=True)
        if len(order) < FEWEST:
            return 0.0
        gap = (learnt.mean(order[0]) - learnt.mean(order[1])) / PROMISING[position.seats]
        return 0.0 if gap < 1 else gap + OF_PLACE * (order[0] not in MERELY)

    def prove(self, position: Position) -> Proved | None:
        alone = position.seats == 1
        bots = [find_bot(COMPANION, GAME_ID) for _ in range(position.seats)]
        imagined = Imagined(position.game, position.g, position.seat, bots, stars if alone else won, position.seed)
        how = ALONE if alone else AGAINST
        found = clear_best(imagined, position.keys, how)
        if found is None:
            return None
        proof = Proof("played", found.margin, found.low, found.worlds, COMPANION)
        return Proved("turn", next(iter(found.worths)), "stars" if alone else "chance", found.worths, proof)


def stars(g: State, seat: Seat) -> float:
    assert isinstance(g, Sand)
    outcome = GAME.outcome(g)
    return float(outcome.scores[seat]) if outcome else 0.0


def won(g: State, seat: Seat) -> float:
    assert isinstance(g, Sand)
    outcome = GAME.outcome(g)
    winners = outcome.winners() if outcome else []
    return 1 / len(winners) if seat in winners else 0.0


QUARRY = SandQuarry()
