"""A duelist: it counts what dice would add, guesses the other's plan, and answers it with a little chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, sqrt
from operator import mul
from typing import Any

import msgspec
import numpy as np

from tavola.bots.bot import Bot, Chair
from tavola.bots.duel.odds import Floats, action_worths
from tavola.bots.duel.outlook import Outlook
from tavola.games.sangue_reale.state import FACES, LAST_ROUND, Duel, other, turn_of
from tavola.kernel.decision import Seat

WISHES = 4.0  # rounds of Chronology that the other's wishes weigh as much as
FADING = 0.85  # each older entry weighs less
WAVERING = 0.12  # how softly the other is taken to choose, in parts of his best action
CHANCE = 0.2  # how softly the duelist chooses where many games are to show many ways to play
KEEN = 0.08  # and where it plays to win
STEPS = 14  # of the two players' answers to each other's wishes
HURRY = 2.0  # how much more than its luck a lost round costs who is behind


class Duelist(Bot):
    """One round ahead in planning, one answer ahead elsewhere."""

    id = "duelist"

    def __init__(self, chance: float = CHANCE) -> None:
        self.chance = chance

    def choose(self, chair: Chair[Any]) -> str:
        keys = chair.decision.keys
        if len(keys) == 1:
            return keys[0]
        if chair.decision.prompt == "choose_character":
            return chair.rng.pick(keys)
        g: Duel = chair.imagine(chair.rng.number())
        if chair.decision.prompt == "plan":
            return self.plan(chair, g)
        outlook = Outlook(g)
        worths = [worth(g, outlook, chair.seat, key) for key in keys]
        best = max(worths)
        return chair.rng.pick([key for key, worth in zip(keys, worths, strict=True) if worth >= best - 1e-9])

    def plan(self, chair: Chair[Any], g: Duel) -> str:
        """The best answers to what the other will probably plan, the better ones more often."""
        seat = chair.seat
        table = counted(g)
        guess = guessed_plan(g, other(seat), table.expected[other(seat)])
        keys = chair.decision.keys
        values = (table.payoffs[seat] @ guess)[[int(key.partition(":")[2]) - 1 for key in keys]]
        weights = np.exp((values - values.max()) / (self.chance * table.best(seat)))
        return keys[_draw(weights / weights.sum(), chair.rng.below(1 << 30) / (1 << 30))]


class Counted:
    """A round before its plans: what both may wish for, what each pair of plans gives, and what to expect."""

    def __init__(self, g: Duel) -> None:
        outlook = Outlook(g)
        self.wishes = [action_worths(outlook, 0), action_worths(outlook, 1)]
        self.payoffs = [payoff(g, self.wishes, one, outlook.lead(one)) for one in (0, 1)]
        self.expected = expected_plans(g, self.payoffs, [self.best(seat) for seat in (0, 1)])

    def best(self, seat: Seat) -> float:
        return max(0.05, float(self.wishes[seat].max()))


_LAST: dict[str, tuple[bytes, Counted]] = {}


def counted(g: Duel) -> Counted:
    """Two players who plan the same round count the same, once; of a sheet only the last round is remembered."""
    lies_open = msgspec.msgpack.encode((g.box.name(), g.round, g.sheets, g.boxes, g.uniques))
    known = _LAST.get(g.layout)
    if known is None or known[0] != lies_open:
        known = _LAST[g.layout] = lies_open, Counted(g)
    return known[1]


def _draw(weights: Floats, luck: float) -> int:
    return min(int(np.searchsorted(np.cumsum(weights), luck)), len(weights) - 1)


def payoff(g: Duel, wishes: list[Floats], seat: Seat, lead: float = 0.0) -> Floats:
    """What a player gains over the other, plan by plan; equal plans cancel, unless a power saves them.

    A cancelled round brings the end nearer: good for who leads, bad for the other, the more so the fewer are left.
    """
    own, theirs = wishes[seat], wishes[other(seat)]
    table: Floats = own[:, None] - theirs[None, :]
    saved, also = g.sheets[seat].uncancels > 0, g.sheets[other(seat)].uncancels > 0
    np.fill_diagonal(table, own * saved - theirs * also if saved or also else nearer_the_end(g.round) * lead)
    return table


def nearer_the_end(now: int) -> float:
    """How much safer a lead is with one round less to come: luck grows with the root of the rounds left."""
    left = LAST_ROUND + 1 - now
    return HURRY * (min(1.0, sqrt(left / (left - 1)) - 1) if left > 1 else 1.0)


def expected_plans(g: Duel, payoffs: list[Floats], best: list[float]) -> list[Floats]:
    """How often each would plan what, if both answered each other's wishes with a little wavering."""
    plans = [[float(g.round > sheet.forbidden.get(face, 0)) for face in FACES] for sheet in g.sheets]
    tables = [table.tolist() for table in payoffs]
    plans = [[share / sum(plan) for share in plan] for plan in plans]
    for _ in range(STEPS):
        answers = [softly(tables[seat], plans[seat], plans[other(seat)], WAVERING * best[seat]) for seat in (0, 1)]
        plans = [[0.5 * (a + b) for a, b in zip(*pair, strict=True)] for pair in zip(plans, answers, strict=True)]
    return [np.array(plan) for plan in plans]


