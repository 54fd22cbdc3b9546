"""How far a bench is from each card on the list: all needs of a card are counted at once, a bit for each."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.layout import BASIC, ELEMENTS, MOST_CARDS
from tavola.kernels.realm_of_sand.plans.layout import (
    BENCH_DISCS,
    BENCH_FRONT,
    BENCH_LEVEL,
    BENCH_SQUARES,
    BY_PIECE,
    CLASSES,
    FIRST_SET,
    FIRST_SLOT,
    FOURS,
    HALVES,
    HELP,
    LADDER,
    LIES,
    LIST,
    LISTED,
    LIVE_END,
    LIVE_LEVEL,
    MOST_CLASSES,
    MOST_HELP,
    MOST_LISTED,
    MOST_SETS,
    NEAREST,
    NEAREST_IN,
    ON_SIDE,
    ONE_CLASS,
    ONE_HEAD,
    ONE_SET,
    ONES,
    PER_ELEMENT,
    PER_SLOT,
    PIECE_LIST,
    PIECES_LYING,
    SETS,
    SLOT_AT,
    SLOTS,
    TWOS,
)
from tavola.kernels.realm_of_sand.tables import CARDS, CELLS, FIELD, ONE_CARD, PART, SUMMONS, TALLY


@scalar
def head_of(n: Words, card: int) -> int:
    """Where the needs of a card on the side that is played are told."""
    return (n[ON_SIDE] * MOST_CARDS + card) * ONE_HEAD


@scalar
def list_sets(p: Words, n: Words) -> None:
    """The sets of needs of all cards on the list, one after the other; a card without room is left out."""
    slot = 0
    for nth in range(n[LISTED]):
        n[FIRST_SLOT + nth] = slot
        head = head_of(n, n[LIST + nth])
        for each in range(p[head + SETS]):
            if slot < MOST_SETS:
                n[SLOT_AT + slot] = p[head + FIRST_SET] + each * ONE_SET
                slot += 1
    n[FIRST_SLOT + n[LISTED]], n[SLOTS], n[LIVE_LEVEL] = slot, slot, -1


@scalar
def show_sets(p: Words, n: Words, level: int) -> None:
    """Needs with few dark cells come first, so the sets that a level leaves empty are the last of each card."""
    n[LIVE_LEVEL] = level
    for nth in range(n[LISTED]):
        end = n[FIRST_SLOT + nth + 1]
        while end > n[FIRST_SLOT + nth] and p[n[SLOT_AT + end - 1] + level] == 0:
            end -= 1
        n[LIVE_END + nth] = end


@scalar
def lying(n: Words, b: int, element: int) -> int:
    """The cells of a bench on which an element lies."""
    cells = n[b + BENCH_DISCS + element]
    if element < BASIC:
        cells |= n[b + BENCH_SQUARES + element]
    return cells


@scalar
def look_at_pieces(n: Words, b: int) -> None:
    """What lies on a bench, by cell and one by one."""
    count = 0
    for cell in range(PER_ELEMENT):
        n[LIES + cell] = -1
    for element in range(ELEMENTS):
        cells = lying(n, b, element)
        while cells:
            cell = first_of(cells)
            n[LIES + cell] = element
            n[PIECE_LIST + count] = element * PER_ELEMENT + cell
            count += 1
            cells &= cells - 1
    n[PIECES_LYING] = count


@scalar
def count_met(p: Words, n: Words, b: int) -> None:
    """For every need how many of its pieces lie there, as a number of three binary digits."""
    look_at_pieces(n, b)
    level = n[b + BENCH_LEVEL]
    if n[LIVE_LEVEL] != level:
        show_sets(p, n, level)
    for nth in range(n[LISTED]):
        for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
            count_in(p, n, slot, p[n[SLOT_AT + slot] + level])


@scalar
def count_in(p: Words, n: Words, slot: int, usable: int) -> None:
    """The same for one set."""
    at, ones, twos, fours = n[SLOT_AT + slot] + BY_PIECE, 0, 0, 0
    for nth in range(n[PIECES_LYING]):
        here = p[at + n[PIECE_LIST + nth]] & usable
        carried = ones & here
        ones ^= here
        fours |= twos & carried
        twos ^= carried
    n[ONES + slot], n[TWOS + slot], n[FOURS + slot] = ones, twos, fours


@scalar
def with_met(n: Words, slot: int, usable: int, met: int) -> int:
    """The needs of which exactly so many pieces lie there."""
    found = usable & (n[ONES + slot] if met & 1 else ~n[ONES + slot])
    found &= n[TWOS + slot] if met & 2 else ~n[TWOS + slot]
    return found & (n[FOURS + slot] if met & 4 else ~n[FOURS + slot])


@scalar
def discs_of(n: Words, b: int, element: int, every: int) -> int:
    """Discs in front, or every disc that is owned."""
    found = n[b + BENCH_FRONT + element]
    if every:
        found += count_of(n[b + BENCH_DISCS + element])
    return found


@scalar
def help_out(t: Words, p: Words, n: Words, b: int, every: int) -> int:
    """For every need how many missing pieces one summon could put there, with discs in front or with all; whether there
    are any such discs."""
    limit, some = min(t[SUMMONS], MOST_HELP), 0
    for element in range(ELEMENTS):
        discs = discs_of(n, b, element, every)
        if discs:
            if some == 0:
                for place in range(HELP, HELP + n[SLOTS] * MOST_HELP):
                    n[place] = 0
            some = 1
            help_with(t, p, n, lying(n, b, element), element, discs, limit)
    return some


@scalar
def help_with(t: Words, p: Words, n: Words, cells: int, element: int, discs: int, limit: int) -> None:
    """The same with the discs of one element."""
    for nth in range(n[LISTED]):
        wanted = (t[CARDS + n[LIST + nth] * ONE_CARD + TALLY] >> (FIELD * element)) & PART
        if wanted == 0:
            continue
        for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
            climb(p, n, slot, cells, element, wanted)
            at = HELP + slot * MOST_HELP
            for step in range(1, min(discs, wanted) + 1):
                lacks = ~n[LADDER + wanted - step + 1]  # so many pieces at least
                for rung in range(limit - 1, 0, -1):
                    n[at + rung] |= n[at + rung - 1] & lacks
                n[at] |= lacks


@scalar
def climb(p: Words, n: Words, slot: int, cells: int, element: int, wanted: int) -> None:
    """On each rung of the ladder the needs with at least so many pieces of an element."""
    for rung in range(wanted + 1):
        n[LADDER + rung] = 0
    at, left = n[SLOT_AT + slot] + BY_PIECE + element * PER_ELEMENT, cells
    while left:
        here = p[at + first_of(left)]
        left &= left - 1
        for rung in range(wanted, 1, -1):
            n[LADDER + rung] |= n[LADDER + rung - 1] & here
        n[LADDER + 1] |= here


@scalar
def halves_of(missing: int, helped: int) -> int:
    """How far a need is, in half pieces: a disc makes up for half of one."""
    return 2 * missing - min(helped, missing)


@scalar
def sort_needs(t: Words, p: Words, n: Words, b: int, helped: int) -> None:
    """The needs of every set in classes alike in what they lack and how discs would help; how near each card is."""
    level, limit = n[b + BENCH_LEVEL], min(t[SUMMONS], MOST_HELP)
    for nth in range(n[LISTED]):
        size, nearest = t[CARDS + n[LIST + nth] * ONE_CARD + CELLS], HALVES - 1
        for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
            usable, at, closest = p[n[SLOT_AT + slot] + level], CLASSES + slot * PER_SLOT, HALVES - 1
            n[at] = 0
            for missing in range(size + 1):
                rest = with_met(n, slot, usable, size - missing)
                if rest == 0:
                    continue
                if helped:
                    for discs in range(limit, 0, -1):
                        some = rest & n[HELP + slot * MOST_HELP + discs - 1]
                        if some:
                            rest &= ~some
                            closest = min(closest, add_class(n, at, some, missing, discs))
                if rest:
                    closest = min(closest, add_class(n, at, rest, missing, 0))
            n[NEAREST_IN + slot] = closest
            nearest = min(nearest, closest)
        n[NEAREST + nth] = nearest


@scalar
def add_class(n: Words, at: int, needs: int, missing: int, discs: int) -> int:
    """One class of needs is noted; how far they are."""
    if n[at] < MOST_CLASSES:
        place = at + 1 + n[at] * ONE_CLASS
        n[place], n[place + 1], n[place + 2] = needs, missing, discs
        n[at] += 1
    return halves_of(missing, discs)


@scalar
def measure(t: Words, p: Words, n: Words, b: int) -> None:
    """How far a bench is from every card, in half pieces, with its discs in front."""
    count_met(p, n, b)
    sort_needs(t, p, n, b, help_out(t, p, n, b, 0))


@scalar
def fewest_missing(t: Words, p: Words, n: Words, b: int, nth: int) -> int:
    """How many pieces the nearest need of a card lacks, whatever discs there are; after `count_met`."""
    size = t[CARDS + n[LIST + nth] * ONE_CARD + CELLS]
    for missing in range(size + 1):
        for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
            if with_met(n, slot, p[n[SLOT_AT + slot] + n[b + BENCH_LEVEL]], size - missing):
                return missing
    return HALVES // 2


assert MOST_LISTED <= MOST_SETS
