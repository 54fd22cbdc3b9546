"""What lies where: the words of a fight's state, of its tables, and of the records in them."""

from __future__ import annotations

MOST_CARDS, MOST_THINGS, MOST_ABILITIES, MOST_STORED, MOST_FRAMES = 40, 24, 64, 16, 48

# -- the state: two words of chance (chance.py), then one number each
OVER, PROMPT, ABOUT, BY = 2, 3, 4, 5  # how it ended; what is asked, about what record, for which source
HEALTH, ENERGY, TERROR, FOOD, WEALTH, REP, MAGIC, EXP = range(6, 14)
POOL, MARKER, STAGE, APPROACH, TURN, PHASE, ACTIVE, ACTIVATED = range(14, 22)
PLAYED, FLEE_TRIED, OPPORTUNITY_DONE, PANIC, WITHHELD, TEARS, MUST_FLEE, PAYERS = range(22, 30)
EVER_ACTIVATED, DROPS, PLACING, PLACING_KEYS, PLAYED_IN_TURN, STORED_COUNT, DEPTH = range(30, 37)
DECK_COUNT, HAND_COUNT, DISCARD_COUNT, SEQUENCE_COUNT = range(37, 41)
# -- and rows of them; decks with the top last, cards and things by their numbers in the tables
DECK = 41
HAND = DECK + MOST_CARDS
DISCARD = HAND + MOST_CARDS
SEQUENCE = DISCARD + MOST_CARDS
TIME = SEQUENCE + MOST_CARDS  # on each card that is laid
CHARGES = TIME + MOST_CARDS
KEYS = CHARGES + MOST_CARDS  # connected Attribute Keys on its left edge, four bits for each Attribute
THING = KEYS + MOST_CARDS  # how each Item or Secret lies
THING_CHARGES = THING + MOST_THINGS
USED = THING_CHARGES + MOST_THINGS  # how often an Ability with a limit was used
STORED = USED + MOST_ABILITIES  # changes that effects have brought
STACK = STORED + MOST_STORED
FRAME = 6  # kind, step, four fields
ROOM = STACK + FRAME * MOST_FRAMES  # where a word notes what it reckons
OPTION_COUNT = ROOM + 8  # the answers to what is asked
OPTIONS = OPTION_COUNT + 1
MOST_LEGAL = 160
STATE = OPTIONS + MOST_LEGAL

IN_USE, FLIPPED, NOT_IN_USE, GONE = range(4)
GOING_ON, WON, LOST, FLED, RUN_AWAY, ROBBED, DYING, BROKEN = range(8)
OUTCOMES = ("", "won", "lost", "fled", "run_away", "robbed", "dying", "broken")
NO_PHASE, WINDOW, DELAYED, PLAY, ATTACK, END = range(6)
PHASES = ("", "window", "delayed", "play", "attack", "end")
BEFORE_TURNS, NOBODY = -1, -1

# -- the tables: one word each
CARDS, IS_COMBAT, VALUE, TOP, GREY, STAGES, TRAITS = range(7)
TOP_HEALTH, TOP_ENERGY, TOP_TERROR, RED_ENERGY, RED_TERROR, LIMITER, OFFSET, CAPS = range(7, 15)
AFTER_CARD, TEAR_BEFORE, SHUFFLED_BACK, FLEE_COIN, THIEF_TAKES = range(15, 20)
LEVEL = 20  # of each Attribute as far as keys are concerned, six; below nought: it connects whatever the level
FACES, ABILITIES, ABILITY_COUNT, CARD_ABILITIES, WAITING = range(26, 31)
ROWS, OPPORTUNITY, STAGE_RULES, ZONES, CHANGES, CHANGES_OF, BEGINNING, WORTHS = range(31, 39)
HEADER = 40

# -- an edge: how many rows it has, then each row from the bottom: what kind of half, Attribute, level, icons
EDGE_ROWS, ROW, ROW_ICONS = 6, 8, 4
EDGE = 1 + EDGE_ROWS * ROW
NO_KEY, FREE, MAGIC_KEY, BONUS, ATTRIBUTE = range(5)
CUBES, AFFINITY, DRAW, TOPIC, TEAR, CONTINUE, TIMES, VOID = range(1, 9)  # an icon is 16 times its number and its kind
TOPIC_MAGIC, TOPIC_FREE, TOPICS = 6, 7, 8

