"""What a position of Realm of Sand is worth: stars won, means to win more, how near the board is to the cards on show.

The needs of all cards on a side lie in one table, so that the distance to every card is a few operations on arrays.
"""

from __future__ import annotations

from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.patterns import available, land
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import BEFORE, Player, Sand, hourglasses, stars
from tavola.kernel.decision import Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

Numbers: TypeAlias = NDArray[np.float64]
Words: TypeAlias = NDArray[np.uint64]

BASIC_DISC, SPECIAL_DISC, LEVEL, CRYSTAL = 0.6, 1.6, 0.5, 0.6
HURRY = 0.15  # what an hourglass is worth to whoever leads
NEARNESS = np.array([0.95, 0.6, 0.42, 0.3, 0.2, 0.13, 0.08, 0.04, 0.0, 0.0])  # of a card's gain, by pieces missing
SHARES = np.array([1.0, 0.2, 0.05])  # the best card counts in full, the next ones compete for the same pieces
WAITING, SUMMONED = 0.5, 0.9  # how much of a missing piece a disc in front makes up for: in general, while summoning
UNOWNED = 0.35  # a card that needs a special disc is far away while one owns none
LONG = 3  # turns in which discs, levels and the crystal pay off in full
PACE = 3  # pieces that a turn brings nearer to a card
TURNS_A_GLASS = 1.3
WORD = 64


def value(game: Game[Any], g: State, seat: Seat) -> float:
    """Larger is better for the seat. Others count by their lead in stars alone."""
    assert isinstance(g, Sand)
    player = g.players[seat]
    if not player.face:
        return 0.0
    mine = float(stars(g, seat))
    rivals = [stars(g, other) for other in range(len(g.players)) if other != seat]
    left = turns_left(g, seat)
    worth = mine + means(player) * min(1.0, left / LONG) + hope(g, seat, left)
    if rivals and table(g).hourglasses_end_it(g):
        worth += HURRY * hourglasses(g, seat) * (1 if mine >= max(rivals) else -1)
    return worth


def turns_left(g: Sand, seat: Seat) -> float:
    """Main actions still to come; where hourglasses decide, a guess from whoever has most of them."""
    now = g.turn == seat and g.phase == BEFORE
    last = table(g).last_round(g)
    if last is not None:
        return last - g.round + now
    most = max(hourglasses(g, other) for other in range(len(g.players)))
    return max(0.0, g.options.hourglass_target - most) * TURNS_A_GLASS + now


def means(player: Player) -> float:
    """Discs, levels and the crystal: what helps with cards to come."""
    worth = LEVEL * player.level + CRYSTAL * player.charged
    for element in range(len(ELEMENTS)):
        worth += owned(player, element) * (BASIC_DISC if element < BASIC else SPECIAL_DISC)
    return worth


def owned(player: Player, element: int) -> int:
    return player.front[element] + player.discs[element].bit_count()


def hope(g: Sand, seat: Seat, left: float) -> float:
    """How near the board is to the cards that one may still complete; the nearest and dearest count most."""
    player = g.players[seat]
    side = g.side(player)
    chart = chart_of(g, side)
    missing = side.whole_land ^ land(player, side)
    steps = chart.steps(player.level, missing)
    if any(player.front):
        waiting = SUMMONED if g.summoning is not None and g.turn == seat else WAITING
        steps = steps - waiting * in_hand(g, player, chart, missing)
    nearest = chart.nearest(player.level, steps)
    hopes = chart.gains(player) * np.interp(nearest, np.arange(len(NEARNESS)), NEARNESS)
    hopes[nearest > left * PACE] = 0.0
    best = np.sort(hopes[[chart.place[card] for card in available(g, seat)]])[::-1][: len(SHARES)]
    return float(best @ SHARES[: len(best)])


def in_hand(g: Sand, player: Player, chart: Chart, missing: int) -> Numbers:
    """For every need how many missing pieces one summon could put there from the front."""
    side = g.side(player)
    found = np.zeros(1)
    for element, count in enumerate(player.front):
        if count:
            layer = side.all << side.size * element
            found = found + np.minimum(chart.steps(player.level, missing & layer), count)
    return np.minimum(found, g.box.limits.summon)


class Chart:
    """The needs of all cards on one side, for each level those with no more dark cells than it allows."""

    def __init__(self, box: SandBox, side: Side, needs: dict[str, tuple[int, ...]]) -> None:
        self.place = {card: nth for nth, card in enumerate(needs)}
        self.words = -(-side.size * len(ELEMENTS) // WORD)
        self.columns: list[list[Words]] = []  # by level: the first words of all needs, then their second words ...
        self.starts: list[NDArray[np.int64]] = []
        for level in range(side.level_max + 1):
            kept = [[n for n in each if (side.cells_of(n) & side.dark).bit_count() <= level] for each in needs.values()]
            rows = np.array([self.split(need) for each in kept for need in each], dtype=np.uint64)
            self.columns.append([np.ascontiguousarray(rows[:, nth]) for nth in range(self.words)])
            self.starts.append(np.cumsum([0, *map(len, kept)])[:-1])
        cards = [box.cards[card] for card in needs]
        bonus = [sum(BASIC_DISC if e < BASIC else SPECIAL_DISC for e in card.discs) for card in cards]
        self.worth = np.array([card.stars + LEVEL * card.level_up for card in cards]) + np.array(bonus)
        letters = [[letter for _, _, letter in card.figure] for card in cards]
        self.special = [np.array([each.count(element) for each in letters]) for element in ELEMENTS[BASIC:]]

    def split(self, number: int) -> list[int]:
        return [number >> WORD * nth & (1 << WORD) - 1 for nth in range(self.words)]

    def steps(self, level: int, cells: int) -> Numbers:
        """For every need how many of these pieces it has."""
        words = self.split(cells)
        counts = [
            np.bitwise_count(column & np.uint64(word)) for column, word in zip(self.columns[level], words, strict=True)
        ]
        total: Numbers = np.add.reduce(counts).astype(np.float64)
        return total

    def nearest(self, level: int, steps: Numbers) -> Numbers:
        """For every card its least distance."""
        found: Numbers = np.minimum.reduceat(steps, self.starts[level])
        return found

    def gains(self, player: Player) -> Numbers:
        """What completing each card brings, less while a special disc for it is not owned."""
        gains: Numbers = self.worth
        for nth, wanted in enumerate(self.special):
            gains = np.where(wanted > owned(player, BASIC + nth), gains * UNOWNED, gains)
        return gains


_CHARTS: WeakKeyDictionary[Side, dict[str, Chart]] = WeakKeyDictionary()


def chart_of(g: Sand, side: Side) -> Chart:
    symmetry = g.options.pattern_symmetry
    charts = _CHARTS.setdefault(side, {})
    if symmetry not in charts:
        charts[symmetry] = Chart(g.box, side, {card: fit.everywhere for card, fit in side.fits(symmetry).items()})
    return charts[symmetry]
