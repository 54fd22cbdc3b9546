"""What a net sees of a position: small whole numbers, a player's own side first, most of them 0 or 1."""

from __future__ import annotations

from typing import Any, TypeAlias

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import stack as k
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.campaign import slot_of
from tavola.kernels.sangue_reale.dice_words import BITS
from tavola.kernels.sangue_reale.marks import bits_in, get_marks
from tavola.kernels.sangue_reale.scoring import circles, points_of
from tavola.kernels.sangue_reale.stack import DONE, KIND_BITS, SEAT_AT, STEP_AT
from tavola.kernels.sangue_reale.supporters import blackened_circles, free_in_front_row
from tavola.kernels.sangue_reale.territories import box_in, land_of, slots_in
from tavola.kernels.sangue_reale.words import BOXES, HAND_WORDS, HANDS, PRINT, SHEET_WORDS, SHEETS, SIDE_PRINT, UNIQUES

Bytes: TypeAlias = Any  # an array of bytes for compiled code

ROWS_SEEN = 13  # of a column
FAR = 5  # circles to a line or an icon: so many and more are alike
LEAD = 30  # points ahead that are told apart, either way
BOX_BITS = 16


@scalar
def see(t: Any, s: Any, seat: int, out: Bytes) -> int:
    """The position for one seat; how many numbers there are."""
    at = see_table(t, s, seat, out)
    for nth in range(2):
        who = seat if nth == 0 else 1 - seat
        at = see_columns(t, s, who, out, at)
        at = see_lands(t, s, who, out, at)
        at = see_uniques(t, s, who, out, at)
        at = see_means(t, s, who, out, at)
    return at


@scalar
def one_of(out: Bytes, at: int, n: int, which: int) -> int:
    """A row of which one is 1; the last one for whatever lies beyond."""
    for nth in range(n):
        out[at + nth] = 0
    out[at + max(0, min(which, n - 1))] = 1
    return at + n


@scalar
def see_table(t: Any, s: Any, seat: int, out: Bytes) -> int:
    """Lead, round, what is asked and of whom; dice in hand, actions to come, borders."""
    lead = points_of(t, s, seat) - points_of(t, s, 1 - seat)
    out[0] = max(0, min(255, 128 + 2 * lead))
    at = one_of(out, 1, 2 * LEAD + 1, lead + LEAD)
    at = one_of(out, at, 27, int(s[w.ROUND]))
    at = one_of(out, at, 32, int(s[w.PROMPT]))
    out[at] = 1 if s[w.MODE] == w.ONE and s[w.SEAT] == seat else 0
    out[at + 1] = 1 if s[w.MODE] == w.ONE and s[w.SEAT] != seat else 0
    out[at + 2] = int(t[s[PRINT] + p.SHEET_NO]) & 1
    out[at + 3] = which_set(t, s)
    out[at + 4] = 0
    at += 5
    if s[w.PROMPT] == k.A4_PICK or s[w.PROMPT] == k.A5_MODE or s[w.PROMPT] == k.A1_FACE:
        at = see_dice(out, at, int(s[w.ROLLED]))
    else:
        at = see_hands(s, seat, out, at)
    at = see_actions_to_come(s, seat, out, at)
    edges = get_marks(s, SHEETS + seat * SHEET_WORDS + w.PRESENT)
    for edge in range(t[p.EDGE_ROOM]):
        out[at + edge] = edges >> edge & 1
    return at + int(t[p.EDGE_ROOM])


@scalar
def which_set(t: Any, s: Any) -> int:
    """0 or 1: whether it is the Era's first set."""
    sets = t[t[p.ERAS] + p.ERA_WORDS * (s[w.ERA] - 1) + p.SETS_IN_ERA]
    return 0 if s[w.SET] == t[sets + 1] else 1


