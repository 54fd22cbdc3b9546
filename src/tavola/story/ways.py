"""Ways into a section, and what bars them once a part is marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.story.reading import Section, StoryPack


class Way(msgspec.Struct, frozen=True):
    """One way into a section: a choice, a redirection, or going on by itself."""

    start: str  # the section it comes from
    goto: str
    body: dict[str, Any]  # of the choice; empty where nobody chooses
    barred_by: frozenset[str] = frozenset()  # Statuses or parts that close it once marked


def denied(cond: Any, positive: bool = True) -> frozenset[str]:
    """The parts, or whole Statuses, that must not be marked for a condition to hold."""
    if not isinstance(cond, dict):
        return frozenset()
    found: set[str] = set()
    for word, body in cond.items():
        if word == "not":
            found |= denied(body, not positive)
        elif word == "all" or (word == "any" and (not positive or len(body) == 1)):
            for part in body:
                found |= denied(part, positive)
        elif word == "status" and not positive:
            found |= set(_names(body))
        elif word == "status" and isinstance(body, dict):  # `{bread: '<1'}` says not as well
            found |= {key for key, part in body.items() if isinstance(part, str) and part.startswith("<")}
    return frozenset(found)


def _names(body: Any) -> Iterator[str]:
    if isinstance(body, str):
        yield body
    elif isinstance(body, dict):
        for key, part in body.items():
            yield f"{key}#{part}" if isinstance(part, int) else key


def bars(barred_by: frozenset[str], parts: set[str]) -> bool:
    """Whether marking these parts closes what is barred by those."""
    return any(part in barred_by or part.partition("#")[0] in barred_by for part in parts)


def ways_into(pack: StoryPack) -> dict[str, list[Way]]:
    """For each section every way into it from a section."""
    found: dict[str, list[Way]] = {}
    for section in pack.sections.values():
        for way in _ways_from(section):
            found.setdefault(way.goto, []).append(way)
    return found


def shut_by(section: Section) -> frozenset[str]:
    """The parts that lead past a section: it is read only where its redirection does not hold."""
    return denied(section.body.get("if"), positive=False) if section.body.get("then") else frozenset()


def _ways_from(section: Section) -> Iterator[Way]:
    passed = shut_by(section)
    then = section.body.get("then") or {}
    if then.get("goto"):
        yield Way(section.id, section.target(str(then["goto"])), {}, denied(section.body.get("if")))
    if section.body.get("goto"):
        yield Way(section.id, section.target(str(section.body["goto"])), {}, passed)
    for choice in section.choices:
        barred = denied(choice.body.get("if")) | passed
        yield Way(section.id, section.target(choice.goto), choice.body, barred)


def entrances(pack: StoryPack) -> set[str]:
    """Sections that a visit comes to without choosing: starts and hubs."""
    return {id for place in pack.places.values() for id in (place.start, place.hub)}
