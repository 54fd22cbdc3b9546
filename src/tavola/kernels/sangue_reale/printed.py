"""The tables of a duel: what stands where in them. `tables.py` fills them from a pack and the rulings of a table.

A pointer is a place in the tables. Lists have their length in front where it is not known otherwise.
"""

from __future__ import annotations

# -- rulings, each 0 for its default unless said otherwise
CAMPAIGN = 0  # all four Eras
FIRST_ERA = 1
PICK = 2  # 1 random, 2 loser first
HALVES = 3  # a pair row may be half blackened (SR-6.4)
OPTIONAL_USE = 4  # dice may be let go (SR-6.10, SR-7.3)
EXCLUDED = 5  # 0 bottom, 1 planned, 2 top, 3 none (SR-7.1)
ALL_REPEATED = 6  # SR-7.11
BEFORE_SPLIT = 7  # SR-7.17
PAST_TURN = 8  # circles in past turns may be drawn (SR-8.3)
SECTION_CAP = 9  # circles in a section, at most (SR-8.4); a large number where there is no cap
ANY_DIE = 10  # SR-8.9
ONE_PER_DIE = 11  # SR-8.11
WRAP_ALL = 12  # SR-8.12
MUST_CIRCLE = 13  # SR-9.5
UNIQUE_FIRST = 14  # 1 unique first, 2 the player says (SR-10.7)
OWN_MAPS = 15  # borders change on one's own sheet only (SR-11.3)
MULTIBOX_CLOSED = 16  # SR-11.5
ZERO_BOX_CLOSED = 17  # SR-11.6
NO_RECHECK = 18  # SR-11.7
EDGES_LOOSE = 19  # edges of controlled territories may change (SR-11.8)
SHARED_TIES = 20  # SR-12.7
DRAWS = 21  # 0 coin, 1 replay, 2 the pack's branch (SR-13.2)
MAJORITY_STOPS = 22  # SR-13.4
CAMPAIGN_WON = 23  # 0 Eras won, 1 the last Era, 2 points, 3 nobody (SR-13.6)

# -- the pack
LAYOUTS = 24  # pointer: for each layout its pointer
ERAS = 25  # pointer: ERA_WORDS for each Era
CHARACTERS = 26  # pointer: CHARACTER_WORDS for each character
EFFECTS = 27  # pointer: EFFECT_WORDS for each effect
BRANCHES = 28  # pointer: by history, the road that follows it
QUESTIONS = 29  # pointer: by prompt, its bits for observations
SET_TOTAL = 30  # how many sets the pack has
SHEET_TOTAL = 31  # how many sheets
SLOT_ROOM = 32  # most slots on a map, as observations have room for
EDGE_ROOM = 33
BOX_ROOM = 34
UNIQUE_ROOM = 35
FIRST_ROAD = 36
FIRST_CHARACTER = 37  # the action that takes the first character
SHARED_FROM = 38  # the first of the shared actions
DRAW_ROWS = 39  # after this many Eras the pack has a branch for a draw, a bit each
HEAD = 40

SETS_IN_ERA = 0  # pointer: how many, then which
ERA_CHARACTERS = 1  # two, of slots a and b
HEIRS = 3  # pointer: by character, who continues the line, or -1
ERA_WORDS = 4

SLOT_OF = 0  # 0 slot a, 1 slot b
POWERS = 1  # pointer: how many, then two words each: effect, n
CHARACTER_WORDS = 2

EFFECT_KIND = 0
EFFECT_A = 1
EFFECT_B = 2
EFFECT_C = 3
EFFECT_WORDS = 4

# -- a layout
SHEET_NO = 0  # of the sheet, by name in order
SLOT_COUNT = 1
AREA_COUNT = 2
BOX_COUNT = 3
EDGE_COUNT = 4
UNIQUE_COUNT = 5
GROUP_COUNT = 6
CIRCLE_ACTIONS = 7  # pointer: by slot
BLOCK_ACTIONS = 8  # pointer: by slot
EDGE_ACTIONS = 9  # pointer: by edge
SLOT_AREAS = 10  # pointer: by slot
AREA_SLOTS = 11  # pointer: two words by area, a set
AREA_BOXES = 12  # pointer: by area its box, or -1
BOX_AREAS = 13  # pointer: by box
BOX_TAGS = 14  # pointer: by box, a bit for each tag of the pack
EDGE_ENDS = 15  # pointer: two areas by edge
EDGE_RIVERS = 16  # pointer: by edge, 1 for a river
MUTABLE = 17  # a set of edges
RIVERS = 19  # a set of edges
AT_START = 21  # edges present at the start, a set
GROUPS = 23  # pointer: by group, a bit for each box
UNIQUE_VALUES = 24  # pointer: by Unique Supporter
UNIQUE_POWERS = 25  # pointer: by Unique Supporter a pointer: how many effects, then two words each: effect, n
SIDES = 26  # two pointers
ROAD = 28
LAYOUT_SET = 29
LAYOUT_WORDS = 30

# -- a side of a layout
COLUMNS = 0  # six pointers: a word for each row, and one behind the last
NUMBERS = 6  # pointer: by slot
WITH_NUMBER = 7  # seven pointers, by number: how many slots, then which
BOX_VALUES = 14  # pointer: by box
TERM_COUNT = 15
TERMS = 16  # pointer: TERM_WORDS each
BLACKENED = 17  # six
CIRCLED_AT_START = 23  # a set
MODIFIERS_AT_START = 25  # five
SIDE_WORDS = 30

# A row in a word: circles in it, a line behind it, what may be circled then, its icon and one, circles above it
ROW_WIDTH, ROW_LINE, ROW_NUMBER, ROW_ICON, ROW_ABOVE = 0, 2, 3, 6, 12

TERM_KIND, TERM_A, TERM_B, TERM_WORDS = 0, 1, 2, 3
