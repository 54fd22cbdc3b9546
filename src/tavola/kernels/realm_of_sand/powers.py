"""The special powers in detail: what each asks for, and what follows (games/realm_of_sand/powers.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.crystals import power_of, spend
from tavola.kernels.realm_of_sand.layout import (
    ACT,
    BASIC,
    BLUE,
    CARRY,
    CIRCLE,
    DECK,
    DECKS,
    DISCS,
    ELEMENTS,
    END_SWAP,
    EXCHANGE,
    FRONT,
    GREEN,
    IN_ACTIVE,
    IN_CIRCLE,
    IN_DECK,
    IN_LOG,
    IS_KEPT,
    KEEP_ONE,
    KEPT,
    KNOWER,
    LEVEL,
    LOG,
    LOOKED,
    LOOKED_AT,
    LOOKED_IN,
    MOST_IN_DECK,
    NEXT,
    OPEN_CELLS,
    OPENING,
    ORANGE,
    OWNER,
    POWER_IN_USE,
    PROMPT,
    RED,
    RESERVE,
    SEAT,
    SQUARES,
    SWAP,
    SWAP_AGAIN,
    SWAPPED,
    SWAPS,
    TILES,
    TURN_OF,
    YELLOW,
)
from tavola.kernels.realm_of_sand.levels import raise_level, room, side_at
from tavola.kernels.realm_of_sand.pieces import disc_at, occupied, player_at, square_cells
from tavola.kernels.realm_of_sand.sharing import KEEP as KEEP_SUM
from tavola.kernels.realm_of_sand.sharing import NO_ACTION, begin_sharing, shared_number, spelt_card
from tavola.kernels.realm_of_sand.tables import (
    BLUE_TO_END,
    BRIGHT,
    CARRIES,
    DECK_NOS,
    DONE_NO,
    EXCHANGES,
    FRONT_ONLY,
    GRID,
    LEVEL_MAX,
    MEANS_DONE,
    PART,
    RED_LEAST,
    SWAP_NOS,
    TILE_COUNT,
    A,
    B,
)

LOOKS_AT = 3  # cards that the red power draws


@scalar
def has_effect(t: Words, s: Words, seat: int, power: int) -> bool:
    """A power that could do nothing at all is not used up (RS-10.9, RS-10.11, RS-10.16, RS-10.17)."""
    me = player_at(seat)
    if power == RED:
        return any_deck(t, s)
    if power == YELLOW:
        return count_exchanges(t, s, me) > 0
    if power == GREEN:
        return count_carries(t, s, me) > 0
    if power == ORANGE:
        return s[me + LEVEL] < t[side_at(s, me) + LEVEL_MAX]
    return power == BLUE and s[IN_CIRCLE] > 0


@scalar
def use_power(t: Words, s: Words) -> None:
    """The cost first (RS-10.2); then the effect asks for what it needs."""
    seat = s[TURN_OF]
    me = player_at(seat)
    power = power_of(t, s, me)
    spend(s, me)
    s[POWER_IN_USE], s[SEAT], s[NEXT] = power, seat, ACT
    if power == RED:
        s[PROMPT], s[NEXT] = DECK, KEEP_ONE
    elif power == YELLOW:
        s[PROMPT] = EXCHANGE
    elif power == GREEN:
        s[PROMPT] = CARRY
    elif power == ORANGE:
        s[OPENING] = 0
        raise_level(t, s, seat, 1)
        if s[OPENING]:
            s[NEXT] = OPEN_CELLS
    else:
        s[PROMPT], s[NEXT] = SWAP, SWAP_AGAIN


# -- red


@scalar
def any_deck(t: Words, s: Words) -> bool:
    for level in range(3):
        if s[IN_DECK + level] >= t[RED_LEAST]:
            return True
    return False


@scalar
def list_decks(t: Words, s: Words, out: Words, count: int) -> int:
    """Not into an empty deck, nor into a short one where the table forbids it (RS-10.11)."""
    for level in range(3):
        if s[IN_DECK + level] >= t[RED_LEAST]:
            out[count] = t[DECK_NOS + level]
            count += 1
    return count


@scalar
def draw_plans(s: Words, meaning: int) -> None:
    """The top three cards of a deck, or what there is (RS-10.10)."""
    level = (meaning >> A) & PART
    s[LOOKED_IN], s[LOOKED] = level, min(LOOKS_AT, s[IN_DECK + level - 1])
    for nth in range(s[LOOKED]):
        s[IN_DECK + level - 1] -= 1
        s[LOOKED_AT + nth] = s[DECKS + (level - 1) * MOST_IN_DECK + s[IN_DECK + level - 1]] % KNOWER


@scalar
def list_keeps(t: Words, s: Words, out: Words, at: int, wanted: int) -> int:
    """One is kept, the others go under the deck in any order, the one that will lie lowest last (RS-10.10). The answer
    whose number is wanted is put in that order."""
    begin_sharing(s)
    cards = s[LOOKED]
    first, second, third = s[LOOKED_AT], s[LOOKED_AT + 1], s[LOOKED_AT + 2]
    for kept in range(cards):
        for under in range(cards):
            if under == kept and cards > 1:
                continue
            lowest = cards - kept - under  # of three, whose places are 0, 1 and 2
            card = nth_of(kept, first, second, third)
            sum = spelt_card(t, KEEP_SUM, card)
            if cards > 1:
                sum = spelt_card(t, sum, nth_of(under, first, second, third))
            if cards > 2:
                sum = spelt_card(t, sum, nth_of(lowest, first, second, third))
            number = shared_number(t, s, sum)
            if wanted == NO_ACTION:
                out[at] = number
            elif wanted == number:
                s[LOOKED_AT] = card
                s[LOOKED_AT + 1] = nth_of(under, first, second, third)
                s[LOOKED_AT + 2] = nth_of(lowest, first, second, third)
            at += 1
    return at


@scalar
def nth_of(nth: int, first: int, second: int, third: int) -> int:
    if nth == 0:
        return first
    return second if nth == 1 else third


@scalar
def keep_plan(s: Words) -> None:
    """The first card looked at is kept face down; the others go under the deck, and who put them there knows them."""
    seat, deck = s[SEAT], s[LOOKED_IN] - 1
    s[LOG + s[IN_LOG]] = s[LOOKED_AT] + OWNER * seat + IS_KEPT
    s[IN_LOG] += 1
    s[player_at(seat) + KEPT] += 1
    for nth in range(1, s[LOOKED]):
        at = DECKS + deck * MOST_IN_DECK
        for back in range(s[IN_DECK + deck]):
            place = at + s[IN_DECK + deck] - back
            s[place] = s[place - 1]
        s[at] = s[LOOKED_AT + nth] + KNOWER * (seat + 1)
        s[IN_DECK + deck] += 1
    s[LOOKED], s[LOOKED_IN] = 0, 0


# -- yellow


@scalar
def count_exchanges(t: Words, s: Words, me: int) -> int:
    wanted, count = 0, 0
    for new in range(ELEMENTS):
        wanted += 1 if s[RESERVE + new] else 0
    for old in range(ELEMENTS):
        places = 1 if s[me + FRONT + old] else 0
        if t[FRONT_ONLY] == 0:
            places += count_of(s[me + DISCS + old])
        count += places * (wanted - (1 if s[RESERVE + old] else 0))
    return count


@scalar
def list_exchanges(t: Words, s: Words, out: Words, count: int) -> int:
    """A disc of one's own, in front of one or on the board, for one of another type of the reserve (RS-10.14)."""
    me = player_at(s[SEAT])
    for old in range(ELEMENTS):
        if s[me + FRONT + old]:
            count = list_wanted(t, s, old, old, out, count)
    if t[FRONT_ONLY]:
        return count
    for old in range(ELEMENTS):
        cells = s[me + DISCS + old]
        while cells:
            count = list_wanted(t, s, ELEMENTS + first_of(cells), old, out, count)
            cells &= cells - 1
    return count