@scalar
def see_dice(out: Bytes, at: int, dice: int) -> int:
    """Dice that are not shared out yet."""
    for nth in range(18):
        out[at + nth] = 0
    while dice:
        out[at + 11 + (dice & 7)] += 1
        dice >>= BITS
    return at + 18


@scalar
def see_hands(s: Any, seat: int, out: Bytes, at: int) -> int:
    for nth in range(18):
        out[at + nth] = 0
    for nth in range(s[w.HAND_COUNT]):
        hand = HANDS + HAND_WORDS * nth
        dice = int(s[hand + w.HAND_DICE])
        whose = at - 1 if s[hand + w.HAND_SEAT] == seat else at + 5
        while dice:
            out[whose + (dice & 7)] += 1
            dice >>= BITS
    return at + 18


@scalar
def see_actions_to_come(s: Any, seat: int, out: Bytes, at: int) -> int:
    """What waits to be rolled or drawn in this round, from the stack."""
    for nth in range(12):
        out[at + nth] = 0
    for nth in range(s[w.DEPTH]):
        head = int(s[w.STACK + 2 * nth])
        kind = head & KIND_BITS
        step = head >> STEP_AT & 15
        action = 0
        if k.ROLL_THREE <= kind <= k.ROLL_FIVE:
            action = kind
        elif kind == k.ROLL_ONE:
            action = 1
        elif kind == k.ROLL_TWO:
            action = 2
        elif kind == k.DO_NOT_ROLL:
            action = 6
        if action and step == 0 and step != DONE:
            out[at + action - 1 + (0 if head >> SEAT_AT == seat else 6)] = 1
    return at + 12


# -- a player's sheet


@scalar
def circles_to_line(t: Any, s: Any, who: int, value: int) -> int:
    """Circles of a column to its next line, 0 where none is left."""
    sheet = SHEETS + who * SHEET_WORDS
    at = t[s[sheet + SIDE_PRINT] + p.COLUMNS + value - 1] + s[sheet + w.ROWS + value - 1]
    found = 0
    while t[at] & 3:
        found += t[at] & 3
        if t[at] >> p.ROW_LINE & 1:
            return int(found)
        at += 1
    return 0


@scalar
def see_columns(t: Any, s: Any, who: int, out: Bytes, at: int) -> int:
    for value in range(1, 7):
        at = one_of(out, at, ROWS_SEEN, int(s[SHEETS + who * SHEET_WORDS + w.ROWS + value - 1]))
        out[at] = 1 if free_in_front_row(t, s, who, value) == 2 else 0
        at = one_of(out, at + 1, FAR + 1, circles_to_line(t, s, who, value))
        out[at] = 1 if blackened_circles(t, s, who, value) > blackened_circles(t, s, 1 - who, value) else 0
        at += 1
    return at


@scalar
def see_lands(t: Any, s: Any, who: int, out: Bytes, at: int) -> int:
    """Numbers circled; each box: whose it is, what is missing, and how far the missing lines are."""
    sheet = SHEETS + who * SHEET_WORDS
    circled = get_marks(s, sheet + w.CIRCLED)
    blocked = get_marks(s, sheet + w.BLOCKED)
    waived = get_marks(s, sheet + w.WAIVED)
    room = int(t[p.SLOT_ROOM])
    for slot in range(room):
        out[at + slot] = circled >> slot & 1
    at += room
    for box in range(t[p.BOX_ROOM]):
        for nth in range(BOX_BITS):
            out[at + nth] = 0
        if box < t[s[PRINT] + p.BOX_COUNT]:
            if s[BOXES + box] == who:
                out[at] = 1
            elif s[BOXES + box] == w.FREE:
                see_free_box(t, s, who, box, circled | waived, blocked, out, at)
        at += BOX_BITS
    return at


