"""What may be answered to a question, in the order in which the rules offer it, and what each answer does."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.abilities import can_pay, list_acts, may_play_more, must_turn_a_card, use_act
from tavola.kernels.tainted_grail.asking import holds
from tavola.kernels.tainted_grail.combat import end
from tavola.kernels.tainted_grail.diplomacy import stage
from tavola.kernels.tainted_grail.hands import discard, into_discard, out_of_hand, take_top
from tavola.kernels.tainted_grail.keys import bits_in, continues, left_edge, magic_meets, nth_choice, previous_edge
from tavola.kernels.tainted_grail.stack import (
    CARRY_OUT,
    DISCARD_FROM_HAND,
    EXCHANGE_HAND,
    FLEE_COMBAT,
    FLIP_DO,
    KEEP_IN_HAND,
    MULLIGAN_DO,
    PAY,
    PAY_HAND_CARD,
    PLAY_CARD,
    PLAY_CARDS,
    TURN_PANIC_CARD,
    WINDOW_DO,
    push,
    push_all,
    push_words,
)

OPTION_WORDS = 4  # of a choice: condition, cost, effects, and one to spare


@scalar
def put(s: Any, place: int, verb: int, what: int) -> int:
    """One more answer; where the next may stand."""
    s[place] = verb * w.VERB + what
    return place + 1


@scalar
def list_answers(t: Any, s: Any) -> int:
    """All answers to what is asked now, into the state; how many."""
    prompt, first = int(s[w.PROMPT]), w.OPTIONS
    place = first
    if prompt == w.ASK_MULLIGAN:
        place = put(s, put(s, place, w.KEEP_HAND, 0), w.NEW_HAND, 0)
    elif prompt == w.ASK_BEFORE_DELAYED or prompt == w.ASK_BEFORE_ATTACK:
        phase = w.DELAYED if prompt == w.ASK_BEFORE_DELAYED else w.ATTACK
        place = flee_option(t, s, list_acts(t, s, phase, s, put(s, place, w.GO_ON, 0)))
    elif prompt == w.ASK_CARD:
        place = list_acts(t, s, w.PLAY, s, place)
        if must_turn_a_card(s):
            place = put(s, place, w.TURN_CARD, 0)
        else:
            place = put(s, list_plays(t, s, place, s[w.PLAYED] > 0), w.STOP, 0)
        place = flee_option(t, s, place)
    elif prompt == w.ASK_IN_PANIC:
        place = list_ways(t, s, place, int(s[w.PLACING]), False)
    elif prompt == w.ASK_BY_EFFECT:
        place = list_plays(t, s, place, False)
    elif prompt == w.ASK_ABILITY:
        place = put(s, put(s, place, w.USE_IT, 0), w.DECLINE, 0)
    elif prompt == w.ASK_OPTION:
        place = list_options(t, s, place)
    elif prompt == w.ASK_APPROACH:
        for nth in range(t[stage(t, s)]):
            place = put(s, place, w.APPROACH_BY, nth + 1)
    elif prompt == w.ASK_FLIP:
        place = list_things(t, s, place, w.FLIP_IT, w.IN_USE)
    elif prompt == w.ASK_GIVE:
        place = list_things(t, s, place, w.GIVE_IT, w.NOT_IN_USE)
    else:
        place = list_hand(s, place, prompt)
    return place - first


@scalar
def list_hand(s: Any, place: int, prompt: int) -> int:
    """Cards of the hand: to be discarded, to be paid with, to be kept."""
    verb = w.DISCARD_IT if prompt == w.ASK_DISCARD else w.PAY_IT if prompt == w.ASK_PAY_CARD else w.KEEP_IT
    found = place
    for nth in range(s[w.HAND_COUNT]):
        card = int(s[w.HAND + nth])
        if prompt != w.ASK_KEEP or (s[w.BY] >> card) & 1 == 0:
            found = put(s, found, verb, card)
    return found


@scalar
def list_plays(t: Any, s: Any, place: int, goes_on: bool) -> int:
    """Cards in hand with the Magic rows to pay: the first freely, further ones only by Continue (TG-34.6, TG-34.8)."""
    found = place
    if may_play_more(t, s):
        for nth in range(s[w.HAND_COUNT]):
            found = list_ways(t, s, found, int(s[w.HAND + nth]), goes_on)
    return found


@scalar
def list_ways(t: Any, s: Any, place: int, card: int, goes_on: bool) -> int:
    """Every set of Magic Keys that could be paid for with this card, none first."""
    meeting = magic_meets(t, previous_edge(t, s), left_edge(t, card))
    found = place
    for size in range(min(int(s[w.MAGIC]), bits_in(meeting)) + 1):
        nth = 0
        rows = nth_choice(meeting, size, 0) if size > 0 else 0
        while rows >= 0:
            if not goes_on or continues(t, s, card, rows):
                found = put(s, found, w.PLAY_IT, card + w.MASK_AT * rows)
            nth += 1
            rows = nth_choice(meeting, size, nth) if size > 0 else -1
    return found


@scalar
def flee_option(t: Any, s: Any, place: int) -> int:
    """In one's own Activation, once in it with the coin (TG-36.10, TG-40.9)."""
    if t[w.IS_COMBAT] == 1 and s[w.FLEE_TRIED] == 1:
        return place
    return put(s, place, w.FLEE, 0)


