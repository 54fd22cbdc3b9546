"""Many games of one table side by side, in arrays: patterns of scalar functions, and the arrays that they fill.

A state is a row of words, what there is to know of a game a row of facts, its legal actions a row of numbers. What
happens to each game in a step is an order: an action, to begin, or to be left as it is. Games are independent, so some
cores may share them; whatever they share, the result is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavola.coding.actions import WAIT
from tavola.kernels.compiling import Building, can_compile, core_building, scalar
from tavola.kernels.laid import RNG, Laid, Scalars, Unclaimed
from tavola.kernels.playing import act, asked, begin, legal, own

Array: TypeAlias = NDArray[Any]
Bytes: TypeAlias = Any  # an array of bytes for scalar functions; all their other arrays are of words

LEAVE, BEGIN = -1, -2  # orders that are no action
WHOEVER_IS_ASKED = -1
MOST_SEATS = 4
(ASKED, COUNT, ILLEGAL, STEPS) = range(4)
POINTS, PLACES, SCORES = 4, 4 + MOST_SEATS, 4 + 2 * MOST_SEATS
FACTS = 4 + 3 * MOST_SEATS


@scalar
def look(t: Any, s: Any, seat: int, out: Any) -> None:
    """Stands for a game's own."""


@scalar
def points(t: Any, s: Any, seat: int) -> int:
    """Stands for a game's own."""
    return 0


@scalar
def place(t: Any, s: Any, seat: int) -> int:
    """Stands for a game's own."""
    return 0


@scalar
def score(t: Any, s: Any, seat: int) -> int:
    """Stands for a game's own."""
    return 0


@scalar
def carry_out(
    t: Any, states: Any, words: int, listed: Any, most: int, facts: Any, seats: int, seeds: Any, orders: Any,
    first: int, last: int,
) -> None:  # fmt: skip
    """An order to each of these games. An action that is not legal changes nothing."""
    for game in range(first, last):
        order, at = orders[game], game * FACTS
        facts[at + ILLEGAL] = 0
        if order == LEAVE:
            continue
        s = states[game * words : (game + 1) * words]
        answers = listed[game * most : (game + 1) * most]
        if order == BEGIN:
            s[RNG], s[RNG + 1] = seeds[2 * game], seeds[2 * game + 1]
            begin(t, s)
            facts[at + STEPS] = 0
            tell(t, s, answers, facts, at, seats)
            continue
        facts[at + STEPS] += 1
        if not is_among(answers, facts[at + COUNT], order):
            facts[at + ILLEGAL] = 1
        elif facts[at + ASKED] >= 0:
            act(t, s, order)
            tell(t, s, answers, facts, at, seats)


@scalar
def is_among(answers: Any, count: int, action: int) -> bool:
    for nth in range(count):
        if answers[nth] == action:
            return True
    return False


@scalar
def tell(t: Any, s: Any, answers: Any, facts: Any, at: int, seats: int) -> None:
    """Who is asked, what is legal, how all stand. When a game is over, only to wait is legal."""
    seat = asked(t, s)
    count = legal(t, s, answers) if seat >= 0 else 0
    if count == 0:
        answers[0] = WAIT
        count = 1
    facts[at + ASKED], facts[at + COUNT] = seat, count
    for who in range(seats):
        facts[at + POINTS + who] = points(t, s, who)
        facts[at + PLACES + who] = place(t, s, who)
        facts[at + SCORES + who] = score(t, s, who) if seat < 0 else 0


@scalar
def look_around(
    t: Any, states: Any, words: int, facts: Any, whom: int, room: Any, seen: Bytes, width: int, first: int, last: int
) -> None:
    """What a seat sees of each of these games, or whoever is asked there; the first seat where nobody is."""
    for game in range(first, last):
        seat = whom if whom >= 0 else max(0, facts[game * FACTS + ASKED])
        look(t, states[game * words : (game + 1) * words], seat, room)
        for nth in range(width):
            seen[game * width + nth] = room[nth]


