"""Modifiers: small circles on the King's Track, each changing one die by one (the rules' modifiers.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.dice_words import change_number, count_of, replaced, with_die, without_die
from tavola.kernels.sangue_reale.numbers import ALONE, CHANGE, LEAVE, PARTNER, SET, SET_PARTNER, TURN
from tavola.kernels.sangue_reale.stack import MAY_CHANGE_ROLL, MAY_MEDDLE, no_options, option, push
from tavola.kernels.sangue_reale.supporters import fits_one_die, free_in_front_row
from tavola.kernels.sangue_reale.words import (
    HAND_COUNT,
    HAND_DICE,
    HAND_SEAT,
    HAND_WORDS,
    HANDS,
    MODIFIERS,
    ROUND,
    SHEET_WORDS,
    SHEETS,
)

OUT_OF_REACH = 99  # modifiers


@scalar
def current_turn(s: Any) -> int:
    """The turn of the round that is being played, the first one before it has begun."""
    return max((int(s[ROUND]) + 4) // 5, 1)


# -- drawing them


@scalar
def has_room(t: Any, s: Any, seat: int, turn: int) -> bool:
    """Where sections are capped (SR-8.4)."""
    return bool(s[SHEETS + seat * SHEET_WORDS + MODIFIERS + turn - 1] < t[p.SECTION_CAP])


@scalar
def list_turns(t: Any, s: Any, seat: int) -> None:
    """The current turn and later ones (SR-8.3), with room left."""
    first = 1 if t[p.PAST_TURN] else current_turn(s)
    for turn in range(first, 6):
        if has_room(t, s, seat, turn):
            option(s, TURN + turn)


@scalar
def draw_small_circle(s: Any, seat: int, turn: int) -> None:
    """One for each action 6 (SR-8.1, SR-8.2, SR-15.6); in a past turn it has expired already."""
    if turn >= current_turn(s):
        s[SHEETS + seat * SHEET_WORDS + MODIFIERS + turn - 1] += 1


# -- spending them


@scalar
def live_modifiers(s: Any, seat: int) -> int:
    """Only those of the current turn (SR-8.6)."""
    return int(s[SHEETS + seat * SHEET_WORDS + MODIFIERS + current_turn(s) - 1])


@scalar
def modifiers_needed(t: Any, s: Any, seat: int, die: int, value: int) -> int:
    """One for each step up or down; from 6 to 1 only where modifiers wrap around (SR-8.5, SR-8.11, SR-8.12)."""
    sheet = SHEETS + seat * SHEET_WORDS
    needed = abs(value - die)
    if s[sheet + w.WRAPS] or t[p.WRAP_ALL]:
        needed = min(needed, 6 - needed)
    if s[sheet + w.DOUBLES]:
        needed = (needed + 1) // 2
    return OUT_OF_REACH if needed > 1 and t[p.ONE_PER_DIE] else needed


@scalar
def has_had_its_modifier(die: int, dice: int, changed: int) -> bool:
    """Where dice take one modifier each: no die of this value is left that has had none (SR-8.11)."""
    return changed != 0 and count_of(dice, die) <= count_of(changed, die)


@scalar
def spend_modifiers(s: Any, seat: int, n: int) -> None:
    """A used modifier is crossed out (SR-8.7)."""
    sheet = SHEETS + seat * SHEET_WORDS
    s[sheet + MODIFIERS + current_turn(s) - 1] -= n
    s[sheet + w.SPENT] += n


# -- on one's own dice, announced with the use


@scalar
def list_changed_uses(t: Any, s: Any, hand: int) -> None:
    """Each die as each other value that modifiers, or the power to set a die, can give it as it is used (SR-8.10)."""
    seat = int(s[hand + HAND_SEAT])
    live = live_modifiers(s, seat)
    set_dice = int(s[SHEETS + seat * SHEET_WORDS + w.SET_DICE])
    if live == 0 and set_dice == 0:
        return
    dice = int(s[hand + HAND_DICE])
    changed = int(s[hand + w.HAND_CHANGED])
    for die in range(1, 7):
        if count_of(dice, die):
            done = has_had_its_modifier(die, dice, changed)
            for value in range(1, 7):
                if value != die:
                    needed = OUT_OF_REACH if done else modifiers_needed(t, s, seat, die, value)
                    if needed <= live and leads_to_a_row(t, s, hand, die, value, live - needed, set_dice):
                        option(s, CHANGE + change_number(die, value))
                    if set_dice and leads_to_a_row(t, s, hand, die, value, live, set_dice - 1):
                        option(s, SET + change_number(die, value))


@scalar
def leads_to_a_row(t: Any, s: Any, hand: int, die: int, value: int, live: int, set_dice: int) -> bool:
    """A modifier is spent only if the die is then used (SR-8.13): alone, or with a partner that can be found."""
    seat = int(s[hand + HAND_SEAT])
    if fits_one_die(t, s, seat, value):
        return True
    if free_in_front_row(t, s, seat, value) != 2:
        return False
    rest = without_die(int(s[hand + HAND_DICE]), die)
    for partner in range(1, 7):
        if count_of(rest, partner):
            needed = partner_needs(t, s, hand, rest, partner, value)
            if needed <= live or (needed and set_dice):
                return True
    return False


@scalar
def partner_needs(t: Any, s: Any, hand: int, rest: int, partner: int, value: int) -> int:
    """Modifiers that bring the second die of a pair row to the value of the first (SR-6.5)."""
    changed = int(s[hand + w.HAND_CHANGED])
    if partner != value and has_had_its_modifier(partner, rest, changed):
        return OUT_OF_REACH
    return modifiers_needed(t, s, int(s[hand + HAND_SEAT]), partner, value)


@scalar
def change_die(t: Any, s: Any, die: int, value: int, modifiers: int, set_dice: int) -> None:
    """On a single row the die is used at once; on a pair row its partner is named first."""
    hand = HANDS + HAND_WORDS * (s[HAND_COUNT] - 1)
    seat = int(s[hand + HAND_SEAT])
    no_options(s)
    if fits_one_die(t, s, seat, value):
        option(s, ALONE)
    if free_in_front_row(t, s, seat, value) != 2:
        return
    rest = without_die(int(s[hand + HAND_DICE]), die)
    live = live_modifiers(s, seat) - modifiers
    left = s[SHEETS + seat * SHEET_WORDS + w.SET_DICE] - set_dice
    for partner in range(1, 7):
        if count_of(rest, partner):
            needed = partner_needs(t, s, hand, rest, partner, value)
            if needed <= live:
                option(s, PARTNER + partner)
            if needed and left:
                option(s, SET_PARTNER + partner)


# -- before the split, or on the other's dice, where the table allows it


@scalar
def list_affordable_changes(t: Any, s: Any, seat: int, dice: int, changed: int) -> None:
    """All that this player's live modifiers can pay, or to leave the dice as they are."""
    no_options(s)
    live = live_modifiers(s, seat)
    for die in range(1, 7):
        if count_of(dice, die) and not has_had_its_modifier(die, dice, changed):
            for value in range(1, 7):
                if value != die and modifiers_needed(t, s, seat, die, value) <= live:
                    option(s, CHANGE + change_number(die, value))
    option(s, LEAVE)


