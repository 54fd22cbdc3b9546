"""The state of a duel in words: what stands where. All are whole numbers of 32 bits.

- Dice are packed in eights, the first one lowest: 2, 6, 6 is 0o662; 0 are none.
- Sets of slots, edges and areas take two words of 31 bits each, the lower one first (`marks.py`).
- What is being done takes two words a frame: kind, step and seat in the first, its fields in the second (`stack.py`).
- `PRINT`, `SIDE_PRINT` and `OPEN` say again what follows from other words, so that nobody has to look for it.
"""

from __future__ import annotations

from tavola.kernels.laid import RNG

MOST_BITS = 62  # slots, edges or areas on a map
MOST_BOXES = 24
MOST_UNIQUES = 12
MOST_HANDS = 2 + MOST_UNIQUES
MOST_QUEUED = 96
MOST_FRAMES = 192
MOST_OPTIONS = 96

# -- the table
ERA = RNG + 2
LAYOUT = ERA + 1  # which of the layouts in the tables
PRINT = LAYOUT + 1  # where it begins in the tables
SET = PRINT + 1  # the set of Unique Supporters, by name in order
ROUND = SET + 1
ROUNDS_BEGUN = ROUND + 1
ACTING = ROUNDS_BEGUN + 1  # a seat, or -1
ROLLED = ACTING + 1  # dice
ROLL_CHANGED = ROLLED + 1  # dice of the roll that have had their modifier
CANCELLED = ROLL_CHANGED + 1
ENDING = CANCELLED + 1  # 0, KING_DIED or ALL_TAKEN
HISTORY = ENDING + 1  # who chose each branch, in fours: 1 slot a, 2 slot b, 3 a draw
KING_DIED, ALL_TAKEN = 1, 2

# -- the question
ASKED = HISTORY + 1  # how many decisions were ever opened
MODE = ASKED + 1  # how the open decisions belong together
NOBODY, ONE, EACH, ANY = 0, 1, 2, 3
PROMPT = MODE + 1  # 0 while nothing is asked
SEAT = PROMPT + 1  # of mode ONE
HELD = SEAT + 1  # by seat: the plan that waits for the other
OPTION_COUNT = HELD + 2  # of mode ONE
OPTIONS = OPTION_COUNT + 1  # actions

# -- what is being done and waits
DEPTH = OPTIONS + MOST_OPTIONS
STACK = DEPTH + 1
QUEUED = STACK + 2 * MOST_FRAMES
QUEUE = QUEUED + 1
HAND_COUNT = QUEUE + 2 * MOST_QUEUED
HANDS = HAND_COUNT + 1  # four words each
HAND_SEAT, HAND_DICE, HAND_USED, HAND_CHANGED, HAND_WORDS = 0, 1, 2, 3, 4

# -- initials
BOXES = HANDS + HAND_WORDS * MOST_HANDS  # a seat, or FREE
UNIQUES = BOXES + MOST_BOXES
FREE = -1

# -- the Eras told
RESULT_COUNT = UNIQUES + MOST_UNIQUES
RESULTS = RESULT_COUNT + 1  # eight words each
R_ERA, R_SHEET, R_WINNER, R_BY, R_VP, R_CHARACTERS, RESULT_WORDS = 0, 1, 2, 3, 4, 6, 8
BY_VP, BY_BOXES, BY_UNIQUES, BY_CIRCLES, BY_CROWN, BY_DRAW = range(6)

# -- the sheets, one after the other
SHEETS = RESULTS + RESULT_WORDS * 4
CHARACTER = 0  # by name in order, or -1
SIDE = CHARACTER + 1
SIDE_PRINT = SIDE + 1  # where its side of the layout begins in the tables
PLAN = SIDE_PRINT + 1
WRITTEN = PLAN + 1  # how many rounds the Chronology has
CHRONOLOGY = WRITTEN + 1
LAST_ROUND = 25
MODIFIERS = CHRONOLOGY + LAST_ROUND  # by turn
SPENT = MODIFIERS + 5
ROWS = SPENT + 1  # by column
HALF = ROWS + 6  # a bit for each column, from bit 1 on
CIRCLED = HALF + 1
BLOCKED = CIRCLED + 2
WAIVED = BLOCKED + 2
PRESENT = WAIVED + 2
OPEN = PRESENT + 2  # slots in territories where numbers may be circled
FIRST_UNTIL = OPEN + 2
OPENLY_UNTIL = FIRST_UNTIL + 1
FORBIDDEN = OPENLY_UNTIL + 1  # by action: the last round without it, or 0
FORBIDDEN_ORDER = FORBIDDEN + 6  # the actions forbidden, in eights, the first one lowest
UNCANCELS = FORBIDDEN_ORDER + 1
SET_DICE = UNCANCELS + 1
WRAPS = SET_DICE + 1
DOUBLES = WRAPS + 1
SHEET_WORDS = DOUBLES + 1

WORDS = SHEETS + 2 * SHEET_WORDS
NO_ONE = -1
