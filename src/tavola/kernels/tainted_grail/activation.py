"""An Activation and its four phases, the enemy's attack, fleeing from it (TG-34.3 to TG-34.16, TG-36.9 to TG-36.11)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.abilities import fire, has_acts_of
from tavola.kernels.tainted_grail.asking import in_panic
from tavola.kernels.tainted_grail.cards import tick
from tavola.kernels.tainted_grail.changing import forget_changes
from tavola.kernels.tainted_grail.combat import check_victory, end, end_activation, strike
from tavola.kernels.tainted_grail.diplomacy import check_affinity, react
from tavola.kernels.tainted_grail.hands import discard_top
from tavola.kernels.tainted_grail.in_force import has_trait
from tavola.kernels.tainted_grail.stack import (
    CARRY_OUT,
    DAMAGE_FIRST,
    DRAW_CARDS,
    ENEMY_ATTACK,
    FLEE_COMBAT,
    KEEP_IN_HAND,
    LEAVE_DO,
    OPPORTUNITY_ATTACK,
    PLAY_CARDS,
    RUN_FROM_IT,
    SUFFER_FIRST,
    WINDOW_DO,
    innermost,
    leave,
    push,
    push_words,
)
from tavola.kernels.tainted_grail.tracks import deal_damage, lose

PHASE_SPAN = 0
HORDE_DISCARDS, DASH_DAMAGE, AMBUSH_KEEPS = 2, 2, 1
SKULL = 0


@scalar
def activation(t: Any, s: Any, step: int) -> None:
    if step == 0:
        activate(t, s)
    elif step == 1:
        pause_before_delayed(t, s)
    elif step == 2:
        s[w.PHASE] = w.DELAYED
        tick(s)
    elif step == 3:
        begin_phase_2(t, s)
    elif step == 4:
        check_opportunity(t, s)
    elif step == 5:
        forget_changes(t, s, PHASE_SPAN)
        s[w.PHASE] = w.WINDOW
        check(t, s)
    elif step == 6:  # phase 3: with Rage it is resolved twice (TG-37.8)
        if has_trait(t, s, w.RAGE):
            push(s, ENEMY_ATTACK, 1, 0)
        push(s, ENEMY_ATTACK, 0, 0)
    else:
        end_activation(t, s)


@scalar
def activate(t: Any, s: Any) -> None:
    """Ambush and Dash fall on the very first (TG-34.3, TG-37.7, TG-37.14)."""
    s[w.ACTIVE] = 1
    s[w.PHASE] = w.NO_PHASE
    s[w.PLAYED] = 0
    s[w.FLEE_TRIED] = 0
    s[w.OPPORTUNITY_DONE] = 0
    s[w.ACTIVATED] = 1
    is_first = s[w.EVER_ACTIVATED] == 0
    s[w.EVER_ACTIVATED] = 1
    fire(t, s, w.ON_ACTIVATION)
    if is_first:
        push(s, SUFFER_FIRST, 0, 0)


@scalar
def suffer_first(t: Any, s: Any) -> None:
    if has_trait(t, s, w.AMBUSH):
        push(s, DAMAGE_FIRST, 0, 0)
        push(s, KEEP_IN_HAND, AMBUSH_KEEPS, 0)
    else:
        damage_first(t, s)


@scalar
def damage_first(t: Any, s: Any) -> None:
    if has_trait(t, s, w.DASH):
        deal_damage(t, s, DASH_DAMAGE)


@scalar
def pause_before_delayed(t: Any, s: Any) -> None:
    """With no token in the Sequence phase 1 does nothing, and the first question of phase 2 serves as well."""
    s[w.PHASE] = w.WINDOW
    tokens = 0
    for nth in range(s[w.SEQUENCE_COUNT]):
        tokens += int(s[w.TIME + s[w.SEQUENCE + nth]])
    if tokens > 0 or has_acts_of(t, s, w.DELAYED):
        push(s, WINDOW_DO, w.DELAYED, 0)


@scalar
def begin_phase_2(t: Any, s: Any) -> None:
    """Panic is looked for now (TG-36.3)."""
    forget_changes(t, s, PHASE_SPAN)
    s[w.PHASE] = w.PLAY
    s[w.PANIC] = int(in_panic(t, s))
    push(s, PLAY_CARDS, 0, 0)


@scalar
def check_opportunity(t: Any, s: Any) -> None:
    """Who played too little is attacked, and draws a card if it played none; not in Diplomacy (TG-34.11, TG-37.11)."""
    expected = 2 if has_trait(t, s, w.OPPORTUNIST) else 1
    if t[w.IS_COMBAT] == 0 or s[w.PLAYED] >= expected:
        return
    s[w.OPPORTUNITY_DONE] = 1
    if s[w.PLAYED] == 0:
        push(s, DRAW_CARDS, 1, 0)
    push(s, OPPORTUNITY_ATTACK, 0, 0)


@scalar
def check(t: Any, s: Any) -> None:
    if t[w.IS_COMBAT] == 1:
        check_victory(t, s)
    else:
        check_affinity(t, s)


@scalar
def opportunity_attack(t: Any, s: Any, step: int) -> None:
    if step == 0:
        push_words(t, s, int(t[w.OPPORTUNITY]), w.THE_ENCOUNTER)
    else:
        fire(t, s, w.ON_OPPORTUNITY)


@scalar
def enemy_attack(t: Any, s: Any, step: int, nth: int) -> None:
    """A pause where something has happened since the last; Horde takes cards first (TG-37.12); then its row."""
    if step == 0:
        s[w.PHASE] = w.WINDOW
        if nth > 0 or s[w.OPPORTUNITY_DONE] == 1 or has_acts_of(t, s, w.ATTACK):
            push(s, WINDOW_DO, w.ATTACK, 0)
    elif step == 1:
        s[w.PHASE] = w.ATTACK
        if has_trait(t, s, w.HORDE):
            discard_top(s, HORDE_DISCARDS)
        if t[w.IS_COMBAT] == 1:
            strike(t, s)
        else:
            react(t, s)
    elif step == 2:
        fire(t, s, w.ON_RESPONSE)
    else:
        s[w.PHASE] = w.WINDOW
        check(t, s)


# -- fleeing


@scalar
def flee_combat(t: Any, s: Any, step: int, forced: int) -> None:
    """A loss of 1 Energy, the attack even after another, then away; with the coin perhaps not (TG-40.9)."""
    if step == 0:
        if forced == 0:
            s[w.FLEE_TRIED] = t[w.FLEE_COIN]
        lose(t, s, w.ENERGY, 1)
    elif step == 1:
        push(s, OPPORTUNITY_ATTACK, 0, 0)
    else:
        if t[w.FLEE_COIN] == 1 and forced == 0 and s[w.MUST_FLEE] == 0 and below(s, RNG, 2) == SKULL:
            return
        push(s, RUN_FROM_IT, 0, 0)


@scalar
def run_from_it(t: Any, s: Any, step: int) -> None:
    if step == 0:
        fire(t, s, w.ON_FLEE)
    else:
        push(s, LEAVE_DO, 0, 0)


@scalar
def deck_runs_out(t: Any, s: Any) -> None:
    """In Combat one must Flee; in Diplomacy the Party has failed (TG-36.6, TG-39.13).

    A flight under way is not begun anew: an Ability that could not draw is broken off (TG-36.16).
    """
    flight = innermost(s, FLEE_COMBAT)
    if flight >= 0:
        s[w.MUST_FLEE] += 1
        if innermost(s, CARRY_OUT) > flight:
            leave(s, CARRY_OUT)
    elif t[w.IS_COMBAT] == 1:
        push(s, FLEE_COMBAT, 1, 0)
    else:
        end(t, s, w.LOST)
