"""A round before its plans: what both wish for, what each pair of plans gives, what the other will probably plan."""

from __future__ import annotations

from math import exp, sqrt
from operator import mul

import msgspec
import numpy as np

from tavola.bots.sangue_reale.odds import Floats, action_worths
from tavola.bots.sangue_reale.prospects import Outlook
from tavola.bots.sangue_reale.weights import USUAL, Weights
from tavola.games.sangue_reale.state import FACES, LAST_ROUND, Duel, other
from tavola.kernel.decision import Seat

FADING = 0.85  # each older entry of the Chronology weighs less
STEPS = 14  # of the two players' answers to each other's wishes


class Counted:
    """A round before its plans: what both may wish for, what each pair of plans gives, and what to expect."""

    def __init__(self, g: Duel, weights: Weights) -> None:
        outlook = Outlook(g, weights)
        self.wishes = [action_worths(outlook, 0), action_worths(outlook, 1)]
        wastes = [weights.waste * self.best(one) for one in (0, 1)]
        self.payoffs = [payoff(g, self.wishes, one, outlook.lead(one) * weights.hurry, wastes[one]) for one in (0, 1)]
        self.expected = expected_plans(g, self.payoffs, [weights.wavering * self.best(seat) for seat in (0, 1)])

    def best(self, seat: Seat) -> float:
        return max(0.05, float(self.wishes[seat].max()))


_LAST: dict[tuple[str, Weights], tuple[bytes, Counted]] = {}


def counted(g: Duel, weights: Weights = USUAL) -> Counted:
    """Two players who plan the same round count the same, once; of a sheet only the last round is remembered."""
    lies_open = msgspec.msgpack.encode((g.box.name(), g.round, g.sheets, g.boxes, g.uniques))
    known = _LAST.get((g.layout, weights))
    if known is None or known[0] != lies_open:
        known = _LAST[g.layout, weights] = lies_open, Counted(g, weights)
    return known[1]


def payoff(g: Duel, wishes: list[Floats], seat: Seat, hurry: float = 0.0, waste: float = 0.0) -> Floats:
    """What a player gains over the other, plan by plan; equal plans cancel, unless a power saves them.

    A cancelled round brings the end nearer: good for who leads, bad for the other, the more so the fewer are left.
    """
    own, theirs = wishes[seat], wishes[other(seat)]
    table: Floats = own[:, None] - theirs[None, :]
    saved, also = g.sheets[seat].uncancels > 0, g.sheets[other(seat)].uncancels > 0
    cancelled = nearer_the_end(g.round) * hurry - waste
    np.fill_diagonal(table, own * saved - theirs * also if saved or also else cancelled)
    return table


def nearer_the_end(now: int) -> float:
    """How much safer a lead is with one round less to come: luck grows with the root of the rounds left."""
    left = LAST_ROUND + 1 - now
    return min(1.0, sqrt(left / (left - 1)) - 1) if left > 1 else 1.0


def expected_plans(g: Duel, payoffs: list[Floats], softness: list[float]) -> list[Floats]:
    """How often each would plan what, if both answered each other's wishes with a little wavering."""
    plans = [[float(g.round > sheet.forbidden.get(face, 0)) for face in FACES] for sheet in g.sheets]
    tables = [table.tolist() for table in payoffs]
    plans = [[share / sum(plan) for share in plan] for plan in plans]
    for _ in range(STEPS):
        answers = [softly(tables[seat], plans[seat], plans[other(seat)], softness[seat]) for seat in (0, 1)]
        plans = [[0.5 * (a + b) for a, b in zip(*pair, strict=True)] for pair in zip(plans, answers, strict=True)]
    return [np.array(plan) for plan in plans]


def softly(table: list[list[float]], own: list[float], theirs: list[float], softness: float) -> list[float]:
    """The answers to a mixed plan, better ones more often; what is never planned stays out."""
    values = [sum(map(mul, row, theirs)) for row in table]
    best = max(value for value, share in zip(values, own, strict=True) if share)
    weights = [exp((value - best) / softness) if share else 0.0 for value, share in zip(values, own, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def guessed_plan(g: Duel, rival: Seat, expected: Floats, wishes: float = USUAL.wishes) -> Floats:
    """The other's next plan: his wishes and, the more there are, his latest plans; or what he has shown."""
    if g.sheets[rival].plan:
        shown: Floats = np.eye(6)[g.sheets[rival].plan - 1]
        return shown
    guess = expected * wishes
    weight = 1.0
    for action in reversed(g.sheets[rival].chronology):
        guess[action - 1] += weight * (g.round > g.sheets[rival].forbidden.get(action, 0))
        weight *= FADING
    found: Floats = guess / guess.sum()
    return found
