"""Worlds that a seat cannot tell from the true one (games/realm_of_sand/resampling.py), and answers tried in them."""

from __future__ import annotations

from tavola.kernels.chance import below, next_bits, set_bits
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG, Words
from tavola.kernels.realm_of_sand.flow import act
from tavola.kernels.realm_of_sand.judging import value
from tavola.kernels.realm_of_sand.layout import (
    CARD,
    DECKS,
    ENDING,
    IN_DECK,
    IN_LOG,
    IS_KEPT,
    KNOWER,
    LOG,
    LOOKED,
    LOOKED_AT,
    MOST_IN_DECK,
    OWNER,
    ROUND,
    STATE,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.replies import LUCK, play_on
from tavola.kernels.realm_of_sand.tables import CARD_LEVEL, CARDS, ONE_CARD, SEATS

CERTAIN = 16_000  # a lead that is as good as any larger one, in thousandths of a star
WON = 8_000  # what winning is worth beyond the lead


@scalar
def redraw(t: Words, s: Words, seat: int, luck: Words, hidden: Words) -> None:
    """Decks, cards kept by others and cards another is looking at change places within their level; chance is new.

    What the seat has put under a deck stays there, and so does a card that is just being completed.
    """
    set_bits(s, RNG, next_bits(luck, LUCK))
    for level in range(3):
        count = gather(t, s, seat, level, hidden)
        for last in range(count - 1, 0, -1):
            other = below(luck, LUCK, last + 1)
            hidden[last], hidden[other] = hidden[other], hidden[last]
        hand_out(t, s, seat, level, hidden)


@scalar
def gather(t: Words, s: Words, seat: int, level: int, hidden: Words) -> int:
    """The cards of a level that the seat does not know, in an order that tells nothing; how many."""
    count = visit(t, s, seat, level, hidden, 0)
    for nth in range(1, count):
        card, place = hidden[nth], nth
        while place and hidden[place - 1] > card:
            hidden[place] = hidden[place - 1]
            place -= 1
        hidden[place] = card
    return count


@scalar
def hand_out(t: Words, s: Words, seat: int, level: int, hidden: Words) -> None:
    visit(t, s, seat, level, hidden, 1)


@scalar
def visit(t: Words, s: Words, seat: int, level: int, hidden: Words, writing: int) -> int:
    """Every place with a card of this level that the seat does not know: it is read from there, or written."""
    count, deck = 0, DECKS + level * MOST_IN_DECK
    for nth in range(s[IN_DECK + level]):
        if s[deck + nth] // KNOWER != seat + 1:
            count = swap_out(s, deck + nth, s[deck + nth] % KNOWER, hidden, count, writing)
    for nth in range(s[IN_LOG]):
        entry = s[LOG + nth]
        card, owner = entry % OWNER, entry // OWNER - IS_KEPT // OWNER
        if owner >= 0 and owner != seat and card != s[CARD] and t[CARDS + card * ONE_CARD + CARD_LEVEL] == level + 1:
            count = swap_out(s, LOG + nth, card, hidden, count, writing)
    if seat != s[TURN_OF]:
        for nth in range(s[LOOKED]):
            card = s[LOOKED_AT + nth]
            if t[CARDS + card * ONE_CARD + CARD_LEVEL] == level + 1:
                count = swap_out(s, LOOKED_AT + nth, card, hidden, count, writing)
    return count


@scalar
def swap_out(s: Words, place: int, card: int, hidden: Words, count: int, writing: int) -> int:
    """Whatever else stands in the number, who owns the card or knows it, stays."""
    if writing:
        s[place] += hidden[count] - card
    else:
        hidden[count] = card
    return count + 1


@scalar
def try_out(
    t: Words, s: Words, world: Words, trial: Words, notes: Words, w: Words, seeds: Words, luck: Words, out: Words,
    seat: int, action: int, first: int, last: int, rounds: int, tried: int,
) -> int:  # fmt: skip
    """The sum of what an answer is worth to a seat in worlds `first` to `last`; `seeds` holds two words for each.

    In each world it is given, all play on at a glance for so many rounds, and the position is judged.
    """
    total, until = 0, s[ROUND] + rounds
    for nth in range(first, last):
        for word in range(STATE):
            world[word] = s[word]
        luck[LUCK], luck[LUCK + 1] = seeds[2 * nth], seeds[2 * nth + 1]
        redraw(t, world, seat, luck, out)
        act(t, world, action)
        play_on(t, world, trial, notes, w, luck, out, seat, until, tried)
        ahead = value(t, world, notes, w, seat)
        if world[ENDING] and t[SEATS] > 1:
            ahead += WON if ahead > 0 else -WON
        total += max(-CERTAIN, min(CERTAIN, ahead))
    return total
