"""The shape of places: openings that change, how deep a visit goes, what a party can ever come to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.story.measure import ALL, Measure, count, number
from tavola.story.memory import gotos
from tavola.story.reading import BOOK, Section, StoryPack


def opening_changes(pack: StoryPack, place: str) -> bool:
    """Another visit may begin with other words than the first: the start leads on by a condition."""
    start = pack.sections.get(pack.places[place].start)
    if start is None:
        return False
    if start.body.get("if") and start.body.get("then"):
        return True
    return any("if" in effect and _leads_on(effect) for effect in start.body.get("do") or [])


def _leads_on(node: Any) -> bool:
    if isinstance(node, dict):
        return "goto" in node or any(_leads_on(value) for value in node.values())
    return isinstance(node, list) and any(_leads_on(value) for value in node)


def shape_measures(pack: StoryPack) -> Iterator[Measure]:
    places = list(pack.places)
    changing = [place for place in places if opening_changes(pack, place)]
    yield count("openings_changing", "places whose opening changes", changing, places)
    same = [place for place in places if place not in changing]
    yield count("openings_unchanging", "places whose opening never changes", same, places)
    depths = {place: depth(pack, place) for place in places}
    deep = [place for place in places if depths[place] > 3]
    yield count("places_deep", "places with a path of more than three sections", deep, places)
    yield number("depth_most", "sections of the longest path in any place", max(depths.values(), default=0))
    for party, reached in reaches(pack).items():
        measure = Measure(f"reach_{party}", f"sections that a party of {party} could ever read", "%")
        measure.note_share(ALL, sorted(reached), list(pack.sections))
        yield measure


def depth(pack: StoryPack, place: str) -> int:
    """The most sections that one visit shows without coming back to the hub; what redirects is not shown."""
    hub = pack.places[place].hub

    def longest(id: str, seen: frozenset[str]) -> int:
        section = pack.sections.get(id)
        if section is None or id in seen:
            return 0
        seen = seen | {id}
        on = [1 + (longest(goto, seen) if goto != hub else 0) for goto in _shown_ways(section)]
        then = section.body.get("then") or {}
        away = [longest(section.target(str(then["goto"])), seen)] if then.get("goto") else []
        return max([1, *on, *away])

    return longest(pack.places[place].start, frozenset())


def _shown_ways(section: Section) -> list[str]:
    if section.choices:
        return [section.target(choice.goto) for choice in section.choices]
    return [section.target(str(section.body["goto"]))] if section.body.get("goto") else []


def reaches(pack: StoryPack) -> dict[str, set[str]]:
    """What each Character alone can ever read, were everything else as it should be; a ceiling, not a forecast."""
    heroes = [str(name) for entry in pack.of_kind("campaigns") for name in entry.body.get("roster") or []]
    return {hero: reach(pack, {hero}) for hero in dict.fromkeys(heroes)}


def reach(pack: StoryPack, party: set[str]) -> set[str]:
    reached: set[str] = set()
    ahead = [place.start for place in pack.places.values()]
    ahead += [goto for entry in pack.entries for goto in gotos(entry.body)]
    ahead += [id for id in pack.sections if id == f"{BOOK}.500"]  # kept for Grace by the rules
    while ahead:
        id = ahead.pop()
        if id in reached or id not in pack.sections:
            continue
        reached.add(id)
        ahead += _ways_for(pack.sections[id], party)
    return reached


def _ways_for(section: Section, party: set[str]) -> Iterator[str]:
    then = section.body.get("then") or {}
    if then.get("goto") and may_hold(section.body.get("if"), party):
        yield section.target(str(then["goto"]))
    if section.body.get("goto"):
        yield section.target(str(section.body["goto"]))
    yield from (section.target(goto) for goto in _effect_ways(section.body.get("do")))
    for choice in section.choices:
        if may_hold(choice.body.get("if"), party):
            yield section.target(choice.goto)
            yield from (section.target(goto) for goto in _effect_ways(choice.body.get("do")))


def _effect_ways(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(goto := node.get("goto"), str):
            yield goto
        for value in node.values():
            yield from _effect_ways(value)
    elif isinstance(node, list):
        for value in node:
            yield from _effect_ways(value)


def may_hold(cond: Any, party: set[str]) -> bool:
    """Whether a condition can be true for this party; all but who is in it is taken to be possible."""
    if not isinstance(cond, dict):
        return True
    for word, body in cond.items():
        if word == "is" and body not in party:
            return False
        if word == "together" and not set(body) <= party:
            return False
        if word == "all" and not all(may_hold(part, party) for part in body):
            return False
        if word == "any" and not any(may_hold(part, party) for part in body):
            return False
    return True
