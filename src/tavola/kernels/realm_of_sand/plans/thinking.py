"""What each answer is worth by the best plan that begins with it (bots/realm_of_sand/bot.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Reals, Words
from tavola.kernels.realm_of_sand.flow import act
from tavola.kernels.realm_of_sand.judging import value
from tavola.kernels.realm_of_sand.layout import AFTER, LIMIT, NOTHING, PROMPT, SEAT, STATE, STEPS, SUMMON, TURN
from tavola.kernels.realm_of_sand.plans.benches import begin_next_turn, begin_with, first_step, steps_towards, summon_on
from tavola.kernels.realm_of_sand.plans.growing import (
    bench_at,
    copied,
    glance,
    grown,
    settle,
    ways_to_summon,
    weigh_cards,
    worth_at,
)
from tavola.kernels.realm_of_sand.plans.layout import (
    BEAMS,
    BEGUN,
    BENCHES,
    CLOSE,
    FIRST_SIGHT,
    LISTED,
    MAINS,
    MOST_NAMES,
    NAMED,
    NAMED_WORTH,
    NAMES,
    NEVER,
    ONE_BENCH,
    PENDING,
    POOL,
    STEPS_TOLD,
    SUMMONS_TRIED,
    WAYS_LIST,
    WAYS_TOLD,
    WIDTH,
    WORTH,
)
from tavola.kernels.realm_of_sand.plans.nearness import measure
from tavola.kernels.realm_of_sand.plans.standing import is_over, left_after, prepare, start_bench
from tavola.kernels.realm_of_sand.replies import reply
from tavola.kernels.realm_of_sand.tables import DONE_NO, END_NO


@scalar
def named(n: Words, f: Reals, at: int, answer: int, worth: float) -> None:
    """For each answer with which plans begin the best of them; `at` says whether at first sight or in the end."""
    for nth in range(n[NAMED]):
        if n[NAMES + nth] == answer:
            f[at + nth] = max(f[at + nth], worth)
            return
    if n[NAMED] < MOST_NAMES:
        nth = n[NAMED]
        n[NAMES + nth], f[NAMED_WORTH + nth], f[FIRST_SIGHT + nth] = answer, NEVER, NEVER
        f[at + nth] = worth
        n[NAMED] += 1


@scalar
def name_all(n: Words, f: Reals, pool: int, count: int, at: int) -> None:
    for nth in range(count):
        named(n, f, at, n[bench_at(n, pool, nth) + BEGUN], f[worth_at(n, pool, nth) + WORTH])


@scalar
def sorted_by_worth(n: Words, f: Reals, pool: int, count: int) -> int:
    """The benches of a layer, the best first, of two alike the first; where the list of them lies."""
    near, far = BENCHES + 2 * n[POOL] * ONE_BENCH, BENCHES + 2 * n[POOL] * ONE_BENCH + n[POOL]
    for nth in range(count):
        n[near + nth] = nth
    run = 1
    while run < count:
        begin = 0
        while begin < count:
            middle, end = min(count, begin + run), min(count, begin + 2 * run)
            one, other = begin, middle
            for place in range(begin, end):
                first = one < middle
                if first and other < end:
                    mine = f[worth_at(n, pool, n[near + one]) + WORTH]
                    first = mine >= f[worth_at(n, pool, n[near + other]) + WORTH]
                if first:
                    n[far + place] = n[near + one]
                    one += 1
                else:
                    n[far + place] = n[near + other]
                    other += 1
            begin += 2 * run
        near, far = far, near
        run *= 2
    return near


@scalar
def narrowed(t: Words, s: Words, n: Words, f: Reals, pool: int, count: int, beam: int) -> int:
    """The best benches of a layer in their next turn, in the other pool; those for which there is none are noted."""
    order, going = sorted_by_worth(n, f, pool, count), 0
    for nth in range(count):
        bench = n[order + nth]
        b = bench_at(n, pool, bench)
        if is_over(n, b):
            named(n, f, NAMED_WORTH, n[b + BEGUN], f[worth_at(n, pool, bench) + WORTH])
        elif going < min(beam, n[POOL]):
            begin_next_turn(t, s, n, copied(n, f, pool, bench, 1 - pool, going))
            going += 1
    return going


@scalar
def follow(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, layer: int) -> None:
    """Plans from a layer on, turn after turn, as wide as the beams are; what they are worth is noted by their answers.

    Once the end is near nothing is taken for granted, and the last turn is carried out as well.
    """
    pool = 0
    name_all(n, f, pool, layer, FIRST_SIGHT)
    for nth in range(n[BEAMS]):
        going = narrowed(t, s, n, f, pool, layer, n[BEAMS + 1 + nth])
        pool = 1 - pool
        if nth + 1 < n[BEAMS] or (going and left_after(n, f, w, bench_at(n, pool, 0)) <= w[CLOSE]):
            layer = grown(t, p, s, n, f, w, pool, going, n[WIDTH])
            pool = 1 - pool
            continue
        layer = going
        for each in range(going):
            v = worth_at(n, pool, each)
            f[v + WORTH] = glance(t, p, n, f, w, bench_at(n, pool, each), v)
    name_all(n, f, pool, layer, NAMED_WORTH)
    least = -NEVER
    for nth in range(n[NAMED]):
        if f[NAMED_WORTH + nth] > NEVER:
            least = min(least, f[NAMED_WORTH + nth])
    for nth in range(n[NAMED]):
        if f[NAMED_WORTH + nth] <= NEVER:
            f[NAMED_WORTH + nth] = min(f[FIRST_SIGHT + nth], least)


@scalar
def plan(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, seat: int, keen: int) -> int:
    """The answers with which plans begin at one's own menu, and their worth; how many."""
    prepare(t, p, s, n, f, w, seat, keen)
    n[NAMED] = 0
    if n[LISTED] == 0:
        return 0
    start_bench(s, n, f, bench_at(n, 0, 0), worth_at(n, 0, 0))
    layer, pool = settle(t, p, s, n, f, w, 0, 1), 0
    if n[PENDING]:
        layer, pool = grown(t, p, s, n, f, w, 0, layer, n[WIDTH]), 1
    for nth in range(layer):
        begin_with(n, bench_at(n, pool, nth), t[END_NO])
        if pool:
            copied(n, f, 1, nth, 0, nth)
    follow(t, p, s, n, f, w, layer)
    return n[NAMED]


