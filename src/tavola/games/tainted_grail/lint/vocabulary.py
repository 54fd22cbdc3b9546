"""The closed vocabulary of packs (LN-1): values and conditions, word for word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from tavola.games.tainted_grail.content.checks import Found, check_target, is_number, keys_of, one_of
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, RESOURCES, TRACKS
from tavola.games.tainted_grail.effects.evaluate import QUESTIONS, VALUES

COMPARISON = re.compile(r"(>=|<=|==|!=|>|<)?-?[0-9]+\Z")
STATES = ("panic", "exhausted", "dying", "insane", "passed")
SEALS = ("menhir", "dreams", "inhospitable", "hospitable")
COLOURS = ("green", "grey", "violet", "blue")
MODES = ("story", "narrative")


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


def check_condition(cond: Any) -> Found:
    wrong = list(single_word(cond, QUESTIONS, "condition"))
    yield from wrong
    if not wrong:
        ((word, body),) = cond.items()
        yield from CONDITION_BODIES[word](body)


def compared(body: Any) -> Found:
    if not is_number(body) and not (isinstance(body, str) and COMPARISON.match(body)):
        yield f"a comparison is a number or written like '>=2', not {body!r}"


def _compared_by_name(allowed: Iterable[str], what: str, *, by: bool = False) -> Callable[[Any], Found]:
    def check(body: Any) -> Found:
        yield from keys_of(body, (*allowed, *(("by",) if by else ())), what)
        for name, wanted in body.items() if isinstance(body, dict) else ():
            if name == "by":
                yield from one_of(wanted, ("one", "each", "sum"), "`by`")
            else:
                yield from compared(wanted)

    return check


def _zone(body: Any) -> Found:
    if isinstance(body, str):
        yield from one_of(body, ("red", "grey", "green"), "zone")
        return
    yield from keys_of(body, TRACKS, "a zone")


def _has(body: Any) -> Found:
    yield from keys_of(body, ("secret", "item", "skill", "by", "ready"), "possession")
    if isinstance(body, dict):
        if sum(kind in body for kind in ("secret", "item", "skill")) != 1:
            yield "possession asks for one of secret, item, skill"
        yield from one_of(body.get("by", "self"), ("self", "party", "any"), "`by`")


def _all_of(body: Any) -> Found:
    if not isinstance(body, list) or not body:
        yield f"a list of conditions is needed, not {body!r}"
        return
    for part in body:
        yield from check_condition(part)


def _menhir(body: Any) -> Found:
    if isinstance(body, dict):
        yield from keys_of(body, ("count",), "Menhirs")
        yield from compared(body.get("count", 0))
    elif body != "here" and not is_number(body):
        yield f"a Menhir is a Location's number, `here`, or counted; not {body!r}"


def _dials(body: Any) -> Found:
    if not isinstance(body, dict):
        yield f"dials are compared by target, not {body!r}"
        return
    for target, wanted in body.items():
        yield from check_target(target)
        yield from compared(wanted)


def _together(body: Any) -> Found:
    """Who they are is looked up elsewhere; one alone is asked for with `is`."""
    if not isinstance(body, list) or len(body) < 2 or len(set(map(str, body))) != len(body):
        yield f"together needs a list of two Characters or more, not {body!r}"


def _nothing(body: Any) -> Found:
    """References are looked up elsewhere (lint_references.py)."""
    yield from ()


def _truth(body: Any) -> Found:
    if not isinstance(body, bool):
        yield f"true or false is needed, not {body!r}"


CONDITION_BODIES: dict[str, Callable[[Any], Found]] = {
    "attr": _compared_by_name(ATTRIBUTES, "an Attribute", by=True),
    "res": _compared_by_name(RESOURCES, "a resource", by=True),
    "track": _compared_by_name(TRACKS, "a track", by=True),
    "state": _word(STATES, "state"),
    "zone": _zone,
    "seal": _word(SEALS, "seal"),
    "deck": _word(COLOURS, "deck"),
    "kind": _word(("combat", "diplomacy", "text"), "kind of Encounter"),
    "has": _has,
    "menhir": _menhir,
    "pool": compared,
    "affinity": compared,
    "stage": compared,
    "played": compared,
    "charges": compared,
    "players": compared,
    "party": compared,
    "day": compared,
    "connected": _compared_by_name((*ATTRIBUTES, "any"), "connected Keys"),
    "dial": _dials,
    "ate": _truth,
    "together": _together,
    "mode": _word(MODES, "mode"),
    "all": _all_of,
    "any": _all_of,
    "not": check_condition,
    **dict.fromkeys(("status", "is", "at", "tag", "revealed", "trait", "encounter", "chapter", "quest"), _nothing),
}
