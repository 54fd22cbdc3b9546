"""Ratings explain the wins of pairs, with honest intervals."""

import pytest

from tavola.bots.ratings import Pair, rating_interval, ratings, wilson


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
