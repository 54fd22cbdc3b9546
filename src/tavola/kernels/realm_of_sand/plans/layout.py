"""What a planner keeps: one array of whole numbers and one of reals. The constants of this page are the places.

`n` holds the cards that may be completed, how many pieces each of their needs has, and the benches of a plan; `f` what
benches are worth. `w` holds the weights of who judges. `p` are the needs of a pack, see needs.py.
"""

from __future__ import annotations

from tavola.kernels.realm_of_sand.layout import BASIC, ELEMENTS, MOST_CARDS, MOST_SEATS

# -- needs, from p[(side * MOST_CARDS + card) * ONE_HEAD] on: where the sets begin, how many, where the pieces are told
FIRST_SET, SETS, PIECES_AT = range(3)
ONE_HEAD = 3
IN_A_SET = 63  # needs; the sign stays free
LEVELS_TOLD = 24
BY_PIECE = (
    LEVELS_TOLD  # in a set: first the needs that keep to each level, then those with a piece, by element and cell
)
PER_ELEMENT = 64
NO_PIECE = BY_PIECE + ELEMENTS * PER_ELEMENT  # always empty
ONE_SET = NO_PIECE + 1

# -- a bench, from its place in n on
BENCH_SQUARES = 0  # 3
BENCH_DISCS = BENCH_SQUARES + BASIC  # 5
BENCH_FRONT = BENCH_DISCS + ELEMENTS  # 5
(
    BENCH_LEVEL, BENCH_CHARGED,
    GONE,  # a bit for each card on the list that this plan has completed
    BEGUN,  # the answer with which the plan begins, 0 while there is none
    MAINS, TURNS,  # main actions taken; turns after the present one
    BENCH_GLASSES, IN_TILES,
) = range(BENCH_FRONT + ELEMENTS, BENCH_FRONT + ELEMENTS + 8)  # fmt: skip
BENCH_TILES = IN_TILES + 1
MOST_TILES_HELD = 15
ONE_BENCH = BENCH_TILES + MOST_TILES_HELD
SURE, HOPE, LEFT, WORTH = range(4)  # in f, four for each bench
PER_BENCH = 4

# -- n: the cards that may be completed, and their needs in sets
MOST_LISTED, MOST_SETS = 28, 96
LISTED = 0
LIST = 1
FIRST_SLOT = LIST + MOST_LISTED  # of each card, and the end
SLOTS = FIRST_SLOT + MOST_LISTED + 1
LIVE_LEVEL = SLOTS + 1  # for which level it is told
LIVE_END = LIVE_LEVEL + 1  # of each card, where sets end that hold needs which keep to the level
SLOT_AT = LIVE_END + MOST_LISTED
ONES, TWOS, FOURS = SLOT_AT + MOST_SETS, SLOT_AT + 2 * MOST_SETS, SLOT_AT + 3 * MOST_SETS
MOST_HELP = 6  # discs of one summon
HELP = SLOT_AT + 4 * MOST_SETS  # for each set the needs with at least one, two, … pieces that discs could make up for
MOST_LADDER = 8
LADDER = HELP + MOST_SETS * MOST_HELP
CLASSES = LADDER + MOST_LADDER + 1  # of each set: how many, and then needs, pieces missing, discs that help
MOST_CLASSES = 40
ONE_CLASS = 3
PER_SLOT = 1 + MOST_CLASSES * ONE_CLASS
NEAREST_IN = CLASSES + MOST_SETS * PER_SLOT  # of each set, in half pieces
NEAREST = NEAREST_IN + MOST_SETS  # of each card
WITHIN_REACH = NEAREST + MOST_LISTED  # of each set the needs that one, two or three pieces bring nearer
NEARER, TILE = 6, 3  # by how many half pieces, by how many pieces
PER_REACH = NEARER * TILE
CLOSEST = WITHIN_REACH + PER_REACH * MOST_SETS  # and the nearest themselves
WATCHED = CLOSEST + MOST_SETS  # of each card whether it matters how far it is after a placement
LIES = WATCHED + MOST_LISTED  # of each cell of the grid the element there, or -1
PIECES_LYING = LIES + PER_ELEMENT
PIECE_LIST = PIECES_LYING + 1
TOP = PIECE_LIST + PER_ELEMENT  # the placements that promise most, the best first
MOST_TOP = 16
IN_TOP = TOP + MOST_TOP
STEPS_TOLD = IN_TOP + 1
STEP_LIST = STEPS_TOLD + 1  # element, from where or -1, to where
WAYS_TOLD = STEP_LIST + 3 * MOST_HELP
WAYS_LIST = WAYS_TOLD + 1  # cards towards which one summons, and the need of each
MOST_WAYS = 4
KNOWN_GONE = WAYS_LIST + 2 * MOST_WAYS  # of each other seat, what a few sets of cards gone leave it
MEMORIES = 8

