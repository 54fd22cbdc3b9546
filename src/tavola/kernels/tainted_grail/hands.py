"""Hands: starting hands, mulligan, drawing, discarding (TG-32.8 to TG-32.11, TG-36.6, TG-36.7)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import shuffle
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.asking import in_panic
from tavola.kernels.tainted_grail.changing import modified
from tavola.kernels.tainted_grail.in_force import has_trait
from tavola.kernels.tainted_grail.stack import DECK_RUNS_OUT, DISCARD_FROM_HAND, PLAY_CARD, is_doing, push

STARTING_HAND, USUAL_LIMIT = 3, 3


@scalar
def ask(s: Any, prompt: int, about: int, source: int) -> None:
    s[w.PROMPT] = prompt
    s[w.ABOUT] = about
    s[w.BY] = source


@scalar
def draw_cards(t: Any, s: Any, n: int) -> bool:
    """With too few in the deck one must Flee, at once or when the card is finished (TG-36.6).

    False means that whatever was being resolved is broken off.
    """
    if n <= 0:
        return True
    if s[w.DECK_COUNT] < n:
        if t[w.AFTER_CARD] == 1 and s[w.ACTIVE] == 1 and is_doing(s, PLAY_CARD):
            s[w.MUST_FLEE] += 1
            return True
        push(s, DECK_RUNS_OUT, 0, 0)
        return False
    for _ in range(n):
        into_hand(s, take_top(s))
    return True


@scalar
def take_top(s: Any) -> int:
    s[w.DECK_COUNT] -= 1
    card = int(s[w.DECK + s[w.DECK_COUNT]])
    s[w.DECK + s[w.DECK_COUNT]] = 0
    return card


@scalar
def into_hand(s: Any, card: int) -> None:
    s[w.HAND + s[w.HAND_COUNT]] = card
    s[w.HAND_COUNT] += 1


@scalar
def into_discard(s: Any, card: int) -> None:
    s[w.DISCARD + s[w.DISCARD_COUNT]] = card
    s[w.DISCARD_COUNT] += 1


@scalar
def out_of_hand(s: Any, card: int) -> None:
    """The others move up."""
    found = 0
    for nth in range(s[w.HAND_COUNT]):
        if s[w.HAND + nth] == card:
            found = 1
        elif found == 1:
            s[w.HAND + nth - 1] = s[w.HAND + nth]
    s[w.HAND_COUNT] -= found
    s[w.HAND + s[w.HAND_COUNT]] = 0


@scalar
def discard(s: Any, card: int) -> None:
    out_of_hand(s, card)
    into_discard(s, card)


@scalar
def discard_top(s: Any, n: int) -> None:
    """As many as there are. It is not a draw, so nobody has to Flee for it (TG-36.7, TG-37.12)."""
    for _ in range(min(n, int(s[w.DECK_COUNT]))):
        into_discard(s, take_top(s))


@scalar
def extra_cards(t: Any, s: Any) -> int:
    return 1 if has_trait(t, s, w.SLOW) else 0


@scalar
def draw_starting_hand(t: Any, s: Any) -> None:
    draw_cards(t, s, modified(t, s, w.HAND_START, STARTING_HAND) + extra_cards(t, s))


@scalar
def draw_at_turn_end(t: Any, s: Any) -> None:
    """One card, none in Panic; the one more of Slow in any case (TG-34.17, TG-36.4, TG-37.10)."""
    usual = 0 if in_panic(t, s) else 1
    draw_cards(t, s, modified(t, s, w.DRAW_AT_END, usual) + extra_cards(t, s))


@scalar
def exchange_hand(t: Any, s: Any) -> None:
    """A hand of one card less; the old one stays out, or is shuffled back (TG-32.9)."""
    count = int(s[w.HAND_COUNT])
    for nth in range(count):
        card = int(s[w.HAND + nth])
        s[w.HAND + nth] = 0
        if t[w.SHUFFLED_BACK] == 1:
            s[w.DECK + s[w.DECK_COUNT]] = card
            s[w.DECK_COUNT] += 1
        else:
            into_discard(s, card)
    s[w.HAND_COUNT] = 0
    if t[w.SHUFFLED_BACK] == 1:
        shuffle(s, RNG, w.DECK, int(s[w.DECK_COUNT]))
    draw_cards(t, s, count - 1)


@scalar
def discard_from_hand(s: Any, n: int) -> None:
    """Of the player's choice; what the hand cannot give comes from the top of the deck."""
    if n <= 0:
        return
    if s[w.HAND_COUNT] <= n:
        short = n - int(s[w.HAND_COUNT])
        while s[w.HAND_COUNT] > 0:
            discard(s, int(s[w.HAND]))
        discard_top(s, short)
        return
    ask(s, w.ASK_DISCARD, n, 0)


@scalar
def keep_in_hand(s: Any, n: int, kept: int) -> None:
    """All cards but so many are discarded; `kept` has a bit for each that was chosen (Ambush)."""
    if s[w.HAND_COUNT] <= n:
        return
    if cards_in(kept) < n:
        ask(s, w.ASK_KEEP, n, kept)
        return
    nth = 0
    while nth < s[w.HAND_COUNT]:
        card = int(s[w.HAND + nth])
        if (kept >> card) & 1 == 1:
            nth += 1
        else:
            discard(s, card)


@scalar
def cards_in(kept: int) -> int:
    found = 0
    for card in range(w.MOST_CARDS):
        found += (kept >> card) & 1
    return found


@scalar
def hold_to_hand_limit(t: Any, s: Any) -> None:
    push(s, DISCARD_FROM_HAND, int(s[w.HAND_COUNT]) - modified(t, s, w.HAND_LIMIT, USUAL_LIMIT), 0)
