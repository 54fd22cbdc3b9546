"""TERRITORIES: numbers are circled, the last one gives control (the rules' territories.py and ending.py)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.marks import get_marks, set_marks
from tavola.kernels.sangue_reale.words import BOXES, FREE, PRESENT, PRINT, SHEET_WORDS, SHEETS, SIDE_PRINT

NO_BOX, SEVERAL_BOXES = -1, -2

# -- lands


@scalar
def land_of(t: Any, s: Any, seat: int, area: int) -> int:
    """The areas joined with this one through absent edges, on this player's map: its territory, as a set."""
    print_ = s[PRINT]
    edges = t[print_ + p.EDGE_COUNT]
    ends = t[print_ + p.EDGE_ENDS]
    absent = ~get_marks(s, SHEETS + seat * SHEET_WORDS + PRESENT) & ((1 << edges) - 1)
    land = 1 << area
    grows = absent != 0
    while grows:
        grows = False
        for edge in range(edges):
            if absent >> edge & 1:
                both = 1 << t[ends + 2 * edge] | 1 << t[ends + 2 * edge + 1]
                if land & both and land & both != both:
                    land |= both
                    grows = True
    return land


@scalar
def slots_in(t: Any, s: Any, land: int) -> int:
    """The slots of these areas, as a set."""
    print_ = s[PRINT]
    areas, slots = t[print_ + p.AREA_COUNT], t[print_ + p.AREA_SLOTS]
    found = 0
    for area in range(areas):
        if land >> area & 1:
            found |= get_marks(t, slots + 2 * area)
    return found


@scalar
def box_in(t: Any, s: Any, land: int) -> int:
    """The only box in these areas, or NO_BOX, or SEVERAL_BOXES."""
    print_ = s[PRINT]
    areas, boxes = t[print_ + p.AREA_COUNT], t[print_ + p.AREA_BOXES]
    found = NO_BOX
    for area in range(areas):
        if land >> area & 1:
            box = int(t[boxes + area])
            if box >= 0:
                if found != NO_BOX:
                    return SEVERAL_BOXES
                found = box
    return found


@scalar
def is_open_for_circles(t: Any, s: Any, box: int) -> bool:
    """Not controlled by anyone (SR-9.2); with no box or several, unless the table closes it (SR-11.5, SR-11.6)."""
    if box >= 0:
        return bool(s[BOXES + box] == FREE)
    return bool(t[p.ZERO_BOX_CLOSED if box == NO_BOX else p.MULTIBOX_CLOSED] == 0)


@scalar
def look_again(t: Any, s: Any) -> None:
    """Which slots lie where numbers may be circled; after each change of control or of an edge."""
    for seat in range(2):
        left = (1 << t[s[PRINT] + p.AREA_COUNT]) - 1
        found = 0
        area = 0
        while left:
            if left >> area & 1:
                land = land_of(t, s, seat, area)
                left &= ~land
                if is_open_for_circles(t, s, box_in(t, s, land)):
                    found |= slots_in(t, s, land)
            area += 1
        set_marks(s, SHEETS + seat * SHEET_WORDS + w.OPEN, found)


# -- numbers


@scalar
def free_slots(s: Any, seat: int) -> int:
    """Slots that are not taken and lie where numbers may be circled, as a set (SR-9.3, SR-9.13)."""
    sheet = SHEETS + seat * SHEET_WORDS
    taken = get_marks(s, sheet + w.CIRCLED) | get_marks(s, sheet + w.BLOCKED)
    return get_marks(s, sheet + w.OPEN) & ~taken


@scalar
def offer_number(t: Any, s: Any, seat: int, number: int) -> None:
    """An option for each free slot with this number."""
    free = free_slots(s, seat)
    slots = t[s[SHEETS + seat * SHEET_WORDS + SIDE_PRINT] + p.WITH_NUMBER + number]
    actions = t[s[PRINT] + p.CIRCLE_ACTIONS]
    for nth in range(slots + 1, slots + 1 + t[slots]):
        slot = t[nth]
        if free >> slot & 1:
            s[w.OPTIONS + s[w.OPTION_COUNT]] = t[actions + slot]
            s[w.OPTION_COUNT] += 1


@scalar
def circle_slot(t: Any, s: Any, seat: int, slot: int) -> None:
    at = SHEETS + seat * SHEET_WORDS + w.CIRCLED
    set_marks(s, at, get_marks(s, at) | 1 << slot)
    take_control_if_due(t, s, seat, land_of(t, s, seat, int(t[t[s[PRINT] + p.SLOT_AREAS] + slot])))


@scalar
def take_control_if_due(t: Any, s: Any, seat: int, land: int) -> None:
    """All its numbers circled, exactly one box in it, and that box still free (SR-9.9, SR-9.11, SR-9.12)."""
    box = box_in(t, s, land)
    if box >= 0 and s[BOXES + box] == FREE and has_circled_all(t, s, seat, land):
        control(t, s, seat, box)


@scalar
def has_circled_all(t: Any, s: Any, seat: int, land: int) -> bool:
    """Every print of every number; a territory without any number is nobody's (SR-9.8, SR-11.9)."""
    sheet = SHEETS + seat * SHEET_WORDS
    slots = slots_in(t, s, land)
    needed = slots & ~get_marks(s, sheet + w.WAIVED)
    return slots != 0 and needed & get_marks(s, sheet + w.CIRCLED) == needed


@scalar
def control(t: Any, s: Any, seat: int, box: int) -> None:
    """Initials in the box, an X in the same box of the other's map (SR-9.10)."""
    s[BOXES + box] = seat
    look_again(t, s)
    end_if_all_is_taken(t, s)


@scalar
def end_if_all_is_taken(t: Any, s: Any) -> None:
    """Every box bears initials and every Unique Supporter has been activated (SR-12.2): ending.py of the rules."""
    for box in range(t[s[PRINT] + p.BOX_COUNT]):
        if s[BOXES + box] == FREE:
            return
    for unique in range(t[s[PRINT] + p.UNIQUE_COUNT]):
        if s[w.UNIQUES + unique] == FREE:
            return
    if s[w.ENDING] == 0:
        s[w.ENDING] = w.ALL_TAKEN
