"""What Unique Supporters and characters can do: one rule for each word of the vocabulary (the rules' effects.py).

A word that asks lists its options and returns its prompt; without a legal target it does nothing (SR-10.3).
"""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.actions import roll_dice
from tavola.kernels.sangue_reale.borders import edges_to_change
from tavola.kernels.sangue_reale.dice_words import BITS
from tavola.kernels.sangue_reale.keeping import list_kept
from tavola.kernels.sangue_reale.marks import get_marks, set_marks
from tavola.kernels.sangue_reale.modifiers import current_turn, has_room, list_turns
from tavola.kernels.sangue_reale.numbers import COLUMN, FORBID, TURN
from tavola.kernels.sangue_reale.stack import (
    ABILITY_BLACKEN,
    ABILITY_BLOCK,
    ABILITY_CIRCLE,
    ABILITY_EDGE,
    ABILITY_FORBID,
    ABILITY_MODIFIER,
    KEEP_PROMPT,
    USE_POWER,
    no_options,
    option,
    push,
)
from tavola.kernels.sangue_reale.supporters import blacken_front_row, free_in_front_row
from tavola.kernels.sangue_reale.territories import box_in, land_of, offer_number, slots_in
from tavola.kernels.sangue_reale.words import BOXES, FREE, PRINT, ROUND, SHEET_WORDS, SHEETS

DRAW, BLACKEN, CIRCLE, EXTRA_DICE, SET_DIE, VP, VP_PER, EDGE, BLOCK, FORBID_WORD = range(10)
ACT_FIRST, UNCANCEL, OPEN_PLAN, WRAP, STACK_BONUS = range(10, 15)
THIS_TURN, NEXT_TURN, ANY_TURN = 0, 1, 2


@scalar
def use_power(t: Any, s: Any, seat: int, effect: int, n: int) -> int:
    """One effect; the prompt of what it asks, or 0."""
    at = t[p.EFFECTS] + p.EFFECT_WORDS * effect
    kind, a, b, c = int(t[at]), int(t[at + p.EFFECT_A]), int(t[at + p.EFFECT_B]), int(t[at + p.EFFECT_C])
    no_options(s)
    if n > 1:  # what happens n times is n choices, one after the other
        push(s, USE_POWER, seat, effect | n - 1 << 16)
    if kind == DRAW:
        draw_modifiers(t, s, seat, a)
        return ABILITY_MODIFIER
    if kind == BLACKEN:
        list_columns(t, s, seat, a, c)
        return ABILITY_BLACKEN
    if kind == CIRCLE:
        list_numbers(t, s, seat, a)
        return ABILITY_CIRCLE
    if kind == EXTRA_DICE:
        roll_dice(s, a)
        list_kept(t, s, min(b, a))
        return KEEP_PROMPT
    if kind == EDGE:
        list_edges(t, s, seat, a, b)
        return ABILITY_EDGE
    if kind == BLOCK:
        list_slots_to_block(t, s, seat, a)
        return ABILITY_BLOCK
    if kind == FORBID_WORD:
        list_actions(s, a)
        return ABILITY_FORBID
    gain_power(s, seat, kind, a)
    return 0


@scalar
def gain_power(s: Any, seat: int, kind: int, n: int) -> None:
    """What lasts or is kept for when it is needed; points count at the end alone."""
    own = SHEETS + seat * SHEET_WORDS
    other = SHEETS + (1 - seat) * SHEET_WORDS
    if kind == ACT_FIRST:
        s[own + w.FIRST_UNTIL] = max(int(s[own + w.FIRST_UNTIL]), int(s[ROUND])) + n
    elif kind == OPEN_PLAN:
        s[other + w.OPENLY_UNTIL] = max(int(s[other + w.OPENLY_UNTIL]), int(s[ROUND])) + n
    elif kind == UNCANCEL:
        s[own + w.UNCANCELS] += n
    elif kind == SET_DIE:
        s[own + w.SET_DICE] += n
    elif kind == WRAP:
        s[own + w.WRAPS] = 1
    elif kind == STACK_BONUS:
        s[own + w.DOUBLES] = 1


