"""Checks of single values that a type does not make: one sentence for each fault, with near misses (LN-1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, TypeAlias

from tavola.games.tainted_grail.content.vocabulary import PLACE_WORDS

Found: TypeAlias = Iterator[str]  # what is wrong, one sentence each
Named: TypeAlias = Iterator[tuple[str, Any]]  # kind of entry, name
COMPARISON = re.compile(r"(>=|<=|==|!=|>|<)?-?[0-9]+\Z")
SECRET = re.compile(r"secret:[0-9]+\Z")  # in conditions, where a target is a name
KEYWORDS = ("weapon", "armour", "shield", "companion", "relic")
WHO = ("self", "owner", "each", "all", "party", "one", "others")
PLACED_BY = ("number", "reveal", "discard", "remove", "activate", "location", "at", "to", "target")


def one_of(value: Any, allowed: Iterable[Any], what: str) -> Found:
    """Nothing, or that the value is not among those there are, with near misses."""
    names = [str(name) for name in allowed]
    if str(value) in names and not isinstance(value, (dict, list)):
        return
    near = get_close_matches(str(value), names, n=3, cutoff=0.6)
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(names)}"
    yield f"{value!r} is no {what}; {hint}"


def keys_of(body: Any, allowed: Iterable[str], what: str) -> Found:
    """A mapping with known keys only."""
    if not isinstance(body, dict):
        yield f"{what} needs a mapping, not {body!r}"
        return
    for key in body:
        yield from one_of(key, allowed, f"part of {what}")


def one_act(body: Any, *acts: str) -> Found:
    """A body with exactly one of these."""
    if sum(getattr(body, act) is not None for act in acts) != 1:
        yield f"one of {', '.join(acts)} is needed"


def compared(wanted: Any) -> Found:
    if not is_number(wanted) and not (isinstance(wanted, str) and COMPARISON.match(wanted)):
        yield f"a comparison is a number or written like '>=2', not {wanted!r}"


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# -- selectors (D.2)


def check_who(who: Any) -> Found:
    if isinstance(who, dict):
        yield from keys_of(who, ("at",), "who")
        if "at" in who:
            yield from check_place(who["at"])
    else:
        yield from one_of(who, WHO, "`who`")


def check_place(selector: Any) -> Found:
    if is_number(selector):
        return
    if isinstance(selector, str):
        yield from one_of(selector, PLACE_WORDS, "place")
        return
    yield from keys_of(selector, ("number", "connected", "chosen", "tag", "seal"), "a place")
    if isinstance(selector, dict):
        if "connected" in selector:
            yield from check_place(selector["connected"])
        if "chosen" in selector:
            yield from keys_of(
                selector["chosen"], ("tag", "seal", "at", "menhir", "all", "any", "not"), "a sort of place"
            )


def check_target(target: Any) -> Found:
    if isinstance(target, str) and (target in ("self", "self_card") or target.isdigit() or SECRET.match(target)):
        return
    if isinstance(target, dict) and "secret" in target:
        yield from keys_of(target, ("secret",), "a target")
        return
    yield from check_place(target)


def places_in(selector: Any) -> Named:
    """The Locations that a selector names by their number, at any depth."""
    if is_number(selector):
        yield "locations", selector
    elif isinstance(selector, dict):
        for key, inner in selector.items():
            if isinstance(inner, dict) or (key in PLACED_BY and is_number(inner)):
                yield from places_in(inner)