@scalar
def see_free_box(t: Any, s: Any, who: int, box: int, done: int, blocked: int, out: Bytes, at: int) -> None:
    land = land_of(t, s, who, int(t[t[s[PRINT] + p.BOX_AREAS] + box]))
    missing = slots_in(t, s, land) & ~done
    n = bits_in(missing)
    if box_in(t, s, land) != box:
        out[at + 7] = 1
        return
    if missing & blocked:
        out[at + 6] = 1
        return
    out[at + min(n, 5)] = 1
    if n > 3:
        return
    way = 0
    numbers = t[s[SHEETS + who * SHEET_WORDS + SIDE_PRINT] + p.NUMBERS]
    seen = 0
    for slot in range(t[s[PRINT] + p.SLOT_COUNT]):
        if missing >> slot & 1:
            value = int(t[numbers + slot])
            line = circles_to_line(t, s, who, value)
            if line == 0:
                out[at + 6] = 1
                return
            way += line + (3 if seen >> value & 1 else 0)
            seen |= 1 << value
    out[at + 8 + min(way, 8) - 1] = 1


@scalar
def see_uniques(t: Any, s: Any, who: int, out: Bytes, at: int) -> int:
    """By the Era's set: whose each is, and how many circles it is away."""
    room = int(t[p.UNIQUE_ROOM]) * (FAR + 1)
    for nth in range(2 * room):
        out[at + nth] = 0
    mine = at + room * which_set(t, s)
    for unique in range(t[s[PRINT] + p.UNIQUE_COUNT]):
        if s[UNIQUES + unique] == who:
            out[mine + (FAR + 1) * unique] = 1
    sheet = SHEETS + who * SHEET_WORDS
    for value in range(6):
        row = t[s[sheet + SIDE_PRINT] + p.COLUMNS + value] + s[sheet + w.ROWS + value]
        far = 0
        while t[row] & 3:
            far += t[row] & 3
            unique = (t[row] >> p.ROW_ICON & 63) - 1
            if unique >= 0 and s[UNIQUES + unique] == w.FREE:
                out[mine + (FAR + 1) * unique + min(far, FAR)] = 1
            row += 1
    return at + 2 * room


@scalar
def see_means(t: Any, s: Any, who: int, out: Bytes, at: int) -> int:
    """Modifiers now and later, powers, points and what decides when they are equal, plans of the turn."""
    sheet = SHEETS + who * SHEET_WORDS
    turn = max((int(s[w.ROUND]) + 4) // 5, 1)
    at = one_of(out, at, 5, int(s[sheet + w.MODIFIERS + turn - 1]))
    for later in range(1, 5):
        out[at] = min(4, int(s[sheet + w.MODIFIERS + turn - 1 + later])) if turn + later <= 5 else 0
        at += 1
    now = int(s[sheet + w.WRITTEN])
    out[at] = min(3, max(0, int(s[sheet + w.FIRST_UNTIL]) - now))
    out[at + 1] = min(3, max(0, int(s[sheet + w.OPENLY_UNTIL]) - now))
    out[at + 2] = min(3, int(s[sheet + w.UNCANCELS]))
    out[at + 3] = min(3, int(s[sheet + w.SET_DICE]))
    out[at + 4] = s[sheet + w.WRAPS]
    out[at + 5] = s[sheet + w.DOUBLES]
    out[at + 6] = bits_in(get_marks(s, sheet + w.WAIVED))
    at += 7
    plans = 0
    for nth in range((turn - 1) * 5, now):
        plans |= 1 << s[sheet + w.CHRONOLOGY + nth]
    for action in range(6):
        out[at + action] = min(3, max(0, int(s[sheet + w.FORBIDDEN + action]) - now))
        out[at + 6 + action] = plans >> action + 1 & 1
    at += 12
    out[at] = max(0, min(60, points_of(t, s, who)))
    out[at + 1] = circles(t, s, who)
    boxes = 0
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        boxes += 1 if s[BOXES + box] == who else 0
    out[at + 2] = boxes
    out[at + 3] = slot_of(t, int(s[sheet + w.CHARACTER])) if s[sheet + w.CHARACTER] >= 0 else 0
    return at + 4