# -- at once


@scalar
def draw_modifiers(t: Any, s: Any, seat: int, which: int) -> None:
    """The turns in which this ability lets a circle be drawn."""
    if which == ANY_TURN:
        list_turns(t, s, seat)
        return
    turn = current_turn(s) + which
    if turn <= 5 and has_room(t, s, seat, turn):
        option(s, TURN + turn)


@scalar
def list_columns(t: Any, s: Any, seat: int, columns: int, pairs_too: int) -> None:
    """One column whose front row is single, or any where the text says so."""
    while columns:
        column = columns & 7
        columns >>= BITS
        if can_blacken(t, s, seat, column, pairs_too):
            option(s, COLUMN + column)


@scalar
def can_blacken(t: Any, s: Any, seat: int, column: int, pairs_too: int) -> bool:
    free = free_in_front_row(t, s, seat, column)
    return free == 1 or (free == 2 and pairs_too != 0)


@scalar
def blacken_column(t: Any, s: Any, seat: int, column: int, rows: int, pairs_too: int) -> None:
    """Rows blackened by an ability cross lines and reach icons like any other (SR-10.9)."""
    for _ in range(rows):
        if can_blacken(t, s, seat, column, pairs_too):
            blacken_front_row(t, s, seat, column, free_in_front_row(t, s, seat, column))


@scalar
def list_numbers(t: Any, s: Any, seat: int, numbers: int) -> None:
    """Free numbers of the own map, without a line."""
    while numbers:
        offer_number(t, s, seat, numbers & 7)
        numbers >>= BITS


@scalar
def list_edges(t: Any, s: Any, seat: int, kind: int, op: int) -> None:
    edges = edges_to_change(t, s, seat, kind, op)
    actions = t[s[PRINT] + p.EDGE_ACTIONS]
    for edge in range(t[s[PRINT] + p.EDGE_COUNT]):
        if edges >> edge & 1:
            option(s, int(t[actions + edge]))


@scalar
def list_slots_to_block(t: Any, s: Any, seat: int, lost: int) -> None:
    """Uncircled numbers of the other's map; unless the text says lost, the territory must keep another one."""
    victim = SHEETS + (1 - seat) * SHEET_WORDS
    done = get_marks(s, victim + w.CIRCLED) | get_marks(s, victim + w.BLOCKED)
    print_ = s[PRINT]
    for slot in range(t[print_ + p.SLOT_COUNT]):
        if done >> slot & 1:
            continue
        land = land_of(t, s, 1 - seat, int(t[t[print_ + p.SLOT_AREAS] + slot]))
        box = box_in(t, s, land)
        still_open = slots_in(t, s, land) & ~done
        if (box < 0 or s[BOXES + box] == FREE) and (lost or still_open != 1 << slot):
            option(s, int(t[t[print_ + p.BLOCK_ACTIONS] + slot]))


@scalar
def block_slot(s: Any, seat: int, slot: int, lost: int) -> None:
    """A struck number can no longer be circled; unless lost, the territory can be controlled without it."""
    victim = SHEETS + (1 - seat) * SHEET_WORDS
    set_marks(s, victim + w.BLOCKED, get_marks(s, victim + w.BLOCKED) | 1 << slot)
    if not lost:
        set_marks(s, victim + w.WAIVED, get_marks(s, victim + w.WAIVED) | 1 << slot)


# -- from the next planning on


@scalar
def list_actions(s: Any, actions: int) -> None:
    while actions:
        option(s, FORBID + (actions & 7))
        actions >>= BITS


@scalar
def forbid_action(s: Any, seat: int, action: int, rounds: int) -> None:
    victim = SHEETS + (1 - seat) * SHEET_WORDS
    at = victim + w.FORBIDDEN + action - 1
    if s[at] == 0:
        order = int(s[victim + w.FORBIDDEN_ORDER])
        place = 0
        while order >> place:
            place += BITS
        s[victim + w.FORBIDDEN_ORDER] = order | action << place
    s[at] = max(int(s[at]), int(s[ROUND]) + rounds)