@scalar
def list_wanted(t: Words, s: Words, place: int, old: int, out: Words, count: int) -> int:
    for new in range(ELEMENTS):
        if new != old and s[RESERVE + new]:
            out[count] = t[t[EXCHANGES] + place * ELEMENTS + new]
            count += 1
    return count


@scalar
def exchange(s: Words, meaning: int) -> None:
    """The new disc takes the same place."""
    me = player_at(s[SEAT])
    old, new = (meaning >> A) & PART, (meaning >> B) & PART
    if old < ELEMENTS:
        s[me + FRONT + old] -= 1
        s[me + FRONT + new] += 1
    else:
        bit = 1 << (old - ELEMENTS)
        old = disc_at(s, me, bit)
        s[me + DISCS + old] ^= bit
        s[me + DISCS + new] |= bit
    s[RESERVE + old] += 1
    s[RESERVE + new] -= 1


# -- green


@scalar
def free_cells(t: Words, s: Words, me: int, bit: int) -> int:
    """Empty cells to which the square on this one may go; dark ones within the level after the move (RS-10.15)."""
    taken = occupied(s, me)
    return (t[side_at(s, me) + BRIGHT] | room(t, s, me, taken ^ bit)) & ~taken


@scalar
def count_carries(t: Words, s: Words, me: int) -> int:
    squares, count = square_cells(s, me), 0
    while squares:
        count += count_of(free_cells(t, s, me, squares & -squares))
        squares &= squares - 1
    return count


