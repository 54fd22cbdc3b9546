"""2. ACTION PHASE: what each face of the planning die does, and how its dice are shared out (the rules' actions.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.dice import give_dice, push_use, put_hand
from tavola.kernels.sangue_reale.dice_words import (
    BITS,
    EQUAL_STARTED,
    count_of,
    how_many,
    pair_number,
    shared_place,
    with_die,
    without_die,
)
from tavola.kernels.sangue_reale.modifiers import list_changed_uses, list_turns
from tavola.kernels.sangue_reale.numbers import DISTINCT, EQUAL, FACE, PASS, PICK_TWO
from tavola.kernels.sangue_reale.stack import (
    MAY_CHANGE_ROLL,
    SHARE_OUT,
    USE_DICE,
    USE_FACE_CHANGED,
    no_options,
    option,
    push,
)
from tavola.kernels.sangue_reale.supporters import fits_one_die
from tavola.kernels.sangue_reale.words import HAND_COUNT, HAND_WORDS, HANDS, OPTION_COUNT, ROLLED

NOTHING_COVERED = 3


@scalar
def roll_dice(s: Any, n: int) -> None:
    """For everybody to see before any choice is made (SR-1.2, SR-5.5, SR-7.18)."""
    dice = 0
    for nth in range(n):
        dice |= below(s, RNG, 6) + 1 << BITS * nth
    s[ROLLED] = dice


@scalar
def roll_to_share(t: Any, s: Any, seat: int, n: int) -> None:
    """The split is made on the dice as they fell, unless the table lets the roller change them first (SR-7.17)."""
    s[w.ACTING] = seat
    roll_dice(s, n)
    if t[p.BEFORE_SPLIT]:
        push(s, MAY_CHANGE_ROLL, seat, 0)


# -- ROLL 1 DIE


@scalar
def roll_one_die(t: Any, s: Any, seat: int) -> None:
    """Use any one face but the covered one (SR-7.1)."""
    s[w.ACTING] = seat
    roll_dice(s, 1)
    no_options(s)
    usable = t[p.OPTIONAL_USE] == 0 and some_face_fits(t, s, seat)
    for face in range(1, 7):
        if face != covered_face(t, s) and (not usable or leads_somewhere(t, s, seat, face)):
            option(s, FACE + face)


@scalar
def covered_face(t: Any, s: Any) -> int:
    """The face on the table, opposite the one shown; 0 when nothing is excluded."""
    rule = t[p.EXCLUDED]
    if rule == NOTHING_COVERED:
        return 0
    if rule == 1:
        return 1
    return int(s[ROLLED]) if rule == 2 else 7 - int(s[ROLLED])


@scalar
def some_face_fits(t: Any, s: Any, seat: int) -> bool:
    """If none can be used as it is, any but the covered one may be chosen (SR-7.3)."""
    covered = covered_face(t, s)
    for face in range(1, 7):
        if face != covered and fits_one_die(t, s, seat, face):
            return True
    return False


@scalar
def leads_somewhere(t: Any, s: Any, seat: int, face: int) -> bool:
    """Used as it is, or brought to a row by a modifier or the power to set a die."""
    if fits_one_die(t, s, seat, face):
        return True
    listed = s[OPTION_COUNT]
    put_hand(s, seat, face, 0)
    list_changed_uses(t, s, HANDS + HAND_WORDS * (s[HAND_COUNT] - 1))
    s[HAND_COUNT] -= 1
    found = s[OPTION_COUNT] > listed
    s[OPTION_COUNT] = listed
    return bool(found)


@scalar
def choose_face(t: Any, s: Any, seat: int, face: int) -> None:
    """One die for the roller, none for the other (SR-7.2); chosen for its change, it must be changed (SR-7.3)."""
    changed = t[p.OPTIONAL_USE] == 0 and not fits_one_die(t, s, seat, face) and some_face_fits(t, s, seat)
    put_hand(s, seat, face, 0)
    push_use(t, s, seat, USE_FACE_CHANGED if changed else USE_DICE)


# -- ROLL 2 DICE


@scalar
def roll_two_dice(t: Any, s: Any, seat: int) -> None:
    """The roller uses both (SR-7.5)."""
    s[w.ACTING] = seat
    roll_dice(s, 2)
    give_dice(t, s, seat, int(s[ROLLED]))


# -- ROLL 3 DICE


@scalar
def share_three(s: Any, seat: int) -> None:
    """A double or a triple gives one of the equal dice to the other (SR-7.6 to SR-7.8)."""
    dice = int(s[ROLLED])
    for nth in range(3):
        value = dice >> BITS * nth & 7
        if count_of(dice, value) > 1:
            push(s, SHARE_OUT, seat, without_die(dice, value) | value << 15)
            return
    push(s, SHARE_OUT, seat, dice)


# -- ROLL 4 DICE


@scalar
def choose_two(s: Any) -> None:
    """The roller takes any two, the other gets the other two (SR-7.9)."""
    no_options(s)
    dice = int(s[ROLLED])
    for a in range(1, 7):
        for b in range(a, 7):
            if count_of(dice, a) and count_of(dice, b) > (1 if a == b else 0):
                option(s, PICK_TWO + pair_number(a, b))


# -- ROLL 5 DICE


@scalar
def choose_distinct_or_equal(t: Any, s: Any) -> None:
    """One die of each value, or all dice of a repeated one (SR-7.10 to SR-7.14)."""
    no_options(s)
    option(s, DISTINCT)
    dice = int(s[ROLLED])
    several = 0
    for value in range(1, 7):
        if count_of(dice, value) > 1:
            several = with_die(several, value)
            if not t[p.ALL_REPEATED]:
                option(s, EQUAL + value)
    if t[p.ALL_REPEATED] and several:
        option(s, equal_action(t, several))


@scalar
def equal_action(t: Any, values: int) -> int:
    """All dice of these repeated values: two values have no number of their own."""
    if how_many(values) == 1:
        return EQUAL + values
    return int(t[p.SHARED_FROM]) + shared_place(EQUAL_STARTED, values)


@scalar
def share_five(t: Any, s: Any, seat: int, action: int) -> None:
    """The other gets the missing values: assigned, not rolled (SR-7.10, SR-7.15, SR-7.16)."""
    dice = int(s[ROLLED])
    own = 0
    missing = 0
    for value in range(1, 7):
        n = count_of(dice, value)
        if n == 0:
            missing = with_die(missing, value)
        elif action == DISTINCT:
            own = with_die(own, value)
        elif n > 1 and (t[p.ALL_REPEATED] or action == EQUAL + value):
            for _ in range(n):
                own = with_die(own, value)
    push(s, SHARE_OUT, seat, own | missing << 15)


# -- DO NOT ROLL


@scalar
def do_not_roll(t: Any, s: Any, seat: int) -> None:
    """One small circle in a turn section, if one likes (SR-8.1)."""
    s[w.ACTING] = seat
    s[ROLLED] = 0
    no_options(s)
    list_turns(t, s, seat)
    option(s, PASS)


# -- for all of them


@scalar
def share_out(t: Any, s: Any, seat: int, own: int, others: int) -> None:
    """The roller uses all of his dice first, then the other uses his (SR-5.4)."""
    changed = int(s[w.ROLL_CHANGED])
    kept, given = told_apart(own, changed)
    s[w.ROLL_CHANGED] = 0
    if others:
        put_hand(s, 1 - seat, others, given)
    put_hand(s, seat, own, kept)
    if others:
        push_use(t, s, 1 - seat, USE_DICE)
    push_use(t, s, seat, USE_DICE)


@scalar
def told_apart(own: int, changed: int) -> tuple[int, int]:
    """Of equal dice the roller keeps those that the roller has changed (SR-8.11, `one_per_die`)."""
    kept = 0
    given = 0
    for value in range(1, 7):
        n = count_of(changed, value)
        mine = min(n, count_of(own, value))
        for _ in range(mine):
            kept = with_die(kept, value)
        for _ in range(n - mine):
            given = with_die(given, value)
    return kept, given
