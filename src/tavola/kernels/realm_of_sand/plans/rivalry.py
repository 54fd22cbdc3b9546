"""The other players as far as they matter to one's own plans (bots/realm_of_sand/rivals.py)."""

from __future__ import annotations

from math import exp

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Reals, Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.judging import is_to_move
from tavola.kernels.realm_of_sand.layout import BASIC, ELEMENTS, GLASSES, OPENED, SIDE_OF, STARS
from tavola.kernels.realm_of_sand.pieces import occupied, player_at
from tavola.kernels.realm_of_sand.plans.benches import take_bench
from tavola.kernels.realm_of_sand.plans.layout import (
    BASIC_DISC,
    BENCH_CHARGED,
    BENCH_LEVEL,
    CERTAIN,
    CRYSTAL,
    FIRST_SLOT,
    GAINS,
    GLASSES_A_TURN,
    GONE,
    HELP,
    ITS_AFTER,
    ITS_DOUBTS,
    ITS_GLASSES,
    ITS_KNOWN,
    ITS_LAST,
    ITS_MEANS,
    ITS_MOVES,
    ITS_NEAR,
    ITS_NEXT,
    ITS_PIECES,
    ITS_STARS,
    KEEP,
    KNOWN_GONE,
    LATER,
    LEVEL_WORTH,
    LIKELY,
    LIST,
    LISTED,
    LIVE_END,
    LONG,
    MEMORIES,
    MOST_HELP,
    NEAR_BY_HALVES,
    NEVER,
    ON_SIDE,
    ONE_PLACED,
    ONE_RIVAL,
    OPEN_CELLS,
    PLACED,
    RIVAL,
    RIVALS,
    SCRATCH,
    SLOT_AT,
    SPECIAL_DISC,
    STARS_A_TURN,
    TAKEN_LATER,
    TAKEN_NOW,
    TAKEN_SOON,
    TARGET_GLASSES,
    TURNS,
    UNOWNED,
    WATCHED,
)
from tavola.kernels.realm_of_sand.plans.nearness import (
    count_met,
    discs_of,
    fewest_missing,
    help_out,
    list_sets,
    lying,
    sort_needs,
    with_met,
)
from tavola.kernels.realm_of_sand.plans.placing import (
    forget_dearest,
    list_placed,
    measure_placed,
    near_after,
    note_dear,
    shared,
)
from tavola.kernels.realm_of_sand.tables import (
    CARD_DISCS,
    CARD_GLASSES,
    CARD_STARS,
    CARDS,
    CELLS,
    FIELD,
    LEVEL_UP,
    ONE_CARD,
    PART,
    SUMMONS,
    TALLY,
)
from tavola.kernels.realm_of_sand.tiles import TILE_SIZE


@scalar
def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


@scalar
def disc_worth(w: Reals, element: int) -> float:
    return w[BASIC_DISC] if element < BASIC else w[SPECIAL_DISC]


@scalar
def means_of(n: Words, w: Reals, b: int) -> float:
    """Discs, levels and the crystal: what helps with cards to come."""
    worth = w[LEVEL_WORTH] * n[b + BENCH_LEVEL] + w[CRYSTAL] * n[b + BENCH_CHARGED]
    for element in range(ELEMENTS):
        worth += discs_of(n, b, element, 1) * disc_worth(w, element)
    return worth


@scalar
def gain_on(t: Words, n: Words, w: Reals, b: int, card: int) -> float:
    """What completing a card brings, less while a special disc that it needs is not owned."""
    its = CARDS + card * ONE_CARD
    worth = t[its + CARD_STARS] + w[LEVEL_WORTH] * t[its + LEVEL_UP]
    for element in range(ELEMENTS):
        worth += t[its + CARD_DISCS + element] * disc_worth(w, element)
    for element in range(BASIC, ELEMENTS):
        if (t[its + TALLY] >> (FIELD * element)) & PART > discs_of(n, b, element, 1):
            worth *= w[UNOWNED]
    return worth


@scalar
def see_rival(t: Words, p: Words, s: Words, n: Words, f: Reals, w: Reals, seat: int, nth: int) -> None:
    """Another player: which cards are near, and what the next turn can bring."""
    me, r = player_at(seat), RIVAL + nth * ONE_RIVAL
    n[ON_SIDE], n[OPEN_CELLS] = s[me + SIDE_OF], s[me + OPENED]
    take_bench(s, n, SCRATCH, seat)
    list_sets(p, n)
    count_met(p, n, SCRATCH)
    sort_needs(t, p, n, SCRATCH, 0)
    f[r + ITS_STARS], f[r + ITS_GLASSES], f[r + ITS_MEANS] = s[me + STARS], s[me + GLASSES], means_of(n, w, SCRATCH)
    f[r + ITS_MOVES], f[r + ITS_PIECES] = (1.0 if is_to_move(t, s, seat) else 0.0), count_of(occupied(s, me))
    for card in range(n[LISTED]):
        now = fewest_missing(t, p, n, SCRATCH, card)
        f[r + ITS_NEAR + card] = gain_on(t, n, w, SCRATCH, n[LIST + card]) * w[NEAR_BY_HALVES + 2 * now]
        f[GAINS + card] = now
    look_at_its_turn(t, p, n, f)
    for card in range(n[LISTED]):
        its, soon = CARDS + n[LIST + card] * ONE_CARD, f[GAINS + card] <= 0.0
        stars = t[its + CARD_STARS] if soon else 0.0
        f[r + ITS_NEXT + card], f[r + ITS_LAST + card] = stars, NEVER
        if soon and s[me + GLASSES] + t[its + CARD_GLASSES] >= n[TARGET_GLASSES]:
            f[r + ITS_LAST + card] = s[me + STARS] + stars
        takes = w[TAKEN_LATER]
        if soon:
            takes = w[TAKEN_NOW] if fewest_missing(t, p, n, SCRATCH, card) == 0 else w[TAKEN_SOON]
        f[KEEP + card] *= 1.0 - takes
    for memory in range(MEMORIES):
        n[KNOWN_GONE + nth * MEMORIES + memory] = -1


