"""What a bench would promise after each placement of a tile, without carrying it out.

A placement changes three cells, so of every class of needs only those change that want or have a piece there.
"""

from __future__ import annotations

from tavola.kernels.compiling import scalar, wide
from tavola.kernels.laid import Reals, Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.layout import ELEMENTS
from tavola.kernels.realm_of_sand.plans.layout import (
    BENCH_LEVEL,
    BENCH_TILES,
    BY_PIECE,
    CLASSES,
    CLOSEST,
    DEAREST,
    FIRST_SLOT,
    HALVES,
    HIGHEST,
    IN_TILES,
    IN_TOP,
    ITS_AFTER,
    ITS_DOUBTS,
    ITS_FIRST,
    ITS_LOSSES,
    LIES,
    LISTED,
    LIVE_END,
    MOST_PLACED,
    MOST_SHARES,
    MOST_TOP,
    NEARER,
    NEAREST,
    NEAREST_IN,
    NEVER,
    NO_PIECE,
    ON_SIDE,
    ONE_CLASS,
    ONE_PLACED,
    OPEN_CELLS,
    PER_ELEMENT,
    PER_REACH,
    PER_SLOT,
    PLACED,
    SHARES,
    SLOT_AT,
    TILE,
    TOP,
    TOP_WORTH,
    WATCHED,
    WITHIN_REACH,
    WORTHS,
)
from tavola.kernels.realm_of_sand.plans.nearness import halves_of, lying
from tavola.kernels.realm_of_sand.tables import (
    CAP,
    COVER,
    DARK,
    DARK_RULE,
    MEANINGS,
    ONE_PLACE,
    ONE_SIDE,
    PART,
    PLACE_NO,
    PLACES,
    SIDES,
    TILE_COUNT,
    C,
)
from tavola.kernels.realm_of_sand.tiles import TILE_SIZE, look_of


@scalar
def forget_dearest(f: Reals) -> None:
    for nth in range(MOST_SHARES):
        f[DEAREST + nth] = 0.0


@scalar
def note_dear(f: Reals, worth: float) -> None:
    """Among the dearest few, the dearest first."""
    if worth <= f[DEAREST + MOST_SHARES - 1]:
        return
    place = MOST_SHARES - 1
    while place > 0 and worth > f[DEAREST + place - 1]:
        f[DEAREST + place] = f[DEAREST + place - 1]
        place -= 1
    f[DEAREST + place] = worth


@scalar
def shared(f: Reals, w: Reals) -> float:
    """The dearest card in full, of the next ever less: they compete for the same pieces."""
    total = 0.0
    for nth in range(MOST_SHARES):
        total += f[DEAREST + nth] * w[SHARES + nth]
    return total


@scalar
def reach_of(n: Words) -> None:
    """Of each set the needs that one, two or three pieces would bring nearer than the card's nearest, by so much; and
    the nearest themselves."""
    for card in range(n[LISTED]):
        nearest = n[NEAREST + card]
        for slot in range(n[FIRST_SLOT + card], n[LIVE_END + card]):
            at, reach = CLASSES + slot * PER_SLOT, WITHIN_REACH + slot * PER_REACH
            for each in range(PER_REACH):
                n[reach + each] = 0
            n[CLOSEST + slot] = 0
            for nth in range(n[at]):
                place = at + 1 + nth * ONE_CLASS
                needs, missing, discs = n[place], n[place + 1], n[place + 2]
                if halves_of(missing, discs) == nearest:
                    n[CLOSEST + slot] |= needs
                for pieces in range(1, min(TILE, missing) + 1):
                    for step in range(min(NEARER, nearest - halves_of(missing - pieces, discs))):
                        n[reach + step * TILE + pieces - 1] |= needs


@scalar
def note_placed(t: Words, n: Words, nth: int, action: int) -> None:
    """A placement: the pieces that come and those that go."""
    meaning, place = t[t[MEANINGS] + action], PLACED + nth * ONE_PLACED
    look, anchor = look_of(t, meaning), (meaning >> C) & PART
    n[place], n[place + ITS_DOUBTS] = action, 0
    for piece in range(TILE_SIZE):
        cell, element = anchor + t[look + 1 + 2 * piece], t[look + 2 + 2 * piece]
        lies = n[LIES + cell]
        n[place + ITS_FIRST + piece] = NO_PIECE if lies == element else BY_PIECE + element * PER_ELEMENT + cell
        lost = lies >= 0 and lies != element
        n[place + ITS_LOSSES + piece] = BY_PIECE + lies * PER_ELEMENT + cell if lost else NO_PIECE


