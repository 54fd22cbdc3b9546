"""Who plays at a glance: completes what is complete, lays the tile or the discs that promise most, and so on.

Of the placements only some are looked at, drawn by chance: so a search that imagines play to come sees various games.
"""

from __future__ import annotations

from tavola.kernels.chance import below
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import first_of
from tavola.kernels.realm_of_sand.flow import act, legal
from tavola.kernels.realm_of_sand.judging import turns_left
from tavola.kernels.realm_of_sand.layout import (
    AFTER,
    ASIDE,
    BASIC,
    DISCS,
    ELEMENTS,
    FRONT,
    LAND,
    NOTHING,
    PROMPT,
    REFILL,
    ROUND,
    SEAT,
    SIDE_OF,
    STATE,
    SUMMON,
    SUPPLY,
    TURN,
    USED,
    USED_FRONT,
)
from tavola.kernels.realm_of_sand.patterns import look_at_land
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.prospects import (
    ALL_DISCS,
    IN_FRONT,
    TARGET_AT,
    TARGET_CARD,
    TARGET_LOOK,
    WHOLE,
    gain_of,
    hope,
)
from tavola.kernels.realm_of_sand.tables import (
    CARDS,
    CELLS,
    DONE_NO,
    FIRST_CELL,
    FREE_DISCS,
    GRID,
    LAYS,
    MEANINGS,
    MEANS_COMPLETE,
    MEANS_PLACE,
    MEANS_POWER,
    MOVES,
    ONE_CARD,
    ONE_PLACE,
    PART,
    PLACE_NO,
    PLACES,
    TILE_COUNT,
    A,
    C,
)
from tavola.kernels.realm_of_sand.tiles import TILE_SIZE, look_of

LUCK = 0  # where the player's own generator stands in its two words


@scalar
def land_after(t: Words, s: Words, me: int, meaning: int) -> None:
    """What would lie on the board after a placement."""
    look_at_land(s, me)
    look, anchor = look_of(t, meaning), (meaning >> C) & PART
    covers = t[look] << anchor
    for element in range(ELEMENTS):
        s[LAND + element] &= ~covers
    for nth in range(TILE_SIZE):
        element = t[look + 2 + 2 * nth]
        if element >= BASIC or s[SUPPLY + element]:
            s[LAND + element] |= 1 << (anchor + t[look + 1 + 2 * nth])


@scalar
def reply(t: Words, s: Words, trial: Words, notes: Words, w: Words, luck: Words, out: Words, tried: int) -> int:
    """An answer to the open question. So many placements are looked at; 0: all of them. `trial` is room for a state."""
    count, prompt = legal(t, s, out), s[PROMPT]
    if count == 1:
        return out[0]
    if prompt in (TURN, AFTER):
        return from_menu(t, s, trial, notes, w, luck, out, count, tried)
    if prompt == SUMMON:
        return step(t, s, notes, w, out, count)
    if prompt in (REFILL, ASIDE) and tried == 0:
        return tile(t, s, notes, w, out, count)
    return out[below(luck, LUCK, count)]


@scalar
def from_menu(
    t: Words, s: Words, trial: Words, notes: Words, w: Words, luck: Words, out: Words, count: int, tried: int
) -> int:
    """The dearest card that is complete, then the power, then a tile or the discs."""
    seat = s[SEAT]
    best, most, nth = -1, -1, 0
    while nth < count and t[t[MEANINGS] + out[nth]] & PART == MEANS_COMPLETE:
        worth = gain_of(t, s, w, player_at(seat), (t[t[MEANINGS] + out[nth]] >> A) & PART)
        if worth > most:
            best, most = out[nth], worth
        nth += 1
    if best >= 0:
        return best
    if t[t[MEANINGS] + out[nth]] & PART == MEANS_POWER:
        return out[nth]
    if s[PROMPT] == AFTER:
        return out[count - 1]
    return main_action(t, s, trial, notes, w, luck, out, nth, count, tried)


@scalar
def main_action(
    t: Words, s: Words, trial: Words, notes: Words, w: Words, luck: Words, out: Words,
    first: int, count: int, tried: int,
) -> int:  # fmt: skip
    """The placement that promises most of those looked at, or the discs where they promise more."""
    seat, last = s[SEAT], count
    me, left = player_at(seat), max(0, turns_left(t, s, seat) - WHOLE)
    while last > first and t[t[MEANINGS] + out[last - 1]] & PART != MEANS_PLACE:
        last -= 1
    best, most = out[count - 1], -1
    looks = last - first if tried == 0 else min(tried, last - first)
    for nth in range(looks):
        if tried:  # each is drawn once
            other = first + nth + below(luck, LUCK, last - first - nth)
            out[first + nth], out[other] = out[other], out[first + nth]
        land_after(t, s, me, t[t[MEANINGS] + out[first + nth]])
        promise = hope(t, s, notes, w, seat, left, IN_FRONT)
        if promise > most:
            best, most = out[first + nth], promise
    if last < count:
        summon = out[count - 1]
        look_at_land(s, me)
        better = hope(t, s, notes, w, seat, left, ALL_DISCS) > most  # more than any summon could promise
        if better and summoned(t, s, trial, notes, w, out, seat, summon, left) > most:
            return summon
    return best


