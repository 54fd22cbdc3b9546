"""What an answer adds to a player's prospects, by the first word of its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tavola.bots.sangue_reale.odds import action_worths
from tavola.bots.sangue_reale.prospects import Outlook
from tavola.games.sangue_reale.state import Duel, other, turn_of
from tavola.kernel.decision import Seat


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
    after = Outlook(g, outlook.weights, g.sheets[seat].present ^ 1 << outlook.sheet.layout.edges.index(rest))
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
