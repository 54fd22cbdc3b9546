"""Checks of single values that a type does not make: one sentence for each fault, with near misses (LN-1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, TypeAlias

from tavola.games.tainted_grail.content.selector import (
    PLACE_WORDS,
    PlaceSort,
    PlaceSought,
    Target,
    Where,
    Who,
    WhoIsAt,
)
from tavola.games.tainted_grail.content.strict import records_in

Faults: TypeAlias = Iterator[str]  # what is wrong, one sentence each
Named: TypeAlias = Iterator[tuple[str, Any]]  # kind of entry, name
COMPARISON = re.compile(r"(>=|<=|==|!=|>|<)?-?[0-9]+\Z")
SECRET = re.compile(r"secret:[0-9]+\Z")  # in conditions, where a target is a name


def one_of(value: Any, allowed: Iterable[Any], what: str) -> Faults:
    """Nothing, or that the value is not among those there are, with near misses."""
    names = [str(name) for name in allowed]
    if str(value) in names and not isinstance(value, (dict, list)):
        return
    near = get_close_matches(str(value), names, n=3, cutoff=0.6)
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(names)}"
    yield f"{value!r} is no {what}; {hint}"


def keys_of(body: Any, allowed: Iterable[str], what: str) -> Faults:
    """A mapping with known keys only."""
    if not isinstance(body, dict):
        yield f"{what} needs a mapping, not {body!r}"
        return
    for key in body:
        yield from one_of(key, allowed, f"part of {what}")


def one_act(body: Any, *acts: str) -> Faults:
    """A body with exactly one of these."""
    if sum(getattr(body, act) is not None for act in acts) != 1:
        yield f"one of {', '.join(acts)} is needed"


def compared(wanted: Any) -> Faults:
    if not is_number(wanted) and not (isinstance(wanted, str) and COMPARISON.match(wanted)):
        yield f"a comparison is a number or written like '>=2', not {wanted!r}"


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# -- selectors (D.2)


def check_who(who: Who) -> Faults:
    return check_place(who.at) if isinstance(who, WhoIsAt) else iter(())


def check_place(selector: Where) -> Faults:
    if isinstance(selector, str):
        yield from one_of(selector, PLACE_WORDS, "place")
    elif isinstance(selector, PlaceSought) and selector.connected is not None:
        yield from check_place(selector.connected)


def check_target(target: Target) -> Faults:
    if isinstance(target, str) and (target in ("self", "self_card") or target.isdigit() or SECRET.match(target)):
        return
    yield from check_place(target)


def places_in(selector: Where | None) -> Named:
    """The Locations that a selector names by their number, at any depth."""
    if isinstance(selector, int):
        yield "locations", selector
    for sought in records_in(selector, PlaceSought):
        yield from (("locations", number) for number in (sought.number, sought.connected) if isinstance(number, int))
    for sort in records_in(selector, PlaceSort):
        yield from (("locations", number) for number in sort.numbers)
