"""Using dice: the topmost free circle of the column of a die's value, two equal dice for two circles side by side."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.referee.sangue_reale.modifiers import cost, may_change, meddle, spend
from tavola.referee.sangue_reale.supporters import blacken, resolve
from tavola.referee.sangue_reale.table import Hand, Table


@dataclass(frozen=True)
class Use:
    """One way to use one die, or two on a pair row."""

    dice: tuple[int, ...]
    column: int
    modifiers: int


def use_hand(t: Table, hand: Hand) -> None:
    """Die after die, in any order, until none is left or none can be used (SR-6.7, SR-6.9, SR-6.10)."""
    meddle(t, hand)
    while hand.dice:
        uses = all_uses(t, hand)
        natural = [use for use in uses if not use.modifiers]
        may_stop = not uses or t.options["dice_use"] == "optional" or not (natural or hand.owed)
        keys = list(dict.fromkeys(key_of(t, hand.seat, use) for use in uses))
        key = t.watch.asked("SR-6.10", hand.seat, "use", keys + ["finish"] * may_stop)
        if key == "finish":
            break
        carry_out(t, hand, which_use(t, hand, uses, key))
    if hand.dice:
        t.watch.happened("SR-6.9", "DiceLost", seat=hand.seat, dice=hand.dice)
    t.hands.remove(hand)


def all_uses(t: Table, hand: Hand) -> list[Use]:
    """Every use that the sheet and the live modifiers allow (SR-6.1 to SR-6.5)."""
    uses: list[Use] = []
    seat, dice = hand.seat, hand.dice
    for column in range(1, 7):
        row = t.front(seat, column)
        if row is None:
            continue
        for at, die in enumerate(dice):
            price = cost(t, seat, die, column)
            if price is None or price > t.live(seat):
                continue
            if row.width == 1 or t.options["pair_fill"] == "half_allowed":
                uses.append(Use((die,), column, price))
            if row.width == 2 and column not in t.players[seat].half:
                uses += pairs(t, seat, dice, at, column, price)
    return [use for use in dict.fromkeys(uses) if has_fresh_dice(t, hand, use)]


def has_fresh_dice(t: Table, hand: Hand, use: Use) -> bool:
    """Where each die takes one modifier only, those to be changed have had none (SR-8.11)."""
    left = list(hand.dice)
    for die in use.dice:
        if die != use.column and not may_change(t, die, left, hand.changed):
            return False
        left.remove(die)
    return True


def pairs(t: Table, seat: int, dice: list[int], at: int, column: int, price: int) -> list[Use]:
    """The die at this place, together with each other one that can have the same value (SR-6.3, SR-6.5)."""
    found = []
    for place, other in enumerate(dice):
        more = cost(t, seat, other, column)
        if place != at and more is not None and price + more <= t.live(seat):
            found.append(Use((dice[at], other), column, price + more))
    return found


def can_use(t: Table, seat: int, die: int, modifiers: int) -> bool:
    """Whether one die alone can be used with at most so many modifiers."""
    return any(use.modifiers <= modifiers for use in all_uses(t, Hand(seat, [die])))


def key_of(t: Table, seat: int, use: Use) -> str:
    """A changed die is named with its new value; of two dice, the first to be named is a changed one."""
    if not use.modifiers:
        return f"use:{use.column}" if len(use.dice) == 1 else f"pair:{use.column}"
    changed = [die for die in use.dice if die != use.column]
    return f"change:{changed[0]}:{use.column}"


def which_use(t: Table, hand: Hand, uses: list[Use], key: str) -> Use:
    """A change on a pair row asks for the second die."""
    kind, *numbers = key.split(":")
    if kind != "change":
        dice = tuple([int(numbers[0])] * (2 if kind == "pair" else 1))
        return Use(dice, dice[0], 0)
    die, column = map(int, numbers)
    fitting = {}
    for use in uses:
        if use.column == column and use.dice[0] == die:
            fitting["alone" if len(use.dice) == 1 else f"partner:{use.dice[1]}"] = use
    if list(fitting) == ["alone"]:
        return fitting["alone"]
    return fitting[t.watch.asked("SR-6.5", hand.seat, "partner", list(fitting))]


def carry_out(t: Table, hand: Hand, use: Use) -> None:
    """The die is gone, its modifiers are crossed out, the row is blackened and everything that follows is settled."""
    for die in use.dice:
        hand.dice.remove(die)
        hand.used.append(die)
        if die == use.column and die in hand.changed:
            hand.changed.remove(die)  # of equal dice, one that can no longer be changed is used as it is
    t.watch.happened(
        "SR-6.1", "DieUsed", seat=hand.seat, dice=list(use.dice), column=use.column, modifiers=use.modifiers
    )
    spend(t, hand.seat, use.modifiers)
    blacken(t, hand.seat, use.column, len(use.dice))
    resolve(t)