@scalar
def summoned(
    t: Words, s: Words, trial: Words, notes: Words, w: Words, out: Words, seat: int, summon: int, left: int
) -> int:
    """What the board promises after a summon. The list of answers is written over, so its caller asks last."""
    for word in range(STATE):
        trial[word] = s[word]
    act(t, trial, summon)
    while trial[PROMPT] == SUMMON:
        act(t, trial, step(t, trial, notes, w, out, legal(t, trial, out)))
    look_at_land(trial, player_at(seat))
    return hope(t, trial, notes, w, seat, left, IN_FRONT)


@scalar
def tile(t: Words, s: Words, notes: Words, w: Words, out: Words, count: int) -> int:
    """Of the tiles on offer the one that could be laid best next; laid aside is the one that could least."""
    seat = s[SEAT]
    me, left = player_at(seat), max(0, turns_left(t, s, seat) - WHOLE)
    best, most = 0, -1
    for nth in range(count):
        name = (t[t[MEANINGS] + out[nth]] >> A) & PART
        at = t[PLACES] + (s[me + SIDE_OF] * t[TILE_COUNT] + name) * 3
        places = (t[at + 1] - t[at]) // ONE_PLACE
        promise = 0
        for place in range(places):
            land_after(t, s, me, t[t[MEANINGS] + t[t[at] + place * ONE_PLACE + PLACE_NO]])
            promise = max(promise, hope(t, s, notes, w, seat, left, IN_FRONT))
        if s[PROMPT] == ASIDE:
            promise = -promise
        if nth == 0 or promise > most:
            best, most = out[nth], promise
    return best


@scalar
def step(t: Words, s: Words, notes: Words, w: Words, out: Words, count: int) -> int:
    """The next disc towards the card that discs bring nearest; enough where none helps."""
    seat = s[SEAT]
    me = player_at(seat)
    look_at_land(s, me)
    hope(t, s, notes, w, seat, max(WHOLE, turns_left(t, s, seat)), ALL_DISCS)
    found = -1
    if notes[TARGET_CARD] >= 0:
        found = step_towards(
            t, s, me, notes[TARGET_LOOK], notes[TARGET_AT], t[CARDS + notes[TARGET_CARD] * ONE_CARD + CELLS]
        )
    for nth in range(count):
        if out[nth] == found:
            return found
    return out[count - 1] if out[count - 1] == t[DONE_NO] else out[0]


@scalar
def step_towards(t: Words, s: Words, me: int, look: int, anchor: int, size: int) -> int:
    """A disc on a cell of this place that lacks it: from the front, or one that lies elsewhere; -1 where none can."""
    cells = 0
    for nth in range(size):
        cells |= 1 << (anchor + t[look + FIRST_CELL + 2 * nth])
    for nth in range(size):
        at = look + FIRST_CELL + 2 * nth
        cell, element = anchor + t[at], t[at + 1]
        if (s[LAND + element] >> cell) & 1 == 0:
            if s[me + FRONT + element] > (0 if t[FREE_DISCS] else s[USED_FRONT + element]):
                return t[t[LAYS] + element * t[GRID] + cell]
            movable = s[me + DISCS + element] & ~cells & (-1 if t[FREE_DISCS] else ~s[USED])
            if movable:
                return t[t[MOVES] + first_of(movable) * t[GRID] + cell]
    return -1


@scalar
def roughly(t: Words, s: Words, w: Words, luck: Words, out: Words) -> int:
    """What another may do: complete the dearest card that is complete, else whatever comes."""
    count = legal(t, s, out)
    best, most = out[below(luck, LUCK, count)], -1
    for nth in range(count):
        meaning = t[t[MEANINGS] + out[nth]]
        if meaning & PART != MEANS_COMPLETE:
            break
        worth = gain_of(t, s, w, player_at(s[SEAT]), (meaning >> A) & PART)
        if worth > most:
            best, most = out[nth], worth
    return best


@scalar
def play_on(
    t: Words, s: Words, trial: Words, notes: Words, w: Words, luck: Words, out: Words, seat: int, until: int, tried: int
) -> None:  # fmt: skip
    """All play on, others roughly, until a seat's turn in a round after this one, or to the end."""
    while s[PROMPT] != NOTHING:
        if s[PROMPT] == TURN and s[SEAT] == seat and s[ROUND] > until:
            return
        if s[SEAT] == seat:
            act(t, s, reply(t, s, trial, notes, w, luck, out, tried))
        else:
            act(t, s, roughly(t, s, w, luck, out))
