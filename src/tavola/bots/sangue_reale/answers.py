"""What an answer adds to a player's prospects, by its kind."""

from __future__ import annotations

from collections import Counter

from tavola.bots.sangue_reale.odds import action_worths
from tavola.bots.sangue_reale.prospects import Outlook
from tavola.games.sangue_reale.choices import (
    AbilityTurnChoice,
    AloneChoice,
    BlockChoice,
    ChangeChoice,
    ChangeRollChoice,
    CircleChoice,
    ColumnChoice,
    DistinctChoice,
    EdgeChoice,
    EqualChoice,
    FaceChoice,
    ForbidChoice,
    KeepChoice,
    MeddleChoice,
    NoCircleChoice,
    NoNumberChoice,
    PairChoice,
    PartnerChoice,
    PickChoice,
    SetChoice,
    TurnChoice,
    UseChoice,
)
from tavola.games.sangue_reale.state import Duel, other, turn_of
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat


def worth(g: Duel, outlook: Outlook, seat: Seat, choice: Choice) -> float:
    """What an answer adds."""
    match choice:
        case UseChoice(die):
            return outlook.gain(seat, die, 1) + 0.01
        case PairChoice(die):
            return outlook.gain(seat, die, 2) + 0.01
        case FaceChoice(face):
            return outlook.gain(seat, face, 1)
        case KeepChoice(dice):
            return of_dice(outlook, seat, Counter(dice))
        case PickChoice(dice):
            given = Counter(g.rolled) - Counter(dice)
            return of_dice(outlook, seat, Counter(dice)) - of_dice(outlook, other(seat), given)
        case DistinctChoice():
            return sum(outlook.gain(seat, value, 1) for value in set(g.rolled))
        case EqualChoice(values):
            return sum(outlook.gain(seat, value, g.rolled.count(value)) for value in values)
        case ChangeChoice(die, value) | ChangeRollChoice(die, value) | MeddleChoice(die, value):
            return of_change(g, outlook, seat, die, value, outlook.modifier(seat, turn_of(g.round)))
        case SetChoice(die, value):
            return of_change(g, outlook, seat, die, value, 0.0) - 0.012 * outlook.rounds
        case AloneChoice():
            return 1.0
        case PartnerChoice(die):
            return -outlook.gain(seat, die, 1)
        case _:
            return of_the_rest(g, outlook, seat, choice)


def of_the_rest(g: Duel, outlook: Outlook, seat: Seat, choice: Choice) -> float:
    """The map, small circles, and what abilities choose."""
    match choice:
        case CircleChoice(slot):
            return outlook.circle(seat, outlook.sheet.layout.slots.index(slot))
        case BlockChoice(slot):
            return outlook.circle(other(seat), outlook.sheet.layout.slots.index(slot))
        case NoNumberChoice() | NoCircleChoice():
            return -0.01
        case TurnChoice(turn) | AbilityTurnChoice(turn):
            return outlook.modifier(seat, turn)
        case ColumnChoice(column):
            return outlook.gain(seat, column, outlook.sheet.columns[column - 1].widths[g.sheets[seat].rows[column - 1]])
        case EdgeChoice(edge):
            return of_edge(g, outlook, seat, edge)
        case ForbidChoice(action):
            return float(action_worths(outlook, other(seat))[action - 1])
        case _:
            return 0.0


def of_dice(outlook: Outlook, seat: Seat, dice: Counter[int]) -> float:
    return sum(outlook.gain(seat, value, n) for value, n in dice.items())


def of_change(g: Duel, outlook: Outlook, seat: Seat, die: int, value: int, price: float) -> float:
    """Another value for a die: what it adds there, less what it would have added as it is, less the price."""
    price = price * abs(value - die) + 0.01
    if not g.hands:  # before the dice are shared out, where the table allows it: not worth a modifier
        return -price
    hand = g.hands[-1]
    width = outlook.sheet.columns[value - 1].fronts[g.sheets[hand.seat].rows[value - 1]]
    there = outlook.gain(hand.seat, value, width) * (0.5 if width == 2 and value not in hand.dice else 1.0)
    gained = there - outlook.gain(hand.seat, die, 1)
    return (gained if hand.seat == seat else -gained) - price


def of_edge(g: Duel, outlook: Outlook, seat: Seat, edge: str) -> float:
    after = Outlook(g, outlook.weights, g.sheets[seat].present ^ 1 << outlook.sheet.layout.edges.index(edge))
    return after.lands(seat) - after.lands(other(seat)) - outlook.lands(seat) + outlook.lands(other(seat))
