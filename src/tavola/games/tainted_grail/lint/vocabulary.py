"""The closed vocabulary of packs (LN-1): values and conditions, word for word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tavola.games.tainted_grail.content.checks import Found, check_target, is_number, keys_of, one_of
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, RESOURCES, TRACKS
from tavola.games.tainted_grail.effects.evaluate import VALUES


def single_word(body: Any, known: Iterable[str], what: str) -> Found:
    """A mapping of exactly one word, and one that exists."""
    if not isinstance(body, dict) or len(body) != 1:
        yield f"{what} is a mapping with one word, not {body!r}"
    else:
        yield from one_of(next(iter(body)), known, what)


# -- values (D.1)


def check_value(expr: Any) -> Found:
    if is_number(expr):
        return
    wrong = list(single_word(expr, VALUES, "value"))
    yield from wrong
    if not wrong:
        ((word, body),) = expr.items()
        yield from VALUE_BODIES[word](body)


def _scaled(body: Any) -> Found:
    yield from keys_of(body, ("base", "each"), "a scaled value")
    if isinstance(body, dict) and not all(is_number(part) for part in body.values()):
        yield f"base and each are whole numbers, not {body!r}"


def _many(body: Any) -> Found:
    if not isinstance(body, list) or len(body) < 1:
        yield f"a list of values is needed, not {body!r}"
        return
    for part in body:
        yield from check_value(part)


def _true(body: Any) -> Found:
    if body is not True:
        yield f"this word is written with `true`, not {body!r}"


def _word(allowed: Iterable[str], what: str) -> Callable[[Any], Found]:
    return lambda body: one_of(body, allowed, what)


VALUE_BODIES: dict[str, Callable[[Any], Found]] = {
    "attr": _word(ATTRIBUTES, "Attribute"),
    "res": _word(RESOURCES, "resource"),
    "track": _word(TRACKS, "track"),
    "connected": _word((*ATTRIBUTES, "any"), "Attribute"),
    "pool": _true,
    "affinity": _true,
    "charges": _true,
    "dial": check_target,
    "players": _scaled,
    "party": _scaled,
    "taken": _word(("damage",), "thing taken"),
    "die": _word(("d6",), "die"),
    "sum": _many,
    "mul": _many,
    "min": _many,
    "max": _many,
}


# -- conditions (D.3)


def check_condition(cond: Cond) -> Found:
    """What its word says is wrong with it, and with those it is made of."""
    yield from cond.faults()
    for part in cond.parts():
        yield from check_condition(part)
