"""What a position promises each player: chances of reaching lines and lands, and what more dice would add."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from tavola.bots.sangue_reale.sheet_values import printed
from tavola.bots.sangue_reale.weights import USUAL, Weights
from tavola.games.sangue_reale.scoring import victory_points
from tavola.games.sangue_reale.state import FACES, FREE, LAST_ROUND, Duel, other, turn_of
from tavola.kernel.decision import Seat

FIFTHS = 5  # chances are tabled by fifths of a die


@lru_cache(maxsize=64)
def chances(rate: float, luck: float) -> list[list[float]]:
    """By rounds left and fifths of a die that are missing: how likely they come in time."""
    return [
        [_chance(fifths / FIFTHS, rate * rounds, luck) for fifths in range(60 * FIFTHS)]
        for rounds in range(LAST_ROUND + 2)
    ]


def _chance(dice: float, expected: float, luck: float) -> float:
    """Of getting so many dice of one value where so many are expected: a smooth stand-in for the true tail."""
    if expected <= 0:
        return 0.0
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (dice - 0.35 - expected) * luck / sqrt(expected + 0.25)))))


class Outlook:
    """Both players' prospects, read from what lies open on the table."""

    def __init__(self, g: Duel, weights: Weights = USUAL, present: int | None = None) -> None:
        self.g, self.weights, self.sheet = g, weights, printed(g, weights)
        self.rounds = max(0, LAST_ROUND - g.round + (g.sheets[0].plan == 0))
        by_rounds = chances(weights.rate, weights.luck)
        self.chance, self.later = by_rounds[self.rounds], by_rounds[max(0, self.rounds - 1)]
        self.lines = [[self._line_chances(seat, value) for value in FACES] for seat in (0, 1)]
        self.missing: list[dict[int, list[int]]] = [{}, {}]  # box -> how often each number is missing
        self.control: list[dict[int, float]] = [{}, {}]  # box -> chance of controlling it
        for seat in (0, 1):
            self._look_at_lands(seat, g.sheets[seat].present if present is None else present)
        self._wanted: list[list[list[float]] | None] = [None, None]
        self._gains: dict[tuple[Seat, int, int], float] = {}

    def _line_chances(self, seat: Seat, value: int) -> list[float]:
        lines = self.sheet.ways[value, self.g.sheets[seat].rows[value - 1]][0]
        return [self.chance[int(dice * FIFTHS + 0.5)] for dice in lines]

    def _look_at_lands(self, seat: Seat, present: int) -> None:
        g, layout, own = self.g, self.sheet.layout, self.g.sheets[seat]
        lands = layout.lands(present)
        done = own.circled | own.waived
        for box, owner in enumerate(g.boxes):
            if owner != FREE:
                continue
            land = lands.territories[lands.of_box[box]]
            alone = len(land.boxes) == 1
            slots = land.slots if alone else self.sheet.slots_of_area[layout.box_area[box]]
            missing = [0] * 7
            for slot in slots:
                if not done >> slot & 1:
                    missing[self.sheet.numbers[slot]] += 1
            self.missing[seat][box] = missing
            blocked = any(own.blocked >> slot & 1 and not done >> slot & 1 for slot in slots)
            self.control[seat][box] = (
                0.0 if blocked else self.all_of(seat, missing) * (1.0 if alone else self.weights.merged)
            )

    def all_of(self, seat: Seat, missing: list[int], but: int = 0) -> float:
        """The chance of crossing a line for every missing number, one number `but` left out once."""
        chance, care = 1.0, 1.0 - self.weights.doubt
        for number in FACES:
            lines = self.lines[seat][number - 1]
            for nth in range(missing[number] - (number == but)):
                chance *= lines[nth] * care if nth < len(lines) else 0.0
        return chance

    def wanted(self, seat: Seat) -> list[list[float]]:
        """For each number, what circling it is worth in the lands that miss it, best first."""
        found = self._wanted[seat]
        if found is None:
            found = [[] for _ in range(7)]
            for box, missing in self.missing[seat].items():
                worth = self.sheet.land_worth[box] * (
                    1 - self.weights.contest * self.control[other(seat)].get(box, 0.0)
                )
                for number in FACES:
                    if missing[number]:
                        rest = worth * self.all_of(seat, missing, but=number)
                        found[number] += [rest, self.weights.second * rest] if missing[number] > 1 else [rest]
            for worths in found:
                worths.sort(reverse=True)
            self._wanted[seat] = found
        return found

    def gain(self, seat: Seat, value: int, dice: int) -> float:
        """What so many dice of one value, used in one action, add to a player's prospects."""
        key = (seat, value, dice)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain(seat, value, dice)
        return found

    def _gain(self, seat: Seat, value: int, dice: int) -> float:
        widths = self.sheet.columns[value - 1].widths
        row = to = self.g.sheets[seat].rows[value - 1]
        used = 0
        while to < len(widths) and used + widths[to] <= dice:
            used += widths[to]
            to += 1
        if to == row:
            return 0.0
        way, ahead = self.sheet.ways[value, row], self.sheet.ways[value, to]
        total = self._line_gain(seat, value, way[0], ahead[0]) + self._icon_gain(seat, value, way[1], ahead[1])
        if self.sheet.per_full:
            end = self.later[int(ahead[2] * FIFTHS + 0.5)] if ahead[2] else 1.0
            total += self.sheet.per_full * (end - self.later[int(way[2] * FIFTHS + 0.5)])
        return total + (self.sheet.per_lead + 0.002) * used

    def _line_gain(self, seat: Seat, value: int, way: tuple[float, ...], ahead: tuple[float, ...]) -> float:
        crossed = len(way) - len(ahead)
        total = 0.0
        for nth, (dice, worth) in enumerate(zip(way, self.wanted(seat)[value], strict=False)):
            now = 1.0 if nth < crossed else self.later[int(ahead[nth - crossed] * FIFTHS + 0.5)]
            total += (now - self.later[int(dice * FIFTHS + 0.5)]) * worth
        return total

    def _icon_gain(
        self, seat: Seat, value: int, way: tuple[tuple[float, int], ...], ahead: tuple[tuple[float, int], ...]
    ) -> float:
        total = 0.0
        rival = {unique: dice for dice, unique in self.sheet.ways[value, self.g.sheets[other(seat)].rows[value - 1]][1]}
        left = {unique: dice for dice, unique in ahead}
        for dice, unique in way:
            if self.g.uniques[unique] != FREE:
                continue
            worth = self.sheet.unique_worth[unique]
            theirs = self.later[int(rival[unique] * FIFTHS + 0.5)] if unique in rival else 0.0
            before = self.later[int(dice * FIFTHS + 0.5)]
            if unique in left:
                total += (
                    (self.later[int(left[unique] * FIFTHS + 0.5)] - before)
                    * worth
                    * (1 - self.weights.contest * theirs)
                )
            else:
                total += (1.0 - before + self.weights.denial * theirs) * worth
        return total

    def circle(self, seat: Seat, slot: int) -> float:
        """What circling this number adds."""
        layout, own = self.sheet.layout, self.g.sheets[seat]
        lands = layout.lands(own.present)
        number = self.sheet.numbers[slot]
        total = 0.0
        for box in lands.territories[lands.of_slot[slot]].boxes:
            missing = self.missing[seat].get(box)
            if missing is None or not missing[number]:
                continue
            theirs, before = self.control[other(seat)].get(box, 0.0), self.control[seat][box]
            if sum(missing) == 1:
                total += self.sheet.land_worth[box] * (
                    1 - before * (1 - self.weights.contest * theirs) + self.weights.denial * theirs
                )
            else:
                rest = self.all_of(seat, missing, but=number)
                total += self.sheet.land_worth[box] * (rest - before) * (1 - self.weights.contest * theirs)
        return total

    def modifier(self, seat: Seat, turn: int) -> float:
        """What one more modifier in this turn is worth: less with few rounds left, or with others there already."""
        best = sorted((self.gain(seat, value, 1) for value in FACES), reverse=True)[:3]
        now = turn_of(self.g.round)
        left = 5 if turn > now else max(0, now * 5 - self.g.round)
        fresh = sum(best) / 3 * self.weights.modifier + self.sheet.per_spent
        return float(fresh * (1 - 0.75**left) * 0.8 ** self.g.sheets[seat].modifiers[turn - 1])

    def lands(self, seat: Seat) -> float:
        """All lands still free, by the chance of having them."""
        rivals = self.control[other(seat)]
        return sum(
            self.sheet.land_worth[box] * chance * (1 - self.weights.contest * rivals.get(box, 0.0))
            for box, chance in self.control[seat].items()
        )

    def lead(self, seat: Seat) -> float:
        """How far ahead a player will probably be in the end: points, and lands to come; early on, little is sure."""
        points = victory_points(self.g)
        ahead = points[seat] - points[other(seat)] + self.lands(seat) - self.lands(other(seat))
        return float(ahead * (1 - (self.rounds / LAST_ROUND) ** self.weights.fog))
