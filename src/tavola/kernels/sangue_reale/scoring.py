"""SCORING: the terms printed on the Era's sheet, and who wins when they are equal (the rules' scoring.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.effects import VP, VP_PER
from tavola.kernels.sangue_reale.marks import bits_in, get_marks
from tavola.kernels.sangue_reale.supporters import blackened_circles, free_in_front_row
from tavola.kernels.sangue_reale.territories import land_of
from tavola.kernels.sangue_reale.words import BOXES, NO_ONE, PRINT, SHEET_WORDS, SHEETS, SIDE_PRINT, UNIQUES

BOX_VP, BOX_COUNT, GROUP_COMPLETE, GROUP_MAJORITY, CHAIN, UNIQUE_VP, UNIQUE_COUNT = range(7)
COLUMN_FULL, COLUMN_MAJORITY, CIRCLES_DIV, TAG_COUNT, TAG_SET, MODIFIERS_SPENT = range(7, 13)
CHRONOLOGY_DISTINCT, CANCELLED, RIVER_SIDE, PENALTY = range(13, 17)
M_BOXES, M_UNIQUES, M_FULL_COLUMNS, M_RIVER_BOXES, M_GROUPS_LED, M_MODIFIERS_SPENT = range(6)


@scalar
def points_of(t: Any, s: Any, seat: int) -> int:
    """The sum of one player's lines, also while the Era goes on (SR-12.5, SR-12.9)."""
    side = s[SHEETS + seat * SHEET_WORDS + SIDE_PRINT]
    found = 0
    for nth in range(t[side + p.TERM_COUNT]):
        term = t[side + p.TERMS] + p.TERM_WORDS * nth
        found += worth_of_term(t, s, seat, int(t[term]), int(t[term + p.TERM_A]), int(t[term + p.TERM_B]))
    for unique in range(t[s[PRINT] + p.UNIQUE_COUNT]):
        if s[UNIQUES + unique] == seat:
            found += worth_of_powers(t, s, seat, int(t[t[s[PRINT] + p.UNIQUE_POWERS] + unique]))
    character = s[SHEETS + seat * SHEET_WORDS + w.CHARACTER]
    if character != NO_ONE:
        found += worth_of_powers(t, s, seat, int(t[t[p.CHARACTERS] + p.CHARACTER_WORDS * character + p.POWERS]))
    return found


@scalar
def worth_of_powers(t: Any, s: Any, seat: int, powers: int) -> int:
    """Points promised by a Unique Supporter or by a character."""
    found = 0
    for nth in range(t[powers]):
        effect = t[p.EFFECTS] + p.EFFECT_WORDS * t[powers + 1 + 2 * nth]
        if t[effect] == VP:
            found += t[effect + p.EFFECT_A]
        elif t[effect] == VP_PER:
            found += t[effect + p.EFFECT_A] * metric(t, s, seat, int(t[effect + p.EFFECT_B]))
    return found


@scalar
def worth_of_term(t: Any, s: Any, seat: int, kind: int, a: int, b: int) -> int:
    """A line of the count: a is what a unit is worth, b what it is about."""
    if kind == BOX_VP:
        return value_of_boxes(t, s, seat, own_boxes(t, s, seat))
    if kind == BOX_COUNT:
        return a * metric(t, s, seat, M_BOXES)
    if kind == GROUP_COMPLETE:
        group = int(t[t[s[PRINT] + p.GROUPS] + b])
        return a if group & own_boxes(t, s, seat) == group else 0
    if kind == GROUP_MAJORITY:
        return a if leads_group(t, s, seat, b) else 0
    if kind == CHAIN:
        return a * longest_chain(t, s, seat)
    if kind == UNIQUE_VP:
        return value_of_uniques(t, s, seat)
    if kind == UNIQUE_COUNT:
        return a * metric(t, s, seat, M_UNIQUES)
    if kind == COLUMN_FULL:
        return a * metric(t, s, seat, M_FULL_COLUMNS)
    if kind == COLUMN_MAJORITY:
        return a * longer_columns(t, s, seat)
    if kind == CIRCLES_DIV:
        return circles(t, s, seat) // a
    if kind == TAG_COUNT:
        return a * tagged_boxes(t, s, seat, b)
    if kind == TAG_SET:
        return a if tags_held(t, s, seat) & b == b else 0
    if kind == MODIFIERS_SPENT:
        return a * metric(t, s, seat, M_MODIFIERS_SPENT)
    if kind == CHRONOLOGY_DISTINCT:
        return a * turns_of_five_different_plans(s, seat)
    if kind == CANCELLED:
        return int(a * s[w.CANCELLED])
    if kind == RIVER_SIDE:
        return a * metric(t, s, seat, M_RIVER_BOXES)
    return -a * metric(t, s, seat, b)  # PENALTY


# -- what can be counted


@scalar
def metric(t: Any, s: Any, seat: int, which: int) -> int:
    found = 0
    if which == M_BOXES:
        for box in range(t[s[PRINT] + p.BOX_COUNT]):
            found += 1 if s[BOXES + box] == seat else 0
    elif which == M_UNIQUES:
        for unique in range(t[s[PRINT] + p.UNIQUE_COUNT]):
            found += 1 if s[UNIQUES + unique] == seat else 0
    elif which == M_FULL_COLUMNS:
        for value in range(1, 7):
            found += 1 if free_in_front_row(t, s, seat, value) == 0 else 0
    elif which == M_RIVER_BOXES:
        found = river_boxes(t, s, seat)
    elif which == M_GROUPS_LED:
        for group in range(t[s[PRINT] + p.GROUP_COUNT]):
            found += 1 if leads_group(t, s, seat, group) else 0
    else:
        found = int(s[SHEETS + seat * SHEET_WORDS + w.SPENT])
    return found