# -- an Ability
TRIGGER, SOURCE, CONDITION, COST, PER, LIMIT, EFFECTS, PHASE_OF_ACT, PAYS_CHARGES, DELAY, PLAYS = range(11)
ABILITY = 12
ON_PLACE, ON_RESPONSE, ALWAYS, ON_ACTIVATION, ON_TURN_END, ON_OPPORTUNITY, ON_FLEE, ON_DELAY, BY_CHOICE = range(9)
TRIGGERS = 9
NO_LIMIT, A_TURN, AN_ACTIVATION, FOR_GOOD = range(4)
THE_ENCOUNTER, FIRST_THING = 100, 200  # sources: cards by their numbers, then these
ALWAYS_THERE = 999  # a source that is in force whatever happens: a condition, a flaw, an Event, a Skill

# -- an effect: a word and three numbers
EFFECT = 4
(POOL_WORD, AFFINITY_WORD, DRAW_WORD, DISCARD_HAND, DISCARD_TOP, DISCARD_LAST, KEEP, DAMAGE, GAIN, LOSE, SET,
 CHARGES_WORD, END_WORD, IF, ROLL, MODIFY, CHOOSE, PLAY_WORD, FLIP_WORD, NOTHING) = range(20)  # fmt: skip

# -- a value: 16 times a number and its kind
PLAIN, CONNECTED, OF_POOL, OF_MARKER, OF_CHARGES, OF_TRACK, OF_DAMAGE_TAKEN = range(7)
ANY_ATTRIBUTE = 6

# -- a condition: so many leaves and joints in Polish order backwards, four words each
(KNOWN, ASK_POOL, ASK_MARKER, ASK_STAGE, ASK_PLAYED, ASK_CONNECTED, ASK_CHARGES, ASK_TRAIT, ASK_TRACK, ASK_PANIC,
 ASK_EXHAUSTED, ASK_ZONE, ASK_READY, NOT, ALL, ANY) = range(16)  # fmt: skip
LEAF = 4
EQUAL, UNEQUAL, AT_LEAST, AT_MOST, MORE, LESS = range(6)

# -- a cost: eight amounts in the order in which they are paid, then cards
COST_KINDS = ("energy", "magic", "food", "wealth", "rep", "exp", "terror", "health")
FLIPS, DISCARD_FROM, DISCARD_N, GIVES, TAKES_CHARGES = range(8, 13)
FROM_HAND, FROM_DECK = 1, 2

# -- a change of a number
STAT, OF_SOURCE, IN_RESPONSE, FIRST_IF, SECOND_IF, SETS, SET_TO, ADDS, MULTIPLIES, PREVENTS, LASTS = range(11)
CHANGE = 12
NONE, A_NUMBER, A_SWITCH, ALL_OF_IT = range(4)
NO_VALUE = 7  # a kind of value that is none
STATS = (
    "damage", "pool_loss", "affinity_loss", "pool_gain", "hand_start", "hand_limit", "draw.turn_end", "cards.max",
    "trait.ambush", "trait.dash", "trait.defensive", "trait.fast", "trait.feint", "trait.guardian", "trait.horde",
    "trait.opportunist", "trait.rage", "trait.shatter", "trait.slow", "trait.thief",
)  # fmt: skip
(DAMAGE_STAT, POOL_LOSS, AFFINITY_LOSS, POOL_GAIN, HAND_START, HAND_LIMIT, DRAW_AT_END, CARDS_MAX) = range(8)
(AMBUSH, DASH, DEFENSIVE, FAST, FEINT, GUARDIAN, HORDE, OPPORTUNIST, RAGE, SHATTER, SLOW, THIEF) = range(12)
TRAIT_NAMES = tuple(stat[6:] for stat in STATS[8:])
SPANS = ("phase", "activation", "encounter", "day")

# -- what is asked
(NO_PROMPT, ASK_MULLIGAN, ASK_KEEP, ASK_BEFORE_DELAYED, ASK_CARD, ASK_IN_PANIC, ASK_BEFORE_ATTACK, ASK_DISCARD,
 ASK_ABILITY, ASK_OPTION, ASK_BY_EFFECT, ASK_PAY_CARD, ASK_FLIP, ASK_GIVE, ASK_APPROACH) = range(15)  # fmt: skip
# -- answers: a verb, and what it is about
(KEEP_HAND, NEW_HAND, GO_ON, STOP, FLEE, TURN_CARD, USE_IT, DECLINE, PLAY_IT, USE_ACT, DISCARD_IT, KEEP_IT, OPTION,
 PAY_IT, FLIP_IT, GIVE_IT, APPROACH_BY) = range(1, 18)  # fmt: skip
VERB, MASK_AT = 65536, 256