@scalar
def plan_steps(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, seat: int, keen: int) -> int:
    """The next step of a summon: the first of each way to go on, or enough; how many, with their worth."""
    prepare(t, p, s, n, f, w, seat, keen)
    n[NAMED] = 0
    if n[LISTED] == 0 or s[LIMIT] < 0:
        return 0
    b = bench_at(n, 1, 0)
    start_bench(s, n, f, b, worth_at(n, 1, 0))
    weigh_cards(t, n, f, w, b)
    measure(t, p, n, b)
    ways_to_summon(t, p, n, f, w, b)
    count = 0
    for way in range(min(n[WAYS_TOLD], SUMMONS_TRIED)):
        steps_towards(t, p, n, b, n[WAYS_LIST + 2 * way], n[WAYS_LIST + 2 * way + 1], s[LIMIT] - s[STEPS])
        if n[STEPS_TOLD]:
            begin_with(n, copied(n, f, 1, 0, 0, count), first_step(t, n))
            summon_on(t, n, bench_at(n, 0, count))
            count += 1
    begin_with(n, copied(n, f, 1, 0, 0, count), t[DONE_NO])
    count += 1
    for nth in range(count):
        n[bench_at(n, 0, nth) + MAINS] = 0  # they are part of the action under way
    name_all(n, f, 0, settle(t, p, s, n, f, w, 0, count), NAMED_WORTH)
    return n[NAMED]


@scalar
def best_plan(n: Words, f: Reals) -> float:
    most = NEVER
    for nth in range(n[NAMED]):
        most = max(most, f[NAMED_WORTH + nth])
    return most


@scalar
def try_answer(
    t: Words, p: Words, s: Words, world: Words, trial: Words, notes: Words, quick: Words, luck: Words, out: Words,
    n: Words, f: Reals, w: Reals, seat: int, action: int, keen: int,
) -> float:  # fmt: skip
    """A smaller question is answered and the turn planned on from there."""
    for word in range(STATE):
        world[word] = s[word]
    act(t, world, action)
    while world[PROMPT] != NOTHING and world[SEAT] == seat and world[PROMPT] != TURN and world[PROMPT] != AFTER:
        act(t, world, reply(t, world, trial, notes, quick, luck, out, 0))
    if world[PROMPT] == NOTHING or world[SEAT] != seat or plan(t, p, world, n, f, w, seat, keen) == 0:
        return value(t, world, notes, quick, seat) / 1000.0
    return best_plan(n, f)


@scalar
def think(
    t: Words, p: Words, s: Words, world: Words, trial: Words, notes: Words, quick: Words, luck: Words, out: Words,
    n: Words, f: Reals, w: Reals, seat: int, action: int, keen: int,
) -> float:  # fmt: skip
    """What an answer to a smaller question is worth; without one, how many answers the plans of a turn or the ways to
    go on with a summon begin with. All that is compiled has this door."""
    if action:
        return try_answer(t, p, s, world, trial, notes, quick, luck, out, n, f, w, seat, action, keen)
    if s[PROMPT] == SUMMON:
        return float(plan_steps(t, p, s, n, f, w, seat, keen))
    return float(plan(t, p, s, n, f, w, seat, keen))
