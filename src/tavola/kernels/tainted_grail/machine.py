"""The course of an Encounter (TG-32, TG-34): every kind of thing done, step by step, until somebody must decide."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import shuffle
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail import stack as f
from tavola.kernels.tainted_grail.abilities import (
    carry_out,
    fire,
    may_play_more,
    must_turn_a_card,
    pay,
    pay_with_cards,
    use_ability,
)
from tavola.kernels.tainted_grail.activation import (
    activation,
    damage_first,
    deck_runs_out,
    enemy_attack,
    flee_combat,
    opportunity_attack,
    run_from_it,
    suffer_first,
)
from tavola.kernels.tainted_grail.answers import answer, list_answers, turn_panic_card
from tavola.kernels.tainted_grail.cards import join_key, play_card, read_icons, take_token
from tavola.kernels.tainted_grail.combat import end, forget_limits
from tavola.kernels.tainted_grail.diplomacy import ask_approach, open_stage
from tavola.kernels.tainted_grail.hands import (
    ask,
    discard_from_hand,
    draw_at_turn_end,
    draw_cards,
    draw_starting_hand,
    exchange_hand,
    hold_to_hand_limit,
    keep_in_hand,
)
from tavola.kernels.tainted_grail.stack import drop, push, top
from tavola.kernels.tainted_grail.tracks import look_for_prey
from tavola.kernels.tainted_grail.words import carry_out_word


@scalar
def steps_of(kind: int) -> int:
    """How many steps there are to a kind."""
    if kind == f.ACTIVATION:
        return 8
    if kind == f.PLAY_CARD:
        return 6
    if kind == f.TURN_DO or kind == f.PAY_WITH_CARDS:
        return 5
    if kind == f.PLAY_ENCOUNTER or kind == f.ENEMY_ATTACK:
        return 4
    if kind == f.FLEE_COMBAT:
        return 3
    return 2 if kind == f.OPPORTUNITY_ATTACK or kind == f.RUN_FROM_IT else 1


@scalar
def run(t: Any, s: Any) -> None:
    """On until somebody must decide or it is over. A single answer is taken unasked, none is no question."""
    while s[w.OVER] == w.GOING_ON and s[w.DEPTH] > 0:
        at = top(s)
        kind, step = int(s[at + f.KIND]), int(s[at + f.STEP])
        if step >= steps_of(kind):
            drop(s)
            continue
        s[at + f.STEP] = step + 1
        do(t, s, kind, step, at)
        if s[w.PROMPT] != w.NO_PROMPT:
            s[w.OPTION_COUNT] = list_answers(t, s)
            if s[w.OPTION_COUNT] > 1:
                return
            if s[w.OPTION_COUNT] == 1:
                answer(t, s, int(s[w.OPTIONS]))
            else:
                ask(s, w.NO_PROMPT, 0, 0)


@scalar
def do(t: Any, s: Any, kind: int, step: int, at: int) -> None:
    """One step of what lies on top; the commonest kinds first."""
    a, b = int(s[at + f.A]), int(s[at + f.B])
    if kind == f.WORD_DO:
        carry_out_word(t, s, a, b)
    elif kind == f.PLAY_CARD:
        play_card(t, s, step, a, b)
    elif kind == f.JOIN_KEY:
        join_key(t, s, a, b, int(s[at + f.C]), int(s[at + f.D]))
    elif kind == f.ACTIVATION:
        activation(t, s, step)
    elif kind == f.ENEMY_ATTACK:
        enemy_attack(t, s, step, a)
    elif kind == f.TURN_DO:
        turn(t, s, step, at)
    elif kind == f.PLAY_CARDS:
        choose_card(s)
    elif kind == f.USE_ABILITY:
        use_ability(t, s, a)
    elif kind == f.CARRY_OUT:
        carry_out(t, s, a)
    elif kind == f.READ_ICONS:
        row = int(s[at + f.C])
        read_icons(t, s, a, b, row % 16, int(s[at + f.D]), row // 16)
    elif kind == f.DRAW_CARDS:
        draw_cards(t, s, a)
    elif kind == f.OPPORTUNITY_ATTACK:
        opportunity_attack(t, s, step)
    elif kind == f.TAKE_TOKEN:
        take_token(t, s, a)
    elif kind == f.PLAY_ENCOUNTER:
        play_encounter(t, s, step, at)
    else:
        do_more(t, s, kind, step, a, b)


@scalar
def do_more(t: Any, s: Any, kind: int, step: int, a: int, b: int) -> None:
    """What is done less often."""
    if kind == f.DISCARD_FROM_HAND:
        discard_from_hand(s, a)
    elif kind == f.DISCARD_TO_LIMIT:
        hold_to_hand_limit(t, s)
    elif kind == f.DRAW_AT_TURN_END:
        draw_at_turn_end(t, s)
    elif kind == f.WINDOW_DO:
        ask(s, w.ASK_BEFORE_DELAYED if a == w.DELAYED else w.ASK_BEFORE_ATTACK, 0, 0)
    elif kind == f.SUFFER_FIRST:
        suffer_first(t, s)
    elif kind == f.DAMAGE_FIRST:
        damage_first(t, s)
    elif kind == f.KEEP_IN_HAND:
        keep_in_hand(s, a, b)
    elif kind == f.TURN_PANIC_CARD:
        turn_panic_card(t, s)
    elif kind == f.FLEE_COMBAT:
        flee_combat(t, s, step, a)
    elif kind == f.RUN_FROM_IT:
        run_from_it(t, s, step)
    elif kind == f.DECK_RUNS_OUT:
        deck_runs_out(t, s)
    elif kind == f.PAY:
        pay(t, s, a, b)
    elif kind == f.PAY_WITH_CARDS:
        pay_with_cards(t, s, step, a, b)
    elif kind == f.PAY_HAND_CARD:
        ask(s, w.ASK_PAY_CARD, a, 0)
    elif kind == f.FLIP_DO:
        s[w.THING + a] = w.FLIPPED
    elif kind == f.PLAY_BY_EFFECT:
        if may_play_more(t, s):
            ask(s, w.ASK_BY_EFFECT, 0, 0)
    elif kind == f.ASK_APPROACH_DO:
        ask_approach(s)
    elif kind == f.DRAW_HAND:
        draw_starting_hand(t, s)
    elif kind == f.MULLIGAN_DO:
        if s[w.HAND_COUNT] > 1:
            ask(s, w.ASK_MULLIGAN, 0, 0)
    elif kind == f.EXCHANGE_HAND:
        exchange_hand(t, s)
    elif kind == f.LOOK_FOR_PREY:
        look_for_prey(t, s)
    elif kind == f.END_DO:
        end(t, s, a)
    elif kind == f.SETTLE:
        settle_conditions(s)
    elif kind == f.LEAVE_DO:
        s[w.OVER] = w.FLED


@scalar
def settle_conditions(s: Any) -> None:
    """Whoever gets the Dying card is out of the Encounter, even if healed at once (TG-29.1)."""
    if s[w.HEALTH] == 0:
        s[w.OVER] = w.DYING


@scalar
def choose_card(s: Any) -> None:
    """Whatever was done before the card of Panic is turned may have emptied the deck: then one must Flee (TG-36.5)."""
    if must_turn_a_card(s) and s[w.DECK_COUNT] == 0:
        push(s, f.DECK_RUNS_OUT, 0, 0)
    else:
        ask(s, w.ASK_CARD, 0, 0)


@scalar
def play_encounter(t: Any, s: Any, step: int, at: int) -> None:
    """Hands are drawn, perhaps anew, the first Stage opens; then Turn after Turn (start.py)."""
    if step == 0:
        push(s, f.DRAW_HAND, 0, 0)
    elif step == 1:
        push(s, f.MULLIGAN_DO, 0, 0)
    elif step == 2:
        if t[w.IS_COMBAT] == 0:
            open_stage(t, s)
    else:
        s[at + f.STEP] = step  # again
        push(s, f.TURN_DO, 0, 0)


@scalar
def turn(t: Any, s: Any, step: int, at: int) -> None:
    """Each member once, then the end of the Turn; who is alone is not asked who is Active (TG-34.1, TG-34.17)."""
    if step == 0:
        if s[w.ACTIVATED] == 0:
            s[at + f.STEP] = step  # again
            push(s, f.ACTIVATION, 0, 0)
    elif step == 1:
        s[w.PHASE] = w.END
        push(s, f.DISCARD_TO_LIMIT, 0, 0)
    elif step == 2:
        push(s, f.DRAW_AT_TURN_END, 0, 0)
    elif step == 3:
        fire(t, s, w.ON_TURN_END)
    else:
        s[w.ACTIVATED] = 0
        s[w.TURN] += 1
        forget_limits(t, s, w.A_TURN)
        s[w.PLAYED_IN_TURN] = 0


@scalar
def begin(t: Any, s: Any) -> None:
    """A fight from its first hand: the state as it was laid out, the deck in an order that chance gives."""
    for nth in range(RNG + 2, w.STATE):
        s[nth] = t[t[w.BEGINNING] + nth]
    shuffle(s, RNG, w.DECK, int(s[w.DECK_COUNT]))
    run(t, s)


@scalar
def asked(t: Any, s: Any) -> int:
    """Who is alone is asked until it is over."""
    return 0 if s[w.OVER] == w.GOING_ON else -1


@scalar
def legal(t: Any, s: Any, out: Any) -> int:
    count = int(s[w.OPTION_COUNT]) if s[w.OVER] == w.GOING_ON else 0
    for nth in range(count):
        out[nth] = s[w.OPTIONS + nth]
    return count


@scalar
def act(t: Any, s: Any, action: int) -> None:
    answer(t, s, action)
    run(t, s)