@scalar
def list_placed(t: Words, n: Words, b: int) -> int:
    """All ways to place the tiles of a bench that keep to the dark rule; how many."""
    side, used, level, count = SIDES + n[ON_SIDE] * ONE_SIDE, 0, n[b + BENCH_LEVEL], 0
    for element in range(ELEMENTS):
        used |= lying(n, b, element)
    used &= t[side + DARK]
    for nth in range(n[b + IN_TILES]):
        at = t[PLACES] + (n[ON_SIDE] * t[TILE_COUNT] + n[b + BENCH_TILES + nth]) * 3
        place = t[at]
        while place < t[at + 2] and count < MOST_PLACED:
            if place < t[at + 1] or may_lie(t, n, t[side + DARK], used, level, t[place + COVER]):
                note_placed(t, n, count, t[place + PLACE_NO])
                count += 1
            place += ONE_PLACE
    return count


@scalar
def measure_placed(p: Words, n: Words, count: int) -> None:
    """For each placement how far every card is after it; what takes more than a glance is noted."""
    reach_of(n)
    for nth in range(n[LISTED]):
        place = PLACED + ITS_AFTER + nth
        for _ in range(count):
            n[place] = n[NEAREST + nth]
            place += ONE_PLACED
        if n[WATCHED + nth]:
            for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
                measure_set(p, n, count, nth, slot)


@scalar
def measure_set(p: Words, n: Words, count: int, nth: int, slot: int) -> None:
    """The same for one set of needs. Those that lose a piece have to be looked at only if they gain more."""
    at, nearest, place, reach = n[SLOT_AT + slot], n[CLOSEST + slot], PLACED, WITHIN_REACH + slot * PER_REACH
    end, halves = reach + NEARER * TILE, n[NEAREST + nth]
    for _ in range(count):
        x = p[wide(at + n[wide(place + 1)])]  # numbers that cannot be negative are found more quickly
        y, z = p[wide(at + n[wide(place + 2)])], p[wide(at + n[wide(place + 3)])]
        i, j, k = n[wide(place + 4)], n[wide(place + 5)], n[wide(place + 6)]
        lost = p[wide(at + i)] | p[wide(at + j)] | p[wide(at + k)]
        some, both, all, its = x | y | z, (x & y) | (x & z) | (y & z), x & y & z, reach
        while its < end and ((some & n[wide(its)]) | (both & n[wide(its + 1)]) | (all & n[wide(its + 2)])) & ~lost:
            its += TILE
        nearer = halves - (its - reach) // TILE
        if nearer < n[wide(place + ITS_AFTER + nth)]:
            n[wide(place + ITS_AFTER + nth)] = nearer
        if lost:
            gone = its == reach and nearest & lost and nearest & ~lost == 0
            if gone or (its < end and ((both & n[wide(its)]) | (all & n[wide(its + 1)])) & lost):
                n[place + ITS_DOUBTS] |= 1 << nth
        place += ONE_PLACED


@scalar
def near_after(p: Words, n: Words, nth: int, place: int) -> int:
    """How far a card is after a placement, in half pieces."""
    nearest = HALVES - 1
    for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
        at = n[SLOT_AT + slot]
        x, y, z = p[at + n[place + 1]], p[at + n[place + 2]], p[at + n[place + 3]]
        i, j, k = p[at + n[place + 4]], p[at + n[place + 5]], p[at + n[place + 6]]
        nearest = min(nearest, closest(n, slot, x, y, z, i, j, k))
    return nearest


@scalar
def hope_after(p: Words, n: Words, f: Reals, w: Reals, place: int) -> float:
    """What the nearest and dearest cards promise after a placement."""
    doubts = n[place + ITS_DOUBTS]
    forget_dearest(f)
    for nth in range(n[LISTED]):
        nearest = near_after(p, n, nth, place) if (doubts >> nth) & 1 else n[place + ITS_AFTER + nth]
        note_dear(f, f[WORTHS + nth * HALVES + nearest])
    return shared(f, w)