def softly(table: list[list[float]], own: list[float], theirs: list[float], softness: float) -> list[float]:
    """The answers to a mixed plan, better ones more often; what is never planned stays out."""
    values = [sum(map(mul, row, theirs)) for row in table]
    best = max(value for value, share in zip(values, own, strict=True) if share)
    weights = [exp((value - best) / softness) if share else 0.0 for value, share in zip(values, own, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def guessed_plan(g: Duel, rival: Seat, expected: Floats) -> Floats:
    """The other's next plan: his wishes and, the more there are, his latest plans; or what he has shown."""
    if g.sheets[rival].plan:
        shown: Floats = np.eye(6)[g.sheets[rival].plan - 1]
        return shown
    guess = expected * WISHES
    weight = 1.0
    for action in reversed(g.sheets[rival].chronology):
        guess[action - 1] += weight * (g.round > g.sheets[rival].forbidden.get(action, 0))
        weight *= FADING
    found: Floats = guess / guess.sum()
    return found


def worth(g: Duel, outlook: Outlook, seat: Seat, key: str) -> float:
    """What an answer adds, by the first word of its key."""
    head, _, rest = key.partition(":")
    judge = JUDGES.get(head)
    return judge(g, outlook, seat, rest) if judge else 0.0


def _dice(g: Duel, outlook: Outlook, seat: Seat, rest: str) -> float:
    return sum(outlook.gain(seat, value, n) for value, n in Counter(map(int, rest.split(":"))).items())


def _pick(g: Duel, outlook: Outlook, seat: Seat, rest: str) -> float:
    given = Counter(g.rolled) - Counter(map(int, rest.split(":")))
    return _dice(g, outlook, seat, rest) - sum(outlook.gain(other(seat), value, n) for value, n in given.items())


def _column(g: Duel, outlook: Outlook, seat: Seat, rest: str) -> float:
    width = outlook.sheet.columns[int(rest) - 1].widths[g.sheets[seat].rows[int(rest) - 1]]
    return outlook.gain(seat, int(rest), width)


def _changed(g: Duel, outlook: Outlook, seat: Seat, rest: str, price: float) -> float:
    """Another value for a die: what it adds there, less what it would have added as it is, less the price."""
    die, value = map(int, rest.split(":"))
    price = price * abs(value - die) + 0.01
    if not g.hands:  # before the dice are shared out, where the table allows it: not worth a modifier
        return -price
    hand = g.hands[-1]
    width = outlook.sheet.columns[value - 1].fronts[g.sheets[hand.seat].rows[value - 1]]
    there = outlook.gain(hand.seat, value, width) * (0.5 if width == 2 and value not in hand.dice else 1.0)
    gained = there - outlook.gain(hand.seat, die, 1)
    return (gained if hand.seat == seat else -gained) - price


def _change(g: Duel, outlook: Outlook, seat: Seat, rest: str) -> float:
    return _changed(g, outlook, seat, rest, outlook.modifier(seat, turn_of(g.round)))


def _set(g: Duel, outlook: Outlook, seat: Seat, rest: str) -> float:
    return _changed(g, outlook, seat, rest, 0.0) - 0.012 * outlook.rounds


def _edge(g: Duel, outlook: Outlook, seat: Seat, rest: str) -> float:
    after = Outlook(g, g.sheets[seat].present ^ 1 << outlook.sheet.layout.edges.index(rest))
    return after.lands(seat) - after.lands(other(seat)) - outlook.lands(seat) + outlook.lands(other(seat))


JUDGES: dict[str, Callable[[Duel, Outlook, Seat, str], float]] = {
    "use": lambda g, o, seat, rest: o.gain(seat, int(rest), 1) + 0.01,
    "pair": lambda g, o, seat, rest: o.gain(seat, int(rest), 2) + 0.01,
    "face": lambda g, o, seat, rest: o.gain(seat, int(rest), 1),
    "keep": _dice,
    "pick": _pick,
    "distinct": lambda g, o, seat, rest: sum(o.gain(seat, value, 1) for value in set(g.rolled)),
    "equal": lambda g, o, seat, rest: sum(o.gain(seat, v, g.rolled.count(v)) for v in map(int, rest.split(":"))),
    "column": _column,
    "circle": lambda g, o, seat, rest: o.circle(seat, o.sheet.layout.slots.index(rest)),
    "pass": lambda g, o, seat, rest: -0.01,
    "change": _change,
    "set": _set,
    "alone": lambda g, o, seat, rest: 1.0,
    "partner": lambda g, o, seat, rest: -o.gain(seat, int(rest), 1),
    "turn": lambda g, o, seat, rest: o.modifier(seat, int(rest)),
    "edge": _edge,
    "block": lambda g, o, seat, rest: o.circle(other(seat), o.sheet.layout.slots.index(rest)),
    "forbid": lambda g, o, seat, rest: float(action_worths(o, other(seat))[int(rest) - 1]),
}


def make(name: str, game_id: str) -> Bot:
    """The master of this game: a duelist that wants to win. It has counted long before its time is up."""
    return Duelist(KEEN)
