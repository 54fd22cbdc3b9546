"""What effects do in a fight, word by word (D.6)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.asking import amount, holds
from tavola.kernels.tainted_grail.cards import add_charges, remove_last
from tavola.kernels.tainted_grail.changing import store
from tavola.kernels.tainted_grail.combat import gain_cubes, lose_cubes
from tavola.kernels.tainted_grail.diplomacy import move_marker
from tavola.kernels.tainted_grail.hands import ask, discard_top
from tavola.kernels.tainted_grail.stack import (
    DISCARD_FROM_HAND,
    DRAW_CARDS,
    END_DO,
    KEEP_IN_HAND,
    PLAY_BY_EFFECT,
    push,
    push_words,
)
from tavola.kernels.tainted_grail.tracks import deal_damage, gain, lose, set_track


@scalar
def carry_out_word(t: Any, s: Any, effect: int, source: int) -> None:
    """One word with its numbers: what they mean stands beside each word in wording.py."""
    word, a = int(t[effect]), int(t[effect + 1])
    if word == w.POOL_WORD:
        change_pool(t, s, amount(t, s, a, source))
    elif word == w.AFFINITY_WORD:
        move_marker(t, s, amount(t, s, a, source))
    elif word == w.DRAW_WORD:
        push(s, DRAW_CARDS, amount(t, s, a, source), 0)
    elif word == w.DISCARD_HAND:
        push(s, DISCARD_FROM_HAND, amount(t, s, a, source), 0)
    elif word == w.DISCARD_TOP:
        discard_top(s, amount(t, s, a, source))
    elif word == w.DISCARD_LAST:
        remove_last(s, amount(t, s, a, source))
    elif word == w.KEEP:
        push(s, KEEP_IN_HAND, a, 0)
    elif word == w.DAMAGE:
        deal_damage(t, s, amount(t, s, a, source))
    elif word in (w.GAIN, w.LOSE, w.SET):
        change_amounts(t, s, word, a, source)
    elif word == w.CHARGES_WORD:
        add_charges(s, source, amount(t, s, a, source))
    elif word == w.END_WORD:
        push(s, END_DO, a, 0)
    elif word == w.IF:
        met = holds(t, s, a, source)
        push_words(t, s, int(t[effect + 2]) if met else int(t[effect + 3]), source)
    elif word == w.ROLL:
        face = below(s, RNG, a)
        push_words(t, s, int(t[t[effect + 2] + face]), source)
    elif word == w.MODIFY:
        store(t, s, a)
    elif word == w.CHOOSE:
        ask(s, w.ASK_OPTION, effect, source)
    elif word == w.PLAY_WORD:
        push(s, PLAY_BY_EFFECT, 0, 0)
    elif word == w.FLIP_WORD:
        ask(s, w.ASK_FLIP, a, source)


@scalar
def change_pool(t: Any, s: Any, n: int) -> None:
    """Cubes into the Pool or out of it; in Diplomacy there is none (TG-36.8)."""
    if t[w.IS_COMBAT] == 0:
        return
    if n > 0:
        gain_cubes(t, s, n)
    elif n < 0:
        lose_cubes(t, s, -n)


@scalar
def change_amounts(t: Any, s: Any, word: int, listed: int, source: int) -> None:
    """Tracks and Resources, each with its value; all values are asked before anything changes."""
    for nth in range(t[listed]):
        s[w.ROOM + nth] = amount(t, s, int(t[listed + 2 + 2 * nth]), source)
    for nth in range(t[listed]):
        what, n = int(t[listed + 1 + 2 * nth]), int(s[w.ROOM + nth])
        s[w.ROOM + nth] = 0
        if word == w.GAIN:
            gain(t, s, what, n)
        elif word == w.LOSE:
            lose(t, s, what, n)
        else:
            set_track(t, s, what, n)
