"""Set-up: from the box to the first decision (games/realm_of_sand/setup.py)."""

from __future__ import annotations

from tavola.kernels.chance import below, shuffle
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.buildings import forget_card
from tavola.kernels.realm_of_sand.circle import take_from_circle, wants_tile
from tavola.kernels.realm_of_sand.crystals import power_of
from tavola.kernels.realm_of_sand.discs import stop_summoning
from tavola.kernels.realm_of_sand.layout import (
    BASIC,
    BOARD,
    BOXED,
    CHOOSE_BOARD,
    CHOOSE_SIDE,
    CHOOSE_SIDES,
    CIRCLE,
    DECKS,
    DISPLAY,
    ELEMENTS,
    EXTRA,
    EXTRA_DISCS,
    FACE,
    FIRST,
    FIRST_TILES,
    FRONT,
    HAND_OUT_BOARDS,
    HAND_OUT_TILES,
    IN_CIRCLE,
    IN_DECK,
    ITS_BOARD,
    MOST_DISPLAY,
    MOST_IN_DECK,
    NAME_STARTING_PLAYER,
    NEXT,
    NTH,
    OFFER,
    OFFERED,
    PLAY_ROUND,
    PROMPT,
    PURPLE,
    REFILL,
    RESERVE,
    RNG,
    RNG_UPPER,
    SEAT,
    SIDE,
    SIDE_OF,
    START,
    STATE,
    SUPPLY,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.tables import (
    ACTIVE,
    ADVANCED_NO,
    AT_RANDOM,
    BASIC_NO,
    BOARD_DEAL,
    BOARD_NOS,
    BOARD_ORDER,
    BOARDS,
    BY_LOT,
    CHOSEN,
    DECK_ORDER,
    DECK_SIZES,
    DRAFTED,
    EXTRA_NOS,
    FIRST_THREE,
    HEAPS,
    MIXED_MODE,
    MODE,
    NAMED,
    ON_DISPLAY,
    PART,
    PICK_OF_TWO,
    PURPLE_BOX,
    SEATS,
    SETUP_TILES,
    START_NOS,
    START_PLAYER,
    TILE_COUNT,
    TILE_ORDER,
    A,
)
from tavola.kernels.realm_of_sand.turns import in_turn_order


@scalar
def lay_table(t: Words, s: Words) -> None:
    """Cards shuffled, four of each level turned up, tiles in a ring, squares and discs in heaps (RS-2.1 to RS-2.5)."""
    for at in range(RNG_UPPER + 1, STATE):
        s[at] = 0
    forget_card(s)
    stop_summoning(s)
    for seat in range(t[SEATS]):
        me = player_at(seat)
        s[me + ITS_BOARD], s[me + FACE], s[me + SIDE_OF] = -1, -1, -1
    for element in range(BASIC):
        s[SUPPLY + element] = t[HEAPS + element]
    for element in range(ELEMENTS):
        s[RESERVE + element] = t[HEAPS + BASIC + element]
        s[BOXED + element] = t[HEAPS + BASIC + ELEMENTS + element]
    for level in range(3):
        lay_cards(t, s, level)
    for nth in range(t[TILE_COUNT]):
        s[CIRCLE + nth] = t[TILE_ORDER + nth]
    s[IN_CIRCLE] = t[TILE_COUNT]
    shuffle(s, RNG, CIRCLE, t[TILE_COUNT])
    s[NEXT] = NAME_STARTING_PLAYER


@scalar
def lay_cards(t: Words, s: Words, level: int) -> None:
    """The deck of a level, and its face-up cards from the top."""
    deck, row = DECKS + level * MOST_IN_DECK, DISPLAY + level * MOST_DISPLAY
    cards = t[DECK_SIZES + level]
    for nth in range(cards):
        s[deck + nth] = t[DECK_ORDER + level * MOST_IN_DECK + nth]
    shuffle(s, RNG, deck, cards)
    for nth in range(t[ON_DISPLAY]):
        s[row + nth] = -1
        if cards:
            cards -= 1
            s[row + nth] = s[deck + cards]
    s[IN_DECK + level] = cards


@scalar
def name_starting_player(t: Words, s: Words) -> None:
    """Drawn by lot; or the youngest, who sits at seat 0; or whom seat 0 names (RS-2.7)."""
    s[NEXT] = HAND_OUT_BOARDS
    if t[START_PLAYER] == BY_LOT:
        start_with(s, below(s, RNG, t[SEATS]))
    elif t[START_PLAYER] == NAMED:
        s[PROMPT], s[SEAT] = START, 0


@scalar
def start_with(s: Words, seat: int) -> None:
    s[FIRST], s[TURN_OF] = seat, seat


@scalar
def list_starts(t: Words, out: Words, at: int) -> int:
    for seat in range(t[SEATS]):
        out[at + seat] = t[START_NOS + seat]
    return at + t[SEATS]


@scalar
def hand_out_boards(t: Words, s: Words) -> None:
    """By lot; or each chooses in turn order; or the last drafts first, from one board more than players (RS-2.6)."""
    s[OFFERED] = t[BOARDS]
    for nth in range(t[BOARDS]):
        s[OFFER + nth] = t[BOARD_ORDER + nth]
    s[NTH], s[NEXT] = 0, CHOOSE_BOARD
    if t[BOARD_DEAL] != CHOSEN:
        shuffle(s, RNG, OFFER, t[BOARDS])
        s[OFFERED] = min(t[BOARDS], t[SEATS] + (1 if t[BOARD_DEAL] == DRAFTED else 0))
    if t[BOARD_DEAL] == AT_RANDOM:
        for nth in range(t[SEATS]):
            take_board(s, in_turn_order(t, s, nth), s[OFFER])
        s[NEXT] = CHOOSE_SIDES


@scalar
def choose_board(t: Words, s: Words) -> None:
    """One player after the other; whoever drafts, from the last to the first."""
    if s[NTH] == t[SEATS]:
        s[NEXT] = CHOOSE_SIDES
        return
    nth = t[SEATS] - 1 - s[NTH] if t[BOARD_DEAL] == DRAFTED else s[NTH]
    s[PROMPT], s[SEAT] = BOARD, in_turn_order(t, s, nth)
    s[NTH] += 1


@scalar
def list_boards(t: Words, s: Words, out: Words, at: int) -> int:
    for nth in range(s[OFFERED]):
        out[at + nth] = t[t[BOARD_NOS] + s[OFFER + nth]]
    return at + s[OFFERED]


@scalar
def take_board(s: Words, seat: int, board: int) -> None:
    s[player_at(seat) + ITS_BOARD] = board
    nth = 0
    while s[OFFER + nth] != board:
        nth += 1
    s[OFFERED] -= 1
    for place in range(nth, s[OFFERED]):
        s[OFFER + place] = s[OFFER + place + 1]


@scalar
def choose_sides(t: Words, s: Words) -> None:
    """One side for the whole table, unless it is mixed (RS-2.6). Crystals are clear, levels 0 (RS-2.10 to RS-2.12)."""
    s[OFFERED], s[NTH] = 0, 0
    if t[MODE] == MIXED_MODE:
        s[NEXT] = CHOOSE_SIDE
        return
    for seat in range(t[SEATS]):
        turn_board(s, seat, t[MODE])
    s[NEXT] = HAND_OUT_TILES


@scalar
def choose_side(t: Words, s: Words) -> None:
    if s[NTH] == t[SEATS]:
        s[NEXT] = HAND_OUT_TILES
        return
    s[PROMPT], s[SEAT] = SIDE, in_turn_order(t, s, s[NTH])
    s[NTH] += 1


@scalar
def list_sides(t: Words, out: Words, at: int) -> int:
    out[at], out[at + 1] = t[BASIC_NO], t[ADVANCED_NO]
    return at + 2


@scalar
def turn_board(s: Words, seat: int, face: int) -> None:
    me = player_at(seat)
    s[me + FACE] = face
    s[me + SIDE_OF] = 2 * s[me + ITS_BOARD] + face


@scalar
def hand_out_tiles(t: Words, s: Words) -> None:
    """In turn order each takes the first three; or three times one of the first two; or any three (RS-2.8, RS-2.9)."""
    s[NTH], s[NEXT] = 0, EXTRA_DISCS
    if t[SETUP_TILES] == PICK_OF_TWO:
        s[NEXT] = FIRST_TILES
        return
    for nth in range(t[SEATS]):
        for _ in range(t[ACTIVE]):
            index = 0 if t[SETUP_TILES] == FIRST_THREE else below(s, RNG, s[IN_CIRCLE])
            take_from_circle(s, player_at(in_turn_order(t, s, nth)), index)


@scalar
def first_tiles(t: Words, s: Words) -> None:
    """One player after the other takes tiles as in play."""
    seat = in_turn_order(t, s, s[NTH])
    if wants_tile(t, s, seat):
        s[PROMPT], s[SEAT] = REFILL, seat
        return
    s[NTH] += 1
    if s[NTH] == t[SEATS]:
        s[NTH], s[NEXT] = 0, EXTRA_DISCS


@scalar
def take_extra_discs(t: Words, s: Words) -> None:
    """The purple board starts with one of the two special discs, at its player's choice (RS-10.12)."""
    if s[NTH] == t[SEATS]:
        s[NEXT] = PLAY_ROUND
        return
    seat = in_turn_order(t, s, s[NTH])
    s[NTH] += 1
    if power_of(t, s, player_at(seat)) == PURPLE:
        s[PROMPT], s[SEAT] = EXTRA, seat


@scalar
def extra_source(t: Words) -> int:
    return BOXED if t[PURPLE_BOX] else RESERVE


@scalar
def list_extras(t: Words, s: Words, out: Words, count: int) -> int:
    for element in range(BASIC, ELEMENTS):
        if s[extra_source(t) + element]:
            out[count] = t[EXTRA_NOS + element]
            count += 1
    return count


@scalar
def count_extras(t: Words, s: Words) -> int:
    count = 0
    for element in range(BASIC, ELEMENTS):
        count += 1 if s[extra_source(t) + element] else 0
    return count


@scalar
def take_extra_disc(t: Words, s: Words, meaning: int) -> None:
    element = (meaning >> A) & PART
    s[extra_source(t) + element] -= 1
    s[player_at(s[SEAT]) + FRONT + element] += 1
