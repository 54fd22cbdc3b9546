"""Asking cards: whether a condition holds, what a value is worth.

What a condition asks and what a value is worth is said by its record (words/). Modifiers and survival tracks, at which
those words look, need only this module.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat


class Asked(msgspec.Struct, frozen=True, gc=False):
    """Who asks: the acting Character, the card, the group it may look at."""

    hero: Seat
    source: str
    members: Sequence[Seat]


def holds(g: Avalon, cond: Cond | None, hero: Seat, source: str, members: Sequence[Seat] | None = None) -> bool:
    """Whether a condition is met. One of the members is enough unless it says `by: each` or `by: sum` (TG-21.10);
    in an Activation only the acting Character is looked at, and so it is where `members` is just that one."""
    if cond is None:
        return True
    if members is None:
        members = [hero] if g.encounter is not None and g.encounter.active >= 0 else who_is_in(g, hero)
    return cond.met(g, Asked(hero, source, members))


def amount(g: Avalon, expr: Expr, hero: Seat, source: str) -> int:
    """What an expression is worth now for this Character."""
    if isinstance(expr, int):
        return expr
    return expr.worth(g, hero, source)


def compares(value: int, wanted: int | str) -> bool:
    """`2` and "==2" mean exactly two; ">=2", "<=2", ">2", "<2" and "!=2" as they read."""
    if isinstance(wanted, int):
        return value == wanted
    test, number = _comparison(wanted)
    return test(value, number)


@cache  # a pack has few of them and asks them all the time
def _comparison(wanted: str) -> tuple[Callable[[int, int], bool], int]:
    for sign, test in COMPARISONS.items():
        if wanted.startswith(sign):
            return test, int(wanted[len(sign) :])
    return operator.eq, int(wanted)


# The longer signs first: each is looked for at the beginning.
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
