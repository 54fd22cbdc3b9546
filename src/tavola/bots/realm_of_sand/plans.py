"""Plans for one's own next turns in Realm of Sand: which main actions and which cards, one after the other.

A plan looks at one bench alone, with the cards and tiles that lie open now. Of every turn all placements are judged at
once by the eye, the most promising few are carried out and played on; what a plan ends with is judged by the eye again.
What rivals may do meanwhile enters as a chance that a card is gone, and as the stars they will have in the end.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import sqrt

import numpy as np

from tavola.bots.realm_of_sand.distances import Counts, Lot, Numbers, Outlook, chart_of, spread
from tavola.bots.realm_of_sand.evaluation import TURNS_A_GLASS, in_hand, owned, specials
from tavola.bots.realm_of_sand.player_area import KINDS, Bench, steps_towards
from tavola.bots.realm_of_sand.rivals import Field, Rivals, squash
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.patterns import available
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import BEFORE, Sand, hourglasses, stars
from tavola.kernel.decision import Seat

PATIENCE = 24  # rounds after which no end is far
CARELESS = 0.5  # who plays for stars counts so much of an hourglass when thinking of the end
NOTICED = 0.3  # of the question who would win, when a card of who plays for stars ends the game
DRIFT, EVEN = 1.7, 6.0  # how steeply a lead decides: by the root of the turns left; to who plays for stars
DOOMED = 0.2  # of a position's worth, when a rival can end the game and win
AT_ONCE = 3  # cards completed one after the other in a turn
EACH = 2  # places in which a complete card is looked at
SUMMONS = 3  # ways to summon that are looked at
NEVER = 100


class Planner:
    """Plans of one seat at one table as it stands. Who is `keen` plays to come first, others for stars."""

    def __init__(self, g: Sand, seat: Seat, rivals: Rivals, *, keen: bool) -> None:
        self.g, self.seat, self.evaluator, self.keen = g, seat, rivals.evaluator, keen
        self.player = g.players[seat]
        self.side = g.side(self.player)
        self.chart = chart_of(g, self.side)
        self.cards = tuple(available(g, seat))
        self.index = {card: nth for nth, card in enumerate(self.cards)}
        self.target, self.last = g.options.hourglass_target, table(g).last_round(g)
        self.pending = int(g.phase == BEFORE)
        others = [other for other in range(len(g.players)) if other != seat and self.cards]
        self.rivals = [rivals.seen(g, other, self.cards) for other in others]
        self.field = Field(self.rivals)
        self.keep: Numbers = np.ones(len(self.cards))
        for rival in self.rivals:
            self.keep *= 1 - rival.takes
        self.glasses = hourglasses(g, seat)
        self.is_last = max([self.glasses, *[rival.glasses for rival in self.rivals]]) >= self.target
        self.judged = 0
        self._gains: dict[tuple[tuple[int, ...], frozenset[str]], Numbers] = {}

    def start(self) -> Bench:
        bench = Bench(self.player.clone())
        bench.sure, bench.glasses = float(stars(self.g, self.seat)), self.glasses
        return bench

    # -- where a plan stands
    def left(self, bench: Bench) -> float:
        """Main actions still to come after this part of the plan."""
        if self.last is not None:
            return max(0, self.last - self.g.round + self.pending - bench.mains)
        now = max(0, self.pending - bench.mains)
        if self.is_last:
            return now
        gained = bench.glasses - self.glasses
        most = max(self.glasses + gained * (1.0 if self.keen else CARELESS), self.field.most_glasses(bench.turn))
        by_glasses = (self.target - most) * TURNS_A_GLASS
        return now + max(0.0, min(by_glasses, (PATIENCE - self.g.round - bench.turn) / 2))

    def is_over(self, bench: Bench) -> bool:
        """Whether the round in which this part of the plan ends is the last one, as far as the player cares."""
        if self.last is not None and self.g.round + bench.turn >= self.last:
            return True
        return bool(self.rivals) and (self.is_last or (self.keen and bench.glasses >= self.target))

    def judge(self, bench: Bench) -> float:
        """Alone the stars to be expected; with others how likely it looks to come first, between 0 and 1.

        Who plays for stars thinks of winning in the last round, and a little when a card would make it the last.
        """
        self.judged += 1
        left, mine = bench.left, bench.sure
        over = left <= 0 and self.is_over(bench)
        if not over:
            mine += bench.hope + self.evaluator.means(bench.player) * min(1.0, left / self.evaluator.weights.long)
        if not self.rivals:
            return mine
        if over and self.keen:
            return self.at_the_end(bench)
        ahead = mine - self.field.strongest(bench.gone, left)
        if not self.keen:
            noticed = 1.0 if self.is_last else NOTICED if bench.glasses >= self.target else 0.0
            going_on = squash(ahead / EVEN)
            return going_on + noticed * (self.at_the_end(bench) - going_on) if noticed else going_on
        likely = squash(ahead / (DRIFT * sqrt(left + 0.5)))
        return likely * DOOMED if any(rival.can_end_it(bench) for rival in self.rivals) else likely

    def at_the_end(self, bench: Bench) -> float:
        """How likely one comes first when this round is the last one."""
        return min(rival.beaten(bench) for rival in self.rivals)

    # -- how near cards are
    def outlook(self, bench: Bench) -> Outlook:
        return Outlook(self.chart, self.chart.of(bench.player.level, self.cards), bench.player)

    def gains(self, bench: Bench) -> Numbers:
        """What each card brings, less the chance that a rival takes it; nothing where this plan has built it."""
        key = specials(bench.player), bench.gone
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self.evaluator.gains(self.g, bench.player, self.cards) * self.keep
            found[[self.index[card] for card in bench.gone]] = 0.0
        return found

    def promise(self, gains: Numbers, nearest: Counts, left: float | Numbers) -> Numbers:
        """What the nearest and dearest cards promise; the distance is in half pieces."""
        found = gains * self.evaluator.near[nearest] * np.where(nearest > 0, left / (left + 1), 1.0)
        found.sort(axis=-1)
        best = found[..., ::-1][..., : len(self.evaluator.shares)]
        total: Numbers = best @ self.evaluator.shares[: best.shape[-1]]
        return total

    # -- cards
    def settle(self, benches: Sequence[Bench]) -> list[Bench]:
        """These benches judged, and those that complete cards from here, one after the other."""
        found: list[Bench] = []
        fresh = list(benches)
        for _ in range(AT_ONCE + 1):
            grown: list[Bench] = []
            for level in sorted({bench.player.level for bench in fresh}):
                grown += self.weighed([bench for bench in fresh if bench.player.level == level], level)
            found += fresh
            fresh = grown
            if not fresh:
                break
        return found

    def weighed(self, benches: list[Bench], level: int) -> list[Bench]:
        """Benches of one level are judged, all at once; what comes back is each with one more card."""
        lot = self.chart.of(level, self.cards)
        missing, halves = self.lacking(benches, lot)
        nearest = np.minimum.reduceat(halves, lot.starts, axis=1)
        left: Numbers = np.array([self.left(bench) for bench in benches])
        hopes = self.promise(np.array([self.gains(bench) for bench in benches]), nearest, left[:, None])
        for bench, turns, hope in zip(benches, left.tolist(), hopes.tolist(), strict=True):
            bench.left, bench.hope = turns, hope
            bench.value = self.judge(bench)
        complete = np.flatnonzero(nearest.min(axis=1) == 0)
        return [built for nth in complete for built in self.completed(benches[nth], missing[nth], lot)]

    def lacking(self, benches: list[Bench], lot: Lot) -> tuple[Counts, Counts]:
        """For every bench and need the pieces missing; and the distance in half pieces, with discs in front."""
        on = spread([bench.player for bench in benches], self.side)
        missing = lot.sizes - lot.met(on)
        halves: Counts = 2 * missing
        front = np.array([bench.player.front for bench in benches], dtype=np.int8)
        each = [element for element in range(KINDS) if front[:, element].any()]
        if each:
            helped = [np.minimum(lot.totals[nth] - lot.met(on, nth), front[:, nth, None]) for nth in each]
            halves -= np.minimum(sum(helped), self.g.box.limits.summon)
        return missing, halves

    def completed(self, bench: Bench, missing: Counts, lot: Lot) -> list[Bench]:
        """The bench after each card that is complete, in the first few places."""
        found: list[Bench] = []
        starts: list[int] = lot.starts.tolist()
        times = [0] * len(starts)
        for column in np.flatnonzero(missing == 0).tolist():
            nth = bisect_right(starts, column) - 1
            name = self.cards[nth]
            if name in bench.gone or times[nth] >= EACH:
                continue
            times[nth] += 1
            card, need = self.g.box.cards[name], self.chart.needs[name][column - starts[nth]]
            built = bench.built(self.side, card, need, self.g.reserve)
            built.sure += card.stars * float(self.keep[nth] ** bench.turn)
            found.append(built)
        return found

    # -- main actions
    def placements(self, bench: Bench) -> tuple[list[str], Outlook, Numbers]:
        """All ways to place a tile, and what the board would promise after each."""
        outlook = self.outlook(bench)
        rule = dark_rule(self.g)
        keys = [key for tile in bench.player.active for key in rule.keys(bench.player, self.side, tile)]
        missing = outlook.missing_after(self.chart.answers(keys, {}))
        halves = 2 * missing
        if any(bench.player.front):
            halves -= np.minimum(in_hand(self.g, bench.player.front, outlook), missing)
        nearest = np.minimum.reduceat(halves, outlook.lot.starts, axis=1)
        return keys, outlook, self.promise(self.gains(bench), nearest, max(0.0, self.left(bench) - 1))

    def mains(self, bench: Bench, wide: int) -> list[Bench]:
        """The bench after each of the most promising main actions."""
        keys, outlook, hopes = self.placements(bench)
        order = np.argsort(-hopes, kind="stable")[:wide]
        found = [bench.placed(self.side, keys[nth]) for nth in order]
        ways = self.summons(bench, outlook, self.g.box.limits.summon)
        return found + [bench.summoned(self.side, way) for way in ways]

    def glance(self, bench: Bench) -> float:
        """What a bench is worth when the best main action is reckoned in, without carrying it out."""
        _, outlook, hopes = self.placements(bench)
        bench.hope, bench.left = float(hopes.max()), max(0.0, self.left(bench) - 1)
        discs = [owned(bench.player, element) for element in range(KINDS)]
        if any(discs):
            halves = 2 * (outlook.missing - in_hand(self.g, discs, outlook))
            nearest = np.minimum.reduceat(halves, outlook.lot.starts)
            bench.hope = max(bench.hope, float(self.promise(self.gains(bench), nearest, bench.left)))
        return self.judge(bench)

    def summons(self, bench: Bench, outlook: Outlook, limit: int) -> list[list[str]]:
        """Ways to lay or move discs so that a card becomes complete or nearly so: the most promising."""
        discs = [owned(bench.player, element) for element in range(KINDS)]
        if not any(discs):
            return []
        helped = np.minimum(in_hand(self.g, discs, outlook), limit)
        after = np.where(helped > 0, outlook.missing - helped, NEVER)
        starts = [*outlook.lot.starts, len(after)]
        nearest = np.minimum.reduceat(after, outlook.lot.starts)
        worth = self.gains(bench) * self.evaluator.near[2 * nearest.astype(np.int64)]
        found = []
        for nth in [int(each) for each in np.argsort(-worth)[:SUMMONS] if worth[each] > 0]:
            here = slice(starts[nth], starts[nth + 1])
            fewest = int(np.argmin(np.where(after[here] == nearest[nth], helped[here], NEVER)))
            found.append(steps_towards(bench.player, self.side, self.chart.needs[self.cards[nth]][fewest], limit))
        return [steps for steps in found if steps]

    def next_turn(self, bench: Bench) -> Bench:
        """One's next turn: of the two tiles on offer either may have been taken."""
        clone = bench.clone()
        clone.turn += 1
        if bench.turn or len(clone.player.active) < self.g.box.limits.active:
            reach = self.g.box.limits.refill_choice
            offer = self.g.circle[bench.turn * reach : (bench.turn + 1) * reach]
            clone.player.active += [tile for tile in offer if tile not in clone.player.active]
        return clone
