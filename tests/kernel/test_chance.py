"""Random numbers: the published stream, no bias, and results that are loaded."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavola.kernel.chance import (
    FIRST_MIX,
    MASK,
    SECOND_MIX,
    STRIDE,
    UNSEEN,
    ChanceUnseen,
    below,
    commitment,
    next_bits,
    pick,
    roll,
    seed_number,
    shuffle,
)
from tavola.kernel.state import State

seeds = st.integers(0, MASK)


def test_the_stream_is_that_of_splitmix64() -> None:
    """The first numbers of the published generator for the seed 1234567."""
    g = State(rng=1234567)
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [next_bits(g) for _ in published] == published


def test_a_seed_of_any_text_is_the_same_everywhere() -> None:
    assert seed_number("tavola") == 4098845085376601177
    assert seed_number("") != seed_number(" ")


def test_the_commitment_tells_the_seed_from_any_other() -> None:
    assert commitment("tavola") == "3b27e9184cf58c53ef3abc1efc3e464e791ca0da35946bcc1c0a8c4600a29257"
    assert commitment("tavola ") != commitment("tavola")


@given(seeds, st.integers(1, 1000))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    assert 0 <= below(State(rng=seed), n) < n


def test_numbers_that_would_favour_the_small_ones_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    n = (MASK + 1) // 2 + 1  # nearly half of all numbers lie above the largest multiple of n
    drawn = iter([MASK, n, 5])
    monkeypatch.setattr("tavola.kernel.chance.next_bits", lambda g: next(drawn))
    assert below(State(), n) == 5


def test_every_face_comes_up_as_often() -> None:
    g = State(rng=7)
    counts = Counter(face for _ in range(2000) for face in roll(g, 3))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert max(counts.values()) < 1.15 * min(counts.values())


@given(seeds, st.lists(st.integers()))
def test_shuffling_moves_and_loses_nothing(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    shuffle(State(rng=seed), shuffled)
    assert sorted(shuffled) == sorted(cards)


def shuffled_one_by_one(g: State, cards: list[int]) -> list[int]:
    """Fisher and Yates by the book, a number asked for each card."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(g, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@given(seeds, st.integers(0, 40))
def test_a_shuffle_asks_for_one_number_below_for_each_card(seed: int, count: int) -> None:
    g, other = State(rng=seed), State(rng=seed)
    cards = list(range(count))
    shuffle(g, cards)
    assert cards == shuffled_one_by_one(other, list(range(count)))
    assert g.rng == other.rng


def before(bits: int) -> int:
    """The state of the generator from which these bits come next: its steps taken back."""
    for shift, factor in ((31, SECOND_MIX), (27, FIRST_MIX)):
        bits = (unmixed(bits, shift) * pow(factor, -1, MASK + 1)) & MASK
    return (unmixed(bits, 30) - STRIDE) & MASK


def unmixed(bits: int, shift: int) -> int:
    """The number that gives these bits when its upper part is laid over its lower one."""
    found = bits
    for _ in range(64 // shift):
        found = bits ^ (found >> shift)
    return found


def test_a_shuffle_draws_again_what_would_favour_the_first_cards() -> None:
    seed = before(MASK)  # one more than the largest multiple of three holds
    assert next_bits(State(rng=seed)) == MASK
    g, other = State(rng=seed), State(rng=seed)
    cards = [1, 2, 3]
    shuffle(g, cards)
    assert cards == shuffled_one_by_one(other, [1, 2, 3])
    assert g.rng == other.rng == (seed + 3 * STRIDE) & MASK


def test_every_order_comes_up_as_often() -> None:
    g = State(rng=11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        cards = [1, 2, 3]
        shuffle(g, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert max(orders.values()) < 1.3 * min(orders.values())


def test_loaded_results_come_first() -> None:
    g = State(rng=3, loaded=[6, 6])
    assert roll(g, 2) == [6, 6]
    assert g.rng == 3
    g.loaded = [5]
    assert roll(g, 2) == [5, roll(State(rng=3))[0]]
    g.loaded = [1]
    assert pick(g, "abc") == "b"


def test_a_loaded_result_that_cannot_come_up_is_an_error_of_the_test() -> None:
    with pytest.raises(ValueError, match="loaded result of 7"):
        roll(State(loaded=[7]))


def test_loaded_results_do_not_touch_shuffles() -> None:
    g, other = State(rng=5, loaded=[2]), State(rng=5)
    cards, same = list(range(9)), list(range(9))
    shuffle(g, cards)
    shuffle(other, same)
    assert cards == same
    assert g.loaded == [2]


def test_chance_that_may_not_be_seen_is_not_asked() -> None:
    with pytest.raises(ChanceUnseen):
        roll(State(rng=UNSEEN))
    with pytest.raises(ChanceUnseen):
        shuffle(State(rng=UNSEEN), [1, 2])
    shuffle(State(rng=UNSEEN), [1])  # chance has no say in the order of one card
