"""Plans for one's own next turns: which main actions, which cards, one after the other (bots/realm_of_sand/plans.py).

Benches lie in two pools: a layer of them is grown from one into the other, and the best go back for the next turn.
"""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Reals, Words
from tavola.kernels.realm_of_sand.bits import first_of
from tavola.kernels.realm_of_sand.layout import BASIC, ELEMENTS
from tavola.kernels.realm_of_sand.plans.benches import build_on, copy_bench, place_on, steps_towards, summon_on
from tavola.kernels.realm_of_sand.plans.layout import (
    AT_ONCE,
    BENCH_LEVEL,
    BENCHES,
    EACH,
    FIRST_SLOT,
    GAINS,
    GONE,
    HALVES,
    HELP,
    HIGHEST,
    HOPE,
    IN_A_SET,
    IN_TOP,
    ITS_GAIN,
    KEEP,
    LEFT,
    LIST,
    LISTED,
    LIVE_END,
    MOST_HELP,
    MOST_WAYS,
    NEAR_BY_HALVES,
    NEAREST,
    ONE_BENCH,
    PER_BENCH,
    POOL,
    SLOT_AT,
    SPECIALS_KNOWN,
    STEPS_TOLD,
    SUMMONS_TRIED,
    SURE,
    TOP,
    TURNS,
    VALUES,
    WAYS_LIST,
    WAYS_TOLD,
    WAYS_WORTH,
    WORTH,
    WORTHS,
)
from tavola.kernels.realm_of_sand.plans.nearness import discs_of, help_out, measure, with_met
from tavola.kernels.realm_of_sand.plans.placing import forget_dearest, look_at_placements, note_dear, shared
from tavola.kernels.realm_of_sand.plans.rivalry import gain_on
from tavola.kernels.realm_of_sand.plans.standing import judge, left_after
from tavola.kernels.realm_of_sand.tables import CARD_STARS, CARDS, CELLS, FIELD, ONE_CARD, SUMMONS

# -- how near cards are


@scalar
def weigh_cards(t: Words, n: Words, f: Reals, w: Reals, b: int) -> None:
    """What each card brings, less the chance that a rival takes it; nothing where this plan has built it."""
    specials = 0
    for element in range(BASIC, ELEMENTS):
        specials = (specials << FIELD) | discs_of(n, b, element, 1)
    if n[SPECIALS_KNOWN] != specials:
        n[SPECIALS_KNOWN] = specials
        for nth in range(n[LISTED]):
            f[ITS_GAIN + nth] = gain_on(t, n, w, b, n[LIST + nth]) * f[KEEP + nth]
    for nth in range(n[LISTED]):
        f[GAINS + nth] = 0.0 if (n[b + GONE] >> nth) & 1 else f[ITS_GAIN + nth]


@scalar
def promise_by_halves(n: Words, f: Reals, w: Reals, left: float) -> None:
    """What each card promises, by how far it is."""
    going = left / (left + 1.0)
    for nth in range(n[LISTED]):
        at, gain = WORTHS + nth * HALVES, f[GAINS + nth]
        f[at] = gain * w[NEAR_BY_HALVES]
        for halves in range(1, HALVES):
            f[at + halves] = gain * w[NEAR_BY_HALVES + halves] * going


@scalar
def hope_now(n: Words, f: Reals, w: Reals, left: float) -> float:
    """What the cards promise on the bench that was measured."""
    going = left / (left + 1.0)
    forget_dearest(f)
    for nth in range(n[LISTED]):
        halves = n[NEAREST + nth]
        promise = f[GAINS + nth] * w[NEAR_BY_HALVES + halves]
        note_dear(f, promise * going if halves else promise)
    return shared(f, w)


@scalar
def ways_to_summon(t: Words, p: Words, n: Words, f: Reals, w: Reals, b: int) -> None:
    """The cards towards which discs would bring most, and the need of each; after `count_met`."""
    n[WAYS_TOLD] = 0
    if help_out(t, p, n, b, 1) == 0:
        return
    for nth in range(n[LISTED]):
        if f[GAINS + nth] > 0.0:
            note_way(t, p, n, f, w, b, nth)


