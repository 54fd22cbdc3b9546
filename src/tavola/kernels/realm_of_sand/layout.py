"""A game of Realm of Sand as one array of 64-bit whole numbers: which number stands where.

A set of cells is a number with one bit a cell. Cells are numbered on one grid for all boards, row by row, so that `b4`
is the same bit on every side; the grid of a pack is as wide as its widest board (`tables.py`). Cards, tiles and boards
are their places in the sorted list of their ids. -1 stands for none.

The constants of this page are the places. A name in the plural is the first of several; how many there are stands
beside it. Nothing here depends on a pack: the most that an array holds is a constant as well, and a pack with more is
refused at the door.
"""

from __future__ import annotations

# -- the most that an array holds
MOST_SEATS = 4
MOST_IN_DECK = 24  # cards of one level
MOST_CARDS = 3 * MOST_IN_DECK
MOST_TILES = 36
MOST_BOARDS = 8
MOST_DISPLAY = 6  # face-up cards of one level
MOST_ACTIVE = 5  # tiles before a player
MOST_CELLS = 63  # of the grid: the sign stays free
ELEMENTS, BASIC = 5, 3  # E, C, O and, as discs only, S, M

# -- what is asked; the names are those of the rules
PROMPTS = (
    "", "start", "board", "side", "extra", "refill", "turn", "after", "short", "summon", "aside", "embedding",
    "unlock", "deck", "keep", "exchange", "carry", "swap",
)  # fmt: skip
(
    NOTHING, START, BOARD, SIDE, EXTRA, REFILL, TURN, AFTER, SHORT, SUMMON, ASIDE, EMBEDDING,
    UNLOCK, DECK, KEEP, EXCHANGE, CARRY, SWAP,
) = range(len(PROMPTS))  # fmt: skip

# -- what happens next, once the open question is answered
(
    GAME_OVER, NAME_STARTING_PLAYER, HAND_OUT_BOARDS, CHOOSE_BOARD, CHOOSE_SIDES, CHOOSE_SIDE, HAND_OUT_TILES,
    FIRST_TILES, EXTRA_DISCS, PLAY_ROUND, BEGIN_TURN, ACT, REFILL_DISPLAY, CLOSE_ROUND, SHARE_OUT, PLACE_SQUARES,
    REPLENISH, SUMMON_ON, OPEN_CELLS, KEEP_ONE, SWAP_AGAIN, END_SWAP,
) = range(22)  # fmt: skip

BEFORE, AFTERWARDS, TURN_OVER = 0, 1, 2  # the main action of this turn: still to come, done; the turn is over
PLACING, SUMMONING_SOME, SUMMONING_ALL = 1, 2, 3  # the main action under way; 0 is none
GOES_ON, BY_HOURGLASSES, BY_LAST_ROUND, BY_CARDS = range(4)  # endings
ENDINGS = ("", "hourglasses", "last_round", "cards_exhausted")
NO_POWER, RED, PURPLE, YELLOW, GREEN, ORANGE, BLUE = range(7)
POWER_NAMES = ("", "red", "purple", "yellow", "green", "orange", "blue")

# -- the table as a whole
(
    RNG, RNG_UPPER,  # the generator, as chance.py keeps it
    ASKED,  # decisions ever opened
    PROMPT, SEAT,  # what is asked, and whom
    NEXT, NTH,  # what happens next; of the seats in turn order, how many have had it in this round
    FIRST, TURN_OF, ROUND, PHASE, ENDING,
    MAIN, PLACED,  # the main action under way, and what its tile's action means
    CARD, LOOK, ANCHOR,  # the card being completed, and where its pattern is taken to lie (LOOK -1: not yet chosen)
    POWER_IN_USE, OPENING,  # a power whose effect is under way; dark cells that are still to be opened
    GRANTED, LIFTING,  # cells of the tile that receive squares; whether LIFTED are kept apart
    SHARING, SHORT_OF,  # a bit for each element whose squares are still to be shared out; the one that is asked about
    LIMIT, STEPS, USED,  # of a summon: how many steps (-1: there is none), how many were made, cells with discs used
    LOOKED_IN, LOOKED,  # the level of the deck looked into by the red power, or 0; how many cards
    SWAPPED, OFFERED, IN_CIRCLE, IN_ASIDE, IN_LOG,  # how many stand in the arrays below
) = range(33)  # fmt: skip

LIFTED = IN_LOG + 1  # 3: squares removed by the tile being placed that are not back in the supply
USED_FRONT = LIFTED + BASIC  # 5: discs used in this summon and sent back to the front
LOOKED_AT = USED_FRONT + ELEMENTS  # 3 cards
SWAPS = LOOKED_AT + 3  # 4 tiles: given and taken by the blue power
SUPPLY = SWAPS + 4  # 3
RESERVE = SUPPLY + BASIC  # 5
BOXED = RESERVE + ELEMENTS  # 5
OFFER = BOXED + ELEMENTS  # boards to choose from
IN_DECK = OFFER + MOST_BOARDS  # 3
DECKS = IN_DECK + 3  # 3 times MOST_IN_DECK: the top card is the last; see KNOWER
DISPLAY = DECKS + MOST_CARDS  # 3 times MOST_DISPLAY: cards, or -1 for a gap
CIRCLE = DISPLAY + 3 * MOST_DISPLAY  # tiles from the start to the end
ASIDE_TILES = CIRCLE + MOST_TILES  # solo: round markers
LOG = ASIDE_TILES + MOST_TILES  # cards that players have, in the order in which they got them; see OWNER
LAND = LOG + MOST_CARDS  # 5 sets of cells: scratch, what lies on the board that is being looked at
SHARED_WORDS, WORD = 8, 32
TAKEN = LAND + ELEMENTS  # 8 words of 32 bits: scratch, the shared numbers that are taken (sharing.py)
SOLE = TAKEN + SHARED_WORDS  # 3: scratch, answers that are counted, or taken because there is no other
PLAYERS = SOLE + 3

# -- a player, from PLAYERS + seat * PLAYER on
(
    ITS_BOARD, FACE, SIDE_OF,  # -1 until known; a side is the board twice, and one more for the advanced face
    LEVEL, OPENED, CHARGED, CHARGED_IN, STARS, GLASSES, COMPLETED, KEPT, IN_ACTIVE,
) = range(12)  # fmt: skip
SQUARES = IN_ACTIVE + 1  # 3 sets of cells
DISCS = SQUARES + BASIC  # 5 sets of cells
FRONT = DISCS + ELEMENTS  # 5
TILES = FRONT + ELEMENTS  # the active area
PLAYER = TILES + MOST_ACTIVE

STATE = PLAYERS + MOST_SEATS * PLAYER  # how long the array is

# -- parts of a number
KNOWER = 128  # in a deck: the card, and this times (the seat that put it under the deck, and one)
OWNER = 128  # in the log: the card, and this times the seat,
IS_KEPT = 1024  # and this where it is kept face down, not completed
