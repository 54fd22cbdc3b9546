"""A question with what may be answered, and what an answer leads to (in the rules: options and what follows them)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import numbers as n
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.actions import share_five
from tavola.kernels.sangue_reale.dice_words import BITS, changed_die, changed_value, pair_of, without_die
from tavola.kernels.sangue_reale.keeping import kept_by
from tavola.kernels.sangue_reale.modifiers import modifiers_needed
from tavola.kernels.sangue_reale.stack import (
    A1_FACE,
    A4_PICK,
    A5_MODE,
    ABILITY_BLACKEN,
    ABILITY_BLOCK,
    ABILITY_CIRCLE,
    ABILITY_EDGE,
    ABILITY_FORBID,
    ABILITY_MODIFIER,
    BLACKEN_COLUMN,
    BLOCK_SLOT,
    CHANGE_DIE,
    CHANGE_EDGE,
    CHANGE_ROLL,
    CHANGE_ROLL_PROMPT,
    CHOOSE_CHARACTER,
    CHOOSE_FACE,
    CIRCLE_PROMPT,
    CIRCLE_SLOT,
    DRAW_MODIFIER,
    DRAW_NOTHING,
    DRAW_SMALL_CIRCLE,
    FIRST_IN_THE_QUEUE,
    FORBID_ACTION,
    KEEP_DICE,
    KEEP_PROMPT,
    LOSE_DICE,
    MEDDLE,
    MEDDLE_PROMPT,
    PARTNER_PROMPT,
    PASS_NUMBER,
    PLAN_DO,
    PLAN_PROMPT,
    SHARE_OUT,
    TAKE_CHARACTER,
    TRIGGER_ORDER,
    USE_DO,
    USE_PROMPT,
    open_question,
    push,
    top_fields,
)
from tavola.kernels.sangue_reale.words import HAND_COUNT, HAND_SEAT, HAND_WORDS, HANDS, OPTION_COUNT, OPTIONS


@scalar
def ask(t: Any, s: Any, seat: int, prompt: int) -> None:
    """Let one seat choose of what is listed. A single option is taken unasked; none is no question."""
    if s[OPTION_COUNT] == 1:
        follow(t, s, seat, prompt, int(s[OPTIONS]))
    elif s[OPTION_COUNT]:
        open_question(s, seat, prompt)


@scalar
def follow(t: Any, s: Any, seat: int, prompt: int, action: int) -> None:
    """What is to be done when this is answered."""
    if prompt == USE_PROMPT:
        follow_use(t, s, seat, action)
    elif prompt == PARTNER_PROMPT:
        follow_partner(t, s, seat, action)
    elif CHANGE_ROLL_PROMPT <= prompt <= MEDDLE_PROMPT:
        follow_change(t, s, seat, prompt, action)
    elif prompt <= DRAW_MODIFIER:
        follow_action(t, s, seat, prompt, action)
    elif prompt >= ABILITY_MODIFIER and prompt != ABILITY_CIRCLE:
        follow_ability(t, s, seat, prompt, action)
    else:
        follow_trigger(t, s, seat, prompt, action)


@scalar
def follow_action(t: Any, s: Any, seat: int, prompt: int, action: int) -> None:
    """Characters, plans and the six actions."""
    if prompt == A1_FACE:
        push(s, CHOOSE_FACE, seat, action - n.FACE)
    elif prompt == A4_PICK:
        own = pair_of(action - n.PICK_TWO)
        rest = without_die(without_die(int(s[w.ROLLED]), own & 7), own >> BITS)
        push(s, SHARE_OUT, seat, own | rest << 15)
    elif prompt == A5_MODE:
        share_five(t, s, seat, action)
    elif prompt == DRAW_MODIFIER:
        follow_circle_drawn(s, seat, action)
    elif prompt == PLAN_PROMPT:
        push(s, PLAN_DO, seat, action - n.PLAN_OF)
    elif prompt == CHOOSE_CHARACTER:
        push(s, TAKE_CHARACTER, seat, action - int(t[p.FIRST_CHARACTER]))


@scalar
def follow_circle_drawn(s: Any, seat: int, action: int) -> None:
    if action == n.PASS:
        push(s, DRAW_NOTHING, seat, 0)
    else:
        push(s, DRAW_SMALL_CIRCLE, seat, action - n.TURN)


@scalar
def follow_use(t: Any, s: Any, seat: int, action: int) -> None:
    """A die as it is, two of them, one changed or set; or the rest of the dice go."""
    if action == n.FINISH:
        push(s, LOSE_DICE, 0, 0)
    elif n.USE < action <= n.USE + 6:
        value = action - n.USE
        push(s, USE_DO, 0, value | value << 6)
    elif n.PAIR < action <= n.PAIR + 6:
        value = action - n.PAIR
        push(s, USE_DO, 0, value | value << BITS | value << 6)
    elif action < n.SET:
        die, value = changed_die(action - n.CHANGE), changed_value(action - n.CHANGE)
        push(s, CHANGE_DIE, 0, die | value << BITS | modifiers_needed(t, s, seat, die, value) << 6)
    else:
        push(s, CHANGE_DIE, 0, changed_die(action - n.SET) | changed_value(action - n.SET) << BITS | 1 << 13)


@scalar
def follow_partner(t: Any, s: Any, seat: int, action: int) -> None:
    """The changed die alone, or with the one that fills a pair row."""
    change = top_fields(s)
    die, value = change & 7, change >> BITS & 7
    modifiers, set_dice = change >> 6 & 127, change >> 13
    dice = die
    if n.PARTNER < action <= n.PARTNER + 6:
        dice |= action - n.PARTNER << BITS
        modifiers += modifiers_needed(t, s, seat, action - n.PARTNER, value)
    elif action != n.ALONE:
        dice |= action - n.SET_PARTNER << BITS
        set_dice += 1
    push(s, USE_DO, 0, dice | value << 6 | modifiers << 9 | set_dice << 16)


@scalar
def follow_change(t: Any, s: Any, seat: int, prompt: int, action: int) -> None:
    """A die of the roll, or of the other's hand, changed; or left as it is."""
    if action == n.LEAVE:
        return
    die, value = changed_die(action - n.CHANGE), changed_value(action - n.CHANGE)
    kind = CHANGE_ROLL if prompt == CHANGE_ROLL_PROMPT else MEDDLE
    push(s, kind, seat, die | value << BITS | modifiers_needed(t, s, seat, die, value) << 6)