@scalar
def note_way(t: Words, p: Words, n: Words, f: Reals, w: Reals, b: int, nth: int) -> None:
    """The need that is nearest once discs have helped, with as few discs as possible."""
    size, nearest, fewest, found = t[CARDS + n[LIST + nth] * ONE_CARD + CELLS], HALVES, MOST_HELP + 1, -1
    limit = min(t[SUMMONS], MOST_HELP)
    for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
        usable, help_at = p[n[SLOT_AT + slot] + n[b + BENCH_LEVEL]], HELP + slot * MOST_HELP
        for missing in range(1, size + 1):
            needs = with_met(n, slot, usable, size - missing)
            for discs in range(min(limit, missing), 0, -1):
                some = needs & n[help_at + discs - 1]
                needs &= ~some
                if some and (missing - discs < nearest or (missing - discs == nearest and discs < fewest)):
                    nearest, fewest = missing - discs, discs
                    found = (slot - n[FIRST_SLOT + nth]) * IN_A_SET + first_of(some)
    if found < 0 or 2 * nearest >= HALVES:
        return
    worth = f[GAINS + nth] * w[NEAR_BY_HALVES + 2 * nearest]
    if worth <= 0.0:
        return
    if n[WAYS_TOLD] == MOST_WAYS:
        if worth <= f[WAYS_WORTH + MOST_WAYS - 1]:
            return
    else:
        n[WAYS_TOLD] += 1
    place = n[WAYS_TOLD] - 1
    while place > 0 and worth > f[WAYS_WORTH + place - 1]:
        f[WAYS_WORTH + place] = f[WAYS_WORTH + place - 1]
        n[WAYS_LIST + 2 * place], n[WAYS_LIST + 2 * place + 1] = (
            n[WAYS_LIST + 2 * place - 2],
            n[WAYS_LIST + 2 * place - 1],
        )
        place -= 1
    f[WAYS_WORTH + place], n[WAYS_LIST + 2 * place], n[WAYS_LIST + 2 * place + 1] = worth, nth, found


# -- layers: benches in a pool, the first at place 0


@scalar
def bench_at(n: Words, pool: int, nth: int) -> int:
    return BENCHES + (pool * n[POOL] + nth) * ONE_BENCH


@scalar
def worth_at(n: Words, pool: int, nth: int) -> int:
    return VALUES + (pool * n[POOL] + nth) * PER_BENCH


@scalar
def copied(n: Words, f: Reals, pool: int, nth: int, to_pool: int, to: int) -> int:
    """A bench with what is known of it; where it lies now."""
    b, v = bench_at(n, to_pool, to), worth_at(n, to_pool, to)
    copy_bench(n, bench_at(n, pool, nth), b)
    for each in range(PER_BENCH):
        f[v + each] = f[worth_at(n, pool, nth) + each]
    return b


@scalar
def settle(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, pool: int, count: int) -> int:
    """Benches of a pool are judged, and after them those that complete cards from there, one after the other."""
    begin = 0
    for again in range(AT_ONCE + 1):
        end = count
        for nth in range(begin, end):
            b, v = bench_at(n, pool, nth), worth_at(n, pool, nth)
            weigh_cards(t, n, f, w, b)
            measure(t, p, n, b)
            f[v + LEFT] = left_after(n, f, w, b)
            f[v + HOPE] = hope_now(n, f, w, f[v + LEFT])
            f[v + WORTH] = judge(n, f, w, b, v)
            if again < AT_ONCE:
                count = complete_on(t, p, s, n, f, pool, nth, count)
        begin = end
        if begin == count:
            break
    return count