@scalar
def mark_legal(
    listed: Any, most: int, facts: Any, whom: int, marked: Any, masks: Bytes, width: int, first: int, last: int
) -> None:  # fmt: skip
    """A byte for each action of each of these games: 1 where the seat may choose it; who is not asked may wait.

    Of thousands of bytes few are ever 1: `marked` says which, after how many there are, and only those are cleared.
    """
    for game in range(first, last):
        its, mine, row = game * width, game * most, game * (most + 1)
        for nth in range(marked[row]):
            masks[its + marked[row + 1 + nth]] = 0
        if whom >= 0 and facts[game * FACTS + ASKED] != whom:
            marked[row], marked[row + 1] = 1, WAIT
        else:
            marked[row] = facts[game * FACTS + COUNT]
            for nth in range(marked[row]):
                marked[row + 1 + nth] = listed[mine + nth]
        for nth in range(marked[row]):
            masks[its + marked[row + 1 + nth]] = 1


@cache
def _building(scalars: Scalars, game_id: str) -> Building:
    swaps = dict(own(scalars))
    swaps |= {look: scalars.look, points: scalars.points, place: scalars.place, score: scalars.score}
    return core_building(swaps, f"{game_id}-batch", scalars.word_bits)


@cache
def _compiled(scalars: Scalars, game_id: str, function: Callable[..., Any]) -> Any:
    """One of the patterns for a game; compiled when it is first asked for."""
    return _building(scalars, game_id).outside(function)


class Games:
    """So many games of one table. What the arrays hold is written anew by the next order."""

    def __init__(self, laid: Laid, games: int, cores: int = 1) -> None:
        if not can_compile():
            raise Unclaimed("games in batches are played by compiled kernels, and Numba is not installed")
        self.laid, self.games, self.id = laid, games, laid.game.id
        kind = laid.array([]).dtype
        self.tables = laid.array(laid.tables)
        self.states: Array = np.zeros((games, laid.words), kind)
        self.listed: Array = np.zeros((games, laid.most_legal), kind)
        self.facts: Array = np.zeros((games, FACTS), kind)
        self.seeds: Array = np.zeros((games, 2), kind)
        self.orders: Array = np.full(games, LEAVE, kind)
        bounds = np.linspace(0, games, min(cores, games) + 1).astype(int).tolist()
        self.parts = list(pairwise(bounds))
        self.rooms: Array = np.zeros((len(self.parts), len(laid.eye.names)), kind)
        self.seen: Array = np.zeros((games, len(laid.eye.names)), np.uint8)
        self.masks: Array = np.zeros((games, laid.code.size), np.uint8)
        self.marked: Array = np.zeros((games, laid.most_legal + 1), kind)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self.parts), "games")

    def close(self) -> None:
        """Threads that shared the games end."""
        if len(self.parts) > 1:
            self._pool.shutdown()
            del self._pool

    def on_all(self, function: Callable[..., Any], *given: Any) -> None:
        """A pattern on all games, each core its part of them; it gets the part as `first` and `last`, at the end."""
        ready = _compiled(self.laid.scalars, self.id, function)
        if len(self.parts) == 1:
            ready(*given, *self.parts[0])
        else:
            for job in [self._pool.submit(ready, *given, *part) for part in self.parts]:
                job.result()

    def carry_out(self, orders: Array) -> None:
        """An order for each game. Where one begins, its generator stands in `seeds`."""
        laid = self.laid
        self.orders[:] = orders
        self.on_all(
            carry_out, self.tables, self.states.ravel(), laid.words, self.listed.ravel(), laid.most_legal,
            self.facts.ravel(), laid.seats, self.seeds.ravel(), self.orders,
        )  # fmt: skip

    def look(self, whom: int = WHOEVER_IS_ASKED) -> Array:
        """What a seat sees of each game, or whoever is asked there."""
        laid, width = self.laid, self.seen.shape[1]
        ready = _compiled(laid.scalars, self.id, look_around)
        arrays = self.tables, self.states.ravel(), laid.words, self.facts.ravel(), whom

        def on_part(nth: int) -> None:
            ready(*arrays, self.rooms[nth], self.seen.ravel(), width, *self.parts[nth])

        if len(self.parts) == 1:
            on_part(0)
        else:
            list(self._pool.map(on_part, range(len(self.parts))))
        return self.seen

    def mask(self, whom: int = WHOEVER_IS_ASKED) -> Array:
        """Which actions the seat may choose in each game, or whoever is asked there."""
        self.on_all(
            mark_legal, self.listed.ravel(), self.laid.most_legal, self.facts.ravel(), whom,
            self.marked.ravel(), self.masks.ravel(), self.masks.shape[1],
        )  # fmt: skip
        return self.masks