@scalar
def look_at_its_turn(t: Words, p: Words, n: Words, f: Reals) -> None:
    """The cards that one main action would complete get the distance nought."""
    count = list_placed(t, n, SCRATCH)
    for card in range(n[LISTED]):
        n[WATCHED + card] = 0 < f[GAINS + card] <= TILE_SIZE
    measure_placed(p, n, count)
    for nth in range(count):
        place = PLACED + nth * ONE_PLACED
        for card in range(n[LISTED]):
            if 0 < f[GAINS + card] <= TILE_SIZE:
                doubt = (n[place + ITS_DOUBTS] >> card) & 1
                if (near_after(p, n, card, place) if doubt else n[place + ITS_AFTER + card]) == 0:
                    f[GAINS + card] = 0.0
    if help_out(t, p, n, SCRATCH, 1):
        for card in range(n[LISTED]):
            if 0 < f[GAINS + card] <= t[SUMMONS] and discs_complete(t, p, n, card):
                f[GAINS + card] = 0.0


@scalar
def discs_complete(t: Words, p: Words, n: Words, nth: int) -> bool:
    """Whether the discs of one summon would complete a card."""
    size = t[CARDS + n[LIST + nth] * ONE_CARD + CELLS]
    for slot in range(n[FIRST_SLOT + nth], n[LIVE_END + nth]):
        usable = p[n[SLOT_AT + slot] + n[SCRATCH + BENCH_LEVEL]]
        for missing in range(1, min(t[SUMMONS], MOST_HELP, size) + 1):
            if with_met(n, slot, usable, size - missing) & n[HELP + slot * MOST_HELP + missing - 1]:
                return True
    return False


@scalar
def recall(n: Words, f: Reals, w: Reals, nth: int, gone: int) -> int:
    """Where it is told what a rival hopes for without these cards: what they promise, the stars of the next turn, all
    stars if that ends the game."""
    r, which = RIVAL + nth * ONE_RIVAL, (gone ^ (gone >> 3) ^ (gone >> 6) ^ (gone >> 11)) & (MEMORIES - 1)
    at, memory = r + ITS_KNOWN + 3 * which, KNOWN_GONE + nth * MEMORIES + which
    if n[memory] == gone:
        return at
    n[memory] = gone
    forget_dearest(f)
    following, last = 0.0, NEVER
    for card in range(n[LISTED]):
        if (gone >> card) & 1 == 0:
            note_dear(f, f[r + ITS_NEAR + card])
            following = max(following, f[r + ITS_NEXT + card])
            last = max(last, f[r + ITS_LAST + card])
    f[at], f[at + 1], f[at + 2] = shared(f, w), following, last
    return at


@scalar
def strongest(n: Words, f: Reals, w: Reals, gone: int, left: float) -> float:
    """What the rival who stands best is worth without these cards."""
    most = NEVER
    for nth in range(n[RIVALS]):
        r = RIVAL + nth * ONE_RIVAL
        worth = f[r + ITS_STARS] + f[recall(n, f, w, nth, gone)] + f[r + ITS_MEANS] * min(1.0, left / w[LONG])
        most = max(most, worth)
    return most


@scalar
def most_glasses(n: Words, f: Reals, w: Reals, turn: int) -> float:
    """The hourglasses that the quickest may be supposed to have so many turns from now."""
    most = 0.0
    for nth in range(n[RIVALS]):
        r = RIVAL + nth * ONE_RIVAL
        most = max(most, f[r + ITS_GLASSES] + w[GLASSES_A_TURN] * (turn + f[r + ITS_MOVES]))
    return most


@scalar
def pieces_on(n: Words, b: int) -> int:
    found = 0
    for element in range(ELEMENTS):
        found += count_of(lying(n, b, element))
    return found


@scalar
def beaten(n: Words, f: Reals, w: Reals, b: int, sure: float, nth: int) -> float:
    """How likely one is ahead at the end, when the rival has had its remaining turns."""
    r = RIVAL + nth * ONE_RIVAL
    turns = n[b + TURNS] + f[r + ITS_MOVES]
    if turns == 0:
        ahead = sure - f[r + ITS_STARS]
        if ahead == 0:
            ahead = 0.4 if pieces_on(n, b) > f[r + ITS_PIECES] else -0.4
        return squash(w[CERTAIN] * ahead)
    final = f[r + ITS_STARS] + f[recall(n, f, w, nth, n[b + GONE]) + 1] + w[STARS_A_TURN] * (turns - 1)
    return squash((sure - final + 0.5) * w[LIKELY] / (1 + w[LATER] * (turns - 1)))


@scalar
def at_the_end(n: Words, f: Reals, w: Reals, b: int, sure: float) -> float:
    """How likely one comes first when this round is the last one."""
    least = 1.0
    for nth in range(n[RIVALS]):
        least = min(least, beaten(n, f, w, b, sure, nth))
    return least


@scalar
def can_be_ended(n: Words, f: Reals, w: Reals, b: int, sure: float) -> bool:
    """Whether a rival, who is still to move in this round, can make it the last one and be ahead."""
    if n[b + TURNS]:
        return False
    for nth in range(n[RIVALS]):
        moves = f[RIVAL + nth * ONE_RIVAL + ITS_MOVES]
        if moves > 0 and f[recall(n, f, w, nth, n[b + GONE]) + 2] > sure:
            return True
    return False
