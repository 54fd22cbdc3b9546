"""What a fight with few cards is worth at best, reckoned exactly: every answer, every card that may be drawn.

Only the order of the deck is unknown, so a position is worth what its best answer is worth on average over the cards
that may come. Positions that are alike are reckoned once. With seven cards that takes seconds, with fifteen ages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from tavola.kernels.tainted_grail import layout as w

Words: TypeAlias = Any
MOST_POSITIONS = 200_000


class TooLarge(Exception):
    """There are more positions than anybody would wait for, or a die is thrown."""


class Exact:
    """The value of positions of one fight, and the best answer in each."""

    def __init__(self, tables: Words, act: Callable[..., Any], name_of: Callable[..., int], judge: Callable[..., int]):
        self.tables, self.act, self.name_of, self.judge = tables, act, name_of, judge
        self.known: dict[int, tuple[float, int]] = {}

    def value(self, s: Words) -> float:
        """What this position is worth at best, in thousandths."""
        return self.best(s)[0]

    def best(self, s: Words) -> tuple[float, int]:
        """That, and the answer that brings it."""
        if s[w.OVER] != w.GOING_ON:
            return float(self.judge(self.tables, s)), 0
        name = self.name_of(s)
        found = self.known.get(name)
        if found is None:
            if len(self.known) >= MOST_POSITIONS:
                raise TooLarge
            answers = [int(action) for action in s[w.OPTIONS : w.OPTIONS + int(s[w.OPTION_COUNT])]]
            found = max((self.after(s, action), action) for action in answers)
            self.known[name] = found
        return found

    def after(self, s: Words, action: int) -> float:
        """What an answer is worth on average."""
        return sum(chance * self.value(then) for chance, then in self.outcomes(s, action, ()))

    def outcomes(self, s: Words, action: int, drawn: tuple[int, ...]) -> Iterator[tuple[float, Words]]:
        """All that may come of an answer, with the cards `drawn` on top of the deck; more of them where more come."""
        count = int(s[w.DECK_COUNT])
        deck = [int(card) for card in s[w.DECK : w.DECK + count]]
        rest = [card for card in deck if card not in drawn]
        then = s.copy()
        then[w.DECK : w.DECK + count] = [*rest, *reversed(drawn)]
        self.act(self.tables, then, action)
        if then[0] != s[0] or then[1] != s[1]:
            raise TooLarge
        if count - int(then[w.DECK_COUNT]) <= len(drawn):
            yield 1.0, then
            return
        for card in rest:
            for chance, each in self.outcomes(s, action, (*drawn, card)):
                yield chance / len(rest), each
