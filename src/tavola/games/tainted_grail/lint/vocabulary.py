"""The closed vocabulary of packs (LN-1): values and conditions, word for word."""

from __future__ import annotations

from tavola.games.tainted_grail.content.checks import Faults
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.value import Expr, Value


def check_value(expr: Expr) -> Faults:
    """What its word says is wrong with it, and with the values it is made of."""
    if isinstance(expr, Value):
        yield from expr.faults()
        for part in expr.parts():
            yield from check_value(part)


def check_condition(cond: Cond) -> Faults:
    """What its word says is wrong with it, and with those it is made of."""
    yield from cond.faults()
    for part in cond.parts():
        yield from check_condition(part)