@scalar
def closest(n: Words, slot: int, x: int, y: int, z: int, i: int, j: int, k: int) -> int:
    """How far the nearest need of a set is once x, y and z have got a piece and i, j and k have lost one."""
    some, gone, best = x | y | z, i | j | k, HALVES - 1
    if some | gone == 0:
        return n[NEAREST_IN + slot]
    two, three = (x & y) | (x & z) | (y & z), x & y & z
    at = CLASSES + slot * PER_SLOT
    for nth in range(n[at]):
        place = at + 1 + nth * ONE_CLASS
        needs, missing, discs = n[place], n[place + 1], n[place + 2]
        if halves_of(max(0, missing - 3), discs) >= best:
            continue
        kept = needs & ~gone
        if kept & three:
            best = min(best, halves_of(missing - 3, discs))
        elif kept & two:
            best = min(best, halves_of(missing - 2, discs))
        elif kept & some:
            best = min(best, halves_of(missing - 1, discs))
        elif kept:
            best = min(best, halves_of(missing, discs))
        if needs & gone:
            twice, thrice = (i & j) | (i & k) | (j & k), i & j & k
            best = min(best, after_loss(needs & gone & ~twice, some, two, three, missing + 1, discs))
            best = min(best, after_loss(needs & twice & ~thrice, some, two, three, missing + 2, discs))
            best = min(best, after_loss(needs & thrice, some, two, three, missing + 3, discs))
    return best


@scalar
def after_loss(needs: int, some: int, two: int, three: int, missing: int, discs: int) -> int:
    """How far the nearest of some needs is that lack so many pieces but for what they have got."""
    if needs & three:
        return halves_of(missing - 3, discs)
    if needs & two:
        return halves_of(missing - 2, discs)
    if needs & some:
        return halves_of(missing - 1, discs)
    return halves_of(missing, discs) if needs else HALVES - 1


@scalar
def watch_dear(n: Words, f: Reals) -> None:
    """A card that no tile can bring among the dearest few is left out."""
    forget_dearest(f)
    for nth in range(n[LISTED]):
        note_dear(f, f[WORTHS + nth * HALVES + n[NEAREST + nth]])
    least = f[DEAREST + MOST_SHARES - 1]
    for nth in range(n[LISTED]):
        n[WATCHED + nth] = f[WORTHS + nth * HALVES + max(0, n[NEAREST + nth] - NEARER)] > least


@scalar
def look_at_placements(t: Words, p: Words, n: Words, f: Reals, w: Reals, b: int, wide: int) -> None:
    """All ways to place a tile: the few that promise most, in order, and the highest promise."""
    n[IN_TOP], f[HIGHEST] = 0, NEVER
    count = list_placed(t, n, b)
    watch_dear(n, f)
    measure_placed(p, n, count)
    for nth in range(count):
        place = PLACED + nth * ONE_PLACED
        note_placement(n, f, n[place], hope_after(p, n, f, w, place), wide)


@scalar
def may_lie(t: Words, n: Words, dark: int, used: int, level: int, cells: int) -> bool:
    """Whether a tile there keeps to the dark rule."""
    if t[DARK_RULE] == CAP:
        return count_of((cells & dark) | used) <= level
    return cells & dark & ~n[OPEN_CELLS] == 0


@scalar
def note_placement(n: Words, f: Reals, action: int, worth: float, wide: int) -> None:
    """Among the best so far; of two alike the first."""
    f[HIGHEST] = max(f[HIGHEST], worth)
    wide = min(wide, MOST_TOP)
    if n[IN_TOP] == wide:
        if wide == 0 or worth <= f[TOP_WORTH + wide - 1]:
            return
    else:
        n[IN_TOP] += 1
    place = n[IN_TOP] - 1
    while place > 0 and worth > f[TOP_WORTH + place - 1]:
        n[TOP + place], f[TOP_WORTH + place] = n[TOP + place - 1], f[TOP_WORTH + place - 1]
        place -= 1
    n[TOP + place], f[TOP_WORTH + place] = action, worth
