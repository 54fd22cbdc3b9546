"""Using dice: the topmost free circle of the column of a die's value, two equal dice for two circles side by side."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.referee.sangue_reale.modifiers import cost, may_change, meddle, spend
from tavola.referee.sangue_reale.supporters import blacken, resolve
from tavola.referee.sangue_reale.table import Hand, Table


@dataclass(frozen=True)
class Way:
    """How one die comes to a value: as it is, with modifiers, or set to it by a power."""

    die: int
    modifiers: int = 0
    sets: int = 0


@dataclass(frozen=True)
class Use:
    """One way to use one die, or two on a pair row."""

    ways: tuple[Way, ...]
    column: int

    @property
    def modifiers(self) -> int:
        return sum(way.modifiers for way in self.ways)

    @property
    def sets(self) -> int:
        return sum(way.sets for way in self.ways)

    @property
    def is_natural(self) -> bool:
        return not self.modifiers and not self.sets


def use_hand(t: Table, hand: Hand) -> None:
    """Die after die, in any order, until none is left or none can be used (SR-6.7, SR-6.9, SR-6.10)."""
    meddle(t, hand)
    while hand.dice:
        uses = all_uses(t, hand)
        natural = [use for use in uses if use.is_natural]
        may_stop = not uses or t.options["dice_use"] == "optional" or not (natural or hand.owed)
        keys = list(dict.fromkeys(key_of(use) for use in uses))
        key = t.watch.asked("SR-6.10", hand.seat, "use", keys + ["finish"] * may_stop)
        if key == "finish":
            break
        carry_out(t, hand, which_use(t, hand, uses, key))
    if hand.dice:
        t.watch.happened("SR-6.9", "DiceLost", seat=hand.seat, dice=hand.dice)
    t.hands.remove(hand)


def all_uses(t: Table, hand: Hand) -> list[Use]:
    """Every use that the sheet, the live modifiers and the power to set dice allow (SR-6.1 to SR-6.5)."""
    uses: list[Use] = []
    for column in range(1, 7):
        row = t.front(hand.seat, column)
        if row is None:
            continue
        for at in range(len(hand.dice)):
            for way in ways(t, hand, at, column):
                if row.width == 1 or t.options["pair_fill"] == "half_allowed":
                    uses.append(Use((way,), column))
                if row.width == 2 and column not in t.players[hand.seat].half:
                    uses += pairs(t, hand, at, way, column)
    return [use for use in dict.fromkeys(uses) if can_pay(t, hand, use)]


def ways(t: Table, hand: Hand, at: int, column: int) -> list[Way]:
    die = hand.dice[at]
    if die == column:
        return [Way(die)]
    price = cost(t, hand.seat, die, column)
    found = [Way(die, modifiers=price)] if price is not None else []
    return [*found, Way(die, sets=1)] if t.players[hand.seat].set_dice else found


def pairs(t: Table, hand: Hand, at: int, first: Way, column: int) -> list[Use]:
    """The die at this place with each other one (SR-6.3, SR-6.5); if one of two is changed, it is named first."""
    found = []
    for place in range(len(hand.dice)):
        for second in ways(t, hand, place, column) if place != at else []:
            use = Use((first, second), column)
            if use.is_natural or first.die != column:
                found.append(use)
    return found


def can_pay(t: Table, hand: Hand, use: Use) -> bool:
    """Enough modifiers, enough dice to be set; where each die takes one modifier only, dice that had none (SR-8.11)."""
    left = list(hand.dice)
    for way in use.ways:
        if way.modifiers and not may_change(t, way.die, left, hand.changed):
            return False
        left.remove(way.die)
    return use.modifiers <= t.live(hand.seat) and use.sets <= t.players[hand.seat].set_dice


def can_use(t: Table, seat: int, die: int) -> bool:
    """Whether one die alone can be used, by whatever the player has."""
    return bool(all_uses(t, Hand(seat, [die])))


def can_use_as_it_is(t: Table, seat: int, die: int) -> bool:
    return any(use.is_natural for use in all_uses(t, Hand(seat, [die])))


def key_of(use: Use) -> str:
    if use.is_natural:
        return f"use:{use.column}" if len(use.ways) == 1 else f"pair:{use.column}"
    first = use.ways[0]
    return f"{'set' if first.sets else 'change'}:{first.die}:{use.column}"


def which_use(t: Table, hand: Hand, uses: list[Use], key: str) -> Use:
    """A changed die on a pair row asks for the second die."""
    fitting = {}
    for use in uses:
        if key_of(use) == key:
            second = use.ways[1] if len(use.ways) == 2 else None
            fitting[f"{'set_' * second.sets}partner:{second.die}" if second else "alone"] = use
    if len(fitting) == 1:
        return next(iter(fitting.values()))
    return fitting[t.watch.asked("SR-6.5", hand.seat, "partner", list(fitting))]


def carry_out(t: Table, hand: Hand, use: Use) -> None:
    """The dice are gone, modifiers are crossed out, the row is blackened and everything that follows is settled."""
    dice = [way.die for way in use.ways]
    for way in use.ways:
        hand.dice.remove(way.die)
        hand.used.append(way.die)
        natural = way == Way(way.die)
        if way.die in hand.changed and (natural or hand.changed.count(way.die) > hand.dice.count(way.die)):
            hand.changed.remove(way.die)  # of equal dice, one that can no longer be changed is used as it is
    spent = {"modifiers": use.modifiers, "set_dice": use.sets}
    t.watch.happened("SR-6.1", "DieUsed", seat=hand.seat, dice=dice, column=use.column, **spent)
    spend(t, hand.seat, use.modifiers)
    t.players[hand.seat].set_dice -= use.sets
    blacken(t, hand.seat, use.column, len(dice))
    resolve(t)
