"""Ratings explain the wins of pairs, with honest intervals."""

import math
import random
from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from tavola.bots.ratings import SCALE, Pair, Z, rating_interval, ratings, wilson


def test_who_wins_three_of_four_is_rated_about_190_points_higher() -> None:
    pairs = [Pair("a", "b", games=400, wins=300)]
    found = ratings(["a", "b"], pairs)
    assert found["a"] - found["b"] == pytest.approx(190, abs=5)
    low, high = rating_interval("a", found, pairs)
    assert low < found["a"] < high


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    found = ratings(["a", "b"], [Pair("a", "b", games=10, wins=10)])
    assert 100 < found["a"] < 1000


def test_the_interval_narrows_with_the_games() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert many[1] - many[0] < few[1] - few[0]
    assert wilson(0, 0) == (0.0, 1.0)


CHAIN = {name: 400.0 - 100 * nth for nth, name in enumerate("abcdefghi")}  # each meets its neighbours only


def played(strengths: Mapping[str, float], games: int, rng: random.Random) -> list[Pair]:
    names = list(strengths)
    pairs: list[Pair] = []
    for one, two in pairwise(names):
        chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
        pairs.append(Pair(one, two, games, sum(rng.random() < chance for _ in range(games))))
    return pairs


def with_others_held_fast(name: str, found: Mapping[str, float], pairs: Sequence[Pair]) -> tuple[float, float]:
    """As intervals were once: too narrow where others are not known well either."""
    known = 0.0
    for pair in pairs:
        if name in (pair.one, pair.two):
            chance = 1 / (1 + 10 ** ((found[pair.two] - found[pair.one]) / 400))
            known += pair.games * chance * (1 - chance)
    half = Z * SCALE / math.sqrt(known)
    return found[name] - half, found[name] + half


def test_intervals_cover_the_truth_where_those_with_the_others_held_fast_do_not() -> None:
    rng, rounds = random.Random(17), 100
    covered, once = 0, 0
    for _ in range(rounds):
        pairs = played(CHAIN, 200, rng)
        found = ratings(list(CHAIN), pairs)
        for name in ("a", "i"):
            low, high = rating_interval(name, found, pairs)
            old_low, old_high = with_others_held_fast(name, found, pairs)
            assert high - low > old_high - old_low
            covered += low <= CHAIN[name] <= high
            once += old_low <= CHAIN[name] <= old_high
    assert covered / (2 * rounds) >= 0.92
    assert once / (2 * rounds) < 0.88


def test_bots_that_never_met_the_others_have_no_interval() -> None:
    pairs = [Pair("a", "b", 10, 6), Pair("c", "d", 10, 4)]
    found = ratings(["a", "b", "c", "d"], pairs)
    assert rating_interval("a", found, pairs) == (-math.inf, math.inf)


def test_ratings_are_where_the_likelihood_is_highest() -> None:
    pairs = [Pair("a", "b", 30, 21), Pair("b", "c", 20, 4), Pair("a", "c", 10, 3)]
    found = ratings(["a", "b", "c"], pairs)
    for name in found:
        expected = won = 0.0
        for pair in pairs:
            if name in (pair.one, pair.two):
                other = pair.two if name == pair.one else pair.one
                expected += (pair.games + 1) / (1 + 10 ** ((found[other] - found[name]) / 400))
                won += (pair.wins if name == pair.one else pair.games - pair.wins) + 0.5
        assert expected == pytest.approx(won)
    assert sum(found.values()) == pytest.approx(0)
