"""A duelist: it counts what dice would add, guesses the other's plan, and answers it with a little chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from tavola.bots.bot import Bot, Chair
from tavola.games.sangue_reale.state import FACES, Duel, other, turn_of
from tavola.kernel.decision import Seat
from tavola.lab.sangue_reale.odds import Floats, action_worths
from tavola.lab.sangue_reale.outlook import Outlook

WISHES = 4.0  # rounds of Chronology that the other's wishes weigh as much as
FADING = 0.85  # each older entry weighs less
WAVERING = 0.12  # how softly the other is taken to choose, in parts of his best action
CHANCE = 0.2  # how softly the duelist chooses
STEPS = 14  # of the two players' answers to each other's wishes


class Duelist(Bot):
    """One round ahead in planning, one answer ahead elsewhere."""

    id = "duelist"

    def __init__(self, chance: float = CHANCE) -> None:
        self.chance = chance

    def choose(self, chair: Chair[Any]) -> str:
        g: Duel = chair.imagine(chair.rng.number())
        keys = chair.decision.keys
        if chair.decision.prompt == "choose_character":
            return chair.rng.pick(keys)
        outlook = Outlook(g)
        if chair.decision.prompt == "plan":
            return self.plan(chair, g, outlook)
        worths = [worth(g, outlook, chair.seat, key) for key in keys]
        best = max(worths)
        return chair.rng.pick([key for key, worth in zip(keys, worths, strict=True) if worth >= best - 1e-9])

    def plan(self, chair: Chair[Any], g: Duel, outlook: Outlook) -> str:
        """The best answers to what the other will probably plan, the better ones more often."""
        seat = chair.seat
        wishes = [action_worths(outlook, 0), action_worths(outlook, 1)]
        payoffs = [payoff(g, wishes, one) for one in (0, 1)]
        guess = guessed_plan(g, other(seat), expected_plans(g, wishes, payoffs)[other(seat)])
        keys = chair.decision.keys
        values = (payoffs[seat] @ guess)[[int(key.partition(":")[2]) - 1 for key in keys]]
        weights = np.exp((values - values.max()) / (self.chance * max(0.05, float(wishes[seat].max()))))
        return keys[_draw(weights / weights.sum(), chair.rng.below(1 << 30) / (1 << 30))]


def _draw(weights: Floats, luck: float) -> int:
    return min(int(np.searchsorted(np.cumsum(weights), luck)), len(weights) - 1)


def payoff(g: Duel, wishes: list[Floats], seat: Seat) -> Floats:
    """What a player gains over the other, plan by plan; equal plans cancel, unless a power saves them."""
    own, theirs = wishes[seat], wishes[other(seat)]
    table: Floats = own[:, None] - theirs[None, :]
    saved, also = g.sheets[seat].uncancels > 0, g.sheets[other(seat)].uncancels > 0
    np.fill_diagonal(table, own * saved - theirs * also)
    return table


def expected_plans(g: Duel, wishes: list[Floats], payoffs: list[Floats]) -> list[Floats]:
    """How often each would plan what, if both answered each other's wishes with a little wavering."""
    allowed = [np.array([float(g.round > sheet.forbidden.get(face, 0)) for face in FACES]) for sheet in g.sheets]
    plans = [one / one.sum() for one in allowed]
    for _ in range(STEPS):
        answers = []
        for seat in (0, 1):
            values = payoffs[seat] @ plans[other(seat)]
            weights = (
                np.exp((values - values.max()) / (WAVERING * max(0.05, float(wishes[seat].max())))) * allowed[seat]
            )
            answers.append(weights / weights.sum())
        plans = [0.5 * plan + 0.5 * answer for plan, answer in zip(plans, answers, strict=True)]
    return plans


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
    width = outlook.sheet.columns[value - 1].widths[g.sheets[seat].rows[value - 1]]
    there = outlook.gain(seat, value, width) * (0.5 if width == 2 and value not in g.hands[-1].dice else 1.0)
    return there - outlook.gain(seat, die, 1) - price * abs(value - die) - 0.01


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
