"""A fight thought through to its end, with draws to come: a tree of positions of which only the deck is unknown.

A position is all that its player may know, so it stands for every order of the deck. From each one the answer that has
done best so far is tried most often (UCT); what lies beyond the tree is played at a glance: of all answers the one that
looks best at once. Every walk shuffles the deck anew, so draws are averaged, never foreseen.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, TypeAlias

from tavola.kernels.chance import below, next_bits, set_bits, shuffle
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.judging import judge
from tavola.kernels.tainted_grail.machine import act

Reals: TypeAlias = Any

# -- the tree: words of a header, then a table of names, then edges; what edges were worth lies in `worths`
NODES, EDGES, MOST_NODES, MOST_EDGES, NAMES_FROM = range(5)
TREE = 8
NAME, FIRST_EDGE, EDGE_COUNT, VISITS = range(4)  # of a node
NODE = 4
LONGEST = 120  # answers in one walk
UNSEEN = 1 << 30
RECENT = 0.04  # what a late walk counts at least


@scalar
def mixed(bits: int, word: int) -> int:
    """A word mixed into a name of 62 bits."""
    z = (bits ^ (word + 0x1E3779B97F4A7C15)) & 0x3FFFFFFFFFFFFFFF
    z = (z ^ (z >> 29)) * 0x2545F491
    z = z & 0x3FFFFFFFFFFFFFFF
    return z ^ (z >> 31)


@scalar
def name_of(s: Any) -> int:
    """What the player may know of a position, as one number: not the order of the deck."""
    bits = 1
    for nth in range(w.PROMPT, w.DECK):
        if nth != w.DROPS:
            bits = mixed(bits, int(s[nth]))
    bits = mixed(bits, heap(s, w.DECK, int(s[w.DECK_COUNT])))
    for nth in range(s[w.HAND_COUNT]):  # its order is that of the answers
        bits = mixed(bits, int(s[w.HAND + nth]))
    bits = mixed(bits, heap(s, w.DISCARD, int(s[w.DISCARD_COUNT])))
    for nth in range(s[w.SEQUENCE_COUNT]):
        card = int(s[w.SEQUENCE + nth])
        bits = mixed(bits, card)
        bits = mixed(bits, int(s[w.TIME + card] + 64 * s[w.CHARGES + card] + 4096 * s[w.KEYS + card]))
    for nth in range(w.THING, w.STORED):
        if s[nth] != 0:
            bits = mixed(bits, int(nth * 256 + s[nth]))
    for nth in range(s[w.STORED_COUNT]):
        bits = mixed(bits, int(s[w.STORED + nth]))
    for nth in range(w.FRAME * s[w.DEPTH]):
        bits = mixed(bits, int(s[w.STACK + nth]))
    return bits


@scalar
def heap(s: Any, first: int, count: int) -> int:
    """Cards in no order."""
    cards = 0
    for nth in range(count):
        cards |= 1 << int(s[first + nth])
    return cards


@scalar
def copy_state(s: Any, to: Any) -> None:
    """What counts of a state; what lies beyond its stack and its answers is never looked at."""
    for nth in range(w.STACK):
        to[nth] = s[nth]
    for nth in range(w.FRAME * s[w.DEPTH]):
        to[w.STACK + nth] = s[w.STACK + nth]
    for nth in range(w.FRAME * s[w.DEPTH], w.FRAME * w.MOST_FRAMES):
        if to[w.STACK + nth] == 0 and nth % w.FRAME == 0:
            break
        to[w.STACK + nth] = 0
    to[w.OPTION_COUNT] = s[w.OPTION_COUNT]
    for nth in range(s[w.OPTION_COUNT]):
        to[w.OPTIONS + nth] = s[w.OPTIONS + nth]


# -- playing on at a glance


@scalar
def play_on(t: Any, s: Any, room: Any, luck: Any) -> int:
    """To the end by the answer that looks best at once; what the end is worth. One flees only on the brink."""
    for _ in range(LONGEST):
        if s[w.OVER] != w.GOING_ON:
            break
        act(t, s, glance(t, s, room, luck))
    return judge(t, s)


@scalar
def glance(t: Any, s: Any, room: Any, luck: Any) -> int:
    """The answer after which the position is worth most, tried in another state; of equals any."""
    best, chosen, alike = -UNSEEN, int(s[w.OPTIONS]), 0
    for nth in range(s[w.OPTION_COUNT]):
        action = int(s[w.OPTIONS + nth])
        if action // w.VERB == w.FLEE and not is_on_the_brink(t, s):
            continue
        copy_state(s, room)
        act(t, room, action)
        worth = judge(t, room)
        if worth > best:
            best, chosen, alike = worth, action, 1
        elif worth == best:
            alike += 1
            if below(luck, 0, alike) == 0:
                chosen = action
    return chosen


@scalar
def is_on_the_brink(t: Any, s: Any) -> bool:
    """The next attack may be the last."""
    return bool(s[w.HEALTH] <= 2)


# -- the tree


@scalar
def find_node(s: Any, tree: Any) -> int:
    """Where the node of this position lies; a new one if there was none, -1 where there is no more room."""
    name = name_of(s)
    most = int(tree[MOST_NODES])
    place = name % most
    while True:
        at = TREE + NODE * place
        if tree[at + NAME] == name:
            return at
        if tree[at + NAME] == 0:
            break
        place = place + 1 if place + 1 < most else 0
    count = int(s[w.OPTION_COUNT])
    if 4 * tree[NODES] >= 3 * most or tree[EDGES] + count > tree[MOST_EDGES]:
        return -1
    at = TREE + NODE * place
    tree[at + NAME], tree[at + FIRST_EDGE], tree[at + EDGE_COUNT], tree[at + VISITS] = name, tree[EDGES], count, 0
    tree[NODES] += 1
    tree[EDGES] += count
    return at


@scalar
def choose_edge(t: Any, s: Any, tree: Any, worths: Reals, at: int, curiosity: float) -> int:
    """The answer to try next: first each that was never tried, then the best by its worth and how little is known."""
    visits_at = int(tree[NAMES_FROM])
    first, best, chosen = int(tree[at + FIRST_EDGE]), -1e18, 0
    known = log(tree[at + VISITS] + 1.0)
    for nth in range(tree[at + EDGE_COUNT]):
        visits = int(tree[visits_at + first + nth])
        if visits == 0:
            if s[w.OPTIONS + nth] // w.VERB == w.FLEE and tree[at + VISITS] < 8 and nth > 0:
                continue
            return nth
        worth = worths[first + nth] + curiosity * sqrt(known / visits)
        if worth > best:
            best, chosen = worth, nth
    return chosen


@scalar
def walk(
    t: Any, s: Any, tree: Any, worths: Reals, path: Any, here: Any, room: Any, luck: Any, curiosity: float
) -> None:
    """One walk from the root down the tree, on to the end at a glance, and what it was worth to all edges passed."""
    copy_state(s, here)
    set_bits(here, RNG, next_bits(luck, 0))
    shuffle(here, RNG, w.DECK, int(here[w.DECK_COUNT]))
    depth = 0
    while here[w.OVER] == w.GOING_ON and depth < LONGEST:
        at = find_node(here, tree)
        if at < 0:
            break
        is_new = tree[at + VISITS] == 0
        nth = choose_edge(t, here, tree, worths, at, curiosity)
        tree[at + VISITS] += 1
        path[depth], path[LONGEST + depth] = tree[at + FIRST_EDGE] + nth, at
        depth += 1
        act(t, here, int(here[w.OPTIONS + nth]))
        if is_new:
            break
    learn(tree, worths, path, depth, play_on(t, here, room, luck) / 1000.0)


@scalar
def learn(tree: Any, worths: Reals, path: Any, depth: int, worth: float) -> None:
    """What a walk has come to, told to its edges from the last to the first; each position is worth its best answer.

    What was believed at first is forgotten in time, for it was learnt when less was known of what comes after.
    """
    visits_at = int(tree[NAMES_FROM])
    told = worth
    for step in range(depth - 1, -1, -1):
        edge, at = int(path[step]), int(path[LONGEST + step])
        tree[visits_at + edge] += 1
        rate = max(1.0 / tree[visits_at + edge], RECENT)
        worths[edge] += (told - worths[edge]) * rate
        told = worths[edge]
        for nth in range(tree[at + EDGE_COUNT]):
            other = int(tree[at + FIRST_EDGE]) + nth
            if tree[visits_at + other] > 0 and worths[other] > told:
                told = worths[other]


@scalar
def think(
    t: Any, s: Any, tree: Any, worths: Reals, path: Any, here: Any, room: Any, luck: Any, curiosity: float, walks: int
) -> None:
    """So many walks from this position. What answers have come to stands with the edges of the first node."""
    for _ in range(walks):
        walk(t, s, tree, worths, path, here, room, luck, curiosity)


@scalar
def play_fight(
    t: Any, s: Any, tree: Any, worths: Reals, path: Any, here: Any, room: Any, luck: Any, curiosity: float, walks: int
) -> int:
    """A fight played to its end by thinking at every answer; what it is worth then."""
    for _ in range(LONGEST):
        if s[w.OVER] != w.GOING_ON:
            break
        clear(tree, worths)
        think(t, s, tree, worths, path, here, room, luck, curiosity, walks)
        act(t, s, int(s[w.OPTIONS + favourite(s, tree)]))
    return judge(t, s)


@scalar
def clear(tree: Any, worths: Reals) -> None:
    for nth in range(TREE, TREE + NODE * tree[MOST_NODES]):
        tree[nth] = 0
    visits_at = int(tree[NAMES_FROM])
    for nth in range(tree[EDGES]):
        tree[visits_at + nth] = 0
        worths[nth] = 0.0
    tree[NODES], tree[EDGES] = 0, 0


@scalar
def favourite(s: Any, tree: Any) -> int:
    """The answer that was tried most often from here."""
    at = find_node(s, tree)
    visits_at = int(tree[NAMES_FROM] + tree[at + FIRST_EDGE])
    chosen = 0
    for nth in range(1, tree[at + EDGE_COUNT]):
        if tree[visits_at + nth] > tree[visits_at + chosen]:
            chosen = nth
    return chosen