@scalar
def change_roll(t: Any, s: Any, seat: int, die: int, value: int, n: int) -> None:
    """The roller may break or make doubles before the dice are shared out (SR-7.17, `before_split`)."""
    spend_modifiers(s, seat, n)
    s[w.ROLLED] = replaced(int(s[w.ROLLED]), die, value)
    if t[p.ONE_PER_DIE]:
        s[w.ROLL_CHANGED] = with_die(int(s[w.ROLL_CHANGED]), value)
    push(s, MAY_CHANGE_ROLL, seat, 0)


@scalar
def may_meddle(t: Any, s: Any, seat: int) -> None:
    """Dice that the other is about to use may be changed; the modifiers are spent at once (SR-8.9, `any_die`)."""
    hand = HANDS + HAND_WORDS * (s[HAND_COUNT] - 1)
    list_affordable_changes(t, s, seat, int(s[hand + HAND_DICE]), int(s[hand + w.HAND_CHANGED]))


@scalar
def meddle(t: Any, s: Any, seat: int, die: int, value: int, n: int) -> None:
    spend_modifiers(s, seat, n)
    hand = HANDS + HAND_WORDS * (s[HAND_COUNT] - 1)
    s[hand + HAND_DICE] = replaced(int(s[hand + HAND_DICE]), die, value)
    if t[p.ONE_PER_DIE]:
        s[hand + w.HAND_CHANGED] = with_die(int(s[hand + w.HAND_CHANGED]), value)
    push(s, MAY_MEDDLE, seat, 0)
