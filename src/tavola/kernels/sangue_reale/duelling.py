"""Play by a net: plans from the stage game that the net sees, answers by what the position after them is worth."""

from __future__ import annotations

from typing import Any, TypeAlias

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.reckoning import CELLS, chance_of, forward, solve
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.features import see
from tavola.kernels.sangue_reale.machine import act, asked, legal
from tavola.kernels.sangue_reale.numbers import PLAN_OF
from tavola.kernels.sangue_reale.pausing import CHANCE, ENDED, WORDS, begin_era, dice_to_roll, fall, has_won, thrown
from tavola.kernels.sangue_reale.planning import is_forbidden
from tavola.kernels.sangue_reale.stack import CHOOSE_CHARACTER, PLAN_PROMPT
from tavola.kernels.sangue_reale.words import PLAN, PROMPT, SHEET_WORDS, SHEETS

Bytes: TypeAlias = Any
Floats: TypeAlias = Any

# What is written of a position: a planning with its pair of plans, or a position after an answer
KIND, PAIR, SEAT, ROUND, NOTE_WORDS = 0, 1, 2, 3, 4
PLANNED, ANSWERED = 1, 2
GAME_AT, MIX_AT = 400, 440  # in h
ROOM = 500  # of h
PLANS_BY_CHANCE, ANSWERS_BY_CHANCE, KEPT, TIMES, KNOWS_THE_MIX = range(5)  # dials, the first three in thousandths
THOUSAND = 1000


@scalar
def worth(t: Any, s: Any, seat: int, net: Floats, shape: Any, row: Bytes, h: Floats) -> float:
    """A seat's chance to win from here."""
    if s[PROMPT] == ENDED:
        return has_won(s, seat) * 0.5
    see(t, s, seat, row)
    forward(net, shape, row, h, 1)
    return chance_of(h[0])


@scalar
def stage(t: Any, s: Any, net: Floats, shape: Any, row: Bytes, h: Floats) -> None:
    """Each pair of plans for seat 0, into h from GAME_AT on."""
    see(t, s, 0, row)
    forward(net, shape, row, h, 1 + CELLS)
    for pair in range(CELLS):
        h[GAME_AT + pair] = chance_of(h[1 + pair])


@scalar
def may_plan(s: Any, may: Any) -> None:
    """Which plans each seat has: six, and six."""
    for seat in range(2):
        free = 0
        for action in range(1, 7):
            may[6 * seat + action - 1] = 0 if is_forbidden(s, seat, action) else 1
            free += may[6 * seat + action - 1]
        if free == 0:
            for action in range(6):
                may[6 * seat + action] = 1


@scalar
def drawn(luck: Any, h: Floats, at: int, may: Any, first: int) -> int:
    """A plan by its share, from 0 on."""
    chance = below(luck, 0, 1 << 30) / (1 << 30)
    last = 0
    for plan in range(6):
        if may[first + plan]:
            last = plan
            chance -= h[at + plan]
            if chance < 0.0:
                return plan
    return last


@scalar
def plan_of(luck: Any, h: Floats, may: Any, seat: int, by_chance: int) -> int:
    if below(luck, 0, THOUSAND) < by_chance:
        while True:
            plan = below(luck, 0, 6)
            if may[6 * seat + plan]:
                return plan
    return drawn(luck, h, MIX_AT + 6 * seat, may, 6 * seat)


@scalar
def plan_shown(s: Any, h: Floats, may: Any, seat: int) -> int:
    """Where plans are made in the open: the best answer to the other's, or the best against every answer."""
    other = int(s[SHEETS + (1 - seat) * SHEET_WORDS + PLAN])
    best, most = 0, -1.0
    for plan in range(6):
        if may[6 * seat + plan]:
            least = 1.0
            for reply in range(6):
                if reply + 1 == other or (other == 0 and may[6 * (1 - seat) + reply]):
                    chance = h[GAME_AT + 6 * plan + reply] if seat == 0 else 1.0 - h[GAME_AT + 6 * reply + plan]
                    least = min(least, chance)
            if least > most:
                best, most = plan, least
    return best


@scalar
def best_answer(
    t: Any, s: Any, trial: Any, room: Any, net: Floats, shape: Any, row: Bytes, h: Floats, luck: Any, by_chance: int
) -> int:
    """The answer after which the position is worth most to whoever is asked."""
    n = legal(t, s, room)
    if n == 1:
        return int(room[0])
    if below(luck, 0, THOUSAND) < by_chance or s[PROMPT] == CHOOSE_CHARACTER:
        return int(room[below(luck, 0, n)])
    seat = asked(t, s)
    best, most = 0, -1.0
    for nth in range(n):
        for at in range(WORDS):
            trial[at] = s[at]
        act(t, trial, int(room[nth]))
        chance = worth(t, trial, seat, net, shape, row, h)
        if chance > most:
            best, most = nth, chance
    return int(room[best])


