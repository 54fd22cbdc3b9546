"""Ratings against players whose strength is known: they are found within the uncertainty that is told."""

import math
import random

import pytest

from tavola.service.ladder import LADDER, SPREAD
from tavola.service.rated import FULL
from tavola.service.rating import LEAST, START, WIDE, Met, Strength, after, chance, rested

BOTS = sorted(LADDER["sangue_reale"].values())


def wins(one: float, other: float, luck: random.Random) -> float:
    return float(luck.random() < 1 / (1 + 10 ** ((other - one) / 400)))


class Season:
    """People of known strength who play each other, mostly near ones, and the ladder's bots now and then."""

    def __init__(self, people: int, spread: float, seed: int, *, near: bool) -> None:
        self.luck, self.near = random.Random(seed), near
        self.truth = [self.luck.gauss(START, spread) for _ in range(people)]
        self.found = [Strength()] * people
        self.met: dict[tuple[int, float], int] = {}

    def often(self, one: int, rival: float) -> float:
        before = self.met.get((one, rival), 0)
        self.met[one, rival] = before + 1
        return FULL / (FULL + before)

    def play(self, games: int) -> None:
        for _ in range(games * len(self.truth) // 2):
            one = self.luck.randrange(len(self.truth))
            if self.luck.random() < 0.25:
                bot = self.luck.choice(BOTS)
                met = Met(Strength(bot, SPREAD), wins(self.truth[one], bot, self.luck), self.often(one, -bot))
                self.found[one] = after(self.found[one], [met])
            else:
                self.meet(one, self.rival(one))

    def rival(self, one: int) -> int:
        others = [self.luck.randrange(len(self.truth) - 1) for _ in range(8 if self.near else 1)]
        others = [other + (other >= one) for other in others]
        return min(others, key=lambda other: abs(self.found[other].mean - self.found[one].mean))

    def meet(self, one: int, two: int) -> None:
        score = wins(self.truth[one], self.truth[two], self.luck)
        first, second = self.found[one], self.found[two]
        self.found[one] = after(first, [Met(second, score, self.often(one, two))])
        self.found[two] = after(second, [Met(first, 1 - score, self.often(two, one))])

    def inside(self) -> float:
        """The share of people whose true strength lies in the interval that is told."""
        pairs = zip(self.truth, self.found, strict=True)
        return sum(found.interval[0] <= true <= found.interval[1] for true, found in pairs) / len(self.truth)

    def error(self) -> float:
        pairs = zip(self.truth, self.found, strict=True)
        return math.sqrt(sum((true - found.mean) ** 2 for true, found in pairs) / len(self.truth))


@pytest.mark.parametrize("near", [False, True], ids=["any rival", "near rivals"])
@pytest.mark.parametrize("games", [10, 30, 100])
def test_simulated_players_are_found_within_the_uncertainty_that_is_told(games: int, near: bool) -> None:
    """95 of 100 are promised; fewer than 93 would be a lie, and an interval that holds everybody says nothing."""
    inside, spreads = [], []
    for seed in range(3):
        season = Season(120, 250.0, seed, near=near)
        season.play(games)
        inside.append(season.inside())
        spreads += [one.spread for one in season.found]
        assert season.error() < 250.0 * (1.0 if games < 30 else 0.5)
    assert sum(inside) / len(inside) >= 0.93
    assert sorted(spreads)[len(spreads) // 2] < {10: 190.0, 30: 125.0, 100: 80.0}[games]


def test_more_games_leave_less_open_and_time_leaves_more() -> None:
    one = Strength()
    rival = Strength(1500.0, SPREAD)
    spreads = []
    for _ in range(30):
        one = after(one, [Met(rival, 0.5)])
        spreads.append(one.spread)
    assert spreads == sorted(spreads, reverse=True)
    assert one.spread >= LEAST
    later = rested(one, 100 * 86_400.0)
    assert (later.mean, later.spread > one.spread) == (one.mean, True)
    assert rested(one, 1e12).spread == WIDE


def test_a_rival_of_whom_nothing_is_known_says_less() -> None:
    known, unknown = Strength(1500.0, SPREAD), Strength(1500.0, WIDE)
    by_known = after(Strength(1300.0, 100.0), [Met(known, 1.0)]).mean
    by_unknown = after(Strength(1300.0, 100.0), [Met(unknown, 1.0)]).mean
    assert by_known > by_unknown > 1300.0
    assert chance(Strength(1300.0), known) < chance(Strength(1300.0), unknown) < 0.5


def test_what_weighs_nothing_changes_nothing() -> None:
    one = Strength(1400.0, 90.0)
    assert after(one, [Met(Strength(1800.0, 60.0), 1.0, 0.0)]) == one


@pytest.mark.parametrize(("mean", "level"), [(700, 1), (833, 2), (1300, 3), (1500, 4), (1651, 5)])
def test_levels_have_words(mean: float, level: int) -> None:
    assert Strength(mean).level == level
