"""What is being done and waits (the rules' kernel/flow.py): frames of a kind, the step that comes next, four fields.

A frame whose steps are over stays until what it began is done, as in the rules: some chapters look for it there.
"""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail.layout import BROKEN, DEPTH, FRAME, MOST_FRAMES, OVER, STACK

(PLAY_ENCOUNTER, TURN_DO, ACTIVATION, ENEMY_ATTACK, PLAY_CARD, OPPORTUNITY_ATTACK, FLEE_COMBAT, RUN_FROM_IT,
 DISCARD_TO_LIMIT, PAY_WITH_CARDS, DRAW_HAND, MULLIGAN_DO, EXCHANGE_HAND, SUFFER_FIRST, DAMAGE_FIRST, KEEP_IN_HAND,
 WINDOW_DO, TAKE_TOKEN, PLAY_CARDS, TURN_PANIC_CARD, JOIN_KEY, READ_ICONS, DRAW_CARDS, DISCARD_FROM_HAND,
 DRAW_AT_TURN_END, USE_ABILITY, CARRY_OUT, WORD_DO, PAY, DECK_RUNS_OUT, LEAVE_DO, END_DO, SETTLE, LOOK_FOR_PREY,
 ASK_APPROACH_DO, PLAY_BY_EFFECT, PAY_HAND_CARD, FLIP_DO) = range(1, 39)  # fmt: skip
KIND, STEP, A, B, C, D = range(6)


@scalar
def push(s: Any, kind: int, a: int, b: int) -> None:
    """Do this next, before anything already waiting. Of several the last one pushed comes first."""
    push_all(s, kind, a, b, 0, 0)


@scalar
def push_all(s: Any, kind: int, a: int, b: int, c: int, d: int) -> None:
    if s[DEPTH] >= MOST_FRAMES:  # nothing in a pack that passes its lint goes so deep
        s[OVER] = BROKEN
        return
    at = STACK + FRAME * s[DEPTH]
    s[at + KIND] = kind
    s[at + STEP] = 0
    s[at + A] = a
    s[at + B] = b
    s[at + C] = c
    s[at + D] = d
    s[DEPTH] += 1


@scalar
def top(s: Any) -> int:
    """Where the frame on top begins."""
    return STACK + FRAME * (int(s[DEPTH]) - 1)


@scalar
def drop(s: Any) -> None:
    """The frame on top goes, and leaves nothing of itself: states that are alike are alike word by word."""
    s[DEPTH] -= 1
    at = STACK + FRAME * s[DEPTH]
    for nth in range(FRAME):
        s[at + nth] = 0


@scalar
def innermost(s: Any, kind: int) -> int:
    """How deep on the stack the innermost of this kind is being done; -1 where none is."""
    for nth in range(s[DEPTH] - 1, -1, -1):
        if s[STACK + FRAME * nth + KIND] == kind:
            return nth
    return -1


@scalar
def is_doing(s: Any, kind: int) -> bool:
    return innermost(s, kind) >= 0


@scalar
def leave(s: Any, kind: int) -> None:
    """End the innermost of this kind at once, with everything it was doing."""
    nth = innermost(s, kind)
    while nth >= 0 and s[DEPTH] > nth:
        drop(s)


@scalar
def push_words(t: Any, s: Any, effects: int, source: int) -> None:
    """Do all of these next, from first to last (effects/run.py); `effects` is where their list begins, 0 is none."""
    if effects == 0:
        return
    for nth in range(t[effects] - 1, -1, -1):
        push(s, WORD_DO, effects + 1 + 4 * nth, source)