@scalar
def complete_on(t: Words, p: Words, s: Words, n: Words, f: Reals, pool: int, bench: int, count: int) -> int:
    """The bench after each card that is complete, in the first few places."""
    b = bench_at(n, pool, bench)
    level, turn = n[b + BENCH_LEVEL], n[b + TURNS]
    for nth in range(n[LISTED]):
        if n[NEAREST + nth] or (n[b + GONE] >> nth) & 1:
            continue
        card, times = n[LIST + nth], 0
        for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
            needs = with_met(n, slot, p[n[SLOT_AT + slot] + level], t[CARDS + card * ONE_CARD + CELLS])
            while needs and times < EACH and count < n[POOL]:
                need = (slot - n[FIRST_SLOT + nth]) * IN_A_SET + first_of(needs)
                build_on(t, p, s, n, copied(n, f, pool, bench, pool, count), nth, need)
                stars = float(t[CARDS + card * ONE_CARD + CARD_STARS])
                for _ in range(turn):
                    stars *= f[KEEP + nth]
                f[worth_at(n, pool, count) + SURE] += stars
                count, times = count + 1, times + 1
                needs &= needs - 1
    return count


@scalar
def grown(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, pool: int, benches: int, wide: int) -> int:
    """These benches after one more main action and the cards that follow, in the other pool; how many."""
    count, other = 0, 1 - pool
    for nth in range(benches):
        b = bench_at(n, pool, nth)
        weigh_cards(t, n, f, w, b)
        measure(t, p, n, b)
        promise_by_halves(n, f, w, max(0.0, left_after(n, f, w, b) - 1.0))
        look_at_placements(t, p, n, f, w, b, wide)
        for place in range(n[IN_TOP]):
            if count < n[POOL]:
                place_on(t, n, copied(n, f, pool, nth, other, count), n[TOP + place])
                count += 1
        ways_to_summon(t, p, n, f, w, b)
        for way in range(min(n[WAYS_TOLD], SUMMONS_TRIED)):
            steps_towards(t, p, n, b, n[WAYS_LIST + 2 * way], n[WAYS_LIST + 2 * way + 1], t[SUMMONS])
            if n[STEPS_TOLD] and count < n[POOL]:
                summon_on(t, n, copied(n, f, pool, nth, other, count))
                count += 1
    return settle(t, p, s, n, f, w, other, count)


@scalar
def glance(t: Words, p: Words, n: Words, f: Reals, w: Reals, b: int, v: int) -> float:
    """What a bench is worth when the best main action is reckoned in, without carrying it out."""
    weigh_cards(t, n, f, w, b)
    measure(t, p, n, b)
    left = max(0.0, left_after(n, f, w, b) - 1.0)
    promise_by_halves(n, f, w, left)
    look_at_placements(t, p, n, f, w, b, 0)
    f[v + HOPE], f[v + LEFT] = f[HIGHEST], left
    if help_out(t, p, n, b, 1):
        forget_dearest(f)
        for nth in range(n[LISTED]):
            note_dear(f, f[WORTHS + nth * HALVES + 2 * with_all_discs(t, p, n, b, nth)])
        f[v + HOPE] = max(f[v + HOPE], shared(f, w))
    return judge(n, f, w, b, v)


@scalar
def with_all_discs(t: Words, p: Words, n: Words, b: int, nth: int) -> int:
    """How many pieces a card lacks once all discs of a summon lie where they are wanted."""
    size, fewest, limit = t[CARDS + n[LIST + nth] * ONE_CARD + CELLS], HALVES // 2, min(t[SUMMONS], MOST_HELP)
    for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
        usable, help_at = p[n[SLOT_AT + slot] + n[b + BENCH_LEVEL]], HELP + slot * MOST_HELP
        for missing in range(size + 1):
            if missing - limit >= fewest:
                break
            needs = with_met(n, slot, usable, size - missing)
            discs = min(limit, missing)
            while needs and discs > 0 and needs & n[help_at + discs - 1] == 0:
                discs -= 1
            if needs:
                fewest = min(fewest, missing - discs)
    return fewest
