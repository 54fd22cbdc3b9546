"""The machine for who thinks: it pauses before dice are rolled, and where an Era has been counted.

`PAUSES` puts these functions in the place of the machine's own. A state for them is two words longer.
"""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import Swaps, scalar
from tavola.kernels.sangue_reale import stack as k
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.actions import roll_dice
from tavola.kernels.sangue_reale.dice_words import BITS
from tavola.kernels.sangue_reale.machine import do_step, run
from tavola.kernels.sangue_reale.setup import ROAD_AT
from tavola.kernels.sangue_reale.stack import DONE, KIND_BITS, SEAT_AT, STEP_AT, push, step_after
from tavola.kernels.sangue_reale.words import DEPTH, NO_ONE, PROMPT, RESULT_COUNT, STACK

CHANCE, ENDED = 30, 31  # prompts beyond those of the rules
LOADED = w.WORDS  # the dice that come next
COUNTED = LOADED + 1  # how many Eras had been counted when this one began
WORDS = COUNTED + 1


@scalar
def run_to_chance(t: Any, s: Any) -> None:
    """As the machine runs, but not past a roll whose dice are not given, nor past the end of an Era."""
    while s[PROMPT] == 0 and s[DEPTH]:
        if s[RESULT_COUNT] != s[COUNTED]:
            s[PROMPT] = ENDED
            return
        at = STACK + 2 * (s[DEPTH] - 1)
        head = int(s[at])
        step = head >> STEP_AT & 15
        if step == DONE:
            s[DEPTH] -= 1
        else:
            kind = head & KIND_BITS
            seat = head >> SEAT_AT
            if s[LOADED] == 0 and step == 0 and dice_of(kind):
                s[PROMPT] = CHANCE
                s[w.SEAT] = seat
                s[w.MODE] = w.ONE
                return
            s[at] = kind | step_after(kind, step) << STEP_AT | seat << SEAT_AT
            if do_step(t, s, kind, step, seat, int(s[at + 1])):
                s[at] = head
    if s[PROMPT] == 0:
        s[PROMPT] = ENDED


@scalar
def dice_of(kind: int) -> int:
    """How many dice this rolls."""
    if k.ROLL_THREE <= kind <= k.ROLL_FIVE:
        return kind
    return 1 if kind == k.ROLL_ONE else 2 if kind == k.ROLL_TWO else 0


@scalar
def dice_to_roll(s: Any) -> int:
    """At a pause before a roll."""
    return dice_of(int(s[STACK + 2 * (s[DEPTH] - 1)]) & KIND_BITS)


@scalar
def take_loaded(s: Any, n: int) -> None:
    """The dice that were given."""
    s[w.ROLLED] = s[LOADED]
    s[LOADED] = 0


@scalar
def fall(t: Any, s: Any, dice: int) -> None:
    """At a pause before a roll: these dice come, and the game goes on."""
    s[LOADED] = dice
    s[PROMPT] = 0
    s[w.MODE] = w.NOBODY
    run(t, s)


@scalar
def thrown(luck: Any, n: int) -> int:
    """So many dice by chance."""
    dice = 0
    for nth in range(n):
        dice |= below(luck, 0, 6) + 1 << BITS * nth
    return dice


@scalar
def begin_era(t: Any, s: Any, era: int, road: int) -> None:
    """One Era alone, on one of its roads."""
    for at in range(w.ERA, WORDS):
        s[at] = 0
    push(s, k.ERA_DO, 0, era | road << ROAD_AT)
    run(t, s)


@scalar
def has_won(s: Any, seat: int) -> int:
    """Of an Era that has been counted: 2 who won it, 1 both after a draw, 0 who lost."""
    who = s[w.RESULTS + w.RESULT_WORDS * (s[RESULT_COUNT] - 1) + w.R_WINNER]
    if who == NO_ONE:
        return 1
    return 2 if who == seat else 0


PAUSES: Swaps = {run: run_to_chance, roll_dice: take_loaded}
