"""BEFORE YOU BEGIN: sheets, characters, and what the past left on them (the rules' setup.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.marks import get_marks, set_marks
from tavola.kernels.sangue_reale.stack import (
    CHOOSE_CHARACTER,
    RESOLVE_TRIGGERS,
    TAKE_CHARACTER,
    USE_POWER,
    no_options,
    open_question,
    option,
    push,
)
from tavola.kernels.sangue_reale.territories import look_again
from tavola.kernels.sangue_reale.words import CHARACTER, NO_ONE, PRINT, SHEET_WORDS, SHEETS, SIDE, SIDE_PRINT

ROAD_AT, CROWNED_AT = 3, 20
CROWNS = 3  # nobody, slot a, slot b


@scalar
def open_the_era(t: Any, s: Any, fields: int) -> None:
    """Each player takes a sheet of the Era (SR-2.2); the seed chooses its set of Unique Supporters."""
    s[w.ERA] = fields & 7
    s[w.ROUND] = 0
    s[w.ENDING] = 0
    s[w.CANCELLED] = 0
    sets = t[t[p.ERAS] + p.ERA_WORDS * (s[w.ERA] - 1) + p.SETS_IN_ERA]
    s[w.SET] = t[sets + 1 + below(s, RNG, int(t[sets]))]
    for at in range(SHEETS, w.WORDS):
        s[at] = 0
    for seat in range(2):
        s[SHEETS + seat * SHEET_WORDS + CHARACTER] = NO_ONE
    lay_out(t, s, fields >> ROAD_AT & 0x1FFFF, 0)
    clear_the_table(t, s)


@scalar
def lay_out(t: Any, s: Any, road: int, crown: int) -> None:
    """The printed sheet, with all that the past changed on it."""
    s[w.LAYOUT] = (road * t[p.SET_TOTAL] + s[w.SET]) * CROWNS + crown
    s[PRINT] = t[t[p.LAYOUTS] + s[w.LAYOUT]]
    for seat in range(2):
        sheet = SHEETS + seat * SHEET_WORDS
        s[sheet + SIDE_PRINT] = t[s[PRINT] + p.SIDES + s[sheet + SIDE]]


@scalar
def clear_the_table(t: Any, s: Any) -> None:
    for box in range(w.MOST_BOXES):
        s[w.BOXES + box] = w.FREE
    for unique in range(w.MOST_UNIQUES):
        s[w.UNIQUES + unique] = w.FREE
    s[w.HAND_COUNT] = 0
    s[w.QUEUED] = 0
    s[w.ROLLED] = 0
    s[w.ACTING] = NO_ONE


# -- characters


@scalar
def choose_characters(t: Any, s: Any) -> None:
    """A new character continues a line where the pack says so (SR-13.3); otherwise the players choose (SR-2.3)."""
    era = t[p.ERAS] + p.ERA_WORDS * (s[w.ERA] - 1)
    heir = heir_of_seat(t, s, 0)
    if heir != NO_ONE and heir_of_seat(t, s, 1) != NO_ONE:
        push(s, TAKE_CHARACTER, 0, heir)
        return
    if t[p.PICK] == 1:
        push(s, TAKE_CHARACTER, 0, int(t[era + p.ERA_CHARACTERS + below(s, RNG, 2)]))
        return
    loser = loser_of_the_last_era(s)
    if t[p.PICK] == 2 and loser != NO_ONE:
        no_options(s)
        for slot in range(2):
            option(s, int(t[p.FIRST_CHARACTER] + t[era + p.ERA_CHARACTERS + slot]))
        open_question(s, loser, CHOOSE_CHARACTER)
        return
    s[w.ASKED] += 2
    s[w.MODE] = w.ANY
    s[w.PROMPT] = CHOOSE_CHARACTER


@scalar
def heir_of_seat(t: Any, s: Any, seat: int) -> int:
    """Who continues the character that the seat had in the Era before, or nobody."""
    if s[w.RESULT_COUNT] == 0:
        return NO_ONE
    before = s[w.RESULTS + w.RESULT_WORDS * (s[w.RESULT_COUNT] - 1) + w.R_CHARACTERS + seat]
    return int(t[t[t[p.ERAS] + p.ERA_WORDS * (s[w.ERA] - 1) + p.HEIRS] + before])


@scalar
def loser_of_the_last_era(s: Any) -> int:
    if s[w.RESULT_COUNT] == 0:
        return NO_ONE
    winner = int(s[w.RESULTS + w.RESULT_WORDS * (s[w.RESULT_COUNT] - 1) + w.R_WINNER])
    return NO_ONE if winner == NO_ONE else 1 - winner


@scalar
def take_character(t: Any, s: Any, seat: int, character: int) -> None:
    """The other player has the other character."""
    era = t[p.ERAS] + p.ERA_WORDS * (s[w.ERA] - 1)
    a = t[era + p.ERA_CHARACTERS]
    b = t[era + p.ERA_CHARACTERS + 1]
    for who in range(2):
        sheet = SHEETS + who * SHEET_WORDS
        its = character if who == seat else b if character == a else a
        s[sheet + CHARACTER] = its
        s[sheet + SIDE] = t[t[p.CHARACTERS] + p.CHARACTER_WORDS * its + p.SLOT_OF]
        s[sheet + SIDE_PRINT] = t[s[PRINT] + p.SIDES + s[sheet + SIDE]]


# -- sheets


@scalar
def lay_out_the_sheets(t: Any, s: Any, fields: int) -> None:
    """Empty sheets, but for what an overlay marks in advance (SR-2.6); then the characters' powers (SR-2.5)."""
    crowned = (fields >> CROWNED_AT) - 1
    crown = 0 if crowned == NO_ONE else 1 + s[SHEETS + crowned * SHEET_WORDS + SIDE]
    lay_out(t, s, fields >> ROAD_AT & 0x1FFFF, crown)
    clear_the_table(t, s)
    for seat in range(2):
        sheet = SHEETS + seat * SHEET_WORDS
        side = s[sheet + SIDE_PRINT]
        for column in range(6):
            s[sheet + w.ROWS + column] = t[side + p.BLACKENED + column]
        for half in range(2):
            s[sheet + w.CIRCLED + half] = t[side + p.CIRCLED_AT_START + half]
        for turn in range(5):
            s[sheet + w.MODIFIERS + turn] = t[side + p.MODIFIERS_AT_START + turn]
        set_marks(s, sheet + w.PRESENT, get_marks(t, s[PRINT] + p.AT_START))
    look_again(t, s)
    push_characters_powers(t, s)


@scalar
def push_characters_powers(t: Any, s: Any) -> None:
    """The powers of both, in seat order, then what they have triggered."""
    one = powers_of(t, s, 0)
    two = powers_of(t, s, 1)
    if t[one] + t[two]:
        push(s, RESOLVE_TRIGGERS, 0, 0)
        push_powers(t, s, 1, two)
        push_powers(t, s, 0, one)


@scalar
def powers_of(t: Any, s: Any, seat: int) -> int:
    """Where the powers of a player's character stand in the tables."""
    return int(t[t[p.CHARACTERS] + p.CHARACTER_WORDS * s[SHEETS + seat * SHEET_WORDS + CHARACTER] + p.POWERS])


@scalar
def push_powers(t: Any, s: Any, seat: int, powers: int) -> None:
    """All of a list, the first one first."""
    for nth in range(t[powers] - 1, -1, -1):
        push(s, USE_POWER, seat, int(t[powers + 1 + 2 * nth]) | int(t[powers + 2 + 2 * nth]) << 16)
