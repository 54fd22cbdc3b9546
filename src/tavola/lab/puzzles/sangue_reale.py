"""Puzzles of Sangue Reale: the last dice of an Era, solved to its end, and dice before them, played out by masters."""

from __future__ import annotations

from typing import Any

from tavola.bots.bot import find_bot
from tavola.bots.sangue_reale.duel_net import COMPILED, PLAIN, net_for
from tavola.bots.sangue_reale.last_dice import MOST, Ending, LastDice, is_last
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.state import Duel
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import open_decision
from tavola.kernel.state import State
from tavola.lab.puzzles.quarry import FEWEST, Position, Proved
from tavola.lab.puzzles.trying import Imagined, Weighing, clear_best
from tavola.puzzles.record import Proof

SECRET = ("plan", "choose_character")  # there one mixes, or sits down
MIDDLE = 400  # every so many games dice before the last round are looked at too: their proof takes longer
PROMISING = 0.08  # of the chance to win, by the net
HOW = Weighing(glance=4, look=24, length=240, margin=0.08, sure=0.03, widest=40, kept=6)
MASTER = "master"
LONGEST_LINE = 12
LAST = 25  # round
CLOSE = 0.4  # of the chance to win, from an even game


class DuelQuarry:
    options: dict[str, Any] = {}
    seats = (2,)
    players = ("companion", "master", "apprentice")
    solvers = ("apprentice", "companion", "master")
    retakes = 16

    def forks_at(self, g: State) -> bool:
        """Before the last round of a close game."""
        if not isinstance(g, Duel) or g.round != LAST or g.open[0].prompt != "plan" or (look := look_at(g)) is None:
            return False
        return abs(float(look.chances([look.state], 0)[0]) - 0.5) < CLOSE

    def interest(self, position: Position, nth: int) -> float:
        """Solved ones first; of these the ones that a master gets wrong."""
        if position.decision.prompt in SECRET or len(position.keys) < FEWEST:
            return 0.0
        if endings := endings_of(position.g, position.decision):
            if not has_one_best(endings):
                return 0.0
            best = max(endings, key=lambda key: endings[key])
            return 1.0 + sum(position.answer_of(bot) != best for bot in self.solvers)
        if nth % MIDDLE or is_near_the_end(position.g):
            return 0.0
        chances = sorted(find_bot("grandmaster", "sangue_reale").chances(position.access("glance")).values())
        return gap if len(chances) >= FEWEST and (gap := chances[-1] - chances[-2]) >= PROMISING else 0.0

    def prove(self, position: Position) -> Proved | None:
        endings, looked_at = solved_to_the_end(position.g, position.decision)
        if endings:
            return solved(position, endings, looked_at)
        bots = [find_bot(MASTER, "sangue_reale") for _ in range(2)]
        found = clear_best(
            Imagined(position.game, position.g, position.seat, bots, won, position.seed), position.keys, HOW
        )
        if found is None:
            return None
        proof = Proof("played", found.margin, found.low, found.worlds, MASTER)
        return Proved("dice", next(iter(found.worths)), "chance", found.worths, proof)


def won(g: State, seat: Seat) -> float:
    assert isinstance(g, Duel)
    outcome = GAME.outcome(g)
    winners = outcome.winners() if outcome else []
    return 1 / len(winners) if seat in winners else 0.0


def is_near_the_end(g: State) -> bool:
    look = look_at(g)
    return look is None or is_last(look.words)


def look_at(g: State) -> Any:
    assert isinstance(g, Duel)
    net = net_for(g)
    return None if net is None else net.look(COMPILED.now() or PLAIN, g)


def endings_of(g: State, decision: Decision) -> dict[str, Ending]:
    """How each answer ends where nothing is left to chance; nothing where something is."""
    return solved_to_the_end(g, decision)[0]


def solved_to_the_end(g: State, decision: Decision) -> tuple[dict[str, Ending], int]:
    """The same, and how many positions were looked at for it."""
    look = look_at(g)
    if look is None:
        return {}, 0
    keys, last_dice = look.net.laid.code.choices(decision.legal()), LastDice(look, decision.seat)
    endings = last_dice.endings(list(keys))
    return {} if endings is None else dict(zip(keys.values(), endings, strict=True)), len(keys) + MOST - last_dice.left


def has_one_best(endings: dict[str, Ending]) -> bool:
    """Whether a single answer wins, or keeps a draw."""
    first, second, *_ = sorted((chance for chance, _ in endings.values()), reverse=True)
    return first > second


def solved(position: Position, endings: dict[str, Ending], looked_at: int) -> Proved | None:
    if not has_one_best(endings):
        return None
    order = sorted(endings, key=lambda key: endings[key], reverse=True)
    margin = endings[order[0]][0] - endings[order[1]][0]
    worths, points = {key: endings[key][0] for key in order}, {key: endings[key][1] for key in order}
    proof = Proof("solved", margin, margin, looked_at)
    line = best_play(position.g.clone(), position.seat, order[0])
    return Proved("last_dice", order[0], "chance", worths, proof, points, line)


def best_play(g: State, seat: Seat, key: str) -> tuple[tuple[Seat, str], ...]:
    """What follows an answer where both do what is best for them."""
    line = [(seat, key)]
    take(g, open_decision(g, seat), key)
    while g.open and len(line) < LONGEST_LINE:
        decision = g.open[0]
        endings = endings_of(g, decision)
        if not endings:
            break
        best = max(endings, key=lambda key: endings[key])
        if len(endings) > 1:
            line.append((decision.seat, best))
        take(g, decision, best)
    return tuple(line)


QUARRY = DuelQuarry()
