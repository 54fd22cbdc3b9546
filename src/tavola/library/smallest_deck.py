"""The smallest deck of Realm of Sand that plays as a whole one does: nine cards of each level, well mixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tavola.games.realm_of_sand.content import CardEntry
from tavola.games.realm_of_sand.lint import LEAST_HOURGLASSES, SPECIAL
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS

CARDS_OF_LEVEL = 9  # with fewer there are not hourglasses enough for a certain end
GIVERS = 4  # cards that give a disc of each kind

Mix = tuple[CardEntry, ...]


def well_mixed(cards: Sequence[CardEntry]) -> set[str]:
    """The ids of a deck against which the linter has nothing to say: level 1 gives basic discs, level 2 the rest."""
    low, middle, high = (even([card for card in cards if card.level == level]) for level in (1, 2, 3))
    ends = (*next(mix for mix in low if gives(mix, ELEMENTS[:BASIC])), *next(high))
    for mix in middle:
        chosen = (*ends, *mix)
        if gives(mix, SPECIAL) and special_discs(chosen) >= CARDS_OF_LEVEL and hourglasses(chosen) >= LEAST_HOURGLASSES:
            return {card.id for card in chosen}
    raise LookupError("no small deck of these cards is well mixed")


def even(cards: list[CardEntry]) -> Iterator[Mix]:
    """The mixes of one level that need each basic element about as often (R-15), those with most hourglasses first."""
    for chosen in combinations(sorted(cards, key=lambda card: -card.hourglasses), CARDS_OF_LEVEL):
        shown = Counter(letter for card in chosen for letter in "".join(card.pattern))
        mean = sum(shown[letter] for letter in ELEMENTS[:BASIC]) / BASIC
        if all(abs(shown[letter] - mean) <= mean / 10 for letter in ELEMENTS[:BASIC]):
            yield chosen


def gives(mix: Mix, letters: Sequence[str]) -> bool:
    return all(sum(letter in card.discs for card in mix) >= GIVERS for letter in letters)


def special_discs(mix: Mix) -> int:
    return sum(letter in SPECIAL for card in mix for letter in card.discs)


def hourglasses(mix: Mix) -> int:
    return sum(card.hourglasses for card in mix)