@scalar
def list_carries(t: Words, s: Words, out: Words, count: int) -> int:
    me = player_at(s[SEAT])
    squares = square_cells(s, me)
    while squares:
        bit = squares & -squares
        ends = free_cells(t, s, me, bit)
        while ends:
            out[count] = t[t[CARRIES] + first_of(bit) * t[GRID] + first_of(ends)]
            count += 1
            ends &= ends - 1
        squares ^= bit
    return count


@scalar
def carry(s: Words, meaning: int) -> None:
    """Move one square of the board to an empty cell."""
    me = player_at(s[SEAT])
    start, end = 1 << ((meaning >> A) & PART), 1 << ((meaning >> B) & PART)
    for element in range(BASIC):
        if s[me + SQUARES + element] & start:
            s[me + SQUARES + element] ^= start | end


# -- blue


@scalar
def was_swapped(s: Words, tile: int) -> bool:
    for nth in range(s[SWAPPED]):
        if s[SWAPS + nth] == tile:
            return True
    return False


@scalar
def list_swaps(t: Words, s: Words, out: Words, count: int) -> int:
    """An active tile for any of the circle; a second exchange leaves both tiles of the first alone (RS-10.17)."""
    me = player_at(s[SEAT])
    for own in range(s[me + IN_ACTIVE]):
        mine = s[me + TILES + own]
        if was_swapped(s, mine):
            continue
        for nth in range(s[IN_CIRCLE]):
            if not was_swapped(s, s[CIRCLE + nth]):
                out[count] = t[t[SWAP_NOS] + mine * t[TILE_COUNT] + s[CIRCLE + nth]]
                count += 1
    if s[NEXT] == END_SWAP:
        out[count] = t[DONE_NO]
        count += 1
    return count


@scalar
def count_swaps(s: Words, me: int) -> int:
    own, ring = 0, 0
    for nth in range(s[me + IN_ACTIVE]):
        own += 0 if was_swapped(s, s[me + TILES + nth]) else 1
    for nth in range(s[IN_CIRCLE]):
        ring += 0 if was_swapped(s, s[CIRCLE + nth]) else 1
    return own * ring + (1 if s[NEXT] == END_SWAP else 0)


@scalar
def swap_tiles(t: Words, s: Words, meaning: int) -> None:
    """One for one; the given tile takes the other's place in the circle, or its end if the table plays it so."""
    if meaning & PART == MEANS_DONE:
        return
    me, given, taken = player_at(s[SEAT]), (meaning >> A) & PART, (meaning >> B) & PART
    nth = 0
    while s[CIRCLE + nth] != taken:
        nth += 1
    if t[BLUE_TO_END]:
        for place in range(nth, s[IN_CIRCLE] - 1):
            s[CIRCLE + place] = s[CIRCLE + place + 1]
        nth = s[IN_CIRCLE] - 1
    s[CIRCLE + nth] = given
    nth = 0
    while s[me + TILES + nth] != given:
        nth += 1
    s[me + TILES + nth] = taken
    s[SWAPS + s[SWAPPED]], s[SWAPS + s[SWAPPED] + 1] = given, taken
    s[SWAPPED] += 2