@scalar
def follow_trigger(t: Any, s: Any, seat: int, prompt: int, action: int) -> None:
    """Numbers circled, and the order of a line and an icon."""
    if prompt == TRIGGER_ORDER:
        unique_first = 1 if action == n.UNIQUE_BEFORE else 0
        push(s, FIRST_IN_THE_QUEUE, seat, top_fields(s) | unique_first << 16)
    elif prompt == CIRCLE_PROMPT and action == n.PASS:
        push(s, PASS_NUMBER, seat, top_fields(s))
    else:
        push(s, CIRCLE_SLOT, seat, place_of(t, int(t[s[w.PRINT] + p.CIRCLE_ACTIONS]), action))


@scalar
def follow_ability(t: Any, s: Any, seat: int, prompt: int, action: int) -> None:
    """The target of an ability; its text is the effect that is being used."""
    effect = t[p.EFFECTS] + p.EFFECT_WORDS * (top_fields(s) & 0xFFFF)
    if prompt == ABILITY_MODIFIER:
        push(s, DRAW_SMALL_CIRCLE, seat, action - n.TURN)
    elif prompt == ABILITY_BLACKEN:
        rows, pairs_too = int(t[effect + p.EFFECT_B]), int(t[effect + p.EFFECT_C])
        push(s, BLACKEN_COLUMN, seat, action - n.COLUMN | rows << BITS | pairs_too << 10)
    elif prompt == ABILITY_EDGE:
        push(s, CHANGE_EDGE, seat, place_of(t, int(t[s[w.PRINT] + p.EDGE_ACTIONS]), action))
    elif prompt == ABILITY_BLOCK:
        slot = place_of(t, int(t[s[w.PRINT] + p.BLOCK_ACTIONS]), action)
        push(s, BLOCK_SLOT, seat, slot | int(t[effect + p.EFFECT_A]) << 8)
    elif prompt == ABILITY_FORBID:
        push(s, FORBID_ACTION, seat, action - n.FORBID | int(t[effect + p.EFFECT_B]) << BITS)
    elif prompt == KEEP_PROMPT:
        keep = min(int(t[effect + p.EFFECT_A]), int(t[effect + p.EFFECT_B]))
        push(s, KEEP_DICE, seat, kept_by(s, action, keep))


@scalar
def place_of(t: Any, actions: int, action: int) -> int:
    """Which slot or edge has this action; it is one of them."""
    at = actions
    while t[at] != action:
        at += 1
    return at - actions


@scalar
def seat_of_hand(s: Any) -> int:
    """Who uses the hand that goes first."""
    return int(s[HANDS + HAND_WORDS * (s[HAND_COUNT] - 1) + HAND_SEAT])