@scalar
def list_options(t: Any, s: Any, place: int) -> int:
    """Those of a choice whose condition holds and whose cost can be paid."""
    listed, found = int(t[s[w.ABOUT] + 1]), place
    for nth in range(t[listed]):
        at = listed + 1 + OPTION_WORDS * nth
        cost = int(t[at + 1])
        if holds(t, s, int(t[at]), int(s[w.BY])) and (cost == 0 or can_pay(t, s, cost, int(s[w.BY]))):
            found = put(s, found, w.OPTION, nth)
    return found


@scalar
def list_things(t: Any, s: Any, place: int, verb: int, worst: int) -> int:
    listed, found = int(s[w.ABOUT]), place
    for nth in range(t[listed]):
        if s[w.THING + t[listed + 1 + nth]] <= worst:
            found = put(s, found, verb, int(t[listed + 1 + nth]))
    return found


# -- an answer


@scalar
def answer(t: Any, s: Any, action: int) -> None:
    verb, what = action // w.VERB, action % w.VERB
    prompt, about, source = int(s[w.PROMPT]), int(s[w.ABOUT]), int(s[w.BY])
    s[w.PROMPT], s[w.ABOUT], s[w.BY] = 0, 0, 0
    forget_options(s)
    if verb == w.NEW_HAND:
        push(s, MULLIGAN_DO, 0, 0)
        push(s, EXCHANGE_HAND, 0, 0)
    elif verb == w.USE_ACT or verb == w.FLEE or verb == w.TURN_CARD:
        answer_while_active(t, s, verb, what, prompt)
    elif verb == w.PLAY_IT:
        if prompt == w.ASK_CARD:
            push(s, PLAY_CARDS, 0, 0)
        push_all(s, PLAY_CARD, what % w.MASK_AT, what // w.MASK_AT, int(prompt != w.ASK_CARD), 0)
    elif verb == w.USE_IT:
        push(s, CARRY_OUT, about, 0)
        push(s, PAY, int(t[t[w.ABILITIES] + w.ABILITY * about + w.COST]), source)
    elif verb == w.DISCARD_IT:
        if about > 1:
            push(s, DISCARD_FROM_HAND, about - 1, 0)
        discard(s, what)
    elif verb == w.KEEP_IT:
        push(s, KEEP_IN_HAND, about, source | 1 << what)
    elif verb == w.PAY_IT:
        out_of_hand(s, what)
        into_discard(s, what)
        if about > 1:
            push(s, PAY_HAND_CARD, about - 1, 0)
    elif verb == w.OPTION:
        at = int(t[about + 1]) + 1 + OPTION_WORDS * what
        push_words(t, s, int(t[at + 2]), source)
        if t[at + 1] > 0:
            push(s, PAY, int(t[at + 1]), source)
    elif verb == w.FLIP_IT:
        push(s, FLIP_DO, what, 0)
    elif verb == w.GIVE_IT:
        s[w.THING + what] = w.GONE
    elif verb == w.APPROACH_BY:
        s[w.APPROACH] = what


@scalar
def answer_while_active(t: Any, s: Any, verb: int, what: int, prompt: int) -> None:
    """After what is done now the same question comes again."""
    if prompt == w.ASK_CARD:
        push(s, PLAY_CARDS, 0, 0)
    else:
        push(s, WINDOW_DO, w.DELAYED if prompt == w.ASK_BEFORE_DELAYED else w.ATTACK, 0)
    if verb == w.USE_ACT:
        use_act(t, s, what)
    elif verb == w.TURN_CARD:
        push(s, TURN_PANIC_CARD, 0, 0)
    elif t[w.IS_COMBAT] == 1:
        push(s, FLEE_COMBAT, 0, 0)
    else:
        end(t, s, w.FLED)


@scalar
def turn_panic_card(t: Any, s: Any) -> None:
    """Its Magic is decided on when it has been seen (TG-36.3)."""
    s[w.PLACING] = take_top(s)
    s[w.PLACING_KEYS] = 0
    s[w.PROMPT] = w.ASK_IN_PANIC


@scalar
def forget_options(s: Any) -> None:
    for nth in range(s[w.OPTION_COUNT]):
        s[w.OPTIONS + nth] = 0
    s[w.OPTION_COUNT] = 0