@scalar
def play_era(
    t: Any, s: Any, trial: Any, room: Any, may: Any, luck: Any, net: Floats, other_net: Floats, shape: Any, dials: Any,
    row: Bytes, h: Floats, rows: Bytes, notes: Any, values: Floats, era: int, road: int, most: int,
) -> int:  # fmt: skip
    """One Era: seat 0 plays by `net`, seat 1 by `other_net`. How many positions were written, at most `most`."""
    begin_era(t, s, era, road)
    n = 0
    seen = int(shape[0])
    while s[PROMPT] != ENDED:
        if s[PROMPT] == CHANCE:
            fall(t, s, thrown(luck, dice_to_roll(s)))
        elif s[PROMPT] == PLAN_PROMPT:
            may_plan(s, may)
            if s[w.MODE] == w.EACH:
                n = plan_both(t, s, may, luck, net, other_net, shape, dials, row, h, rows, notes, values, n, most)
            else:
                seat = asked(t, s)
                if seat == 0:
                    stage(t, s, net, shape, row, h)
                else:
                    stage(t, s, other_net, shape, row, h)
                act(t, s, PLAN_OF + 1 + plan_shown(s, h, may, seat))
        else:
            by_chance = int(dials[ANSWERS_BY_CHANCE])
            if asked(t, s) == 0:
                action = best_answer(t, s, trial, room, net, shape, row, h, luck, by_chance)
            else:
                action = best_answer(t, s, trial, room, other_net, shape, row, h, luck, by_chance)
            act(t, s, action)
            if n < most and s[PROMPT] != PLAN_PROMPT and s[PROMPT] != ENDED and below(luck, 0, THOUSAND) < dials[KEPT]:
                seat = 0 if dials[KNOWS_THE_MIX] else below(luck, 0, 2)
                see(t, s, seat, row)
                n = written(rows, notes, values, row, seen, n, ANSWERED, 0, seat, int(s[w.ROUND]), 0.0)
    return n


@scalar
def plan_both(
    t: Any, s: Any, may: Any, luck: Any, net: Floats, other_net: Floats, shape: Any, dials: Any,
    row: Bytes, h: Floats, rows: Bytes, notes: Any, values: Floats, n: int, most: int,
) -> int:  # fmt: skip
    """Both plan by the mix that they see; the position is written with what it was taken to be worth.

    Where seat 0 knows the other's mix, it makes the plan that its own net likes best against it.
    """
    by_chance = int(dials[PLANS_BY_CHANCE])
    stage(t, s, other_net, shape, row, h)
    solve(h, GAME_AT, may, h[MIX_AT:], int(dials[TIMES]))
    two = plan_of(luck, h, may, 1, by_chance)
    stage(t, s, net, shape, row, h)
    if dials[KNOWS_THE_MIX]:
        value = answer_the_mix(h, may)
    else:
        value = solve(h, GAME_AT, may, h[MIX_AT:], int(dials[TIMES]))
    one = plan_of(luck, h, may, 0, by_chance)
    if n < most:
        seat = 0 if dials[KNOWS_THE_MIX] else below(luck, 0, 2)
        if seat:
            see(t, s, 1, row)
        pair = 6 * two + one if seat else 6 * one + two
        n = written(rows, notes, values, row, int(shape[0]), n, PLANNED, pair, seat, int(s[w.ROUND]), value)
    act_pair(t, s, one, two)
    return n


@scalar
def answer_the_mix(h: Floats, may: Any) -> float:
    """Seat 0's mix becomes the one plan that is worth most against the mix of seat 1; what it is worth."""
    best, most = 0, -1.0
    for plan in range(6):
        h[MIX_AT + plan] = 0.0
        worth = 0.0
        for other in range(6):
            worth += h[MIX_AT + 6 + other] * h[GAME_AT + 6 * plan + other]
        if may[plan] and worth > most:
            best, most = plan, worth
    h[MIX_AT + best] = 1.0
    return most


@scalar
def act_pair(t: Any, s: Any, one: int, two: int) -> None:
    """Both plans, from 0 on; a seat with one plan left has made it already."""
    for _ in range(2):
        if s[PROMPT] == PLAN_PROMPT and s[w.MODE] == w.EACH and not (s[w.HELD] and s[w.HELD + 1]):
            seat = asked(t, s)
            act(t, s, PLAN_OF + 1 + (one if seat == 0 else two))
            if s[w.HELD] == 0 and s[w.HELD + 1] == 0:
                return


@scalar
def written(
    rows: Bytes, notes: Any, values: Floats, row: Bytes, seen: int, n: int, kind: int, pair: int, seat: int, now: int,
    value: float,
) -> int:  # fmt: skip
    for nth in range(seen):
        rows[n * seen + nth] = row[nth]
    note = n * NOTE_WORDS
    notes[note + KIND] = kind
    notes[note + PAIR] = pair
    notes[note + SEAT] = seat
    notes[note + ROUND] = now
    values[n] = value
    return n + 1


@scalar
def play_eras(
    t: Any, s: Any, trial: Any, room: Any, may: Any, luck: Any, net: Floats, other_net: Floats, shape: Any, dials: Any,
    row: Bytes, h: Floats, rows: Bytes, notes: Any, values: Floats, games: Any, eras: Any, n_games: int, most: int,
) -> int:  # fmt: skip
    """Games one after the other while there is room; `games` gets two words of each: where its positions end, and how
    it ended for seat 0. How many positions were written."""
    n = 0
    for nth in range(n_games):
        seen = int(shape[0])
        room_left = most - n
        found = play_era(
            t, s, trial, room, may, luck, net, other_net, shape, dials, row, h, rows[n * seen :],
            notes[n * NOTE_WORDS :], values[n:], int(eras[0]), int(eras[1]), room_left,
        )  # fmt: skip
        n += found
        games[2 * nth] = n
        games[2 * nth + 1] = has_won(s, 0)
    return n
