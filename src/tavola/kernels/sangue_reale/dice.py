"""Using dice: each blackens the topmost free circles of its column; the rest is lost (the rules' dice.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.dice_words import BITS, count_of, how_many, joined, without_die
from tavola.kernels.sangue_reale.modifiers import list_changed_uses, spend_modifiers
from tavola.kernels.sangue_reale.numbers import FINISH, PAIR, USE
from tavola.kernels.sangue_reale.stack import (
    MAY_MEDDLE,
    USE_DICE,
    USE_FACE_CHANGED,
    no_options,
    option,
    push,
    resolve_triggers_next,
)
from tavola.kernels.sangue_reale.supporters import blacken_front_row, free_in_front_row
from tavola.kernels.sangue_reale.words import HAND_COUNT, HAND_DICE, HAND_SEAT, HAND_WORDS, HANDS


@scalar
def put_hand(s: Any, seat: int, dice: int, changed: int) -> None:
    """Dice to be used; the hand put down last goes first."""
    hand = HANDS + HAND_WORDS * s[HAND_COUNT]
    s[hand + HAND_SEAT] = seat
    s[hand + HAND_DICE] = dice
    s[hand + w.HAND_USED] = 0
    s[hand + w.HAND_CHANGED] = changed
    s[HAND_COUNT] += 1


@scalar
def push_use(t: Any, s: Any, seat: int, kind: int) -> None:
    """A hand is used to its end; where the table allows it, the other may meddle first."""
    push(s, kind, 0, 0)
    if t[p.ANY_DIE]:
        push(s, MAY_MEDDLE, 1 - seat, 0)


@scalar
def use_next(t: Any, s: Any, kind: int) -> int:
    """In any order, each use resolved before the next (SR-6.7, SR-6.10); 1 while the hand is not done.

    What may be answered is listed; nothing where all dice are dead, which are lost then.
    """
    no_options(s)
    hand = HANDS + HAND_WORDS * (s[HAND_COUNT] - 1)
    if s[hand + HAND_DICE] == 0:
        s[HAND_COUNT] -= 1
        return 0
    list_uses(t, s, hand, kind)
    if s[w.OPTION_COUNT] == 0:
        lose_dice(s)
    return 1


@scalar
def list_uses(t: Any, s: Any, hand: int, kind: int) -> None:
    """Natural uses, uses with modifiers, `finish` where it is allowed (SR-7.3); nothing at all if all dice are dead."""
    list_natural_uses(t, s, hand)
    natural = s[w.OPTION_COUNT]
    list_changed_uses(t, s, hand)
    if kind == USE_FACE_CHANGED:
        return
    if natural == 0:
        may_finish = s[w.OPTION_COUNT] > 0
    else:
        may_finish = t[p.OPTIONAL_USE] != 0
    if may_finish:
        option(s, FINISH)


@scalar
def list_natural_uses(t: Any, s: Any, hand: int) -> None:
    """A die on a single row, two equal dice of this one hand on a pair row (SR-6.3, SR-6.6, SR-6.8, SR-6.11)."""
    dice = int(s[hand + HAND_DICE])
    seat = int(s[hand + HAND_SEAT])
    for value in range(1, 7):
        n = count_of(dice, value)
        if n:
            free = free_in_front_row(t, s, seat, value)
            if free == 1 or (free == 2 and t[p.HALVES]):
                option(s, USE + value)
            if free == 2 and n > 1:
                option(s, PAIR + value)


@scalar
def use(t: Any, s: Any, dice: int, column: int, modifiers: int, set_dice: int) -> None:
    """The dice leave the hand, their modifiers are crossed out, the row is blackened and its triggers resolved."""
    hand = HANDS + HAND_WORDS * (s[HAND_COUNT] - 1)
    seat = int(s[hand + HAND_SEAT])
    leave_hand(s, hand, dice, column)
    if modifiers:
        spend_modifiers(s, seat, modifiers)
    s[w.SHEETS + seat * w.SHEET_WORDS + w.SET_DICE] -= set_dice
    blacken_front_row(t, s, seat, column, how_many(dice))
    resolve_triggers_next(s)


@scalar
def leave_hand(s: Any, hand: int, dice: int, column: int) -> None:
    """Of equal dice, one that has had its modifier is used as it is before one that may still be changed (SR-8.11)."""
    left = int(s[hand + HAND_DICE])
    changed = int(s[hand + w.HAND_CHANGED])
    s[hand + w.HAND_USED] = joined(int(s[hand + w.HAND_USED]), dice)
    while dice:
        die = dice & 7
        dice >>= BITS
        left = without_die(left, die)
        had = count_of(changed, die)
        if had and (die == column or had > count_of(left, die)):
            changed = without_die(changed, die)
    s[hand + HAND_DICE] = left
    s[hand + w.HAND_CHANGED] = changed


@scalar
def lose_dice(s: Any) -> None:
    """Dice that cannot be used are neither kept, nor given away, nor rolled again (SR-6.9, SR-15.3)."""
    hand = HANDS + HAND_WORDS * (s[HAND_COUNT] - 1)
    s[hand + HAND_DICE] = 0
    s[hand + w.HAND_CHANGED] = 0


@scalar
def give_dice(t: Any, s: Any, seat: int, dice: int) -> None:
    """A single hand, used at once."""
    put_hand(s, seat, dice, 0)
    push_use(t, s, seat, USE_DICE)