@scalar
def own_boxes(t: Any, s: Any, seat: int) -> int:
    """The boxes with this player's initials, a bit each."""
    found = 0
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        if s[BOXES + box] == seat:
            found |= 1 << box
    return found


@scalar
def value_of_boxes(t: Any, s: Any, seat: int, boxes: int) -> int:
    """Their printed values on this player's side."""
    values = t[s[SHEETS + seat * SHEET_WORDS + SIDE_PRINT] + p.BOX_VALUES]
    found = 0
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        if boxes >> box & 1:
            found += t[values + box]
    return found


@scalar
def value_of_uniques(t: Any, s: Any, seat: int) -> int:
    found = 0
    for unique in range(t[s[PRINT] + p.UNIQUE_COUNT]):
        if s[UNIQUES + unique] == seat:
            found += t[t[s[PRINT] + p.UNIQUE_VALUES] + unique]
    return found


@scalar
def circles(t: Any, s: Any, seat: int) -> int:
    found = 0
    for value in range(1, 7):
        found += blackened_circles(t, s, seat, value)
    return found


@scalar
def longer_columns(t: Any, s: Any, seat: int) -> int:
    found = 0
    for value in range(1, 7):
        if blackened_circles(t, s, seat, value) > blackened_circles(t, s, 1 - seat, value):
            found += 1
    return found


@scalar
def leads_group(t: Any, s: Any, seat: int, group: int) -> bool:
    """More printed value than the other in this group; a tie leads nobody."""
    boxes = int(t[t[s[PRINT] + p.GROUPS] + group])
    own = value_of_boxes(t, s, seat, boxes & own_boxes(t, s, seat))
    return own > value_of_boxes(t, s, 1 - seat, boxes & own_boxes(t, s, 1 - seat))


@scalar
def tagged_boxes(t: Any, s: Any, seat: int, tag: int) -> int:
    found = 0
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        if s[BOXES + box] == seat and int(t[t[s[PRINT] + p.BOX_TAGS] + box]) & tag:
            found += 1
    return found


@scalar
def tags_held(t: Any, s: Any, seat: int) -> int:
    found = 0
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        if s[BOXES + box] == seat:
            found |= int(t[t[s[PRINT] + p.BOX_TAGS] + box])
    return found


@scalar
def turns_of_five_different_plans(s: Any, seat: int) -> int:
    sheet = SHEETS + seat * SHEET_WORDS
    found = 0
    for turn in range(s[sheet + w.WRITTEN] // 5):
        plans = 0
        for nth in range(5):
            plans |= 1 << s[sheet + w.CHRONOLOGY + 5 * turn + nth]
        if bits_in(plans) == 5:
            found += 1
    return found


# -- lands


@scalar
def river_boxes(t: Any, s: Any, seat: int) -> int:
    """Own boxes whose territory has a present river on its outline."""
    print_ = s[PRINT]
    rivers = get_marks(t, print_ + p.RIVERS) & get_marks(s, SHEETS + seat * SHEET_WORDS + w.PRESENT)
    ends = t[print_ + p.EDGE_ENDS]
    found = 0
    for box in range(t[print_ + p.BOX_COUNT]):
        if s[BOXES + box] == seat:
            land = land_of(t, s, seat, int(t[t[print_ + p.BOX_AREAS] + box]))
            for edge in range(t[print_ + p.EDGE_COUNT]):
                if rivers >> edge & 1 and (land >> t[ends + 2 * edge] ^ land >> t[ends + 2 * edge + 1]) & 1:
                    found += 1
                    break
    return found


@scalar
def longest_chain(t: Any, s: Any, seat: int) -> int:
    """Boxes of the largest set of own territories that touch one another."""
    print_ = s[PRINT]
    own = 0
    for box in range(t[print_ + p.BOX_COUNT]):
        if s[BOXES + box] == seat:
            own |= land_of(t, s, seat, int(t[t[print_ + p.BOX_AREAS] + box]))
    longest = 0
    while own:
        chain = chain_from(t, s, own, own & -own)
        own &= ~chain
        longest = max(longest, boxes_in(t, s, seat, chain))
    return longest


@scalar
def chain_from(t: Any, s: Any, own: int, chain: int) -> int:
    """All own areas that are reached from some, over edges of any kind."""
    ends = t[s[PRINT] + p.EDGE_ENDS]
    grows = True
    while grows:
        grows = False
        for edge in range(t[s[PRINT] + p.EDGE_COUNT]):
            both = 1 << t[ends + 2 * edge] | 1 << t[ends + 2 * edge + 1]
            if both & own == both and both & chain and both & chain != both:
                chain |= both
                grows = True
    return chain


@scalar
def boxes_in(t: Any, s: Any, seat: int, land: int) -> int:
    """How many own boxes lie in these areas."""
    found = 0
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        if s[BOXES + box] == seat and land >> t[t[s[PRINT] + p.BOX_AREAS] + box] & 1:
            found += 1
    return found
