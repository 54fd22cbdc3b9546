"""What is being done and waits, the lines and icons reached, and the question that is open (the rules' kernel/flow.py).

A frame is two words: kind, step and seat; and its fields, packed as the comments of the kinds say.
"""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.words import DEPTH, OPTION_COUNT, OPTIONS, QUEUE, QUEUED, STACK

# -- kinds with several steps
ERA_DO = 1  # five steps; number, << 3 road, << 20 the crowned seat and one
ROUND_DO = 2  # five steps
ROLL_THREE = 3  # two steps
ROLL_FOUR = 4  # two steps
ROLL_FIVE = 5  # two steps
ABILITY = 6  # two steps; unique
# -- kinds with one
CAMPAIGN_DO = 7
TAKE_CHARACTER = 8  # character
PLAN_DO = 9  # action
ROLL_ONE = 10
ROLL_TWO = 11
DO_NOT_ROLL = 12
CHOOSE_FACE = 13  # face
SHARE_OUT = 14  # own dice, << 15 the other's
USE_DICE = 15
USE_FACE_CHANGED = 16
USE_DO = 17  # dice, << 6 column, << 9 modifiers, << 16 set dice
LOSE_DICE = 18
CHANGE_DIE = 19  # die, << 3 value, << 6 modifiers, << 13 set dice
MAY_CHANGE_ROLL = 20
CHANGE_ROLL = 21  # die, << 3 value, << 6 modifiers
MAY_MEDDLE = 22
MEDDLE = 23  # die, << 3 value, << 6 modifiers
DRAW_SMALL_CIRCLE = 24  # turn
DRAW_NOTHING = 25
RESOLVE_TRIGGERS = 26
CHOOSE_TRIGGER_ORDER = 27  # number, << 3 unique
FIRST_IN_THE_QUEUE = 28  # number, << 3 unique, << 16 unique first
CIRCLE_NUMBER = 29  # number
CIRCLE_SLOT = 30  # slot
PASS_NUMBER = 31  # number
REACH_UNIQUE = 32  # unique
USE_POWER = 33  # effect, << 16 n
BLACKEN_COLUMN = 34  # column, << 3 rows, << 10 pair rows too
KEEP_DICE = 35  # dice
CHANGE_EDGE = 36  # edge
BLOCK_SLOT = 37  # slot, << 8 lost
FORBID_ACTION = 38  # action, << 3 rounds

DONE = 15  # the step after the last one
KIND_BITS, STEP_AT, SEAT_AT = 255, 8, 12

# -- prompts
CHOOSE_CHARACTER, PLAN_PROMPT, A1_FACE, A4_PICK, A5_MODE, DRAW_MODIFIER, USE_PROMPT = range(1, 8)
PARTNER_PROMPT, CHANGE_ROLL_PROMPT, MEDDLE_PROMPT, CIRCLE_PROMPT, TRIGGER_ORDER = range(8, 13)
ABILITY_MODIFIER, ABILITY_BLACKEN, ABILITY_CIRCLE, ABILITY_EDGE, ABILITY_BLOCK = range(13, 18)
ABILITY_FORBID, KEEP_PROMPT = 18, 19
PROMPTS = (
    "", "choose_character", "plan", "a1_face", "a4_pick", "a5_mode", "draw_modifier", "use", "partner", "change_roll",
    "meddle", "circle", "trigger_order", "ability_modifier", "ability_blacken", "ability_circle", "ability_edge",
    "ability_block", "ability_forbid", "keep_dice",
)  # fmt: skip


@scalar
def push(s: Any, kind: int, seat: int, fields: int) -> None:
    """Do this next, before anything already waiting. Of several the last one pushed comes first."""
    at = STACK + 2 * s[DEPTH]
    s[at] = kind | seat << SEAT_AT
    s[at + 1] = fields
    s[DEPTH] += 1


@scalar
def top_fields(s: Any) -> int:
    """The fields of what is being done."""
    return int(s[STACK + 2 * s[DEPTH] - 1])


@scalar
def step_after(kind: int, step: int) -> int:
    last = 4 if kind <= ROUND_DO else 1 if kind <= ABILITY else 0
    return DONE if step == last else step + 1


# -- the queue


@scalar
def enqueue(s: Any, kind: int, seat: int, fields: int) -> None:
    at = QUEUE + 2 * s[QUEUED]
    s[at] = kind | seat << SEAT_AT
    s[at + 1] = fields
    s[QUEUED] += 1


@scalar
def enqueue_first(s: Any, kind: int, seat: int, fields: int) -> None:
    """Before all others that wait."""
    for at in range(QUEUE + 2 * s[QUEUED] - 1, QUEUE - 1, -1):
        s[at + 2] = s[at]
    s[QUEUE] = kind | seat << SEAT_AT
    s[QUEUE + 1] = fields
    s[QUEUED] += 1


@scalar
def push_first_of_queue(s: Any) -> None:
    at = STACK + 2 * s[DEPTH]
    s[at] = s[QUEUE]
    s[at + 1] = s[QUEUE + 1]
    s[DEPTH] += 1
    s[QUEUED] -= 1
    for here in range(QUEUE, QUEUE + 2 * s[QUEUED]):
        s[here] = s[here + 2]


@scalar
def resolve_triggers_next(s: Any) -> None:
    """uniques.py of the rules."""
    if s[QUEUED]:
        push(s, RESOLVE_TRIGGERS, 0, 0)


# -- questions


@scalar
def no_options(s: Any) -> None:
    s[OPTION_COUNT] = 0


@scalar
def option(s: Any, action: int) -> None:
    s[OPTIONS + s[OPTION_COUNT]] = action
    s[OPTION_COUNT] += 1


@scalar
def open_question(s: Any, seat: int, prompt: int) -> None:
    """One seat chooses among the options listed."""
    s[w.ASKED] += 1
    s[w.PROMPT] = prompt
    s[w.SEAT] = seat
    s[w.MODE] = w.ONE
