"""What a kernel knows of a pack, the seats and the rulings: one array of whole numbers, made once for a table.

Numbers that every table has stand at the constants of this page. Longer lists begin where the number at their
constant says: `t[t[MOVES] + start * t[GRID] + end]`.
"""

from __future__ import annotations

from tavola.kernels.realm_of_sand.layout import (
    BASIC,
    ELEMENTS,
    MOST_BOARDS,
    MOST_CARDS,
    MOST_IN_DECK,
    MOST_SEATS,
    MOST_TILES,
    PROMPTS,
)

# -- seats, rulings, limits
(
    SEATS, MODE, BOARD_DEAL, START_PLAYER, SETUP_TILES, TO_RESERVE, REMOVE_FIRST, SUMMON_MIN, FREE_DISCS, DARK_RULE,
    RED_LEAST, PURPLE_BOX, PURPLE_PASSIVE, FRONT_ONLY, BLUE_TO_END, TARGET, CARDS_END, LAST_ROUND, TIE_FRONT,
    GLASSES_END, ON_DISPLAY, ACTIVE, SUMMONS, REACH, COLUMNS, GRID, BOARDS, TILE_COUNT, CARD_COUNT, MOST_ON_SIDE,
) = range(30)  # fmt: skip
BASIC_MODE, ADVANCED_MODE, MIXED_MODE = 0, 1, 2
AT_RANDOM, CHOSEN, DRAFTED = 0, 1, 2  # how boards are dealt
BY_LOT, YOUNGEST, NAMED = 0, 1, 2  # who starts
FIRST_THREE, PICK_OF_TWO, RANDOM_THREE = 0, 1, 2
CAP, CHOSEN_UNLOCK, ORDERED_UNLOCK = 0, 1, 2  # dark rules

# -- numbers of actions
(
    DONE_NO, END_NO, POWER_NO, SUMMON_NO, SUMMON_ALL_NO, BASIC_NO, ADVANCED_NO, FIRST_SHARED, SHARED, ACTIONS,
) = range(GLASSES_END + 11, GLASSES_END + 21)  # fmt: skip
DECK_NOS = ACTIONS + 1  # 3
START_NOS = DECK_NOS + 3
EXTRA_NOS = START_NOS + MOST_SEATS

# -- where longer lists begin
(
    LAYS,  # element * grid + cell: "disc:E:b4"
    MOVES,  # start * grid + end
    CARRIES,
    EXCHANGES,  # (element in front, or 5 + cell) * 5 + element
    OPENS, TAKES, ASIDES, BOARD_NOS,
    SWAP_NOS,  # own tile * tiles + the other
    MEANINGS,  # of every action: see MEANS_*
    CELL_NAMES,  # of every cell: letters, then how many
    CARD_NAMES,  # letters, at CARD_NAME
    PLACES,  # the side * tiles + tile, three each: first, end of those on bright cells, end
    SIDE_CELLS,  # the side * 64: cells in reading order
    SIDE_ORDER,  # the side * 64: dark cells in the order in which they open
    TILE_LOOKS,  # (tile * 8 + way) * 7: the three cells as a set from the first one on, then each shift and element
) = range(EXTRA_NOS + ELEMENTS, EXTRA_NOS + ELEMENTS + 16)  # fmt: skip

# -- lists of fixed length
HEAPS = TILE_LOOKS + 1  # squares 3, discs laid out 5, discs in the box 5
QUESTIONS = HEAPS + BASIC + 2 * ELEMENTS  # for each prompt the bits that tell it in an observation
CHECKSUMS = QUESTIONS + len(PROMPTS)  # 256: the table of CRC-32
DECK_SIZES = CHECKSUMS + 256
DECK_ORDER = DECK_SIZES + 3  # cards of each level as the pack lists them
TILE_ORDER = DECK_ORDER + MOST_CARDS
BOARD_ORDER = TILE_ORDER + MOST_TILES
SIDES = BOARD_ORDER + MOST_BOARDS

# -- a side, from SIDES + side * ONE_SIDE on
BRIGHT, DARK, CRYSTALS, LEVEL_MAX, POWER, SIZE, IN_ORDER = range(7)
ONE_SIDE = 7

# -- a card, from CARDS + card * ONE_CARD on
CARDS = SIDES + 2 * MOST_BOARDS * ONE_SIDE
(
    CARD_LEVEL, CARD_STARS, CARD_GLASSES, LEVEL_UP, TALLY, CELLS, LOOKS, LOOK_COUNT,
    CARD_NAME, NAME_LENGTH, COMPLETE_NO,
) = range(11)  # fmt: skip
CARD_DISCS = 11  # 5: how many of each element
ONE_CARD = CARD_DISCS + ELEMENTS
LISTS = CARDS + MOST_CARDS * ONE_CARD  # here the lists without a place of their own begin

# -- how a card's pattern may lie, from t[LOOKS] on, one look after the other: 2 + 2 * CELLS numbers each
ANCHORS, SHAPE = 0, 1  # cells on which its first cell may lie; its cells as a set from that one on
FIRST_CELL = 2  # then for each cell how far it lies behind the first, and its element; the scarcest element first

# -- a placement, from its place in PLACES on: two numbers each
PLACE_NO, COVER = 0, 1
ONE_PLACE = 2

# -- what an action means: its kind, and this times a, b and c
MEANS_PLACE, MEANS_COMPLETE, MEANS_POWER, MEANS_SUMMON, MEANS_SUMMON_ALL, MEANS_END, MEANS_DONE, MEANS_LAY = range(1, 9)
MEANS_MOVE, MEANS_CARRY, MEANS_TAKE, MEANS_ASIDE, MEANS_SWAP, MEANS_EXCHANGE, MEANS_EXTRA, MEANS_OPEN = range(9, 17)
MEANS_BOARD, MEANS_START, MEANS_DECK, MEANS_SIDE = range(17, 21)
A, B, C = 8, 16, 24  # shifts: a is (meaning >> A) & PART
PART = 255

FIELD = 8  # bits for one element in a tally
TOP_BITS = sum(1 << FIELD * nth + FIELD - 1 for nth in range(ELEMENTS))
PER_SIDE = 64
WAYS = 8
ONE_LOOK = 7

assert MOST_CARDS == 3 * MOST_IN_DECK
