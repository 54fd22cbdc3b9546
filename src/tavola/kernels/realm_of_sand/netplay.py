"""Play of Realm of Sand by a net: every answer is tried in an imagined world, and what comes after it is judged."""

from __future__ import annotations

from typing import Any, TypeAlias

from tavola.kernels.chance import below, next_bits, set_bits
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.ending import place_of
from tavola.kernels.realm_of_sand.features import see, see_own
from tavola.kernels.realm_of_sand.flow import act, begin, legal
from tavola.kernels.realm_of_sand.imagining import redraw
from tavola.kernels.realm_of_sand.layout import (
    IN_LOG,
    MOST_SEATS,
    NOTHING,
    PROMPT,
    RNG,
    ROUND,
    SEAT,
    STARS,
    STATE,
    SUMMON,
    TURN,
)
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.prospects import NOTES
from tavola.kernels.realm_of_sand.replies import reply, step
from tavola.kernels.realm_of_sand.tables import SEATS
from tavola.kernels.reckoning import chance_of, forward

Bytes: TypeAlias = Any
Floats: TypeAlias = Any

BY_CHANCE, GLANCES, KEPT, TRIED = range(4)  # dials: in thousandths, the last in placements
SEAT_OF, IS_TURN, NOW, NOTE_WORDS = 0, 1, 2, 3
THOUSAND = 1000
GLANCES_AT = MOST_SEATS * NOTES  # notes: first those of the seats, then of who plays at a glance
PAR = 60  # stars that count as all there is to win, alone
TO_WIN, OWN_STARS, THEIR_STARS, ANSWERS = 0, 1, 2, 3


@scalar
def settled(t: Words, s: Words, seat: int) -> float:
    """Of a game that is over: 1 for who came first; alone the stars in parts of `PAR`."""
    if t[SEATS] == 1:
        return min(1.0, s[player_at(seat) + STARS] / PAR)
    return 1.0 if place_of(t, s, seat) == 1 else 0.0


@scalar
def judged(t: Words, s: Words, seat: int, net: Floats, shape: Words, row: Bytes, h: Floats) -> float:
    """What the net says of a position that has been seen."""
    if s[PROMPT] == NOTHING:
        return settled(t, s, seat)
    forward(net, shape, row, h, 1)
    return chance_of(h[0])


@scalar
def after(
    t: Words, world: Words, trial: Words, notes: Words, w: Words, seat: int, action: int,
    net: Floats, shape: Words, row: Bytes, h: Floats, room: Words,
) -> float:  # fmt: skip
    """What an answer is worth to who gives it: a summon is made to its end at a glance."""
    for word in range(STATE):
        trial[word] = world[word]
    before = trial[IN_LOG]
    act(t, trial, action)
    while trial[PROMPT] == SUMMON and trial[SEAT] == seat:
        act(t, trial, step(t, trial, notes[GLANCES_AT:], w, room, legal(t, trial, room)))
    if trial[PROMPT] == NOTHING:
        return settled(t, trial, seat)
    if trial[IN_LOG] != before or trial[SEAT] != seat:
        see(t, trial, notes, seat, row)
    else:
        see_own(t, trial, notes, seat, row)
    return judged(t, trial, seat, net, shape, row, h)


@scalar
def best_answer(
    t: Words, s: Words, world: Words, trial: Words, notes: Words, w: Words, luck: Words, room: Words, spare: Words,
    net: Floats, shape: Words, row: Bytes, h: Floats,
) -> int:  # fmt: skip
    """The answer after which the position looks best, in a world that the seat cannot tell from the true one."""
    n, seat = legal(t, s, room), s[SEAT]
    if n == 1:
        return room[0]
    if s[PROMPT] == SUMMON:
        return step(t, s, notes[GLANCES_AT:], w, room, n)
    for word in range(STATE):
        world[word] = s[word]
    redraw(t, world, seat, luck, spare)
    see(t, world, notes, seat, row)
    best, most = room[0], -1.0
    for nth in range(n):
        worth = after(t, world, trial, notes, w, seat, room[nth], net, shape, row, h, spare)
        if worth > most:
            best, most = room[nth], worth
        if trial[IN_LOG] != world[IN_LOG] or trial[SEAT] != seat:  # the others were looked at too
            see(t, world, notes, seat, row)
    return best


@scalar
def play_games(
    t: Words, s: Words, world: Words, trial: Words, notes: Words, w: Words, luck: Words, room: Words, spare: Words,
    nets: Floats, size: int, shape: Words, dials: Words, row: Bytes, h: Floats,
    rows: Bytes, marks: Words, values: Floats, games: Words, n_games: int, most: int,
) -> int:  # fmt: skip
    """Games one after the other; seat 0 plays by the first of two nets, the others by the second.

    `games` gets of each where its positions end, and for each of four seats whether it came first and its stars.
    """
    n, seen = 0, shape[0]
    for game in range(n_games):
        set_bits(s, RNG, next_bits(luck, 0))
        begin(t, s)
        while s[PROMPT] != NOTHING:
            seat, is_turn = s[SEAT], 1 if s[PROMPT] == TURN else 0
            net = nets[:size] if seat == 0 else nets[size:]
            if below(luck, 0, THOUSAND) < dials[GLANCES]:
                action = reply(t, s, trial, notes[GLANCES_AT:], w, luck, room, dials[TRIED])
            elif below(luck, 0, THOUSAND) < dials[BY_CHANCE]:
                action = reply(t, s, trial, notes[GLANCES_AT:], w, luck, room, 3)
            else:
                action = best_answer(t, s, world, trial, notes, w, luck, room, spare, net, shape, row, h)
            if is_turn and n < most:
                n = noted(t, s, notes, seat, 1, net, shape, row, h, rows, marks, values, n, seen)
            act(t, s, action)
            if s[PROMPT] != NOTHING and n < most and below(luck, 0, THOUSAND) < dials[KEPT]:
                n = noted(t, s, notes, seat, 0, net, shape, row, h, rows, marks, values, n, seen)
        games[9 * game] = n
        for seat in range(4):
            games[9 * game + 1 + seat] = 1 if seat < t[SEATS] and place_of(t, s, seat) == 1 else 0
            games[9 * game + 5 + seat] = s[player_at(seat) + STARS] if seat < t[SEATS] else 0
    return n


@scalar
def noted(
    t: Words, s: Words, notes: Words, seat: int, is_turn: int, net: Floats, shape: Words, row: Bytes, h: Floats,
    rows: Bytes, marks: Words, values: Floats, n: int, seen: int,
) -> int:  # fmt: skip
    """A position as a seat sees it, and what it was taken to be worth."""
    see(t, s, notes, seat, row)
    for nth in range(seen):
        rows[n * seen + nth] = row[nth]
    marks[n * NOTE_WORDS] = seat
    marks[n * NOTE_WORDS + IS_TURN] = is_turn
    marks[n * NOTE_WORDS + NOW] = s[ROUND]
    values[n] = judged(t, s, seat, net, shape, row, h)
    return n + 1