# -- n: the table as the planner sees it
(
    PLANNER, ON_SIDE, KEEN, PENDING, PLAN_ROUND, ENDS_AT, GLASSES_NOW, IS_LAST, RIVALS, JUDGED, POOL, WIDTH, NAMED,
    OPEN_CELLS, TARGET_GLASSES, SPECIALS_KNOWN,
) = range(KNOWN_GONE + MOST_SEATS * MEMORIES, KNOWN_GONE + MOST_SEATS * MEMORIES + 16)  # fmt: skip
NAMES = SPECIALS_KNOWN + 1  # answers with which plans begin
MOST_NAMES = 1024
MOST_PLACED = 1024
PLACED = NAMES + MOST_NAMES  # placements: the answer, pieces that come and go, cards to be looked at again, distances
ITS_ANSWER, ITS_FIRST, ITS_LOSSES, ITS_DOUBTS, ITS_AFTER = 0, 1, 4, 7, 8
ONE_PLACED = ITS_AFTER + MOST_LISTED
BEAMS = PLACED + MOST_PLACED * ONE_PLACED  # how many, and the width of each
MOST_BEAMS = 6
SCRATCH = BEAMS + 1 + MOST_BEAMS  # a bench of its own
BENCHES = SCRATCH + ONE_BENCH  # two pools, then two lists for sorting

# -- f
KEEP = 0  # of each card, how likely nobody takes it in a turn
GAINS = KEEP + MOST_LISTED
ITS_GAIN = GAINS + MOST_LISTED  # whoever takes it, with the special discs that are known
WORTHS = ITS_GAIN + MOST_LISTED  # of each card by half pieces that are missing
HALVES = 17
DEAREST = WORTHS + MOST_LISTED * HALVES
MOST_SHARES = 4
TOP_WORTH = DEAREST + MOST_SHARES
HIGHEST = TOP_WORTH + MOST_TOP
WAYS_WORTH = HIGHEST + 1
RIVAL = WAYS_WORTH + MOST_WAYS
(ITS_STARS, ITS_MEANS, ITS_GLASSES, ITS_MOVES, ITS_PIECES) = range(5)
ITS_NEAR = 5
ITS_NEXT = ITS_NEAR + MOST_LISTED
ITS_LAST = ITS_NEXT + MOST_LISTED
ITS_KNOWN = ITS_LAST + MOST_LISTED  # three for each memory
ONE_RIVAL = ITS_KNOWN + 3 * MEMORIES
NAMED_WORTH = RIVAL + MOST_SEATS * ONE_RIVAL  # of each answer with which plans begin; then at first sight
FIRST_SIGHT = NAMED_WORTH + MOST_NAMES
VALUES = FIRST_SIGHT + MOST_NAMES
NEVER = -1e9

AT_ONCE = 3  # cards completed one after the other in a turn
EACH = 2  # places in which a complete card is looked at
SUMMONS_TRIED = 3  # ways to summon that are looked at

# -- w
NEAR_BY_HALVES = 0
SHARES = NEAR_BY_HALVES + HALVES
(
    BASIC_DISC, SPECIAL_DISC, LEVEL_WORTH, CRYSTAL, UNOWNED, LONG, CARELESS, NOTICED, DRIFT, EVEN, DOOMED, TAKEN_NOW,
    TAKEN_SOON, TAKEN_LATER, STARS_A_TURN, GLASSES_A_TURN, TURNS_A_GLASS, PATIENCE, CERTAIN, LIKELY, LATER, CLOSE,
    AWHILE,
) = range(SHARES + MOST_SHARES, SHARES + MOST_SHARES + 23)  # fmt: skip
WEIGHTS = SHARES + MOST_SHARES + 23

assert MOST_LISTED < IN_A_SET < MOST_CARDS
