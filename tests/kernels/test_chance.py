"""The kernels' generator is the rules' generator, bit for bit, in plain Python and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from tavola.kernel import chance as rules
from tavola.kernels import chance
from tavola.kernels.compiling import as_it_is, built, can_compile, for_core

SIDES = (1, 2, 3, 6, 7, 100, 2**31 - 1, 2**62 + 12345)  # the last one is drawn again one time in four
SEEDS = ("", "0", "test", "una regina")


class HarnessChance:
    def __init__(self, seed: str) -> None:
        self.rng, self.loaded = rules.seed_number(seed), []


def words_of(luck: HarnessChance, compiled: bool, cards: int = 0):
    words = [0, 0, *range(cards)]
    chance.set_bits(words, 0, luck.rng)
    return np.array(words, np.int32) if compiled else words


def plain(function):
    return built(function, as_it_is)


WAYS = [plain, pytest.param(for_core, marks=pytest.mark.slow)] if can_compile() else [plain]


@pytest.mark.parametrize("make", WAYS)
def test_numbers_are_drawn_as_the_rules_draw_them(make):
    below, get_bits = make(chance.below), make(chance.get_bits)
    for seed in SEEDS:
        luck = HarnessChance(seed)
        words = words_of(luck, make is for_core)
        for n in SIDES * 40:
            assert below(words, 0, n) == rules.below(luck, n)
            assert get_bits(words, 0) == luck.rng


@pytest.mark.parametrize("make", WAYS)
def test_cards_are_shuffled_as_the_rules_shuffle_them(make):
    shuffle = make(chance.shuffle)
    for seed in SEEDS:
        for cards in (0, 1, 2, 52):
            luck, pile = HarnessChance(seed), list(range(cards))
            words = words_of(luck, make is for_core, cards)
            rules.shuffle(luck, pile)
            shuffle(words, 0, 2, cards)
            assert list(words[2:]) == pile
            assert chance.get_bits(words, 0) == luck.rng
