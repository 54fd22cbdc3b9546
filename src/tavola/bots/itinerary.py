"""Where a traveller should go: the way to the Locations that an active Quest speaks of, or to a Menhir."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tavola.games.tainted_grail.locations import ways_from
from tavola.games.tainted_grail.quests import entry_of, is_settled
from tavola.games.tainted_grail.state import Avalon

NAMING = ("at", "revealed", "menhir")  # conditions whose body is a Location, or a list of them


def quest_targets(g: Avalon) -> set[int]:
    """Locations that the goals of active Quests name."""
    return {
        number
        for quest in g.quests
        if not is_settled(g, quest)
        for number in numbers_in(entry_of(g, quest).success_if)
        if number in g.box.locations
    }


def numbers_in(cond: Any) -> Iterator[int]:
    """Every Location number in a condition, at any depth."""
    if isinstance(cond, dict):
        for name, body in cond.items():
            if name in NAMING:
                yield from (number for number in (body if isinstance(body, list) else [body]) if type(number) is int)
            if name == "dial" and isinstance(body, dict):
                yield from (int(target) for target in body if str(target).isdigit())
            yield from numbers_in(body)
    elif isinstance(cond, list):
        for part in cond:
            yield from numbers_in(part)


def menhir_wanted(g: Avalon, enough: int) -> bool:
    """No Menhir burns long enough."""
    return max(g.menhirs.values(), default=0) < enough


def step_towards(g: Avalon, here: int, to: int, is_meant: Callable[[int], bool]) -> bool:
    """Whether going there brings one nearer to the nearest such Location on the table."""
    if is_meant(here):
        return False
    there, now = distance(g, to, is_meant), distance(g, here, is_meant)
    return there is not None and (now is None or there < now)


def distance(g: Avalon, start: int, is_meant: Callable[[int], bool]) -> int | None:
    """Steps along revealed ways to the nearest Location that is meant."""
    seen, edge, steps = {start}, [start], 0
    while edge:
        if any(is_meant(number) for number in edge):
            return steps
        edge = sorted({way for number in edge for way in ways_from(g, number)} - seen)
        seen.update(edge)
        steps += 1
    return None
