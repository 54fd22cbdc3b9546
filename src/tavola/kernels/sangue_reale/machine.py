"""The machine: what is being done runs step by step until somebody must decide (the rules' kernel/flow.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import stack as k
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.actions import (
    choose_distinct_or_equal,
    choose_face,
    choose_two,
    do_not_roll,
    roll_one_die,
    roll_to_share,
    roll_two_dice,
    share_out,
    share_three,
)
from tavola.kernels.sangue_reale.answers import ask, follow, seat_of_hand
from tavola.kernels.sangue_reale.borders import change_edge
from tavola.kernels.sangue_reale.campaign import (
    count_points,
    play_round_after_round,
    play_the_next_era,
    push_what_is_played,
)
from tavola.kernels.sangue_reale.dice import give_dice, lose_dice, use, use_next
from tavola.kernels.sangue_reale.effects import blacken_column, block_slot, forbid_action, use_power
from tavola.kernels.sangue_reale.modifiers import (
    change_die,
    change_roll,
    draw_small_circle,
    list_affordable_changes,
    may_meddle,
    meddle,
)
from tavola.kernels.sangue_reale.numbers import PASS, PLAN_OF
from tavola.kernels.sangue_reale.planning import list_plans, settle_plans, write_plan
from tavola.kernels.sangue_reale.rounds import round_step
from tavola.kernels.sangue_reale.setup import choose_characters, lay_out_the_sheets, open_the_era, take_character
from tavola.kernels.sangue_reale.stack import DONE, KIND_BITS, SEAT_AT, STEP_AT, no_options, option, step_after
from tavola.kernels.sangue_reale.territories import circle_slot, offer_number
from tavola.kernels.sangue_reale.uniques import (
    ability_step,
    choose_trigger_order,
    first_in_first_out,
    put_first_in_the_queue,
    reach_unique,
)
from tavola.kernels.sangue_reale.words import DEPTH, HELD, MODE, OPTION_COUNT, OPTIONS, PROMPT, STACK


@scalar
def begin(t: Any, s: Any) -> None:
    """A table ready for the first decision; the generator stands in its words."""
    for at in range(w.ERA, w.WORDS):
        s[at] = 0
    push_what_is_played(t, s)
    run(t, s)


@scalar
def run(t: Any, s: Any) -> None:
    """Go on until somebody must decide or nothing is left to do."""
    while s[PROMPT] == 0 and s[DEPTH]:
        at = STACK + 2 * (s[DEPTH] - 1)
        head = int(s[at])
        step = head >> STEP_AT & 15
        if step == DONE:
            s[DEPTH] -= 1
        else:
            kind = head & KIND_BITS
            seat = head >> SEAT_AT
            s[at] = kind | step_after(kind, step) << STEP_AT | seat << SEAT_AT
            if do_step(t, s, kind, step, seat, int(s[at + 1])):
                s[at] = head


@scalar
def do_step(t: Any, s: Any, kind: int, step: int, seat: int, fields: int) -> int:
    """One step of what is being done; 1 to be run once more."""
    if k.USE_DICE <= kind <= k.USE_FACE_CHANGED:
        again = use_next(t, s, kind)
        if again:
            ask(t, s, seat_of_hand(s), k.USE_PROMPT)
        return again
    if kind == k.ROUND_DO:
        return round_step(t, s, step)
    if kind == k.RESOLVE_TRIGGERS:
        return first_in_first_out(s)
    if kind == k.ERA_DO:
        return era_step(t, s, step, fields)
    if kind == k.CAMPAIGN_DO:
        return play_the_next_era(t, s)
    if kind <= k.SHARE_OUT:
        do_action(t, s, kind, step, seat, fields)
    elif kind <= k.DRAW_NOTHING:
        do_with_dice(t, s, kind, seat, fields)
    else:
        do_on_the_map(t, s, kind, seat, fields)
    return 0


@scalar
def era_step(t: Any, s: Any, step: int, fields: int) -> int:
    """One Era from its sheets to its winner."""
    if step == 0:
        open_the_era(t, s, fields)
    elif step == 1:
        choose_characters(t, s)
    elif step == 2:
        lay_out_the_sheets(t, s, fields)
    elif step == 3:
        return play_round_after_round(s)
    else:
        count_points(t, s)
    return 0


@scalar
def do_action(t: Any, s: Any, kind: int, step: int, seat: int, fields: int) -> None:
    """Set-up, planning and the six actions."""
    if kind == k.PLAN_DO:
        write_plan(s, seat, fields)
    elif kind == k.ROLL_ONE:
        roll_one_die(t, s, seat)
        ask(t, s, seat, k.A1_FACE)
    elif kind == k.ROLL_TWO:
        roll_two_dice(t, s, seat)
    elif kind <= k.ROLL_FIVE:
        if step == 0:
            roll_to_share(t, s, seat, kind)
        elif kind == k.ROLL_THREE:
            share_three(s, seat)
        elif kind == k.ROLL_FOUR:
            choose_two(s)
            ask(t, s, seat, k.A4_PICK)
        else:
            choose_distinct_or_equal(t, s)
            ask(t, s, seat, k.A5_MODE)
    elif kind == k.DO_NOT_ROLL:
        do_not_roll(t, s, seat)
        ask(t, s, seat, k.DRAW_MODIFIER)
    elif kind == k.CHOOSE_FACE:
        choose_face(t, s, seat, fields)
    elif kind == k.SHARE_OUT:
        share_out(t, s, seat, fields & 0o77777, fields >> 15)
    elif kind == k.ABILITY:
        ability_step(t, s, step, seat, fields)
    elif kind == k.TAKE_CHARACTER:
        take_character(t, s, seat, fields)


@scalar
def do_with_dice(t: Any, s: Any, kind: int, seat: int, fields: int) -> None:
    """Dice used and changed, modifiers drawn."""
    if kind == k.USE_DO:
        use(t, s, fields & 0o77, fields >> 6 & 7, fields >> 9 & 127, fields >> 16)
    elif kind == k.LOSE_DICE:
        lose_dice(s)
    elif kind == k.CHANGE_DIE:
        change_die(t, s, fields & 7, fields >> 3 & 7, fields >> 6 & 127, fields >> 13)
        ask(t, s, seat_of_hand(s), k.PARTNER_PROMPT)
    elif kind == k.DRAW_SMALL_CIRCLE:
        draw_small_circle(s, seat, fields)
    elif kind == k.MAY_CHANGE_ROLL:
        list_affordable_changes(t, s, seat, int(s[w.ROLLED]), int(s[w.ROLL_CHANGED]))
        ask(t, s, seat, k.CHANGE_ROLL_PROMPT)
    elif kind == k.CHANGE_ROLL:
        change_roll(t, s, seat, fields & 7, fields >> 3 & 7, fields >> 6)
    elif kind == k.MAY_MEDDLE:
        may_meddle(t, s, seat)
        ask(t, s, seat, k.MEDDLE_PROMPT)
    elif kind == k.MEDDLE:
        meddle(t, s, seat, fields & 7, fields >> 3 & 7, fields >> 6)


@scalar
def do_on_the_map(t: Any, s: Any, kind: int, seat: int, fields: int) -> None:
    """Lines and icons, numbers and powers."""
    if kind == k.CIRCLE_NUMBER:
        offer_line(t, s, seat, fields)
        ask(t, s, seat, k.CIRCLE_PROMPT)
    elif kind == k.CIRCLE_SLOT:
        circle_slot(t, s, seat, fields)
    elif kind == k.REACH_UNIQUE:
        reach_unique(t, s, seat, fields)
    elif kind == k.USE_POWER:
        prompt = use_power(t, s, seat, fields & 0xFFFF, fields >> 16)
        if prompt:
            ask(t, s, seat, prompt)
    elif kind == k.BLACKEN_COLUMN:
        blacken_column(t, s, seat, fields & 7, fields >> 3 & 127, fields >> 10)
    elif kind == k.KEEP_DICE:
        give_dice(t, s, seat, fields)
    elif kind == k.CHANGE_EDGE:
        change_edge(t, s, seat, fields)
    elif kind == k.BLOCK_SLOT:
        block_slot(s, seat, fields & 255, fields >> 8)
    elif kind == k.FORBID_ACTION:
        forbid_action(s, seat, fields & 7, fields >> 3)
    elif kind == k.CHOOSE_TRIGGER_ORDER:
        choose_trigger_order(s, fields >> 3)
        ask(t, s, seat, k.TRIGGER_ORDER)
    elif kind == k.FIRST_IN_THE_QUEUE:
        put_first_in_the_queue(s, seat, fields & 7, fields >> 3 & 0x1FFF, fields >> 16)


@scalar
def offer_line(t: Any, s: Any, seat: int, number: int) -> None:
    """At once or never, where nobody has control; with no free number the right is lost (SR-9.1, SR-9.4, SR-9.5)."""
    no_options(s)
    offer_number(t, s, seat, number)
    if s[OPTION_COUNT] and not t[p.MUST_CIRCLE]:
        option(s, PASS)


# -- questions and answers


@scalar
def asked(t: Any, s: Any) -> int:
    """Who answers next, as environments ask; -1 when the game is over."""
    if s[PROMPT] == 0:
        return -1
    if s[MODE] == w.ONE:
        return int(s[w.SEAT])
    if s[MODE] == w.EACH:
        if s[HELD]:
            return 1
        if s[HELD + 1]:
            return 0
    return int(s[w.ASKED]) & 1


@scalar
def legal(t: Any, s: Any, out: Any) -> int:
    """The legal actions of whoever answers next, in the order of the rules."""
    if s[PROMPT] == 0:
        return 0
    if s[MODE] == w.EACH:
        return list_plans(s, asked(t, s), out, 0)
    if s[MODE] == w.ANY:
        for slot in range(2):
            era = t[p.ERAS] + p.ERA_WORDS * (s[w.ERA] - 1)
            out[slot] = t[p.FIRST_CHARACTER] + t[era + p.ERA_CHARACTERS + slot]
        return 2
    for nth in range(s[OPTION_COUNT]):
        out[nth] = s[OPTIONS + nth]
    return int(s[OPTION_COUNT])


@scalar
def act(t: Any, s: Any, action: int) -> None:
    """Carry out a legal answer of whoever answers next, and go on to the next decision."""
    seat = asked(t, s)
    prompt = int(s[PROMPT])
    if s[MODE] == w.EACH:
        s[HELD + seat] = action - PLAN_OF
        if s[HELD] and s[HELD + 1]:
            settle_plans(s)
    else:
        s[PROMPT] = 0
        s[MODE] = w.NOBODY
        follow(t, s, seat, prompt, action)
    run(t, s)
