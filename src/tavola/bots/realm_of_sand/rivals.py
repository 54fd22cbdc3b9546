"""The other players of Realm of Sand as far as they matter to one's own plans."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import msgspec
import numpy as np

from tavola.bots.realm_of_sand.distances import Numbers, Outlook, chart_of
from tavola.bots.realm_of_sand.evaluation import GLASSES_A_TURN, Evaluator, in_hand, is_to_move, owned
from tavola.bots.realm_of_sand.player_area import KINDS, Bench
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.state import Sand, hourglasses, stars
from tavola.kernel.decision import Seat

TAKEN = (0.8, 0.3, 0.05)  # that a card is taken before one's next turn: complete now, with one action, otherwise
STARS_A_TURN = 2.0
MANY = 64  # rivals that are remembered
CERTAIN, LIKELY, LATER = (
    3.0,
    1.25,
    1.2,
)  # how steeply a lead of stars decides: at the end, one turn before it, each more


class Rivals:
    """Looks at the other players, and at nobody twice: through all questions of a turn they stay as they are."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.rules: tuple[SandBox, SandOptions] | None = None
        self.known: dict[tuple[bytes, tuple[str, ...], bool], Rival] = {}

    def seen(self, g: Sand, seat: Seat, cards: tuple[str, ...]) -> Rival:
        if self.rules != (g.box, g.options) or len(self.known) >= MANY:
            self.rules, self.known = (g.box, g.options), {}
        key = msgspec.msgpack.encode(g.players[seat]), cards, is_to_move(g, seat)
        if key not in self.known:
            self.known[key] = Rival(g, seat, self.evaluator, cards)
        return self.known[key]


class Rival:
    """Another player: which cards are near, and what the next turn can bring."""

    def __init__(self, g: Sand, seat: Seat, evaluator: Evaluator, cards: tuple[str, ...]) -> None:
        self.evaluator, self.cards = evaluator, cards
        self.player, self.stars, self.glasses = g.players[seat].clone(), stars(g, seat), hourglasses(g, seat)
        self.moves = is_to_move(g, seat)
        self.means = evaluator.means(self.player)
        now, soon = self.distances(g)
        self.takes: Numbers = np.where(now <= 0, TAKEN[0], np.where(soon <= 0, TAKEN[1], TAKEN[2]))
        self.near: Numbers = evaluator.gains(g, self.player, cards) * evaluator.near[2 * now.astype(np.int64)]
        shown = [g.box.cards[card] for card in cards]
        self.next_stars: Numbers = np.where(soon <= 0, [card.stars for card in shown], 0.0)
        ends = np.array([self.glasses + card.hourglasses >= g.options.hourglass_target for card in shown], dtype=bool)
        self.last_stars: Numbers = np.where(ends & (soon <= 0), self.stars + self.next_stars, -np.inf)
        self.known: dict[frozenset[str], tuple[float, float, float]] = {}

    def distances(self, g: Sand) -> tuple[Numbers, Numbers]:
        """For each card the pieces missing now, and after the best single main action."""
        side = g.side(self.player)
        chart = chart_of(g, side)
        lot = chart.of(self.player.level, self.cards)
        outlook = Outlook(chart, lot, self.player)
        rule = dark_rule(g)
        keys = [key for tile in self.player.active for key in rule.keys(self.player, side, tile)]
        after = outlook.missing
        if keys:
            after = outlook.missing_after(chart.answers(keys, {})).min(axis=0)
        discs = [owned(self.player, element) for element in range(KINDS)]
        if any(discs):
            after = np.minimum(after, outlook.missing - in_hand(g, discs, outlook))
        now: Numbers = np.minimum.reduceat(outlook.missing, lot.starts)
        soon: Numbers = np.minimum.reduceat(after, lot.starts)
        return now, soon

    def hopes(self, gone: frozenset[str]) -> tuple[float, float, float]:
        """Without these cards: what the others promise, the stars of the next turn, all stars if that ends it."""
        if gone not in self.known:
            there = np.array([card not in gone for card in self.cards], dtype=bool)
            best = np.sort(self.near[there])[::-1][: len(self.evaluator.shares)]
            self.known[gone] = (
                float(best @ self.evaluator.shares[: len(best)]),
                float(self.next_stars[there].max(initial=0.0)),
                float(self.last_stars[there].max(initial=-np.inf)),
            )
        return self.known[gone]

    def worth(self, gone: frozenset[str], left: float) -> float:
        return self.stars + self.hopes(gone)[0] + self.means * min(1.0, left / self.evaluator.weights.long)

    def beaten(self, bench: Bench) -> float:
        """How likely one is ahead at the end, when the rival has had its remaining turns."""
        turns = bench.turn + self.moves
        if not turns:
            ahead = bench.sure - self.stars or 0.4 * (1 if bench.player.pieces() > self.player.pieces() else -1)
            return squash(CERTAIN * ahead)
        final = self.stars + self.hopes(bench.gone)[1] + STARS_A_TURN * (turns - 1)
        return squash((bench.sure - final + 0.5) * LIKELY / (1 + LATER * (turns - 1)))

    def can_end_it(self, bench: Bench) -> bool:
        """Whether the rival, who is still to move in this round, can make it the last one and be ahead."""
        return not bench.turn and self.moves and self.hopes(bench.gone)[2] > bench.sure


class Field:
    """All rivals together: what the best of them has, counted once."""

    def __init__(self, rivals: Sequence[Rival]) -> None:
        self.rivals = rivals
        self._strongest: dict[tuple[frozenset[str], float], float] = {}
        self._glasses: dict[int, float] = {}

    def strongest(self, gone: frozenset[str], left: float) -> float:
        """What the rival who stands best is worth without these cards."""
        found = self._strongest.get((gone, left))
        if found is None:
            found = self._strongest[gone, left] = max(rival.worth(gone, left) for rival in self.rivals)
        return found

    def most_glasses(self, turn: int) -> float:
        """The hourglasses that the quickest may be supposed to have so many turns from now."""
        found = self._glasses.get(turn)
        if found is None:
            each = [rival.glasses + GLASSES_A_TURN * (turn + rival.moves) for rival in self.rivals]
            found = self._glasses[turn] = max(each, default=0.0)
        return found


def squash(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
